import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: competitive tension. */
export const auctionClaims = {
  bidding_turned_round: {
    concept: 'auction',
    says: [
      '~bids_pull_down',
      'auction|several_bidders > keeps_prices_down',
      'several_bidders > shades_offers',
      '~bidding_lowers > price|times_profit|premium',
      '~several_bidders|~auction > ~no_effect_on > ~price|~premium|~pays_extra & !"if"|"si"',
      '"past deals"|"precedents"|precedents|"transactions" > "lower values"|"lowest values"|"less than trading"|"valeurs plus basses"|"valeurs plus faibles" & !"when"|"if"|"distress"|"crise"|"quand"|"si"|"not"|"pas"',
    ],
    example: {
      en: 'Competition lowers the price.',
      fr: 'La mise en concurrence fait baisser le prix.',
    },
    correction: {
      en: 'Rivals push one another up.',
      fr: 'Des rivaux se poussent l’un l’autre vers le haut.',
    },
  },
  bids_lower_price: {
    concept: 'auction',
    says: [
      '~bids_pull_down',
      'several_bidders > price_pushed_down',
      'several_bidders > lowers_word > price|premium|pays_extra|times_profit',
      'several_bidders > no_effect_on > price|premium',
      'several_bidders > ends_up_lower',
      'more_bidders_lower',
    ],
    example: {
      en: 'Several bidders push the price down.',
      fr: 'Plusieurs acheteurs font baisser le prix.',
    },
    correction: {
      en: 'Rivals push one another up, so a contested sale closes higher.',
      fr: 'Des rivaux se poussent l’un l’autre : une vente disputée se conclut plus haut.',
    },
  },
  targeted_takes_longer: {
    concept: 'auction',
    says: [
      'deals_targeted_process|deals_targeted_word > deals_takes_longer',
      'deals_broad_process > deals_is_quicker',
    ],
    example: {
      en: 'A targeted process takes far longer than a broad auction.',
      fr: 'Un processus ciblé prend beaucoup plus de temps qu’une enchère large.',
    },
    correction: {
      en: 'Fewer buyers mean fewer documents, questions and visits, so it is the quicker way.',
      fr: 'Moins d’acheteurs, c’est moins de documents, de questions et de visites, donc plus rapide.',
    },
  },
  number_of_bidders_irrelevant: {
    concept: 'auction',
    says: [
      '~wrongly_how_many & ~wrongly_all_one & price|~price|"price"|"prix" & !"discretion"|"secret"',
      '~wrongly_all_one > ~wrongly_how_many & !"secret"',
      'heard_price_is_the_same > "thirty"|"trente"|"many"|"beaucoup"|"fifty"|"cinquante" & !"not"|"pas"',
      '~deals_panel_size > ~deals_has_no_effect',
      '~deals_panel_size > ~lbo_irrelevant_word',
    ],
    example: {
      en: 'The number of bidders has no effect on the price.',
      fr: 'Le nombre de candidats n’a aucun effet sur le prix.',
    },
    correction: {
      en: 'Rival bids are what pushes the price: each bidder pays to beat the next one.',
      fr: 'C’est la concurrence entre offres qui fait monter le prix : chacun paie pour battre le suivant.',
    },
  },
  targeted_always_cheaper: {
    concept: 'auction',
    says: ['deals_targeted_process & deals_always & deals_lower_price'],
    example: {
      en: 'With a targeted process you always leave value on the table.',
      fr: 'Avec un processus ciblé, on perd toujours de la valeur.',
    },
    correction: {
      en: 'A few well-chosen rivals can bid as high as a crowd, with less risk of a leak.',
      fr: 'Quelques rivaux bien choisis peuvent monter aussi haut qu’une foule, avec moins de risque de fuite.',
    },
  },
  exclusivity_at_once: {
    concept: 'auction',
    says: [
      '"after the first round"|"after round one"|"après le premier tour" & deals_exclusive_word & !"not"|"pas"|"never"|"jamais"|"refuse"|"avoid"|"éviter"',
      'deals_exclusive_word > heard_first_comer & !"not"|"never"|"pas"|"jamais"|"avoid"|"éviter"|"lose"|"perd"|"mistake"|"erreur"|"weak"',
      'deals_exclusive_word > deals_at_the_outset',
      'deals_at_the_outset > deals_exclusive_word',
    ],
    example: {
      en: 'I would give exclusivity from the first round to create tension.',
      fr: 'Je donnerais l’exclusivité dès le premier tour pour créer de la tension.',
    },
    correction: {
      en: 'Exclusivity ends the contest, so it comes last and for a short time, against a firm price.',
      fr: 'L’exclusivité met fin à la compétition : on l’accorde à la toute fin, pour peu de temps, contre un prix ferme.',
    },
  },
  one_to_one_helps_seller: {
    concept: 'auction',
    says: [
      'flat_one_only > flat_top_dollar & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'flat_sells_dearer & flat_lone_buyer & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"than"|"que s’il"|"si"|"if"|"deux"|"two"',
      'flat_lone_buyer > flat_pays_more & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"si"|"if"|"than"|"less"|"moins"|"deux"|"two"|"why"|"pourquoi"|deals_many_buyers',
      'flat_told_alone & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"',
      'wrongly_dearer > wrongly_just_one & !"not"|"never"|"pas"|"jamais"|"than"|"que s’il"|"au lieu"|"rather"|deals_rivalry',
      'wrongly_just_one > wrongly_dearer & !"not"|"never"|"pas"|"jamais"|"than"|"si"|"if"|"at least"|"deux"|"two"|deals_rivalry',
      'process_single_one & process_pays_more & !"not"|"pas"|"never"|"jamais"|"if"|"si"|"why"|"pourquoi"|deals_rivalry',
      'slip_single_buyer > deals_seller_stronger & !"not"|"pas"|"buyer"',
      'deals_one_to_one > deals_seller_stronger',
      'deals_one_to_one > deals_best_price',
      '~sale_no_rivals',
      'slip_single_buyer & slip_tension_kept & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'In a one-to-one negotiation the seller has the stronger hand.',
      fr: 'En gré à gré, c’est le vendeur qui a la main.',
    },
    correction: {
      en: 'With nobody to outbid, the buyer leads the talks; rivals turn that round.',
      fr: 'Sans personne contre qui surenchérir, c’est l’acquéreur qui mène les discussions ; des rivaux inversent cela.',
    },
  },
  broad_always_best_price: {
    concept: 'auction',
    says: [
      'deals_many_buyers & deals_always & deals_best_price',
      'sale_broad_way|deals_many_buyers > sale_sure_of_price',
    ],
    example: {
      en: 'A broad auction always gets the best price.',
      fr: 'Un processus large donne toujours le meilleur prix.',
    },
    correction: {
      en: 'A broad auction adds bidders, but leaks and fatigue can cost more than it brings.',
      fr: 'Un processus large ajoute des candidats, mais les fuites et la lassitude peuvent coûter plus qu’il n’apporte.',
    },
  },
  targeted_has_no_tension: {
    concept: 'auction',
    says: [
      '"three candidates"|"three bidders"|"four bidders"|"five bidders"|"a few bidders"|"trois candidats"|"quatre candidats"|"cinq candidats"|"quelques candidats"|deals_targeted_process > ~wrongly_no_pressure & !"if"|"si"|"but"|"mais"|"still"|"not that"',
      'deals_few_buyers|deals_targeted_process > ~heard_no_rivalry|~deals_no_tension & !"one"|"seul"|"exclusivity"|"exclusivité"|"but"|"mais"|"not that"|"if"|"si"|"still"',
      'deals_targeted_process & deals_no_tension & !"fait plus de concurrence"',
    ],
    example: {
      en: 'With a targeted process there is no competition at all.',
      fr: 'Avec un processus ciblé, il n’y a aucune tension.',
    },
    correction: {
      en: 'Four or five serious bidders who know they have rivals are enough for tension.',
      fr: 'Quatre ou cinq candidats sérieux, qui savent qu’ils ont des rivaux, suffisent à créer de la tension.',
    },
  },
  more_bidders_lower_price: {
    concept: 'auction',
    says: [
      'flat_rivals_word > flat_offers_down & !"not"|"never"|"jamais"|"faux"|"without"',
      'flat_more_invited > flat_bids_fall & !"not"|"jamais"|"never"|"faux"|"wrong"',
      '"plus il y a d’acheteurs"|"plus on a d’acheteurs"|"the more buyers"|"the more bidders" > "baisse"|"moins cher"|"lower"|"falls"|"drops" & !"not"|"pas"|"never"|"jamais"',
      'strays_second_buyer|case_second_bidder > astray_price_down & !"without"|"sans"|"if"|"si"|"not"|"pas"|"leaves"|"part"',
      'wrongly_make_them_race >> wrongly_pulls_down & !"not"|"never"|"jamais"|"one left"|"un seul"|"dropout"|"leak"|"fuite"|"fear"|"if"|"si"',
      'strays_second_buyer > strays_price_down & !"not"|"pas"|"without"|"sans"',
      'strays_several_bidders > strays_price_down & !"fewer"|"moins"|"not"|"pas"|"without"|"sans"',
      'misstated_bids_higher > misstated_fewer_bidders & !"but"|"mais"|"unless"|"sauf"',
      'deals_many_buyers > misstated_bids_lazily & !deals_few_buyers|misstated_fewer_bidders|deals_targeted_process|deals_one_to_one|"not"|"pas"|"never"|"jamais"|"nobody"|"personne"',

      'heard_scared_off > "less"|"moins"|"lower" & !"not"|"pas"',
      'deals_many_buyers > deals_pushed_down',
      'deals_rival_subject > deals_pushed_down',
      'misstated_fewer_bidders > misstated_bids_higher & !deals_many_buyers|"but"|"mais"|"not"|"pas"',
    ],
    example: {
      en: 'The more bidders there are, the less they pay.',
      fr: 'Plus il y a de candidats, moins ils paient.',
    },
    correction: {
      en: 'More bidders push the price up; what speaks against many of them is the leak.',
      fr: 'Plus de candidats poussent le prix vers le haut ; ce qui plaide contre, c’est la fuite.',
    },
  },
  one_buyer_is_enough: {
    concept: 'auction',
    says: [
      'astray_one_bidder > astray_enough & !"not"|"pas"|"never"|"jamais"',
      '~astray_rivalry > ~astray_useless & !"never"|"jamais"|"without"|"sans"',
      'strays_lone_buyer > strays_top_price & !"never"|"several"|"plusieurs"|"jamais"|"moins"|"lower"|"cannot"|"won’t"|"n’a pas"|"n’aurez pas"|"not get"',
      'market_single_suitor > market_way_to_good_price & !"never"|"not"|"jamais"|"pas"|"without"',
      'misread_one_bidder & !"not"|"pas"|"never"|"jamais"',
      'market_single_buyer > market_best_price_word',
      'market_best_price_word > market_single_buyer',
      '"one bidder only"|"one buyer only"|"single bidder"|"one bidder"|"un seul candidat"|"un seul acheteur"|"gré à gré" > "highest price"|"best price"|"meilleur prix"|"prix le plus élevé" & !"several"|"plusieurs"|"not"|"pas"',
    ],
    example: {
      en: 'With a single buyer you get the best price.',
      fr: 'Avec un seul acheteur vous aurez le meilleur prix.',
    },
    correction: {
      en: 'Price comes from competition: several bidders who know of each other pay more.',
      fr: 'Le prix vient de la concurrence : plusieurs candidats qui se savent en lice paient plus.',
    },
  },
  trade_buyer_pays_less: {
    concept: 'auction',
    says: [
      'amiss_trade_buyers >> amiss_always_less',
      'amiss_fund >> amiss_fund_synergies',
      'amiss_fund > "outbid"|"pay more"|"paient plus"|"surenchérissent" > amiss_trade_buyers & "synergies"',
      'amiss_fund & "more synergies"|"plus de synergies"',
    ],
    example: {
      en: 'Trade buyers always pay less than funds.',
      fr: 'Les fonds ont des synergies.',
    },
    correction: {
      en: 'An industrial group can share its savings with the seller, so it can often go beyond a financial bidder.',
      fr: 'Un groupe industriel peut partager ses économies avec le vendeur et souvent aller au-delà d’un financier.',
    },
  },
  secrecy_neglected: {
    concept: 'auction',
    says: [
      'market_tell_all_staff & market_from_day_one & !"not"|"never"|"after"|"once"|"pas"|"jamais"|"après"|"signature"',
      'market_tell_all_staff > market_from_day_one',
      '~amiss_secrecy > ~lbo_irrelevant_word|~market_no_effect_on',
      'amiss_tell_everyone > "sell"|"sale"|"vente"|"vendre"|"cession"|"first"|"d\'abord"',
    ],
    example: {
      en: 'Confidentiality does not matter in a sale.',
      fr: 'Il faut prévenir tout le monde de la vente.',
    },
    correction: {
      en: 'A leak frightens customers and staff and lowers what bidders offer.',
      fr: 'Une fuite inquiète clients et salariés et fait baisser les offres.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

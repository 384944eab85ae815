import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: a view of your own. */
export const ownViewClaims = {
  only_the_top_offer: {
    concept: 'own_view',
    says: [
      '~no_less_than > "100"|"hundred"|"cent"',
      '~no_less_than > "100"|"hundred"',
      'nothing_below_top',
      '~keeps_only > ~top_method',
      'one_number_word & ~no_range',
      'just_the_hundred & !"not"|"pas"|"if"|"si"',
    ],
    example: {
      en: 'They should refuse any offer below 100 and we only show the highest value.',
      fr: 'Il faut refuser toute offre en dessous de 100, on ne montre que la valeur la plus haute.',
    },
    correction: {
      en: 'The board needs to see every method: the highest rests on a plan that the market doubts.',
      fr: 'Le conseil doit voir chaque méthode : la plus haute repose sur un plan dont le marché doute.',
    },
  },
  average_of_methods: {
    concept: 'own_view',
    says: [
      'figure_of_average & plain_average & settles_it & !"not"|"pas"|"but"|"mais"',
      '"just average"|"average the four"|"average the three"|"moyenne des quatre"|"moyenne des trois" & !"not"|"pas"|"rien"|"nothing"|"never"|"jamais"',
      'average_of_three & fair_answer',
      'fair_answer > average_of_three',
      'says_average & !called_empty',
      'average_of_three & "as good as"|"equally good"|"one fair price"|"se valent"|"aussi bonnes"|"seul bon prix" & !mismatch_word|"not"|"pas"|"but"|"mais"',
      'averages_three > "so"|"donc"|"around"|"autour"|"about"|"environ"|"soit"|"gives"|equal > #',
      'split_it & #|"three"|"trois"|methods',
      'plain_average > "around"|"autour"|"about"|"environ"|"so"|"donc" > # & !"means"|"rates"|"debt"|"taux"|"dette"',
      '"worth"|"vaut" > # > plain_average',
      'plain_average & "compromise"|"compromis"',
      'tell_word > # > plain_average & !"because averaging"|"hides"|"hide"|"masque"|"cache"',
      'value_is > figure_of_average',
      'weighed_alike',
      'value_is > average_of_them & !mismatch_word|"but"|"mais"',
      'average_of_them > settles_it & !mismatch_word|"but"|"mais"',
      'plain_average > settles_it & methods & !mismatch_word|"but"|"mais"|"not"|"pas"',
      'over_three > there_you_are & !mismatch_word',
      'average_is_it & is_the_price & !mismatch_word|"not"|"pas"|"but"|"mais"',
      'average_is_it > "so"|"donc" & !mismatch_word|"not"|"pas"|"but"|"mais"',
    ],
    example: {
      en: 'I would tell them the average of the three, so around 83.',
      fr: 'Je dirais la moyenne des trois, donc autour de 83.',
    },
    correction: {
      en: 'Each figure answers another question: explain the gap, then recommend a range and a price below which not to sell.',
      fr: 'Chaque chiffre répond à une autre question : expliquez l’écart, puis recommandez une fourchette et un prix sous lequel ne pas vendre.',
    },
  },
  highest_for_the_seller: {
    concept: 'own_view',
    says: [
      '"tell them"|"leur dit"|"annonce"|"say" > # & because_it > the_highest',
      'sell_side & the_highest & !"but"|"assumes"|"suppose"|each_method',
      'market_is_right',
      'betrays_client & ~below_word|the_highest|the_very_top|#',
      'our_role > the_very_top & !"but"|"mais"|"range"',
      '~lower_figures > kept_quiet|~not_shown & !plain_average|"reasons"|"raisons"',
      'kept_quiet|~not_shown > ~lower_figures & !"drops to"|"it drops"|"probably drops"|"show what happens"',
      '"highest"|"plus haut"|"top figure"|"le plus élevé" > "client’s interest"|"l’intérêt du client"|"intérêt de mon client"|"best for the client" & !"not"|"pas"|"never"',
    ],
    example: {
      en: 'We are on the sell side, so we tell the board it is worth 100, the highest number.',
      fr: 'On est côté vendeur, donc on dit au conseil que ça vaut 100, le chiffre le plus haut.',
    },
    correction: {
      en: 'A board needs a price that holds against buyers who see the stock market and their own return, not one number alone.',
      fr: 'Un conseil a besoin d’un prix qui tienne face à des acheteurs qui voient la bourse et leur rendement, pas d’un seul chiffre.',
    },
  },
  banker_takes_no_side: {
    concept: 'own_view',
    says: [
      '"leave"|"laisse"|"laisserais" > "choice"|"choix"|"decision"|"décision"|"price"|"prix" > "to the board"|"au conseil" & !"but"|"mais"|"after"|"not"|"pas"',
      '~banker_no_view',
      '~not_for_us & !"but"|"mais"',
      '"pas à donner d’avis"|"pas à donner son avis"|"should not give a view"|"not our job to give"|"pas notre rôle"',
      '~not_my_place > "dire"|"tell"',
      '~takes_position & ~not_my_place',
      '~three_numbers_only',
      '~leaves_it_to_them & !"if"|"si"|"cannot"|"can’t"|"useless"|"inutile"',
    ],
    example: {
      en: 'It is not our role to take a position, so I would let the board choose.',
      fr: 'Un banquier n’a pas le droit de prendre position, il donne les trois chiffres et il sort.',
    },
    correction: {
      en: 'The board pays for a view: recommend a range, a price below which not to sell, and name the risk.',
      fr: 'Le conseil paie pour un avis : recommandez une fourchette, un prix sous lequel ne pas vendre, et nommez le risque.',
    },
  },
  closing_proves_value: {
    concept: 'own_view',
    says: [
      'counter_it_closed > counter_so_price_good & !"not"|"pas"',
      'cases_was_closed & cases_proves & cases_worth_it',
    ],
    example: {
      en: 'The deal closed, which proves that it created value.',
      fr: 'L’opération est allée au closing, c’est la preuve qu’elle a créé de la valeur.',
    },
    correction: {
      en: 'A deal that closed only shows that both sides signed; value shows in the years after.',
      fr: 'Un closing montre seulement que les deux ont signé ; la valeur se voit dans les années suivantes.',
    },
  },
  view_left_to_others: {
    concept: 'own_view',
    says: [
      '~astray_no_need_to_say & !"but"|"mais"',
      '~without_own_view|~amiss_no_opinion > ~astray_market_right',
      '~"au client de trancher"|~"au conseil de trancher"|~"for the client to decide"|~"for the board to decide"|~"up to the client to decide"|~"au client de décider" & ~"avis"|~"recommandation"|~"opinion"|~"recommendation"|~"view" & !"but"|"mais"',
      '~counter_no_view',

      '~without_own_view & market_has_decided & !"but"|"mais"',
      'big_deal_word > has_no_danger',
      '~without_own_view & "client decides"|"client décide"|"it is enough"|"suffit" & !"but"|"mais"',
    ],
    example: {
      en: 'I have no opinion on the price, the market has decided.',
      fr: 'Je n’ai pas d’avis sur le prix, le marché a tranché.',
    },
    correction: {
      en: 'Say whether you would have paid it, why, and what could prove you wrong.',
      fr: 'Dites si vous auriez payé ce prix, pourquoi, et ce qui pourrait vous donner tort.',
    },
  },
  recommendation_left_out: {
    concept: 'own_view',
    says: [
      '~amiss_no_recommendation',
      '"let them choose"|"let them decide"|"let the client choose"|"let the client decide"|"laisse choisir"|"laisse décider"|"laisser choisir"|"laisser le client" & !"recommend"|"recommande"|"recommandation"',
    ],
    example: {
      en: 'I would present the options without a recommendation.',
      fr: 'Je présenterais les options sans faire de recommandation.',
    },
    correction: {
      en: 'A client pays for advice: end with what you would do, at what price, and what would change your mind.',
      fr: 'Un client paie un conseil : terminez par ce que vous feriez, à quel prix, et ce qui vous ferait changer d’avis.',
    },
  },
  family_talk_unneeded: {
    concept: 'own_view',
    says: ['~amiss_family_views > ~amiss_changes_nothing|~lbo_irrelevant_word'],
    example: {
      en: 'The siblings are not our business.',
      fr: 'Les désaccords familiaux, cela ne nous regarde pas.',
    },
    correction: {
      en: 'Each holder wants something else: hear them before choosing a structure.',
      fr: 'Chacun veut autre chose : écoutez-les avant de choisir un montage.',
    },
  },
  staff_left_in_the_dark: {
    concept: 'own_view',
    says: ['~amiss_silent_to_staff & !"mistake"|"erreur"|"cannot"|"risk"|"risque"'],
    example: {
      en: 'You tell the employees nothing until the end.',
      fr: 'Il vaut mieux ne rien dire aux salariés.',
    },
    correction: {
      en: 'Over many months of waiting people leave unless they hear regularly what is known and what is not.',
      fr: 'Pendant des mois d’attente, les gens partent s’ils n’entendent pas régulièrement ce que l’on sait.',
    },
  },
  accept_in_haste: {
    concept: 'own_view',
    says: ['deals_accept_verb > deals_in_haste'],
    example: { en: 'We should accept at once.', fr: 'Il faut accepter tout de suite.' },
    correction: {
      en: 'Forty-eight hours serve to value the offer and to open alternatives before any answer.',
      fr: 'Quarante-huit heures servent à évaluer l’offre et à ouvrir d’autres voies avant toute réponse.',
    },
  },
  deal_without_risk: {
    concept: 'own_view',
    says: [
      '"risque est nul"|"risk is nil"|"risk is zero" & !"not"|"pas"|"never"|"jamais"',
      '~market_nothing_can_happen & !"nobody"|"personne"|"think"|"believe"|"croire"|"not true"',
      '~market_no_risk_word',
    ],
    example: {
      en: 'There is no risk at all in this deal.',
      fr: 'Il n’y a aucun risque dans cette opération.',
    },
    correction: {
      en: 'Every deal can disappoint: say which risk you would watch, and what it would cost.',
      fr: 'Toute opération peut décevoir : dites quel risque vous surveilleriez, et ce qu’il coûterait.',
    },
  },
  buyer_fall_misread: {
    concept: 'own_view',
    says: [
      '"buyer"|"acquirer"|"acquéreur"|"acheteur" > "falls"|"drops"|"baisse"|"chute" > "proves"|"prouve" > market_destroys_value & !"not"|"pas"',
      'amiss_buyer_stock_fell > "proves"|"prouve"|"preuve"|"proof" > amiss_destroys|"bad"|"mauvaise" & !"not"|"pas"|"never"|"jamais"',
      'amiss_buyer_stock_fell & amiss_proves & amiss_destroys & !"proves nothing"|"ne prouve rien"',
      'amiss_buyer_stock_fell & amiss_shows & amiss_bargain',
    ],
    example: {
      en: 'The buyer’s stock fell, which proves that the deal destroys value.',
      fr: 'Le cours de l’acquéreur a chuté, ce qui montre que c’était une bonne affaire.',
    },
    correction: {
      en: 'A fall of the buyer hints that its holders fear the price or the risk; one day settles nothing.',
      fr: 'Une baisse de l’acquéreur dit que ses actionnaires craignent le prix ou le risque ; un seul jour ne tranche rien.',
    },
  },
  opinion_unwanted: {
    concept: 'own_view',
    says: [
      '~amiss_no_opinion > ~amiss_not_an_opinion',
      '~"banker"|~"banquier" > -market_have_an_opinion',
      '~amiss_no_opinion & ~amiss_not_an_opinion',
      '~amiss_no_opinion & ~misread_leaves_it_to_him',
      '~misread_leaves_it_to_him > "not mine"|"alone"|"only you"|"vous seul"|"c’est à vous"',
      '~misread_leaves_it_to_him > ~"only you"|~"c’est à vous"',
      '~amiss_opinion_word > ~amiss_unneeded & ~amiss_not_an_opinion',
    ],
    example: {
      en: 'I have no opinion on the deal, that is not for a banker to judge.',
      fr: 'Je n’ai pas d’avis sur l’opération, un banquier n’a pas à en avoir.',
    },
    correction: {
      en: 'Say which side you take and why: that is what the question is after.',
      fr: 'Dites quel camp vous prenez et pourquoi : c’est ce que la question cherche.',
    },
  },
  spread_misread: {
    concept: 'own_view',
    says: [
      'amiss_above_offer & amiss_market_doubts',
      'amiss_above_offer & -"believe"|-"croit"|-"croyait"',
      'amiss_below_offer & amiss_higher_bid_expected',
    ],
    example: {
      en: 'The target trades above the offer, so the market doubts the deal.',
      fr: 'La cible cote sous le prix d’offre, donc le marché attend une surenchère.',
    },
    correction: {
      en: 'A price over the bid means somebody may pay more; one under it counts the risk of failure and the wait.',
      fr: 'Un cours plus haut que l’offre annonce qu’un autre paierait plus ; plus bas, il compte le risque d’échec et le délai.',
    },
  },
  accepted_so_fair: {
    concept: 'own_view',
    says: [
      'amiss_price_fair & amiss_causal & amiss_board_accepted',
      'misread_closing_is_success & !"not"|"pas"',
      'misread_dearer_is_better & !"not"|"pas"|"seller"|"vendeur"|"premium"|"prime"',
      'amiss_above_precedents & amiss_price_fair',
      'amiss_below_precedents & amiss_shows & amiss_overpaid',
      '"price"|"prix" & "defend"|"défends"|"justify"|"justifie"|"right"|"fair"|"juste" & amiss_board_accepted & amiss_causal|"by saying"|"en disant" & !"not"|"pas"',
      'amiss_price_fair & amiss_causal & amiss_premium > "average"|"in line"|"moyenne"|"dans la norme"|"habituelle" & !"not"|"pas"',
    ],
    example: {
      en: 'The price was fair because the board accepted it.',
      fr: 'Le prix est juste, puisqu’il est au-dessus de tous les précédents.',
    },
    correction: {
      en: 'A signature proves nothing: set the price beside a stand-alone value, precedents and the synergies.',
      fr: 'Une signature ne prouve rien : comparez le prix à la valeur intrinsèque, aux précédents et aux synergies.',
    },
  },
  sale_unprepared: {
    concept: 'own_view',
    says: [
      '~market_needs_no_preparing',
      '~amiss_no_preparation',
      'amiss_less_shown > amiss_bids_up',
      'amiss_skips_preparation',
    ],
    example: {
      en: 'There is no need to prepare a sale.',
      fr: 'Il n’y a pas besoin de préparation pour vendre.',
    },
    correction: {
      en: 'A good sale is made in the six to twelve months before it: audited figures, a plan, a team that stays.',
      fr: 'Une bonne cession se joue dans les six à douze mois qui précèdent : comptes revus, plan, équipe qui reste.',
    },
  },
  yes_to_every_owner: {
    concept: 'own_view',
    says: [
      'market_always_advise > sell & !"when"|"quand"|"before"|"avant"|"while"',
      'amiss_any_owner & amiss_sell_now > amiss_only_worse',
      'amiss_any_owner >> amiss_sell_now',
      'sell & amiss_only_worse',
      '"i can guarantee"|"i guarantee"|"je vous garantis"|"je garantis"|"je peux vous garantir" & "price"|"prix"|"market"|"marché"|"multiples" & !"not"|"pas"|"nobody"',
    ],
    example: {
      en: 'My answer to any CEO would be sell.',
      fr: 'Il faut vendre, le marché ne peut que se dégrader.',
    },
    correction: {
      en: 'It depends on what the owner wants, where the company is heading and who would buy.',
      fr: 'Cela dépend de ce que veut le dirigeant, de la trajectoire de la société et des acquéreurs.',
    },
  },
  cash_only_by_full_sale: {
    concept: 'own_view',
    says: [
      '"only way"|"seule façon"|"seul moyen" > "cash"|"money"|"liquidités"|"argent" > "sell the lot"|"sell everything"|"tout vendre"|"sell the whole"|"vendre toute" & !"not"|"pas"',
      '~amiss_only_route & amiss_full_sale & !"not"|"pas"|"isn\'t"',
      '~misread_all_or_nothing & !"no law"|"aucune loi"|"nothing says"|"rien ne dit"|"not all or nothing"|"pas tout ou rien"|"n’est pas"|"is not"|"need not"|"not have to"|"not necessarily"|"pas forcément"|"pas obligé"|"pas nécessairement"|"rien n’oblige"',
      'amiss_full_sale > ~amiss_only_route & !"not"|"n\'est"',
      '~"no way"|~"impossible"|~"aucun moyen" > ~"liquidity"|~"cash"|~"liquidité" > ~"without selling"|~"without giving up"|~"sans vendre"|~"sans céder"',
      'misstated_only_cash > amiss_full_sale & !"not the only"|"pas la seule"',
    ],
    example: {
      en: 'A full sale is the only way to get cash out.',
      fr: 'La vente à cent pour cent est la seule façon d’avoir de la liquidité.',
    },
    correction: {
      en: 'Cash can also come from a minority sale, an owner buy-out, a dividend recap or a partial flotation.',
      fr: 'La liquidité peut aussi venir d’une part minoritaire, d’un OBO, d’un dividende financé ou d’une mise en bourse partielle.',
    },
  },
  listing_is_an_exit: {
    concept: 'own_view',
    says: [
      'astray_listing > astray_quick_cheap & !"not"|"pas"|"never"|"n’est"|"rather"|"than"',
      'amiss_listing > amiss_out_at_once',
      'amiss_listing >> amiss_quick_and_cheap & !"no"|"pas"|"not"',
      'amiss_listing > "totalité"|"all your money"|"all his money"|"all the cash"|"everything" > "tout de suite"|"at once"|"immediately"|"straight away"|"d\'un coup"|"day one"',
    ],
    example: {
      en: 'With a flotation the owner gets out completely.',
      fr: 'L’introduction en bourse est la plus rapide des solutions.',
    },
    correction: {
      en: 'A flotation takes a year, costs several percent, and holders stay in under a lock-up.',
      fr: 'Une mise en bourse prend un an, coûte plusieurs pour cent, et l’on reste engagé quelques mois.',
    },
  },
  target_jump_proves_value: {
    concept: 'own_view',
    says: [
      'astray_target_rose > astray_buyer_won & !"not"|"pas"|"ne prouve"|"nothing"|"rien"',
      '"activision"|"tiffany"|"suez"|"figma" > "jumped"|"shot up"|"bondi"|"grimpé"|"soared" > "microsoft"|"lvmh"|"veolia"|"adobe" > "made money"|"won"|"did well"|"gagné"|"bien négocié" & !"not"|"pas"',
      'market_target_shot_up > market_good_for_buyer & !seller|"not"|"pas"',
      'market_target_word > market_jumped & market_proves_word & market_create_value|market_good_deal_word',
      'market_share_jump & market_proves_word & market_good_deal_word|market_create_value',
      'misread_target_rose > misread_buyer_pockets_it & !"not"|"pas"|"ni"',
      'misread_target_rose > "percent"|"pour cent"|"%"|"so"|"donc" > misread_buyer_pockets_it & !"not"|"pas"|"ni"',
      'misread_the_proof & misread_target_rose & misread_worth_it & !"not"|"pas"|"nothing"|"rien"|"seller"|"vendeur"',
    ],
    example: {
      en: 'The target’s shares jumped, which proves that the deal creates value for the buyer.',
      fr: 'Le cours de la cible a bondi, ce qui prouve que l’opération crée de la valeur pour l’acquéreur.',
    },
    correction: {
      en: 'The target jumps because of the premium; how the buyer’s own shares move says more about value for the buyer.',
      fr: 'La cible monte à cause de la prime ; la réaction du cours de l’acquéreur en dit plus sur la valeur pour lui.',
    },
  },
  high_multiple_is_mistake: {
    concept: 'own_view',
    says: [
      '# & market_must_have_overpaid & !"not"|"pas"',
      'market_high_multiple_word & market_always_word & market_mistake_word',
      'market_low_multiple_word & market_always_word & market_bargain_word',
    ],
    example: {
      en: 'A high multiple always means the buyer overpaid.',
      fr: 'Un multiple élevé veut toujours dire que l’acheteur a surpayé.',
    },
    correction: {
      en: 'A multiple is high or low against growth, margins and synergies; fifteen times can be fair and six times dear.',
      fr: 'Un multiple se juge au regard de la croissance, des marges et des synergies ; quinze fois peut être juste et six fois cher.',
    },
  },
  always_time_to_sell: {
    concept: 'own_view',
    says: [
      '"any time"|"any moment"|"n’importe quand"|"à tout moment" > "good for selling"|"good to sell"|"bon pour vendre"|"fine to sell" & !"not"|"pas"',
      'market_always_word > market_good_time',
      'sell > market_at_any_price',
      'sell > market_now_word > market_whatever_word',
      'sell & market_ask_nothing',
    ],
    example: {
      en: 'It is always a good time to sell.',
      fr: 'C’est toujours le bon moment pour vendre.',
    },
    correction: {
      en: 'It depends on what the owner wants, on the trajectory of the company and on the market window.',
      fr: 'Cela dépend de ce que veut le dirigeant, de la trajectoire de la société et de la fenêtre de marché.',
    },
  },
  wait_for_the_top: {
    concept: 'own_view',
    says: [
      'market_wait_word & market_top_of_cycle & "voit venir"|"see it coming"|"easy to spot"|"on le saura"|"on le sent"|"you will know" & !"nobody"|"personne"|"not"|"pas"|"never"|"jamais"',
      '"wait"|"attendez"|"attendre" > market_the_very_top > sell & !"nobody"|"personne"',
      'market_wait_word & market_top_of_cycle & sell|market_certain_word|market_you_owner & !"nobody"|"no one"|"personne"|"mieux vendre"|"better to sell"|"rather than wait"|"que d’attendre"',
      'sell & market_exactly_at & market_top_of_cycle',
    ],
    example: {
      en: 'You should wait for the peak of the cycle and sell then.',
      fr: 'Il faut attendre le sommet du cycle et vendre à ce moment-là.',
    },
    correction: {
      en: 'Nobody sees the peak in advance: buyers pay for growth that is still ahead.',
      fr: 'Personne ne voit le sommet à l’avance : les acquéreurs paient une croissance encore devant eux.',
    },
  },
  sale_in_weeks: {
    concept: 'own_view',
    says: [
      'market_in_one_month',
      'sell|market_process_word & market_takes_word & market_few_weeks',
      'sell & market_done_word & market_few_weeks',
      '"launch tomorrow"|"start tomorrow"|"lance demain" & "money"|"closed"|"signed"|"argent"|"signé"|"cash"',
      'market_process_word > "dure un mois"|"lasts a month"|"takes a month"',
    ],
    example: {
      en: 'A sale takes only a few weeks.',
      fr: 'Une vente se boucle en quelques semaines.',
    },
    correction: {
      en: 'A sale takes six to nine months once prepared, plus the time to get ready.',
      fr: 'Une cession prend six à neuf mois une fois préparée, sans compter la préparation.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the fairness opinion. */
export const fairnessClaims = {
  opinion_is_a_guarantee: {
    concept: 'fairness',
    says: [
      '"fairness opinion"|"attestation d’équité"|fairness > "proves"|"prouve"|"guarantees"|"garantit" > price & !"not"|"pas"|"nothing"|"rien"',
      'fairness_letter|"fairness opinion"|"attestation d’équité" > heard_how_to_pay & !"not"|"pas"',
      'opinion_settles',
      'opinion_guarantees',
      'fairness_letter > promises > top_price',
      'fairness_letter > misstated_opinion_binds & !"binding offer"|"binding offers"|"firm offer"',
      '"opinion"|"attestation"|"fairness" >> misstated_opinion_binds',
      'fairness_letter|"attestation" & promises > top_price & !"not"|"never"|"pas que"|"ne garantit"|"ne dit pas"',
      'fairness_letter|"attestation" & "guarantee"|"garantie" > top_price & !"not"|"never"|"pas"',
      'fairness_letter|"attestation" > "comes from the bidder"|"fournie par l’assaillant"|"fournie par l’initiateur"|"fournit avec son offre"|"from the bidder"|"bidder’s bank" & !"not"|"pas"|"jamais"|"never"|"cannot"',
    ],
    example: {
      en: 'The fairness opinion guarantees the best price.',
      fr: 'L’attestation d’équité garantit le meilleur prix.',
    },
    correction: {
      en: 'A fairness opinion only says that the terms lie in a fair range.',
      fr: 'Une attestation d’équité dit seulement que les termes se situent dans une fourchette équitable.',
    },
  },
  clearance_means_fair: {
    concept: 'fairness',
    says: [
      'deals_market_supervisor|"visa" > flat_price_vouched_for & !"not"|"pas"|"never"|"jamais"|"nor"|"doesn’t"',
    ],
    example: {
      en: 'If the AMF clears the offer, it means that the price is good.',
      fr: 'Si l’AMF donne son visa, ça veut dire que le prix est bon.',
    },
    correction: {
      en: 'The AMF reviews compliance and information; whether the price is fair is for the independent expert to say.',
      fr: 'L’AMF contrôle la conformité et l’information ; c’est l’expert indépendant qui dit si le prix est équitable.',
    },
  },
  fairness_by_bidders_bank: {
    concept: 'fairness',
    says: [
      'wrongly_his_bank > wrongly_fair_word & !"not"|"pas"|"never"|"jamais"|"independent"|"indépendant"|"expert"|"target"|"cible"|"guarantee"|"garantit"',
      'fairness|deals_expert_noun > deals_by_bidders_bank',
      'process_bidders_bank >> process_writes > fairness|"fairness"|"attestation"',
    ],
    example: {
      en: 'The fairness opinion is written by the bidder’s bank.',
      fr: 'L’attestation d’équité est rédigée par la banque de l’initiateur.',
    },
    correction: {
      en: 'An expert who is independent of both sides writes it for the target’s board.',
      fr: 'Un expert sans lien avec les parties la rédige pour le conseil de la cible.',
    },
  },
  opinion_certifies_best_price: {
    concept: 'fairness',
    says: [
      'cases_opinion > cases_best_price',
      'cases_opinion > cases_bidders_bank',
      'cases_opinion > "comes from the bidder"|"from the bidder"|"vient de l’attaquant"|"vient de l’acquéreur"|"banque de l’acquéreur"|"rely on theirs" & !"not"|"pas"|"never"|"independent"|"indépendant"',
    ],
    example: {
      en: 'The fairness opinion certifies the highest price.',
      fr: 'L’attestation d’équité se demande à la banque de l’attaquant.',
    },
    correction: {
      en: 'An independent expert for the target says whether the terms are fair, not that nobody would pay more.',
      fr: 'Un expert indépendant, nommé par la cible, dit si les conditions sont équitables, pas si quelqu’un paierait plus.',
    },
  },
  opinion_on_more_than_price: {
    concept: 'fairness',
    says: [
      'fairness|cases_opinion > ~strays_not_price & !"not only"|"pas seulement"',
      'deals_by_bidders_bank > "writes"|"write"|"issues"|"rédige"|"écrit"|"rend"|"fait" > cases_opinion & !"not"|"pas"|"never"|"jamais"|"nor"',
      'cases_opinion > judges_the_plan & !"not"|"pas"|"nor"|"ni"|"never"',
      'cases_opinion > cases_best_price & "guarantee"|"garantit"|"proves"|"prouve"|"means"|"signifie" & !"not"|"pas"|"never"',
    ],
    example: {
      en: 'The fairness opinion says whether the strategy is good.',
      fr: 'L’attestation d’équité dit si la stratégie est bonne.',
    },
    correction: {
      en: 'It says whether the price is fair to the holders, and nothing on strategy or on a better bid.',
      fr: 'Elle dit si le prix est équitable pour les actionnaires, rien sur la stratégie ni sur une meilleure offre.',
    },
  },
  board_and_expert_silent: {
    concept: 'fairness',
    says: [
      'deals_target_board|~deals_target_board > ~flat_must_be_silent & !"not true"|"faux"|"if"',
      '"foreign"|"étranger"|"étrangère" > "walk in freely"|"come in freely"|"entre librement"|"entrer librement"|"sans contrôle" & !"not"|"cannot"',
      '~deals_target_board > ~offers_stays_silent',
      'deals_expert_noun > ~offers_no_such_thing',
      '~offers_foreign_screen > ~offers_not_there',
      'offers_foreign_buyer > ~offers_free_entry',
      'slip_the_board > ~slip_may_not_speak',
    ],
    example: {
      en: 'The target’s board has no opinion to give.',
      fr: 'Le conseil de la cible n’a pas à se prononcer.',
    },
    correction: {
      en: 'The board gives a reasoned opinion, mostly on the report of an independent expert.',
      fr: 'Le conseil rend un avis motivé, le plus souvent sur le rapport d’un expert indépendant.',
    },
  },
  premium_means_fair: {
    concept: 'fairness',
    says: [
      'deals_premium_noun > ~astray_fair_surely & !"not"|"pas besoin d’être"|"n’est pas"|"ne rend pas"|"does not"',
      '~astray_no_expert & ~deals_premium_noun|~astray_fair_surely|~"price"|~"prix"',
      'astray_right_price > because_word|"since"|"as"|"puisque"|"vu que" > astray_high_premium & !"not"|"pas"',
      'astray_high_premium > "so"|"donc"|"therefore" > astray_right_price & !"not"|"pas"',
      '"premium"|"prime" > "has to be fair"|"must be fair"|"is therefore fair"|"so it is fair"|"so the offer is fair"|"so the price is fair"|"donc c’est juste"|"forcément équitable"|"forcément juste"|"donc équitable" & !"not"|"pas"|"never"',
      'premium & deals_always & deals_fair_word',
      'premium > deals_proves > deals_fair_word & !proves_nothing',
      'slip_right_by_vote & slip_price_right & !"dit si"|"says if"|"says whether"|"tells you whether"|"dire si"',
      'slip_after_synergies',
    ],
    example: {
      en: 'A premium over the market means the offer is fair.',
      fr: 'Une prime sur le cours prouve que l’offre est équitable.',
    },
    correction: {
      en: 'A premium says nothing by itself: what counts is the value on a stand-alone basis and the synergies.',
      fr: 'Une prime ne dit rien seule : il faut la comparer à la valeur intrinsèque et aux synergies.',
    },
  },
  fairness_for_bidder: {
    concept: 'fairness',
    says: [
      '"initiateur"|"bidder"|"acquéreur"|"acquirer" > "choisit et paie l’expert"|"paie l’expert"|"choisit l’expert"|"hires the independent expert"|"hires the expert"|"picks the expert"|"pays the expert"|"nomme l’expert"|"appoints the expert" & !"not"|"n’est pas"|"never"|"jamais"',
      'deals_outside_expert|fairness|"expert" > ~"surpaie"|"overpaying"|"overpay"|"équitable pour lui"|"fair for him"|"fair to the bidder" & buyer|"initiateur"|"lui"|"him"|"bidder" & !"shareholders"|"actionnaires"|"minoritaires"|"minority"|"holders"',
      'deals_expert_noun > deals_for_bidder',
      'amiss_fairness > amiss_bidder_asks & !amiss_not_bidders',
      'deals_expert_noun > offers_by_bidder',
      'buyer >> offers_names_expert >> deals_expert_noun',
      'deals_expert_noun > offers_decides_price',
    ],
    example: {
      en: 'The expert is paid by the acquirer to say that the price is good for him.',
      fr: 'L’expert est payé par l’acquéreur pour dire que le prix est bon pour lui.',
    },
    correction: {
      en: 'The independent expert is appointed by the target: he tells its shareholders whether the price is fair to them.',
      fr: 'L’expert indépendant est nommé par la cible : il dit à ses actionnaires si le prix est équitable pour eux.',
    },
  },
  premium_settles_it: {
    concept: 'fairness',
    says: [
      '~deals_settles_it > deals_premium_noun & !"not"|"pas"|"sauf"|"unless"',
      'deals_premium_noun > deals_settles_it',
    ],
    example: {
      en: 'With such a premium the board has to accept.',
      fr: 'Avec une telle prime, le conseil doit accepter.',
    },
    correction: {
      en: 'A premium is compared with the stand-alone value and the synergies before the board decides.',
      fr: 'Une prime se compare à la valeur intrinsèque et aux synergies avant que le conseil se prononce.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

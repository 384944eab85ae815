import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the fulcrum security. */
export const fulcrumClaims = {
  fulcrum_misplaced: {
    concept: 'fulcrum',
    says: [
      'fulcrum > flat_zero_recovery & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"isn’t"|"n’est"|"above"|"below"|"dessous"|"dessus"|"shareholders"|"actionnaires"|"partly"|"first"|"part"|mezz_word|"equity"',
      'fulcrum > "always"|"toujours" > flat_zero_recovery & !"not"|"pas"',
      'fulcrum >> "revolver"|"revolving"',
      'fulcrum > "revolver"|"revolving"|senior >> "sure to be repaid"|"certain to be repaid"|"sûr d’être remboursé"|"paid in full"',
      '"pivot"|"fulcrum" > "are the shareholders"|"is the shareholders"|"ce sont les actionnaires"|"c’est l’actionnaire"',
      'crisis_pivot >> heard_left_with_nothing|~heard_left_with_nothing & !"below"|"behind"|"derrière"|"en dessous"|"shareholders"|"actionnaires"|"not"|"partly"',
      'heard_above_the_pivot > heard_takes_the_firm & !"not"|"pas"|"below"|"paid in full"',
      'wrong_pivot',
      'revolver_converts',
      'senior > takes_control > made_whole',
      '~partly_recovers & ~no_weight',
      'crisis_pivot >> crisis_safest_place',
      'crisis_pivot > crisis_safest_place & !"mezz"|"mezzanine"|"non"|"nom"|"above"|"below"|"behind"|"not"|"pas"|"ne"|"just"|"juste"|"derrière"|"partly"|"partiellement"',
      'swap_to_shares > rescue_best_secured',
      'fulcrum|crisis_pivot|flat_pivot > heads_the_ranking & !mezz_word|"below"|"dessous"|"next"|"not"|"after"|"après"|"just"',
      'fulcrum|crisis_pivot|flat_pivot >> senior > heads_the_ranking & !mezz_word|"below"|"dessous"|"next"|"not"|"after"|"après"|"just"',
    ],
    example: {
      en: 'The fulcrum is the revolver, at the top.',
      fr: 'Le titre pivot, c’est celui des actionnaires.',
    },
    correction: {
      en: 'The fulcrum is the class in which the value runs out, and it leads the negotiation.',
      fr: 'Le titre pivot est la classe où la valeur s’arrête, et c’est elle qui mène la négociation.',
    },
  },
  pivot_has_no_power: {
    concept: 'fulcrum',
    says: [
      'flat_nothing_to_recover > flat_leads & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"above"|"doesn’t"',
      'mezz_word > ~flat_nothing_to_say > senior > takes_control|flat_gets_company & !"if"|"si"|"unless"|"would"',
      'wrongly_mezz > ~wrongly_no_voice & !"shareholders"|"actionnaires"|"fully"|"unless"|"if"|"si"|"senior"|"equity"|"paid in full"',
      '"pivot"|"pivots"|"fulcrum" > "no power"|"aucun pouvoir"|"no influence"|"aucun poids"|"no weight"',
      '"shareholders"|"actionnaires"|"actionnaire" >> heard_has_the_say & !"not"|"no longer"|"plus"|"pas"|"only if"|"sauf"|"unless"',
      'pivot_powerless',
      '"shareholders"|"actionnaires" >> crisis_leads & !"become"|"convert"|swap_to_shares|fulcrum',
    ],
    example: { en: 'The fulcrum has no say.', fr: 'Le titre pivot ne décide de rien.' },
    correction: {
      en: 'The fulcrum class leads the negotiation and is the one to own the company.',
      fr: 'La classe pivot mène la négociation et prend la société.',
    },
  },
  fulcrum_is_paid_in_full: {
    concept: 'fulcrum',
    says: [
      'flat_pivot|fulcrum > flat_fully_repaid & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"first"|"isn’t"|"partly"|"above"|"below"|mezz_word|"première"|"premier"|"dessous"|"dessus"|"avant"',
      'fulcrum > flat_all_back & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"isn’t"|"first"|"before"|"avant"|"n’est"|mezz_word',
      'fulcrum > flat_top_class > flat_fully_repaid & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"isn’t"|"n’est"|"below"|"dessous"',
      'senior > flat_fully_repaid > flat_gets_company & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|mezz_word|fulcrum|"next"|"below"|"then"|"puis"|"ensuite"|"suivante"|"so"|"donc"|"rest"|"doesn’t"|"n’a"|"junior"|"until"',
      'fulcrum >> senior > crisis_covered_whole & !just_below|"not"|"pas"',
      'fulcrum_is_covered',
      'mezz_is_whole',
      'fulcrum & rescue_best_secured & !value_breaks',
      'fulcrum > repay|gets_paid|pay > made_whole & !"n’est pas"|"is not"|"isn’t"|just_below|"first"|"next"|"after"|"première"|"premier"|"partly"|"partie"',
      'fulcrum & last_class_made_whole & !just_below',
      'fulcrum|crisis_pivot & last_to_be_whole & !just_below',
    ],
    example: {
      en: 'The fulcrum is the last class paid in full.',
      fr: 'Le titre pivot, c’est la dernière tranche payée en entier.',
    },
    correction: {
      en: 'The fulcrum is the first class that is only partly repaid.',
      fr: 'Le titre pivot est la première tranche remboursée en partie seulement.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

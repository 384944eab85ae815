import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say of ranks, recoveries and remedies. */
export const ranksClaims = {
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
  shareholders_keep_most: {
    concept: 'absolute_priority',
    says: [
      '"owners"|"shareholders"|"actionnaires"|"actionnaire" > "decide"|"décide"|"décident"|"choose"|"choisissent"|"choisit" > "whatever the debt"|"belongs to them"|"leur appartient"|"quelle que soit la dette"|"they own it"',
      '"shareholders"|"owners"|"actionnaires" >> "keep what they have"|"keep theirs"|"gardent ce qu’ils ont"|"gardent tout"|"gardent leurs actions" & !"not"|"pas"|"never"|"jamais"|"if"|"si"',
      'the_owners > rescue_keeps_the_bulk & !"if"|"unless"|"si"|"sauf"',
      'owners_ahead',
      'crisis_owner > crisis_keeps_part & crisis_even_if & !crisis_fair_order',
    ],
    example: {
      en: 'The old shareholders keep the majority.',
      fr: 'Les actionnaires gardent la majorité.',
    },
    correction: {
      en: 'Shareholders rank behind every lender and are diluted to little or nothing.',
      fr: 'Les actionnaires passent derrière tous les prêteurs et sont presque entièrement dilués.',
    },
  },
  costs_added: {
    concept: 'absolute_priority',
    says: [
      '~costs_out_of_place',
      '~costs_not_deducted',
      '~crisis_costs > crisis_comes_last & !crisis_first_word',
      'crisis_costs > -crisis_lowers > ~crisis_payouts',
    ],
    example: {
      en: 'The restructuring costs come out last.',
      fr: 'Les frais de procédure, je les ajoute à la valeur.',
    },
    correction: {
      en: 'The costs come off first and leave less for the class in the money that stands last.',
      fr: 'Les frais se retirent d’abord et laissent moins à la dernière classe servie.',
    },
  },
  time_cures_everything: {
    concept: 'amend_extend',
    says: [
      'rescue_loses_money > flat_saved_by_time & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"rien"|"aucun"',
      'flat_debt_too_heavy > flat_just_move_dates & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no use"|"if it is just"',
      'wrongly_sinks > wrongly_time_is_it & !"not"|"pas"|"never"|"jamais"|"no"|"nothing"|"rien"',
      'heard_not_viable|~heard_not_viable > push_out & "you"|"il faut"|"on"|"we" & !sell|"nothing"|"rien"|"inutile"|"useless"|"only"|"if"|"si"|"but"|"mais"|"just"',
      'push_out|extension_word > heard_solves_all & !"not"|"pas"|"never"|"only if"|"if"|"healthy"|"saine"',
      'rescue_loses_money > rescue_just_time & !"not"|"pas"|"never"',
      '~beyond_repair > ~time_is_enough',
      'extension_word > is_the_cure > ~beyond_repair',
      'writes_debt_off',
      'swap_to_shares > raises_interest|keeps_its_claim',
      '~crisis_hopeless & crisis_extension & crisis_saves_it & !"nothing"|"rien"|"not"|"never"|"jamais"|"but"|"mais"|swap_to_shares|"sale"|"cession"',
      'rescue_loses_money & amend_extend|push_out > rescue_right_answer & !sell',
      'amend_extend > rescue_right_answer > rescue_loses_money & !sell',
      'rescue_loses_money > rescue_right_answer > push_out|amend_extend',
      'rescue_loses_money|~viability & time_mends_it',
    ],
    example: {
      en: 'If the business loses money, you just push the dates.',
      fr: 'Si l’exploitation perd de l’argent, il suffit de repousser les échéances.',
    },
    correction: {
      en: 'More time helps a sound company whose loans fall due too soon; it cures neither losses nor too heavy a debt.',
      fr: 'Du temps aide une société saine dont les prêts tombent trop tôt ; il ne guérit ni les pertes ni une dette trop lourde.',
    },
  },
  recovery_does_not_matter: {
    concept: 'absolute_priority',
    says: ['~never_mind > ~recoveries_word', '~recoveries_word > ~never_mind'],
    example: {
      en: 'What they recover does not matter.',
      fr: 'Peu importe la récupération dans chaque scénario.',
    },
    correction: {
      en: 'Each class compares what it would get in every scenario and votes accordingly.',
      fr: 'Chaque classe compare ce qu’elle toucherait dans chaque scénario et vote en conséquence.',
    },
  },
  breakup_worth_more: {
    concept: 'absolute_priority',
    says: [
      '"liquidation"|"liquidating"|"liquider" > "always brings more"|"always worth more"|"always pays more"|"rapporte toujours plus"|"vaut toujours plus" & !"not"|"pas"',
      'breakup_wins',
    ],
    example: {
      en: 'Liquidation value is always higher.',
      fr: 'La valeur en liquidation est toujours supérieure.',
    },
    correction: {
      en: 'A business that goes on is usually worth more than its pieces in a forced sale.',
      fr: 'Une activité qui continue vaut d’ordinaire plus que ses morceaux vendus dans l’urgence.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

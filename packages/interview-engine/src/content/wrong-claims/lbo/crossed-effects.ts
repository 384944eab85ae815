import type { WrongClaim } from '../../types.ts';

/** False statements that swap the parts of a gain, misuse a rule of thumb or look at one term alone. */
export const crossedEffectClaims = {
  effects_swapped: {
    concept: 'value_levers',
    says: [
      'growth_effect_is|"effet croissance"|"growth effect" > on_the_turnover & !"not"|"pas"|lbo_operating_profit|"margin"|"marge"',
      'growth >> measured_on_turnover & !"not"|"pas"',
      'multiply > debt > "remboursée"|"repaid" > times_the_multiple & !"not"|"pas"',
      'growth_effect_is >> change_in_multiple',
      'multiple_effect_is >> change_in_profit',
      'multiple_effect_is > change_in_profit & !growth_effect_is',
      'growth_effect_is > change_in_multiple & !multiple_effect_is',
      'deleveraging_effect_is > debt_at_one_end & !subtract|a_difference',
      'debt_paydown|lbo_less_debt > measured_by > debt_at_one_end & !subtract|a_difference|lbo_shrink',
      'growth_effect_is > borrowed_noun & !"not"|"pas"',
      'deleveraging_effect_is >> debt_at_one_end & !subtract|a_difference',
      'lbo_multiple_noun > multiply|"applied"|"appliqué" > debt & !lbo_operating_profit',
      'lbo_paydown_word|debt_paydown|lbo_give_back|"remboursée" > times_the_multiple & !"not"|"pas"',
      '"growth" > measured_on_turnover > lbo_multiple_noun & !"not"',
    ],
    example: {
      en: 'The growth effect is the change in multiple times EBITDA.',
      fr: 'L’effet croissance, c’est la variation du multiple fois l’EBITDA.',
    },
    correction: {
      en: 'Growth is the change in EBITDA at the entry multiple, and the multiple effect the change in the multiple on the entry EBITDA.',
      fr: 'La croissance, c’est la variation d’EBITDA au multiple d’entrée, et l’effet multiple la variation du multiple sur l’EBITDA d’entrée.',
    },
  },
  only_the_multiple_pays: {
    concept: 'value_levers',
    says: [
      '"most"|"presque tout"|"nearly all"|"almost all" > comes_from_it|"comes from" >> lbo_multiple_noun & ~counted_for_nothing',
      '~growth|~lbo_profit_up >> ~counted_for_nothing & !"if"|"si"|lbo_multiple_flat',
      '~multiple_stays_put > ~no_gain_at_all & !from_that_part',
      '~no_gain_at_all > ~multiple_stays_put & !from_that_part',
      'all_value_made > from_multiple_only',
      'multiple_stays_put > multiple_lever_word > contributes_word & !"nothing"|"rien"|"zero"|"not"|"pas"',
      'lbo_works_only_if > lbo_multiple_up|lbo_exit_above_entry',
      '~multiple_stays_put & ~growth >> ~lbo_no_value|"vaut zéro"|"worth nothing" & !from_that_part',
      'gains_only_if > sold_dearer',
      'mostly_word > the_gain_made > comes_from_it > a_dearer_multiple & counted_for_nothing',
      '"tout le gain"|"all the gain"|"the whole gain" > comes_from_it > lbo_multiple_noun & !"not"|"ne vient pas"|growth',
      'without_a_dearer_multiple > no_return_at_all',
      '"tout vient"|"all of it is"|"all the gain is"|"tout le gain vient" > a_dearer_multiple & !"not"|"pas"',
    ],
    example: {
      en: 'If the multiple does not change, there is no gain for the fund.',
      fr: 'À multiple constant, il n’y a aucun gain pour le fonds.',
    },
    correction: {
      en: 'Even at a flat multiple, growth and deleveraging pay the fund.',
      fr: 'Même à multiple égal, la croissance et le désendettement enrichissent le fonds.',
    },
  },
  sources_uses_swapped: {
    concept: 'sources_uses',
    says: [
      '"uses"|"emplois" >> is_said_to_be > equity|lender|lbo_lend|sponsor & !lbo_old_debt_word|"refinancer"|"rembourser"|"existante"|"existing"|"refinanced"|"égalent"|"equal"|price|lbo_fees_word|"not"|"pas"',
      '"uses"|"emplois" >> is_said_to_be > equity|debt|lbo_lend|sponsor > "sources"|"ressources" > price|lbo_fees_word',
      '"sources"|"ressources" >> is_said_to_be >> price|lbo_fees_word & !"not"|"pas"',
      '"uses"|"emplois" > lbo_is_word|lbo_that_is > debt > equity & !lbo_old_debt_word|price|lbo_fees_word|"sources"|"ressources"',
      'among_uses > money_raised & !lbo_old_debt_word',
      'among_sources > money_spent & !among_uses|lender|debt|equity',
    ],
    example: {
      en: 'In the uses you put the senior debt and the sponsor’s equity.',
      fr: 'Dans les emplois, on met la dette senior et les fonds propres du sponsor.',
    },
    correction: {
      en: 'Price and fees are what the money is used for; debt and equity are where it comes from.',
      fr: 'Le prix et les frais sont ce que l’on paie ; la dette et les fonds propres, d’où vient l’argent.',
    },
  },
  rule_of_72_misused: {
    concept: 'compounding',
    says: [
      'divide > "72"|"seventy two"|"soixante douze" > moic|lbo_multiple_noun|multiple_of_money & !"not"|"pas"',
      'rule_of_72 > divide > moic|lbo_multiple_noun|multiple_of_money & !"not"|"pas"',
      'rule_of_72 & threefold & !twofold',
      'rule_of_72 & times_seventy_two & !divide',
      '"72"|"soixante douze"|"seventy two" > divide > year > lbo_how_many_times',
      '"72"|"soixante douze"|"seventy two" > equal|"donne"|"gives" > lbo_how_many_times',
    ],
    example: {
      en: 'The rule of 72 tells you when your money triples.',
      fr: 'La règle de 72 dit en combien de temps on triple sa mise.',
    },
    correction: {
      en: 'Seventy-two divided by the rate gives the years it takes to double.',
      fr: 'Soixante-douze divisé par le taux donne le nombre d’années pour doubler.',
    },
  },
  bonds_tested_harder: {
    concept: 'covenants',
    says: [
      'bond_paper > tested_each_quarter & !senior|lender|"not"|"pas"|"unlike"|"contrairement"|"less"|"moins"|"whereas"|"alors que"',
      'bond_paper > tested_each_quarter > senior|lender > "never"|"jamais"',
      'covenants > the_tightest > mezz|lbo_junior_paper|bond_paper & !"not"|"pas"|"incurrence"|"chez les banques"|"with the banks"',
      'senior|lender > has_none_of_them & covenants & mezz|lbo_security|"secured"|"garantie"|"security"',
      'bond_paper >> carries_word >> tight_terms',
      'covenants > lbo_reserved_for > bond_paper|mezz|lbo_junior_paper & !senior|lender|"incurrence"|"light"|"lighter"|"allégés"',
      'mezz|bond_paper|lbo_junior_paper > lbo_is_word > tight_terms & !senior|lender',
    ],
    example: {
      en: 'High-yield bonds have tighter covenants than bank loans.',
      fr: 'Les obligations high yield ont des covenants plus stricts que la dette bancaire.',
    },
    correction: {
      en: 'Bank loans are the ones tested regularly; a bond is mostly tested only when the company does something new.',
      fr: 'Ce sont les prêts bancaires que l’on teste régulièrement ; une obligation ne l’est guère qu’en cas d’opération nouvelle.',
    },
  },
  cheapest_tranche_alone: {
    concept: 'leverage',
    says: [
      'sole_criterion > rate_or_price & !"not"|"pas"',
      'rate_or_price > sole_criterion',
      'cheapest_tranche',
      'rate_as_sole_guide',
      '~tranches_noun > ~plain_no_matter',
      'mezz|lbo_junior_paper|"junior" > brings_cost_down & !"not"|"pas"|equity',
    ],
    example: {
      en: 'The only criterion is the rate, so you take the cheapest tranche.',
      fr: 'Le seul critère, c’est le taux : on prend la tranche la moins chère.',
    },
    correction: {
      en: 'Each tranche trades cost against amount and flexibility, which is why they are combined.',
      fr: 'Chaque tranche arbitre entre coût, montant et souplesse : c’est pourquoi on les combine.',
    },
  },
  vendor_loan_misread: {
    concept: 'rates_effect',
    says: [
      'sellers_loan|"vendor loan"|"crédit vendeur" > seller_borrows_it & !"not"|"pas"',
      'sellers_loan|"crédit vendeur"|"vendor loan" > "seller"|"vendeur" > "rembourse"|"repays"|"pays back" > lender',

      'sellers_loan & widens_the_gap & !less_of_it',
      'sellers_loan > paid_right_away & !less_of_it',
      'sellers_loan & paid_right_away & "encaisse tout"|"everything"|in_full & !less_of_it',
      'sellers_loan > widens_the_gap > paid_right_away',
      'lbo_buyer_lends',
      'sellers_loan > buyer_as_creditor',
    ],
    example: {
      en: 'A vendor loan makes the funding gap bigger.',
      fr: 'Un crédit vendeur augmente le besoin de financement.',
    },
    correction: {
      en: 'With a vendor loan the seller waits for part of his money, which narrows the gap.',
      fr: 'Avec un crédit vendeur, le vendeur attend une partie de son argent, ce qui réduit l’écart.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

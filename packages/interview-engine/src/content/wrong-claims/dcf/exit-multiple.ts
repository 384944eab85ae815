import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: exit multiple. */
export const exitMultipleClaims = {
  high_multiple_low_growth: {
    concept: 'exit_multiple',
    says: [
      '"multiple is high"|"high multiple"|"multiple élevé"|"multiple est élevé" > growth > plain_low|"low"|"faible" & !"not"|"pas"|"wacc"',

      'implies & above_word & growth_too_low & !beneath_word',
      'implies & stands_above|"exceeds"|"dépasse"|"dépassent" & growth_too_low & !beneath_word',
    ],
    example: {
      en: 'If the implied multiple is above peers, the growth is too low.',
      fr: 'Si le multiple implicite est au-dessus des pairs, la croissance est trop basse.',
    },
    correction: {
      en: 'An implied multiple well above peers means that the growth is too generous.',
      fr: 'Un multiple implicite bien supérieur aux pairs trahit une croissance trop généreuse.',
    },
  },
  methods_unrelated: {
    concept: 'exit_multiple',
    says: [
      'take_it|use_it|keep_it|i_settle_on > the_higher_of_two & !"not"|"pas"|"never"',
      'methods & cross_check_nothing',
      'compare & multiple_of|exit_multiple & growth & cross_check_nothing',
      '~no_recoupment & ~growth|~gordon|~exit_multiple|~two_methods|~multiple_of',
      '~two_methods > ~independent_word',
    ],
    example: {
      en: 'The two methods are independent, so there is no cross-check.',
      fr: 'Les deux méthodes sont indépendantes, on ne peut pas les recouper.',
    },
    correction: {
      en: 'Each method implies the other: a multiple gives a growth rate and a growth rate gives a multiple.',
      fr: 'Chaque méthode éclaire l’autre : un multiple donne une croissance implicite, et une croissance un multiple.',
    },
  },
  midyear_on_exit_multiple: {
    concept: 'exit_multiple',
    says: [
      'exit_multiple > sell_firm|sell > middle_of_year & !"not"|"pas"|at_year_end|full_years|end_of_plan|gordon|year_end_day',
      'sell_firm > likewise|also_word > middle_of_year & !"not"|"pas"',
      'exit_multiple|multiple_of & middle_of_year & as_well & !"not"|"pas"|full_years|at_year_end|gordon',
      'exit_multiple|multiple_of > n_minus_half & !gordon',
      'gordon & exit_multiple|multiple_of & in_the_same_way & n_minus_half|middle_of_year|midyear',
      'sell_firm|exit_multiple|multiple_of > value > middle_of_year > likewise',
      'sell_firm|exit_multiple|multiple_of > middle_of_year > likewise',
      'sell_firm & likewise & middle_of_year & !gordon|full_years|at_year_end',
      'exit_multiple|multiple_of > likewise > midyear|middle_of_year',
      'exit_multiple|multiple_of > midyear|middle_of_year > likewise',
      'exit_multiple|multiple_of > same_half',
      'also_apply > terminal_value > multiple_of|exit_multiple',
      'also_apply > exit_multiple',
      'also_word > midyear|middle_of_year > exit_multiple|multiple_of & !"n’en profite pas"|"alors"|"whereas"|"does not"',
      'also_word|also_apply|likewise > exit_multiple|multiple_of > midyear|middle_of_year|n_minus_half & !at_year_end|full_years|end_of_plan',
      'n_minus_half|midyear|middle_of_year > exit_multiple|multiple_of > likewise|also_word & !at_year_end|full_years|end_of_plan|gordon',
      'sale_price > four_and_a_half|n_minus_half & !full_years|at_year_end|"not"|"pas"',
      'exit_multiple|multiple_of > half_exponent > like_the_flows',
      'either_method > half_exponent|middle_of_year|n_minus_half & !"not"|"pas"',
      'either_final_way & half_year_for_it & !"not"|"pas"|"only"|"seulement"|"whole year"|"année pleine"|"full year"|"alors que"|"whereas"',
    ],
    example: {
      en: 'For an exit multiple you also use the half year.',
      fr: 'Pour un multiple de sortie, on prend aussi le demi-exercice.',
    },
    correction: {
      en: 'A terminal value from a multiple is a sale at the end of the last year, discounted over full years.',
      fr: 'Une valeur terminale par multiple est une cession à la fin de la dernière année : on l’actualise sur des années pleines.',
    },
  },
  exit_multiple_on_levered: {
    concept: 'exit_multiple',
    says: [
      'apply_word|multiply|"applique" > multiple_of > ebitda > "to"|"au"|"aux" >> revenue|sales_word|net_income_word & !"not"|"pas"|"or"|"ou"',
      'price_earnings_word & ebitda|revenue & multiply|apply_word|"applique" & !"not"|"pas"|"net income"|"résultat net"',

      'price_earnings_word & ebitda|revenue & multiply|apply_word|"applique"|last_year & !"not"|"pas"|profit|"net income"|"résultat net"',
      'exit_multiple|multiple_of > "gives"|"donne" > worth_of_shares > "directly"|"directement"|"without"|"sans" & !ev|price_earnings_word|"not"|"pas"',

      'apply_word > multiple_of > levered_measure_word > ev & !equity_value|"pe"|"per"',

      'multiple_of|exit_multiple > onto_cash_flow',
      'multiply > last_flow > multiple_of|exit_multiple & !gordon|growth|divide|wacc|"not"|"pas"',
      '"ev to ebitda"|"ve sur ebitda" > onto_cash_flow',
      'multiple_of|exit_multiple > levered_measure',
      'i_settle_on > multiple_of > first_year_profit',
      'multiple_of|exit_multiple > apply_word > first_year_profit',
      'multiple_of|exit_multiple > first_year_profit',
      'exit_multiple|multiple_of > applied_word >> levered_measure_word & !ebitda|gordon',
      'exit_multiple > gives_word >> worth_of_shares & !ev|subtract|net_debt',
      'exit_multiple > applied_word >> levered_measure_word & !gordon',
      'exit_multiple > levered_measure_word > gives_word > worth_of_shares',
    ],
    example: {
      en: 'The exit multiple is applied to the final net income after interest.',
      fr: 'Le multiple de sortie s’applique au résultat net de la dernière année.',
    },
    correction: {
      en: 'The exit multiple is applied to the final EBITDA, before interest, because it gives the value of the whole business.',
      fr: 'Le multiple de sortie s’applique à l’EBITDA final, car il donne la valeur de toute l’entreprise.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

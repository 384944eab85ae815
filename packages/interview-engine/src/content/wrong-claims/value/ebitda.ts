import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: EBITDA. */
export const ebitdaClaims = {
  capitalised_costs_lower_ebitda: {
    concept: 'ebitda',
    says: [
      '~capitalised|~capitalising_costs|~"capitaliser" > ~"aucun effet"|~"no effect"|~"aucun impact"|~"no impact" > ~ebitda',
      'capitalised|capitalising_costs > makes_worse & ebitda',
      'capitalised|capitalising_costs > makes_worse >> ebitda',
      'capitalised > ebitda > "lower" & !"higher"|cash_word',
      'capitalised > lowers >> ebitda',
      'capitalised & ebitda >> drops',
      'costs_into_capex > ~spares_ebitda',
    ],
    example: {
      en: 'Costs they capitalise reduce EBITDA.',
      fr: 'Capitaliser des frais réduit l’EBITDA.',
    },
    correction: {
      en: 'Costs put on the balance sheet flatter EBITDA: they have to come back in.',
      fr: 'Des frais activés embellissent l’EBITDA : il faut les y remettre.',
    },
  },
  adjustments_cost_nothing: {
    concept: 'ebitda',
    says: [
      'ebitda|the_adjusted > ~leaves_pay_alone',
      'an_error_of > costs_a_million & !ten_times_as_much',
      'ebitda|the_adjusted & a_million_of_price|overpays_by_a_million & !ten_times_as_much',
      'overpays_by_a_million & !ten_times_as_much',
      'an_error_of & costs_a_million & !ten_times_as_much',

      '~the_adjusted > -moves_it > ~price_paid',
      '~the_adjusted > ~nothing_upon >> ~price_paid',
      '~the_adjusted > ~plays_no_part > ~price_paid',
      'the_adjusted|ebitda & just_that_much & price|cost & !ten_times_as_much|"multiple"',
      'the_adjusted|ebitda & only_upwards',
      '"euro of ebitda"|"dollar of ebitda"|"pound of ebitda"|"million of ebitda"|"euro d’ebitda"|"million d’ebitda" > costs_one & !ten_times_as_much',
      'price_paid > -depend|-moves_it > ~the_adjusted|~ebitda & !"only"|"alone"|"seulement"|"que de"|"uniquement"',
    ],
    example: {
      en: 'The adjustments do not move the price.',
      fr: 'Un million d’EBITDA en trop ne coûte qu’un million à l’acheteur.',
    },
    correction: {
      en: 'Each euro of EBITDA moves the price by the multiple, upwards or downwards.',
      fr: 'Chaque euro d’EBITDA déplace le prix du multiple, à la hausse comme à la baisse.',
    },
  },
  ifrs16_lowers_ebitda: {
    concept: 'ebitda',
    says: [
      'ebitda_down & !american_rules|ebitda_multiple_down',
      'ebitda_not_up & !american_rules|ebitda_multiple_down',
      'ebitda >> drops|keeps_still & !ev_over_ebitda|the_multiple|american_rules',
      'lowers >> ebitda & !"before"|"avant"|"used to"|"below ebitda"|"under ebitda"|"after ebitda"|"sous l’ebitda"|"en dessous de l’ebitda"|"après l’ebitda"',
      'rent_word|leases16 > stays_in >> running_costs & !american_rules|former_rules',
      'da|interest > above_it >> ebitda & !rent_word',
      'nothing_upon >> ~ebitda',
      'the_standard > only_on_sheet',
      'american_rules >> higher_ebitda',
      'da|interest > deducted_in_ebitda',
      'da|interest > "is deducted in ebitda"',
      'rent_above_ebitda & !american_rules|former_rules',
    ],
    example: {
      en: 'EBITDA falls because there is more depreciation.',
      fr: 'L’EBITDA baisse parce qu’il y a plus d’amortissements.',
    },
    correction: {
      en: 'EBITDA rises: rent leaves operating costs, and what replaces it sits below.',
      fr: 'L’EBITDA monte : le loyer sort des charges d’exploitation et ce qui le remplace est en dessous.',
    },
  },
  adjustments_leave_price: {
    concept: 'ebitda',
    says: [
      '~"the gap"|~"écart"|~adjustment_line > -"matter"|"importe peu"|"peu importe"|-"compte" > ~price',
      '~adjustment_line > -leaves_what_i_pay',
      'price_same',
      'higher_ebitda > lowers >> price|value',
    ],
    example: { en: 'It has no effect on the price.', fr: 'Cela n’a aucun effet sur le prix.' },
    correction: {
      en: 'Each million of EBITDA is worth the multiple in the price.',
      fr: 'Chaque million d’EBITDA vaut le multiple dans le prix.',
    },
  },
  ebitda_after_its_costs: {
    concept: 'ebitda',
    says: ['profit_before_wear_word >> already_after_wear & !"not"|"pas"|"before"|"avant"'],
    example: { en: 'EBITDA is after depreciation.', fr: 'L’EBITDA est après amortissements.' },
    correction: {
      en: 'EBITDA is before depreciation, interest and tax.',
      fr: 'L’EBITDA est avant amortissements, intérêts et impôt.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

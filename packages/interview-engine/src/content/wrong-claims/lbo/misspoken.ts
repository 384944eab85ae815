import type { WrongClaim } from '../../types.ts';

/** What candidates get wrong of a falling multiple and of the tax on dearer interest. */
export const misspokenBuyoutClaims = {
  lower_multiple_costs_nothing: {
    concept: 'value_levers',
    says: [
      '~lbo_multiple_fall_strict > ~lbo_takes_no_value & !lbo_made_up_elsewhere',
      '~thinner_multiple > ~plain_no_bearing|~plain_no_matter & !"only"',
    ],
    example: {
      en: 'A lower exit multiple cannot take value away, it costs us nothing.',
      fr: 'Un multiple de sortie inférieur ne coûte rien au fonds.',
    },
    correction: {
      en: 'A turn lost on exit takes a year of EBITDA off the gain, whatever growth has brought.',
      fr: 'Un tour perdu à la sortie retire un an d’EBITDA du gain, quelle que soit la croissance.',
    },
  },
  tax_relief_makes_up: {
    concept: 'rates_effect',
    says: [
      'tax_relief_on_interest > lbo_makes_up_in_full & !lbo_in_part',
      'rates_that_rise|market_rates_higher|interest > lbo_makes_up_in_full > tax_relief_on_interest & !lbo_in_part',
    ],
    example: {
      en: 'The interest is deductible, so the tax saving offsets the higher rate.',
      fr: 'Les intérêts sont déductibles, donc l’économie d’impôt compense la hausse des taux.',
    },
    correction: {
      en: 'The tax saved is about a quarter of the extra interest: the rest comes out of the cash flow.',
      fr: 'L’impôt économisé ne représente qu’un quart environ des intérêts en plus : le reste vient des flux.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

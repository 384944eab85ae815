import type { WrongClaim } from '../../types.ts';

/** What candidates get wrong of a falling multiple and of the tax on dearer interest. */
export const misspokenBuyoutClaims = {
  lower_multiple_costs_nothing: {
    concept: 'value_levers',
    says: [
      '~thinner_multiple > -does_harm & !"only"|"seulement"',
      '~thinner_multiple > ~does_no_harm & !"only"|"seulement"',
      '~lbo_multiple_fall_strict > ~no_effect|~plain_no_bearing & !"only"',
      '~"multiple" > ~"plus bas"|~"lower" > ~"coûte rien"|~"costs nothing"|~"costs us nothing"|~"no loss"',

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
  compounding_lifts_irr: {
    concept: 'compounding',
    says: [
      'irr|lbo_annual_return > stands_higher_than > simple_average & !"not"|"pas"|"below"|"less"',
      'simple_average > lower_rated > irr|lbo_annual_return & !"not"|"pas"',
      'compounding_raises & !"not"|"pas"',
    ],
    example: {
      en: 'Because returns compound, the IRR is higher than the simple average.',
      fr: 'Comme les gains se capitalisent, le TRI est supérieur à la moyenne simple.',
    },
    correction: {
      en: 'Gains earn returns in turn, so a rate below the simple average is enough: the IRR is lower.',
      fr: 'Les gains rapportent à leur tour, un taux inférieur à la moyenne simple suffit : le TRI est plus bas.',
    },
  },
  multiple_fixes_irr: {
    concept: 'hold_period',
    says: ['multiple_settles_rate & !for_equal_time|"not"|"pas"'],
    example: {
      en: 'A higher multiple always means a higher IRR, however long it takes.',
      fr: 'Un multiple plus élevé donne toujours un meilleur TRI, peu importe le temps.',
    },
    correction: {
      en: 'The IRR depends on the years as well: a smaller multiple earned sooner can give a higher IRR.',
      fr: 'Le TRI dépend aussi des années : un multiple plus faible gagné plus tôt peut donner un TRI plus élevé.',
    },
  },
  cash_counted_as_debt: {
    concept: 'net_debt',
    says: [
      'net_debt > is_said_to_be > # > "plus" > "hundred"|cash|# & !"minus"|"less"|"moins"',
      'net_debt > cash_put_on_debt & !"not"|"pas"|"never"|"jamais"|"minus"|"moins"',
      'net_debt > lbo_is_word > # > "plus" > # & !subtract',
      'cash_put_on_debt & !"not"|"pas"|"never"|"jamais"|"minus"|"moins"',
    ],
    example: {
      en: 'Net debt is debt plus cash.',
      fr: 'La dette nette, c’est la dette plus la trésorerie.',
    },
    correction: {
      en: 'Net debt is debt less cash: the cash could repay part of it.',
      fr: 'La dette nette est la dette moins la trésorerie : celle-ci pourrait en rembourser une partie.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

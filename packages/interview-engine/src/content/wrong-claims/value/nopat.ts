import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: operating profit after tax. */
export const nopatClaims = {
  net_income_as_flow: {
    concept: 'nopat',
    says: [
      '"start from"|"starts from"|"starting from"|"pars du"|"part du" > net_income_word & !interest|add|put_back|"not"|"pas"',
      'nopat > starts_from > net_income_word',
      'starts_from > net_income_word > nopat|ufcf|add & !interest',
      'net_income_word > add > da & !interest',
      'is_counted_as > net_income_word & !interest',
    ],
    example: {
      en: 'NOPAT is the net income, I start from the bottom line.',
      fr: 'Le NOPAT, c’est le résultat net.',
    },
    correction: {
      en: 'NOPAT is EBIT less the tax on EBIT, before any interest.',
      fr: 'Le NOPAT, c’est l’EBIT moins l’impôt sur l’EBIT, avant tout intérêt.',
    },
  },
  taxes_ebitda: {
    concept: 'nopat',
    says: [
      'multiply >> ebitda > one_minus_tax|one_minus_rate & !"not"|"pas"|ebit',
      'tax >> "to"|"on"|"à"|"sur" >> ebitda > subtract|minus_word|"minus"|"moins" >> capex & !da|ebit|"not"|"pas"',
      '~nopat > ~tax_claim_added & !subtract|deducts',
      'taxes_before_wear & !"not"|"pas"',
      'tax > "on the ebitda"|"on ebitda"|"sur l’ebitda" & !"not"|"pas"|ebit|"instead"|capex|da|put_back|"back"',

      'tax > percent_word > ebitda',
      'tax_on_ebitda & !"on ebit"|"sur l’ebit"|"sur le résultat d’exploitation"|"sur le résultat opérationnel"|"operating profit"|capex',
      'tax > of_ebitda & !ebit|subtract',
      'percent_word >> of_ebitda > tax & !ebit|subtract',
      'tax > worked_out_on >> ebitda & !subtract',
    ],
    example: {
      en: 'I tax the EBITDA at twenty-five percent.',
      fr: 'J’impose l’EBITDA à vingt-cinq pour cent.',
    },
    correction: {
      en: 'Tax falls on EBIT, because depreciation is deductible.',
      fr: 'L’impôt porte sur le résultat opérationnel, car l’amortissement est déductible.',
    },
  },
  tax_after_interest: {
    concept: 'nopat',
    says: [
      'tax_given_back',
      'taxed_profit_wrong',
      'tax > profit > after_interest|lenders_served',
      'subtract > interest > "before" > tax',
      'tax > after_deducting_interest',
    ],
    example: {
      en: 'I compute the tax on the profit after interest.',
      fr: 'Je calcule l’impôt sur le résultat après intérêts.',
    },
    correction: {
      en: 'In an unlevered flow the tax is computed on EBIT, as if there were no debt, since the WACC already holds the saving.',
      fr: 'Dans un flux avant dette, l’impôt porte sur l’EBIT, comme sans dette : l’économie est déjà dans le CMPC.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

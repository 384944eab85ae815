import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: EBIT. */
export const ebitClaims = {
  ebit_before_wear: {
    concept: 'ebit',
    says: ['~ebit_before_da'],
    example: {
      en: 'EBIT is before depreciation.',
      fr: 'L’EBIT est avant amortissements.',
    },
    correction: {
      en: 'EBIT comes after depreciation, which stands for the wear of the machines.',
      fr: 'L’EBIT vient après les amortissements, qui disent l’usure des machines.',
    },
  },
  ebit_above_ebitda: {
    concept: 'ebit',
    says: [
      'ebit >> "supérieur"|"above"|"higher than"|"greater than" >> ebitda & !"never"|"jamais"|"n’est pas"|"cannot"',
      'ebit > subtract|deducts >> capex > ebitda & !da|tax|nopat|put_back|"not"|"pas"',
      'subtract|deducts >> capex > ebitda > ebit & !da|tax|nopat|put_back|"not"|"pas"',
      'ebit > ebitda > da > add & !subtract|"not"|"pas"|put_back|nopat|capex',
      'ebit > ebitda > add > da & !subtract|"not"|"pas"|nopat|capex',
      'ebit_before_wear & !"not"|"pas"',
      'ebit >> "is"|"est"|"c’est"|"equals"|"égale" >> ebitda > subtract > capex|interest & !da',
      'ebitda_plus > da & !capex',
      'ebitda_plus & ebit & !capex',
    ],
    example: {
      en: 'EBIT is EBITDA plus depreciation.',
      fr: 'L’EBIT, c’est l’EBITDA plus les amortissements.',
    },
    correction: {
      en: 'EBIT is EBITDA minus depreciation.',
      fr: 'L’EBIT, c’est l’EBITDA moins les amortissements.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: compounding. */
export const compoundingClaims = {
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
} as const satisfies Record<string, WrongClaim>;

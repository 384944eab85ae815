import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: a price and a share count that depend on each other. */
export const circularPriceClaims = {
  no_circularity: {
    concept: 'circular_price',
    says: [
      '"no need to iterate"|"pas besoin d’itérer"|"no iteration"|"aucune itération"|"inutile d’itérer" & !if_word|"when"|"given"|"quand"|"fixed"|"since the price"|"donné"|"fixe"',
      '~share_price > ~no_effect_on > ~net_count_word',
      '~no_circle & option_holders|diluted|share_number',
      '~no_circle & "count"|"nombre"|"circularity"|"circularité" & !condition_word|"given"|"donné"|"here"|"ici"|"fixe"',
    ],
    example: {
      en: 'Dilution is the same whatever the price, there is no circularity in the options.',
      fr: 'Le nombre d’options dilutives ne dépend pas du cours, aucune circularité.',
    },
    correction: {
      en: 'A higher price puts more options in the money, which moves the count and again the price.',
      fr: 'Un prix plus haut met plus d’options dans la monnaie, ce qui change le nombre et de nouveau le prix.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

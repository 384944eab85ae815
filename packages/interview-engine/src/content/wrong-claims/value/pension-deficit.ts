import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: pension deficits. */
export const pensionDeficitClaims = {
  pension_in_gross_terms: {
    concept: 'pension_deficit',
    says: [
      '~pension_deficit|~retired_staff > "gross"|"brut"|"brute" & ~"tenir compte"|"without"|"sans"|"ignoring"',
      '~pension_deficit|~retired_staff & ~tax_ignored & !buyer|seller',
      '~pension_deficit|~retired_staff & ~plan_assets_ignored & !buyer|seller',
    ],
    example: {
      en: 'The pension deficit comes off in full, tax never matters.',
      fr: 'Le déficit de retraite se déduit toujours avant impôt.',
    },
    correction: {
      en: 'What the fund does not cover comes off, and less the tax that paying it will save.',
      fr: 'On retire ce que le fonds ne couvre pas, moins l’impôt que son paiement fera économiser.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

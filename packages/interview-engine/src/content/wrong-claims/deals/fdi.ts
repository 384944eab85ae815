import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: foreign investment control. */
export const fdiClaims = {
  foreign_control_for_defence_only: {
    concept: 'fdi',
    says: [
      'deals_foreign_control > deals_defence_only',
      'deals_defence_only > deals_foreign_control',
    ],
    example: {
      en: 'Foreign investment control is only about defence.',
      fr: 'Le contrôle des investissements étrangers ne concerne que la défense.',
    },
    correction: {
      en: 'It reaches into health, data, energy, food and technology as well.',
      fr: 'Il touche aussi la santé, les données, l’énergie, l’alimentation et les technologies.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

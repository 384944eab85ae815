import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: keeping the client’s trust. */
export const clientRelationshipClaims = {
  client_is_snubbed: {
    concept: 'client_relationship',
    says: [
      '~doer > ~outright_not_his_business & !got_over_it|"without"|"sans"|"politely"|"poliment"|"not tell him"|"ne lui dis pas"|"never"|"jamais"',
      'doer > rough_with_him & !got_over_it|"without"|"sans"|"not"|"pas"',
    ],
    example: {
      en: 'I tell him that it is outrageous to ask.',
      fr: 'Je refuse sèchement, sa question est scandaleuse.',
    },
    correction: {
      en: 'Decline kindly and say that his own file is protected in the same way.',
      fr: 'Refusez avec le sourire, et dites que son propre dossier est protégé de la même façon.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

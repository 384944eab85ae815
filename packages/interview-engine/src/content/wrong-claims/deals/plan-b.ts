import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: another structure in reserve. */
export const planBClaims = {
  no_life_without_the_deal: {
    concept: 'plan_b',
    says: [
      '~astray_plan_b > ~astray_useless & !"never"|"not useless"|"without"|"sans"',
      '"no"|"not"|"without"|"pas"|"sans"|"aucun" > ~second_plan_word & "signed"|"signé"|"signée"|"signature" & !"mistake"|"erreur"|"should"|"aurait dû"|"sign without"|"signer sans"|"i would not"',
      'stands_still_meanwhile & ~for_the_time_between & !"not stop"|"pas arrêter"|"never"|"without"|"sans"|"rather"|"ne pas"|"risk"',
    ],
    example: {
      en: 'Figma needed no plan B since the deal was signed.',
      fr: 'En attendant, Figma aurait dû tout geler.',
    },
    correction: {
      en: 'Until clearance the target runs and invests as if it stayed alone, and both keep a plan B.',
      fr: 'Jusqu’au feu vert, la cible vit et investit comme si elle restait seule, et chacun garde un plan B.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

import type { WrongClaim } from '../../types.ts';

/** False statements on paying for a company of which an examiner thinks first. */
export const heardMostOfPaymentClaims = {
  dear_target_lifts_earnings: {
    concept: 'accretion',
    says: [
      'heard_own_side >> pe_words >> heard_lower_than > seller|"target" > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'pe_words >> heard_own_side >> heard_lower_than > seller|"cible" > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'heard_dearer_target > heard_more_accretive & !"not"|"pas"',
      'accretive_word > pe_words > heard_above_it > heard_inverse & !"below"|"lower"|"inférieur"',
      'heard_own_side >> pe_words >> heard_lower_than > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'pe_words >> heard_own_side >> heard_lower_than > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'accretive_word > heard_own_side >> pe_words >> heard_lower_than & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'accretive_word > pe_words >> heard_own_side >> heard_lower_than & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'accretive_word > heard_own_side > heard_lower_pe & !deal_dilutes|heard_target_is_it|"not"|"pas"',
    ],
    example: {
      en: 'The pricier the target, the more accretive the deal gets.',
      fr: 'Échange de titres relutif quand le PER de l’acheteur est inférieur à celui de la cible.',
    },
    correction: {
      en: 'The cheaper the target against what pays for it, the more accretive: with shares our P/E must be above the target’s, with debt its earnings yield above the after-tax cost.',
      fr: 'Moins la cible est chère au regard de ce qui la paie, plus c’est relutif : en titres, notre PER doit dépasser le sien ; en dette, son rendement doit dépasser le coût après impôt.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

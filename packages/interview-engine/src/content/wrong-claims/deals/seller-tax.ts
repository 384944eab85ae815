import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the seller’s clean exit and single tax. */
export const sellerTaxClaims = {
  seller_prefers_assets: {
    concept: 'seller_tax',
    says: [
      'deals_seller_wants_assets',
      'seller >> sale_wants >> deals_asset_purchase',
      'deals_asset_purchase >> sale_better_for >> seller',
      'deals_asset_purchase > sale_clean_exit & !deals_share_purchase|deals_share_form',
    ],
    example: {
      en: 'The seller prefers an asset deal.',
      fr: 'Le vendeur préfère une cession d’actifs.',
    },
    correction: {
      en: 'The seller usually prefers to sell the shares: a clean exit and a single tax.',
      fr: 'Le vendeur préfère en général vendre les titres : sortie nette et une seule imposition.',
    },
  },
  tax_layers_reversed: {
    concept: 'seller_tax',
    says: [
      'flat_sells_shares > flat_taxed_twice & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"assets"|"actifs"|"rather than"|"avoid"|"éviter"',
      'deals_asset_form|"actifs"|"assets" > "société ne paie rien"|"company pays nothing"|"pays no tax"|"ne paie pas d’impôt"|"actionnaire qui encaisse"|"straight to the shareholder" & !"share deal"|"titres"',
      'deals_share_purchase > deals_taxed_twice',
      'deals_asset_purchase > deals_taxed_once',
    ],
    example: {
      en: 'With a share deal the seller is taxed twice.',
      fr: 'Avec une cession de titres, le vendeur est imposé deux fois.',
    },
    correction: {
      en: 'Selling the shares is taxed a single time; selling the assets can be taxed in the company and again on distribution.',
      fr: 'La cession des titres est taxée une fois ; celle des actifs peut l’être dans la société, puis à la distribution.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

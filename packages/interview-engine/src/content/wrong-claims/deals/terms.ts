import type { WrongClaim } from '../../types.ts';

/** False statements on what is sold, at what price and with which protection. */
export const termsClaims = {
  assets_chosen_in_share_deal: {
    concept: 'asset_share_deal',
    says: [
      'wrongly_the_shares > wrongly_picks & !wrongly_the_assets|"not"|"pas"|"never"|"jamais"|"assets"|"actifs"|"cannot"|"ne peut"|"no"',
      'deals_share_purchase > buyer > deals_pick_assets',
    ],
    example: {
      en: 'In a share deal the buyer can pick the assets he wants.',
      fr: 'En cession de titres, l’acheteur choisit les actifs qu’il veut.',
    },
    correction: {
      en: 'Whoever buys the shares takes the company whole; picking is what the purchase of assets is for.',
      fr: 'Qui achète les titres prend la société entière ; c’est l’achat d’actifs qui permet de trier.',
    },
  },
  change_of_control_swapped: {
    concept: 'contract_transfer',
    says: [
      'deals_change_of_control > ~heard_bites_only_in >> ~deals_asset_purchase',
      'deals_change_of_control > -deals_share_purchase',
      '~deals_share_purchase > ~deals_change_of_control > ~deals_never_triggered',
      '~deals_change_of_control > ~deals_never_triggered > ~deals_share_purchase',
    ],
    example: {
      en: 'Change of control clauses are never triggered in a share deal.',
      fr: 'Les clauses de changement de contrôle ne jouent jamais dans une cession de titres.',
    },
    correction: {
      en: 'They bite when the shareholder changes, so when shares are sold; contracts sold one by one need consent instead.',
      fr: 'Elles jouent quand l’actionnaire change, donc à la vente des titres ; les contrats cédés un à un demandent plutôt un accord.',
    },
  },
  shortfall_paid_to_seller: {
    concept: 'bridge',
    says: [
      'nwc > deals_below_normal > deals_buyer_pays_seller',
      'nwc > deals_above_normal > deals_seller_pays_buyer',
      'net_debt > deals_higher_word > deals_seller_gets_more',
    ],
    example: {
      en: 'If working capital is below the peg, the buyer pays the seller the difference.',
      fr: 'Si le BFR est inférieur au normatif, l’acheteur paie la différence au vendeur.',
    },
    correction: {
      en: 'A shortfall, like more net debt, lowers the price, because the buyer will have to fund it.',
      fr: 'Un manque, comme une dette nette plus forte, réduit le prix, car l’acheteur devra le financer.',
    },
  },
  warranties_shield_seller: {
    concept: 'spa',
    says: [
      'flat_warranty_word > flat_covers_seller & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"buyer"|"acheteur pas"|"limit"|"cap"|"plafond"|"insurance"|"assurance"',
      'deals_promises >> "protège"|"protègent"|"protects"|"protect" >> "le vendeur"|"the seller" & !"against the buyer"|"not"|"pas"',
      'buyer >> heard_indemnifies >> seller & heard_hidden_debt|~deals_promises & !"est indemnisé"|"is compensated"|"by the seller"|"par le vendeur"|"contre le vendeur"',
      'buyer >> heard_indemnifies_him & heard_hidden_debt|deals_promises & !"par le vendeur"|"by the seller"',
      'deals_warranties_for_seller & !deals_cap_word|"limits"',
    ],
    example: {
      en: 'The warranties protect the seller against bad surprises.',
      fr: 'La garantie de passif protège le vendeur contre les mauvaises surprises.',
    },
    correction: {
      en: 'The seller gives them and the buyer is the one they protect, within a cap and a time.',
      fr: 'C’est le vendeur qui les donne et l’acheteur qu’elles protègent, dans la limite d’un plafond et d’une durée.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: asset deal against share deal. */
export const assetShareDealClaims = {
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
  assets_are_simpler: {
    concept: 'asset_share_deal',
    says: [
      'deals_asset_purchase > deals_is_simpler',
      'deals_share_purchase > deals_is_more_complex',
    ],
    example: {
      en: 'An asset deal is simpler and quicker to carry out.',
      fr: 'Une cession d’actifs est plus simple et plus rapide à réaliser.',
    },
    correction: {
      en: 'Moving shares takes one transfer; assets, contracts and staff move one by one.',
      fr: 'Céder des titres, c’est un seul transfert ; actifs, contrats et salariés se transfèrent un à un.',
    },
  },
  form_of_sale_irrelevant: {
    concept: 'asset_share_deal',
    says: [
      'wrongly_form > ~wrongly_all_one & !"not"|"pas pareil"|"staff"|"salariés"|"but"|"mais"',
      '~deals_asset_purchase|~deals_asset_form & ~deals_share_purchase|~deals_share_form & ~sale_no_difference',
    ],
    example: {
      en: 'Asset deal or share deal makes no difference to the buyer.',
      fr: 'Cession d’actifs ou cession de titres, cela ne change rien.',
    },
    correction: {
      en: 'The form decides which liabilities follow, how it is taxed and what has to be transferred.',
      fr: 'La forme décide des passifs qui suivent, de l’impôt et de ce qu’il faut transférer.',
    },
  },
  share_deal_leaves_past: {
    concept: 'asset_share_deal',
    says: [
      'flat_with_shares > flat_leave_behind & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"assets"|"actifs"|"cannot"|"can’t"',
      '~flat_debts_never_follow & !"assets"|"actifs"|"faux"|"wrong"',
      'flat_share_way > hidden_dirt|deals_burden > flat_stays_with_seller & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|flat_asset_way|"assets"|"actifs"|"machines"|"brand"|"marque"|"whereas"|"alors que"|"unless"|"sauf"|"indemnity"|"garantie"',
      'heard_buys_the_firm|"racheter la société"|"racheter les titres"|"buying the company" > "laisser"|"leave"|"leaves"|"leaving" > hidden_dirt & !"not"|"pas"|"never"|"jamais"|"assets"|"actifs"',
      'heard_buys_the_firm > heard_leaves_lawsuits & !"not"|"pas"|"assets"|"actifs"|"cannot"',
      'heard_buys_the_firm > -heard_owes_for_the_past & !"assets"|"actifs"',
      '~heard_undisclosed > ~heard_stays_with_seller & deals_share_purchase|slip_buys_shares|~slip_buys_shares|"buy shares" & !deals_asset_purchase|deals_asset_form|"warranties"|"garantie"|"don’t stay"|"do not stay"|"doesn’t stay"|"does not stay"|"ne restent"|"ne reste"|"nothing"|"rien"',
      'deals_share_purchase > heard_listed_only & !deals_asset_purchase|deals_asset_form|"also"|"aussi"|"not only"',
      'deals_share_purchase|slip_buys_shares & heard_undisclosed > heard_stays_with_seller & !deals_asset_purchase|deals_asset_form|"warranty"|"warranties"|"garantie"',
      '~heard_undisclosed > heard_stays_with_seller & deals_share_purchase|slip_buys_shares & !deals_asset_purchase|deals_asset_form|"warranties"|"garantie"',
      'deals_share_purchase > deals_leave_behind',
      'deals_share_purchase > -deals_inherit_all|-deals_inherits_word',
      'deals_share_purchase > sale_leaves_old_debts & !deals_asset_purchase|deals_asset_form',
    ],
    example: {
      en: 'With a share deal the buyer leaves the liabilities behind.',
      fr: 'Dans une cession de titres, l’acheteur laisse les passifs chez le vendeur.',
    },
    correction: {
      en: 'Whoever buys the shares takes the company with its whole past, liabilities included.',
      fr: 'Qui achète les titres reprend la société avec tout son passé, passifs compris.',
    },
  },
  asset_deal_takes_past: {
    concept: 'asset_share_deal',
    says: [
      'wrongly_the_assets > wrongly_past_comes & !wrongly_the_shares|"not"|"pas"|"never"|"jamais"|"without"|"sans"|"shares"|"titres"|"no"|"instead"',
      'deals_asset_purchase > deals_inherits_word',
      'deals_asset_purchase > sale_takes_on >> sale_old_debts & !deals_share_purchase|deals_share_form|sale_chosen_only',
    ],
    example: {
      en: 'With an asset deal the buyer inherits everything from the past.',
      fr: 'Avec une cession d’actifs, l’acheteur hérite de tout le passé.',
    },
    correction: {
      en: 'Whoever buys assets takes only what the contract lists.',
      fr: 'Qui achète des actifs ne reprend que ce que le contrat énumère.',
    },
  },
  buyer_prefers_shares: {
    concept: 'asset_share_deal',
    says: [
      'deals_buyer_wants_shares & !"même l’acheteur"|"even the buyer"|"autorisations"|"licences"|"permits"',
      'buyer >> sale_wants >> deals_share_purchase & !"it to"|"them to"',
      'deals_share_purchase >> sale_better_for >> buyer',
      'buyer >> sale_wants >> "the shares"|"les titres"|"les actions" & !deals_asset_form|"even"|"même"|"if"|"si"|"when"|"quand"|seller|"licences"|"permits"|"contracts"|"contrats"|"autorisations"|"losses"|"déficits"',
    ],
    example: {
      en: 'The buyer prefers a share deal.',
      fr: 'L’acheteur préfère une cession de titres.',
    },
    correction: {
      en: 'The buyer usually leans to assets: he chooses them, leaves old debts and depreciates the price.',
      fr: 'L’acheteur penche en général pour les actifs : il les choisit, laisse les vieux passifs et amortit le prix.',
    },
  },
  share_deal_steps_up: {
    concept: 'asset_share_deal',
    says: [
      'heard_basis_rises > heard_buys_the_firm & !"not"|"pas"|"assets"|"actifs"',
      'deals_share_purchase > deals_allows > deals_step_up & !"no step up"|"pas de step up"',
      'deals_asset_purchase > -deals_step_up',
      'deals_share_purchase > buyer > deals_step_up & !"no step up"|"pas de step up"',
      'sale_new_basis > sale_comes_with >> deals_share_purchase',
      'deals_share_purchase >> sale_gives > sale_new_basis & !"no step up"|"pas de step up"|deals_asset_purchase|deals_asset_form',
      'slip_tax_step & slip_buys_shares & !"no"|"not"|"only"|"pas"|"sans"|"instead"|"aucune"|"seulement"|"asset deal"|"cession d’actifs"',
    ],
    example: {
      en: 'A share deal gives the buyer a tax step-up.',
      fr: 'L’achat de titres permet de réévaluer les actifs et d’amortir le prix.',
    },
    correction: {
      en: 'Only buying the assets resets their tax value; with shares the old values go on.',
      fr: 'Seul l’achat des actifs remet à neuf leur valeur fiscale ; avec les titres, les anciennes valeurs continuent.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

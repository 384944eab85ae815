import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the price mechanism. */
export const lockedBoxClaims = {
  box_still_open: {
    concept: 'locked_box',
    says: [
      'locked_box_word|locked_box > buyer >> "no risk"|"aucun risque"|"carries no"|"bears no"|"ne porte aucun"',
      'locked_box_word|locked_box & seller > "keeps it all"|"keeps the risk"|"keeps all the risk"|"garde le risque"|"garde tout le risque" & !"not"|"pas"',
      'deals_box_recounts & !"or"|"ou"|"completion"|"comptes de closing"|"versus"',
      'locked_box >> "recompte"|"recount"|"adjusted at closing"|"ajusté au closing"|"ajuste au closing" & !"or"|"ou"|"completion"|"comptes de closing"|"versus"',
      'locked_box_word > plain_trued_up_then & !"completion"|"comptes"|"nothing"|"rien"|"or"|"ou"',
      'locked_box_word > box_at_closing',
      'locked_box_word > risk_passes_late',
      '~locked_box > ~price_set_later & !"or"|"ou"|"completion accounts"|"comptes de clôture"|"nothing"|"rien"|"not"|"pas"|"no"|"unlike"|"never"|"jamais"',
    ],
    example: {
      en: 'With a locked box the price is adjusted at closing.',
      fr: 'En locked box, le prix est ajusté au closing.',
    },
    correction: {
      en: 'A locked box fixes the price on past accounts; only leakage is paid back.',
      fr: 'Une locked box fixe le prix sur des comptes passés ; seules les fuites de valeur se remboursent.',
    },
  },
  locked_box_for_buyers: {
    concept: 'locked_box',
    says: [
      'deals_price_machinery > deals_suits_buyer',
      'deals_hell_or_high_water > deals_lets_buyer_go',
    ],
    example: {
      en: 'A locked box is what careful buyers prefer.',
      fr: 'La locked box est le mécanisme préféré des acheteurs prudents.',
    },
    correction: {
      en: 'Sellers prefer it: the price is known at signing and nothing is reopened.',
      fr: 'Elle a la faveur des vendeurs : le prix est connu au signing et rien n’est rouvert.',
    },
  },
  leakage_misread: {
    concept: 'locked_box',
    says: ['terms_leak_word > terms_leak_of_news', 'slip_leakage_word > slip_not_leakage'],
    example: {
      en: 'Leakage means a leak of information to the press.',
      fr: 'Le leakage, c’est une fuite d’informations.',
    },
    correction: {
      en: 'It means value that goes to the seller after the locked-box date, such as a dividend.',
      fr: 'Il s’agit de la valeur qui part au vendeur après la date de locked box, un dividende par exemple.',
    },
  },
  locked_box_price_adjusts: {
    concept: 'locked_box',
    says: [
      'terms_box > price > flat_varies_at_closing & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"completion accounts"|"comptes de closing"|"whereas"|"unlike"',
      'terms_box > flat_settled_late & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"no"|"nothing"|"rien"|"completion accounts"|"comptes de closing"|"whereas"|"tandis"|"either"|"soit"|"or"|"ou"|"alors que"',
      'terms_box > wrongly_box_moves & !"not"|"pas"|"never"|"jamais"|"no"|"rien"|"whereas"|"tandis"|"completion accounts"|"comptes de closing"',
      'terms_box & "count"|"recompte"|"recalculate"|"recalcule" > deals_closing_noun|deals_closing_day & !"no"|"never"|"rien"|"without"|"sans"|"not"|"pas"|"whereas"|"completion accounts"|"tandis que"|"comptes de closing"',
      'terms_box > "recomputed"|"worked out again"|"recalculé"|"refait" & deals_closing_noun|"closing balance sheet"|"bilan de closing" & !"no"|"never"|"rien"|"without"|"sans"|"not"|"pas"',
      'terms_box & buyer >> bears_no_risk',
      'terms_box > "c’est un prix"|"is a price"|"means a price" > terms_counted_late',
      'deals_in_locked_box > deals_price_adjusts',
      'terms_box >> price > terms_counted_late & !"fige"|"freezes"|"locks"',
      'terms_box > "where"|"où"|"dont" > terms_counted_late',
      'terms_box >> terms_counted_late',
      '~locked_box > ~price_set_later & !"or"|"ou"|"completion accounts"|"comptes de clôture"|"nothing"|"rien"|"not"|"pas"|"no"|"unlike"|"contrairement"|"whereas"|"alors que"|"never"|"jamais"',
      '"completion accounts"|"comptes de clôture" > "fixed once and for all"|"fixed at signing"|"ne bouge plus"|"fixé une fois pour toutes"|"freeze the price" > "locked box"|locked_box > price_set_later|"adjusted"|"ajusté"',
    ],
    example: {
      en: 'In a locked box the price is adjusted at closing.',
      fr: 'En locked box, le prix est ajusté au closing.',
    },
    correction: {
      en: 'In a locked box the price is fixed on a past balance sheet; the seller only guarantees that no value leaks.',
      fr: 'En locked box, le prix est figé sur un bilan passé ; le vendeur garantit seulement l’absence de fuites de valeur.',
    },
  },
  seller_keeps_locked_box_profit: {
    concept: 'locked_box',
    says: [
      'terms_box > profit|"bénéfices"|"profits"|"résultat" > flat_for_seller & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"buyer"|"acheteur"',
      'deals_price_machinery & deals_seller_bears',
      'deals_in_locked_box & profit & deals_seller_gets',
      'slip_box & slip_stays_with_seller & !"not"|"pas"|"never"|"jamais"',
    ],
    example: {
      en: 'In a locked box the seller keeps the profits until closing.',
      fr: 'En locked box, le vendeur garde les bénéfices jusqu’au closing.',
    },
    correction: {
      en: 'From the locked-box date the results are for the buyer, who may pay interest on the price.',
      fr: 'Depuis la date de locked box, les résultats sont pour l’acheteur, qui peut payer un intérêt sur le prix.',
    },
  },
  completion_accounts_fixed: {
    concept: 'locked_box',
    says: [
      '"completion accounts"|"comptes de closing"|"closing accounts" > flat_fixed_for_good & !"not"|"pas"|"never"|"jamais"|"cannot"|"nobody"|"personne"|"locked box"|"whereas"|"tandis"|"alors que"|"instead"',
      'deals_with_completion_accounts|"comptes à la clôture"|"completion accounts"|"closing accounts" > "prix est figé"|"price is fixed"|"prix est fixé"|"price is frozen" & !"locked"|"not"|"pas"|"unlike"|"whereas"|"alors que"',
      '"completion accounts"|"comptes de closing" > price_is_fixed',
      'deals_with_completion_accounts > deals_price_is_fixed',
    ],
    example: {
      en: 'With completion accounts the price is fixed at signing.',
      fr: 'Avec des comptes de closing, le prix est fixé à la signature.',
    },
    correction: {
      en: 'With completion accounts the price is estimated first and trued up on the balance sheet at closing.',
      fr: 'Les comptes de closing ajustent après coup un prix estimé à la signature.',
    },
  },
  price_mechanisms_swapped: {
    concept: 'locked_box',
    says: [
      'terms_box > "where"|"où"|"dont" > misstated_redone & !"rather"|"plutôt"|"instead"|"without"|"sans"|"no"|"rien"|"nothing"|"whereas"|"tandis que"|misstated_set_at_signing',
      'terms_box > "where"|"où" >> misstated_redone & !"sans"|"without"|"rien"|"nothing"',

      'deals_box_recounts',
      'deals_accounts_freeze & !"final number"|"final price"|"final"',
      'terms_box >> misstated_redone & !"rather"|"plutôt"|"instead"|"without"|"sans"|"no"|"avoid"|"rien"|"nothing"',
      'misstated_completion >> ~misstated_set_at_signing & !"estimated"|"provisional"|"provisoire"',
      'misstated_completion > "where"|"où"|"dont" > ~misstated_set_at_signing & !"estimated"|"provisional"|"provisoire"',
    ],
    example: {
      en: 'With a locked box you recount at closing, whereas completion accounts freeze the price.',
      fr: 'En locked box on recompte au closing, les comptes de closing figent le prix.',
    },
    correction: {
      en: 'A locked box freezes the price on a past balance sheet; completion accounts are drawn up at closing and the price is trued up.',
      fr: 'La locked box fige le prix sur un bilan passé ; les comptes de closing s’arrêtent au closing et le prix est ajusté.',
    },
  },
  leakage_allowed: {
    concept: 'locked_box',
    says: [
      '~seller > ~wrongly_may > ~wrongly_helps_himself > ~wrongly_no_change & !"not allowed"|"n’a pas"|"ne peut"|"cannot"',
      'seller > wrongly_may > wrongly_helps_himself > wrongly_since_date & !"not"|"n’a pas"|"ne peut"|"cannot"|"never"|"jamais"|"interdit"|"no longer"|"plus le droit"|"nothing"|"rien"',
      'terms_box & seller > wrongly_may >> wrongly_helps_himself & !"not"|"n’a pas"|"ne peut"|"cannot"|"never"|"jamais"|"interdit"|"no longer"|"plus le droit"|"nothing"|"rien"',
      'deals_in_locked_box|deals_price_machinery & seller > deals_seller_may_take',
      'deals_leakage > deals_seller_may_take',
      'terms_leak_word > terms_takes_freely & !terms_agreed_leak',
    ],
    example: {
      en: 'In a locked box the seller can take cash out until closing.',
      fr: 'En locked box, le vendeur peut sortir du cash jusqu’au closing.',
    },
    correction: {
      en: 'After the locked-box date the seller may take nothing out, except what the contract permits.',
      fr: 'Après la date de locked box, le vendeur ne sort rien, sauf ce que le contrat autorise.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

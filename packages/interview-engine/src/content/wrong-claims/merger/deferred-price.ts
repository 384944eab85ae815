import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: a vendor loan, a staged purchase or an escrow. */
export const deferredPriceClaims = {
  vendor_loan_reversed: {
    concept: 'deferred_price',
    says: [
      'loan_of_seller|seller_lends & "seller"|"vendeur"|"vendor" > "borrows"|"borrow"|"emprunte"|"emprunter" > "buyer"|"acheteur"|"acquéreur" & !"bank"|"banque"|"not"|"pas"',

      'loan_of_seller|seller_lends|"vendor loan"|"crédit vendeur" > "before"|"avant"|"ahead of"|"senior to" >> "bank debt"|"dette bancaire"|"the bank"|"la banque" & !"not"|"pas"|"after"|"après"',
      'loan_comes_first',
      'deferred_price|seller_lends > buyer > lends_word > seller',
      'buyer_as_lender',
      'lbo_buyer_lends',
    ],
    example: {
      en: 'In a vendor loan the buyer lends to the seller.',
      fr: 'Dans un crédit vendeur, l’acheteur prête au vendeur.',
    },
    correction: {
      en: 'In a vendor loan the seller waits for part of the price, and so lends to the buyer.',
      fr: 'Dans un crédit vendeur, le vendeur attend une partie du prix : il prête à l’acheteur.',
    },
  },
  escrow_misread: {
    concept: 'deferred_price',
    says: [
      '"escrow"|"séquestre" > paid_at_closing > seller & !"not"|"pas"|"rest"|"reste"|"part"|"partie"|"solde"|"balance"',

      '"escrow"|"séquestre" > "paid to the seller"|"versé au vendeur"|"given to the seller" >> "straight away"|"tout de suite"|"immediately"|"immédiatement"|"upfront" & !"not"|"pas"',
      'held_money_misread',
      '"séquestre"|"escrow" > protects_seller & !"buyer"|"acheteur"|"acquéreur"',
    ],
    example: {
      en: 'The escrow protects the seller.',
      fr: 'Le séquestre protège le vendeur.',
    },
    correction: {
      en: 'An escrow keeps part of the price back for a while, and protects the buyer.',
      fr: 'Un séquestre retient une partie du prix un temps et protège l’acheteur.',
    },
  },
} as const satisfies Record<string, WrongClaim>;

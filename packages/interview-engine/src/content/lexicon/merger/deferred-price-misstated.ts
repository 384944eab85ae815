import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** A vendor loan, a staged purchase or an escrow, in the words of those who get it wrong. */
export const deferredPriceMisstated: Lexicon = {
  buyer_as_lender: [
    'buyer lends to the seller, buyer lends the seller, we lend the seller, we lend him, buyer lends him, acquirer lends the seller, loan to the seller',
    'nous prêtons au vendeur, on lui prête, prêt au vendeur, prêt accordé au vendeur',
  ],
  held_money_misread: [
    crossed(
      'escrow',
      'protects the seller, is a bonus for the seller, increases the price, is paid to the seller at closing, raises the price',
    ),
    crossed(
      'séquestre',
      'protège le vendeur, sert à protéger le vendeur, est un bonus, augmente le prix, est versé au vendeur au closing',
    ),
  ],
  lends_word: ['lend, lends, loans, advances', 'prête, prêter, avance'],
  loan_comes_first: [
    crossed(
      'vendor loan, seller note, seller loan, vendor note',
      'ranks ahead, is senior, is repaid first, is paid before, comes before, is repaid before',
    ),
    crossed(
      'crédit vendeur, prêt vendeur',
      'passe avant, est remboursé avant, est senior, est prioritaire, est remboursé en premier',
    ),
  ],
  loan_of_seller: [
    'vendor loan, seller loan, seller note, vendor note, vendor financing, seller financing, vendor credit',
    'crédit vendeur, prêt vendeur, crédit du vendeur, prêt du vendeur',
  ],
};

import type { Lexicon } from '../../types.ts';

/** A vendor loan, a staged purchase or an escrow, in the words people use for it. */
export const deferredPriceNotions: Lexicon = {
  lends_part_of_price: [
    'leaves some of the money with me, leave some of the money, leaves part of the money, leaves some money in, leave part of the money, pay him back over, pays him back over, pay them back over, pay it back over time, lends me part, lend me part, lends us part, lends me a bit, lends part of it, in a locked drawer, locked drawer, held by a lawyer, held by the lawyer, with the lawyer until, with the notary, in a blocked account, kept aside until, hold some of the price back, keep some of the price back, vend or loan',
    'me laisse une partie de la somme, laisse une partie de la somme, laisse une partie de l’argent, nous laisse une partie, me prête une partie, nous prête une partie, prête une partie du prix, prête une partie de la somme, me fait crédit, nous fait crédit, fait crédit à l’acheteur, bloque un bout du prix, bloque une partie du prix, bloquer une partie du prix, chez le notaire, sur un compte bloqué, un compte bloqué, chez l’avocat, mis de côté jusqu’à',
  ],
  lends_us: [
    'lend, leave part of the price, wait for part, paid later, pay later',
    'prêter, avancer, attendre une partie, payer plus tard, payé plus tard, laisser une partie du prix',
  ],
  seller_lends: [
    'let me owe you, owe you some of it, pay you bit by bit, owe him part, owe him some of it, pay in bits, vendor loan, seller loan, seller note, vendor note, vendor financing, seller financing, vendor credit, deferred payment, deferred consideration, instalments, staged, two steps, step by step, put and call, put option, call option, put and a call, options on the rest, escrow, holdback, hold back, retention, price adjustment, cvr, convertible, preferred shares, ratchet, wait for part of his money, wait for part, lend us part, as if he lent, paid interest on it, give us credit, leave us some of the money, held by a third party, wait for some of his money, parked with a third party',
    'me fais crédit, te rembourse petit à petit, le rembourse petit à petit, payer petit à petit, prête un bout du prix, prête en quelque sorte un bout, crédit vendeur, prêt vendeur, paiement différé, échelonner, en plusieurs fois, par étapes, en deux temps, en deux étapes, progressivement, options croisées, promesses croisées, put, call, option d’achat, option de vente, séquestre, retenue, ajustement de prix, clause d’ajustement, cvr, convertible, actions de préférence, ratchet, attendre une partie, attendre pour une partie, attende une partie, comme s’il nous prêtait, nous prêter une partie, touche des intérêts, faire crédit, fait crédit, argent bloqué, bloqué chez un tiers',
  ],
};

import type { Lexicon } from '../../types.ts';

/** Interest cover, in the words people use for it. */
export const interestCoverNotions: Lexicon = {
  fits_into: ['fits, goes, would fit', 'rentre, tient, entre'],
  lbo_bank_bill: [
    'bill to the bank, bank bill, monthly bill, monthly payment, what goes to the bank, bank’s share, lender’s share, yearly bill, banker’s bill, bill from the bank, rent on the money, instalment, instalments, monthly instalment, mortgage payment, loan payment, the repayments, servicing the loan, cost of servicing',
    'facture de la banque, facture mensuelle, mensualité, part du banquier, part de la banque, ce qui va à la banque, note de la banque, note du banquier, facture du banquier, facture chez le banquier, loyer de l’argent, la traite, les traites, une traite, l’échéance de prêt, remboursement mensuel, charge de la dette',
  ],
  lbo_cover_ratio: ['cover, coverage', 'couverture, couvre, couvert, icr'],
  lbo_eat: [
    'eat, eaten, absorb, take, swallow, consume, gone',
    'manger, absorber, ronger, consommer, prend, bouffe',
  ],
  lbo_thin: [
    'thin, thinner, tight, tighter, weak, weaker, worse, deteriorate, cushion, stretched, strained',
    'mince, tendu, juste, faible, dégrader, se tend, limitant, fragilise, coussin',
  ],
  makes_it_over: [
    'make that, makes that, make it, makes it, earns that, earn that, pays it, pays that, covers it, covers that, could pay it',
    'gagne ça, gagne cela, les gagne, la gagne, le gagne, les couvre, la couvre, les paie, les paye, la paie, pourrait les payer',
  ],
  market_limit: ['limit, constraint, binding, bite', 'limite, contrainte, bloque'],
  so_many_times: ['times, twice, time', 'fois, double'],
  what_bank_asks: [
    'what the bank asks, what they ask, what the lenders ask, what the bank wants, what the lenders want, what it pays the bank, what it owes in interest',
    'ce que réclame la banque, ce que demande la banque, ce que la banque réclame, ce que la banque demande, ce qu’il faut à la banque, ce qu’elle paie à la banque',
  ],
};

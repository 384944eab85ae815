import type { Lexicon } from '../../types.ts';

/** Leases under IFRS 16, in the words people use for it. */
export const leases16Notions: Lexicon = {
  a_loan_now: [
    'a debt now, is a debt, are a debt, is debt, a loan in disguise, counts as borrowing, counts as debt, is a loan',
    'est une dette, c’est une dette, sont une dette, est un emprunt, un emprunt déguisé, une dette déguisée',
  ],
  either_way: [
    'or, either, never, not both, double, twice, otherwise, if, consistent, mismatch, mistake, wrong, unless',
    'ou, soit, jamais, deux fois, sinon, si, cohérent, double, erreur, faux, sauf',
  ],
  plain_as_a_loan: [
    'as if you had borrowed, as if we had borrowed, as if it had borrowed, as if it had been bought on credit, bought with a loan, bought on credit, purchase on credit, what the firm owes, what the company owes, what it owes, to the loans, bank loans, borrowing to buy, as a loan, like a loan, as borrowing, as borrowings, as a debt, as debt, like a debt, like debt, among the debts, in the debts, in debt, into debt, in the debt, added to the debt, money you owe, indebtedness, net borrowings, the slate, what we owe, as borrowed money, like borrowed money',
    'comme si on avait emprunté, comme si on l’avait acheté à crédit, comme si elle avait emprunté, ce que la boîte doit, ce que l’entreprise doit, achat à crédit, acheté à crédit, aux prêts, ce qu’elle doit, emprunter pour acheter, comme un emprunt, comme un prêt, comme une dette, comme de la dette, en dette, dans la dette, dans les dettes, l’endettement, à la dette, parmi les dettes, l’ardoise, ce qu’on doit, ce que la société doit, comme de l’argent emprunté, comme une somme empruntée',
  ],
  plain_twice_or_only_if: [
    'only if, only when, count them twice, counted twice, counts twice, count twice, double count',
    'seulement si, uniquement si, que si, compte deux fois, comptés deux fois, double compte, double comptage',
  ],
  rent_word: [
    'renting, pay landlords, paid to landlords, rent, rental, lease payment, lease cost, lease expense, landlord',
    'location, paie au propriétaire, payer aux propriétaires, payer aux bailleurs, loyer, loyers, redevance, bailleur, charge locative',
  ],
  rented: [
    'lease, ifrs 16, ifrs sixteen, rent, rental, right of use, landlord',
    'loyer, loyers, ifrs 16, ifrs seize, location, bail, baux, droit d’utilisation, bailleur',
  ],
  right_to_occupy: [
    'right to sit, right to use, right to occupy, right to be in, right to stay',
    'droit d’occuper, droit d’utiliser, droit d’être, droit de rester, droit d’usage',
  ],
};

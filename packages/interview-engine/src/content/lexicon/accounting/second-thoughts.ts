import type { Lexicon } from '../../types.ts';

/** More of what is said of the statements and of the cycle the wrong way round. */
export const secondThoughtsOfAccounts = {
  bank_content: [
    'what you have in the bank, what is in the bank, what we have in the bank, what it has in the bank, what they have in the bank',
    'ce qu’on a en banque, ce qu’il y a en banque, ce qu’elle a en banque, ce qu’on a sur le compte, ce qui est en banque',
  ],
  stands_apart: [
    'nothing to do with one another, nothing to do with each other, nothing in common, prepared on its own',
    'dans son coin, dans leur coin, rien en commun, n’ont rien à voir',
  ],
  three_reports: ['three documents, three pages', 'trois pages'],
  appears_nowhere: [
    'not appear anywhere, appears nowhere, found nowhere, goes nowhere, not show up anywhere, shows up nowhere, used nowhere',
    'n’apparaît nulle part, nulle part ailleurs, ne va nulle part, repris nulle part, ne sert nulle part',
  ],
  starts_on: [
    'starts on, starts off with, takes off from, begins at',
    'démarre sur, commence sur, s’ouvre avec, commence avec',
  ],
  off_again: [
    'off a second time, off again, out a second time, out again, a second time',
    'une deuxième fois, une seconde fois, encore une fois',
  ],
  is_deducted_from: [
    'is deducted from, are deducted from, comes off, is taken off, is taken out of, comes out of',
    'est déduit du, est déduite du, sont déduits du, sont déduites du, vient en moins du, est retiré du, est retranché du, est retirée du',
  ],
  owe_us_more: [
    'owe us more, owe more, pay us later, take longer to pay',
    'nous doivent plus, nous doivent davantage, nous paient plus tard, mettent plus de temps',
  ],
  owed_elsewhere: [
    'money we owe, money it owes, owed to the bank, a loan, borrowed money',
    'de l’argent dû, dû à la banque, une dette envers, argent qu’on doit, argent emprunté',
  ],
  takes_cash_out: [
    'take any cash out, take cash out, take any money out, take money out, use any cash, leave the bank, cost any cash',
    'sortent de la caisse, sort de la caisse, sortent de la banque, coûtent du cash, quittent la banque, consomment de cash',
  ],
  is_income: [
    'counts as revenue, counts as income, booked as income, booked as revenue',
    'compte comme un produit, compte comme un revenu, passe en produit, comptabilisé en produit',
  ],
  not_let_deduct: [
    'not let you deduct, not let us deduct, not let it deduct, not allow you to deduct, not allow the deduction, not accept the depreciation, ignores depreciation',
    'ne laisse pas déduire, ne permet pas de déduire, n’accepte pas la dotation, n’admet pas la dotation, ignore la dotation',
  ],
  only_after_tax: [
    'only the after tax, only the net charge, only the charge after',
    'que la charge après, que la charge nette, que le montant net, que le montant après',
  ],
  expensed_now: [
    'becomes an expense at once, becomes a cost at once, is an expense at once',
    'passe tout de suite en charge, passe aussitôt en charge, passe aussitôt au résultat, devient tout de suite une charge',
  ],
  already_in: ['already inside, is inside', 'se trouve déjà dans, sont déjà comptés dans'],
  fraud_word: [
    'fraud, theft, stole, stolen, stealing, embezzlement',
    'fraude, vol, volé, détournement, détourné',
  ],
  only_reason: [
    'only possible reason, only possible explanation, must be because someone',
    'seule raison possible, seule explication possible',
  ],
  longer_terms: [
    'longer customer terms, longer customer delays, longer terms, customers pay later',
    'délais clients plus longs, délai client plus long, clients paient plus tard, clients qui paient plus tard',
  ],
  makes_cycle_longer: [
    'make the cycle longer, makes the cycle longer, add to the cycle, adds to the cycle, come on top of the cycle',
    'rallongent le cycle, allongent le cycle, s’ajoutent au cycle, alourdissent le cycle',
  ],
  get_it_again: [
    'get that cash, get this cash, get it again, comes back, come back, get the same',
    'retrouve ce cash, retrouve cette somme, retrouve la même somme, le récupère, revient, reviennent',
  ],
} as const satisfies Lexicon;

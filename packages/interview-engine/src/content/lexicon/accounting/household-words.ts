import type { Lexicon } from '../../types.ts';

/** How accounts are told at the kitchen table, and how they are told in a hurry. */
export const householdAccounts = {
  // How the statements hang together.
  last_figure: [
    'last number, last figure, final number, final figure, bottom number, bottom figure, last line, number at the bottom, figure at the bottom',
    'dernier chiffre, dernier nombre, chiffre final, chiffre du bas, nombre du bas, dernière ligne, ligne du bas, chiffre tout en bas',
  ],
  plain_first_number: [
    'count begins, count starts, from which we start, from which you start, number we start, we begin from, you begin from, begins the count, straight to the top, to the top of, top of the, tops',
    'de là que part, de là qu’on part, de là que démarre, sert de base, sert de point, en haut du, en tête du, tout début du',
  ],
  cash_paper: ['cfs', 'tft, page trésorerie, page cash'],
  starts_here: ['starts, begins, kicks off', 'démarre, commence'],
  traces_money: [
    'explains why the bank, explains why cash, explains why the cash, explains the change in cash, explains how cash, every euro that entered, every euro that came, every pound that, every penny that, every dollar that, every euro in and out, tracks every, follows every, bridges profit to, bridges net income to, bridge from profit, bridge between profit, bridge from earnings, from profit to cash, from earnings to cash, profit to the change, income to the change, walks you from profit, gets you from profit, takes you from profit, turns profit into cash, translates profit into cash, between profit and cash, explains the change in the bank',
    'explique pourquoi le compte, explique pourquoi la caisse, explique pourquoi la banque, explique pourquoi la trésorerie, explique la variation, chaque euro entré, chaque euro sorti, chaque euro rentré, chaque euro qui entre, chaque euro qui sort, chaque centime, pont entre le résultat et, pont entre le bénéfice et, passe du résultat, passe du bénéfice, du résultat au cash, du résultat à la trésorerie, du résultat à la variation, du bénéfice à l’argent, du bénéfice à la trésorerie, du bénéfice au cash, traduit le résultat en cash, entre le résultat et la variation',
  ],
  plain_keeps_inside: [
    'not give to the owners, not given to the owners, not hand to, not paid to the owners, without paying it out',
    'pas reversé, pas donné aux, pas rendu aux, pas remis aux, sans le distribuer, sans le verser',
  ],
  owners_pot: [
    'owners’ stake, stake of the owners, owners’ part, part of the owners, owners’ claim, belongs to owners',
    'mise des actionnaires, mise des propriétaires, part des associés, richesse des propriétaires',
  ],
  handed_out: [
    'handed out, hand out, handed to, took home, take home, taken home, paid to them, they were paid, given to them, what they received, gave them',
    'distribue, distribué, reversé, ont touché, ont reçu, ont pris, leur a été versé, leur verse, leur a versé, leur donne',
  ],
  weigh_same: [
    'weigh as much, weighs as much, weigh the same, add up to the same, come to the same, end on the same',
    'pèse autant, peser autant, pèsent autant, tomber sur le même, tombent sur le même, tombe sur le même, font le même, arrivent au même',
  ],
  plain_hands_on: [
    'tie together, ties together, knit together, interlock, talk to each other',
    'une seule histoire, s’enchaînent, se parlent, communiquent, se recoupent',
  ],
  // Wear, losses and tax.
  by_minus: ['down, minus, lower by', 'moins'],
  by_plus: ['up, plus, higher by', 'plus'],
  spares: ['spares, saves', 'épargne, évite, économise'],
  tax_word: ['', 'd’is, l’is'],
  not_cash: [
    'only a number on paper, just a number on paper, only a figure, just a figure, not write a cheque, not write a check, without money moving, without any money, money had already left',
    'qu’un chiffre sur, juste un chiffre, simple chiffre, pas fait de chèque, pas signé de chèque, sans que l’argent, sans argent qui, rien ne part',
  ],
  reinstate: ['goes back in, go back in, goes back on', 'défait, défaire, reviennent dedans'],
  long_spent: [
    'spent years ago, spent long ago, paid years ago, paid long ago, paid for years ago, paid for long ago, left years ago, left long ago, went out years ago, money was spent when',
    'dépensé il y a, payé il y a, parti il y a, sorti il y a, décaissé il y a, dépensé depuis longtemps, parti depuis longtemps, payé depuis longtemps, sorti depuis longtemps',
  ],
  poorer_by: [
    'poorer, worse off, earning less, earn less, make less',
    'plus pauvre, plus pauvres, gagne moins, gagnent moins, nous laisse',
  ],
  books_value: [
    'carried at, carry it at, in our books, in our accounts, books say, on our books',
    'dans nos livres, dans nos comptes, dans ses livres, dans ses comptes, inscrit pour, valeur inscrite',
  ],
  cannot_earn_it: [
    'not earn back, never earn back, not bring in, never bring in, can still earn, can still bring, ever get out of, never get out of, still earn us, no longer earn, never make back',
    'plus rapporter, rapportera jamais, rapportera plus, peut encore rapporter, encore nous rapporter, peut en tirer, jamais en tirer, plus en tirer, récupérera jamais',
  ],
  mark_down: [
    'write an asset down, write the asset down, write assets down, number is cut, figure is cut, cut the figure, cut its number, lower the figure, lower its number',
    'baisse son chiffre, baisse sa valeur, ramène le chiffre, ramener le chiffre, ramène sa valeur, réduit le chiffre',
  ],
  plain_owes_me_later: [
    'relief when we sell, relief when you sell, deduction when, relief later, when we sell it',
    'déduction quand, déduction le jour, quand on le vendra',
  ],
  no_relief: [
    'never gives us anything, never gives anything, gives us nothing, never helps',
    'ne nous rend rien, n’en rend rien, ne donne rien, ne nous donne rien',
  ],
  // Goods and the wait for money.
  as_rich: ['', 'ni gagner ni perdre, gagner ni perdre'],
  plain_day_sold: [
    'day it goes out, day they leave, day it leaves, day they are sold, day it is sold',
    'jour où elle part, jour où il part, jour où ils partent, jour où elles partent, jour où ça part, jour de la vente',
  ],
  plain_cost_counts: [
    'goods had cost, goods cost',
    'marchandise a coûté, marchandises ont coûté, stock a coûté, que ça a coûté, qu’elle a coûté, qu’elles ont coûté',
  ],
  plain_gain: ['we keep, you keep, they keep, we pocket', 'on garde, nous garde, nous reste'],
  follows_money: [
    'follow the money, follow the cash, track the money, track the cash, trace the money, in money terms, in cash terms',
    'suit l’argent, on suit le cash, suivre l’argent, en suivant l’argent, côté argent, en argent',
  ],
  leaves_bank: [
    'leaves the bank, leave the bank, leaves the account, leave the account',
    'quittent la banque, quitte la banque, sortent de la banque, sort de la banque, sortent du compte, sort du compte, partent de la banque',
  ],
  comes_to_bank: [
    'ends up in the bank, end up in the bank, comes back, come back, comes in, arrives in the bank',
    'reviennent, revient, rentrent, arrivent en banque, arrive en banque, finissent en banque, entrent en banque',
  ],
  lands_in_bank: [
    'ends up in the bank, end up in the bank, ends up in the account',
    'arrivent en banque, arrive en banque, finissent en banque, arrivent sur le compte',
  ],
  cash_leaves_now: [
    'money goes out today, money goes out now, money goes out first, money leaves today, paid for today, cash goes out now, cash goes out today, has to be paid today, costs a fortune, cost a fortune, cost a lot up front',
    'argent sort aujourd’hui, argent part aujourd’hui, se paie aujourd’hui, coûte une fortune, coûtent une fortune',
  ],
  on_billing: [
    'when you send the bill, when we send the bill, when they send the bill, bill goes out, bill is sent, when you invoice, when it is invoiced, when they invoice',
    'quand on envoie la facture, facture part, facture est envoyée, quand on facture, quand ils facturent, à la facture, à la facturation',
  ],
  plain_no_money_yet: [
    'cash not in, cash is not in, money is not in, money not in, not in yet, customers have not paid, customer has not paid, clients have not paid, not money in the bank, not cash in the bank, until the client pays, until the customer pays',
    'pas rentré, pas encore rentré, cash pas là, argent pas là, clients n’ont pas payé, client n’a pas payé, n’ont pas encore payé, n’a pas encore payé, pas du cash',
  ],
} as const satisfies Lexicon;

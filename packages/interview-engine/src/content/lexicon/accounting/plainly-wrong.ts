import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** How candidates say in plain words what is not so of the accounts. */
export const plainlyWrongAccounts = {
  // Equity that profit is said to leave alone.
  only_moves_when: [
    crossed(
      'only move, only moves, only change, only changes, only rise, only rises, only varies, change only, changes only, moves only, not move unless, not change unless',
      'when, if, with, through, on, by, there is, you, it, when you, when we, when they, when it, if you, if we, if they, if there is, when there is, after',
    ),
    crossed(
      'ne changent que, ne change que, ne bougent que, ne bouge que, ne varient que, ne varie que, n’évoluent que, n’augmentent que, ne montent que, changent seulement, changent uniquement, bougent seulement, bougent uniquement, varient seulement, varient uniquement, restent figés, rien ne change, rien ne bouge',
      'quand, si, s’il y a, avec, par, lors, en cas, quand on, quand il, si on, si elle, quand elle, quand les actionnaires, si les actionnaires, tant, sauf, hors',
    ),
  ],
  only_an_issue: [
    'only a share issue, only a capital increase, only new shares, only a rights issue, only a capital raise',
    'seule une augmentation de capital, seule une émission, seules les augmentations de capital, seul un apport',
  ],
  share_issue: [
    'issue shares, issues shares, new shares, shares are issued, capital increase, share issue, issues or buys back, issue or buy back, issues or repurchases, sells new stock, capital raise, inject capital, inject money, inject cash, put in money, put money in, put in more, fresh capital, raise capital, raise equity, shareholders contribute, shareholders put',
    'émet des actions, émet pas d’actions, émettre des actions, nouvelles actions, augmentation de capital, émet ou rachète, émettre ou racheter, souscrivent au capital, émission d’actions, remettent de l’argent, remettent au pot, apportent de l’argent, apportent du capital, injectent, réinjectent, apports',
  ],
  stays_fixed: [
    'is fixed, are fixed, stay fixed, stays fixed, is frozen, is set at creation, is only what shareholders put, is just what shareholders put',
    'sont fixes, est fixe, restent fixes, reste fixe, sont figés, restent figés, c’est juste l’apport, c’est seulement l’apport',
  ],
  all_paid_out: [
    'dividend, paid out, pays out, distributed, distribute',
    'dividende, distribue, distribué, distribués, distribution',
  ],
  // Profit taken for the change in cash.
  moves_exactly_by: [
    'by exactly, exactly by, by the amount of, by the same amount as, equals, is equal to, is the same as, is exactly, mirrors, matches, by the full, one for one with',
    'bouge exactement du, bouge du, varie exactement du, varie du, augmente exactement du, monte exactement du, monte du montant du, augmente du montant du, évolue du, est égale au, est égal au, égale le, correspond au, suit le, suit exactement le, bouge comme le, évolue comme le, d’autant que le',
  ],
  rises_by_profit: [
    crossed(
      'up by, rises by, goes up by, increases by, moves by, grows by, changes by',
      'the amount of net income, the amount of profit, the amount of the profit, the same amount as net income, net income, the net income, exactly the net income, the profit, the same amount as profit',
    ),
    crossed(
      'monte, augmente, bouge, varie, progresse, grimpe',
      'du résultat net, du bénéfice, du montant du résultat, du montant du bénéfice, exactement du résultat, exactement du bénéfice, du résultat de l’année',
    ),
  ],
  opening_plus_profit: [
    'opening cash plus net income, opening cash plus profit, opening cash plus the profit, opening balance plus net income, opening balance plus profit, opening cash and net income',
    'ouverture plus le résultat, ouverture plus le bénéfice, début plus le résultat, départ plus le résultat, ouverture plus résultat, début d’année plus le résultat',
  ],
  between_the_two: [
    'add, added, working capital, depreciation, capex, investment, debt, receivables',
    'réintègre, réintégrer, rajoute, bfr, amortissements, dotations, investissements, créances, dette',
  ],
  in_part: ['part of, some of, not all, once, if', 'une partie, partie du, pas tout, une fois, si'],
  is_in_bank: [
    crossed(
      'is, is all, is already, sits, is sitting, ends up, lands, lies, goes',
      'in the bank, on the bank account, in the bank account',
    ),
    crossed(
      'est, est déjà, se retrouve, se trouve, finit, arrive, atterrit, reste',
      'en banque, à la banque, sur le compte, sur le compte en banque, dans la caisse, en caisse',
    ),
  ],
  // Revenue that waits for the money.
  moment_of_payment: [
    `${crossed(
      'day, moment, as soon as, once, when, until',
      'the cash comes in, the money comes in, the cash arrives, the cash lands, the money lands, the cash is received, the payment arrives, the payment lands, the invoice is paid, you get the cash, we get the cash, you receive the cash, we receive the cash, you are paid, we are paid, you get paid, we get paid, the customer wires, the customer has wired, the customer pays, the customer has paid, the money hits, the cash hits, he has paid, he is paid, it has been paid, it has been cashed, it is cashed, the payment comes, it’s been cashed, it’s been paid, he’s paid, we’ve been paid, you’ve been paid',
    )}, day of receipt, day of collection, day of payment, date of payment, moment of payment`,
    `${crossed(
      'le jour où, au moment où, dès que, une fois que, quand, lorsque',
      'l’argent arrive, l’argent rentre, l’argent tombe, le cash arrive, le cash rentre, le virement arrive, le paiement arrive, on est payé, on touche l’argent, on encaisse, on reçoit l’argent, on reçoit le paiement, le client paie, le client règle, le client vire, la facture est payée, la facture est réglée',
    )}, dès la réception des fonds, à la réception des fonds, dès réception du paiement, dès l’arrivée des fonds, quand le client règle`,
  ],
  whenever_paid: [
    'not when, not on the day, not at the moment, not as soon as, whenever, regardless, no matter, earned, ship, even if, even though, receivable',
    'pas quand, pas le jour, non quand, non le jour, pas au moment, pas dès, peu importe, quel que soit, même si, expédie, créance',
  ],
  because_paid: [
    crossed(
      'because, since, as, now that',
      'the money has come in, the money is in, the cash is in, the cash has come in, we have been paid, you have been paid, we got paid, you got paid, he has paid, the customer has paid, it has been paid, we were paid, the money’s come in, the cash is here, he’s paid, we’ve been paid, you’ve been paid, it’s been paid',
    ),
    crossed(
      'parce que, puisque, comme, vu que, car',
      'l’argent est rentré, l’argent est arrivé, le cash est rentré, le client a payé, on a été payé, on est payé, on a encaissé, il a payé, le client a réglé',
    ),
  ],
  until_paid: [
    crossed(
      'until, before, unless',
      'the customer has paid, the customer pays, he has paid, he pays, he’d paid, he’s paid, they’ve paid, they pay, they have paid, you are paid, we are paid, it is paid, the money is in, the cash is in, payment, the payment, cash comes in, the cash comes in, the money comes in',
    ),
    `${crossed(
      'tant que, tant qu’',
      'le client n’a pas payé, le client n’a pas réglé, il n’a pas payé, on n’est pas payé, on n’a pas encaissé, l’argent n’est pas, le cash n’est pas, ce n’est pas encaissé, ce n’est pas payé',
    )}, avant le paiement, avant l’encaissement, avant le règlement, avant d’être payé, avant qu’il paie, avant que le client paie`,
  ],
  is_revenue_then: [
    'counts as revenue, that’s revenue, becomes revenue, goes into revenue, goes to revenue, is revenue, turns into revenue',
    'passe en chiffre d’affaires, devient du chiffre d’affaires, est du chiffre d’affaires, va en chiffre d’affaires, on constate le chiffre d’affaires, on constate le revenu, passe en produit',
  ],
  // Customers' prepayments on the wrong side.
  counted_as_asset: [
    'as a current asset, as an asset, is a current asset, it is an asset, it’s an asset, it’s a current asset, so an asset, like a receivable, a kind of receivable, a sort of receivable, same as a receivable, customer owes it to us, customer owes us',
    'rangé dans les actifs, classé dans les actifs, comme une créance, une sorte de créance, une espèce de créance, une forme de créance, comme un actif, est un actif circulant, est une créance, un actif courant, client nous doit',
  ],
  other_way_round: [
    'mirror, contrary, accrued, liability, prepaid expense, for the customer, unlike',
    'miroir, passif, produits à recevoir, factures à établir, charges constatées, côté client, pour le client, dette',
  ],
} as const satisfies Lexicon;

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
    'issue new shares, issue shares, issues shares, new shares, shares are issued, capital increase, share issue, capital raise, inject capital, inject money, inject cash, put in money, put money in, put in more, fresh capital, raise capital, raise equity, shareholders contribute, shareholders put',
    'émet des actions, émet pas d’actions, émettre des actions, émet de nouvelles actions, nouvelles actions, augmentation de capital, émission d’actions, remettent de l’argent, remettent au pot, apportent de l’argent, apportent du capital, injectent, réinjectent, apports',
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
    'by exactly, exactly by, by the amount of, by the same amount as, by exactly the, equals, is equal to, is the same as, is exactly, mirrors, matches, by the full, one for one with',
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
    'ouverture plus le résultat, ouverture plus le bénéfice, début d’année plus le résultat, début plus le résultat, départ plus le résultat, ouverture plus résultat',
  ],
  between_the_two: [
    'add back, add, added, working capital, depreciation, capex, investment, debt, receivables',
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
    'counts as revenue, that’s revenue, that is revenue, becomes revenue, goes into revenue, goes to revenue, is revenue, turns into revenue',
    'passe en chiffre d’affaires, devient du chiffre d’affaires, est du chiffre d’affaires, va en chiffre d’affaires, on constate le chiffre d’affaires, on constate le revenu, passe en produit',
  ],
  // Customers' prepayments on the wrong side.
  counted_as_asset: [
    'as a current asset, as an asset, is a current asset, it is an asset, it’s an asset, it’s a current asset, so an asset, like a receivable, a kind of receivable, a sort of receivable, same as a receivable, customer owes it to us, customer owes us',
    'rangé dans les actifs, classé dans les actifs, comme une créance, une sorte de créance, une espèce de créance, une forme de créance, comme un actif, est un actif circulant, est une créance, un actif courant, client nous doit',
  ],
  other_way_round: [
    'opposite, reverse, mirror, contrary, accrued, liability, prepaid expense, for the customer, unlike',
    'inverse, contraire, miroir, passif, produits à recevoir, factures à établir, charges constatées, côté client, pour le client, dette',
  ],
  // Working capital in the wrong direction.
  wc_falls: [
    'decrease in working capital, drop in working capital, fall in working capital, reduction in working capital, decrease of working capital, working capital goes down, working capital falls, working capital drops, working capital decreases, working capital comes down, working capital is down, less working capital',
    'baisse de bfr, baisse du bfr, diminution du bfr, diminution de bfr, recul du bfr, réduction du bfr, bfr recule, bfr baisse, bfr diminue, bfr en baisse, bfr est en baisse, bfr est donc en baisse, bfr descend',
  ],
  wc_climbs: [
    'working capital goes up, working capital goes back up, working capital rises, working capital climbs, working capital increases, increase in working capital, increases working capital, raises working capital, working capital is up',
    'bfr remonte, bfr monte, bfr augmente, remonter le bfr, monter le bfr, hausse du bfr, hausse de bfr, augmentation du bfr',
  ],
  stock_leaves: [
    'inventory goes out, inventory leaves, stock goes out, stock leaves, inventory is released, stock is released, inventory goes down, inventory falls',
    'stock sort, stock part, stock diminue, stock baisse, stock est libéré, sors le stock',
  ],
  cash_goes_out: [
    'cash is out, cash is gone, cash has gone, cash has left, cash goes out, money is gone, money has gone, money goes out, so minus, cash down, cash falls, cash drops',
    'cash sort, cash est sorti, argent sort, argent est sorti, argent est parti, donc moins, trésorerie baisse, cash baisse, trésorerie sort',
  ],
  on_credit: [
    'credit, receivable, later, unwinds, reverses, reversed, reverse',
    'crédit, créance, plus tard, s’inverse, reprend, récupère, à terme',
  ],
  means_cash_in: [
    'cash coming in, is an inflow, is a cash inflow, means more cash, mean more cash, more cash coming, more cash in the bank, have more cash, is money coming in, is money in, brings in cash, is a source of cash, brings cash',
    'est du cash qui rentre, cash qui rentre, argent qui rentre, est une ressource, une ressource pour la trésorerie, est une entrée de cash, plus on a de cash, plus on a de trésorerie, plus il y a de cash, apporte du cash, apporte de la trésorerie, ramène du cash',
  ],
  more_held: [
    'more stock, more inventory, more receivables, higher receivables, higher inventory, bigger inventory',
    'plus de stock, plus de créances, plus de stocks, des stocks plus élevés, des créances plus élevées',
  ],
  more_cash_then: [
    'more cash, more money in the bank, good for cash, good for the bank balance',
    'plus de trésorerie, plus de cash, bon pour la trésorerie, bon pour le cash',
  ],
  on_our_side: [
    'is on your side, is on our side, works for you, works in your favour, works in our favour, plays in our favour, is your friend, helps you',
    'joue en notre faveur, joue en votre faveur, joue en sa faveur, est de notre côté, travaille pour nous, est notre ami, est un allié',
  ],
  does_good_to: ['help, helps, improve, improves, eases', 'améliore, soulage, aide, allège'],
  only_afterwards: [
    'before, until, late, later, without, unless, negative, if, not yet, only',
    'avant, tard, sans, sauf, négatif, négative, si, pas encore, seulement',
  ],
  // A release counted year after year.
  gain_of_each_year: [
    `${crossed('recurring, annual, permanent, yearly', 'gain, benefit, saving, inflow, cash flow gain, release, improvement')}, every year going forward, each year going forward, every year of the plan, each year of the plan, all the years of the plan, every year of the forecast, every forecast year, 20 million a year of extra`,
    `${crossed('gain, bénéfice, libération, encaissement, économie de cash', 'récurrent, récurrente, annuel, annuelle, permanent')}, tous les ans désormais, chaque année désormais, toutes les années du plan, chaque année du plan, chaque année de la projection, tous les ans dans le plan`,
  ],
  gives_back: [
    'release, releases, free, frees, gain, gains, get, gets, recover, recovers',
    'rend, gagne, gagner, récupère, récupérer, libère, dégage',
  ],
  by_the_year: [
    'a year, per year, every year, each year, per annum, year after year, annually',
    'par an, chaque année, tous les ans, chaque exercice, annuellement',
  ],
  just_once: [
    'once, one off, one time, not every, not a year, not recurring',
    'une fois, une seule fois, pas chaque année, pas tous les ans, ponctuel, pas récurrent',
  ],
  // Goodwill taken for the premium on the stock market.
  is_control_premium: [
    crossed(
      'is, is the, is just the, is simply the, is a, measures the, represents the, equals the, corresponds to the, means the, reflects only the, is called the, is basically the, is really the',
      'control premium, takeover premium, acquisition premium, bid premium, offer premium, premium over the share price, premium paid to shareholders',
    ),
    crossed(
      'est, est la, c’est, c’est la, mesure la, représente la, correspond à la, égale la, désigne la, est simplement la, est juste la',
      'prime de contrôle, prime d’acquisition, prime d’opa, prime de rachat, prime d’offre, prime payée aux actionnaires, prime offerte, prime sur le cours',
    ),
  ],
  quoted_value: [
    'market cap, market capitalisation, share price, stock price, trading price, undisturbed price, undisturbed share price, stock market value, quoted price, market value of the shares',
    'capitalisation boursière, capitalisation, cours de bourse, cours avant, valeur boursière, valeur en bourse, rapport au cours, plus du cours, cours d’avant, cours coté, cours de l’action',
  ],
  the_price_or_offer: [
    'price, price paid, offer price, offer, what you pay, what is paid',
    'prix, prix payé, prix d’offre, offre, ce qu’on paie, montant payé',
  ],
  against_fair_value: [
    'fair value, net assets, identifiable, not the goodwill, not goodwill, control premium is',
    'juste valeur, actif net, actifs nets, identifiables, pas le goodwill, pas du goodwill, prime de contrôle est',
  ],
  // A write-down said to cost money.
  not_put_back: [
    'is not added back, does not get added back, are not added back, never added back, cannot be added back, not put back, never gets added back, is never put back, is not reinstated',
    'ne se réintègre pas, ne se réintègre jamais, n’est pas réintégrée, n’est pas réintégré, n’est jamais réintégrée, ne se rajoute pas, n’est pas rajoutée, n’est pas rajouté',
  ],
  not_putting_back: [
    'not put the impairment back, not add the impairment back, not add back the impairment, never add back the impairment, not add back the write-down, not add the write-down back, not add the loss back',
    'ne réintègre pas la dépréciation, ne réintègre pas la perte, ne rajoute pas la dépréciation, ne réintègre jamais la dépréciation, ne remet pas la dépréciation',
  ],
  loses_so_much: [
    'you lose, we lose, it loses, company loses, you are down, we are down',
    'on perd, on perd aussi, elle perd, société perd, on y perd',
  ],
  same_in_cash: [
    'the same in cash, as much in cash, same again in cash, same for cash, poorer in cash, likewise in cash, same hit to cash, same hit on cash',
    'autant en trésorerie, autant en cash, autant de trésorerie en moins, pareil en trésorerie, pareil pour le cash, idem en trésorerie, idem pour le cash, idem côté cash, même chose en trésorerie',
  ],
  // An adjustment that costs only itself.
  a_million_of_price: [
    crossed(
      'a million, one million, just a million, only a million, a euro, one euro, exactly one million, the same million',
      'of price, in price, in the price, to the price, on the price, off the price, of value, in value, of purchase price',
    ),
    crossed(
      'un million, un seul million, un euro, un seul euro, juste un million, exactement un million, le même million',
      'de prix, de prix en plus, en prix, sur le prix, dans le prix, de valeur, de valorisation, sur la valorisation',
    ),
  ],
  overpays_by_a_million: [
    'overpay by a million, overpay by one million, overpay one million, costs us one euro, costs you one euro, costs us a million, costs you a million, limited to the amount of the adjustment, limited to the adjustment',
    'surpaie d’un million, surpaye d’un million, coûte un million de trop, nous coûte un euro, nous coûte un million, limité au montant, limité au retraitement, limité à l’ajustement',
  ],
  costs_a_million: [
    'lose one million, lose a million, costs one million, costs a million, costs you one million, costs us one million, just one million',
    'coûte un million, perd un million, nous coûte un million',
  ],
  an_error_of: ['wrong, mistake, error, too much', 'se trompe, erreur, en trop, de trop'],
  ten_times_as_much: ['ten, times, turns, multiplied', 'dix, fois, multiplié'],
} as const satisfies Lexicon;

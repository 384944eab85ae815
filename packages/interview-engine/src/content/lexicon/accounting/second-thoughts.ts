import type { Lexicon } from '../../types.ts';

/** More of what is said of the statements and of the cycle the wrong way round. */
export const secondThoughtsOfAccounts = {
  bank_content: [
    'what is in the bank, what it has in the bank, what you have in the bank, what we have in the bank, what they have in the bank',
    'ce qu’on a en banque, ce qu’il y a en banque, ce qui est en banque, ce qu’elle a en banque, ce qu’on a sur le compte',
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
    'off again, out again, a second time',
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
    'booked as income, booked as revenue',
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
    'passe aussitôt en charge, passe aussitôt au résultat',
  ],
  already_in: ['already inside, is inside', 'sont déjà comptés dans'],
  fraud_word: [
    'fraud, theft, stole, stolen, stealing, embezzlement',
    'fraude, vol, volé, détournement, détourné',
  ],
  only_reason: ['only possible reason, only possible explanation, must be because someone', ''],
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
  nothing_upon: ['nothing happens to, nothing happens on, leaves intact', 'rien ne se passe sur'],
  always_solvent: [
    'no risk of default, never default, no default risk, can not default, can not go bust, never go bust, can never fail',
    'aucun risque de défaut, pas de risque de défaut, jamais faire défaut, ne peut pas faire faillite, ne peut pas faire défaut, jamais faire faillite',
  ],
  only_if_said: [
    'can only happen if, can only happen when, only happens if, only happens when, only possible if, only happen to',
    'ne peut arriver que, n’arrive que, n’est possible que, ça n’arrive qu’aux, ça n’arrive qu’à',
  ],
  loses_money: [
    'making losses, losing money, makes a loss, makes losses, loses money, in the red, loss making, unprofitable',
    'en perte, en pertes, perd de l’argent, déficitaire, déficitaires, fait des pertes, dans le rouge, pas rentable, pas rentables',
  ],
  later_they_pay: [
    'the later customers pay, the later clients pay, the later your customers pay, the longer customers take, the slower customers pay, when customers pay later',
    'plus les clients paient tard, plus les clients tardent, plus le client paie tard, quand les clients paient plus tard',
  ],
  does_cash_good: [
    'the more cash, better for cash, cash goes up, cash rises, good for cash',
    'trésorerie monte, trésorerie augmente, cash monte, bon pour la trésorerie, bon pour le cash',
  ],
  is_amortised: [
    'gets depreciated, is written off in equal, depreciated over',
    'se déprécie sur, est déprécié sur, s’étale sur',
  ],
  assert_amortise: ['gets depreciated', 'se déprécie sur'],
  costs_cash: [
    'drains the company’s cash, drains the cash, drains its cash, eats into cash, eats cash, hits cash, takes cash out, depletes cash, empties the till, empties the bank',
    'vide la caisse, vide les caisses, ponctionne la trésorerie, entame la trésorerie, vide la trésorerie, vide le compte, coûte à la trésorerie, est un décaissement, est une sortie d’argent',
  ],
  self_made: [
    'built ourselves, built yourself, we built, you build yourself, brand you built',
    'bâtie soi-même, construite soi-même, bâti soi-même, créée soi-même, qu’on a bâtie, qu’on a construite',
  ],
  pays_on_top: [
    'pays more because, pay more because, pays more for it, pays more since',
    'paie davantage, paie plus car, paie plus cher car, paie plus parce, paie plus puisque, paie plus cher parce, paie plus cher puisque',
  ],
  gets_added_back: [
    'always adjust it, always adjust for it, always strip it out, always take it out',
    'la retraite toujours, on la retraite, on les retraite, on le retraite, l’enlève toujours, on l’exclut toujours',
  ],
  count_fully: [
    'full credit, full value, hundred percent',
    'plein crédit, à plein, à cent pour cent, à 100 %',
  ],
  costs_a_million: [
    'changes the price by a million, changes the price by one million, moves the price by one million, moves the price by a million',
    'prix que d’un million, prix d’un million',
  ],
  always_right: [
    'is always the right, is the right number, is the right figure, is the number to use, is the figure to use',
    'est toujours le bon, est le bon chiffre, est le chiffre à retenir, est le chiffre à prendre',
  ],
  parent_costs: [
    'costs the group, borne by the group, group used to pay, group carried, group was paying',
    'coûts que le groupe, charges que le groupe, portés par le groupe, groupe portait, groupe prenait en charge, groupe fournissait',
  ],
  not_counted_in: [
    'no need to add, need not add, not have to add, no reason to add',
    'pas à les ajouter, pas besoin de les ajouter, aucune raison de les ajouter, pas à les compter, pas à les déduire',
  ],
  is_an_inflow: ['is a resource', 'est une ressource'],
  paid_already: [
    'after it has paid, after paying, once it has paid, after they have paid',
    'une fois payés, une fois payé, après avoir payé, après paiement',
  ],
  keeps_still: [
    'stays at the same level, remain at the same level, stay at the same level',
    'restent au même niveau, reste au même niveau, reste forcément identique, reste identique, reste forcément le même, restent identiques',
  ],
  goes_back_up: ['written back', 'être remis à son niveau, revient à son niveau'],
  ends_with_profit: [
    'ends with net income, ends on net income, finishes with net income, ends with profit, arrives at net income',
    'se termine par le résultat, finit par le résultat, aboutit au résultat, se termine sur le résultat, arrive au résultat',
  ],
  whole_stock: [
    'full purchase, entire purchase',
    'totalité du prix d’achat, tout le prix d’achat, achat en entier, achat entier',
  ],
  tax_on_sales: [
    'taxed on sales, taxed on revenue, taxed on the whole, taxed on turnover, tax is on sales, tax is on revenue',
    'taxé sur l’ensemble, taxé sur le chiffre, taxée sur le chiffre, taxé sur les ventes, imposé sur le chiffre',
  ],
  can_always_pay: [
    'can always pay, always able to pay, always able to repay, can always repay, can always service',
    'peut toujours payer, pourra toujours payer, peut toujours rembourser, pourra toujours rembourser',
  ],
  surely_fraud: [
    'must be fraud, has to be fraud, it’s fraud, necessarily fraud, surely fraud, someone is stealing',
    'forcément une fraude, forcément de la fraude, nécessairement une fraude, c’est de la fraude, quelqu’un vole',
  ],
  shows_up_as: [
    'shows up as, counts as, comes through as, is booked as, goes into, boosts',
    'apparaît comme, compte comme, passe en, gonfle le, vient gonfler',
  ],
  the_bigger: ['the more', 'plus le'],
  mended_if: [
    'if management says, if the management says, because management says, since management says, if they say',
    'si le management le dit, si le management dit, si la direction le dit, puisque le management, parce que le management',
  ],
  low_pay: [
    'pays himself below, pays herself below, pays himself little',
    'se paie en dessous, se verse un petit, payé sous le marché',
  ],
  asset_untouched: [
    'not touched, left untouched, stay untouched',
    'on n’y touche pas, n’y touche pas, on les touche pas, ne les touche pas',
  ],
  stays_at_cost: [
    'stay at what we paid, stays at what we paid',
    'restent au prix payé, reste au prix d’achat, restent à leur prix',
  ],
  cash_left_at_end: [
    'left in the till, left in the drawer',
    'reste au fond de la caisse, reste dans la caisse, reste en caisse',
  ],
  breathing_room: [
    'breathing room, breathing space, room to breathe, a cushion',
    'redonne de l’air, donne de l’air, de l’oxygène, bouffée d’air, passer une échéance, tenir une échéance',
  ],
  supplier_gives_time: [
    'suppliers give you longer, suppliers give us longer, suppliers wait longer, pay suppliers later, paying suppliers later, longer supplier terms',
    'fournisseurs attendent plus, fournisseurs nous laissent plus, payer les fournisseurs plus tard, délais fournisseurs plus longs, rallonger les fournisseurs',
  ],
  costs_us_cash: [
    'drains your cash, drains our cash, drains cash, costs cash, costs you cash, hurts cash',
    'pompe le cash, vide la caisse, coûte du cash, pèse sur la tréso, pèse sur la trésorerie',
  ],
} as const satisfies Lexicon;

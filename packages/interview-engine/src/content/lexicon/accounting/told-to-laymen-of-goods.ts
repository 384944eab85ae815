import type { Lexicon } from '../../types.ts';

/** How goods, customers and the wait for money are explained to somebody who keeps no books. */
export const goodsToldToLaymen = {
  stuff_to_sell: [
    'stuff to sell, things to sell, worth of stuff, worth of things, unsold things, unsold stuff',
    'choses à vendre, affaires à vendre, de quoi vendre, encore à vendre',
  ],
  as_rich: [
    'not make us poorer, not make you poorer, not make it poorer, not make anyone poorer, none the poorer, nothing is earned or lost, nothing gained or lost, nothing is gained or lost',
    'ne nous appauvrit pas, ne vous appauvrit pas, n’appauvrit pas, n’appauvrit personne, ne gagne ni ne perd, ne perd ni ne gagne',
  ],
  no_effect: ['zero impact, nil impact, nil effect', 'zéro impact, impact zéro'],
  not_yet_sold: [
    'once they are gone, once it is gone, once they go, leaves the shop, leave the shop, leaves the store, leave the store, until somebody takes, until someone takes, until they go, when they’re sold, when it’s sold, once they’re sold, when they sell, when the goods go',
    'quand ça part, quand elle part, quand il part, quand elles partent, quand ils partent, quitte le magasin, quittent le magasin, quitte l’entrepôt, quittent l’entrepôt, quand on les vend, quand ils sont vendus, quand elles sont vendues, quand elle se vend',
  ],
  plain_day_sold: [
    'day they go',
    'jour où l’article quitte, jour où la marchandise quitte, jour où l’on vend',
  ],
  sunk_in: [
    'sunk in, sunk into, put into goods, put into stuff, put in stuff, put in goods, put into them',
    'mis dans, placé dans, englouti dans, enterré dans',
  ],
  returns_as_cash: [
    'comes back to us, come back to us, comes back to you, wakes up, set free, wakes that money, wakes the money, money comes back to life, that money is free, turn back into cash, turned back into cash, turns back into money, is out again, comes out again',
    'nous revient, nous reviennent, vous reviennent, se réveille, se réveillent, redevient disponible, redeviennent du cash, redeviennent de l’argent, redevient de la trésorerie, dedans ressort, argent ressort',
  ],
  leaves_bank: [
    'leaves the till, leave the till, goes out of the till, go out of the till',
    'sortent de la caisse, sort de la caisse, quittent la caisse, quitte la caisse, sort du tiroir-caisse',
  ],
  comes_to_bank: ['', 'y entrent, y entre, y rentre'],
  follows_money: [
    'count of money, count the money, counting the money, count the cash, counting the cash',
    'quand on compte l’argent, si on compte l’argent, en comptant l’argent, compte de l’argent',
  ],
  plain_in_all: ['all told', ''],
  // Growth that costs money.
  cash_leaves_now: [
    'goes out at once, leaves at once, leaves right away, goes out right away, gone at once, has to be paid now',
    'part tout de suite, sort tout de suite, part d’un coup, sort d’un coup, part immédiatement, sort immédiatement',
  ],
  not_paid_yet: [
    'nobody has paid, no one has paid, not given you a penny, not given us a penny, not given a penny, not handed over a penny, before anyone pays, before anyone has paid, before anybody pays, without anyone having paid, bank has seen nothing, bank has not seen, account has seen nothing',
    'personne n’a encore payé, personne n’a payé, pas donné un sou, pas versé un sou, pas donné un centime, sans que personne, sans que le client ait, mais pas encaissé, mais non encaissé, banque n’a rien vu, compte n’a rien vu',
  ],
  booked_word: ['written down, noted down', 'notée, noté, écrite, retiennent, le retient, retenu'],
  drains_account: [
    'empties the account, empties the bank, empties the till, drains the account, drains the bank, leaves the account',
    'vide le compte, vident le compte, vide la caisse, vident la caisse, sort du compte, quitte le compte',
  ],
  pays_down: [
    'paying down, pays down, pay down, paying off, pays off, pay off, paying back, pays back, pay back',
    'rembourser, rembourse, remboursent, en remboursant',
  ],
  own_purse: [
    'own purse, own pocket, own money, own savings',
    'propre argent, propre poche, de sa poche, propres deniers, ses deniers',
  ],
  must_carry: [
    'bridge, carry, hold out, cover, tide over',
    'tenir, porter, avancer, faire le pont, combler',
  ],
  time_span: ['time, days, weeks', 'temps, jours, semaines, durée'],
  sells_to_us: [
    'those who deliver to us, parts people, people he buys from, his own people',
    'ceux qui me vendent, ceux à qui il achète, chez qui il achète',
  ],
  lets_you_book: [
    'lets you book, lets you record, lets you count, may only book, can only book, can only record, only book, only record, only count',
    'ne laisse compter, ne compte la vente que, ne comptabilise la vente que, n’enregistre la vente que, ne permet de comptabiliser, ne permet de compter',
  ],
  day_cash_arrives: [
    'day the customer’s cash, day the cash arrives, day the money arrives, day the cash comes in, day the money comes in, cash actually arrives, money actually arrives',
    'jour où l’argent arrive, jour où le cash arrive, jour où l’argent rentre, jour où le cash rentre, jour de l’encaissement',
  ],
  only_moves_when: [
    'only changes when, only changes if, only moves when, only moves if, changes only when, changes only if, moves only when, only goes up when, only grows when, only rises when',
    'ne bougent que lorsqu, ne bougent que lors, ne bougent que quand, ne bougent que si, ne bouge que lorsqu, ne bouge que lors, ne bouge que quand, ne bouge que si, ne changent que lorsqu, ne changent que lors, ne changent que quand, ne changent que si, ne varient que lorsqu, ne varient que lors, ne varient que quand, ne varient que si, n’augmentent que lors, n’augmentent que si, n’augmentent que quand',
  ],
  sits_unpaid: [
    'sit unpaid, sits unpaid, stay unpaid, stays unpaid, remain unpaid, remains unpaid',
    'restent impayées, reste impayée, restent impayés, reste impayé',
  ],
  counts_then: [
    'only now, only then, only at that point, and not before',
    'à ce moment-là seulement, à ce moment seulement, seulement là, seulement maintenant, et pas avant',
  ],
  on_billing: [
    'day you send the invoice, day the invoice goes, day of the invoice, day you bill',
    'jour de la facture, jour où la facture, jour de la facturation',
  ],
  equipment: [
    'second kitchen, new kitchen, bigger kitchen, second warehouse, bigger workshop, crane, cranes, digger',
    'deuxième cuisine, nouvelle cuisine, lignes de production, deuxième entrepôt, nouvel entrepôt, grue, grues, pelleteuse, camionnette',
  ],
  instalment: [
    'slice of the loan, slice of its loan, piece of the loan, chunk of the loan, part of the loan, part of its loan, slice of the debt, pay down the loan, amortise the loan, amortise the debt',
    'part du prêt, part de l’emprunt, morceau du prêt, tranche du prêt, bout de l’emprunt, bout du prêt, partie de l’emprunt, partie du prêt, capital de l’emprunt, capital du prêt, amortir l’emprunt, amortir la dette, amortir le prêt',
  ],
  unable_word: [
    'nothing left to pay, nothing left for, not enough to pay',
    'plus de quoi, pas de quoi',
  ],
  wages_word: ['', 'paie, paye'],
  shops_pay: [
    'the shops take, supermarkets take, supermarkets pay, retailers pay, retailers take, the shops pay, the stores pay, shops settle, supermarkets settle',
    'supermarchés le règlent, supermarchés règlent, supermarchés paient, magasins règlent, magasins paient, enseignes paient, enseignes règlent, distributeurs paient, distributeurs règlent',
  ],
  plain_no_money_yet: [
    'nothing in the bank for, nothing shows in the bank, cash only shows up, money only shows up, cash only turns up',
    'on ne voit rien, ne voit rien arriver, rien sur le compte, rien à la banque, argent n’arrive que, on ne paie pas les gens, pas de l’argent en banque',
  ],
  absorb: ['gobbles, sucks up', 'engloutit, avale'],
  money_gone: [
    'out of my pocket, out of our pocket, out of your pocket, away from home',
    'hors de ma poche, hors de notre poche, hors de la poche, en voyage',
  ],
  plain_cost_counts: ['become a cost', 'deviennent un coût, deviennent une charge'],
  frozen: ['', 'enfermé'],
  leaves_first: [
    'go out first, goes out first, paid first, leaves first',
    'partent avant, sortent avant, payés avant, part avant, sort avant, à payer avant',
  ],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';

/** A buyout explained to a friend; an id of another file here gets more words. */
export const buyoutsToldSimply = {
  lbo_steady: [
    'same bill each month, same bill every month, never think of cancelling, never cancel, never leave, almost written already, written in advance, crisis or not, good year or bad, come what may, roughly the same every year, about the same every year, hardly wobble, barely wobble, nobody gives up',
    'ne songent pas à partir, ne partent pas, ne partent jamais, bouge presque pas, bougent presque pas, sait dès janvier, crise ou pas, croiser les doigts, pareil tous les ans, pareil chaque année, quand l’économie tousse, quand ça va mal, peu de hauts et de bas, personne ne renonce',
  ],
  lbo_money_stream: [
    'bill, regulars, what it takes in, what comes in',
    'facture, habitués, encaisse, ce qui rentre',
  ],
  lbo_spend_on_assets: [
    'gear, trucks, vans, ovens, tools, buildings',
    'camions, fours, engins, bâtiments, outillage',
  ],
  lbo_no_need: [
    'next to nothing in, almost nothing in, without pouring, nothing to replace, need not be replaced, lasts for decades, lasts for years, last for years, hardly needs',
    'rien à racheter, rien à remplacer, presque rien à dépenser, sans remettre, tient longtemps, dure longtemps, tiennent longtemps, durent longtemps',
  ],
  lbo_must_avoid: [
    'must not, not want, should not, avoid, steer clear',
    'faut pas, veut pas, éviter, fuir, doit pas',
  ],
  lbo_buys_again: [
    'buying, buy new, replacing, goes back into, goes into, eats, swallows',
    'racheter, rachète, remplacer, repart dans, remettre dans, part dans, avale',
  ],
  lbo_nothing_left_for_bank: [
    'nothing left for the bank, nothing is left for the bank, nothing left for the debt, nothing left for the lender, nothing left to repay, nothing left for lenders, cannot go to the bank, cannot repay debt, not there for the bank',
    'ne reste rien pour, reste rien pour la banque, reste rien pour la dette, plus rien pour rembourser, plus rien pour la banque, plus rien pour la dette, rien pour le banquier',
  ],
  lbo_others_money: [
    'other people’s money, money of others, not mine, not ours, people we have to pay back, bank’s money, lent to us, lent to me',
    'argent des autres, argent de la banque, argent du banquier, pas à nous, qu’on me prête, qu’on nous prête, pas à moi',
  ],
  lbo_still_due: [
    'still due, still owed, still waiting for, left to repay, left to pay back, to go on the loan, to go',
    'encore dus, encore dû, encore due, attend encore, attendent encore, reste à rendre, reste à payer',
  ],
  lbo_stake: [
    'what we started with, what we began with, what we brought, what we laid down, our own part',
    'ce qu’on avait mis, ce qu’on avait apporté, ce qu’on a apporté, ce qu’on a mis, ce qu’on avait posé, qu’on avait misé, l’argent de départ',
  ],
  lbo_become: ['take home, bring home, turned into', 'ramener, ramène'],
  lbo_earn_return: ['swell, swelled, swollen', 'gonfler, gonfle, enfler'],
  lbo_works_out_at: [
    'works out at, comes to, comes out at, amounts to, makes about, that makes',
    'ramené à, ça fait, ça revient à, cela revient à, cela fait, équivaut à',
  ],
  lbo_resell: [
    'let it go, takes it off us, take it off us, part with it, fetch, fetches',
    'nous la reprend, nous le reprend, s’en sépare, s’en défait, en tire, ça part pour, elle part pour',
  ],
  lbo_profit_up: [
    'makes more, make more, earning more, business got bigger, firm got bigger, each euro sold leaves more',
    'affaire a grossi, boîte a grossi, société a grossi, gagne mieux, gagner plus',
  ],
  lbo_multiple_paid: [
    'way I paid, way we paid, same price I paid, same price we paid, price I had paid, price we had paid, I had paid, we had paid',
    'prix que j’avais payé, prix que j’ai payé, j’avais payé, j’en avais payé, on avait payé, on en avait payé, payé le jour de l’achat',
  ],
  lbo_owes_less: [
    'loan got smaller, loan has come down, mortgage got smaller, debt got smaller, what it owed has shrunk',
    'crédit a diminué, crédit a maigri, emprunt a diminué, emprunt a maigri, dette a diminué, dette a maigri',
  ],
  lbo_pay_dearer: [
    'people pay more for, buyers pay more for, buyer pays more for, pay one more euro, pays one more euro, one more year of',
    'la paie mieux, paie mieux, la paye mieux, paient mieux, chaque euro est payé plus, une année de plus',
  ],
  lbo_owes_no_more: [
    'no longer owe, no longer owes, not owe any more',
    'ne doit plus, doit plus, ne doivent plus',
  ],
  lbo_compound: ['to the five, to the four, to the six', ''],
  lbo_growth_on_growth: [
    'gains bring gains, gains themselves, gain on the gain, on the bigger pile, on top of the last, on top of the one before',
    'gains rapportent eux mêmes, tas qui grossit, gains produisent, s’ajoute à la précédente, chaque année sur la précédente, sur un montant plus gros',
  ],
  lbo_pace: [
    'yearly pace, annual pace, slower pace, yearly speed, what pace, how fast each year',
    'rythme annuel, rythme par an, quel rythme, vitesse annuelle, moins vite chaque année',
  ],
  lbo_safest: [
    'smallest risk, least risk, runs little risk, risk the least',
    'risque le moins, risquent le moins, risquent peu, risque peu, moins de risque',
  ],
  lbo_cheap: [
    'asks least, asks the least, ask the least, asks for least, charges least, charge the least, ask the lowest, asks the lowest',
    'demande le moins, demandent le moins, réclame le moins, prend le moins, demande donc le moins',
  ],
  lbo_waits_turn: [
    'only paid when the first, only paid once, only paid after, paid only once, only see money once, only sees money once, back of the queue, left with nothing, once the banks are paid, once the bank is paid',
    'payé que quand, payés que quand, payé qu’une fois, payés qu’une fois, dû qu’une fois, queue de file, bout de file, de tout perdre, une fois les banques payées, une fois la banque payée',
  ],
  lbo_wants_more: [
    'wants a lot more, want a lot more, charge for it, charges for it, charge for that, get paid for it, so they ask a higher',
    'veut bien plus, veulent bien plus, se le font payer, se le fait payer, prennent plus cher, fait payer ce risque, font payer ce risque',
  ],
  lbo_signs_up_to: [
    'you sign, we sign, sign that, promise, promises, undertake, swear, commit',
    'on signe, signe que, promet, promettre, jure, s’engage, s’engager',
  ],
  lbo_tested: ['look every, checked every', 'regardent tous les, vérifie tous les'],
  lbo_closes_gap: [
    'closes the hole, closes the gap, fills the gap, fills the hole, bridges the gap, makes up the rest, fills in the rest',
    'comble le trou, bouche le trou, fait l’appoint, comble l’écart, comble la différence, fournit le reste',
  ],
  lbo_drawer: ['put aside, set aside, sitting in the bank', 'qui dorment'],
  lbo_empties_till: [
    'empty the till, emptied the till, empty the drawer, emptied the account, use up the cash, used all the cash',
    'vidant la caisse, vider la caisse, vide la caisse, vidant le compte, vide le compte',
  ],
  lbo_operating_profit: ['what we make, what we earn', 'ce qu’on gagne, ce que nous gagnons'],
  lbo_free_of_debt: ['to wipe it out', 'pour l’effacer, effacer la dette'],
  lbo_breach: [
    'broken our word, break our word, broken their word, broken the promise, broke the promise, break the promise',
    'manqué à notre parole, manqué à sa parole, rompu la promesse, promesse est rompue, parole rompue, promesse rompue',
  ],
  lbo_bank_bill: [
    'bill to the bank, bank bill, monthly bill, monthly payment, what goes to the bank, bank’s share, lender’s share, yearly bill',
    'facture de la banque, facture mensuelle, mensualité, part du banquier, part de la banque, ce qui va à la banque, note de la banque',
  ],
  lbo_climbs: [
    'jump, jumps, climb, climbs, go up, goes up, gone up, swell, balloon, bigger, heavier',
    'bondir, bondit, grimper, grimpe, gonfle, s’alourdit, s’envole, monte, plus lourde',
  ],
  lbo_stops_at: [
    'stop at, stops at, only go to, go no further than',
    's’arrêtent à, s’arrête à, ne vont que jusqu’à, vont pas plus loin',
  ],
  lbo_smaller_cheque: [
    'smaller cheque, smaller loan, less willing to lend, lend a smaller part',
    'plus petit chèque, chèque plus petit, plus petit prêt, prêt plus petit, rechigne à prêter',
  ],
  lbo_own_purse: ['his savings, its savings, his own money', 'ses économies, son propre argent'],
  lbo_more_slowly: [
    'more slowly, slower, less quickly, not as fast',
    'moins vite, plus lentement, pas aussi vite',
  ],
  lbo_offers_less: [
    'offer less, bid less, pay less, lower his bid, lower its bid, cut the offer, lower the offer',
    'offrir moins, proposer moins, propose moins, payer moins, baisser son offre, baisse son offre, baisser le prix, offre moins',
  ],
} as const satisfies Lexicon;

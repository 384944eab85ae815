import type { Lexicon } from '../../types.ts';

/** Lenders and what is owed to them, explained to a friend; an id of another file here gets more words. */
export const lendersToldSimply = {
  lbo_nothing_left_for_bank: [
    'nothing left for the bank, nothing is left for the bank, nothing left for the debt, nothing left to repay, nothing left for lenders, cannot go to the bank, cannot repay debt, not there for the bank',
    'ne reste rien pour, reste rien pour la banque, reste rien pour la dette, plus rien pour rembourser, plus rien pour la banque, plus rien pour la dette, rien pour le banquier',
  ],
  lbo_others_money: [
    'other people’s money, money of others, not mine, not ours, people we have to pay back, bank’s money, lent to us, lent to me',
    'argent des autres, argent de la banque, argent du banquier, pas à nous, qu’on me prête, qu’on nous prête, pas à moi',
  ],
  lbo_still_due: [
    'still due, still owed, still waiting for, left to repay, left to pay back, to go',
    'encore dus, encore due, attendent encore, reste à rendre, reste à payer',
  ],
  lbo_owes_less: [
    'loan got smaller, loan has come down, mortgage got smaller, debt got smaller, what it owed has shrunk',
    'crédit a diminué, crédit a maigri, emprunt a diminué, emprunt a maigri, dette a diminué, dette a maigri',
  ],
  lbo_owes_no_more: [
    'no longer owes, not owe any more',
    'ne doit plus, doit plus, ne doivent plus',
  ],
  lbo_safest: [
    'smallest risk, least risk, runs little risk, risk the least',
    'risquent le moins, risque peu',
  ],
  lbo_cheap: [
    'asks least, asks for least, charges least, asks the lowest',
    'demandent le moins, réclame le moins, prend le moins, demande donc le moins',
  ],
  lbo_waits_turn: [
    'only paid when the first, only paid once, only paid after, paid only once, only sees money once, back of the queue, left with nothing, once the banks are paid, once the bank is paid',
    'payés que quand, payés qu’une fois, dû qu’une fois, queue de file, bout de file, de tout perdre, une fois les banques payées, une fois la banque payée',
  ],
  lbo_wants_more: [
    'want a lot more, charges for it, charge for that, get paid for it, so they ask a higher, twice the rate, double the rate',
    'veulent bien plus, se le font payer, se le fait payer, prennent plus cher, fait payer ce risque, font payer ce risque, deux fois le taux, double du taux',
  ],
  lbo_signs_up_to: [
    'you sign, we sign, sign that, promises, undertake, swear, commit',
    'on signe, signe que, promet, promettre, jure, s’engager',
  ],
  lbo_tested: ['look every', 'regardent tous les'],
  lbo_closes_gap: [
    'closes the hole, closes the gap, fills the gap, fills the hole, bridges the gap, makes up the rest, fills in the rest',
    'comble le trou, bouche le trou, fait l’appoint, comble l’écart, comble la différence, fournit le reste',
  ],
  lbo_drawer: ['put aside, set aside, sitting in the bank', 'qui dorment'],
  lbo_empties_till: [
    'emptied the till, empty the drawer, emptied the account, use up the cash, used all the cash',
    'vide la caisse, vide le compte',
  ],
  lbo_operating_profit: ['what we make', 'ce qu’on gagne, ce que nous gagnons'],
  lbo_free_of_debt: [
    'to wipe it out, to be clear, to be quits',
    'pour l’effacer, effacer la dette, être quittes',
  ],
  lbo_breach: [
    'broken our word, break our word, broken their word, broken the promise, broke the promise, break the promise',
    'manqué à notre parole, manqué à sa parole, rompu la promesse, promesse est rompue, parole rompue, promesse rompue',
  ],
  lbo_bank_bill: [
    'bill to the bank, bank bill, monthly bill, monthly payment, what goes to the bank, bank’s share, lender’s share, yearly bill, banker’s bill, bill from the bank, rent on the money',
    'facture de la banque, facture mensuelle, mensualité, part du banquier, part de la banque, ce qui va à la banque, note de la banque, note du banquier, facture du banquier, facture chez le banquier, loyer de l’argent',
  ],
  lbo_climbs: [
    'jumps, climbs, go up, goes up, gone up, swell, balloon, bigger, heavier',
    'bondit, grimpe, gonfle, s’alourdit, s’envole, monte, plus lourde',
  ],
  lbo_stops_at: [
    'stops at, only go to, go no further than, goes less far, will not go as far',
    's’arrête à, ne vont que jusqu’à, vont pas plus loin, ne monte plus qu’à, ne vont plus qu’à, ne va plus qu’à, va moins loin, ira moins loin',
  ],
  lbo_smaller_cheque: [
    'smaller cheque, smaller loan, less willing to lend, lend a smaller part',
    'plus petit chèque, chèque plus petit, plus petit prêt, prêt plus petit, rechigne à prêter',
  ],
  lbo_own_purse: ['his savings, its savings, his own money', 'ses économies, son propre argent'],
  lbo_second_rank: [
    'comes after, goes after, only eats once, further down the queue, next in the queue',
    'ne mangent qu’une fois, mangent qu’une fois, plus loin dans la file, montent ensuite',
  ],
  lbo_line: ['', 'une ligne, une barre'],
  lbo_bank_acts: [
    'alarm rings, call you in, call us in, haul you in, come to the table, have a say, alarm goes off, bell rings, dictate terms',
    'alarme sonne, sonnette d’alarme, vous convoquer, nous convoquer, s’invite à la table, mot à dire, s’en mêlent, que ça sonne, reprennent la main',
  ],
  lbo_room_to_borrow: [
    'so it can take on, so it can bear, can take on five, room for more loans',
    'pouvoir en ajouter, pouvoir en remettre, en remettre quatre',
  ],
  lbo_pledged_to_banks: [
    'act as security',
    'servent de garantie, sert de garantie, servent de gage',
  ],
  lbo_most: ['lion’s share, the lion share', 'la part du lion'],
  lbo_give_back: [
    'settles the mortgage, settles the loan, get some of their money back, chips at the loan',
    'efface l’ardoise',
  ],
  lbo_surplus: ['', 'ce que la boîte dégage, ce qu’elle dégage, ce que la société dégage'],
  lbo_hands_over: ['went, gone', 'retournés, repartis'],
  lbo_dear: ['fatter coupon, fat coupon', 'coupon plus gras, gros coupon'],
  lbo_added_interest: [
    'tacked onto, tacked on, onto the principal',
    'ajoutés au capital, reportés à la fin',
  ],
  lbo_barrier: [
    'alarm, on a leash, on a short leash',
    'alarme, tiennent la laisse, tient en laisse, tiennent en laisse, noir sur blanc',
  ],
  lbo_reduce_amount: ['trim, shave', 'raboter, frileuse'],
  lbo_paid_on_results: [
    'if the numbers come, if the numbers are there',
    'si les résultats sont là, si les objectifs sont tenus, que si les objectifs',
  ],
  lbo_the_bill: [
    'everything that must be paid, everything that has to be paid',
    'ce qu’on doit payer, tout ce qui doit être payé, ce qu’il faut régler',
  ],
  lbo_who_chips_in: ['who coughs up, who stumps up', 'qui sort le chèque, qui sort l’argent'],
  lbo_both_columns: ['same total', 'même montant, même total'],
  lbo_stops_short: [
    'stop too early, not lend enough, not go far enough',
    's’arrêtent trop tôt, ne prêtent pas assez, ne va pas assez loin, ne vont pas assez loin',
  ],
  lbo_results_come: ['delivers, hits its numbers', 'tient ses promesses'],
} as const satisfies Lexicon;

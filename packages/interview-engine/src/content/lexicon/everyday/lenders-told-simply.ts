import type { Lexicon } from '../../types.ts';

/** Lenders and what is owed to them, explained to a friend; an id of another file here gets more words. */
export const lendersToldSimply = {
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
  lbo_owes_less: [
    'loan got smaller, loan has come down, mortgage got smaller, debt got smaller, what it owed has shrunk',
    'crédit a diminué, crédit a maigri, emprunt a diminué, emprunt a maigri, dette a diminué, dette a maigri',
  ],
  lbo_owes_no_more: [
    'no longer owe, no longer owes, not owe any more',
    'ne doit plus, doit plus, ne doivent plus',
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
    'wants a lot more, want a lot more, charge for it, charges for it, charge for that, get paid for it, so they ask a higher, twice the rate, double the rate',
    'veut bien plus, veulent bien plus, se le font payer, se le fait payer, prennent plus cher, fait payer ce risque, font payer ce risque, deux fois le taux, double du taux',
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
  lbo_free_of_debt: [
    'to wipe it out, to be clear, to be quits',
    'pour l’effacer, effacer la dette, être quitte, être quittes',
  ],
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
  lbo_second_rank: ['comes after, goes after', 'passe derrière, arrive derrière'],
  lbo_line: ['', 'une ligne, une barre'],
  lbo_bank_acts: ['alarm rings, bells ring', 'alarme sonne, sonnette d’alarme'],
  lbo_room_to_borrow: [
    'so it can take on, so it can bear, can take on five, room for more loans',
    'pouvoir en ajouter, pouvoir en remettre, en remettre quatre',
  ],
  lbo_pledged_to_banks: [
    'act as security, are collateral for',
    'servent de garantie, sert de garantie, servent de gage',
  ],
} as const satisfies Lexicon;

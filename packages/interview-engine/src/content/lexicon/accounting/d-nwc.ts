import type { Lexicon } from '../../types.ts';

/** The change in working capital, in the words people use for it. */
export const dNwcNotions: Lexicon = {
  asleep: [
    'lying on, lies on, lying in, asleep, sleeps, sits, stuck, locked',
    'traîne, traînent, dort, dorment, bloqué, coincé, dormir',
  ],
  freed_again: [
    'is freed, gets freed, comes loose, breaks free, thaws',
    'se débloque, est débloqué, se dégèle, revient',
  ],
  owe_us_still: [
    'still owe him, still owe us, still owe me, owe him more, owe us more, owe him at, have not paid him yet, customers owe',
    'lui doivent encore, nous doivent encore, me doivent encore, lui doivent en plus, nous doivent en plus, lui doivent de plus, clients lui doivent',
  ],
  returns_as_cash: [
    'comes back to us, come back to us, comes back to you, wakes up, set free, wakes that money, wakes the money, money comes back to life, that money is free, turn back into cash, turned back into cash, turns back into money, is out again, comes out again, turns back into cash, becomes cash again, comes back as cash, back in the till, back in the bank, get it back, gets it back, get that back, comes loose, gives back, get the money back',
    'nous revient, nous reviennent, vous reviennent, se réveille, se réveillent, redevient disponible, redeviennent du cash, redeviennent de l’argent, redevient de la trésorerie, dedans ressort, argent ressort, redevient de l’argent, redevient du cash, revient en caisse, reviennent en caisse, récupère la mise, se retransforme en cash, on le récupère, on la récupère, récupère l’argent, se débloque, se débloquent, en rend',
  ],
  source_use: [
    'source of cash, use of cash, source of funds, use of funds',
    'source de trésorerie, source de cash, emploi de trésorerie, consommation de, ressource',
  ],
  sunk_in: [
    'sunk in, sunk into, put into goods, put into stuff, put in stuff, put in goods, put into them',
    'mis dans, placé dans, englouti dans, enterré dans',
  ],
  unpaid_yet: [
    'have not paid me, not paid me yet, not paid yet, not yet paid, still owe me, people who owe me, customers who owe, on tick',
    'pas encore réglé, pas encore payé, ne m’ont pas encore, me doivent encore, n’ont pas payé, n’ont pas réglé, ardoise',
  ],
};

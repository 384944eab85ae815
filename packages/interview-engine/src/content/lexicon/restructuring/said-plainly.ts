import type { Lexicon } from '../../types.ts';

/** A rescue as somebody tells it who thinks of a queue, a drawer and a closed door. */
export const plainRescueNotions = {
  rescue_queue: [
    'first glass, second glass, the glasses, a glass, eats first, eat first, who eats, who drinks, in the queue, in line, front of the queue, second one, the first two, first bucket, those in front, the one behind, revolver',
    'la queue, file d’attente, le premier prend, le deuxième, le troisième, celui qui est devant, celui de devant, ceux de devant, celui de derrière, ceux de derrière, premier verre, deuxième verre, mange tout, mange d’abord, qui mange',
  ],
  rescue_runs_dry: [
    'stays dry, nothing left, nothing for, feeds only, gets nothing, left for, is empty, runs dry, full, the last, leftover',
    'plus rien, rien, à sec, moitié plein, vide, ne reste, les miettes, le reste',
  ],
  rescue_drawer_empty: [
    'drawer is empty, drawer’s empty, until the drawer, till is empty, till’s empty, runs dry, money runs out, nothing left in, out of money, account is empty, last until, we can hold',
    'caisse est vide, caisse vide, compte vide, plus un sou, à sec, plus d’argent, tiroir vide, tiroir est vide, on tient, tenir combien',
  ],
  rescue_in_and_out: [
    'what comes in, who pays us, comes in and, in and out, goes out, who we pay, whom we pay',
    'ce qui rentre, ce qui entre, qui nous paie, rentre et, ce qui sort, qui on paie, entrées et sorties',
  ],
  rescue_day_by_day: [
    'week by week, day by day, every week, each week, for three months, monday, tonight, until the summer',
    'semaine par semaine, jour par jour, chaque semaine, trois mois, lundi, mardi, ce soir, jusqu’à l’été, comme ça jusqu’à',
  ],
  rescue_gives_time: [
    'give it time, give them time, giving it time, buy it time, short of time, some air, let it breathe, push back the dates, wait two years',
    'donne du temps, donner du temps, laisser du temps, laisse du temps, laisser souffler, manque de temps, que du temps, attendre deux ans',
  ],
  rescue_bank_becomes_owner: [
    'takes the shop, take the shop, bank takes the, becomes the owner, lenders take the keys, owns it instead, loan becomes shares',
    'prend la boutique, banque prend la, prennent la boîte, devient propriétaire, prêt devient, dette devient, prend les clés',
  ],
  rescue_closed_door: [
    'closed door, closed doors, closed room, in private, in secret, quietly',
    'porte fermée, portes fermées, porte close, huis clos, en privé, en secret, sans bruit',
  ],
} as const satisfies Lexicon;

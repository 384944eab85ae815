import type { Lexicon } from '../../types.ts';

/** The mid-year convention, in the words people use for it. */
export const midyearNotions: Lexicon = {
  all_year: [
    'monthly, weekly, daily, every day, rings every day, regularly, not in one go, not all at once, january to december, day after day, through the year, throughout the year, over the year, all year, during the year, across the year, evenly, every month, each month, twelve months, drips in, little by little, as the months go, year round, month by month, month after month, trickle in, trickles in',
    'chaque semaine, mensuellement, tous les jours, chaque jour, régulièrement, pas en une fois, non en une fois, pas d’un coup, janvier à décembre, tout au long, tous les mois, chaque mois, réparti sur l’année, en cours d’année, douze mois, au fil de l’eau, petit à petit, étalé, mois par mois, mois après mois, au fil de l’année, au fil des mois, toute l’année',
  ],
  at_year_end: [
    'last day of the year, last day of december, from the year end, stays at the year end, thirty first of december, 31 december, december 31, at the end of the year, at year end, on the last day, end of december, late december',
    'dernier jour, clôture du dernier exercice, clôture de l’exercice, 31 décembre, trente et un décembre, en fin d’année, à la fin de l’année, en fin d’exercice, fin décembre, trente et un de décembre',
  ],
  come: ['come, arrive, land', 'arriver, tomber, entrer, rentre'],
  instead: ['instead, rather than', 'au lieu, plutôt que'],
  not_on_one_day: [
    'not all pay on new year’s eve, don’t all pay on, not pay all on the last day, all along the year, all year round',
    'ne paient pas tous, pas tous à la saint-sylvestre, tout au long de l’année',
  ],
  other_months: [
    'in march, in april, in may, in august, in september, in october, in spring',
    'en mars, en avril, en mai, en août, en septembre, en octobre, au printemps',
  ],
  too_harsh: [
    'too harsh, too gloomy, punishes, too severe, too pessimistic, too hard on, unfair',
    'punit, trop sévère, trop dur, trop pessimiste, injuste, pénalise',
  ],
  year_end_day: [
    'thirty first of december, december 31, 31 december, on new year’s eve, at christmas, on the last day of the year',
    'trente et un décembre, 31 décembre, à la saint-sylvestre, à noël, dernier jour de l’année',
  ],
};

import type { Lexicon } from '../../types.ts';

/** Perpetual growth, in the words people use for it. */
export const gordonNotions: Lexicon = {
  capitalise_flow: ['capitalise', 'capitaliser'],
  creep: [
    'creeps up, inches up, bit more each year, bit more every year, little more each year, little more every year',
    'grignote, progresse doucement, un peu plus chaque année, de mieux par an',
  ],
  economy: ['economy, gdp, inflation, country', 'économie, pib, inflation, pays'],
  gap_word: [
    'points between, points separating, distance between, difference between, gap between, spread between',
    'points qui séparent, points entre, distance entre, écart entre, différence entre',
  ],
  last_flow: [
    'last year’s cash, last cash flow, final cash flow, last flow, final flow, last year’s flow, cash flow of the last year, year five flow, flow of year five, final year flow, last year flow',
    'cash de la dernière année, dernier flux, flux de la dernière année, flux final, flux terminal, dernier cash flow, flux de l’année 5',
  ],
  never_ends: [
    'never dries, never dries up, never runs dry, never stops, without ever stopping, does not dry up, till the end of time, until the end of time',
    'ne tarit jamais, ne tarit pas, jamais s’arrêter, sans s’arrêter, jusqu’à la fin des temps, ne s’arrête jamais',
  ],
  next_flow: [
    'next flow, next cash flow, next cheque, following flow, next year, next season, next harvest, next crop, the year after',
    'flux suivant, chèque suivant, flux de l’année six, récolte suivante, prochaine récolte, saison suivante, an prochain, année suivante, année d’après',
  ],
  small_percent: [
    '4%, 5%, 6%, 7%, 8%, 9%, 10%, 4 percent, 5 percent, 6 percent, 7 percent, 8 percent, 9 percent, 10 percent, four percent, five percent, six percent, seven percent, eight percent, nine percent, ten percent',
    '4 %, 5 %, 6 %, 7 %, 8 %, 9 %, 10 %, 4%, 5%, 6%, 7%, 8%, 9%, 10%, sept pour cent, six pour cent, huit pour cent',
  ],
};

import type { Lexicon } from '../../types.ts';

/** A normalised final year, in the words people use for it. */
export const steadyStateNotions: Lexicon = {
  about_equal: [
    'equal, around, close to, in line with, roughly, converge, match, just replace, only replace, about the same, near',
    'égal, proche, en ligne avec, autour, converger, à peu près, juste remplacer, remplacent juste, de l’ordre, au niveau',
  ],
  base_word: [
    'lean on, leaning on, build it on, built on, base, starting point',
    'je m’appuie, on s’appuie, sert d’appui, base, repose, construit',
  ],
  but_word: ['but, except, apart from, however', 'mais, sauf, hormis, excepté, cependant, or'],
  extend_word: [
    'freeze, stretch, prolong, extend, run on forever, repeat forever',
    'fige, prolonger, prolonge, étirer, étire, répéter à l’infini, figer',
  ],
  far_end_word: [
    'far end, far future, and so on forever, for the end, the end bit, for ever after',
    'pour la fin, tout au bout, très lointain, la suite éternelle, pour l’éternité, et ainsi de suite',
  ],
  for_the_end: [
    'last year, final year, terminal year, terminal value, perpetuity, forever, for ever, long run, after the plan',
    'dernière année, année terminale, valeur terminale, infini, perpétuité, année finale, long terme',
  ],
  last_year: [
    'last year, final year, terminal year, year five, end year, year that serves, year used for, last cash flow, final cash flow, last flow',
    'dernière année, année terminale, année finale, dernier flux, flux terminal, année qui sert, année servant, année de référence, année cinq, année qui servira',
  ],
  low_multiple: [
    'low multiples, multiple is low, multiples are low, multiple looks low, lowest multiple, low pe, low multiple, cheap multiple, cheap company, cheap earnings, low rated',
    'multiple bas, multiples bas, multiple est bas, multiple est faible, multiples sont bas, faible multiple, per faible, petit per, per bas, multiple faible, petit multiple, boîte pas chère, bénéfices pas chers',
  ],
  mine_word: ['mine, mines, oil field, quarry', 'mine, mines, gisement, carrière'],
  must_word: ['must, should, needs to, has to', 'doit, devrait'],
  normal: [
    'so-so year, ordinary summer, ordinary year, neither feast nor famine, neither blazing nor soaking, middling year, in-between year, plain one, plain year, so so one, middle of the road, so so, normal, typical, average, representative, sustainable, mid margins, ordinary, run rate, across the cycle, over the cycle, through the cycle, so so year, run of the mill, everyday, nothing special, neither fat nor lean, neither good nor bad, mid cycle, boring, in between year, middling, unremarkable',
    'année ordinaire, été ordinaire, ni festin ni famine, ni canicule ni pluie, année entre deux, quelconque, banale, sans relief, couci couça, bof, normal, moyen, typique, représentatif, soutenable, milieu de cycle, de croisière, ordinaire, normatif, sur le cycle, tout le cycle, au milieu, entre le haut, sans excès, de tous les jours, ni bonne ni mauvaise, ni grasse ni maigre, banal, ni l’euphorie, tranquille, sans histoire',
  ],
  normalised_word: [
    'normalised, normalized, adjusted to a normal, brought to a normal, smoothed, cleaned up',
    'normalisé, normalisée, lissé, lissée, retraité, remis à un niveau normal, ramené à un niveau normal, normative',
  ],
  overpays: [
    'pay far too much, pay way too much, pay too much, overpay, paying far too much, too dear, a fortune',
    'paie beaucoup trop, paie trop, paye trop, payer trop, payer beaucoup trop, surpayer, surpaie, trop cher',
  ],
  peak: [
    'boom times, good times, fat years, party year, party years, feast year, jackpot year, sunny year, best harvest, peak, top of the cycle, boom, best year, good year, record, high point, bumper year',
    'boom, euphorie, années grasses, belles années, année de fête, années de fête, fête, jackpot, année de soleil, meilleure récolte, pic, haut de cycle, sommet, bonne année, meilleure année, record, point haut, année faste',
  ],
  trap_word: [
    'mistake, danger, trap, error, careful, beware, avoid, wrong',
    'erreur, danger, piège, attention, éviter, faux, tort',
  ],
};

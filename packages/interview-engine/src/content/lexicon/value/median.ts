import type { Lexicon } from '../../types.ts';

/** Median rather than mean, in the words people use for it. */
export const medianNotions: Lexicon = {
  explain_or_drop: [
    'explain, drop, exclude, remove, discard, ignore, say why, justify, comment, look into, understand, median, not average, rather than',
    'expliquer, exclure, exclus, exclut, écarter, retirer, sortir, justifier, justifie, commenter, comprendre, médiane, plutôt que, ne cache pas',
  ],
  extremes: [
    'outlier, extreme, crazy, odd one, silly, distort, skew, spoil, pull up, drag, one name, abnormal, aberrant',
    'aberrante, extrême, hors norme, anormal, atypique, délirant, fausse, tire, biaise, déforme, point isolé',
  ],
  middle_value: [
    'middle of the queue, middle of the line, middle of the row, guy in the middle, median, middle value, middle one, quartile, interquartile, the one in the middle, middle of the list, the middle one',
    'milieu de la file, au milieu de la file, milieu du rang, médiane, valeur centrale, quartile, interquartile, celle du milieu, celui du milieu, milieu de la liste',
  ],
};

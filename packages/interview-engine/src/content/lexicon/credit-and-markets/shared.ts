import type { Lexicon } from '../../types.ts';

/** What several points of this part of the trade are told with. */
export const creditAndMarketsShared: Lexicon = {
  flat_beside_point: [
    'beside the point, does not matter, doesn’t matter, is secondary, irrelevant, makes no difference, no importance, does not affect the choice, does not enter',
    'n’a pas d’importance, importe peu, est secondaire, ne change rien, ne compte pas, n’entre pas en ligne de compte, hors sujet',
  ],
  left_word: ['left, remains, available, still', 'reste, disponible, encore'],
  nobody_word: ['nobody, no one, none of them', 'personne, aucun'],
};

import type { Lexicon } from '../../types.ts';

/** Fixed assets, in the words people use for it. */
export const ppeNotions: Lexicon = {
  gives_up: ['give up, gives up, lose, loses, shed, sheds', 'cèdent, cède, perdent, perd, lâchent'],
  plain_marked_at: [
    'marked, stand at, stands at, stood at, listed at, listed for, noted at, written at, down at, down as, shown at, shows at, appears at, counted at, counted for, worth, valued at',
    'marqué, marquée, noté, notée, inscrit, inscrite, écrit à, écrite à, affiché, affichée, comptée, compté pour, figure pour, valait, ne vaut plus que, n’est plus marquée, plus que',
  ],
};

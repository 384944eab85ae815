import type { Lexicon } from '../../types.ts';

/** A ceiling on long-term growth, in the words people use for it. */
export const gCapNotions: Lexicon = {
  bigger: [
    'bigger, larger, outgrow, overtake, faster than, beat, outpace, outrun',
    'plus gros, plus grosse, plus grand, dépasser, dépasse, grossir, plus vite que, battre, bat, devancer, aller plus vite',
  ],
  limit_word: [
    'limit, ceiling, cap, no more than, not above, cannot',
    'plafond, limite, dépasser, jamais',
  ],
};

import type { Lexicon } from '../../types.ts';

/** The risk-free rate, in the words people use for it. */
export const rfNotions: Lexicon = {
  lend_word: ['lend', 'prêter'],
  placement: [
    'investment, bond, placement, paper, return, rate, yield, loan',
    'placement, obligation, emprunt, rendement, taux, rapporte',
  ],
  start_word: ['start, begin', 'partir, pars, commencer'],
};

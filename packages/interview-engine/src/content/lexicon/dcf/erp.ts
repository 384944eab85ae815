import type { Lexicon } from '../../types.ts';

/** Equity risk premium, in the words people use for it. */
export const erpNotions: Lexicon = {
  bear: [
    'shoulder, carry, bear, hold, stomach, put up with',
    'à sa charge, prend, supporter, détenir, porter',
  ],
  extra: [
    'extra, additional, on top, above, excess, premium, more, a top-up, add something',
    'de mieux, en plus, de plus, davantage, supplément, supplémentaire, surplus, prime, au-delà, petit plus, un peu plus, surcroît, rallonge',
  ],
  reward: [
    'rewarded, earn, pays for the risk, pay for the risk, paid for the risk, offers for the risk',
    'rapporter, récompense, offre pour le risque, paie pour le risque',
  ],
  stocks_word: ['stocks, shares, equities', 'actions, bourse'],
};

import type { BeliedPoints } from './types.ts';

export const beliedInRestructuring: Readonly<Record<string, BeliedPoints>> = {
  H1: {
    absolute_priority: '~crisis_comes_last',
  },
  H2: {
    liquidity: 'flat_makes_profit',
    nwc: 'wrongly_generous',
  },
  H3: {
    absolute_priority: 'crisis_lenders_take_rest|pro_rata_word',
    viability: '~makes_no_odds',
  },
  H4: {
    collective_proceedings: '~only_the_french_bound',
    confidential_talks: 'as_soon_as_opened|crisis_court_imposes',
  },
};

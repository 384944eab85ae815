import type { BeliedPoints } from './types.ts';

export const beliedInMarket: Readonly<Record<string, BeliedPoints>> = {
  I2: {
    rates_effect: 'amiss_buyer_enriched|market_deals_dry_up',
  },
  I3: {
    own_view: 'creates_value',
    syn_vs_premium: '~does_no_harm|strays_good_for_payer',
  },
  I4: {
    owner_goals: 'top_value',
  },
};

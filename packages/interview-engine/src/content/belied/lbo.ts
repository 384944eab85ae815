import type { BeliedPoints } from './types.ts';

export const beliedInLbo: Readonly<Record<string, BeliedPoints>> = {
  E1: {
    exit: '~debt_stays_below|market_all_of_it',
    irr: 'lbo_linear',
    leverage: 'lbo_fund_investors',
  },
  E2: {
    capex: 'lbo_heavy_spending',
  },
  E3: {
    debt_paydown: 'own_savings',
  },
  E4: {
    debt_paydown: '-shareholders_word',
  },
  E5: {
    irr: '~lbo_ev_then_discounted',
  },
  E6: {
    moic: 'lbo_benchmark_wrong',
  },
  E7: {
    covenants: 'guards_the_wrong_side',
    mezz: 'years_on_top',
  },
  E9: {
    leverage: 'amiss_buyer_enriched',
    rates_effect: '~wrongly_no_change',
  },
};

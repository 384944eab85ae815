import type { BeliedPoints } from './types.ts';

export const beliedInValuation: Readonly<Record<string, BeliedPoints>> = {
  C1: {
    comps: '~yields_intrinsic',
  },
  C2: {
    comps: 'flat_beside_point',
    growth_margin_risk: '~in_any_event',
    median: 'says_average',
  },
  C4: {
    consistent_num_den: 'ev_for_owners|net_income_for_all|~nothing_obliges',
  },
  C5: {
    capex: 'an_asset_bought',
    growth_margin_risk: '~already_counted_in|cheap_company|lbo_more_slowly',
  },
  C6: {
    capex: '~flat_meanwhile',
    consistent_num_den: 'at_net_income|still_works',
    ev_ebitda: 'deposits_called_debt',
  },
  C7: {
    auction: '~amiss_goes_down',
    control_premium: '~nothing_to_gain',
    ltm_ntm: 'holds_all_the_same',
    precedents: '~at_no_time|no_exception',
  },
  C8: {
    net_debt: '~flat_cash_left|~sweep_still_mine',
  },
  C9: {
    comps: 'says_average',
  },
  C10: {
    control_premium: '~outbuild',
  },
};

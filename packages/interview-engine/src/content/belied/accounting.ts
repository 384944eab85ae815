import type { BeliedPoints } from './types.ts';

export const beliedInAccounting: Readonly<Record<string, BeliedPoints>> = {
  A3: {
    net_income: 'whole_amount',
  },
  A4: {
    debt_paydown: '~flat_meanwhile',
    nwc: 'does_cash_good',
  },
  A5: {
    payables: 'i_add_them',
  },
  A6: {
    impairment: 'may_be_undone',
  },
  A7: {
    deferred_tax: '~hidden_claims',
    noncash_addback: 'cash_down',
  },
  A8: {
    accrual: 'counted_as_asset',
  },
  A9: {
    ev_ebitda: '~multiple_stays_put',
  },
  A10: {
    ebitda: 'overpays_by_a_million',
  },
};

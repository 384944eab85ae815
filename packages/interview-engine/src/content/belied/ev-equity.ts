import type { BeliedPoints } from './types.ts';

export const beliedInEvEquity: Readonly<Record<string, BeliedPoints>> = {
  B1: {
    net_debt: 'equity_plus_cash',
  },
  B2: {
    associates: 'of_the_whole',
    nci: 'claim_class',
    net_debt: 'cash_added_said',
  },
  B5: {
    equity_value: 'when_indebted',
    ev: 'an_asset_bought',
  },
  B6: {
    leases16: '~regardless_of',
    nwc: '~deal_funding',
  },
};

import type { BeliedPoints } from './types.ts';

export const beliedInDcf: Readonly<Record<string, BeliedPoints>> = {
  D1: {
    bridge: 'plus_net_debt',
    discounting: '~flat_meanwhile',
    ufcf: 'deduct_interest',
    wacc: '~plays_no_part',
  },
  D2: {
    d_nwc: 'add_increase|an_asset_bought',
    ufcf: 'owners_alone',
  },
  D3: {
    tax_shield: '~cashes_in',
  },
  D4: {
    beta: '~amiss_worth_more',
    rf: 'rate_the_company_pays',
  },
  D5: {
    gordon: 'any_level|lowers_terminal_value|~stays_best',
  },
  D6: {
    discounting: 'already_present|~marks_up',
  },
  D9: {
    wacc: '~route_stays_outside',
  },
  D10: {
    sensitivity: '~flat_meanwhile',
  },
  D11: {
    bank_funding: '~suits_well',
    forecast: '~needless',
  },
  D12: {
    earnout: 'seller_shield|straight_in',
    normalise: 'one_offs_kept',
  },
};

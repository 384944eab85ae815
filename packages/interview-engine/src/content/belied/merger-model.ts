import type { BeliedPoints } from './types.ts';

export const beliedInMergers: Readonly<Record<string, BeliedPoints>> = {
  F1: {
    syn_vs_premium: '-an_issue',
    value_vs_eps: 'always_so',
  },
  F2: {
    accretion: 'below_theirs',
    financing_mix: '~lbo_changes_nothing',
    synergies_cost: 'not_taxed',
  },
  F3: {
    new_shares: 'count_not_touched',
    synergies_cost: 'no_tax_said',
  },
  F4: {
    financing_mix: 'misread_lifts_always',
  },
  F5: {
    synergies_cost: 'gross_up_wrong',
  },
  F6: {
    synergies_cost: '-net_of_tax',
    wacc: '~lender_rate',
  },
  F7: {
    ownership: 'deals_as_is|goes_by_prices|read_in_prices',
  },
  F8: {
    net_debt: '~adding_act',
  },
  F9: {
    deferred_tax: 'inflow',
  },
  F10: {
    accretion: '~no_funding_charge',
    ownership: '~flat_for_seller',
  },
  F11: {
    earnout_terms: 'fewer_quarrels',
  },
};

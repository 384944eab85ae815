import type { BeliedPoints } from './types.ts';

export const beliedInCases: Readonly<Record<string, BeliedPoints>> = {
  K1: {
    earnout: 'always_so',
  },
  K2: {
    ownership: 'cases_all_of_it',
  },
  K5: {
    control_premium: 'amiss_buyer_enriched',
  },
};

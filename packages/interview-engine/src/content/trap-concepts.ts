import type { ConceptId } from './concepts/index.ts';
import type { Seed } from './types.ts';

/** The known wrong methods of the generators by what they get wrong, the more general concepts last. */
const wrongMethods: readonly (readonly [ConceptId, readonly string[]])[] = [
  ['noncash_addback', ['cash falls like net income']],
  [
    'tax_shield',
    ['cash unchanged (non-cash so no effect)', 'forgets tax, adds back full X', 'no tax shield'],
  ],
  [
    'inventory',
    ['expenses inventory when bought (NI step 1)', 'leaves out DIO', 'divides all by sales'],
  ],
  ['net_income', ['forgets the tax on the margin', 'taxes the whole sale']],
  ['payables', ['adds DPO', 'leaves out DPO']],
  ['normalise', ['adds back the group charges']],
  ['ppa', ['price - book', 'forgets the write-up']],
  ['deferred_tax', ['forgets DTL', 'books an immediate cash tax saving', 'forgets the tax effect']],
  ['goodwill', ['keeps existing goodwill', 'tax-effects goodwill impairment']],
  ['consistent_num_den', ['adds rent only', 'adds liability only']],
  ['leases16', ['deducts the rent from EBITDA']],
  [
    'net_debt',
    [
      'adds cash',
      'adds the cash',
      'forgets the cash',
      'forgets net debt',
      'adds net debt',
      'deducts net debt',
      'deducts the debt of the target alone',
      'uses gross debt',
    ],
  ],
  ['nci', ['omits minority interest', 'subtracts minority interest']],
  ['associates', ['adds associates', 'omits associates']],
  ['ev', ['omits preferred']],
  ['option_proceeds', ['adds all options', 'adds the shares bought back']],
  ['diluted', ['ignores options']],
  [
    'control_premium',
    ['applies premium to EV', 'forgets the premium', 'no premium', 'premium on the acquirer'],
  ],
  ['sum_of_parts', ['averages multiples', 'one multiple for all']],
  ['nopat', ['taxes EBITDA', 'forgets the tax']],
  ['da', ['forgets D&A add-back']],
  ['capex', ['forgets the capex', 'forgets what is invested']],
  ['d_nwc', ['adds the NWC increase', 'forgets the NWC increase']],
  ['target_structure', ['uses D/E as debt weight', 'equal weights', 'swaps the weights']],
  ['cost_equity', ['taxes the cost of equity']],
  [
    'beta',
    [
      'uses peer levered beta',
      'uses unlevered beta',
      'relevers a levered beta',
      'leaves out the beta',
    ],
  ],
  ['erp', ['beta x market return (not premium)']],
  ['gordon', ['no growth on FCF', 'does not grow final FCF', 'does not deduct growth from WACC']],
  [
    'discounting',
    [
      'forgets to discount',
      'discounts one year too many',
      'TV undiscounted',
      'discounts the TV a year too few',
      'discounts the TV a year too many',
    ],
  ],
  ['bridge', ['equity = EV (no bridge)']],
  [
    'exit',
    [
      'ignores debt at exit (MOIC)',
      'grows EBITDA a year too few',
      'forgets the growth of EBITDA',
      'discounts EV instead of equity',
    ],
  ],
  ['debt_paydown', ['no debt paydown (MOIC)', 'leaves out the debt repaid']],
  ['moic', ['divides by the price paid']],
  [
    'value_levers',
    ['values the growth at the exit multiple', 'takes the exit equity for the gain'],
  ],
  ['cross_effect', ['leaves out the cross effect']],
  ['covenants', ['measures the headroom on the covenant']],
  ['new_shares', ['ignores new shares']],
  [
    'synergies_cost',
    [
      'synergies not taxed',
      'forgets the synergies',
      'gives after-tax figure',
      'taxes the gap',
      'pre-tax',
    ],
  ],
  ['cost_debt', ['interest not tax-effected', 'forgets the interest']],
  ['integration_cost', ['ignores integration cost']],
  [
    'ownership',
    [
      'ownership by price ratio',
      'ignores the exchange ratio',
      'leaves its own shares out',
      'unlevered share used as ownership',
    ],
  ],
  ['contribution', ['divides by the acquirer alone']],
  [
    'absolute_priority',
    ['pro rata across all debt', 'forgets the costs', 'leaves out the revolver'],
  ],
  [
    'irr',
    [
      'forgets to discount',
      'IRR = (MOIC-1)/years',
      'IRR = MOIC/years',
      'simple average',
      'multiple over years',
    ],
  ],
  ['earnout', ['forgets to discount', 'adds full earn-out', 'forgets the probability']],
  [
    'leverage',
    [
      'ignores debt at exit (MOIC)',
      'no debt paydown (MOIC)',
      'divides by the price paid',
      'leaves out the debt',
    ],
  ],
  ['syn_vs_premium', ['pre-tax', 'ignores integration cost', 'adds the premium']],
  ['exchange_ratio', ['no premium', 'premium on the acquirer', 'ratio upside down']],
  ['ev_ebitda', ['forgets net debt', 'adds net debt', 'equity/EBITDA']],
  [
    'lbo',
    [
      'grows EBITDA a year too few',
      'forgets the growth of EBITDA',
      'IRR = (MOIC-1)/years',
      'IRR = MOIC/years',
    ],
  ],
];

/** The concept of a question that a figure reached by a known mistake gets wrong; `null` for none. */
export function conceptOfTrap(trapId: string, { must, bonus }: Seed): ConceptId | null {
  const asked = new Set([...must, ...bonus]);
  const found = wrongMethods.find(([id, traps]) => asked.has(id) && traps.includes(trapId));
  return found?.[0] ?? null;
}

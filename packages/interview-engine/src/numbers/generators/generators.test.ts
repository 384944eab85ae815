import { expect, test } from 'vitest';
import { generatorOf, generators } from './index.ts';

const exampleOf = (id: string) => {
  const { parameters, compute } = generatorOf(id);
  return compute(
    Object.fromEntries(Object.entries(parameters).map(([name, { example }]) => [name, example])),
  );
};

// The worked examples of the content facts, section 5.
const answers: Record<string, Record<string, number>> = {
  N01: { d_net_income: -75.0, d_cfo: 25.0, d_cash: 25.0, d_ppe: -100, d_equity: -75.0 },
  N02: {
    step1_d_cash: -80,
    step1_d_ni: 0.0,
    step2_d_ni: 15.0,
    step2_d_cash: 55.0,
    total_d_cash: -25.0,
  },
  N03: { equity: 2000.0, ev: 2500.0 },
  N04: { net_new: 4.0, diluted: 104.0 },
  N05: { wacc: 0.0812 },
  N06: { beta_u: 1.0, beta_l: 1.45, ke: 0.1098 },
  N07: { ebit: 160.0, nopat: 120.0, ufcf: 100.0 },
  N08: { tv: 1457.1429, pv_tv: 947.0429 },
  N09: { tv: 1457.1429, implied_multiple: 8.0952 },
  N09b: { tv: 1620.0, implied_g: 0.0266 },
  N10: { ev: 1200.0, equity: 900.0, per_share: 18.0 },
  N11: { offer: 52.0, equity: 5200.0, ev: 6000.0, ev_ebitda: 10.0 },
  N12: {
    acq_eps: 2.0,
    new_shares: 37.5,
    pf_eps: 2.1391,
    accretion: 0.0696,
    acq_pe: 20.0,
    tgt_pe: 15.0,
  },
  N13: {
    after_tax_interest: 67.5,
    pf_eps: 2.13,
    accretion: 0.065,
    after_tax_cost_of_debt: 0.045,
    target_earnings_yield: 0.0667,
  },
  N14: { new_shares: 50.0, breakeven_pre_tax_synergies: 53.3333 },
  N15: { dtl: 60.0, fv_net_assets: 530.0, goodwill: 470.0 },
  N16: {
    entry_ev: 800.0,
    entry_debt: 500.0,
    entry_equity: 300.0,
    exit_ebitda: 127.6282,
    exit_ev: 1021.0253,
    exit_net_debt: 300.0,
    exit_equity: 721.0253,
    moic: 2.4034,
    irr: 0.1917,
  },
  N17: {
    value_created: 548.6534,
    ebitda_growth: 221.0253,
    multiple: 100.0,
    combination: 27.6282,
    deleveraging: 200.0,
  },
  N18: { max_equity: 341.5959, max_ev: 841.5959, max_multiple: 8.416 },
  N19: { irr: 0.2011 },
  N20: {
    pv_net_synergies: 420.0,
    premium: 300.0,
    npv_to_acquirer: 120.0,
    share_given_to_target: 0.7143,
  },
  N21: { exchange_ratio: 0.5, new_shares: 80.0, target_ownership: 0.1667 },
  N22: { ebitda_contrib_t: 0.4, equity_contrib_t: 0.2222 },
  N23: { dso: 50.0, dio: 60.0, dpo: 45.0, ccc: 65.0, cash_released_if_dso_cut: 20.0 },
  N24: {
    net_debt: 540.0,
    leverage: 4.5,
    coverage: 2.8571,
    ebitda_at_covenant: 98.1818,
    headroom: 0.1818,
  },
  N25: {
    rcf_recovery: 1.0,
    senior_recovery: 1.0,
    mezz_recovery: 0.5,
    residual_equity: 0.0,
    distributable: 460.0,
  },
  N26: { pre: 8.0, post: 7.6 },
  N27: { gross_ev: 1840.0, ev_after_discount: 1656.0, equity: 1156.0, per_share: 14.45 },
  N28: { uplift: 0.0488 },
  N29: {
    pv_fcf: 426.2614,
    tv: 1771.1663,
    pv_tv: 1151.1365,
    ev: 1577.3979,
    tv_share: 0.7298,
    equity: 1177.3979,
    per_share: 19.6233,
  },
  N30: { equity: 1800.0, ev: 2200.0, ev_ebitda: 8.4615 },
  N31: {
    asset_d_ni: -75.0,
    asset_dta: 25.0,
    asset_d_cash: 0.0,
    goodwill_d_ni: -100.0,
    goodwill_d_cash: 0.0,
  },
  N32: { pv_earnout: 47.8316, headline: 400.0, economic: 347.8316 },
};

const traps: Record<string, Record<string, number>> = {
  N01: {
    'cash falls like net income': -75.0,
    'cash unchanged (non-cash so no effect)': 0.0,
    'forgets tax, adds back full X': 100,
  },
  N02: { 'expenses inventory when bought (NI step 1)': -60.0 },
  N03: {
    'adds cash': 2900.0,
    'omits minority interest': 2420.0,
    'omits associates': 2530.0,
    'omits preferred': 2450.0,
  },
  N04: { 'adds all options': 110.0, 'ignores options': 100.0 },
  N05: { 'no tax shield': 0.085, 'uses D/E as debt weight': 0.0732, 'equal weights': 0.0688 },
  N06: {
    'uses peer levered beta': 0.1015,
    'uses unlevered beta': 0.085,
    'beta x market return (not premium)': 0.1532,
  },
  N07: { 'taxes EBITDA': 90.0, 'adds the NWC increase': 120.0, 'forgets D&A add-back': 60.0 },
  N08: {
    'does not grow final FCF': 928.4734,
    'forgets to discount': 1457.1429,
    'discounts one year too many': 868.8467,
  },
  N09: { 'no growth on FCF': 7.9365 },
  N09b: { 'g = WACC - FCF/TV (forgets 1+g)': 0.0283 },
  N10: { 'forgets net debt': 24.0, 'adds net debt': 30.0 },
  N11: { 'applies premium to EV': 10.4, 'equity/EBITDA': 8.6667 },
  N12: { 'ignores new shares': 0.23, 'synergies not taxed': 0.0783 },
  N13: { 'interest not tax-effected': 0.02 },
  N14: { 'gives after-tax figure': 40.0 },
  N15: { 'price - book': 600.0, 'forgets DTL': 410.0, 'keeps existing goodwill': 420.0 },
  N16: {
    'ignores debt at exit (MOIC)': 3.4034,
    'no debt paydown (MOIC)': 1.7368,
    'IRR = (MOIC-1)/years': 0.2807,
  },
  N18: { 'discounts EV instead of equity': 4.4207 },
  N19: { 'simple average': 0.3 },
  N20: { 'pre-tax': 286.6667, 'ignores integration cost': 200.0 },
  N21: { 'no premium': 0.4, 'ownership by price ratio': 0.3333 },
  N22: { 'unlevered share used as ownership': 0.4 },
  N23: { 'adds DPO': 155.0 },
  N24: { 'uses gross debt': 5.0 },
  N25: { 'pro rata across all debt': 0.8214 },
  N26: { 'adds rent only': 6.4, 'adds liability only': 9.5 },
  N27: { 'averages multiples': 1866.6667 },
  N28: { 'half of WACC': 0.05 },
  N29: { 'equity = EV (no bridge)': 26.29, 'TV undiscounted': 2197.4276 },
  N30: { 'P/E x NI treated as EV': 6.9231 },
  N31: { 'books an immediate cash tax saving': 25.0, 'tax-effects goodwill impairment': -75.0 },
  N32: { 'adds full earn-out': 400.0 },
};

test('every generator has its worked example here', () => {
  expect(Object.keys(answers).toSorted()).toEqual(generators.map(({ id }) => id).toSorted());
});

test.each(Object.entries(answers))('%s computes its worked example', (id, expected) => {
  const computed = exampleOf(id)?.answers ?? {};
  for (const [key, value] of Object.entries(expected)) expect(computed[key]).toBeCloseTo(value, 3);
});

test.each(Object.entries(traps))('%s recognises its known mistakes', (id, expected) => {
  for (const [name, value] of Object.entries(expected)) {
    const values = exampleOf(id)?.traps.flatMap((trap) => (trap.id === name ? [trap.value] : []));
    expect(values?.map((each) => Number(each.toFixed(4)))).toContain(value);
  }
});

// The same mistake seen earlier or later in the calculation than where it is usually said.
test.each([
  ['N08', 'does not grow final FCF', 1428.5714],
  ['N29', 'TV undiscounted', 29.9571],
])('%s recognises %j at %d as well', (id, name, value) => {
  const values = exampleOf(id)?.traps.flatMap((trap) => (trap.id === name ? [trap.value] : []));
  expect(values?.map((each) => Number(each.toFixed(4)))).toContain(value);
});

test.each(generators)(
  '$id asks for an answer it computes and refuses missing inputs',
  (generator) => {
    expect(exampleOf(generator.id)?.answers[generator.asked.key]).toBeTypeOf('number');
    expect(generator.compute({})).toBeNull();
  },
);

import type { Question } from './claims.ts';
import type { Unit } from './units.ts';

type Values = Readonly<Record<string, number>>;
type Steps = Readonly<Partial<Record<Unit, readonly number[]>>>;

const of = (values: Values, name: string): number => values[name] ?? Number.NaN;

/** Reads values by their names, in the order asked. */
const take = (values: Values, names: string): number[] =>
  names.split(' ').map((name) => of(values, name));

/** What is reckoned on the way and said aloud, though no question asks for it. */
const steps: Readonly<Record<string, (inputs: Values, answers: Values) => Steps>> = {
  N03(inputs, { equity = 0 }) {
    const [debt = 0, pref = 0, nci = 0, cash = 0] = take(inputs, 'debt pref nci cash');
    return { amount: [debt - cash, equity + debt + pref + nci] };
  },
  N04(inputs) {
    const [opts = 0, strike = 0, price = 0] = take(inputs, 'opts strike price');
    return {
      amount: [opts * strike],
      shares: [(opts * strike) / price],
      price: [price - strike],
      percent: [(price - strike) / price],
    };
  },
  N05(inputs) {
    const [equity = 0, debt = 0, kd = 0, t = 0] = take(inputs, 'E D kd t');
    const total = equity + debt;
    return { amount: [total], percent: [equity / total, debt / total, kd * (1 - t)] };
  },
  N06(inputs, { beta_l = 0 }) {
    const [peer = 0, target = 0, t = 0, erp = 0] = take(inputs, 'de_peer de_target t erp');
    return { ratio: [1 + (1 - t) * peer, 1 + (1 - t) * target], percent: [beta_l * erp] };
  },
  N07(inputs, { ebit = 0, nopat = 0 }) {
    const [da = 0, capex = 0, increase = 0] = take(inputs, 'da capex dnwc');
    const gross = nopat + da;
    return { amount: [ebit - nopat, gross, gross - capex, gross - increase] };
  },
  N08(inputs) {
    const [flow = 0, g = 0, w = 0, n = 0] = take(inputs, 'fcf g w n');
    return { amount: [flow * (1 + g)], percent: [w - g], multiple: [(1 + w) ** n] };
  },
  N11(inputs) {
    const [price = 0, shares = 0, debt = 0] = take(inputs, 'price shares netdebt');
    return {
      amount: [price * shares, price * shares + debt],
      price: [price * of(inputs, 'prem')],
    };
  },
  N12(inputs, { pf_eps = 0, new_shares = 0 }) {
    const [shares = 0, syn = 0, t = 0] = take(inputs, 'sh_a syn t');
    const all = shares + new_shares;
    const [own = 0, earned = 0, paid = 0] = take(inputs, 'ni_a ni_t price_t');
    return {
      amount: [syn * (1 - t), pf_eps * all],
      shares: [all],
      percent: [earned / paid, earned / own, new_shares / shares],
    };
  },
  N13(inputs, { pf_eps = 0 }) {
    const [shares = 0, price = 0, rate = 0] = take(inputs, 'sh_a price_t rd');
    return { amount: [price * rate, pf_eps * shares], price: [of(inputs, 'ni_a') / shares] };
  },
  N14(inputs, { new_shares = 0 }) {
    const [own = 0, shares = 0, bought = 0] = take(inputs, 'ni_a sh_a ni_t');
    const all = shares + new_shares;
    const each = own / shares;
    return {
      amount: [each * all, each * new_shares, own + bought, each * all - own - bought],
      shares: [all],
      price: [each],
    };
  },
  N15(inputs) {
    const [book = 0, old = 0, writeup = 0] = take(inputs, 'book exist_gw writeup');
    return { amount: [book - old, book - old + writeup] };
  },
  N16(inputs) {
    const [g = 0, n = 0] = take(inputs, 'g years');
    return { percent: [(1 + g) ** n - 1, g * n] };
  },
  N17(inputs, { ebitda_growth = 0, value_created = 0 }) {
    const [ebitda = 0, paid = 0, sold = 0, lev = 0] = take(inputs, 'ebitda m_in m_out lev');
    const gained = ebitda_growth / paid;
    const put = ebitda * (paid - lev);
    const atExit = (ebitda + gained) * sold;
    const debt = [ebitda * lev, ebitda * lev - of(inputs, 'paydown')];
    return {
      amount: [gained, ebitda + gained, ebitda * paid, put, put + value_created, atExit, ...debt],
    };
  },
  N18(inputs) {
    const [value = 0, debt = 0, irr = 0, n = 0] = take(inputs, 'exit_ev exit_debt irr years');
    const lent = of(inputs, 'lev') * of(inputs, 'ebitda');
    return { amount: [value - debt, lent], multiple: [(1 + irr) ** n] };
  },
  N21: (inputs) => ({ price: [of(inputs, 'p_t') * (1 + of(inputs, 'prem'))] }),
  N23: (inputs, { dso = 0, dio = 0 }) => ({
    amount: [of(inputs, 'rev') / 365],
    days: [dso + dio],
  }),
  N24: (inputs) => ({ amount: [of(inputs, 'debt') * of(inputs, 'rate')] }),
  N25(inputs, { distributable = 0, senior_recovery = 0, mezz_recovery = 0 }) {
    const [rcf = 0, senior = 0, mezz = 0] = take(inputs, 'rcf senior mezz');
    const claims = rcf + senior + mezz;
    const paid = [senior * senior_recovery, mezz * mezz_recovery];
    const inProportion = [rcf, senior, mezz].map((claim) => (claim * distributable) / claims);
    return {
      amount: [distributable - rcf, distributable - rcf - senior, claims, ...paid, ...inProportion],
    };
  },
  N32: (inputs) => ({ amount: [of(inputs, 'earn') * of(inputs, 'prob')] }),
};

/** Units of answers on the way that are counted otherwise than what is asked. */
const units: Readonly<Record<string, Readonly<Record<string, Unit>>>> = {
  N06: { beta_u: 'ratio', beta_l: 'ratio' },
  N12: {
    acq_eps: 'price',
    pf_eps: 'price',
    new_shares: 'shares',
    acq_pe: 'multiple',
    tgt_pe: 'multiple',
  },
  N13: { after_tax_interest: 'amount', pf_eps: 'price' },
  N14: { new_shares: 'shares' },
  N16: {
    entry_ev: 'amount',
    entry_debt: 'amount',
    entry_equity: 'amount',
    exit_ebitda: 'amount',
    exit_ev: 'amount',
    exit_net_debt: 'amount',
    exit_equity: 'amount',
    gain: 'multiple',
  },
  N18: { max_equity: 'amount' },
  N21: { new_shares: 'shares' },
  N23: { cash_released_if_dso_cut: 'amount' },
  N24: { net_debt: 'amount', ebitda_at_covenant: 'amount' },
  N25: { distributable: 'amount', residual_equity: 'amount' },
};

/** What an answer on the way counts, where that is known. */
export const unitOfStep = (generator: string, key: string): Unit | undefined =>
  units[generator]?.[key];

/** The figures said on the way to the answers of a question, beyond those it may ask for. */
export function stepsOf({ generator, inputs, computation }: Question): [Unit, number][] {
  const found = steps[generator.id]?.(inputs, computation.answers) ?? {};
  return (Object.entries(found) as [Unit, readonly number[]][]).flatMap(([unit, values]) =>
    values.map((value): [Unit, number] => [unit, value]),
  );
}

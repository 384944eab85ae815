import type { Unit } from '../numbers/units.ts';

type Figures = Readonly<Record<string, number>>;
type ByUnit = Readonly<Partial<Record<Unit, Figures>>>;

const MARGIN_OVER_CASH = 1.8; // what the EBITDA of an ordinary company is to its free cash flow
const LATER = 2;

const pick = (figures: Figures, names: string): Figures =>
  Object.fromEntries(names.split(' ').map((name) => [name, figures[name] ?? Number.NaN]));

/** What is said on the way to an answer and no question asks for, by generator. */
const reckoned: Readonly<Record<string, (figures: Figures) => ByUnit>> = {
  N16: (figures) => ({
    amount: pick(
      figures,
      'entry_ev entry_debt entry_equity exit_ebitda exit_ev exit_net_debt exit_equity',
    ),
  }),
  N17: ({ ebitda = 0, m_in = 1, ebitda_growth = 0, multiple = 0, combination = 0 }) => ({
    amount: {
      gained: ebitda_growth / m_in,
      exit_ebitda: ebitda + ebitda_growth / m_in,
      multiple,
      combination,
    },
  }),
  N18: ({
    exit_ev = 0,
    exit_debt = 0,
    irr = 0,
    years = 0,
    lev = 0,
    ebitda = 0,
    max_equity = 0,
  }) => ({
    amount: { exit_equity: exit_ev - exit_debt, max_equity, entry_debt: lev * ebitda },
    multiple: { factor: (1 + irr) ** years },
  }),
  N19: ({ moic = 0, years = 0, irr = 0 }) => ({
    price: { after_one: 1 + irr, after_two: (1 + irr) ** 2, after_all: moic },
    percent: { irr_later: moic ** (1 / (years + LATER)) - 1 },
  }),
  N24: ({ debt = 0, rate = 0, ebitda = 0, net_debt = 0, ebitda_at_covenant = 0 }) => ({
    amount: {
      net_debt,
      interest: debt * rate,
      ebitda_at_covenant,
      fall: ebitda - ebitda_at_covenant,
    },
  }),
  N29: ({ f1 = 0 }) => ({ amount: { ebitda: f1 * MARGIN_OVER_CASH } }),
};

/** The figures a text of a question may quote besides those that are given or asked for. */
export const reckonedFrom = (generator: string, figures: Figures): ByUnit =>
  reckoned[generator]?.(figures) ?? {};

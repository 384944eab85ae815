import type { Unit } from '../numbers/units.ts';

type Figures = Readonly<Record<string, number>>;
type ByUnit = Readonly<Partial<Record<Unit, Figures>>>;

const EBITDA_TO_CASH = 1.8; // of an ordinary company

/** What a text says on the way to an answer, and the generator does not compute. */
const reckoned: Readonly<Record<string, (figures: Figures) => ByUnit>> = {
  N17: ({ ebitda = 0, m_in = 1, ebitda_growth = 0 }) => ({
    amount: { gained: ebitda_growth / m_in, exit_ebitda: ebitda + ebitda_growth / m_in },
  }),
  N18: ({ exit_ev = 0, exit_debt = 0, irr = 0, years = 0, lev = 0, ebitda = 0 }) => ({
    amount: { exit_equity: exit_ev - exit_debt, entry_debt: lev * ebitda },
    multiple: { factor: (1 + irr) ** years },
  }),
  N19: ({ moic = 0, years = 0, irr = 0 }) => ({
    price: { after_one: 1 + irr, after_two: (1 + irr) ** 2, after_all: moic },
    percent: { irr_later: moic ** (1 / (years + 2)) - 1 }, // two years later
  }),
  N24: ({ debt = 0, rate = 0, ebitda = 0, ebitda_at_covenant = 0 }) => ({
    amount: { interest: debt * rate, fall: ebitda - ebitda_at_covenant },
  }),
  N29: ({ f1 = 0 }) => ({ amount: { ebitda: f1 * EBITDA_TO_CASH } }),
};

/** The figures a text of a question may quote besides its inputs and the answers. */
export const reckonedFrom = (generator: string, figures: Figures): ByUnit =>
  reckoned[generator]?.(figures) ?? {};

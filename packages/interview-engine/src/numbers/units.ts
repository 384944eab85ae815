/** What a figure counts. Amounts are millions of euros, shares are millions, percentages fractions. */
export type Unit =
  | 'amount'
  | 'shares'
  | 'price'
  | 'percent'
  | 'multiple'
  | 'ratio'
  | 'years'
  | 'days';

interface Tolerance {
  readonly relative: number;
  readonly absolute: number;
}

// Half a percent on amounts, 0.15 point on rates; the absolute part admits a figure rounded as asked.
const tolerances: Readonly<Record<Unit, Tolerance>> = {
  amount: { relative: 0.005, absolute: 0.05 },
  shares: { relative: 0.005, absolute: 0.05 },
  price: { relative: 0.005, absolute: 0.05 },
  percent: { relative: 0, absolute: 0.0015 },
  multiple: { relative: 0.005, absolute: 0.05 },
  ratio: { relative: 0.005, absolute: 0.005 },
  years: { relative: 0, absolute: 0.05 },
  days: { relative: 0.005, absolute: 0.5 },
};

/** How far off a rate is that was rounded to a whole number of percentage points. */
export const HALF_A_POINT = 0.005;

// A decimal that floating point cannot hold must not decide whether a value lies on the edge.
const EPSILON = 1e-9;

/** How far from `expected` an answer may lie and still be right. */
export function toleranceOf(expected: number, unit: Unit): number {
  const { relative, absolute } = tolerances[unit];
  return Math.max(absolute, relative * Math.abs(expected)) + EPSILON;
}

/** Whether `value` is `expected` within the tolerance of the unit. */
export const isNear = (value: number, expected: number, unit: Unit): boolean =>
  Math.abs(value - expected) <= toleranceOf(expected, unit);

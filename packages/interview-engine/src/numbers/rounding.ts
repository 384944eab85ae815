import type { Claim } from './claims.ts';
import { leaningOf } from './leanings.ts';
import { isHedged } from './readings.ts';

/** The place of the last digit said: 10 in 2,470, 0.1 in 19.6. */
export function precisionOf(value: number): number {
  for (let step = 10 ** Math.floor(Math.log10(Math.abs(value) || 1)); step > 1e-6; step /= 10) {
    if (Math.abs(value / step - Math.round(value / step)) < 1e-9) return step;
  }
  return 0;
}

const TWO_COUNTS = 0.2; // they are seldom near a ratio

/** "A bit less than one of theirs for each of ours" for 0.867. */
const isCountsOf = ({ number: later }: Claim, { number: earlier }: Claim): boolean => {
  const apart = (earlier.value - later.value) / earlier.value;
  const isNear = isHedged(later) || Math.sign(apart) === leaningOf(later);
  return later.unit === 'shares' && later.scale === null && isNear && Math.abs(apart) <= TWO_COUNTS;
};

const A_LITTLE = 0.1; // "947 million, a bit under a billion"

/** "17.6, so about 18": the same figure once more, with fewer digits. */
export function isRoundingOf(rounded: Claim, before: Claim): boolean {
  if (isCountsOf(rounded, before)) return true;
  const [later, earlier] = [rounded.number, before.number];
  const [size, exact] = [later, earlier].map(({ value, scale }) => value * (scale ?? 1));
  if (size === undefined || exact === undefined) return false;
  const apart = exact - size;
  const isLeaning = leaningOf(later) !== 0 && leaningOf(later) === Math.sign(apart);
  const most = isLeaning ? A_LITTLE * size : Math.min(precisionOf(size), A_LITTLE * size) / 2;
  return Math.abs(apart) <= most;
}

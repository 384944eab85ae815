import type { Claim } from './claims.ts';

/** The place of the last digit said: 10 in 2,470, 0.1 in 19.6. */
function precisionOf(value: number): number {
  for (let step = 10 ** Math.floor(Math.log10(Math.abs(value) || 1)); step > 1e-6; step /= 10) {
    if (Math.abs(value / step - Math.round(value / step)) < 1e-9) return step;
  }
  return 0;
}

/** "17.6, so about 18": the same figure once more, with fewer digits. */
export const isRoundingOf = ({ number: later }: Claim, { number: earlier }: Claim): boolean =>
  Math.abs(later.value - earlier.value) <=
  Math.min(precisionOf(later.value), 0.1 * later.value) / 2;

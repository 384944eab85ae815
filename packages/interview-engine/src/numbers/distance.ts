import type { Asked } from './generator.ts';
import { leaningOf } from './leanings.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { hasPart } from './parts-of-one.ts';
import { isHedged, sizesOf } from './readings.ts';
import { toleranceOf } from './units.ts';

const NEGATIVE =
  /(?:^|[^\w\s])\s*-\s*€?$|\b(?:is|est|of|de|a|to|at|with|avec|donne|fait|gives|makes|get|=|negative|negatif)\s*(?:minus|moins|-|negative|negatif)\s*€?$/;
const signOf = ({ direction, before }: SpokenNumber, isChange: boolean): -1 | 0 | 1 => {
  if (isChange) return direction;
  return NEGATIVE.test(before) ? -1 : 0;
};

const WHOLE_RATE = 0.1;
const LARGE_RATE = 0.25; // "31 percent" is 31.4, whether or not "about" is said
const LEANING = 0.03; // "a shade under twenty" is 19.4 at the least
const LEANING_OF_A_DIGIT = 0.05; // "a bit under three" is 2.85
const ABOUT_A_RATE = 0.005; // "about 23 percent" is 23.4, rounded as one rounds
const ROUNDED = 0.02; // "eighteen cents on the euro" is 18.3, "about nine times" is 9.15
const LARGE_MULTIPLE = 20; // "34 times" is 34.2
const ABOUT_A_SMALL_CHANGE = 0.003; // "about six percent" is 6.3 at the most
const LEANING_OF_A_RATE = 0.003; // "a bit over four percent" is 4.3 at the most
const AGAINST_LEANING = 0.5; // and hardly more than twenty

const EXACT_RATE = 0.0005;
export const LEAST_WHOLE_PRICE = 15;
export const HALF = 0.5;
const REST = 0.1;

/** "8.025 percent": said so exactly that a tenth of a point is no rounding. */
const isToThousandths = ({ value, unit }: SpokenNumber): boolean =>
  unit === 'percent' && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;

/** Half of the last digit of billions said with one or two: "about 1.6 billion" for 1,590. */
export const roundingIn = ({ value, scale }: SpokenNumber, target: number): number =>
  scale === 1e3 ? Math.min(Number.isInteger(value * 10) ? 50 : 5, 0.01 * Math.abs(target)) : 0;

/** How far a number may lie from what it is taken for: a whole number may be off by its rounding. */
function marginOf(
  number: SpokenNumber,
  target: number,
  { unit, isChange }: Pick<Asked, 'unit' | 'isChange'>,
  reckoned: number,
): number {
  const margin = toleranceOf(reckoned, unit);
  const against = 0.01 * Math.abs(target);
  if (unit === 'percent' && isToThousandths(number)) return EXACT_RATE;
  if (unit === 'multiple' && hasPart(number.text)) return Math.max(margin, against);
  if (number.scale === 1e3)
    return Math.max(margin, isHedged(number) ? roundingIn(number, target) : 0);
  if (!Number.isInteger(number.value)) return margin;
  const rounded = Math.min(ABOUT_A_RATE, ROUNDED * Math.abs(target));
  if (unit === 'multiple' && (isHedged(number) || target >= LARGE_MULTIPLE))
    return Math.max(margin, ROUNDED * Math.abs(target));
  if (unit === 'amount' || unit === 'shares') {
    // What is left of two large amounts: "barely six million" for 5.7.
    const isRest = isChange && isHedged(number);
    const isRound = isHedged(number) && number.value >= 100 && number.value % 10 === 0;
    if (isRound) return Math.max(margin, against); // "about 560" is 563
    return Math.max(margin, Math.min(0.5, isRest ? REST * Math.abs(target) : against));
  }
  if (unit === 'price' && isHedged(number) && target >= LEAST_WHOLE_PRICE)
    return Math.max(margin, HALF); // "about 41 euros" is 40.63
  if (unit !== 'percent') return margin;
  const isSmall = Math.abs(target) < WHOLE_RATE;
  if (isSmall) return Math.max(margin, isChange && isHedged(number) ? ABOUT_A_SMALL_CHANGE : 0);
  const isRounded = isHedged(number) || Math.abs(target) >= LARGE_RATE;
  return Math.max(margin, against, isRounded ? ABOUT_A_RATE : rounded);
}

const WIDEST_SPREAD = 0.04; // "between eight and eight and a half", but not "eight to nine"

/** "Between eight and nine": ends too far apart to stand for a figure between them. */
export const isWide = ({ value, spread = 0 }: SpokenNumber): boolean =>
  spread / value > WIDEST_SPREAD;

/** How far the ends of a narrow range lie from its middle, as a share of it. */
function spreadOf({ value, spread = 0 }: SpokenNumber): number {
  const share = spread / value;
  return share <= WIDEST_SPREAD ? share : 0;
}

/**
 * How far the number lies from a target, in margins; above 1 it is something else. `known` is the part
 * of the target that the question gave.
 */
export function distanceTo(
  number: SpokenNumber,
  target: number,
  { unit, isChange = false, within = 0 }: Pick<Asked, 'unit' | 'isChange' | 'within'>,
  known = 0,
): number {
  if (unit === 'percent' && isChange && number.unit === 'cents') return Number.POSITIVE_INFINITY;
  const sign = signOf(number, isChange);
  const leaning = leaningOf(number);
  const distances = sizesOf(number, unit).map((size) => {
    const margins = [
      within,
      marginOf(number, target, { unit, isChange }, target - known),
      size * spreadOf(number),
    ];
    const exact = Math.max(...margins);
    const value = sign === 0 && target < 0 ? -size : (sign || 1) * size;
    const apart = (target - value) * Math.sign(target);
    if (leaning === 0 || target === 0) return Math.abs(value - target) / exact;
    const isLeaning = Math.sign(apart) === leaning;
    const most = Number.isInteger(number.value) && number.value < 10 ? LEANING_OF_A_DIGIT : LEANING;
    const widest = Math.max(size * most, unit === 'percent' ? LEANING_OF_A_RATE : 0);
    const margin = isLeaning ? Math.max(exact, widest) : exact * AGAINST_LEANING;
    return Math.abs(apart) / margin;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

import type { Asked } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { leaningOf } from './leanings.ts';
import { toleranceOf, type Unit } from './units.ts';

const spokenUnitOf: Readonly<Record<Unit, readonly (string | null)[]>> = {
  amount: ['euro', null],
  shares: ['shares', null],
  price: ['euro', 'cents', null],
  percent: ['percent', 'basis_points', 'cents', null],
  multiple: ['multiple', null],
  ratio: ['multiple', 'shares', null],
  years: ['years', null],
  days: ['days', null],
};

const YEARS_OF =
  /^[\s'’]*(?:worth\b(?! of)|(?:worth )?(?:of|de|d')\s*(?:(?:ces?|cet|la|les|the|its|that|this|those|such|son|sa|ses|yearly|annual|operating|gross) |l')*(?:ebitda|gain|profit|earnings|benefice|resultat|exced|cash))/;
const ONE_MILLION = 1e6;
const LEAST_RUN_ON = 1_000; // "ninety-three seventy-five" is 93.75 too
const NEGATIVE =
  /(?:^|[^\w\s])\s*-\s*€?$|\b(?:is|est|of|de|a|to|at|au|with|avec|donne|fait|gives|makes|get|=|negative|negatif)\s*(?:minus|moins|-|negative|negatif)\s*€?$/;
const HEDGED =
  /\b(?:about|around|roughly|approximately|nearly|almost|circa|call it|say|just (?:over|under)|a bit (?:over|under)|environ|autour de|a peu pres|presque|en gros|disons|quasiment|un peu (?:plus|moins) de|close to|approx|barely|hardly|a peine|something like|sort of|kind of|in the region of|de l.ordre de|quelque chose comme|dans les)\b[^.;!?]*$/;

/** Whether the speaker rounds: "about", "roughly", "environ". */
export const isHedged = ({ before, after }: SpokenNumber): boolean =>
  HEDGED.test(before) || /^\W*(?:or so|roughly|approximately|environ|a peu pres|ish)\b/.test(after);

/** "Nineteen sixty a share": euros and cents without a word between them. */
const isSpokenInCents = ({ value, text }: SpokenNumber): boolean =>
  value >= 100 && value < 10_000 && !/\d|hundred|thousand|mille|cent/i.test(text);

/** The sizes a spoken number can stand for, without its sign, when `unit` is expected. */
export function sizesOf(number: SpokenNumber, unit: Unit): number[] {
  const { value, scale, unit: spoken } = number;
  const isMultipleInYears =
    unit === 'multiple' &&
    spoken === 'years' &&
    (!Number.isInteger(value) || YEARS_OF.test(number.after));
  if (!spokenUnitOf[unit].includes(spoken) && !isMultipleInYears) return [];
  if (unit === 'percent') {
    if (scale !== null) return [];
    if (spoken === 'basis_points') return [value / 10_000];
    return [value / 100, ...(spoken === null && value < 1 ? [value] : [])];
  }
  if (unit === 'amount' || unit === 'shares') {
    if (scale === null && value >= ONE_MILLION) return [value / ONE_MILLION];
    const isRunOn = scale === null && value >= LEAST_RUN_ON && isSpokenInCents(number);
    return [value * (scale ?? 1), ...(isRunOn ? [value / 100] : [])];
  }
  if (scale !== null) return [];
  if (spoken === 'cents') return [value / 100];
  return unit === 'price' && isSpokenInCents(number) ? [value, value / 100] : [value];
}

const signOf = ({ direction, before }: SpokenNumber, isChange: boolean): -1 | 0 | 1 => {
  if (isChange) return direction;
  return NEGATIVE.test(before) ? -1 : 0;
};

const ROUGH = /\b(?:half|demie?|quarter|quart|third|tiers)\b/i; // said so because it is round
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
const REST = 0.1;

/** "8.025 percent": said so exactly that a tenth of a point is no rounding. */
const isToThousandths = ({ value, unit }: SpokenNumber): boolean =>
  unit === 'percent' && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;

/** Half of the last digit of billions said with one: "about 1.6 billion" for 1,590. */
export const roundingIn = ({ value, scale }: SpokenNumber, target: number): number =>
  scale === 1e3 && Number.isInteger(value * 10) ? Math.min(50, 0.01 * Math.abs(target)) : 0;

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
  if (unit === 'multiple' && ROUGH.test(number.text)) return Math.max(margin, against);
  if (number.scale === 1e3)
    return Math.max(margin, isHedged(number) ? roundingIn(number, target) : 0);
  if (!Number.isInteger(number.value)) return margin;
  const rounded = Math.min(ABOUT_A_RATE, ROUNDED * Math.abs(target));
  if (unit === 'multiple' && (isHedged(number) || target >= LARGE_MULTIPLE))
    return Math.max(margin, ROUNDED * Math.abs(target));
  if (unit === 'amount' || unit === 'shares') {
    // What is left of two large amounts: "barely six million" for 5.7.
    const isRest = isChange && isHedged(number);
    return Math.max(margin, Math.min(0.5, isRest ? REST * Math.abs(target) : against));
  }
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

/** Whether the number is the target's size, whatever is said to happen to it. */
export const hasSizeOf = (
  number: SpokenNumber,
  target: number,
  unit: Unit,
  within = toleranceOf(target, unit),
): boolean => sizesOf(number, unit).some((size) => Math.abs(size - Math.abs(target)) <= within);

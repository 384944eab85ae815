import type { Asked } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { toleranceOf, type Unit } from './units.ts';

const spokenUnitOf: Readonly<Record<Unit, readonly (string | null)[]>> = {
  amount: ['euro', null],
  shares: ['shares', null],
  price: ['euro', null],
  percent: ['percent', 'basis_points', null],
  multiple: ['multiple', null],
  ratio: ['multiple', 'shares', null],
  years: ['years', null],
  days: ['days', null],
};

const ONE_MILLION = 1e6;
const NEGATIVE =
  /(?:^|[^\w\s])\s*-\s*€?$|\b(?:is|est|of|de|a|to|at|au|=|negative|negatif)\s*(?:minus|moins|-|negative|negatif)\s*€?$/;
const HEDGED =
  /\b(?:about|around|roughly|approximately|nearly|almost|circa|call it|say|just (?:over|under)|a bit (?:over|under)|environ|autour de|a peu pres|presque|en gros|disons|quasiment|un peu (?:plus|moins) de|close to|approx)\b[^.;!?]*$/;

/** Whether the speaker rounds: "about", "roughly", "environ". */
export const isHedged = ({ before, after }: SpokenNumber): boolean =>
  HEDGED.test(before) || /^\W*(?:or so|roughly|approximately|environ|a peu pres|ish)\b/.test(after);

const SLIGHTLY =
  '(?:just|slightly|legerement|a peine|an? (?:shade|touch|hair|bit|little|tad)|un (?:peu|chouia))';
const UNDER = new RegExp(
  `\\b(?:${SLIGHTLY} (?:under|below|shy of|short of|less than|moins (?:de|d')|en dessous (?:de|d')|sous)|nearly|almost|not quite|presque|pas (?:loin|tout a fait)|pres (?:de|d')|quasiment|un petit)\\b[^.,;:!?\\d]{0,12}$`,
);
const OVER = new RegExp(
  `\\b(?:${SLIGHTLY} (?:over|above|more than|north of|plus (?:de|d')|au.dessus (?:de|d'))|un (?:gros|bon))\\b[^.,;:!?\\d]{0,12}$`,
);
const UNIT_FIRST = '^\\W*(?:(?:times|fois|euros?|percent|%|million|millions)\\W+){0,2}';
const AND_LESS = new RegExp(`${UNIT_FIRST}${SLIGHTLY} (?:under|less|below|moins|en dessous)\\b`);
const AND_MORE = new RegExp(
  `${UNIT_FIRST}(?:${SLIGHTLY} (?:over|more|above|plus|au.dessus)|and (?:a bit|change|something)|something|odd|et (?:quelques?|des poussieres))\\b`,
);

/** Whether a number is said to be a little too high (-1) or too low (1): "just under twenty". */
export function leaningOf({ before, after }: SpokenNumber): -1 | 0 | 1 {
  if (UNDER.test(before) || AND_LESS.test(after)) return -1;
  return OVER.test(before) || AND_MORE.test(after) ? 1 : 0;
}

/** "Nineteen sixty a share": euros and cents without a word between them. */
const isSpokenInCents = ({ value, text }: SpokenNumber): boolean =>
  value >= 100 && value < 10_000 && !/\d|hundred|thousand|mille|cent/i.test(text);

/** The sizes a spoken number can stand for, without its sign, when `unit` is expected. */
export function sizesOf(number: SpokenNumber, unit: Unit): number[] {
  const { value, scale, unit: spoken } = number;
  const isMultipleInYears = unit === 'multiple' && spoken === 'years' && !Number.isInteger(value);
  if (!spokenUnitOf[unit].includes(spoken) && !isMultipleInYears) return [];
  if (unit === 'percent') {
    if (scale !== null) return [];
    if (spoken === 'basis_points') return [value / 10_000];
    return [value / 100, ...(spoken === null && value < 1 ? [value] : [])];
  }
  if (unit === 'amount' || unit === 'shares') {
    return [scale === null && value >= ONE_MILLION ? value / ONE_MILLION : value * (scale ?? 1)];
  }
  if (scale !== null) return [];
  return unit === 'price' && isSpokenInCents(number) ? [value, value / 100] : [value];
}

const signOf = ({ direction, before }: SpokenNumber, isChange: boolean): -1 | 0 | 1 => {
  if (isChange) return direction;
  return NEGATIVE.test(before) ? -1 : 0;
};

const WHOLE_RATE = 0.1;
const LEANING = 0.03; // "a shade under twenty" is 19.4 at the least

/** How far a number may lie from what it is taken for: a whole number may be off by its rounding. */
function marginOf(number: SpokenNumber, target: number, unit: Unit, reckoned: number): number {
  const margin = toleranceOf(reckoned, unit);
  const against = 0.01 * Math.abs(target);
  if (!Number.isInteger(number.value) || number.scale === 1e3) return margin;
  if (unit === 'amount' || unit === 'shares') return Math.max(margin, Math.min(0.5, against));
  if (unit !== 'percent' || Math.abs(target) < WHOLE_RATE) return margin;
  return Math.max(margin, isHedged(number) ? 0.004 : against);
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
  const sign = signOf(number, isChange);
  const leaning = leaningOf(number) * (LEANING / 2);
  const distances = sizesOf(number, unit).flatMap((said) => {
    const exact = Math.max(within, marginOf(number, target, unit, target - known));
    const [size, margin] =
      leaning === 0
        ? [said, exact]
        : [said * (1 + leaning), Math.max(exact, said * Math.abs(leaning))];
    const values = sign === 0 ? [target < 0 ? -size : size] : [sign * size];
    return values.map((value) => Math.abs(value - target) / margin);
  });
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

/** Whether the number is the target's size, whatever is said to happen to it. */
export const hasSizeOf = (number: SpokenNumber, target: number, unit: Unit): boolean =>
  sizesOf(number, unit).some(
    (size) => Math.abs(size - Math.abs(target)) <= toleranceOf(target, unit),
  );

import type { Question } from './claims.ts';
import { distanceTo } from './distance.ts';
import type { Asked } from './generator.ts';
import { valuesBut } from './known-values.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isSpokenInCents } from './readings.ts';
import { precisionOf } from './rounding.ts';
import type { Unit } from './units.ts';

// Who reckons in his head keeps two digits of a rate or a price; "7 percent" for 7.2 is 2.8 percent off.
const MOST_OF_A_RATE = 0.03;
// An amount is a sum of round figures, and is said to three digits.
const MOST_OF_AN_AMOUNT = 0.01;
const LEAST_SAID = 0.1; // what is reckoned exactly is not rounded to its tens
const JUST_UNDER = 1 - 1e-9; // 18.5 is neither 18 nor 19

const ROUNDED: ReadonlySet<Unit> = new Set(['percent', 'price', 'multiple', 'amount', 'shares']);
const AMOUNTS: ReadonlySet<Unit> = new Set(['amount', 'shares']);

/** The place of the last digit that counts: at least two digits of a large figure are meant. */
function lastPlaceOf(value: number): number {
  if (!Number.isInteger(value)) return precisionOf(value);
  return Math.max(1, Math.min(precisionOf(value), 10 ** (Math.floor(Math.log10(value || 1)) - 1)));
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < LEAST_SAID / 2;

/** How far a figure may lie from the one it stands for, said in fewer digits. */
function marginOf({ value, scale }: SpokenNumber, target: number, { unit, added }: Asked): number {
  const isAmount = AMOUNTS.has(unit);
  if (!ROUNDED.has(unit) || added || scale === 1e3 || (isAmount && isWhole(target))) return 0;
  const place = lastPlaceOf(value) * (unit === 'percent' ? 0.01 : 1);
  const most = isAmount ? MOST_OF_AN_AMOUNT : MOST_OF_A_RATE;
  return Math.min((place / 2) * JUST_UNDER, most * Math.abs(target));
}

/** "9 percent or so, 9.1": what it is a rounding of, and said as well. */
const isFiner = (finer: SpokenNumber, { value }: SpokenNumber): boolean =>
  !Number.isInteger(finer.value) && Math.abs(finer.value - value) <= lastPlaceOf(value) / 2;

/** "Twenty-seven fifty", "720 basis points": said to the last part. */
const isInParts = (number: SpokenNumber): boolean =>
  number.unit === 'basis_points' || isSpokenInCents(number);

/**
 * Whether a number is the right figure rounded as in one's head: "18 euros" for 18.14. No known mistake
 * may lie as near to it, it is no input and no step of the question, and nothing finer was said for it.
 */
export function isRoundedRight(
  asked: Asked,
  question: Question,
  numbers: readonly SpokenNumber[],
  index: number,
): boolean {
  const { answers, traps } = question.computation;
  const number = numbers[index];
  const target = answers[asked.key] ?? Number.NaN;
  const within = number ? marginOf(number, target, asked) : 0;
  if (!number || within === 0 || isInParts(number)) return false;
  const distance = distanceTo(number, target, { ...asked, within });
  const isMistaken = traps.some(
    ({ of, value }) =>
      of === asked.key && distanceTo(number, value, { ...asked, within }) <= distance,
  );
  if (distance > 1 || isMistaken) return false;
  const known = valuesBut(asked, question);
  const isKnown = (other: SpokenNumber): boolean => known.some((each) => each.matches(other));
  return !isKnown(number) && !numbers.some((other) => isFiner(other, number) && !isKnown(other));
}

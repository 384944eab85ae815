import type { Question } from './claims.ts';
import { distanceTo, HALF, isWide, LEAST_WHOLE_PRICE, roundingIn } from './distance.ts';
import type { Asked, Trap } from './generator.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { isRoundedRight } from './mental-rounding.ts';
import { FARTHEST, isPlausible } from './plausible.ts';
import { isHedged, isSpokenInCents } from './readings.ts';
import { HALF_A_POINT } from './units.ts';

/** What a number hits: the right figure, a known mistake, or neither. */
export interface Hit {
  readonly isRight: boolean;
  readonly trap: Trap | null;
}

/** A number as it is meant on an asked figure. */
export interface Read {
  readonly number: SpokenNumber;
  readonly hit: Hit;
}

const ROUGHLY = 0.025;
const A_TENTH = 0.1;
const A_HUNDREDTH = 0.01;

/** How far a mistake may be rounded, which names it all the same: "about 2.5 times" for 2.55. */
function roughnessOf(number: SpokenNumber, target: number, { unit, isChange }: Asked): number {
  if (unit === 'amount') {
    const isRound =
      isChange && number.scale !== 1e3 && number.value >= 100 && number.value % 10 === 0;
    return isRound ? A_HUNDREDTH * Math.abs(target) : roundingIn(number, target); // "230" for 231.25
  }
  if (unit === 'price') {
    const isWhole = Number.isInteger(number.value) && target >= LEAST_WHOLE_PRICE;
    return Math.max(isWhole ? HALF : 0, isHedged(number) ? A_HUNDREDTH * Math.abs(target) : 0);
  }
  if (unit === 'multiple') {
    return isHedged(number) ? Math.min(A_TENTH, ROUGHLY * Math.abs(target)) : 0;
  }
  return unit === 'percent' && Number.isInteger(number.value) && Math.abs(target) >= 0.1
    ? HALF_A_POINT
    : 0;
}

/** Whether a number is the right value or a known mistake, whichever lies nearer. */
function hitOf(number: SpokenNumber, asked: Asked, { computation, inputs }: Question): Hit {
  const { answers, traps } = computation;
  const known = inputs[asked.added ?? ''] ?? 0;
  const toRight = distanceTo(number, answers[asked.key] ?? Number.NaN, asked, known);
  const nearest = traps
    .filter(({ of }) => of === asked.key)
    .map((trap) => ({ trap, distance: distanceTo(number, trap.value, { ...asked, within: 0 }) }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  const isRight = toRight <= 1 && !isWide(number) && toRight <= (nearest?.distance ?? toRight);
  const { unit, value } = number;
  const isInput = unit === null && value !== 0 && Object.values(inputs).includes(value);
  if (asked.unit === 'percent' && isInput) return { isRight, trap: null };
  if (isRight || !nearest || nearest.distance > FARTHEST) return { isRight, trap: null };
  if (nearest.distance <= 1) return { isRight, trap: nearest.trap };
  const within = roughnessOf(number, nearest.trap.value, asked);
  const isRough = distanceTo(number, nearest.trap.value, { ...asked, within }) <= 1;
  return { isRight, trap: isRough ? nearest.trap : null };
}

/** "Two billion ... so two point seven six": once billions were said, decimals may go on in them. */
function inBillions(
  number: SpokenNumber,
  earlier: readonly SpokenNumber[],
): SpokenNumber | undefined {
  const isBare = number.scale === null && (number.unit === null || number.unit === 'euro');
  if (!isBare || number.value >= 100 || Number.isInteger(number.value)) return undefined;
  return earlier.some(({ scale }) => scale === 1e3) ? { ...number, scale: 1e3 } : undefined;
}

/** The figures a number of an answer may stand for: the right one and those of known mistakes. */
function targetsOf({ key }: Asked, { computation: { answers, traps } }: Question): number[] {
  const wrong = traps.filter(({ of }) => of === key).map(({ value }) => value);
  return [answers[key] ?? Number.NaN, ...wrong];
}

/** A number as it is meant on the asked figure, or `null` where it counts something else. */
export function readFor(
  asked: Asked,
  question: Question,
  numbers: readonly SpokenNumber[],
  index: number,
): Read | null {
  const said = numbers[index];
  if (!said) return null;
  const targets = targetsOf(asked, question);
  const isMeant = isPlausible(said, asked, targets);
  const number = isMeant ? said : inBillions(said, numbers.slice(0, index));
  if (!number || !isPlausible(number, asked, targets)) return null;
  const isRounded = isMeant && !isWide(said) && isRoundedRight(asked, question, numbers, index);
  const hit = isRounded ? { isRight: true, trap: null } : hitOf(number, asked, question);
  const isInHundredths = asked.unit === 'multiple' && isSpokenInCents(number);
  const isGuess = !isMeant || isInHundredths || (number.isImplied && number.value === 0);
  return isGuess && !hit.isRight && !hit.trap ? null : { number, hit };
}

import type { Asked } from './generator.ts';
import type { Question } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { leaningOf } from './leanings.ts';
import { distanceTo, roundingIn } from './distance.ts';
import { hasSizeOf, isHedged } from './readings.ts';
import { stepsOf, unitOfStep } from './steps.ts';
import { HALF_A_POINT, type Unit } from './units.ts';

/** An input of a question or a step on the way to its answer. */
export interface KnownValue {
  readonly key: string;
  readonly value: number;
  readonly unit: Unit;
  readonly isInput: boolean;
  /** Whether a number is this value: an input by its size, a step by its sign as well. */
  readonly matches: (number: SpokenNumber) => boolean;
}

const A_LITTLE = 0.1;

const isRound = ({ value }: SpokenNumber): boolean => value >= 100 && value % 10 === 0;

/** "A bit over four hundred" for a step of 428. */
const isRoundBeside = (number: SpokenNumber, value: number): boolean => {
  const leaning = leaningOf(number);
  const apart = Math.abs(value) - number.value * (number.scale ?? 1);
  if (leaning === 0 || !isRound(number) || Math.sign(apart) !== leaning) return false;
  return Math.abs(apart) <= A_LITTLE * Math.abs(value);
};

/** "A little over three times" for a factor of 3.05. */
const isLeaningTo = (number: SpokenNumber, value: number, unit: Unit): boolean =>
  (leaningOf(number) !== 0 && distanceTo(number, value, { unit }) <= 1) ||
  (unit === 'amount' && isRoundBeside(number, value));

// Rates are given to the half point: "5.9 percent" is none of 6.
const GIVEN_RATE = 0.0005;
const ABOUT = 0.015;

/** How far a step may be rounded: billions to their last digit, "about 180" for 182. */
const roundedBy = (number: SpokenNumber, value: number): number =>
  Math.max(
    roundingIn(number, value),
    isHedged(number) && isRound(number) ? ABOUT * Math.abs(value) : 0,
  );

/** A value that is known by its size, whatever is said to happen to it. */
const valueOf = (key: string, value: number, unit: Unit, isInput: boolean): KnownValue => ({
  key,
  value,
  unit,
  isInput,
  matches: (number) =>
    isInput && unit === 'percent'
      ? hasSizeOf(number, value, unit, GIVEN_RATE)
      : hasSizeOf(number, value, unit) || (!isInput && isLeaningTo(number, value, unit)),
});

const WHOLE_SHARE = 0.15;

/** A step that no question asks for; a share of the whole is said without decimals. */
function stepOf(value: number, unit: Unit): KnownValue {
  const step = valueOf('step', value, unit, false);
  if (unit !== 'percent' || value < WHOLE_SHARE) return step;
  const isRounded = (number: SpokenNumber) =>
    Number.isInteger(number.value) && hasSizeOf(number, value, unit, HALF_A_POINT);
  return { ...step, matches: (number) => step.matches(number) || isRounded(number) };
}

/** Everything an answer may quote on the way to the asked figure. */
export function valuesBut(asked: Asked, question: Question): KnownValue[] {
  const { generator, inputs, computation } = question;
  const units = new Map(
    [generator.asked, ...generator.alsoAsked].map(({ key, unit }) => [key, unit]),
  );
  const steps = Object.entries(computation.answers)
    .filter(([key, value]) => key !== asked.key && !(asked.unit === 'days' && value < 0))
    .map(([key, value]): KnownValue => {
      const own = unitOfStep(generator.id, key);
      if (own) return valueOf(key, value, own, false);
      const step = { unit: units.get(key) ?? asked.unit, isChange: asked.isChange ?? false };
      const matches = (number: SpokenNumber) =>
        distanceTo(number, value, { ...step, within: roundedBy(number, value) }) <= 1 ||
        (step.unit === 'amount' && isRoundBeside(number, value));
      return { key, value, unit: step.unit, isInput: false, matches };
    });
  const further = stepsOf(question).map(([unit, value]) => stepOf(value, unit));
  const given = Object.entries(generator.parameters)
    .filter(([key]) => inputs[key] !== 0) // "zero accretion" is no synergies of zero
    .map(([key, { unit }]) => valueOf(key, inputs[key] ?? Number.NaN, unit, true));
  return [...steps, ...further, ...given];
}

import type { Computation, Generator, Trap } from './generator.ts';
import type { SpokenNumber } from './parsing/parse-numbers.ts';
import { isNear, type Unit } from './units.ts';

export type NumericVerdict =
  | { readonly verdict: 'right'; readonly given: string }
  | { readonly verdict: 'trap'; readonly given: string; readonly trap: Trap }
  | { readonly verdict: 'slip'; readonly given: string }
  | { readonly verdict: 'absent' };

const spokenUnitOf: Readonly<Record<Unit, readonly (string | null)[]>> = {
  amount: ['euro', null],
  shares: [null],
  price: ['euro', null],
  percent: ['percent', 'basis_points', null],
  multiple: ['multiple', null],
  ratio: ['multiple', null],
  years: ['years', null],
  days: ['days', null],
};

/** The values a spoken number can stand for when an answer in `unit` is expected. */
function readingsOf({ value, scale, unit: spoken, direction }: SpokenNumber, unit: Unit): number[] {
  if (!spokenUnitOf[unit].includes(spoken)) return [];
  const sign = direction < 0 ? -1 : 1;
  if (unit === 'percent') {
    if (scale !== null) return [];
    if (spoken === 'basis_points') return [(sign * value) / 10_000];
    return [(sign * value) / 100, ...(spoken === null && value < 1 ? [sign * value] : [])];
  }
  if (unit === 'amount' || unit === 'shares') return [sign * value * (scale ?? 1)];
  return scale === null ? [sign * value] : [];
}

/** A number matches a loss said without a sign, but never a gain said to be a loss. */
function stands(number: SpokenNumber, target: number, unit: Unit): boolean {
  const isUnsignedLoss = target < 0 && number.direction === 0;
  return readingsOf(number, unit).some(
    (value) => isNear(value, target, unit) || (isUnsignedLoss && isNear(-value, target, unit)),
  );
}

/** Judges the numbers of an answer; a trap is named only where the value betrays nothing else. */
export function checkAnswer(
  generator: Generator,
  inputs: Readonly<Record<string, number>>,
  computation: Computation,
  numbers: readonly SpokenNumber[],
): NumericVerdict {
  const { key, unit, within = 0 } = generator.asked;
  const expected = computation.answers[key] ?? Number.NaN;
  const isEstimate = (number: SpokenNumber) =>
    readingsOf(number, unit).some((value) => Math.abs(value - expected) <= within);
  const right = numbers.find((number) => stands(number, expected, unit) || isEstimate(number));
  if (right) return { verdict: 'right', given: right.text };

  const given = Object.entries(generator.parameters).map(([name, parameter]) => ({
    value: inputs[name] ?? Number.NaN,
    unit: parameter.unit,
  }));
  const isInput = (number: SpokenNumber) =>
    given.some(({ value, unit: inputUnit }) => stands(number, value, inputUnit));
  const isStep = (number: SpokenNumber) =>
    Object.entries(computation.answers).some(
      ([name, value]) => name !== key && stands(number, value, unit),
    );

  const traps = computation.traps.filter(({ of }) => of === key);
  const last = numbers.at(-1);
  for (const number of numbers.toReversed()) {
    const trap = traps.find(({ value }) => stands(number, value, unit));
    if (trap && (number === last || !(isInput(number) || isStep(number)))) {
      return { verdict: 'trap', given: number.text, trap };
    }
  }
  const own = numbers.findLast((number) => !isInput(number) && readingsOf(number, unit).length > 0);
  return own ? { verdict: 'slip', given: own.text } : { verdict: 'absent' };
}

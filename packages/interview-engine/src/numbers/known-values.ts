import type { Asked } from './generator.ts';
import type { Question } from './claims.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { distanceTo, hasSizeOf } from './readings.ts';
import type { Unit } from './units.ts';

/** An input of a question or a step on the way to its answer. */
export interface KnownValue {
  readonly key: string;
  readonly value: number;
  readonly unit: Unit;
  readonly isInput: boolean;
  /** Whether a number is this value: an input by its size, a step by its sign as well. */
  readonly matches: (number: SpokenNumber) => boolean;
}

/** Everything an answer may quote on the way to the asked figure. */
export function valuesBut(asked: Asked, question: Question): KnownValue[] {
  const { generator, inputs, computation } = question;
  const units = new Map(
    [generator.asked, ...generator.alsoAsked].map(({ key, unit }) => [key, unit]),
  );
  const steps = Object.entries(computation.answers)
    .filter(([key]) => key !== asked.key)
    .map(([key, value]): KnownValue => {
      const step = { unit: units.get(key) ?? asked.unit, isChange: asked.isChange ?? false };
      const matches = (number: SpokenNumber) => distanceTo(number, value, step) <= 1;
      return { key, value, unit: step.unit, isInput: false, matches };
    });
  const given = Object.entries(generator.parameters).map(([key, { unit }]): KnownValue => {
    const value = inputs[key] ?? Number.NaN;
    const matches = (number: SpokenNumber) => hasSizeOf(number, value, unit);
    return { key, value, unit, isInput: true, matches };
  });
  return [...steps, ...given];
}

import type { Random } from '../random.ts';
import type { Generator, Parameter } from './generator.ts';
import { isNear, toleranceOf } from './units.ts';

type Inputs = Readonly<Record<string, number>>;

const MAXIMUM_DRAWS = 400;

/** One value of a range, free of the noise that repeated steps would add. */
export function drawValue({ min, max, step }: Parameter, random: Random): number {
  const steps = Math.floor((max - min) / step + 1e-9);
  const value = min + step * Math.floor(random() * (steps + 1));
  return Number(value.toFixed(6));
}

export const drawAll = (
  parameters: Readonly<Record<string, Parameter>>,
  random: Random,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, drawValue(parameter, random)]),
  );

/** Whether a known mistake, or repeating an input, could pass for the right answer. */
export function isAmbiguous(generator: Generator, inputs: Inputs): boolean {
  const computation = generator.compute(inputs);
  const { key, unit, within = 0 } = generator.asked;
  const right = computation?.answers[key];
  if (!computation || right === undefined) return true;
  const margin = Math.max(within, toleranceOf(right, unit));
  const traps = computation.traps.filter((trap) => trap.of === key);
  return (
    traps.some((trap) => Math.abs(trap.value - right) <= margin + toleranceOf(trap.value, unit)) ||
    Object.entries(generator.parameters).some(
      ([name, parameter]) =>
        parameter.unit === unit && isNear(Math.abs(inputs[name] ?? 0), Math.abs(right), unit),
    )
  );
}

/** Inputs on the generator's ranges that tell the right answer from every known mistake. */
export function drawInputs(generator: Generator, random: Random): Record<string, number> {
  for (let draw = 0; draw < MAXIMUM_DRAWS; draw += 1) {
    const inputs = drawAll(generator.parameters, random);
    if (!isAmbiguous(generator, inputs)) return inputs;
  }
  return Object.fromEntries(
    Object.entries(generator.parameters).map(([name, { example }]) => [name, example]),
  );
}

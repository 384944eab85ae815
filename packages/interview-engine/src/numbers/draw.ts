import type { Random } from '../random.ts';
import { isBelievable } from './believable.ts';
import type { Asked, Computation, Generator, Parameter, Trap } from './generator.ts';
import { isNear, toleranceOf, type Unit } from './units.ts';

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

/** Shares and amounts are both said in millions. */
const kindOf = (unit: Unit): Unit => (unit === 'shares' ? 'amount' : unit);

/** Whether two mistakes with different meanings lead to the same wrong figure. */
function hasTwins(traps: readonly Trap[], unit: Unit): boolean {
  return traps.some((trap, index) =>
    traps
      .slice(0, index)
      .some((other) => other.id !== trap.id && isNear(other.value, trap.value, unit)),
  );
}

/** Whether a known mistake could pass for an asked figure, or for another mistake. */
function isBlurred({ answers, traps }: Computation, { key, unit, within = 0 }: Asked): boolean {
  const right = answers[key] ?? Number.NaN;
  const margin = Math.max(within, toleranceOf(right, unit));
  const own = traps.filter(({ of }) => of === key);
  const passes = own.some(
    ({ value }) => !(Math.abs(value - right) > margin + toleranceOf(value, unit)),
  );
  return passes || hasTwins(own, unit);
}

/** Whether a known mistake, an intermediate step or an input could pass for the right answer. */
export function isAmbiguous(generator: Generator, inputs: Inputs): boolean {
  const computation = generator.compute(inputs);
  const { key, unit, sameAs = [] } = generator.asked;
  const right = computation?.answers[key];
  if (!computation || right === undefined) return true;
  if (generator.asked.isChange && isNear(right, 0, unit)) return true; // neither a rise nor a fall
  const passes = (value: number): boolean => isNear(Math.abs(value), Math.abs(right), unit);
  return (
    [generator.asked, ...generator.alsoAsked].some((asked) => isBlurred(computation, asked)) ||
    Object.entries(computation.answers).some(
      ([name, value]) => name !== key && !sameAs.includes(name) && value === right,
    ) ||
    Object.entries(generator.parameters).some(
      ([name, parameter]) => kindOf(parameter.unit) === kindOf(unit) && passes(inputs[name] ?? 0),
    )
  );
}

/** Believable inputs on the generator's ranges that tell the right answer from every known mistake. */
export function drawInputs(generator: Generator, random: Random): Record<string, number> {
  for (let draw = 0; draw < MAXIMUM_DRAWS; draw += 1) {
    const inputs = drawAll(generator.parameters, random);
    if (isBelievable(generator, inputs) && !isAmbiguous(generator, inputs)) return inputs;
  }
  return Object.fromEntries(
    Object.entries(generator.parameters).map(([name, { example }]) => [name, example]),
  );
}

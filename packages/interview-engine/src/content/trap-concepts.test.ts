import { expect, test } from 'vitest';
import { generatorOf } from '../numbers/generators/index.ts';
import { seeds } from './seeds/index.ts';
import { conceptOfTrap } from './trap-concepts.ts';

test('every known mistake with a figure gets something wrong that its question asks for', () => {
  const without = seeds.flatMap((seed) => {
    if (!seed.numeric) return [];
    const { parameters, compute } = generatorOf(seed.numeric.generator);
    const examples = Object.entries(parameters).map(([name, { example }]) => [name, example]);
    const traps = compute(Object.fromEntries(examples))?.traps ?? [];
    return traps
      .filter(({ id }) => conceptOfTrap(id, seed) === null)
      .map(({ id }) => `${seed.id}: ${id}`);
  });
  expect(without).toEqual([]);
});

import type { Generator } from '../generator.ts';
import { accountingGenerators } from './accounting.ts';
import { dcfGenerators } from './dcf.ts';
import { lboGenerators } from './lbo.ts';
import { mergerGenerators } from './merger.ts';
import { valueGenerators } from './value.ts';

export const generators: readonly Generator[] = [
  ...accountingGenerators,
  ...valueGenerators,
  ...dcfGenerators,
  ...lboGenerators,
  ...mergerGenerators,
];

const byId = new Map(generators.map((generator) => [generator.id, generator]));

/** Content names generators by id; a content test proves that every id exists. */
export function generatorOf(id: string): Generator {
  const generator = byId.get(id);
  if (!generator) throw new Error(`No generator ${id}`);
  return generator;
}

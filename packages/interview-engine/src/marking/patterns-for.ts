import { type ConceptId, conceptOf } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';

/** The patterns that prove a concept in an answer to this question. */
export function patternsFor(seed: Seed, id: ConceptId): readonly string[] {
  const point = seed.points?.[id];
  const general = point?.general === false ? [] : (conceptOf(id).says ?? []);
  return [...(point?.says ?? []), ...general];
}

import { type ConceptId, conceptOf } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import type { Pattern } from '../reading/pattern.ts';
import { patternOf } from '../reading/vocabulary.ts';

const known = new WeakMap<Seed, Map<ConceptId, readonly Pattern[]>>();

/** The patterns that prove a concept in an answer to this question. */
export function patternsFor(seed: Seed, id: ConceptId): readonly Pattern[] {
  const ofSeed = known.get(seed) ?? new Map<ConceptId, readonly Pattern[]>();
  known.set(seed, ofSeed);
  const before = ofSeed.get(id);
  if (before) return before;
  const point = seed.points?.[id];
  const general = point?.general === false ? [] : (conceptOf(id).says ?? []);
  const patterns = [...(point?.says ?? []), ...general].map(patternOf);
  ofSeed.set(id, patterns);
  return patterns;
}

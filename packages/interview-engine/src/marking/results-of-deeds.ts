import type { ConceptResult } from '@greenshoe/shared-types';

/** A result counts for whoever did something for it: without a deed it is only named. */
export function resultsOfDeeds(concepts: readonly ConceptResult[]): readonly ConceptResult[] {
  const lacksDeed = concepts.some(({ id, verdict }) => id === 'star_a' && verdict === 'absent');
  if (!lacksDeed) return concepts;
  return concepts.map((each) =>
    each.id === 'star_r' && each.verdict === 'correct' ? { ...each, verdict: 'partial' } : each,
  );
}

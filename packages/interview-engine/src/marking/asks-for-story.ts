import type { ConceptId } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';

// What only somebody's own story shows.
const told: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'star_s',
  'star_t',
  'star_a',
  'star_r',
  'career_thread',
  'motivation_specific',
]);

/** Whether a question asks what somebody did or wants rather than what somebody knows. */
export const asksForStory = ({ must }: Seed): boolean => must.some((id) => told.has(id));

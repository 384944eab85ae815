import type { ConceptId } from '../content/concepts/index.ts';

// What only somebody's own story shows.
const TOLD: ReadonlySet<string> = new Set<ConceptId>([
  'star_s',
  'star_t',
  'star_a',
  'star_r',
  'career_thread',
  'motivation_specific',
]);

/** Whether a question with these musts asks what somebody did rather than what somebody knows. */
export const asksForStory = (musts: readonly string[]): boolean => musts.some((id) => TOLD.has(id));

import { type ConceptId, isBehaviour } from '../content/concepts/index.ts';
import type { Occurrences } from '../reading/match.ts';

// A duty that is only held up among others is none that anybody acts on.
const duties: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'integrity',
  'confidentiality',
  'escalation',
]);

/** Where to look for a concept: what people are like and did may well be told as a list. */
export const placesFor = (
  { occurrences, told }: { readonly occurrences: Occurrences; readonly told: Occurrences },
  id: ConceptId,
): Occurrences => (isBehaviour(id) && !duties.has(id) ? occurrences : told);

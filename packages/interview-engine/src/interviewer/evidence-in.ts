import { seedOf } from '../content/seeds/index.ts';
import type { ConceptId } from '../content/concepts/index.ts';
import { type Evidence, findEvidence } from '../marking/evidence.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { remember } from '../text/remember.ts';
import { ownIn } from './own-in.ts';

const BETWEEN = '\u0000';

// Several parts of a move ask for the same, and what was said before is asked for again with each turn.
const gather = remember((key): ReadonlyMap<ConceptId, Evidence> => {
  const [id = '', text = '', ...replies] = key.split(BETWEEN);
  const seed = seedOf(id);
  if (!seed) return new Map();
  return findEvidence(
    replies.flatMap((reply) => ownIn(reply, { text })),
    seed,
  );
});

/** What some replies show of everything a question asks. */
export const evidenceIn = (
  { id, text }: Pick<PlannedQuestion, 'id' | 'text'>,
  replies: readonly string[],
): ReadonlyMap<ConceptId, Evidence> =>
  gather([id, text, ...replies.map((reply) => reply.replaceAll(BETWEEN, ' '))].join(BETWEEN));

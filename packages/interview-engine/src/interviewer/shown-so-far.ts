import type { ConceptId } from '../content/concepts/index.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import { findClaims, type FoundClaim } from '../marking/claims.ts';
import { findEvidence } from '../marking/evidence.ts';
import type { HeldAgainst } from '../marking/held-against.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { ownIn } from './own-in.ts';

/** What the answers show of the musts of a question so far. */
export interface Shown {
  readonly shown: readonly ConceptId[];
  /** The words that show them. */
  readonly quotes: readonly string[];
  readonly missing: readonly ConceptId[];
  readonly wrong: readonly FoundClaim[];
}

/** A reply, and the concepts a false statement in it counts against. */
export interface Reply {
  readonly reply: string;
  readonly heldAgainst: HeldAgainst;
}

const wrongIn =
  (question: PlannedQuestion, seed: Seed) =>
  ({ reply, heldAgainst }: Reply): FoundClaim[] =>
    findClaims(ownIn(reply, question), seed).filter(
      ({ claim }) => heldAgainst?.includes(claim.concept) ?? true,
    );

/** What a question has heard in the replies to it and to its follow-ups. */
export function shownSoFar(question: PlannedQuestion, replies: readonly Reply[]): Shown {
  const seed = seedOf(question.id);
  if (!seed) return { shown: [], quotes: [], missing: [], wrong: [] };
  const sentences = replies.flatMap(({ reply }) => ownIn(reply, question));
  const standing = new Set(findClaims(sentences, seed).map(({ id }) => id));
  const wrong = replies.flatMap(wrongIn(question, seed)).filter(({ id }) => standing.has(id));
  const spoiled = new Set(wrong.map(({ claim }) => claim.concept));
  const evidence = findEvidence(sentences, seed, seed.must);
  const withVerdict = (wanted: string) =>
    [...evidence].flatMap(([id, { verdict }]) =>
      verdict === wanted && !spoiled.has(id) ? [id] : [],
    );
  const shown = withVerdict('correct');
  const quotes = shown.flatMap((id) => evidence.get(id)?.quote ?? []);
  return { shown, quotes, missing: withVerdict('absent'), wrong };
}

import type { ConceptId } from '../content/concepts/index.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import { findClaims, type FoundClaim } from '../marking/claims.ts';
import type { Evidence } from '../marking/evidence.ts';
import type { HeldAgainst } from '../marking/held-against.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { evidenceIn } from './evidence-in.ts';
import { ownIn } from './own-in.ts';

/** What the answers show of a question so far. */
export interface Shown {
  readonly shown: readonly ConceptId[];
  /** The words that show the musts among them. */
  readonly quotes: readonly string[];
  /** Musts that were touched, and those nothing was said of. */
  readonly vague: readonly ConceptId[];
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
  if (!seed) return { shown: [], quotes: [], vague: [], missing: [], wrong: [] };
  const said = replies.flatMap(({ reply }) => (reply === '' ? [] : [reply]));
  const evidence = evidenceIn(question, said);
  const sentences = said.flatMap((reply) => ownIn(reply, question));
  const standing = new Set(findClaims(sentences, seed).map(({ id }) => id));
  const wrong = replies.flatMap(wrongIn(question, seed)).filter(({ id }) => standing.has(id));
  const spoiled = new Set(wrong.map(({ claim }) => claim.concept));
  const found = [...evidence].filter(([id]) => !spoiled.has(id));
  const shown = found.flatMap(([id, { verdict }]) => (verdict === 'correct' ? [id] : []));
  const musts = (wanted: Evidence['verdict']) =>
    seed.must.filter((id) => !spoiled.has(id) && evidence.get(id)?.verdict === wanted);
  const quotes = musts('correct').flatMap((id) => evidence.get(id)?.quote ?? []);
  return { shown, quotes, vague: musts('partial'), missing: musts('absent'), wrong };
}

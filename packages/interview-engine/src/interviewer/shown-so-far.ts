import type { ConceptId } from '../content/concepts/index.ts';
import { seedOf } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import { falseStatements, type FoundClaim, standing } from '../marking/claims.ts';
import type { Evidence } from '../marking/evidence.ts';
import type { HeldAgainst } from '../marking/held-against.ts';
import { takenBackIn } from '../marking/taken-back.ts';
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

/** The false statements of each reply that count where they were made, and that no later reply takes back. */
function wrongIn(question: PlannedQuestion, seed: Seed, replies: readonly Reply[]): FoundClaim[] {
  const heard = replies.map(({ reply, heldAgainst }) => {
    const sentences = ownIn(reply, question);
    return { sentences, heldAgainst, statements: falseStatements(sentences, seed) };
  });
  const said = heard.flatMap(({ sentences }) => sentences);
  const statements = heard.flatMap((each) => each.statements);
  const left = new Set(standing(statements, takenBackIn(said, seed)).map(({ id }) => id));
  return heard.flatMap((each) =>
    standing(each.statements, takenBackIn(each.sentences, seed)).filter(
      ({ id, claim }) => left.has(id) && (each.heldAgainst?.includes(claim.concept) ?? true),
    ),
  );
}

/** What a question has heard in the replies to it and to its follow-ups. */
export function shownSoFar(question: PlannedQuestion, replies: readonly Reply[]): Shown {
  const seed = seedOf(question.id);
  if (!seed) return { shown: [], quotes: [], vague: [], missing: [], wrong: [] };
  const said = replies.flatMap(({ reply }) => (reply === '' ? [] : [reply]));
  const evidence = evidenceIn(question, said);
  const wrong = wrongIn(question, seed, replies);
  const spoiled = new Set(wrong.map(({ claim }) => claim.concept));
  const found = [...evidence].filter(([id]) => !spoiled.has(id));
  const shown = found.flatMap(([id, { verdict }]) => (verdict === 'correct' ? [id] : []));
  const musts = (wanted: Evidence['verdict']) =>
    seed.must.filter((id) => !spoiled.has(id) && evidence.get(id)?.verdict === wanted);
  const quotes = musts('correct').flatMap((id) => evidence.get(id)?.quote ?? []);
  return { shown, quotes, vague: musts('partial'), missing: musts('absent'), wrong };
}

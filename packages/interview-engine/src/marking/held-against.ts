import type { ConceptId } from '../content/concepts/index.ts';
import { followUpIn } from '../planning/follow-up-in.ts';
import type { PlannedFollowUp, PlannedQuestion } from '../planning/plan.ts';
import type { EngineTurn } from '../turns.ts';

/** The concepts a false statement counts against where it is said; `null` stands for all of them. */
export type HeldAgainst = readonly ConceptId[] | null;

const LAST_RUNG_ON_THE_SAME_FACTS = 2;
const QUOTES = /[“«]/;

/**
 * What is false of the question may be right of a follow-up: "net debt rises" once the money is spent.
 * So a reply is held against what its follow-up aims at, and not at all where that changes the facts,
 * asks what follows for a client or asks for more of somebody's story.
 */
export function heldAgainst(
  { step, rung, aims }: Pick<PlannedFollowUp, 'step' | 'rung' | 'aims'>,
  { block }: PlannedQuestion,
): HeldAgainst {
  if (step === 'figures') return null;
  return block !== 'fit' && rung <= LAST_RUNG_ON_THE_SAME_FACTS ? aims : [];
}

/** The same for what is said after a line of the interviewer; `before` is what held until then. */
export function heldAfter(
  { act, text }: Pick<EngineTurn, 'act' | 'text'>,
  question: PlannedQuestion,
  before: HeldAgainst,
): HeldAgainst {
  if (act === 'opening' || act === 'question') return null;
  // Only a challenge quotes: it asks where a statement ends.
  if (act === 'press') return QUOTES.test(text) ? [] : before;
  const followUp = act === 'follow_up' ? followUpIn(question, text) : null;
  return followUp ? heldAgainst(followUp, question) : before;
}

import type { Block } from '../../planning/plan.ts';

/** Everything the interviewer says that is not a question of the bank. `{…}` never occurs here. */
export interface Phrases {
  readonly greeting: Readonly<Record<string, string>>;
  readonly format: string;
  readonly firstQuestion: string;
  /** Neutral: they neither praise nor correct. Short enough to come back. */
  readonly acknowledge: readonly string[];
  readonly moveOn: readonly string[];
  /** Said when the interview goes from one part to the next. */
  readonly enter: Readonly<Record<Block, string>>;
  readonly silence: readonly string[];
  readonly thinking: readonly string[];
  readonly redirect: readonly string[];
  /** The candidate asks what to assume: nothing is given away. */
  readonly clarify: readonly string[];
  readonly aside: readonly string[];
  /** The candidate comes back to a question that is closed. */
  readonly late: readonly string[];
  readonly rude: readonly string[];
  /** A thin answer about oneself, then a thin one on the trade. */
  readonly pressOnStory: readonly string[];
  readonly press: readonly string[];
  readonly repeat: readonly string[];
  readonly resumed: readonly string[];
  /** On a follow-up; each question of the bank has a hint of its own. */
  readonly hints: readonly string[];
  readonly hintsOnFigures: readonly string[];
  readonly invite: readonly string[];
  readonly questionBack: readonly string[];
  readonly close: readonly string[];
  readonly timeIsUp: readonly string[];
  readonly goodbye: readonly string[];
}

import type { PlannedQuestion } from '../planning/plan.ts';
import type { Act } from '../turns.ts';
import { type Draft, say, type Stage } from './moves.ts';
import { countOf } from './progress.ts';

/** A stage with a question open. */
export interface Situation extends Stage {
  readonly question: PlannedQuestion;
}

/** What stands open, as it was asked last: the question or one of its follow-ups. */
export const openPrompt = ({ question, progress }: Situation): { text: string; rung: number } =>
  progress.prompts.at(-1) ?? { text: question.text, rung: 0 };

/** Stays with the question in the given words. */
export const stay = (act: Act, words: readonly string[], situation: Situation): Draft =>
  say(act, words, { questionId: situation.question.id, rung: openPrompt(situation).rung });

/** How often a question may wander, and the interview stay with it. */
export const DETOURS = 2;

/** Whether something was done as often as it may be for one question. */
export const isSpent = ({ progress }: Situation, act: Act, most: number): boolean =>
  countOf(progress.moves, act) >= most;

import type { PlannedQuestion } from '../planning/plan.ts';
import { wordsOf } from '../text/fold.ts';
import type { Progress, Prompt } from './progress.ts';
import { holdsFigure, isOffTopic } from './relevance.ts';

const MOST_FAILURES = 2;
const FEWEST_WORDS = 5;

/** Whether a question or a follow-up got nothing to speak of. */
export const hasNothing = (question: PlannedQuestion, { reply, step }: Prompt): boolean =>
  (wordsOf(reply).length < FEWEST_WORDS && !holdsFigure(reply)) ||
  isOffTopic(question, reply, step !== null);

/** Whether the ladder has come to an end: two of its rungs got nothing. */
export const hasFailed = (question: PlannedQuestion, { prompts }: Progress): boolean =>
  prompts.filter((prompt) => hasNothing(question, prompt)).length >= MOST_FAILURES;

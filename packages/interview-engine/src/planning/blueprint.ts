import type { InterviewDifficulty, InterviewTopic } from '@greenshoe/shared-types';
import type { Block } from './plan.ts';

const MINUTE_MS = 60_000;

// The last moments, in milliseconds since the start, at which something new may begin.
export const LAST_QUESTION_MS = 25 * MINUTE_MS;
export const LAST_FOLLOW_UP_MS = 25.5 * MINUTE_MS;
/** The candidate's turn to ask begins here, and is offered until the second moment. */
export const CANDIDATE_QUESTIONS_MS = 26 * MINUTE_MS;
export const LAST_INVITATION_MS = 28 * MINUTE_MS;
export const CLOSE_MS = 28.5 * MINUTE_MS;
/** However long somebody speaks, an answer is cut off here, and what follows a little later. */
export const LAST_ANSWER_MS = 27.5 * MINUTE_MS;
export const LAST_WORD_MS = 29 * MINUTE_MS;

interface BlockPlan {
  /** When the block makes room for the next, in milliseconds since the start. */
  readonly endsMs: number;
  /** How many questions fill it at a usual pace; a quick candidate gets spare ones. */
  readonly questions: number;
  /** Follow-ups a question gets at most, not counting the one that puts its figures. */
  readonly followUps: number;
}

export interface Blueprint extends Readonly<Record<Block, BlockPlan>> {
  /** Among how many topics the technical questions are shared. */
  readonly topics: number;
}

const block = (endsMinute: number, questions: number, followUps: number): BlockPlan => ({
  endsMs: endsMinute * MINUTE_MS,
  questions,
  followUps,
});

const SPARE_FOLLOW_UPS = 2;
/** A case with so many is taken in all its steps. */
export const LONG_CASE_FOLLOW_UPS = 4;
const SPARE_BUDGET_MS = 3 * MINUTE_MS;

/** A block that only spare questions can fill. */
const none = (endsMinute: number): BlockPlan => block(endsMinute, 0, SPARE_FOLLOW_UPS);

const full: Readonly<Record<InterviewDifficulty, Blueprint>> = {
  intern: { fit: block(10, 3, 1), technical: block(22, 4, 2), case: block(26, 1, 2), topics: 2 },
  analyst: { fit: block(8, 3, 1), technical: block(21, 3, 3), case: block(26, 1, 3), topics: 3 },
  associate: { fit: block(8, 3, 1), technical: block(18, 2, 4), case: block(26, 1, 4), topics: 1 },
};

const technicalStudy: Blueprint = {
  fit: block(5, 2, 1),
  technical: block(26, 6, 3),
  case: none(26),
  topics: 1,
};

const behavioural: Blueprint = {
  fit: block(26, 6, 3),
  technical: none(26),
  case: none(26),
  topics: 0,
};

const caseStudy: Blueprint = {
  fit: block(6, 2, 1),
  technical: none(6),
  case: block(26, 1, LONG_CASE_FOLLOW_UPS),
  topics: 0,
};

export const isCase = (topic: InterviewTopic | null): boolean =>
  topic === 'case_hypothetical' || topic === 'case_real';

/** How an interview on a topic, or on all of them, divides its thirty minutes. */
export function blueprintOf(
  topic: InterviewTopic | null,
  difficulty: InterviewDifficulty,
): Blueprint {
  if (topic === null) return full[difficulty];
  if (topic === 'behavioural') return behavioural;
  return isCase(topic) ? caseStudy : technicalStudy;
}

const startsMs = ({ fit, technical }: Blueprint): Readonly<Record<Block, number>> => ({
  fit: 0,
  technical: fit.endsMs,
  case: technical.endsMs,
});

/** The time a question of a block may take, in milliseconds. */
export function budgetOf(name: Block, blueprint: Blueprint): number {
  const { endsMs, questions } = blueprint[name];
  if (questions === 0) return SPARE_BUDGET_MS;
  return Math.round((endsMs - startsMs(blueprint)[name]) / questions);
}

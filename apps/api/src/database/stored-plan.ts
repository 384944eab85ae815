import type { InterviewPlan, PlannedQuestion } from '@greenshoe/interview-engine';

type FollowUp = PlannedQuestion['followUps'][number];

/** A question as engine version 2026.11.1 planned it. */
interface OlderQuestion extends Pick<
  PlannedQuestion,
  'id' | 'block' | 'topic' | 'budgetMs' | 'maximumFollowUps' | 'parameters' | 'text'
> {
  readonly followUps: readonly Omit<FollowUp, 'step'>[];
}

interface OlderPlan extends Omit<InterviewPlan, 'questions'> {
  readonly questions: readonly OlderQuestion[];
  /** When each block made room for the next, in milliseconds since the start. */
  readonly blockEndsMs: Readonly<Record<PlannedQuestion['block'], number>>;
}

/** A plan as some version of the engine wrote it. */
export type StoredPlan = InterviewPlan | OlderPlan;

const SHORTEST_QUESTION_MS = 90_000;

/** What a follow-up was for: the figures came first and aimed at nothing, a case ended on the advice. */
function stepOf({ rung, aims }: Omit<FollowUp, 'step'>): FollowUp['step'] {
  if (aims.length > 0) return 'ladder';
  return rung === 3 ? 'figures' : 'recommendation';
}

const toFollowUp = (followUp: Omit<FollowUp, 'step'>): FollowUp => ({
  ...followUp,
  step: stepOf(followUp),
});

const toQuestion = (question: OlderQuestion, blockEndsMs: number): PlannedQuestion => ({
  ...question,
  isSpare: false,
  latestStartMs: blockEndsMs - SHORTEST_QUESTION_MS,
  latestFollowUpMs: blockEndsMs,
  variant: 0,
  followUps: question.followUps.map(toFollowUp),
});

/** A stored plan in the form the engine reads today; the questions and their words stay as they were. */
export function toPlan(stored: StoredPlan): InterviewPlan {
  if (!('blockEndsMs' in stored)) return stored;
  const { blockEndsMs, questions, ...plan } = stored;
  return {
    ...plan,
    questions: questions.map((question) => toQuestion(question, blockEndsMs[question.block])),
  };
}

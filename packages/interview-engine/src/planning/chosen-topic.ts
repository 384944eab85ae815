import type { InterviewPlan, PlannedQuestion } from './plan.ts';

/** The topic a candidate chose; `null` for an interview on all of them. */
export function chosenTopic({ scenarioId }: Pick<InterviewPlan, 'scenarioId'>): string | null {
  const [topic = 'any'] = scenarioId.split('.');
  return topic === 'any' ? null : topic;
}

/** Whether a question is of another topic than the chosen one, which then has no more to ask. */
export function isBeyondTopic(
  plan: Pick<InterviewPlan, 'scenarioId'>,
  { block, topic }: Pick<PlannedQuestion, 'block' | 'topic'>,
): boolean {
  const chosen = chosenTopic(plan);
  return chosen !== null && block !== 'fit' && topic !== chosen;
}

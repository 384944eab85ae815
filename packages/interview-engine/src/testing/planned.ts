import type { InterviewPlan } from '../planning/plan.ts';
import { planInterview, type PlanRequest } from '../planning/plan-interview.ts';

type Wish = PlanRequest['settings'] & Omit<Partial<PlanRequest>, 'settings'>;

/** A plan for a test; the first interview of somebody without a past unless said otherwise. */
export function plannedInterview({
  topic = '',
  difficulty = '',
  language,
  ...rest
}: Wish): InterviewPlan {
  const planning = planInterview({
    settings: { topic, difficulty, language },
    seed: 1,
    recentQuestionIds: [],
    ...rest,
  });
  if (planning.kind === 'no_scenario') throw new Error('No scenario available');
  return planning.plan;
}

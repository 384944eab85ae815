export { type Clock, next } from './interviewer/next.ts';
export { mark } from './marking/mark.ts';
export { type AnswerMark, type AnswerRequest, markAnswer } from './marking/mark-answer.ts';
export type { InterviewPlan, PlannedQuestion } from './planning/plan.ts';
export { planInterview, type PlanRequest } from './planning/plan-interview.ts';
export { listOptions } from './planning/scenarios.ts';
export type { Act, EngineTurn, Move } from './turns.ts';
export { engineVersion } from './version.ts';

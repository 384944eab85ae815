import { languages } from '../localised.ts';
import type { PlannedFollowUp, PlannedQuestion } from './plan.ts';
import { questionIn } from './word-question.ts';

/** The follow-up of a question that a line asks, in whichever language; `null` where it asks none. */
export function followUpIn(question: PlannedQuestion, line: string): PlannedFollowUp | null {
  const others = languages.flatMap((language) => questionIn(question, language).followUps);
  return [...question.followUps, ...others].find(({ text }) => line.includes(text)) ?? null;
}

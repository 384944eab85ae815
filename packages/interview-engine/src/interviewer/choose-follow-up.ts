import type { PlannedFollowUp, PlannedQuestion, Step } from '../planning/plan.ts';
import { chooseRung } from './choose-rung.ts';
import { countOf, type Progress } from './progress.ts';
import { stillOpen } from './raised.ts';
import type { Shown } from './shown-so-far.ts';
import type { Situation } from './situation.ts';

const TIME_TO_CONCLUDE = 0.75;

const order: readonly Step[] = ['framework', 'figures', 'ladder', 'twist', 'recommendation'];

export const isOverBudget = (
  question: PlannedQuestion,
  { openedMs }: Progress,
  elapsedMs: number,
): boolean => elapsedMs >= question.latestFollowUpMs || elapsedMs - openedMs >= question.budgetMs;

/** How often a question was stayed with. */
const timesStayed = ({ moves }: Progress): number =>
  countOf(moves, 'follow_up') + countOf(moves, 'press');

/** Whether it was as often as it may be. */
export const isExhausted = (question: PlannedQuestion, progress: Progress): boolean =>
  timesStayed(progress) >= question.maximumFollowUps;

/** Whether a case was laid out without being asked to: half of it is there. */
const isFramed = ({ shown, missing, vague }: Shown): boolean =>
  shown.length >= missing.length + vague.length;

/** Whether a step of a question has nothing more to ask for. */
const isDone = (followUp: PlannedFollowUp, { progress }: Situation, judged: Shown): boolean =>
  (followUp.step === 'framework' && isFramed(judged)) ||
  // Who was asked to lay the case out has said what comes first.
  (followUp.rung === 1 && progress.prompts.some(({ step }) => step === 'framework'));

/** The one follow-up to ask now; `null` when enough was asked. */
export function chooseFollowUp(situation: Situation, judged: Shown): PlannedFollowUp | null {
  const { question, progress, elapsedMs } = situation;
  if (isOverBudget(question, progress, elapsedMs) || isExhausted(question, progress)) return null;
  const open = stillOpen(situation, question).filter(
    (followUp) => !isDone(followUp, situation, judged),
  );
  if (progress.prompts.some(({ step }) => step === 'recommendation')) return null;
  const conclusion = open.find(({ step }) => step === 'recommendation');
  const isLate = elapsedMs - progress.openedMs >= question.budgetMs * TIME_TO_CONCLUDE;
  if (conclusion && (isLate || timesStayed(progress) === question.maximumFollowUps - 1))
    return conclusion;
  for (const step of order) {
    const here = open.filter((followUp) => followUp.step === step);
    const chosen = step === 'ladder' ? chooseRung(situation, here, judged) : here[0];
    if (chosen) return chosen;
  }
  return null;
}

import type { Persona } from '../planning/persona.ts';
import type { PlannedFollowUp, PlannedQuestion, Step } from '../planning/plan.ts';
import { wordsOf } from '../text/fold.ts';
import { countOf, type Progress } from './progress.ts';
import { holdsFigure, isOffTopic } from './relevance.ts';
import type { Shown } from './shown-so-far.ts';

const MOST_FAILURES = 2;
const FEWEST_WORDS = 5;
const TIME_TO_CONCLUDE = 0.75;

const order: readonly Step[] = ['framework', 'figures', 'ladder', 'twist', 'recommendation'];

/** Whether the ladder has come to an end: two of its rungs got nothing to speak of. */
export function hasFailed(question: PlannedQuestion, { prompts }: Progress): boolean {
  const failed = prompts.filter(
    ({ reply, step }) =>
      (wordsOf(reply).length < FEWEST_WORDS && !holdsFigure(reply)) ||
      isOffTopic(question, reply, step !== null),
  );
  return failed.length >= MOST_FAILURES;
}

export const isOverBudget = (
  question: PlannedQuestion,
  { openedMs }: Progress,
  elapsedMs: number,
): boolean => elapsedMs >= question.latestFollowUpMs || elapsedMs - openedMs >= question.budgetMs;

const appetiteFor = (rung: number, { appetite }: Persona): number =>
  rung === 4 ? appetite.soWhat : rung === 3 ? appetite.figures : appetite.challenge;

/** Whoever has said it all is not asked to say it again, but taken further. */
const climbing: readonly number[] = [3, 4, 2, 1];

/** Rungs of the ladder, the one first that gives the best chance to show what is missing or wrong. */
function byAim(rungs: readonly PlannedFollowUp[], judged: Shown, persona: Persona) {
  const missing: ReadonlySet<string> = new Set(judged.missing);
  const wrong: ReadonlySet<string> = new Set(judged.wrong.map(({ claim }) => claim.concept));
  const gap = ({ aims }: PlannedFollowUp) =>
    aims.reduce((sum, id) => sum + (wrong.has(id) ? 2 : missing.has(id) ? 1 : 0), 0);
  const place = (followUp: PlannedFollowUp) =>
    gap(followUp) === 0 ? climbing.indexOf(followUp.rung) : followUp.rung;
  return rungs.toSorted(
    (a, b) =>
      gap(b) - gap(a) ||
      appetiteFor(b.rung, persona) - appetiteFor(a.rung, persona) ||
      place(a) - place(b),
  );
}

/** The one follow-up to ask now; `null` when enough was asked. */
export function chooseFollowUp(
  question: PlannedQuestion,
  progress: Progress,
  elapsedMs: number,
  { judged, persona }: { readonly judged: Shown; readonly persona: Persona },
): PlannedFollowUp | null {
  const done = countOf(progress.moves, 'follow_up');
  if (isOverBudget(question, progress, elapsedMs) || done >= question.maximumFollowUps) return null;
  const used = new Set(progress.prompts.map(({ text }) => text));
  const unused = question.followUps.filter(({ text }) => !used.has(text));
  const isConcluded = question.followUps.some(
    ({ step, text }) => step === 'recommendation' && used.has(text),
  );
  if (isConcluded) return null;
  const conclusion = unused.find(({ step }) => step === 'recommendation');
  const isLate = elapsedMs - progress.openedMs >= question.budgetMs * TIME_TO_CONCLUDE;
  if (conclusion && (isLate || done === question.maximumFollowUps - 1)) return conclusion;
  const step = order.find((each) => unused.some((followUp) => followUp.step === each));
  const candidates = unused.filter((followUp) => followUp.step === step);
  return byAim(candidates, judged, persona)[0] ?? null;
}

import { type Persona, personaOf } from '../planning/persona.ts';
import type { PlannedFollowUp, PlannedQuestion, Step } from '../planning/plan.ts';
import { wordsOf } from '../text/fold.ts';
import { countOf, type Progress, type Prompt } from './progress.ts';
import { stillOpen } from './raised.ts';
import { holdsFigure, isOffTopic } from './relevance.ts';
import type { Shown } from './shown-so-far.ts';
import type { Situation } from './situation.ts';

const MOST_FAILURES = 2;
const FEWEST_WORDS = 5;
const TIME_TO_CONCLUDE = 0.75;
const WORTH_A_SECOND = 2; // points: two that are missing, or one that is wrong
const FEW_QUESTIONS = 8; // an interview with no more goes deeper into each
const LAST_RUNG_ON_WHAT_WAS_SAID = 2;

const order: readonly Step[] = ['framework', 'figures', 'ladder', 'twist', 'recommendation'];

const hasNothing = (question: PlannedQuestion, { reply, step }: Prompt): boolean =>
  (wordsOf(reply).length < FEWEST_WORDS && !holdsFigure(reply)) ||
  isOffTopic(question, reply, step !== null);

/** Whether the ladder has come to an end: two of its rungs got nothing to speak of. */
export const hasFailed = (question: PlannedQuestion, { prompts }: Progress): boolean =>
  prompts.filter((prompt) => hasNothing(question, prompt)).length >= MOST_FAILURES;

export const isOverBudget = (
  question: PlannedQuestion,
  { openedMs }: Progress,
  elapsedMs: number,
): boolean => elapsedMs >= question.latestFollowUpMs || elapsedMs - openedMs >= question.budgetMs;

/** Whether a question was stayed with as long as it may be. */
export const isExhausted = ({ maximumFollowUps }: PlannedQuestion, { moves }: Progress): boolean =>
  countOf(moves, 'follow_up') + countOf(moves, 'press') >= maximumFollowUps;

const appetiteFor = (rung: number, { appetite }: Persona): number =>
  rung === 4 ? appetite.soWhat : rung === 3 ? appetite.figures : appetite.challenge;

/** Whoever has said it all is not asked to say it again, but taken further. */
const climbing: readonly number[] = [3, 4, 2, 1];

/** How much a follow-up gives another chance to show, in points. */
function gapOf({ aims }: PlannedFollowUp, { wrong, missing, vague }: Shown): number {
  const isWrong = new Set<string>(wrong.map(({ claim }) => claim.concept));
  const isOpen = new Set<string>([...missing, ...vague]);
  return aims.reduce((sum, id) => sum + (isWrong.has(id) ? 2 : isOpen.has(id) ? 1 : 0), 0);
}

const isAllShown = ({ aims }: PlannedFollowUp, { shown }: Shown): boolean =>
  aims.length > 0 && aims.every((id) => shown.includes(id));

/** Whether most of what a follow-up asks for was said: asking for the rest would ask for it again. */
const isMostlyShown = ({ aims }: PlannedFollowUp, { shown }: Shown): boolean =>
  aims.filter((id) => shown.includes(id)).length * 2 > aims.length;

/** The rung that gives the best chance to show what is missing or wrong. */
function aimed(rungs: readonly PlannedFollowUp[], judged: Shown, persona: Persona) {
  const gap = (followUp: PlannedFollowUp) => gapOf(followUp, judged);
  return rungs
    .filter((followUp) => gap(followUp) > 0 && !isMostlyShown(followUp, judged))
    .toSorted(
      (a, b) =>
        gap(b) - gap(a) ||
        appetiteFor(b.rung, persona) - appetiteFor(a.rung, persona) ||
        a.rung - b.rung,
    )[0];
}

/** The rung that takes somebody further who left nothing to aim at. */
function further(
  rungs: readonly PlannedFollowUp[],
  judged: Shown,
  persona: Persona,
  isFit: boolean,
) {
  return rungs
    .filter(
      (followUp) =>
        isFit || followUp.rung > LAST_RUNG_ON_WHAT_WAS_SAID || !isAllShown(followUp, judged),
    )
    .toSorted(
      (a, b) =>
        appetiteFor(b.rung, persona) - appetiteFor(a.rung, persona) ||
        climbing.indexOf(a.rung) - climbing.indexOf(b.rung),
    )[0];
}

/** One rung where the answer left most to show, seldom a second; more of a story. */
function rungFor(
  { plan, question, progress }: Situation,
  rungs: readonly PlannedFollowUp[],
  judged: Shown,
): PlannedFollowUp | null {
  const persona = personaOf(plan.persona);
  const target = aimed(rungs, judged, persona);
  const climbed = progress.prompts.filter(({ step }) => step === 'ladder');
  const last = progress.prompts.at(-1);
  const isFit = question.block === 'fit';
  const wasChallenged = progress.moves.some(({ act, rung }) => act === 'press' && rung === 2);
  const next = target ?? further(rungs, judged, persona, isFit) ?? null;
  if (climbed.length === 0 && !wasChallenged) return next;
  if (!last || hasNothing(question, last)) return null;
  if (plan.questions.length <= FEW_QUESTIONS) return next;
  return target && (isFit || gapOf(target, judged) >= WORTH_A_SECOND) ? target : null;
}

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
  const done = countOf(progress.moves, 'follow_up') + countOf(progress.moves, 'press');
  const conclusion = open.find(({ step }) => step === 'recommendation');
  const isLate = elapsedMs - progress.openedMs >= question.budgetMs * TIME_TO_CONCLUDE;
  if (conclusion && (isLate || done === question.maximumFollowUps - 1)) return conclusion;
  for (const step of order) {
    const here = open.filter((followUp) => followUp.step === step);
    const chosen = step === 'ladder' ? rungFor(situation, here, judged) : here[0];
    if (chosen) return chosen;
  }
  return null;
}

import { LAST_QUESTION_MS } from '../planning/blueprint.ts';
import { isBeyondTopic } from '../planning/chosen-topic.ts';
import { type Persona, personaOf } from '../planning/persona.ts';
import type { PlannedFollowUp, PlannedQuestion } from '../planning/plan.ts';
import { hasNothing } from './has-failed.ts';
import type { Shown } from './shown-so-far.ts';
import type { Situation } from './situation.ts';

const WORTH_A_SECOND = 2; // points: two that are missing, or one that is wrong
const MOST_RUNGS = 2;
const MOST_RUNGS_WITH_TIME_TO_SPARE = 4; // the whole ladder
const USUAL_QUESTION_MS = 150_000; // a question and one follow-up, at the pace of one who explains
const LAST_RUNG_ON_WHAT_WAS_SAID = 2;

const appetiteFor = (rung: number, { appetite }: Persona): number =>
  rung === 4 ? appetite.soWhat : rung === 3 ? appetite.figures : appetite.challenge;

/** Whoever has said it all is not asked to say it again, but taken further: by one way or the other. */
const climbing: readonly (readonly number[])[] = [
  [3, 4, 2, 1],
  [4, 3, 1, 2],
  [3, 2, 4, 1],
];

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
  { block, variant }: PlannedQuestion,
) {
  const isFit = block === 'fit';
  const taste = ({ rung }: PlannedFollowUp) => (isFit ? 0 : appetiteFor(rung, persona));
  const way = climbing[variant % climbing.length] ?? [];
  return rungs
    .filter(
      (followUp) =>
        isFit || followUp.rung > LAST_RUNG_ON_WHAT_WAS_SAID || !isAllShown(followUp, judged),
    )
    .toSorted((a, b) => taste(b) - taste(a) || way.indexOf(a.rung) - way.indexOf(b.rung))[0];
}

/** Whether the questions that are left, those beyond the chosen topic apart, would not fill the time at a usual pace. */
function hasTimeToSpare({ plan, progress, elapsedMs }: Situation): boolean {
  const left = plan.questions.filter(
    (each) => !progress.asked.has(each.id) && !isBeyondTopic(plan, each),
  ).length;
  return LAST_QUESTION_MS - elapsedMs > left * USUAL_QUESTION_MS;
}

/**
 * One rung where the answer left most to show, seldom a second; more of a story, and the whole ladder
 * where a quick candidate would be through with the questions before the time is.
 */
export function chooseRung(
  situation: Situation,
  rungs: readonly PlannedFollowUp[],
  judged: Shown,
): PlannedFollowUp | null {
  const { plan, question, progress } = situation;
  const persona = personaOf(plan.persona);
  const target = aimed(rungs, judged, persona);
  const climbed = progress.prompts.filter(({ step }) => step === 'ladder');
  const last = progress.prompts.at(-1);
  const isFit = question.block === 'fit';
  const wasChallenged = progress.moves.some(({ act, rung }) => act === 'press' && rung === 2);
  const next = target ?? further(rungs, judged, persona, question) ?? null;
  if (climbed.length === 0 && !wasChallenged) return next;
  const isUnhurried = hasTimeToSpare(situation);
  const most = isUnhurried ? MOST_RUNGS_WITH_TIME_TO_SPARE : MOST_RUNGS;
  if (!last || hasNothing(question, last) || (!isFit && climbed.length >= most)) return null;
  if (isUnhurried) return next;
  return target && (isFit || gapOf(target, judged) >= WORTH_A_SECOND) ? target : null;
}

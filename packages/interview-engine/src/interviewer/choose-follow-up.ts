import type { PlannedQuestion } from '../planning/plan.ts';
import { wordsOf } from '../text/fold.ts';
import { countOf, type Progress } from './progress.ts';
import { missingMusts } from './relevance.ts';
import type { Voice } from './voice.ts';

const THIN_ANSWER = 12;

export interface ChosenFollowUp {
  readonly text: string;
  readonly rung: number;
}

/** The follow-up that gives the best chance to show what is missing; `null` when enough was asked. */
export function chooseFollowUp(
  question: PlannedQuestion,
  progress: Progress,
  elapsedMs: number,
  voice: Voice,
): ChosenFollowUp | null {
  const { moves, answers, latest, openedMs } = progress;
  const done = countOf(moves, 'follow_up');
  const isOver = elapsedMs - openedMs >= question.budgetMs;
  if (isOver || done >= question.maximumFollowUps) return null;

  const unused = question.followUps.filter(
    ({ text }) => !moves.some((move) => move.text.includes(text)),
  );
  const numbers = unused.find(({ rung }) => rung === 3);
  if (numbers) return numbers;
  const isThin = done === 0 && wordsOf(latest).length < THIN_ANSWER && !/\d/.test(latest);
  const { press: onTrade, pressOnStory } = voice.phrases;
  const press = isThin ? voice.fresh(question.block === 'fit' ? pressOnStory : onTrade) : null;
  if (press) return { text: press, rung: 1 };

  const missing: ReadonlySet<string> = new Set(missingMusts(question, answers));
  const gap = (aims: readonly string[]) => aims.filter((id) => missing.has(id)).length;
  return unused.toSorted((a, b) => gap(b.aims) - gap(a.aims))[0] ?? null;
}

import type { InterviewPlan } from '../planning/plan.ts';
import { fold } from '../text/fold.ts';
import type { EngineTurn } from '../turns.ts';
import { contentStems, questionWords } from './question-words.ts';

const FIRST = /\b(?:first|premiere) (?:question|answer|reponse)\b/;

/** The questions asked before the open one, oldest first. */
function earlierQuestions(plan: InterviewPlan, turns: readonly EngineTurn[]): string[] {
  const said = turns.filter(({ role }) => role === 'interviewer');
  const open = said.at(-1)?.questionId;
  const known = new Set(plan.questions.map(({ id }) => id));
  const asked = new Set(said.flatMap(({ questionId }) => questionId ?? []));
  return [...asked].filter((id) => id !== open && known.has(id));
}

/**
 * The earlier question an answer that comes back to one belongs to: the one it shares most words
 * with, "the first" where it says so, else the one before. `turns` end before the answer; `null`
 * when there is no earlier question.
 */
export function lateQuestionId(
  plan: InterviewPlan,
  turns: readonly EngineTurn[],
  answer: string,
): string | null {
  const earlier = earlierQuestions(plan, turns);
  if (FIRST.test(fold(answer))) return earlier[0] ?? null;
  const said = contentStems(answer);
  const shared = (id: string) =>
    [...said].filter((stem) => questionWords(id).around.has(stem)).length;
  // The latest comes first, so that it wins where nothing tells the questions apart.
  const scored = earlier.toReversed().map((id) => ({ id, score: shared(id) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.id ?? null;
}

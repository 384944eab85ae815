import type { Judgement, Judgements, JudgeTask } from '@greenshoe/interview-engine';
import type { Judge } from '../../providers/language-model/judge.ts';

const AT_ONCE = 4;
const PATIENCE_MS = 30_000; // over all answers: somebody waits for the report

/** What the model says of each answer. An answer it did not judge in time is left out. */
export async function judgeAnswers(
  judge: Judge,
  tasks: readonly JudgeTask[],
  signal: AbortSignal,
): Promise<Judgements> {
  const judgements = new Map<string, readonly Judgement[]>();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const waiting = tasks.values();

  async function work() {
    for (const task of waiting) {
      if (limit.aborted) return;
      const judged = await judge.judge(task, limit);
      if (judged) judgements.set(task.questionId, judged);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return judgements;
}

import {
  type InterviewPlan,
  type Judgements,
  type JudgeTask,
  judgeTasksFor,
  mark,
} from '@greenshoe/interview-engine';
import type { Atomically, Stores } from '../../database/stores.ts';
import type { Judge } from '../../providers/language-model/judge.ts';
import { judgeAnswers } from './judge-answers.ts';

export interface MarkingDependencies {
  readonly atomically: Atomically;
  readonly stores: Pick<Stores, 'marking' | 'turns'>;
  /** `null` where no language model is configured. */
  readonly judge: Judge | null;
}

type MarkingJob = { readonly interviewId: string };

/** Marks what was said once an interview has ended. All of it is safe to repeat. */
export function createMarkInterview({ atomically, stores, judge }: MarkingDependencies) {
  const { marking, turns } = stores;

  const judgementsOf = (tasks: readonly JudgeTask[], signal: AbortSignal): Promise<Judgements> =>
    judge ? judgeAnswers(judge, tasks, signal) : Promise.resolve(new Map());

  /** No transaction is open while the model is waited for, and the marking does not depend on it. */
  async function markNow(plan: InterviewPlan, interviewId: string, signal: AbortSignal) {
    const said = await turns.list(interviewId);
    const judgements = await judgementsOf(judgeTasksFor(plan, said), signal);
    signal.throwIfAborted(); // another process takes the job, with all of its patience
    return { report: mark(plan, said, judgements), judgements };
  }

  async function run({ interviewId }: MarkingJob, signal: AbortSignal): Promise<void> {
    const plan = await marking.begin(interviewId);
    if (!plan) return;
    await marking.complete(interviewId, await markNow(plan, interviewId, signal), 'marking');
  }

  /** Marks again what has a report, by what the model said then. */
  async function review({ interviewId }: MarkingJob): Promise<void> {
    const before = await marking.review(interviewId);
    if (!before) {
      if (await marking.hasBegun(interviewId)) throw new Error('The first marking is not over yet');
      return; // it failed, and there is no report to replace
    }
    const { plan, judgements } = before;
    const report = mark(plan, await turns.list(interviewId), judgements);
    await marking.complete(interviewId, { report, judgements }, 'marked');
  }

  return {
    run,
    review,

    giveUp: ({ interviewId }: MarkingJob) => marking.giveUp(interviewId),

    /** Has interviews marked anew whose report has an older form, from what was said in them. */
    reopenOutdated: () =>
      atomically(async ({ marking: reopening, queue }) => {
        for (const interviewId of await reopening.reopenOutdated()) {
          await queue.add('interview.mark', { interviewId });
        }
      }),
  };
}

import type { Atomically, Stores } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import type { Ending } from './interviews.repository.ts';

const STALE_AFTER_SECONDS = 32 * 60; // half an hour, and time for the platform to say so itself

type Taking = Pick<Stores, 'interviews' | 'queue'>;

async function mark({ queue }: Taking, interviewIds: readonly string[]): Promise<void> {
  for (const interviewId of interviewIds) await queue.add('interview.mark', { interviewId });
}

/** The one way in which an interview ends: whoever says so first, once, and then it is marked. */
export async function finish(taking: Taking, ending: Ending, reason: string): Promise<void> {
  await mark(taking, await taking.interviews.end(ending, reason));
}

export type Finish = typeof finish;
export type FinishInterview = ReturnType<typeof createFinishInterview>;

/** The endings that are transactions of their own. */
export const createFinishInterview = (atomically: Atomically) => ({
  /** An interview of somebody else does not exist. */
  byCandidate: (userId: string, assistantId: string, callId?: string) =>
    atomically(async (stores) => {
      const known = await stores.interviews.owns(userId, assistantId);
      if (!known) throw new DomainError('request.not_found');
      const call =
        callId === undefined ? {} : { call: { id: callId, rule: 'not-superseded' } as const };
      await finish(stores, { assistantId, userId, ...call }, 'customer-ended-call');
    }),

  /** Ends what the platform never reported as over, such as after an outage of ours. */
  stale: () =>
    atomically(async (stores) => {
      const reason = 'exceeded-max-duration';
      await mark(stores, await stores.interviews.endStale(STALE_AFTER_SECONDS, reason));
    }),
});

import type { Atomically, Stores } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import type { Ending } from './interviews.repository.ts';
import type { Unheld } from './unheld.repository.ts';

const STALE_AFTER_SECONDS = 32 * 60; // half an hour, and time for the platform to say so itself
const WAITS_FOR_SECONDS = 30 * 60; // for the candidate to come to an interview that is ready
const RETURNS_PER_DAY = 3;

type Taking = Pick<Stores, 'interviews' | 'ledger' | 'queue' | 'unheld'>;

/** In one order for everybody, so that no two of these wait for each other. */
async function giveBack({ ledger }: Pick<Taking, 'ledger'>, unheld: readonly Unheld[]) {
  const inOrder = unheld.toSorted((a, b) => a.userId.localeCompare(b.userId));
  for (const launch of inOrder) await ledger.giveBack(launch, RETURNS_PER_DAY);
}

/** Queues the marking of what has ended, and returns the token of what was never held. */
async function settle(
  { ledger, queue }: Taking,
  ended: readonly string[],
  unheld: readonly Unheld[],
): Promise<void> {
  await giveBack({ ledger }, unheld);
  const isUnheld = new Set(unheld.map(({ id }) => id));
  for (const interviewId of ended) {
    if (!isUnheld.has(interviewId)) await queue.add('interview.mark', { interviewId });
  }
}

/**
 * The one way in which an interview ends: whoever says so first, once, and then it is marked. That no
 * call took place may also become known later, from the platform, and is then put right.
 */
export async function finish(taking: Taking, ending: Ending, reason: string): Promise<void> {
  const ended = await taking.interviews.end(ending, reason);
  await settle(taking, ended, await taking.unheld.claim(ending, reason));
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
      const ids = await stores.interviews.endStale(STALE_AFTER_SECONDS, reason);
      await settle(stores, ids, await stores.unheld.claim({ ids }, reason));
    }),

  /** Ends what nobody came to. */
  waiting: () =>
    atomically(async ({ ledger, unheld }) => {
      await giveBack({ ledger }, await unheld.claimWaiting(WAITS_FOR_SECONDS));
    }),
});

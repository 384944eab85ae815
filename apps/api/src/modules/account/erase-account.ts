import { setTimeout as pause } from 'node:timers/promises';
import type { Atomically, Stores } from '../../database/stores.ts';
import type { Accounts } from '../../providers/accounts/accounts.ts';
import type { Assistants } from '../../providers/platform/assistants.ts';
import type { Erasure } from './erasures.repository.ts';

const ANSWER_WITHIN_MS = 4_000;
const JOB_AFTER_SECONDS = 8; // longer than the answer waits: by then, its process may be dead
const HASHES_KEPT_DAYS = 730; // longer than the provider reports on a payment

export interface ErasureDependencies {
  readonly atomically: Atomically;
  readonly stores: Pick<Stores, 'erasures' | 'queue'>;
  readonly assistants: Assistants;
  readonly accounts: Accounts;
}

type ErasureJob = { readonly erasureId: string };

/** Deletes accounts. Our own rows go at once, together; everything else follows for certain. */
export function createEraseAccount(deps: ErasureDependencies) {
  const { atomically, stores, assistants, accounts } = deps;

  async function clearPlatform({ launchIds, callIds }: Erasure): Promise<void> {
    const own = new Set(launchIds);
    const made = own.size > 0 ? await assistants.list() : [];
    for (const { id, interviewId } of made) if (own.has(interviewId)) await assistants.remove(id);
    for (const callId of callIds) await assistants.forgetCall(callId);
  }

  /** The account goes last: while it is there, its recordings have an owner. */
  async function clearBackend({ userId }: Erasure): Promise<void> {
    await accounts.removeRecordings(userId);
    await accounts.removeUser(userId);
  }

  /** Removes what is left elsewhere; one service that is away does not keep the others waiting. */
  async function run({ erasureId }: ErasureJob): Promise<void> {
    const erasure = await stores.erasures.find(erasureId);
    if (!erasure) return;
    const outcomes = await Promise.allSettled([clearPlatform(erasure), clearBackend(erasure)]);
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    await stores.erasures.complete(erasureId);
  }

  /** Queues again what its own job gave up. */
  async function resume(): Promise<void> {
    for (const erasureId of await stores.erasures.listOpen()) {
      await stores.queue.add('account.erase', { erasureId }, { singletonKey: erasureId });
    }
  }

  /** Deletes an account; answers when everything is gone, or soon, with the rest certain to follow. */
  async function start(userId: string): Promise<void> {
    const { id } = await atomically(async ({ erasures, queue }) => {
      const erasure = await erasures.begin(userId);
      const once = { afterSeconds: JOB_AFTER_SECONDS, singletonKey: erasure.id };
      await queue.add('account.erase', { erasureId: erasure.id }, once);
      return erasure;
    });
    const isRun = run({ erasureId: id }).catch(() => undefined); // the job says why, if it fails too
    await Promise.race([isRun, pause(ANSWER_WITHIN_MS, undefined, { ref: false })]);
  }

  return { start, run, resume, forget: () => stores.erasures.forget(HASHES_KEPT_DAYS) };
}

export type EraseAccount = ReturnType<typeof createEraseAccount>;

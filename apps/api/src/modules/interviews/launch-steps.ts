import type { InterviewPlan } from '@greenshoe/interview-engine';
import type { ErrorCode, InterviewSettings } from '@greenshoe/shared-types';
import type { Atomically } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';

const LEASE_SECONDS = 60; // longer than any request to the platform may take

export interface Reservation {
  readonly id: string;
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly settings: InterviewSettings;
  readonly plan: InterviewPlan;
}

/** The three transactions of a launch. None of them waits for anybody but the database. */
export const createLaunchSteps = (atomically: Atomically) => ({
  /** Holds a token and leaves a job that settles the launch, should nobody else get to it. */
  reserve: (reservation: Reservation) =>
    atomically(async ({ launches, interviews, ledger, queue }) => {
      const launch = await launches.claim({ ...reservation, leaseSeconds: LEASE_SECONDS });
      if (!launch) {
        const earlier = await launches.findByKey(reservation.userId, reservation.key);
        if (!earlier) throw new Error('A key that is taken names a launch');
        return { launch: earlier, isNew: false };
      }
      await interviews.prepare(reservation);
      const shortage = await ledger.reserve(launch);
      if (shortage) throw new DomainError(`tokens.${shortage}`);
      const job = { launchId: launch.id };
      await queue.add('launch.settle', job, { afterSeconds: LEASE_SECONDS });
      return { launch, isNew: true };
    }),

  /**
   * Spends the held token. Answers with the launch as it is now: a release may have been faster, and
   * `null` when its account was deleted meanwhile.
   */
  commit: (id: string, assistantId: string) =>
    atomically(async ({ launches, interviews, ledger }) => {
      const launch = await launches.finish(id, { state: 'ready', assistantId });
      if (!launch) return launches.find(id);
      await interviews.attachAssistant(id, assistantId);
      await ledger.consume(launch);
      return launch;
    }),

  /** Answers with the launch as it is now: released, ready because the commit was faster, or gone. */
  release: (id: string, failure: ErrorCode) =>
    atomically(async ({ launches, interviews, ledger }) => {
      const launch = await launches.finish(id, { state: 'failed_released', failure });
      if (!launch) return launches.find(id);
      await interviews.discard(id);
      await ledger.release(launch);
      return launch;
    }),
});

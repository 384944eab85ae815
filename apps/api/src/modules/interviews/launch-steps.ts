import type { InterviewPlan } from '@greenshoe/interview-engine';
import {
  type ErrorCode,
  type InterviewSettings,
  TOKENS_PER_INTERVIEW,
} from '@greenshoe/shared-types';
import type { Atomically } from '../../database/stores.ts';
import { DomainError } from '../../domain-error.ts';
import type { Launch } from './launches.repository.ts';

const LEASE_SECONDS = 60; // longer than any request to the platform may take

const accounts = {
  reserve: { from: 'available', to: 'held' },
  consume: { from: 'held', to: 'consumed' },
  release: { from: 'held', to: 'available' },
} as const;

const transferFor = (step: keyof typeof accounts, { id, userId }: Launch) => ({
  reference: `${step}:${id}`,
  userId,
  amount: TOKENS_PER_INTERVIEW,
  ...accounts[step],
});

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
        const { userId, key } = reservation;
        return { repeated: await launches.find({ userId, key }) };
      }
      await interviews.prepare(reservation);
      const held = await ledger.transfer(transferFor('reserve', launch));
      if (!held) throw new DomainError('tokens.insufficient');
      const job = { launchId: launch.id };
      await queue.add('launch.settle', job, { afterSeconds: LEASE_SECONDS });
      return { launch };
    }),

  /** Spends the held token; `false` when the launch was released while the platform worked. */
  commit: (id: string, assistantId: string) =>
    atomically(async ({ launches, interviews, ledger }) => {
      const launch = await launches.finish(id, { state: 'ready', assistantId });
      if (!launch) return false;
      await interviews.attachAssistant(id, assistantId);
      await ledger.transfer(transferFor('consume', launch));
      return true;
    }),

  /** Answers with the launch as it is now: released, or ready because the commit was faster. */
  release: (id: string, failure: ErrorCode) =>
    atomically(async ({ launches, interviews, ledger }) => {
      const launch = await launches.finish(id, { state: 'failed_released', failure });
      if (!launch) return launches.find({ id });
      await interviews.discard(id);
      await ledger.transfer(transferFor('release', launch));
      return launch;
    }),
});

import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../../database/database.ts';
import type { PaymentEvent } from '../payments/payments.ts';

/** What to look at, and the event that is done with afterwards. */
export interface PaymentNews {
  readonly subject: PaymentEvent['subject'];
  readonly eventId?: string;
}

/** Every kind of background work, with the data it carries. */
export interface Jobs {
  'launch.settle': { launchId: string };
  'interview.mark': { interviewId: string };
  /** What is left of an `interview.mark` that failed for good. */
  'interview.give-up': { interviewId: string };
  /** Marks again what was marked: something about it has become known since. */
  'interview.review': { interviewId: string };
  'interviews.close-stale': object;
  /** Something happened to a payment. */
  'payment.news': PaymentNews;
  'payments.catch-up': object;
  'keys.forget': object;
  'launches.reconcile': object;
  'assistants.sweep': object;
}

export interface Queue {
  readonly add: <Name extends keyof Jobs>(
    name: Name,
    data: Jobs[Name],
    options?: { afterSeconds: number },
  ) => Promise<void>;
}

/** Given a transaction, a job exists only if the transaction commits. */
export const createQueue = (database: Database, boss: PgBoss): Queue => ({
  async add(name, data, { afterSeconds } = { afterSeconds: 0 }) {
    await boss.send(name, data, { startAfter: afterSeconds, db: fromKysely(database) });
  },
});

/** The signal says that nobody needs the outcome any more: the process ends, or the job was too slow. */
export type Handlers = {
  readonly [Name in keyof Jobs]: (data: Jobs[Name], signal: AbortSignal) => Promise<void>;
};

const retried = { retryLimit: 8, retryBackoff: true };
const MARKINGS_AT_ONCE = 4; // a marking may wait for a language model
// In this order: a queue's dead letters need their own queue first.
const queues = [
  { name: 'interview.give-up', options: retried, pollingIntervalSeconds: 2 },
  {
    name: 'interview.mark',
    options: { retryLimit: 5, retryDelay: 2, retryBackoff: true, deadLetter: 'interview.give-up' },
    pollingIntervalSeconds: 0.5, // somebody waits for the report
    localConcurrency: MARKINGS_AT_ONCE,
  },
  { name: 'interview.review', options: retried, pollingIntervalSeconds: 2 },
  {
    name: 'payment.news',
    options: {
      retryLimit: 20, // some hours
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60, // its process died, or lost the database
    },
    pollingIntervalSeconds: 0.5, // somebody waits for the tokens
    localConcurrency: 4,
    burstWhenReadyExceeds: 10,
  },
  { name: 'payments.catch-up', options: retried, pollingIntervalSeconds: 30 },
  { name: 'keys.forget', options: { retryLimit: 0 }, pollingIntervalSeconds: 30 },
  { name: 'launch.settle', options: retried, pollingIntervalSeconds: 5 },
  { name: 'interviews.close-stale', options: { retryLimit: 0 }, pollingIntervalSeconds: 5 },
  {
    name: 'launches.reconcile',
    // One at a time is waiting, whoever asked for it.
    options: { retryLimit: 0, policy: 'short', deleteAfterSeconds: 3_600 },
    pollingIntervalSeconds: 5,
    againAfterSeconds: 15,
  },
  {
    name: 'assistants.sweep',
    options: { retryLimit: 0, policy: 'short' },
    pollingIntervalSeconds: 5,
  },
] as const satisfies readonly {
  name: keyof Jobs;
  options: object;
  pollingIntervalSeconds: number;
  localConcurrency?: number;
  burstWhenReadyExceeds?: number;
  /** A job that asks for the next one itself, as no schedule is as fine as this. */
  againAfterSeconds?: number;
}[];

type Handle = (data: Jobs[keyof Jobs], signal: AbortSignal) => Promise<void>;
type Report = (name: keyof Jobs, error: unknown) => void;

/** A handler that throws is reported and run again, so every handler must be safe to repeat. */
export async function startWorkers(
  boss: PgBoss,
  handlers: Handlers,
  report: Report,
): Promise<void> {
  for (const queue of queues) {
    const { name, options, againAfterSeconds, ...pace } = { againAfterSeconds: null, ...queue };
    await boss.createQueue(name, options);
    const handle = handlers[name] as Handle;
    const polling = { batchSize: 1, ...pace };
    await boss.work<Jobs[keyof Jobs]>(name, polling, async ([job]) => {
      try {
        if (job) await handle(job.data, job.signal);
      } catch (error) {
        report(name, error);
        throw error;
      } finally {
        if (againAfterSeconds) await boss.send(name, {}, { startAfter: againAfterSeconds });
      }
    });
  }
  await boss.schedule('interviews.close-stale', '* * * * *');
  await boss.schedule('payments.catch-up', '17 3 * * *');
  await boss.schedule('keys.forget', '47 3 * * *');
  await boss.schedule('launches.reconcile', '* * * * *'); // begins, and takes up what broke off
  await boss.schedule('assistants.sweep', '*/10 * * * *');
}

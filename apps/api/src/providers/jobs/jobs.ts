import { fromKysely, type PgBoss, type WorkHandler } from 'pg-boss';
import type { Database } from '../../database/database.ts';
import type { PaymentEvent } from '../payments/payments.ts';
import { queues } from './queues.ts';
import { workUrgently } from './urgent-work.ts';

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
  /** What is left of a deleted account outside our own tables. */
  'account.erase': { erasureId: string };
  'accounts.resume-erasing': object;
  'launches.reconcile': object;
  'assistants.sweep': object;
}

export interface QueueOptions {
  readonly afterSeconds?: number;
  /** Of the jobs with one key, an exclusive queue has one at a time. */
  readonly singletonKey?: string;
}

export interface Queue {
  readonly add: <Name extends keyof Jobs>(
    name: Name,
    data: Jobs[Name],
    options?: QueueOptions,
  ) => Promise<void>;
}

/** Given a transaction, a job exists only if the transaction commits. */
export const createQueue = (database: Database, boss: PgBoss): Queue => ({
  async add(name, data, { afterSeconds: startAfter = 0, ...options } = {}) {
    await boss.send(name, data, { startAfter, ...options, db: fromKysely(database) });
  },
});

/** The signal says that nobody needs the outcome any more: the process ends, or the job was too slow. */
export type Handlers = {
  readonly [Name in keyof Jobs]: (data: Jobs[Name], signal: AbortSignal) => Promise<void>;
};

type Handle = (data: Jobs[keyof Jobs], signal: AbortSignal) => Promise<void>;
type Report = (name: keyof Jobs, error: unknown) => void;

/** A handler that throws is reported and run again, so every handler must be safe to repeat. */
export async function startWorkers(
  boss: PgBoss,
  handlers: Handlers,
  report: Report,
): Promise<void> {
  for (const queue of queues) {
    const { name, options, againAfterSeconds, isUrgent, ...pace } = {
      againAfterSeconds: null,
      isUrgent: false,
      ...queue,
    };
    await boss.createQueue(name, options);
    const handle = handlers[name] as Handle;
    const polling = { batchSize: 1, ...pace };
    const run: WorkHandler<Jobs[keyof Jobs]> = async ([job]) => {
      try {
        if (job) await handle(job.data, job.signal);
      } catch (error) {
        report(name, error);
        throw error;
      } finally {
        if (againAfterSeconds) await boss.send(name, {}, { startAfter: againAfterSeconds });
      }
    };
    if (isUrgent) await workUrgently(boss, name, polling, run);
    else await boss.work(name, polling, run);
  }
  await boss.schedule('interviews.close-stale', '* * * * *');
  await boss.schedule('payments.catch-up', '17 3 * * *');
  await boss.schedule('keys.forget', '47 3 * * *');
  await boss.schedule('accounts.resume-erasing', '*/10 * * * *');
  await boss.schedule('launches.reconcile', '* * * * *'); // begins, and takes up what broke off
  await boss.schedule('assistants.sweep', '*/10 * * * *');
}

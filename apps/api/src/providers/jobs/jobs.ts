import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../../database/database.ts';

/** Every kind of background work, with the data it carries. */
export interface Jobs {
  'launch.settle': { launchId: string };
  'interview.mark': { interviewId: string };
  /** What is left of an `interview.mark` that failed for good. */
  'interview.give-up': { interviewId: string };
  /** Marks again what was marked: something about it has become known since. */
  'interview.review': { interviewId: string };
  'interviews.close-stale': object;
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
  { name: 'launch.settle', options: retried, pollingIntervalSeconds: 5 },
  { name: 'interviews.close-stale', options: { retryLimit: 0 }, pollingIntervalSeconds: 5 },
] as const satisfies readonly {
  name: keyof Jobs;
  options: object;
  pollingIntervalSeconds: number;
  localConcurrency?: number;
}[];

type Handle = (data: Jobs[keyof Jobs], signal: AbortSignal) => Promise<void>;
type Report = (name: keyof Jobs, error: unknown) => void;

/** A handler that throws is reported and run again, so every handler must be safe to repeat. */
export async function startWorkers(
  boss: PgBoss,
  handlers: Handlers,
  report: Report,
): Promise<void> {
  for (const { name, options, ...pace } of queues) {
    await boss.createQueue(name, options);
    const handle = handlers[name] as Handle;
    const polling = { batchSize: 1, ...pace };
    await boss.work<Jobs[keyof Jobs]>(name, polling, async ([job]) => {
      try {
        if (job) await handle(job.data, job.signal);
      } catch (error) {
        report(name, error);
        throw error;
      }
    });
  }
  await boss.schedule('interviews.close-stale', '* * * * *');
}

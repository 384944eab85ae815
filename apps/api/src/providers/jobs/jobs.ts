import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../../database/database.ts';

/** Every kind of background work, with the data it carries. */
export interface Jobs {
  'launch.settle': { launchId: string };
  'interview.mark': { interviewId: string };
  /** What is left of an `interview.mark` that failed for good. */
  'interview.give-up': { interviewId: string };
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

export type Handlers = { readonly [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };

const retried = { retryLimit: 8, retryBackoff: true };
// In this order: a queue's dead letters need their own queue first.
const queues = [
  { name: 'interview.give-up', options: retried, pollingIntervalSeconds: 2 },
  {
    name: 'interview.mark',
    options: { retryLimit: 5, retryDelay: 2, retryBackoff: true, deadLetter: 'interview.give-up' },
    pollingIntervalSeconds: 0.5, // somebody waits for the report
  },
  { name: 'launch.settle', options: retried, pollingIntervalSeconds: 5 },
  { name: 'interviews.close-stale', options: { retryLimit: 0 }, pollingIntervalSeconds: 5 },
] as const satisfies readonly {
  name: keyof Jobs;
  options: object;
  pollingIntervalSeconds: number;
}[];

type Report = (name: keyof Jobs, error: unknown) => void;

/** A handler that throws is reported and run again, so every handler must be safe to repeat. */
export async function startWorkers(
  boss: PgBoss,
  handlers: Handlers,
  report: Report,
): Promise<void> {
  for (const { name, options, pollingIntervalSeconds } of queues) {
    await boss.createQueue(name, options);
    const handle = handlers[name] as (data: Jobs[keyof Jobs]) => Promise<void>;
    const polling = { batchSize: 1, pollingIntervalSeconds };
    await boss.work<Jobs[keyof Jobs]>(name, polling, async ([job]) => {
      try {
        if (job) await handle(job.data);
      } catch (error) {
        report(name, error);
        throw error;
      }
    });
  }
  await boss.schedule('interviews.close-stale', '* * * * *');
}

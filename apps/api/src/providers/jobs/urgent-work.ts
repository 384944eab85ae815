import type { PgBoss, WorkHandler } from 'pg-boss';

interface Pace {
  readonly batchSize: number;
  readonly pollingIntervalSeconds: number;
  readonly localConcurrency?: number;
}

/**
 * Works at a queue for which somebody waits: the database tells every process of a new job when it is
 * committed, and whoever has done one looks for the next at once. Where the database tells nobody,
 * as behind some poolers, the polling finds it.
 */
export async function workUrgently<Data>(
  boss: PgBoss,
  name: string,
  { localConcurrency = 1, ...pace }: Pace,
  handle: WorkHandler<Data>,
): Promise<void> {
  await boss.updateQueue(name, { notify: true });
  const polling = { ...pace, notifyPollingIntervalSeconds: pace.pollingIntervalSeconds };
  for (let count = 0; count < localConcurrency; count += 1) {
    let worker = '';
    worker = await boss.work<Data>(name, polling, (jobs) => {
      boss.notifyWorker(worker);
      return handle(jobs);
    });
  }
}

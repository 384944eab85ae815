import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '../src/database/database.ts';
import { workUrgently } from '../src/providers/jobs/urgent-work.ts';
import { createApiDatabase } from './support/app.ts';

const QUEUE = 'urgent';
const UNHURRIED_SECONDS = 60; // polling alone finds nothing within a test

const done: number[] = [];
let pool: ReturnType<typeof createPool>;
let database: Database;
let asking: PgBoss;
let working: PgBoss;

const start = (url: string) =>
  new PgBoss({
    connectionString: url,
    max: 2,
    useListenNotify: true,
    supervise: false,
    schedule: false,
  })
    .on('error', () => undefined)
    .start();

beforeAll(async () => {
  const { url } = await createApiDatabase();
  pool = createPool({ url, poolSize: 2 });
  database = createDatabase(pool);
  working = await start(url);
  await working.createQueue(QUEUE);
  const pace = { batchSize: 1, pollingIntervalSeconds: UNHURRIED_SECONDS };
  await workUrgently<{ count: number }>(working, QUEUE, pace, async ([job]) => {
    if (job) done.push(job.data.count);
  });
  asking = await start(url); // as another process
});
afterAll(async () => {
  await asking.stop({ graceful: false });
  await working.stop({ graceful: false });
  await pool.end();
});

test('an urgent job is taken up once it is committed, whichever process asked for it', async () => {
  await database.transaction().execute(async (transaction) => {
    await asking.send(QUEUE, { count: 0 }, { db: fromKysely(transaction) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(done).toEqual([]);
  });
  await expect.poll(() => done, { timeout: 2_000, interval: 10 }).toEqual([0]);
});

test('many urgent jobs are done one right after the other', async () => {
  const counts = Array.from({ length: 30 }, (_, count) => count);
  done.length = 0;
  await asking.insert(
    QUEUE,
    counts.map((count) => ({ data: { count } })),
  );
  await expect.poll(() => done.length, { timeout: 5_000, interval: 10 }).toBe(30);
});

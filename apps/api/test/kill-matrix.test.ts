import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { expireLeases, runJob } from './support/launches.ts';
import {
  type ApiProcess,
  launchAt,
  type Outside,
  startApiProcess,
  startOutside,
} from './support/processes.ts';
import { readTokens } from './support/tokens.ts';

// A process is killed at every step of a launch. Locks and the platform hold it there, so that the
// code under test is the code that runs in production; `api` is the process that survives.

const PROCESSES = 7; // one for each kill

let api: TestApp;
let url: string;
let outside: Outside;
let processes: ApiProcess[];
let victim: ApiProcess;
let user: TestUser;
let key: string;
let locks: Client[];

beforeAll(async () => {
  ({ url } = await createApiDatabase());
  api = await startApp({ url });
  outside = await startOutside(api.platform);
  // All before any lock is taken, which would keep a process from starting.
  processes = await Promise.all(
    Array.from({ length: PROCESSES }, () => startApiProcess(url, outside)),
  );
}, 90_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await outside.close();
  await api.close();
});

beforeEach(async () => {
  victim = nextProcess();
  user = await createUser({ issuer: outside.issuer });
  await api.grant(user.id, 2);
  key = randomUUID();
  locks = [];
  api.platform.assistants.clear();
}, 90_000);
afterEach(async () => {
  api.platform.beforeCreation = async () => {};
  api.platform.afterCreation = async () => {};
  await Promise.all(locks.map((client) => client.end()));
  await expectBooksToBalance(api.database);
  await runJob(api, 'assistants.sweep', {});
});

function nextProcess(): ApiProcess {
  const process = processes.pop();
  if (!process) throw new Error('Every process has been killed');
  return process;
}

const forever = () => new Promise<void>(() => {});

/** Keeps others from a table until the connection is closed. */
async function lock(table: string, mode: 'share' | 'access exclusive') {
  const client = new Client(url);
  locks.push(client);
  await client.connect();
  await client.query('begin');
  return { client, taken: client.query(`lock table app.${table} in ${mode} mode`) };
}

/** Somebody's statement waits for one of these locks. */
const untilWaiting = (statement: RegExp) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(api.database);
      expect(rows.some(({ query }) => statement.test(query))).toBe(true);
    },
    { timeout: 15_000, interval: 20 },
  );

const launchAndKill = async (reached: () => Promise<unknown>) => {
  const reply = launchAt(victim, user, key);
  await reached();
  await victim.kill();
  expect(await reply).toBeNull();
  await Promise.all(locks.splice(0).map((client) => client.end()));
};
const recover = async () => {
  await expireLeases(api);
  await runJob(api, 'launches.reconcile', {});
};
const again = (which = key) => api.services.launch.start(user.id, which, { language: 'en' });
const wallet = () => readTokens(api, user);
const untouched = { available: 2, prepaid: 0, held: 0, owed: 0 };
const spent = { available: 1, prepaid: 0, held: 0, owed: 0 };

/** Reached when the platform has been asked, or has made what it was asked for. */
function heldBy(hook: 'beforeCreation' | 'afterCreation') {
  const reached = Promise.withResolvers<void>();
  api.platform[hook] = () => {
    reached.resolve();
    return forever();
  };
  return () => reached.promise.then(() => (api.platform[hook] = async () => {}));
}

test('before the token is taken: nothing is charged, and the same key succeeds', async () => {
  await (
    await lock('interviews', 'access exclusive')
  ).taken;
  await launchAndKill(() => untilWaiting(/interviews/));
  expect(await wallet()).toEqual(untouched);
  expect(await again()).toMatchObject({ success: true, remainingTokens: 1 });
});

test('while the token is taken: nothing is charged, and the same key succeeds', async () => {
  await (
    await lock('transfers', 'share')
  ).taken;
  await launchAndKill(() => untilWaiting(/reserve|insert into app\.transfers/));
  expect(await wallet()).toEqual(untouched);
  expect(await again()).toMatchObject({ success: true, remainingTokens: 1 });
});

test('after it is taken, before the platform is asked: it comes back, and a new key works', async () => {
  await launchAndKill(heldBy('beforeCreation'));
  expect(await wallet()).toMatchObject({ available: 1, held: 1 });
  await recover();
  expect(await wallet()).toEqual(untouched);
  await expect(again()).rejects.toMatchObject({ code: 'interviews.platform_unavailable' });
  expect(await again(randomUUID())).toMatchObject({ success: true, remainingTokens: 1 });
});

test('after the platform made the interviewer: it is adopted, and the same key answers with it', async () => {
  await launchAndKill(heldBy('afterCreation'));
  expect(api.platform.assistants.size).toBe(1);
  await recover();
  expect(await wallet()).toEqual(spent);
  const [assistantId] = api.platform.assistants.keys();
  expect(await again()).toMatchObject({ assistantId, remainingTokens: 1 });
  expect(api.platform.assistants.size).toBe(1);
});

test('while the launch is committed: the interviewer is adopted, for one token', async () => {
  api.platform.afterCreation = async () => {
    await (
      await lock('transfers', 'share')
    ).taken;
  };
  const reached = async () => {
    await vi.waitFor(() => expect(locks).toHaveLength(1), { timeout: 15_000 });
    await untilWaiting(/insert into app\.transfers/);
  };
  await launchAndKill(reached);
  api.platform.afterCreation = async () => {};
  expect(await wallet()).toMatchObject({ available: 1, held: 1 });
  await recover();
  expect(await wallet()).toEqual(spent);
  const [assistantId] = api.platform.assistants.keys();
  expect(await again()).toMatchObject({ assistantId, remainingTokens: 1 });
});

test('after the commit, before the reply: the same key answers the same, for one token', async () => {
  // The commit waits for the first lock, the reading of the balance behind it for the second.
  api.platform.afterCreation = async () => {
    await (
      await lock('wallets', 'share')
    ).taken;
  };
  const reached = async () => {
    await vi.waitFor(() => expect(locks).toHaveLength(1), { timeout: 15_000 });
    await untilWaiting(/update app\.wallets/);
    const behind = await lock('wallets', 'access exclusive');
    await untilWaiting(/lock table app\.wallets/);
    const [first] = locks;
    await first?.query('commit');
    await behind.taken;
    await untilWaiting(/select user_id, available/);
  };
  await launchAndKill(reached);
  api.platform.afterCreation = async () => {};
  const [assistantId] = api.platform.assistants.keys();
  expect(await wallet()).toEqual(spent);
  expect(await again()).toMatchObject({ assistantId, remainingTokens: 1 });
  await recover();
  expect(await wallet()).toEqual(spent);
});

test('anywhere: what is found out later is one token for each interviewer', async () => {
  const keys = Array.from({ length: 4 }, () => randomUUID());
  const replies = keys.map((which) => launchAt(victim, user, which));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
  await victim.kill();
  await Promise.all(replies);
  await recover();
  await expectBooksToBalance(api.database);
  for (const which of keys) await again(which).catch(() => undefined);
  const ready = await api.database
    .selectFrom('launches')
    .select('assistant_id')
    .where('user_id', '=', user.id)
    .where('state', '=', 'ready')
    .execute();
  expect(await wallet()).toEqual({ ...untouched, available: 2 - ready.length });
  const made = [...api.platform.assistants.keys()].toSorted();
  expect(made).toEqual(ready.map((launch) => String(launch.assistant_id)).toSorted());
});

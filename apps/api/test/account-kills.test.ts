import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Client } from 'pg';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { findOpenErasures, runErasure } from './support/erasures.ts';
import {
  type BackendService,
  type HostedBackend,
  startHostedBackend,
} from './support/hosted-backend.ts';
import { createUser, type TestUser } from './support/identity.ts';
import {
  type ApiProcess,
  type Outside,
  startApiProcess,
  startOutside,
} from './support/processes.ts';
import { findTraces } from './support/traces.ts';

// A process is killed at every step of a deletion. `api` is the process that survives.

const PROCESSES = 5; // one for each kill

let api: TestApp;
let url: string;
let outside: Outside;
let backend: HostedBackend;
let processes: ApiProcess[];
let victim: ApiProcess;
let user: TestUser;
let holder: Client | undefined;

beforeAll(async () => {
  ({ url } = await createApiDatabase());
  backend = await startHostedBackend();
  api = await startApp({ url, settings: { SUPABASE_URL: backend.url } });
  outside = await startOutside(api.platform);
  const settings = { SUPABASE_URL: backend.url };
  processes = await Promise.all(
    Array.from({ length: PROCESSES }, () => startApiProcess(url, outside, settings)),
  );
}, 90_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await api.close();
  await outside.close();
  await backend.close();
});

beforeEach(async () => {
  const next = processes.pop();
  if (!next) throw new Error('Every process has been killed');
  victim = next;
  user = await createUser({ issuer: backend.issuer });
  backend.users.add(user.id);
  backend.files.add(`${user.id}/answer.webm`);
  await api.grant(user.id, 1);
  await api.services.launch.start(user.id, randomUUID(), { language: 'en' });
}, 90_000);
afterEach(async () => {
  await holder?.end();
  backend.before = async () => {};
  api.platform.onRemoval = async () => {};
  await runErasure(api, user);
  expect(await findTraces(api.database, [user.id])).toEqual([]);
  expect(api.platform.assistants.size).toBe(0);
  expect(backend.files.size).toBe(0);
  expect(backend.users.has(user.id)).toBe(false);
});

const forever = () => new Promise<never>(() => {});

/** Asks the process that will die; `null` when it died before it answered. */
const eraseAtVictim = () =>
  fetch(`${victim.url}/api/account`, {
    method: 'DELETE',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email }),
  }).then(
    ({ status }) => status,
    () => null,
  );

async function killWhen(reached: Promise<unknown>) {
  const reply = eraseAtVictim();
  await reached;
  await victim.kill();
  expect(await reply).toBeNull();
}

/** Resolves when a service of the backend is asked, which never answers. */
const reaches = (wanted: BackendService, method: string) =>
  new Promise<void>((resolve) => {
    backend.before = (service, asked) => {
      if (service !== wanted || asked !== method) return Promise.resolve();
      resolve();
      return forever();
    };
  });

test('while rows are removed: nothing has happened', async () => {
  holder = new Client(url);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table app.reports in share mode');
  await killWhen(
    vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'delete from%'`.execute(api.database);
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000, interval: 20 },
    ),
  );
  await holder.end();
  holder = undefined;
  expect(await findOpenErasures(api, user)).toEqual([]);
  expect(await findTraces(api.database, [user.id])).toContain('app.wallets');
  expect(backend.users.has(user.id)).toBe(true);
  await api.services.account.erase(user, user.email); // asked for again
});

test('while the interviewer is removed: the rest follows', async () => {
  await killWhen(
    new Promise<void>((resolve) => {
      api.platform.onRemoval = () => {
        resolve();
        return forever();
      };
    }),
  );
  expect(await findTraces(api.database, [user.id])).toEqual(['app.erasures']);
});

test('while recordings are removed: the rest follows', async () => {
  await killWhen(reaches('storage', 'DELETE'));
  expect(await findTraces(api.database, [user.id])).toEqual(['app.erasures']);
  expect(backend.files.size).toBe(1);
});

test('while the account is removed: the rest follows', async () => {
  await killWhen(reaches('auth', 'DELETE'));
  expect(await findTraces(api.database, [user.id])).toEqual(['app.erasures']);
});

test('anywhere: the job that was left behind does it without being asked', async () => {
  await killWhen(reaches('storage', 'POST'));
  backend.before = async () => {};
  expect(await findOpenErasures(api, user)).toHaveLength(1);
  await sql`update pgboss.job set start_after = now() where name = 'account.erase'`.execute(
    api.database,
  ); // as if the answer had been waited for
  await vi.waitFor(async () => expect(await findOpenErasures(api, user)).toEqual([]), {
    timeout: 25_000,
    interval: 250,
  });
});

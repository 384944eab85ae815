import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launch } from './support/interview.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { expireLeases, reserveAndDie, runJob } from './support/launches.ts';
import { readTokens } from './support/tokens.ts';

let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.platform.trouble = null;
  api.platform.assistants.clear();
  user = await createUser();
  await api.grant(user.id, 2);
});
afterEach(() => expectBooksToBalance(api.database));

const reconcile = () => runJob(api, 'launches.reconcile', {});
const wallet = () => readTokens(api, user);
const untouched = { available: 2, prepaid: 0, held: 0, owed: 0 };
const spent = { available: 1, prepaid: 0, held: 0, owed: 0 };

/** What the platform made before its answer, or its listener, was lost. */
function make(interviewId: string, { minutesAgo = 0, apiUrl = 'http://api.test' } = {}) {
  const id = randomUUID();
  api.platform.assistants.set(id, {
    id,
    name: `iv-${interviewId}`,
    createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    model: { provider: 'custom-llm', url: `${apiUrl}/interviewer/${interviewId}` },
  });
  return id;
}

test('a reservation nobody came back for is released once its lease is over', async () => {
  const { key } = await reserveAndDie(api, user);
  await reconcile();
  expect(await wallet()).toMatchObject({ held: 1 });
  await expireLeases(api);
  await Promise.all([reconcile(), reconcile(), reconcile()]);
  expect(await wallet()).toEqual(untouched);
  expect((await launch(api, user, { key })).json()).toMatchObject({ status: 503 });
  expect((await launch(api, user)).statusCode).toBe(200);
});

test('an interviewer that was just made is kept, and the same key answers with it', async () => {
  const { key, id } = await reserveAndDie(api, user);
  const assistantId = make(id);
  await expireLeases(api);
  await Promise.all([reconcile(), reconcile()]);
  expect(await wallet()).toEqual(spent);
  const reply = await launch(api, user, { key });
  expect(reply.json()).toMatchObject({ success: true, assistantId, interviewId: id });
  expect([...api.platform.assistants.keys()]).toEqual([assistantId]);
});

test('an old one is removed and the token returned', async () => {
  const { id } = await reserveAndDie(api, user);
  make(id, { minutesAgo: 6 });
  await expireLeases(api);
  await reconcile();
  expect(await wallet()).toEqual(untouched);
  expect(api.platform.assistants.size).toBe(0);
});

test('of two that were made for one launch, one stays', async () => {
  const { id } = await reserveAndDie(api, user);
  make(id);
  make(id);
  await expireLeases(api);
  await reconcile();
  expect(await wallet()).toEqual(spent);
  expect(api.platform.assistants.size).toBe(1);
});

test('the token comes back even while the platform cannot be asked', async () => {
  const { id } = await reserveAndDie(api, user);
  const assistantId = make(id);
  await expireLeases(api);
  api.platform.trouble = 503;
  await expect(runJob(api, 'launch.settle', { launchId: id })).rejects.toThrow('503');
  expect(await wallet()).toEqual(untouched);
  api.platform.trouble = null;
  await runJob(api, 'launch.settle', { launchId: id });
  expect(api.platform.assistants.has(assistantId)).toBe(false);
});

test('a reconciler that dies between its steps is finished by the next', async () => {
  const { id } = await reserveAndDie(api, user);
  make(id, { minutesAgo: 6 });
  await expireLeases(api);
  api.platform.onRemoval = async () => {
    throw new TypeError('fetch failed'); // released, but not removed
  };
  await expect(reconcile()).rejects.toThrow('DELETE /assistant');
  api.platform.onRemoval = async () => {};
  expect(await wallet()).toEqual(untouched);
  await runJob(api, 'launch.settle', { launchId: id });
  expect(await wallet()).toEqual(untouched);
  expect(api.platform.assistants.size).toBe(0);
});

test('a launch that is slower than its lease takes the interviewer the reconciler kept', async () => {
  api.platform.afterCreation = async () => {
    await expireLeases(api);
    await reconcile();
  };
  const reply = await launch(api, user);
  api.platform.afterCreation = async () => {};
  expect(reply.json()).toMatchObject({ success: true, remainingTokens: 1 });
  expect(api.platform.assistants.size).toBe(1);
  expect(await wallet()).toEqual(spent);
});

test('an interviewer of another installation is none of ours', async () => {
  const { id } = await reserveAndDie(api, user);
  make(id, { apiUrl: 'http://other.test' });
  await expireLeases(api);
  await reconcile();
  expect(await wallet()).toEqual(untouched);
  expect(api.platform.assistants.size).toBe(1);
});

test('a reconciliation asks for the next one, and only once', async () => {
  await Promise.all([1, 2, 3].map(() => api.boss.send('launches.reconcile', {})));
  const waiting = await sql<{ count: number }>`select count(*)::integer as count from pgboss.job
    where name = 'launches.reconcile' and state = 'created'`.execute(api.database);
  expect(waiting.rows[0]?.count).toBe(1);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launch, readHistory, readWallet } from './support/interview.ts';
import { expectBooksToBalance } from './support/invariants.ts';

let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startApp();
  await api.openConnections();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.platform.trouble = null;
  api.platform.beforeCreation = async () => {};
  api.platform.assistants.clear();
  user = await createUser();
  await api.grant(user.id, 5);
});

afterEach(() => expectBooksToBalance(api.database));

const wallet = () => readWallet(api, user);
const history = () => readHistory(api, user);
const settle = (launchId: string) =>
  api.services.handlers['launch.settle']({ launchId }, AbortSignal.timeout(5_000));

/** As the platform lists it, whether or not anybody was told. */
const madeFor = (interviewId: string, minutesAgo = 0) => ({
  id: 'orphan',
  name: `iv-${interviewId}`,
  createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  model: { provider: 'custom-llm', url: `http://api.test/interviewer/${interviewId}` },
});

test.each([
  ['out of order', 503],
  ['overrun', 429],
  ['talking nonsense', '<html>Bad gateway</html>'],
  ['leaving out what matters', '{"name":"iv"}'],
  ['unreachable', new TypeError('fetch failed')],
  ['silent', new DOMException('The operation timed out', 'TimeoutError')],
])('the token comes back when the platform is %s', async (_name, trouble) => {
  api.platform.trouble = trouble;
  const reply = await launch(api, user);
  expect(reply.json()).toMatchObject({ status: 503, code: 'interviews.platform_unavailable' });
  expect(reply.headers['retry-after']).toBeDefined();
  expect(await wallet()).toEqual({ available: 5, held: 0 });
  expect(await history()).toEqual([]);
});

test('a refusal of the platform is answered with 502 and costs nothing', async () => {
  api.platform.trouble = 400;
  const key = randomUUID();
  const first = await launch(api, user, { key });
  expect(first.json()).toMatchObject({ status: 502, code: 'interviews.launch_failed' });
  api.platform.trouble = null;
  const again = await launch(api, user, { key });
  expect(again.json()).toMatchObject({ status: 502, code: 'interviews.launch_failed' });
  expect(await wallet()).toEqual({ available: 5, held: 0 });
});

test('a hundred requests with one key make one interviewer and cost one token', async () => {
  const key = randomUUID();
  api.platform.beforeCreation = () => new Promise((resolve) => setTimeout(resolve, 200));
  const start = () => api.services.launch.start(user.id, key, { language: 'en' });
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, start));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  const codes = new Set(refused.map(({ reason }) => (reason as { code: string }).code));
  expect(codes).toEqual(new Set(['interviews.launch_in_progress']));
  expect(api.platform.assistants.size).toBe(1);
  expect(await wallet()).toEqual({ available: 4, held: 0 });
});

test('twenty launches at once spend exactly the five tokens there are', async () => {
  const start = () => api.services.launch.start(user.id, randomUUID(), { language: 'en' });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, start));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    Array(15).fill('tokens.insufficient'),
  );
  expect(api.platform.assistants.size).toBe(5);
  expect(await wallet()).toEqual({ available: 0, held: 0 });
});

test('a launch that the settling job overtook is undone, interviewer included', async () => {
  api.platform.beforeCreation = (name) => settle(name.replace('iv-', ''));
  const reply = await launch(api, user);
  expect(reply.json()).toMatchObject({ status: 503, code: 'interviews.platform_unavailable' });
  expect(await wallet()).toEqual({ available: 5, held: 0 });
  expect(api.platform.assistants.size).toBe(0);
});

test('settling removes an interviewer nobody was told of, and may be repeated', async () => {
  api.platform.trouble = new TypeError('fetch failed');
  await launch(api, user);
  api.platform.trouble = null;
  const { id } = await api.database
    .selectFrom('launches')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  api.platform.assistants.set('orphan', madeFor(id));
  await settle(id);
  await settle(id);
  expect(await wallet()).toEqual({ available: 5, held: 0 });
  expect(api.platform.assistants.size).toBe(0);
});

test('settling leaves a finished launch alone', async () => {
  const { interviewId } = (await launch(api, user)).json<{ interviewId: string }>();
  await settle(interviewId);
  expect(api.platform.assistants.size).toBe(1);
  expect(await wallet()).toEqual({ available: 4, held: 0 });
});

test('a launch leaves a job that would settle it', async () => {
  const { interviewId } = (await launch(api, user)).json<{ interviewId: string }>();
  await vi.waitFor(async () => {
    const jobs = await api.boss.findJobs('launch.settle', { data: { launchId: interviewId } });
    expect(jobs).toHaveLength(1);
  });
});

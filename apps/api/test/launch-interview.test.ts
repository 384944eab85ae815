import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launch, post, readHistory, readWallet } from './support/interview.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { interviewerSecret, webhookSecret } from './support/settings.ts';

let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startApp();
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

test('a launch spends one token and answers with the interviewer', async () => {
  const reply = await launch(api, user, { settings: { topic: 'lbo', language: 'fr' } });
  const [assistant] = api.platform.assistants.values();
  expect(reply.json()).toEqual({
    success: true,
    assistantId: assistant?.id,
    interviewId: assistant?.name.replace('iv-', ''),
    remainingTokens: 4,
  });
  expect(await wallet()).toEqual({ available: 4, held: 0 });
  expect(await history()).toMatchObject([
    { settings: { topic: 'lbo', language: 'fr' }, state: 'ready' },
  ]);
});

test('the interviewer asks this API for every sentence and reports to it', async () => {
  const { interviewId } = (await launch(api, user)).json<{ interviewId: string }>();
  const [assistant] = api.platform.assistants.values();
  expect(assistant).toMatchObject({
    firstMessageMode: 'assistant-speaks-first-with-model-generated-message',
    model: {
      provider: 'custom-llm',
      url: `http://api.test/interviewer/${interviewId}`,
      headers: { authorization: `Bearer ${interviewerSecret}` },
      tools: [{ type: 'endCall' }],
    },
    maxDurationSeconds: 1_800,
    server: { url: 'http://api.test/webhooks/platform', secret: webhookSecret },
    metadata: { interviewId },
  });
  expect(assistant?.name.length).toBeLessThanOrEqual(40); // the platform's limit
});

test('a configuration without a scenario costs nothing and says so', async () => {
  const reply = await launch(api, user, { settings: { topic: 'astrology' } });
  expect(reply.json()).toMatchObject({
    status: 422,
    code: 'interviews.no_scenario',
    title: 'No scenario available',
    error: 'No scenario available',
  });
  expect(await wallet()).toEqual({ available: 5, held: 0 });
  expect(api.platform.assistants.size).toBe(0);
});

test('a repeated key gets the same interviewer and pays once', async () => {
  const key = randomUUID();
  const first = await launch(api, user, { key });
  const second = await launch(api, user, { key, settings: { topic: '', language: 'en' } });
  expect(second.json()).toEqual(first.json());
  expect(await wallet()).toEqual({ available: 4, held: 0 });
});

test('a key that was used for something else is refused', async () => {
  const key = randomUUID();
  await launch(api, user, { key });
  const reply = await launch(api, user, { key, settings: { language: 'fr' } });
  expect(reply.json()).toMatchObject({ status: 422, code: 'interviews.key_reused' });
});

test('the same key of two people makes two launches', async () => {
  const key = randomUUID();
  const other = await createUser();
  await api.grant(other.id, 1);
  const replies = [await launch(api, user, { key }), await launch(api, other, { key })];
  expect(
    new Set(replies.map((reply) => reply.json<{ assistantId: string }>().assistantId)).size,
  ).toBe(2);
});

test('more than ten launches a minute have to wait', async () => {
  const replies = [];
  for (let count = 0; count < 11; count += 1)
    replies.push(await launch(api, user, { key: 'key-for-many' }));
  expect(replies.at(9)?.statusCode).toBe(200);
  expect(replies.at(10)?.json()).toMatchObject({ status: 429, code: 'request.too_many' });
  expect(Number(replies.at(10)?.headers['retry-after'])).toBeGreaterThan(0);
});

test('somebody else cannot be charged', async () => {
  const other = await createUser();
  const reply = await post(api, user, 'create-assistant', { userId: other.id, settings: {} });
  expect(reply.json()).toMatchObject({ status: 403, code: 'auth.wrong_user' });
});

test('the options are those of the question bank', async () => {
  const reply = await api.inject({ url: '/api/interview/get-topics', headers: user.headers });
  const options = reply.json<{ topics: string[]; difficulties: string[]; languages: string[] }>();
  expect(options.languages).toEqual(['en', 'fr']);
  expect(options.topics).toContain('lbo');
  expect(options.difficulties).toContain('analyst');
});

test('a question is not asked again in the next interview when there is a choice', async () => {
  await launch(api, user);
  await launch(api, user);
  const plans = await api.database
    .selectFrom('interviews')
    .select('plan')
    .where('user_id', '=', user.id)
    .execute();
  const [first = [], second = []] = plans.map(({ plan }) => plan.questions.map(({ id }) => id));
  const repeated = second.filter((id) => first.includes(id));
  expect(repeated.length).toBeLessThan(second.length);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launch } from './support/interview.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { readTokens } from './support/tokens.ts';

let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startApp();
  await api.openConnections();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.platform.trouble = null;
  user = await createUser();
});
afterEach(() => expectBooksToBalance(api.database));

const consume = (key?: string) =>
  api.inject({
    method: 'POST',
    url: '/api/tokens/consume-token',
    headers: { ...user.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: { interviewConfig: null },
  });
const balance = async () =>
  (await api.inject({ url: '/api/tokens/get-user-tokens', headers: user.headers })).json<unknown>();
const wallet = () => readTokens(api, user);

test('paying ahead spends one token, and the next launch none', async () => {
  await api.grant(user.id, 3);
  expect((await consume()).json()).toEqual({ tokens: 2 });
  expect(await balance()).toEqual({ count: 2 });
  const reply = await launch(api, user);
  expect(reply.json()).toMatchObject({ success: true, remainingTokens: 2 });
  expect((await launch(api, user)).json()).toMatchObject({ remainingTokens: 1 });
});

test('the only token, paid ahead, still opens the door to an interview', async () => {
  await api.grant(user.id, 1);
  expect((await consume()).json()).toEqual({ tokens: 0 });
  expect(await balance()).toEqual({ count: 1 });
  expect((await launch(api, user)).json()).toMatchObject({ success: true, remainingTokens: 0 });
  expect(await balance()).toEqual({ count: 0 });
});

test('while one is paid for nothing more is spent, however many ask at once', async () => {
  await api.grant(user.id, 5);
  const replies = await Promise.all(Array.from({ length: 30 }, () => consume()));
  for (const reply of replies) expect(reply.json()).toEqual({ tokens: 4 });
  expect(await wallet()).toEqual({ available: 4, prepaid: 1, held: 0, owed: 0 });
});

test('a repeated key pays nothing, even when what it paid for has been used', async () => {
  await api.grant(user.id, 3);
  const key = randomUUID();
  expect((await consume(key)).statusCode).toBe(200);
  expect((await launch(api, user)).statusCode).toBe(200);
  expect((await consume(key)).statusCode).toBe(200);
  expect(await wallet()).toEqual({ available: 2, prepaid: 0, held: 0, owed: 0 });
  expect((await consume(randomUUID())).json()).toEqual({ tokens: 1 });
});

test('a key whose answer was lost with its process pays nothing either', async () => {
  await api.grant(user.id, 3);
  const key = randomUUID();
  await consume(key);
  await launch(api, user);
  await api.database.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  expect((await consume(key)).json()).toEqual({ tokens: 2 });
  expect(await wallet()).toEqual({ available: 2, prepaid: 0, held: 0, owed: 0 });
});

test('one key from many at once, between launches, pays once', async () => {
  await api.grant(user.id, 10);
  const key = randomUUID();
  const start = () => api.services.launch.start(user.id, randomUUID(), { language: 'en' });
  await Promise.all([
    ...Array.from({ length: 20 }, () => consume(key)),
    start(),
    ...Array.from({ length: 20 }, () => consume(key)),
    start(),
  ]);
  const paid = await api.database
    .selectFrom('transfers')
    .select('id')
    .where('user_id', '=', user.id)
    .where('credit', '=', 'prepaid')
    .execute();
  expect(paid).toHaveLength(1);
});

test('the same key with something else in the request is refused', async () => {
  await api.grant(user.id, 3);
  const key = randomUUID();
  await consume(key);
  const reply = await api.inject({
    method: 'POST',
    url: '/api/tokens/consume-token',
    headers: { ...user.headers, 'idempotency-key': key },
    payload: { interviewConfig: { topic: 'lbo' } },
  });
  expect(reply.json()).toMatchObject({ status: 422, code: 'request.key_reused' });
});

test('nobody pays ahead without a token, and a key of one person is not that of another', async () => {
  expect((await consume()).json()).toMatchObject({ status: 402, code: 'tokens.insufficient' });
  await api.grant(user.id, 1);
  const key = randomUUID();
  expect((await consume(key)).statusCode).toBe(200);
  user = await createUser();
  expect((await consume(key)).json()).toMatchObject({ status: 402, code: 'tokens.insufficient' });
});

test('a launch that fails gives the token back to where it was', async () => {
  await api.grant(user.id, 1);
  await consume();
  api.platform.trouble = 503;
  expect((await launch(api, user)).statusCode).toBe(503);
  expect(await wallet()).toEqual({ available: 0, prepaid: 1, held: 0, owed: 0 });
  api.platform.trouble = null;
  expect((await launch(api, user)).statusCode).toBe(200);
});

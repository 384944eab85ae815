import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';

let api: TestApp;
let url: string;
let user: TestUser;

beforeAll(async () => {
  ({ url } = await createApiDatabase());
  api = await startApp({ url, settings: { WELCOME_TOKENS: '2' } });
  await api.openConnections();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await createUser();
});

const balance = async () =>
  (
    await api.inject({
      method: 'GET',
      url: '/api/tokens/get-user-tokens',
      headers: user.headers,
    })
  ).json<unknown>();
const initialise = () =>
  api.inject({ method: 'POST', url: '/api/tokens/init-user-tokens', headers: user.headers });

test('somebody without a wallet has no tokens', async () => {
  expect(await balance()).toEqual({ count: 0 });
});

test('the welcome tokens are granted once, however often and at once they are asked for', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, initialise));
  for (const reply of replies) expect(reply.json()).toEqual({ count: 2 });
  expect(await balance()).toEqual({ count: 2 });
});

test('without welcome tokens the wallet is opened empty', async () => {
  const frugal = await startApp({ url, settings: { WELCOME_TOKENS: '0' } });
  const reply = await frugal.inject({
    method: 'POST',
    url: '/api/tokens/init-user-tokens',
    headers: user.headers,
  });
  expect(reply.json()).toEqual({ count: 0 });
  await frugal.close();
});

test('the books cannot be edited', async () => {
  await initialise();
  const forgery = api.database.deleteFrom('transfers').where('user_id', '=', user.id).execute();
  await expect(forgery).rejects.toThrow('transfers is append-only');
});

const run = promisify(execFile);
const grant = (...parameters: string[]) =>
  run(
    process.execPath,
    [new URL('../src/grant-tokens.ts', import.meta.url).pathname, ...parameters],
    {
      env: { DATABASE_URL: url },
    },
  );

test('an operator grants tokens once for each reference', async () => {
  const reference = randomUUID();
  await grant(user.id, '3', reference);
  const { stdout } = await grant(user.id, '3', reference);
  expect(stdout).toBe('Balance: 3\n');
  expect(await balance()).toEqual({ count: 3 });
});

test('an operator is told when a reference already stands for another amount', async () => {
  await grant(user.id, '3', 'one-reference');
  await expect(grant(user.id, '4', 'one-reference')).rejects.toThrow('already stands for');
  await expect(grant(user.id, 'many', 'other')).rejects.toThrow('Usage:');
  expect(await balance()).toEqual({ count: 3 });
});

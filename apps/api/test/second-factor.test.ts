import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createIdentify } from '../src/http/identify.ts';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, identity, type TestUser } from './support/identity.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());
afterEach(() => {
  vi.useRealTimers();
});

const ask = ({ headers }: TestUser) => api.inject({ url: '/api/tokens/get-user-tokens', headers });

/** As far as the API looks at it. */
const keepFactors = () =>
  sql`
    create schema auth;
    create table auth.mfa_factors (user_id uuid not null, factor_type text, status text not null);
  `.execute(api.database);

const addFactor = ({ id }: TestUser, status: 'verified' | 'unverified') =>
  sql`insert into auth.mfa_factors values (${id}, 'totp', ${status})`.execute(api.database);

test('over a database that holds no accounts, a password is enough', async () => {
  await sql`drop schema if exists auth cascade`.execute(api.database);
  expect((await ask(await createUser({ claims: { aal: 'aal1' } }))).statusCode).toBe(200);
});

test('a password alone is not enough for somebody with an authenticator app', async () => {
  await keepFactors(); // while the process runs
  const user = await createUser({ claims: { aal: 'aal1' } });
  await addFactor(user, 'verified');
  const reply = await ask(user);
  expect(reply.json()).toMatchObject({ status: 403, code: 'auth.second_factor_required' });
});

test('a token that says nothing about its sign-in counts as a password alone', async () => {
  const user = await createUser();
  await addFactor(user, 'verified');
  expect((await ask(user)).statusCode).toBe(403);
});

test('with its code, everything is open', async () => {
  const user = await createUser({ claims: { aal: 'aal2' } });
  await addFactor(user, 'verified');
  expect((await ask(user)).statusCode).toBe(200);
});

test('an app that was never confirmed, or somebody else’s, closes nothing', async () => {
  const [user, other] = [await createUser({ claims: { aal: 'aal1' } }), await createUser()];
  await addFactor(user, 'unverified');
  await addFactor(other, 'verified');
  expect((await ask(user)).statusCode).toBe(200);
});

test('the database is asked once in five seconds for each person, and never after a code', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked: string[] = [];
  const identify = createIdentify({
    identity,
    hasSecondFactor: async (userId) => {
      asked.push(userId);
      return false;
    },
  });
  const user = await createUser({ claims: { aal: 'aal1' } });
  const { token: again } = await createUser({ claims: { sub: user.id, aal: 'aal1' } });
  await Promise.all([identify(user.token), identify(again), identify(user.token)]);
  vi.setSystemTime(Date.now() + 4_000);
  await identify(again);
  expect(asked).toEqual([user.id]);
  vi.setSystemTime(Date.now() + 2_000);
  await identify(user.token);
  expect(asked).toEqual([user.id, user.id]);
  await identify((await createUser({ claims: { aal: 'aal2' } })).token);
  expect(asked).toHaveLength(2);
});

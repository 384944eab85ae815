import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { type HostedBackend, startHostedBackend } from './support/hosted-backend.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { ask, launched, notify, storeAnalysisOf, untilMarked } from './support/interview.ts';
import { erase, findOpenErasures, runErasure } from './support/erasures.ts';
import { reserveAndDie, runJob } from './support/launches.ts';
import { findTraces } from './support/traces.ts';

let api: TestApp;
let backend: HostedBackend;
let user: TestUser;

beforeAll(async () => {
  backend = await startHostedBackend();
  api = await startApp({ settings: { SUPABASE_URL: backend.url } });
});
afterAll(async () => {
  await api.close();
  await backend.close();
});
beforeEach(async () => {
  user = await createUser();
  backend.users.add(user.id);
});
afterEach(() => {
  backend.trouble = {};
  backend.hasBucket = true;
  backend.files.clear();
  api.platform.trouble = null;
});

/** Somebody with a bit of everything; answers with what could give them away. */
async function liveABit({ id, headers }: TestUser) {
  await api.inject({ method: 'POST', url: '/api/tokens/init-user-tokens', headers });
  const held = await launched(api, user);
  await ask(api, held.interviewId, [''], { callId: `call-of-${held.interviewId}` });
  await ask(api, held.interviewId, ['', 'It is the sum of the parts.'], {
    callId: `call-of-${held.interviewId}`,
  });
  await storeAnalysisOf(api, user, held.assistantId, `call-of-${held.interviewId}`);
  await untilMarked(api, user, held.interviewId);
  const running = await launched(api, user);
  const call = { id: `call-of-${running.interviewId}`, assistantId: running.assistantId };
  await notify(api, { type: 'status-update', status: 'in-progress', call });
  await sql`insert into app.payments (checkout_session_id, payment_intent, user_id, plan_id, tokens,
      amount_cents, currency, state, paid_at)
    values (${`cs_${id}`}, ${`pi_${id}`}, ${id}, 'plan_five', 5, 4500, 'eur', 'paid', now())`.execute(
    api.database,
  );
  await sql`insert into app.webhook_events (provider, event_id, payload) values ('payments',
    ${`evt_${randomUUID()}`}, ${{ type: 't', subject: { intent: `pi_${id}` } }})`.execute(
    api.database,
  );
  await sql`insert into app.idempotency_keys (user_id, operation, key, request_hash, locked_until)
    values (${id}, 'o', 'a-key-of-it', '', now())`.execute(api.database);
  return [id, ...Object.values(held), ...Object.values(running)].filter(
    (value): value is string => typeof value === 'string' && value.length > 10,
  );
}

test('nothing is left: no row, no interviewer, no recording, nobody to sign in', async () => {
  const traces = await liveABit(user);
  const folder = user.id;
  for (let take = 0; take < 130; take += 1) backend.files.add(`${folder}/answer-${take}.webm`);
  backend.files.add(`${folder}/deep/er/answer.webm`).add('somebody-else/answer.webm');
  expect(api.platform.assistants.size).toBeGreaterThan(0);
  expect(await findTraces(api.database, traces)).toContain('app.webhook_events');

  expect((await erase(api, user)).json()).toEqual({ erased: true });

  expect(await findTraces(api.database, traces)).toEqual([]);
  expect(api.platform.assistants.size).toBe(0);
  expect([...backend.files]).toEqual(['somebody-else/answer.webm']);
  expect(backend.users.has(user.id)).toBe(false);
});

test('somebody else keeps everything', async () => {
  const other = await createUser();
  backend.users.add(other.id);
  await api.grant(other.id, 2);
  await launched(api, other);
  await erase(api, user);
  expect(api.platform.assistants.size).toBe(1);
  const mine = await api.inject({ url: '/api/interview/get-history', headers: other.headers });
  expect(mine.json<{ history: unknown[] }>().history).toHaveLength(1);
  expect(backend.users.has(other.id)).toBe(true);
  await erase(api, other);
});

test('the wrong address changes nothing; the right one may be typed in any case', async () => {
  await api.grant(user.id, 2);
  const wrong = await erase(api, user, 'somebody@example.test');
  expect(wrong.json()).toMatchObject({ status: 422, code: 'account.wrong_email' });
  expect((await erase(api, user, '')).statusCode).toBe(422);
  expect(await findTraces(api.database, [user.id])).toContain('app.wallets');
  expect(backend.users.has(user.id)).toBe(true);
  expect((await erase(api, user, ` ${user.email.toUpperCase()} `)).statusCode).toBe(200);
});

test('transfers of everybody whose account stays cannot be deleted', async () => {
  await api.grant(user.id, 2);
  const remove = () =>
    sql`delete from app.transfers where user_id = ${user.id}`.execute(api.database);
  await expect(remove()).rejects.toThrow('transfers is append-only');
  const other = await createUser();
  await api.grant(other.id, 1);
  backend.trouble = { auth: 500 };
  await erase(api, other); // another erasure under way does not open the door
  await expect(remove()).rejects.toThrow('transfers is append-only');
});

test('the token that outlives its account opens no new wallet', async () => {
  await erase(api, user);
  const { headers } = user;
  const opening = await api.inject({
    method: 'POST',
    url: '/api/tokens/init-user-tokens',
    headers,
  });
  expect(opening.json()).toMatchObject({ status: 401, code: 'auth.unauthenticated' });
  const launch = await api.inject({
    method: 'POST',
    url: '/api/interview/create-assistant',
    headers,
    payload: { userId: user.id, settings: {} },
  });
  expect(launch.statusCode).toBe(402);
  expect(await findTraces(api.database, [user.id])).toEqual([]);
});

test('a wallet that is being opened at that very moment does not survive', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => createUser()));
  await api.openConnections();
  await Promise.all(
    users.flatMap(({ headers, ...one }) => [
      api.inject({ method: 'POST', url: '/api/tokens/init-user-tokens', headers }),
      erase(api, { ...one, headers }),
      api.inject({ method: 'POST', url: '/api/tokens/init-user-tokens', headers }),
    ]),
  );
  expect(
    await findTraces(
      api.database,
      users.map(({ id }) => id),
    ),
  ).toEqual([]);
});

test('asked for again, or at once from several windows, it is the same', async () => {
  await api.grant(user.id, 2);
  const replies = await Promise.all([erase(api, user), erase(api, user), erase(api, user)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await erase(api, user)).statusCode).toBe(200);
  expect(await findTraces(api.database, [user.id])).toEqual([]);
});

test.each(['platform', 'auth', 'storage'] as const)(
  'while the %s is away everything else goes; the rest follows later',
  async (service) => {
    await launched(api, user);
    backend.files.add(`${user.id}/answer.webm`);
    if (service === 'platform') api.platform.trouble = 401;
    else backend.trouble = { [service]: 503 };

    expect((await erase(api, user)).statusCode).toBe(200);
    expect(await findTraces(api.database, [user.id])).toEqual(['app.erasures']);
    expect(api.platform.assistants.size).toBe(service === 'platform' ? 1 : 0);
    expect(backend.files.size).toBe(service === 'storage' ? 1 : 0);
    await expect(runErasure(api, user)).rejects.toThrow();

    api.platform.trouble = null;
    backend.trouble = {};
    await runErasure(api, user);
    expect(await findTraces(api.database, [user.id])).toEqual([]);
    expect(api.platform.assistants.size).toBe(0);
    expect(backend.files.size).toBe(0);
    expect(backend.users.has(user.id)).toBe(false);
  },
);

test('a service that never answers does not keep the person waiting', async () => {
  backend.trouble = { storage: 'hang' };
  const begun = performance.now();
  expect((await erase(api, user)).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(6_000);
  backend.trouble = {};
  await runErasure(api, user);
  expect(backend.users.has(user.id)).toBe(false);
});

test('a job that gave up is taken up again, once', async () => {
  backend.trouble = { auth: 500 };
  await erase(api, user);
  backend.trouble = {};
  const [erasureId] = await findOpenErasures(api, user);
  await sql`delete from pgboss.job where data ->> 'erasureId' = ${erasureId}`.execute(api.database);
  await runJob(api, 'accounts.resume-erasing', {});
  await runJob(api, 'accounts.resume-erasing', {});
  await vi.waitFor(async () => expect(await findOpenErasures(api, user)).toEqual([]), {
    timeout: 18_000,
  });
  expect(backend.users.has(user.id)).toBe(false);
});

test('where there is no bucket there is nothing to remove', async () => {
  backend.hasBucket = false;
  await erase(api, user);
  expect(await findTraces(api.database, [user.id])).toEqual([]);
  expect(backend.users.has(user.id)).toBe(false);
});

test('a launch in the middle of it ends without an interviewer', async () => {
  await api.grant(user.id, 1);
  const atPlatform = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  api.platform.beforeCreation = () => {
    atPlatform.resolve();
    return goOn.promise;
  };
  const launching = api.services.launch.start(user.id, randomUUID(), { language: 'en' });
  const outcome = expect(launching).rejects.toMatchObject({
    code: 'interviews.platform_unavailable',
  });
  await atPlatform.promise;
  await erase(api, user);
  goOn.resolve();
  await outcome;
  api.platform.beforeCreation = async () => {};
  expect(api.platform.assistants.size).toBe(0);
  expect(await findTraces(api.database, [user.id])).toEqual([]);
});

test('a launch whose process died in the middle of it is cleared away by its own job', async () => {
  await api.grant(user.id, 1);
  const { id: launchId } = await reserveAndDie(api, user);
  await erase(api, user);
  await api.platform.fetch('https://platform.test/assistant', {
    method: 'POST',
    body: JSON.stringify({
      name: `iv-${launchId}`,
      model: { url: `http://api.test/interviewer/${launchId}` },
    }),
  });
  expect(api.platform.assistants.size).toBe(1);
  await runJob(api, 'launch.settle', { launchId });
  expect(api.platform.assistants.size).toBe(0);
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launched, notify, post, read, said, storeAnalysisOf } from './support/interview.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { runJob } from './support/launches.ts';
import { readLedger, readTokens } from './support/tokens.ts';

let api: TestApp;
let user: TestUser;
let id: string;
let assistantId: string;

beforeAll(async () => {
  api = await startApp();
  await api.openConnections();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.platform.trouble = null;
  user = await createUser();
  ({ interviewId: id, assistantId } = await launched(api, user));
});
afterEach(() => expectBooksToBalance(api.database));

const REFUSED = 'customer-did-not-give-microphone-permission';
const callOf = (which = assistantId) => `call-${which}`;
const report = (endedReason: string, which = assistantId) =>
  notify(api, {
    type: 'end-of-call-report',
    endedReason,
    call: { id: callOf(which), assistantId: which },
  });
const hear = (answers: readonly string[] = [], callId = callOf()) =>
  said(api, id, answers, { callId });
const available = async () => (await readTokens(api, user))?.available;
const state = async () => (await read(api, user, id)).state;
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(api.database);
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000, interval: 20 },
  );
const waitFor = (minutes: number) =>
  sql`update app.interviews set created_at = now() - make_interval(mins => ${minutes})
    where id = ${id}`.execute(api.database);

test.each([REFUSED, 'call.start.error-get-transport', 'pipeline-error-azure-voice-failed'])(
  'the token returns when the platform reports %s after the opening',
  async (reason) => {
    await hear();
    await Promise.all([report(reason), report(reason)]);
    expect(await state()).toBe('void');
    expect(await available()).toBe(1);
    expect((await readLedger(api, user)).entries[0]).toMatchObject({
      kind: 'return',
      tokens: 1,
      interviewId: id,
    });
  },
);

test('ending early still costs the token, even right after the opening', async () => {
  await hear();
  await post(api, user, 'delete-assistant', { userId: user.id, assistantId });
  expect(await available()).toBe(0);
  await report('customer-ended-call');
  expect(await available()).toBe(0);
});

test('one answer, or a second sentence of the interviewer, and the call took place', async () => {
  await hear();
  await hear(['Hello.']);
  await report(REFUSED);
  expect(await available()).toBe(0);
  expect(await state()).not.toBe('void');

  ({ interviewId: id, assistantId } = await launched(api, user));
  await hear();
  await hear([], 'another-call'); // it welcomes somebody who returned
  await report('call.in-progress.error-vapifault-transport-never-connected');
  expect(await available()).toBe(0);
});

test('a call in which nothing was ever said cost nothing, whoever ended it', async () => {
  await storeAnalysisOf(api, user, assistantId, callOf());
  expect(await state()).toBe('void');
  expect(await available()).toBe(1);
  expect((await hear()).length).toBeGreaterThan(0); // a farewell
  expect(await state()).toBe('void');
});

test('a reason that comes after the browser’s own end still returns the token', async () => {
  await hear();
  await storeAnalysisOf(api, user, assistantId, callOf());
  expect(await available()).toBe(0);
  await report(REFUSED);
  expect(await available()).toBe(1);
  expect(await state()).toBe('void');
});

test('an interview nobody came to is given back after half an hour', async () => {
  await waitFor(29);
  await runJob(api, 'interviews.close-stale', {});
  expect(await state()).toBe('ready');
  await waitFor(31);
  await Promise.all([1, 2, 3].map(() => runJob(api, 'interviews.close-stale', {})));
  expect(await state()).toBe('void');
  expect(await available()).toBe(1);
});

test('a call that began is not taken for one that never did', async () => {
  await hear();
  await waitFor(31);
  await runJob(api, 'interviews.close-stale', {});
  expect(await state()).toBe('active');
  expect(await available()).toBe(0);
});

test('of a call that begins and an interview that is given back, one happens', async () => {
  await waitFor(31);
  await Promise.all([hear(), runJob(api, 'interviews.close-stale', {})]);
  const isActive = (await state()) === 'active';
  expect(await available()).toBe(isActive ? 0 : 1);
});

test('three tokens return within a day, and no more, even at once', async () => {
  const launches = [assistantId];
  for (let count = 0; count < 5; count += 1) {
    launches.push((await launched(api, user)).assistantId);
  }
  // All of them are as far as they get without the wallet before one of them gets it.
  const replies = await api.database.transaction().execute(async (holder) => {
    await sql`select from app.wallets where user_id = ${user.id} for update`.execute(holder);
    const sent = launches.map((which) => report(REFUSED, which));
    await untilWaiting(launches.length);
    return sent;
  });
  await Promise.all(replies);
  expect(await available()).toBe(3);
});

test('the fourth comes back a day later', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { assistantId: which } = await launched(api, user);
    await report(REFUSED, which);
  }
  await sql`alter table app.transfers disable trigger transfers_are_append_only`.execute(
    api.database,
  );
  await sql`update app.transfers set created_at = created_at - interval '25 hours'
    where user_id = ${user.id}`.execute(api.database);
  await sql`alter table app.transfers enable trigger transfers_are_append_only`.execute(
    api.database,
  );
  await report(REFUSED);
  expect(await available()).toBe(4);
});

test('nobody else can return a token, and what returned may be spent again', async () => {
  const other = await createUser();
  expect((await storeAnalysisOf(api, other, assistantId, callOf())).statusCode).toBe(404);
  await report(REFUSED);
  expect(await available()).toBe(1);
  const started = await api.services.launch.start(user.id, 'another-launch', { language: 'en' });
  expect(started.remainingTokens).toBe(0);
});

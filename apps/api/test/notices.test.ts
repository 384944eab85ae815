import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { noticeSchemas } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { type HostedBackend, startHostedBackend } from './support/hosted-backend.ts';
import { createUser, type TestUser } from './support/identity.ts';
import {
  ask,
  launch,
  launched,
  reportEndOf,
  storeAnalysisOf,
  untilMarked,
} from './support/interview.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import { buy, deliver, openedCheckout, untilProcessed } from './support/payments.ts';

let api: TestApp;
let backend: HostedBackend;
let provider: PaymentProvider;
let user: TestUser;
const logged: string[] = [];

beforeAll(async () => {
  [backend, provider] = await Promise.all([startHostedBackend(), startPaymentProvider()]);
  api = await startApp({
    settings: { SUPABASE_URL: backend.url, STRIPE_API_URL: provider.url, LOG_LEVEL: 'warn' },
    publishes: true,
    logStream: { write: (line) => void logged.push(line) },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
  await backend.close();
});
beforeEach(async () => {
  user = await createUser();
});
afterEach(() => {
  backend.trouble = {};
  backend.broadcasts.length = 0;
  api.platform.trouble = null;
});

const init = () =>
  api.inject({ method: 'POST', url: '/api/tokens/init-user-tokens', headers: user.headers });
const balance = (count: number) => ({
  topic: `user:${user.id}`,
  event: 'balance',
  payload: { count },
  private: true,
});
const told = (...messages: unknown[]) =>
  vi.waitFor(() => expect(backend.broadcasts).toEqual(messages), { timeout: 5_000 });
/** Long enough for a notice that is on its way. */
const settled = () => pause(150);
const forget = () => backend.broadcasts.splice(0);

test('welcome tokens are told once, on a private topic', async () => {
  await init();
  await init();
  await settled();
  await told(balance(1));
  expect(noticeSchemas.balance.parse({ count: 1 })).toEqual({ count: 1 });
});

test('a launch tells what is left', async () => {
  await api.services.tokens.initialise(user.id);
  await told(balance(1));
  await launch(api, user);
  await settled();
  await told(balance(1), balance(0));
});

test('a token paid ahead is told at once', async () => {
  await buy(api, provider, user);
  await told(balance(5));
  await api.services.tokens.payAhead(user.id, {});
  await told(balance(5), balance(4));
});

test('a launch that the platform refuses tells that the token is back', async () => {
  await init();
  await told(balance(1));
  forget();
  api.platform.trouble = 400;
  expect((await launch(api, user)).statusCode).toBe(502);
  await vi.waitFor(() => expect(backend.broadcasts.at(-1)).toEqual(balance(1)));
});

test('a purchase, by the webhook or by the payer’s return, is told once', async () => {
  const session = await openedCheckout(api, user);
  const event = provider.pay(session);
  await Promise.all([deliver(api, event), api.services.payments.verify(user.id, session)]);
  await untilProcessed(api);
  await settled();
  await told(balance(5));
});

test('a refund tells what is left', async () => {
  const { intent } = await buy(api, provider, user);
  await told(balance(5));
  forget();
  await deliver(api, provider.refund(intent, 1_800));
  await untilProcessed(api);
  await told(balance(3));
});

test('a token that returns by itself is told', async () => {
  await init();
  const { assistantId } = (await launch(api, user)).json<{ assistantId: string }>();
  await vi.waitFor(() => expect(backend.broadcasts.at(-1)).toEqual(balance(0)));
  forget();
  await api.services.receivePlatformEvent({
    event: {
      type: 'end-of-call-report',
      status: null,
      endedReason: 'customer-did-not-give-microphone-permission',
      callId: randomUUID(),
      assistantId,
    },
    messages: [],
  });
  await told(balance(1));
});

test('a report is told when it is written, and once', async () => {
  const { interviewId, assistantId } = await launched(api, user);
  await ask(api, interviewId, ['']);
  await ask(api, interviewId, ['', 'It is the value of the whole firm.']);
  await storeAnalysisOf(api, user, assistantId, 'call-1');
  await reportEndOf(api, assistantId, 'call-1');
  await untilMarked(api, user, interviewId);
  await settled();
  const reports = backend.broadcasts.filter((one) => JSON.stringify(one).includes('report-ready'));
  expect(reports).toEqual([
    {
      topic: `user:${user.id}`,
      event: 'report-ready',
      payload: noticeSchemas['report-ready'].parse({ interviewId }),
      private: true,
    },
  ]);
});

test('what is undone is not told', async () => {
  await init();
  await told(balance(1));
  forget();
  await sql`create function app.fail() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$`.execute(api.database);
  await sql`create trigger fails after insert on app.transfers
    for each row execute function app.fail()`.execute(api.database);
  await launch(api, user);
  await sql`drop trigger fails on app.transfers`.execute(api.database);
  // Undone after the token had moved, by something else in the same transaction.
  await sql`create trigger fails after insert on pgboss.job
    for each row execute function app.fail()`.execute(api.database);
  expect((await launch(api, user)).statusCode).toBe(500);
  await sql`drop trigger fails on pgboss.job`.execute(api.database);
  await settled();
  await told();
});

test('of many changes at once the last balance is told last', async () => {
  await buy(api, provider, user);
  await Promise.all(Array.from({ length: 5 }, () => launch(api, user)));
  await settled();
  expect(backend.broadcasts.at(-1)).toEqual(balance(0));
});

test('a realtime service that hangs or fails delays nobody, and is logged once without what was told', async () => {
  backend.trouble = { realtime: 'hang' };
  await buy(api, provider, user);
  const begun = performance.now();
  expect((await launch(api, user)).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(1_500);
  backend.trouble = { realtime: 500 };
  await launch(api, user);
  const failures = () => logged.filter((line) => line.includes('nobody hears of changes'));
  await vi.waitFor(() => expect(failures()).toHaveLength(1), { timeout: 5_000 });
  await pause(2_200); // the ones that hung have failed too
  expect(failures()).toHaveLength(1);
  expect(failures()[0]).not.toContain(user.id);
  expect(failures()[0]).not.toMatch(/count\b/);
});

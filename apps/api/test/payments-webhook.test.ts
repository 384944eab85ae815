import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import {
  deliver,
  openedCheckout,
  post,
  readAccounts,
  readPayment,
  sign,
  untilProcessed,
} from './support/payments.ts';
import { paymentsWebhookSecret } from './support/settings.ts';

const NEXT_SECRET = 'whsec_the-next-secret';
const AT_ONCE = 20;

let provider: PaymentProvider;
let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  provider = await startPaymentProvider();
  api = await startApp({
    settings: {
      STRIPE_API_URL: provider.url,
      STRIPE_WEBHOOK_SECRET: `${paymentsWebhookSecret},${NEXT_SECRET}`,
      DATABASE_POOL_SIZE: String(AT_ONCE), // who waits for a connection too long is refused with 503
    },
  });
});
afterAll(async () => {
  await expectBooksToBalance(api.database);
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  user = await createUser();
});

const paid = async () => {
  const sessionId = await openedCheckout(api, user);
  return { sessionId, event: provider.pay(sessionId) };
};
const stored = (id: unknown) =>
  api.database
    .selectFrom('webhook_events')
    .selectAll()
    .where('event_id', '=', String(id))
    .execute();
const jobsOf = async (id: unknown) =>
  api.boss.findJobs('payment.news', { data: { eventId: String(id) } });

const minutes = (count: number) => count * 60;

test.each([
  ['signed with another secret', (payload: string) => sign(payload, { secret: 'whsec_forged' })],
  ['signed for another message', () => sign('{"id":"evt_other"}')],
  ['not signed at all', () => undefined],
  ['signed with an empty header', () => ''],
  ['signed with nonsense', () => 't=now,v1=abc'],
  ['signed under another scheme', (payload: string) => sign(payload).replace('v1=', 'v0=')],
  ['signed six minutes ago', (payload: string) => sign(payload, { age: minutes(6) })],
  ['signed six minutes from now', (payload: string) => sign(payload, { age: -minutes(6) })],
  [
    'signed long ago with a second, fresh time',
    (payload: string) =>
      `t=${Math.floor(Date.now() / 1_000)},${sign(payload, { age: minutes(60) })}`,
  ],
])('a message that is %s is refused, and nothing is stored', async (_name, signature) => {
  const { sessionId, event } = await paid();
  const payload = JSON.stringify(event);
  const reply = await post(api, payload, signature(payload));
  expect(reply.json()).toMatchObject({ status: 400, code: 'payments.invalid_signature' });
  expect(await stored(event.id)).toEqual([]);
  expect(await jobsOf(event.id)).toEqual([]);
  expect(await readPayment(api, sessionId)).toBeUndefined();
});

test('a message whose bytes were changed on the way is refused', async () => {
  const { event } = await paid();
  const payload = JSON.stringify(event);
  const signature = sign(payload);
  for (const changed of [
    payload.replace('completed', 'expired'),
    `${payload} `,
    JSON.stringify(event, null, 1),
    '',
  ]) {
    expect((await post(api, changed, signature)).statusCode).toBe(400);
  }
  expect(await stored(event.id)).toEqual([]);
});

test('what was signed is not trusted either: the session is fetched', async () => {
  const sessionId = await openedCheckout(api, user); // and nobody paid
  const session = { ...provider.sessions.get(sessionId), payment_status: 'paid' };
  const event = provider.note('checkout.session.completed', session);
  expect((await deliver(api, event)).statusCode).toBe(200);
  await untilProcessed(api);
  expect(await readPayment(api, sessionId)).toBeUndefined();
});

test('messages up to five minutes old or early are accepted', async () => {
  for (const age of [minutes(4.5), -minutes(4.5)]) {
    expect((await deliver(api, (await paid()).event, { age })).statusCode).toBe(200);
  }
});

test('while one secret replaces another, both are accepted', async () => {
  for (const secret of [paymentsWebhookSecret, NEXT_SECRET]) {
    const { event } = await paid();
    const reply = await deliver(api, event, { secret });
    expect(reply.json()).toEqual({ received: true });
    expect(await stored(event.id)).toHaveLength(1);
  }
});

test('an event is stored once with its job, and without what it says about a person', async () => {
  const { sessionId, event } = await paid();
  await deliver(api, event);
  expect(await jobsOf(event.id)).toHaveLength(1);
  const [row] = await stored(event.id);
  expect(row?.payload).toEqual({
    type: 'checkout.session.completed',
    subject: { session: sessionId },
  });
  expect(JSON.stringify(row)).not.toContain(user.email);
});

test('an event whose job cannot be queued is neither stored nor acknowledged', async () => {
  const { event } = await paid();
  await sql`alter table pgboss.job add constraint no_news check (name <> 'payment.news') not valid`.execute(
    api.database,
  );
  expect((await deliver(api, event)).statusCode).toBe(500);
  expect(await stored(event.id)).toEqual([]);
  await sql`alter table pgboss.job drop constraint no_news`.execute(api.database);
  expect((await deliver(api, event)).statusCode).toBe(200); // the provider sends it again
  expect(await jobsOf(event.id)).toHaveLength(1);
});

test('an event that comes a hundred times, twenty at once, has one effect', async () => {
  const { event } = await paid();
  await api.openConnections();
  for (let wave = 0; wave < 5; wave += 1) {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => deliver(api, event)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  expect(await stored(event.id)).toHaveLength(1);
  expect(await jobsOf(event.id)).toHaveLength(1);
  await untilProcessed(api);
  await deliver(api, event);
  expect(await jobsOf(event.id)).toHaveLength(1);
  expect(await readAccounts(api, user)).toEqual({ available: 5, owed: 0 });
});

test('several events about one payment have one effect', async () => {
  const { event } = await paid();
  for (let count = 0; count < 5; count += 1) {
    await deliver(api, { ...event, id: `evt_${randomUUID()}` });
  }
  await untilProcessed(api);
  expect(await readAccounts(api, user)).toEqual({ available: 5, owed: 0 });
});

test('news of a refund that come before those of the purchase lead to the same end', async () => {
  const { sessionId, event } = await paid();
  const intent = provider.sessions.get(sessionId)?.payment_intent ?? '';
  await deliver(api, provider.refund(intent, 4_500));
  await untilProcessed(api);
  await deliver(api, event);
  await untilProcessed(api);
  expect(await readAccounts(api, user)).toEqual({ available: 0, owed: 0 });
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'refunded' });
});

test('an event that does not concern us is acknowledged and not kept', async () => {
  const event = provider.note('customer.created', { id: 'cus_1', email: user.email });
  expect((await deliver(api, event)).json()).toEqual({ received: true });
  expect(await stored(event.id)).toEqual([]);
});

test('news of a payment that is not ours change nothing', async () => {
  const event = provider.note('charge.refunded', { payment_intent: 'pi_of_somebody_else' });
  await deliver(api, event);
  await untilProcessed(api);
  expect(await stored(event.id)).toHaveLength(1);
});

test('a provider that fails after its event is asked again until the tokens are there', async () => {
  const { event } = await paid();
  provider.trouble = 'error';
  expect((await deliver(api, event)).statusCode).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await readAccounts(api, user)).toBeUndefined();
  provider.trouble = null;
  await untilProcessed(api);
  expect(await readAccounts(api, user)).toEqual({ available: 5, owed: 0 });
});

test('a message larger than any event is refused', async () => {
  const payload = JSON.stringify({ filler: 'x'.repeat(2 * 1024 * 1024) });
  const reply = await post(api, payload, sign(payload));
  expect(reply.json()).toMatchObject({ status: 413, code: 'request.too_large' });
});

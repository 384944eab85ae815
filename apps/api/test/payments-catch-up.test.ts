import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import {
  buy,
  deliver,
  expectPaymentsToBalance,
  openedCheckout,
  readAccounts,
  readPayment,
  untilProcessed,
} from './support/payments.ts';

let provider: PaymentProvider;
let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  provider = await startPaymentProvider();
  api = await startApp({ settings: { STRIPE_API_URL: provider.url } });
});
afterAll(async () => {
  await expectBooksToBalance(api.database);
  await expectPaymentsToBalance(api.database);
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  provider.events.length = 0;
  provider.sessions.clear();
  user = await createUser();
});

const catchUp = () => api.services.handlers['payments.catch-up']({}, AbortSignal.timeout(10_000));
const jobsOf = (eventId: string) => api.boss.findJobs('payment.news', { data: { eventId } });

test('what no webhook ever told is found: purchases, refunds and disputes', async () => {
  const bought = await openedCheckout(api, user);
  provider.pay(bought);
  const { intent: refunded } = await buy(api, provider, user);
  provider.refund(refunded, 4_500);
  const { sessionId: disputed, intent } = await buy(api, provider, user, 'plan_single');
  provider.dispute(intent, 'needs_response');
  await catchUp();
  await untilProcessed(api);
  expect(await readAccounts(api, user)).toEqual({ available: 5, owed: 0 });
  expect(await readPayment(api, disputed)).toMatchObject({ state: 'disputed' });
});

test('a paid session without any event is found as well', async () => {
  const sessionId = await openedCheckout(api, user);
  provider.pay(sessionId);
  provider.events.length = 0;
  await openedCheckout(api, user); // nobody paid this one
  await catchUp();
  await expect.poll(() => readAccounts(api, user)).toEqual({ available: 5, owed: 0 });
});

test('what has been processed is left alone; what failed for good is tried again', async () => {
  const done = provider.pay(await openedCheckout(api, user));
  await deliver(api, done);
  await untilProcessed(api);
  await catchUp();
  expect(await jobsOf(done.id)).toHaveLength(1);

  const failed = provider.pay(await openedCheckout(api, user, 'plan_single'));
  await api.database
    .insertInto('webhook_events')
    .values({ provider: 'payments', event_id: failed.id, payload: '{}' })
    .execute(); // noted, and its job is gone
  provider.sessions.clear(); // so that only the event can tell
  provider.sessions.set(failed.data.object.id, failed.data.object);
  await catchUp();
  await untilProcessed(api);
  await expect.poll(() => readAccounts(api, user)).toEqual({ available: 6, owed: 0 });
});

test('a provider that cannot be asked makes the run fail, so that it is repeated', async () => {
  provider.trouble = 'error';
  await expect(catchUp()).rejects.toMatchObject({ code: 'payments.unavailable' });
  provider.trouble = null;
});

test('keys are forgotten after a day', async () => {
  await openedCheckout(api, user);
  await openedCheckout(api, user);
  const [old] = await api.database.selectFrom('idempotency_keys').select('key').execute();
  await sql`update app.idempotency_keys set created_at = now() - interval '25 hours'
    where key = ${old?.key}`.execute(api.database);
  await api.services.handlers['keys.forget']({}, AbortSignal.timeout(10_000));
  const kept = await api.database.selectFrom('idempotency_keys').select('key').execute();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).not.toContainEqual(old);
});

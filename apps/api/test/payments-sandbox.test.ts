import { randomUUID } from 'node:crypto';
import { findFreePort } from '@greenshoe/local/free-port';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import {
  cards,
  payWithCard,
  sandboxKey,
  sandboxWebhookSecret,
  startPaymentSandbox,
} from './support/payment-sandbox.ts';
import {
  expectPaymentsToBalance,
  openCheckout,
  readAccounts,
  readPayment,
  verify,
} from './support/payments.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let api: TestApp;
let port: number;
let user: TestUser;

beforeAll(async () => {
  port = await findFreePort();
  sandbox = await startPaymentSandbox(`http://127.0.0.1:${port}/webhooks/payments`);
  api = await startApp({
    settings: {
      STRIPE_API_URL: sandbox.url,
      STRIPE_SECRET_KEY: sandboxKey,
      STRIPE_WEBHOOK_SECRET: sandboxWebhookSecret,
    },
  });
});
afterAll(async () => {
  await expectBooksToBalance(api.database);
  await expectPaymentsToBalance(api.database);
  await api.close();
  await sandbox.close();
});
beforeEach(async () => {
  user = await createUser();
});

async function checkout() {
  const reply = await openCheckout(api, user);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ sessionId: string; url: string }>();
}
const intentOf = async (sessionId: string) =>
  (await readPayment(api, sessionId))?.payment_intent ?? '';
const untilAccounts = (available: number, owed = 0) =>
  expect.poll(() => readAccounts(api, user)).toEqual({ available, owed });

test('before the webhook reaches us: the payer comes back, and the catch-up finds the rest', async () => {
  const seen = await checkout();
  expect(await payWithCard(seen.url)).toBe(
    `http://web.test/dashboard?payment=success&session_id=${seen.sessionId}`,
  );
  expect((await verify(api, user, seen.sessionId)).json()).toEqual({ tokens: 5, tokensToAdd: 5 });
  const closed = await checkout();
  await payWithCard(closed.url);
  await api.services.handlers['payments.catch-up']({}, AbortSignal.timeout(10_000));
  await untilAccounts(10);
});

test('a declined card buys nothing; the next one does, told by the webhook alone', async () => {
  await api.app.listen({ host: '127.0.0.1', port });
  const { sessionId, url } = await checkout();
  await payWithCard(url, cards.declined);
  expect((await verify(api, user, sessionId)).json()).toMatchObject({
    status: 409,
    code: 'payments.not_paid',
  });
  await payWithCard(url);
  await untilAccounts(5);
  const paidAt = (await readPayment(api, sessionId))?.paid_at.getTime() ?? 0;
  expect(Math.abs(Date.now() - paidAt)).toBeLessThan(60_000);
});

test('refunds of the provider take tokens back, part by part', async () => {
  const { sessionId, url } = await checkout();
  await payWithCard(url);
  await untilAccounts(5);
  await sandbox.operator.refunds.create({
    payment_intent: await intentOf(sessionId),
    amount: 1_000,
  });
  await untilAccounts(4);
  await sandbox.operator.refunds.create({ payment_intent: await intentOf(sessionId) });
  await untilAccounts(0);
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'refunded' });
});

test('a card whose owner disputes the payment keeps no tokens', async () => {
  const { sessionId, url } = await checkout();
  await payWithCard(url, cards.disputed);
  await expect.poll(() => intentOf(sessionId)).not.toBe('');
  await untilAccounts(0);
  await expect.poll(async () => (await readPayment(api, sessionId))?.state).toBe('disputed');
  const [dispute] = (
    await sandbox.operator.disputes.list({ payment_intent: await intentOf(sessionId) })
  ).data;
  await sandbox.operator.disputes.close(dispute?.id ?? '');
  await expect.poll(async () => (await readPayment(api, sessionId))?.state).toBe('lost');
});

test('one key opens one session at the provider, whatever happens to our memory of it', async () => {
  const key = randomUUID();
  const first = await openCheckout(api, user, { key });
  await api.database.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  expect((await openCheckout(api, user, { key })).json()).toEqual(first.json());
});

test('a session that nobody knows does not exist', async () => {
  const reply = await verify(api, user, 'cs_test_nobodys');
  expect(reply.json()).toMatchObject({ status: 404, code: 'payments.not_found' });
});

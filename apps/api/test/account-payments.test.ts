import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { erase } from './support/erasures.ts';
import { type HostedBackend, startHostedBackend } from './support/hosted-backend.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { runJob } from './support/launches.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import { buy, deliver, openedCheckout, untilProcessed, verify } from './support/payments.ts';
import { findTraces } from './support/traces.ts';

// Payments of a deleted account: the provider goes on telling of them, and nothing comes back.

let api: TestApp;
let backend: HostedBackend;
let provider: PaymentProvider;

beforeAll(async () => {
  [backend, provider] = await Promise.all([startHostedBackend(), startPaymentProvider()]);
  api = await startApp({
    settings: { SUPABASE_URL: backend.url, STRIPE_API_URL: provider.url },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
  await backend.close();
});

const tracesOf = ({ id }: TestUser) => findTraces(api.database, [id]);

test('a payment that arrives after the deletion opens no wallet', async () => {
  const user = await createUser();
  const sessionId = await openedCheckout(api, user);
  await erase(api, user);
  expect((await deliver(api, provider.pay(sessionId))).statusCode).toBe(200);
  await untilProcessed(api);
  expect(await tracesOf(user)).toEqual([]);
  expect((await verify(api, user, sessionId)).statusCode).toBe(404);
});

test('a refund and a dispute after the deletion bring nothing back', async () => {
  const user = await createUser();
  const { intent } = await buy(api, provider, user);
  await erase(api, user);
  await deliver(api, provider.refund(intent, 900));
  await deliver(api, provider.dispute(intent, 'needs_response'));
  await untilProcessed(api);
  expect(await tracesOf(user)).toEqual([]);
});

test('nor does the daily look at what the provider has', async () => {
  const user = await createUser();
  const { sessionId } = await buy(api, provider, user);
  await erase(api, user);
  await runJob(api, 'payments.catch-up', {});
  await vi.waitFor(() => untilProcessed(api));
  await runJob(api, 'payment.news', { subject: { session: sessionId } });
  expect(await tracesOf(user)).toEqual([]);
});

test('a payment that arrives during the deletion is in no wallet afterwards', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => createUser()));
  const sessions = await Promise.all(users.map((user) => openedCheckout(api, user)));
  const events = sessions.map((session) => provider.pay(session));
  await api.openConnections();
  await Promise.all(
    users.flatMap((user, index) => [
      verify(api, user, sessions[index] ?? ''),
      erase(api, user),
      deliver(api, events[index] ?? {}),
    ]),
  );
  await untilProcessed(api);
  for (const user of users) expect(await tracesOf(user)).toEqual([]);
});

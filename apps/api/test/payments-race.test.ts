import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentStore } from '../src/modules/payments/payments.repository.ts';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import { deliver, expectPaymentsToBalance, openedCheckout, verify } from './support/payments.ts';

let provider: PaymentProvider;
let replicas: TestApp[];

beforeAll(async () => {
  provider = await startPaymentProvider();
  const { url } = await createApiDatabase();
  const options = { url, settings: { STRIPE_API_URL: provider.url } };
  replicas = [await startApp(options), await startApp(options)];
  await Promise.all(replicas.map((replica) => replica.openConnections()));
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await provider.close();
});

test('webhooks, jobs and verifications race over 100 sessions, ten calls each: 100 credits', async () => {
  const [first, second] = replicas;
  if (!first || !second) throw new Error('No replicas');
  const buyers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const buyer = await createUser();
      const sessionId = await openedCheckout(first, buyer);
      return { buyer, sessionId, event: provider.pay(sessionId) };
    }),
  );
  const work = (replica: TestApp, session: string) =>
    replica.services.handlers['payment.news'](
      { subject: { session } },
      AbortSignal.timeout(60_000),
    );
  const callsOf = ({ buyer, sessionId, event }: (typeof buyers)[number]) =>
    [first, second].flatMap((replica) => [
      async () => expect((await verify(replica, buyer, sessionId)).statusCode).toBe(200),
      async () => expect((await deliver(replica, event)).statusCode).toBe(200),
      async () => expect((await verify(replica, buyer, sessionId)).statusCode).toBe(200),
      () => work(replica, sessionId),
      () => work(replica, sessionId),
    ]);
  while (buyers.length > 0) {
    const wave = buyers.splice(0, 5); // more at once than the pools hold is refused with 503
    await Promise.all(wave.flatMap(callsOf).map((call) => call()));
  }
  const wallets = await first.database
    .selectFrom('wallets')
    .select(['available', 'owed'])
    .execute();
  expect(wallets).toEqual(Array.from({ length: 100 }, () => ({ available: 5, owed: 0 })));
  await expectBooksToBalance(first.database);
  await expectPaymentsToBalance(first.database);
});

test('of twenty who record one payment at once, one does, and nobody fails', async () => {
  const stores = replicas.map(({ database }) => createPaymentStore(database));
  for (let count = 0; count < 50; count += 1) {
    const payment = {
      id: `cs_test_${randomUUID()}`,
      paymentIntent: `pi_${randomUUID()}`,
      userId: randomUUID(),
      planId: 'plan_single',
      tokens: 1,
      amountCents: 1_000,
      currency: 'eur',
      parkedBecause: 'line',
      paidAt: new Date(),
    } as const;
    const attempts = stores.flatMap((store) => Array(10).fill(store) as typeof stores);
    const recorded = await Promise.all(attempts.map((store) => store.record(payment)));
    expect(recorded.filter(Boolean)).toHaveLength(1);
  }
});

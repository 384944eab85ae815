import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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
  verify,
} from './support/payments.ts';

let provider: PaymentProvider;
let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  provider = await startPaymentProvider();
  api = await startApp({ settings: { STRIPE_API_URL: provider.url }, paymentsTimeoutMs: 500 });
  await api.openConnections();
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  provider.trouble = null;
  user = await createUser();
});
afterEach(async () => {
  await expectBooksToBalance(api.database);
  await expectPaymentsToBalance(api.database);
});

const balance = async () => (await readAccounts(api, user))?.available ?? 0;

test('a paid session is worth its tokens, once, however often it is verified', async () => {
  const sessionId = await openedCheckout(api, user);
  provider.pay(sessionId);
  for (let count = 0; count < 5; count += 1) {
    expect((await verify(api, user, sessionId)).json()).toEqual({ tokens: 5, tokensToAdd: 5 });
  }
  expect(await balance()).toBe(5);
});

test('the tokens are reported as well when the webhook was faster', async () => {
  const sessionId = await openedCheckout(api, user, 'plan_ten');
  await deliver(api, provider.pay(sessionId));
  await untilProcessed(api);
  provider.trouble = 'error'; // what is known needs no provider
  expect((await verify(api, user, sessionId)).json()).toEqual({ tokens: 10, tokensToAdd: 10 });
  expect(await balance()).toBe(10);
});

test('a closed tab costs nothing: the webhook alone credits, within two seconds', async () => {
  const sessionId = await openedCheckout(api, user);
  await deliver(api, provider.pay(sessionId));
  const asked = performance.now();
  await untilProcessed(api);
  expect(performance.now() - asked).toBeLessThan(2_000);
  expect(await balance()).toBe(5);
});

test('what is not paid yet is not credited, and may be asked again', async () => {
  const sessionId = await openedCheckout(api, user);
  expect((await verify(api, user, sessionId)).json()).toMatchObject({
    status: 409,
    code: 'payments.not_paid',
  });
  // Such as a bank transfer: the form is complete, the money is on its way.
  await deliver(api, provider.pay(sessionId, { payment_status: 'unpaid' }));
  await untilProcessed(api);
  expect(await readPayment(api, sessionId)).toBeUndefined();
  provider.pay(sessionId);
  const session = provider.sessions.get(sessionId);
  await deliver(api, provider.note('checkout.session.async_payment_succeeded', session ?? {}));
  await untilProcessed(api);
  expect(await balance()).toBe(5);
});

test('somebody else’s session does not exist, before and after it is credited', async () => {
  const stranger = await createUser();
  const sessionId = await openedCheckout(api, user);
  provider.pay(sessionId);
  const before = await verify(api, stranger, sessionId);
  expect(before.json()).toMatchObject({ status: 404, code: 'payments.not_found' });
  expect(await readPayment(api, sessionId)).toBeUndefined();
  await verify(api, user, sessionId);
  const after = await verify(api, stranger, sessionId);
  expect(after.json()).toMatchObject({ status: 404, code: 'payments.not_found' });
  expect(await readAccounts(api, stranger)).toBeUndefined();
});

test.each(['cs_test_unknown', 'nonsense', '../events', 'cs_test_1?expand[]=x', 'x'.repeat(200)])(
  'the session %s does not exist',
  async (sessionId) => {
    const asked = provider.requests;
    const reply = await verify(api, user, sessionId);
    expect(reply.json()).toMatchObject({ status: 404, code: 'payments.not_found' });
    if (!/^cs_\w+$/.test(sessionId)) expect(provider.requests).toBe(asked);
  },
);

test('a session that was not opened by us buys nothing', async () => {
  const sessionId = await openedCheckout(api, user);
  await deliver(api, provider.pay(sessionId, { metadata: {} }));
  await untilProcessed(api);
  expect((await verify(api, user, sessionId)).statusCode).toBe(404);
  expect(await readPayment(api, sessionId)).toBeUndefined();
});

const note = (changes: object) => ({ metadata: { plan_id: 'plan_five', tokens: '5', ...changes } });

test.each([
  ['less was paid than the plan costs', 'amount', { amount_total: 4_499 }],
  ['more was paid than the plan costs', 'amount', { amount_total: 4_501 }],
  ['another currency was paid', 'currency', { currency: 'usd' }],
  ['the plan has changed its tokens', 'tokens', note({ tokens: '50' })],
  ['the plan exists no more', 'plan', note({ plan_id: 'plan_hundred', tokens: '100' })],
  ['nothing is known of the plan', 'plan', note({ plan_id: '', tokens: '' })],
  [
    'something else was sold',
    'line',
    { line_items: { data: [{ quantity: 2, amount_total: 4_500, currency: 'eur' }] } },
  ],
  ['nothing was sold', 'line', { line_items: { data: [] } }],
])('money is parked for an operator when %s', async (_name, because, changes) => {
  const sessionId = await openedCheckout(api, user);
  const { metadata = {} } = changes as { metadata?: object };
  const session = provider.sessions.get(sessionId);
  const paid = { ...changes, metadata: { ...session?.metadata, ...metadata } };
  provider.pay(sessionId, paid as object);
  for (let count = 0; count < 2; count += 1) {
    const reply = await verify(api, user, sessionId);
    expect(reply.json()).toMatchObject({ status: 409, code: 'payments.parked' });
  }
  expect(await balance()).toBe(0);
  expect(await readPayment(api, sessionId)).toMatchObject({
    state: 'parked',
    parked_because: because,
  });
});

test('receipts show the caller’s own payments, newest first', async () => {
  const first = await buy(api, provider, user, 'plan_single');
  const session = provider.sessions.get(await openedCheckout(api, user, 'plan_ten'));
  const second = session?.id ?? '';
  provider.pay(second, { created: (session?.created ?? 0) + 60 });
  await verify(api, user, second);
  await buy(api, provider, await createUser());
  const reply = await api.inject({ url: '/api/payments', headers: user.headers });
  const { payments } = reply.json<{ payments: { id: string }[] }>();
  expect(payments.map(({ id }) => id)).toEqual([second, first.sessionId]);
  expect(payments[0]).toEqual({
    id: second,
    planId: 'plan_ten',
    tokens: 10,
    amountCents: 8_000,
    refundedCents: 0,
    currency: 'eur',
    state: 'paid',
    paidAt: expect.any(String) as string,
  });
});

test.each(['error', 'slow', 'garbage', 'no-object', 'reset'] as const)(
  'a provider in trouble (%s) loses no payment',
  async (trouble) => {
    const sessionId = await openedCheckout(api, user);
    provider.pay(sessionId);
    provider.trouble = trouble;
    const reply = await verify(api, user, sessionId);
    expect(reply.json()).toMatchObject({ status: 503, code: 'payments.unavailable' });
    expect(reply.headers['retry-after']).toBeDefined();
    provider.trouble = null;
    expect((await verify(api, user, sessionId)).statusCode).toBe(200);
    expect(await balance()).toBe(5);
  },
);

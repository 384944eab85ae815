import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTokenLedger } from '../src/modules/tokens/tokens.repository.ts';
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
  api = await startApp({ settings: { STRIPE_API_URL: provider.url } });
  await api.openConnections();
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  provider.trouble = null;
  provider.beforeAnswer = async () => {};
  user = await createUser();
});
afterEach(async () => {
  await expectBooksToBalance(api.database);
  await expectPaymentsToBalance(api.database);
});

const accounts = () => readAccounts(api, user);
const wallet = (available: number, owed = 0) => ({ available, owed });
const spend = (amount: number) =>
  createTokenLedger(api.database).transfer({
    reference: `test-spend:${user.id}:${amount}`,
    userId: user.id,
    from: 'available',
    to: 'held',
    amount,
  });
const follow = (intent: string) =>
  api.services.handlers['payment.news']({ subject: { intent } }, AbortSignal.timeout(10_000));

test('a refunded payment takes its tokens back', async () => {
  const { sessionId, intent } = await buy(api, provider, user);
  await deliver(api, provider.refund(intent, 4_500));
  await untilProcessed(api);
  expect(await accounts()).toEqual(wallet(0));
  expect(await readPayment(api, sessionId)).toMatchObject({
    state: 'refunded',
    refunded_cents: 4_500,
    taken_back: 5,
  });
  expect((await verify(api, user, sessionId)).json()).toEqual({ tokens: 5, tokensToAdd: 5 });
  expect(await accounts()).toEqual(wallet(0)); // asking again credits nothing
});

test.each([
  [1, 5], // 0.001 tokens: nothing
  [899, 5],
  [900, 4],
  [2_250, 3], // half of five, rounded in favour of who paid
  [4_499, 1],
  [4_500, 0],
])('a refund of %i cents of 4,500 leaves %i tokens of five', async (cents, left) => {
  const { intent } = await buy(api, provider, user);
  provider.refund(intent, cents);
  await follow(intent);
  expect(await accounts()).toEqual(wallet(left));
});

test('refunds add up, and repeating the news changes nothing', async () => {
  const { sessionId, intent } = await buy(api, provider, user);
  for (const [cents, left] of [
    [900, 4],
    [1_799, 4],
    [1_800, 3],
    [4_500, 0],
  ] as const) {
    const event = provider.refund(intent, cents);
    for (let count = 0; count < 3; count += 1) await deliver(api, event);
    await untilProcessed(api);
    await Promise.all(Array.from({ length: 5 }, () => follow(intent)));
    expect(await accounts()).toEqual(wallet(left));
  }
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'refunded', taken_back: 5 });
});

test('what is spent already is owed, and the next purchase pays it first', async () => {
  const { intent } = await buy(api, provider, user);
  await spend(4);
  provider.refund(intent, 4_500);
  await follow(intent);
  expect(await accounts()).toEqual(wallet(0, 4));
  await buy(api, provider, user, 'plan_single');
  expect(await accounts()).toEqual(wallet(0, 3));
  await buy(api, provider, user, 'plan_five');
  expect(await accounts()).toEqual(wallet(2));
});

test('a refund that fails at the bank gives the tokens again', async () => {
  const { sessionId, intent } = await buy(api, provider, user);
  provider.refund(intent, 4_500);
  await follow(intent);
  provider.refund(intent, 0);
  await follow(intent);
  expect(await accounts()).toEqual(wallet(5));
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'paid', taken_back: 0 });
});

test('a dispute takes the tokens until it is decided, and winning gives them again', async () => {
  const { sessionId, intent } = await buy(api, provider, user);
  await spend(2);
  await deliver(api, provider.dispute(intent, 'needs_response'));
  await untilProcessed(api);
  expect(await accounts()).toEqual(wallet(0, 2));
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'disputed' });
  await deliver(api, provider.dispute(intent, 'won'));
  await untilProcessed(api);
  expect(await accounts()).toEqual(wallet(3));
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'paid', taken_back: 0 });
});

test('a lost dispute keeps the tokens for good', async () => {
  const { sessionId, intent } = await buy(api, provider, user);
  for (const status of ['needs_response', 'under_review', 'lost']) {
    provider.dispute(intent, status);
    await follow(intent);
  }
  expect(await accounts()).toEqual(wallet(0));
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'lost', taken_back: 5 });
});

test('an inquiry of the bank, which takes no money, takes no tokens', async () => {
  const { intent } = await buy(api, provider, user);
  for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed']) {
    provider.dispute(intent, status);
    await follow(intent);
    expect(await accounts()).toEqual(wallet(5));
  }
});

test('a part refunded before a dispute is not given again when the dispute is won', async () => {
  const { intent } = await buy(api, provider, user);
  provider.refund(intent, 900);
  await follow(intent);
  provider.dispute(intent, 'needs_response');
  await follow(intent);
  expect(await accounts()).toEqual(wallet(0));
  provider.dispute(intent, 'won');
  await follow(intent);
  expect(await accounts()).toEqual(wallet(4));
});

test('an older answer of the provider never overtakes a newer one', async () => {
  const { intent } = await buy(api, provider, user);
  provider.refund(intent, 900);
  let slow = true;
  provider.beforeAnswer = async () => {
    if (slow) await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const older = follow(intent); // is told of 900 and takes its time
  await new Promise((resolve) => setTimeout(resolve, 100));
  slow = false;
  provider.refund(intent, 4_500);
  await follow(intent);
  await older;
  expect(await accounts()).toEqual(wallet(0));
});

test('parked money that goes back takes no tokens, and is parked no more', async () => {
  const sessionId = await openedCheckout(api, user);
  provider.pay(sessionId, { amount_total: 4_000 });
  await verify(api, user, sessionId);
  const intent = provider.sessions.get(sessionId)?.payment_intent ?? '';
  provider.refund(intent, 1_000);
  await follow(intent);
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'parked' });
  provider.refund(intent, 4_000);
  await follow(intent);
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'refunded', taken_back: 0 });
  provider.refund(intent, 0); // the refund failed
  await follow(intent);
  expect(await readPayment(api, sessionId)).toMatchObject({ state: 'parked' });
  expect(await accounts()).toBeUndefined();
});

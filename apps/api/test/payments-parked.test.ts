import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { expectBooksToBalance } from './support/invariants.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import {
  expectPaymentsToBalance,
  openedCheckout,
  readAccounts,
  readPayment,
  verify,
} from './support/payments.ts';

let url: string;
let provider: PaymentProvider;
let api: TestApp;
let user: TestUser;
let parked: string;

beforeAll(async () => {
  ({ url } = await createApiDatabase());
  provider = await startPaymentProvider();
  api = await startApp({ url, settings: { STRIPE_API_URL: provider.url } });
});
afterAll(async () => {
  await expectBooksToBalance(api.database);
  await expectPaymentsToBalance(api.database);
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  user = await createUser();
  parked = await openedCheckout(api, user);
  provider.pay(parked, { amount_total: 4_000 });
  await verify(api, user, parked);
});

const credit = async (...parameters: string[]) => {
  const script = new URL('../src/credit-payment.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...parameters], {
    env: { DATABASE_URL: url },
  });
  return stdout;
};
const intent = () => provider.sessions.get(parked)?.payment_intent ?? '';
const follow = () =>
  api.services.handlers['payment.news'](
    { subject: { intent: intent() } },
    AbortSignal.timeout(10_000),
  );

test('an operator sees what is parked, and why', async () => {
  const { rows } = await sql`select * from app.parked_payments
    where checkout_session_id = ${parked}`.execute(api.database);
  expect(rows).toMatchObject([
    {
      payment_intent: intent(),
      user_id: user.id,
      plan_id: 'plan_five',
      amount_cents: 4_000,
      currency: 'eur',
      parked_because: 'amount',
    },
  ]);
});

test('an operator credits a parked payment once; from then on it is like any other', async () => {
  expect(await credit(parked, '4')).toContain('Balance: 4');
  await expect(credit(parked, '4')).rejects.toThrow('No parked payment');
  expect((await verify(api, user, parked)).json()).toEqual({ tokens: 4, tokensToAdd: 4 });
  provider.refund(intent(), 2_000);
  await follow();
  expect(await readAccounts(api, user)).toEqual({ available: 2, owed: 0 });
});

test('an operator cannot credit what went back already', async () => {
  provider.refund(intent(), 1_000);
  await follow();
  await expect(credit(parked, '4')).rejects.toThrow('No parked payment');
  provider.refund(intent(), 4_000);
  await follow();
  await expect(credit(parked, '4')).rejects.toThrow('No parked payment');
  expect(await readPayment(api, parked)).toMatchObject({ state: 'refunded' });
  const { rows } = await sql`select from app.parked_payments
    where checkout_session_id = ${parked}`.execute(api.database);
  expect(rows).toEqual([]);
});

test('without its two values the command says what it needs', async () => {
  await expect(credit(parked)).rejects.toThrow('Usage:');
  await expect(credit(parked, '-1')).rejects.toThrow('Usage:');
});

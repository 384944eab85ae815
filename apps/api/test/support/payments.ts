import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import type { TestApp } from './app.ts';
import type { TestUser } from './identity.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentsWebhookSecret } from './settings.ts';

const HOME = 'http://web.test/dashboard';

interface CheckoutOptions {
  readonly key?: string | undefined;
  readonly changes?: object;
}

/** Asks for a payment page, as the browser does. */
export const openCheckout = (
  api: TestApp,
  user: TestUser,
  { key = randomUUID(), changes = {} }: CheckoutOptions = {},
) =>
  api.inject({
    method: 'POST',
    url: '/functions/v1/create-checkout-session',
    headers: { ...user.headers, 'idempotency-key': key },
    payload: {
      planId: 'plan_five',
      userId: user.id,
      userEmail: 'typed@example.test',
      successUrl: `${HOME}?payment=success`,
      cancelUrl: `${HOME}?payment=canceled`,
      ...changes,
    },
  });

/** The id of a checkout session that waits to be paid. */
export async function openedCheckout(api: TestApp, user: TestUser, planId = 'plan_five') {
  const reply = await openCheckout(api, user, { changes: { planId } });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ sessionId: string }>().sessionId;
}

export const verify = (api: TestApp, user: TestUser, sessionId: string) =>
  api.inject({
    method: 'POST',
    url: '/functions/v1/verify-payment',
    headers: user.headers,
    payload: { sessionId },
  });

interface Signing {
  readonly secret?: string;
  /** In seconds. */
  readonly age?: number;
}

/** The header that the provider's own client makes for a message. */
export const sign = (payload: string, { secret = paymentsWebhookSecret, age = 0 }: Signing = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - age,
  });

export const post = (api: TestApp, payload: string, signature?: string) =>
  api.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    payload,
  });

/** Delivers an event as the provider does. */
export function deliver(api: TestApp, event: object, signing?: Signing) {
  const payload = JSON.stringify(event, null, 2);
  return post(api, payload, sign(payload, signing));
}

/** Waits until every event that was taken note of has been looked at. */
export const untilProcessed = (api: TestApp) =>
  vi.waitFor(
    async () => {
      const waiting = await api.database
        .selectFrom('webhook_events')
        .select('event_id')
        .where('processed_at', 'is', null)
        .execute();
      expect(waiting).toEqual([]);
    },
    { timeout: 10_000, interval: 50 },
  );

/** Buys tokens; answers with the ids of the session and of its payment. */
export async function buy(
  api: TestApp,
  provider: PaymentProvider,
  user: TestUser,
  planId = 'plan_five',
) {
  const sessionId = await openedCheckout(api, user, planId);
  provider.pay(sessionId);
  expect((await verify(api, user, sessionId)).statusCode).toBe(200);
  return { sessionId, intent: provider.sessions.get(sessionId)?.payment_intent ?? '' };
}

/** What a user has and owes. */
export const readAccounts = (api: TestApp, user: TestUser) =>
  api.database
    .selectFrom('wallets')
    .select(['available', 'owed'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();

export const readPayment = (api: TestApp, sessionId: string) =>
  api.database
    .selectFrom('payments')
    .selectAll()
    .where('checkout_session_id', '=', sessionId)
    .executeTakeFirst();

/** What must hold for payments and their tokens at every moment. */
export async function expectPaymentsToBalance(database: Database): Promise<void> {
  const { rows } = await sql`
    select 'payment whose tokens are not in the books' as broken from app.payments
      where (parked_because is null) <> exists (
        select from app.transfers where reference = 'cs:' || checkout_session_id
          and debit = 'sales' and amount = tokens and transfers.user_id = payments.user_id)
    union all select 'tokens taken back that are not in the books' from app.payments
      where taken_back <> (
        select coalesce(sum(case 'clawback' when credit then amount when debit then -amount end), 0)
        from app.transfers where split_part(reference, ':', 2) = checkout_session_id)
    union all select 'sold without a payment' from app.transfers
      where debit = 'sales'
        and substr(reference, 4) not in (select checkout_session_id from app.payments)
  `.execute(database);
  expect(rows).toEqual([]);
}

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import Stripe from 'stripe';
import { waitAfter } from '../src/payments/webhooks/courier.ts';
import {
  buy,
  CARDS,
  createStripe,
  fiveTokens,
  startMerchant,
  startPayments,
  submitCard,
} from './support/payments.ts';
import type { Sandbox } from './support/sandbox.ts';

let merchant: Awaited<ReturnType<typeof startMerchant>>;
let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  merchant = await startMerchant();
  sandbox = await startPayments(merchant.url);
  stripe = createStripe(sandbox);
});
afterAll(async () => {
  await sandbox.close();
  merchant.close();
});
beforeEach(() => {
  merchant.deliveries.length = 0;
});
afterEach(() => {
  expect(merchant.state.forgeries).toBe(0);
});

const PAID = [
  'charge.succeeded',
  'checkout.session.completed',
  'payment_intent.created',
  'payment_intent.succeeded',
];

test('a payment is told at once, signed as the provider signs', async () => {
  const { session, intent, charge } = await buy(stripe);
  await expect.poll(merchant.types).toEqual(PAID);
  const [completed] = merchant.of('checkout.session.completed');
  expect(completed?.event).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: {
      object: {
        id: session.id,
        payment_status: 'paid',
        payment_intent: intent.id,
        metadata: { planId: 'plan_five' },
      },
    },
  });
  expect(merchant.of('charge.succeeded')[0]?.event.data.object).toMatchObject({ id: charge.id });
  const id = completed?.event.id ?? '';
  await expect.poll(async () => (await stripe.events.retrieve(id)).pending_webhooks).toBe(0);
});

test('refunds, disputes, declines and expiry are told too, with the request they follow from', async () => {
  const { url, id } = await stripe.checkout.sessions.create(fiveTokens);
  await submitCard(url ?? '', { number: CARDS.declined });
  await stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` });
  const { charge } = await buy(stripe);
  await stripe.refunds.create({ charge: charge.id, amount: 100 });
  await buy(stripe, CARDS.disputed);
  await expect
    .poll(merchant.types, { timeout: 5_000 })
    .toEqual(
      [
        'charge.failed',
        'payment_intent.created',
        'payment_intent.payment_failed',
        'checkout.session.expired',
        'payment_intent.canceled',
        ...PAID,
        'charge.refunded',
        'refund.created',
        'refund.updated',
        ...PAID,
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
      ].toSorted(),
    );
  expect(merchant.of('checkout.session.expired')[0]?.event.request).toMatchObject({
    id: expect.stringMatching(/^req_/),
    idempotency_key: `expire-${id}`,
  });
});

test('a refused event is sent again after one second and after five', async () => {
  const { id } = await stripe.checkout.sessions.create(fiveTokens);
  merchant.state.refusals = 2;
  await stripe.checkout.sessions.expire(id);
  const times = () => merchant.of('checkout.session.expired').map(({ at }) => at);
  await expect.poll(() => times().length, { timeout: 18_000 }).toBe(3);
  const [first = 0, second = 0, third = 0] = times();
  expect(second - first).toBeGreaterThanOrEqual(900);
  expect(third - second).toBeGreaterThanOrEqual(4_900);
  const ids = merchant.deliveries.map(({ event }) => event.id);
  expect(new Set(ids).size).toBe(1);
});

test('what was not taken is delivered after a restart, and only that', async () => {
  merchant.state.refusals = 1;
  const { id } = await stripe.checkout.sessions.create(fiveTokens);
  await stripe.checkout.sessions.expire(id);
  await expect.poll(() => merchant.deliveries.length).toBe(1);
  const undelivered = async () =>
    (await stripe.events.list({ delivery_success: false })).data.map(({ type }) => type);
  expect(await undelivered()).toEqual(['checkout.session.expired']);
  await sandbox.restart();
  await expect.poll(() => merchant.deliveries.length, { timeout: 5_000 }).toBe(2);
  await expect.poll(undelivered).toEqual([]);
});

test('the waits grow fivefold up to an hour, for some hours in all', () => {
  const waits = Array.from({ length: 10 }, (_, index) => waitAfter(index + 1));
  expect(waits).toEqual([1, 5, 25, 125, 625, 3_125, 3_600, 3_600, 3_600, null]);
});

test('events are listed by type and time, for thirty days', async () => {
  const { id } = await stripe.checkout.sessions.create(fiveTokens);
  await stripe.checkout.sessions.expire(id);
  const [newest] = (await stripe.events.list({ types: ['checkout.session.*'], limit: 1 })).data;
  expect(newest).toMatchObject({ type: 'checkout.session.expired', data: { object: { id } } });
  const now = Math.floor(Date.now() / 1_000);
  expect((await stripe.events.list({ created: { gt: now + 60 } })).data).toEqual([]);
  expect(
    (await stripe.events.list({ created: { gte: now - 60, lte: now + 60 } })).data,
  ).not.toEqual([]);
  await sandbox.query(
    `update sandbox.payment_events set created = created - 31 * 86400 where id = '${newest?.id}'`,
  );
  await expect(stripe.events.retrieve(newest?.id ?? '')).rejects.toMatchObject({ statusCode: 404 });
  const listed = await stripe.events.list({ limit: 100 });
  expect(listed.data.map((event) => event.id)).not.toContain(newest?.id);
  await expect(
    stripe.events.list({ type: 'charge.succeeded', types: ['charge.failed'] }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
});

test('an event is written with its change or not at all', async () => {
  const { charge } = await buy(stripe);
  await sandbox.query(
    `alter table sandbox.payment_events add constraint no_refunds check (type <> 'charge.refunded') not valid`,
  );
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toBeInstanceOf(
    Stripe.errors.StripeAPIError,
  );
  await sandbox.query('alter table sandbox.payment_events drop constraint no_refunds');
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
  expect((await stripe.refunds.list({ charge: charge.id })).data).toEqual([]);
});

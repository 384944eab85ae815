import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buy,
  CARDS,
  createStripe,
  fiveTokens,
  startPayments,
  submitCard,
} from './support/payments.ts';
import type { Sandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startPayments();
  stripe = createStripe(sandbox);
});
afterAll(() => sandbox.close());

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'was accepted',
    (error: unknown) => error,
  );

test('a payment is refunded in parts, never beyond what was paid', async () => {
  const { intent, charge } = await buy(stripe);
  const first = await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 1_500,
    reason: 'requested_by_customer',
    metadata: { ticket: '9' },
  });
  expect(first).toMatchObject({
    object: 'refund',
    amount: 1_500,
    charge: charge.id,
    currency: 'eur',
    payment_intent: intent.id,
    reason: 'requested_by_customer',
    metadata: { ticket: '9' },
    status: 'succeeded',
  });
  expect(first.id).toMatch(/^re_/);
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 1_500,
    refunded: false,
  });
  expect(
    await refusalOf(stripe.refunds.create({ charge: charge.id, amount: 3_001 })),
  ).toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount (3001) is greater than unrefunded amount on charge (3000)',
  });
  const rest = await stripe.refunds.create({ charge: charge.id });
  expect(rest.amount).toBe(3_000);
  const charged = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] });
  expect(charged).toMatchObject({ amount_refunded: 4_500, refunded: true });
  expect(charged.refunds?.data.map(({ id }) => id)).toEqual([rest.id, first.id]);
  expect(await refusalOf(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  const listed = await stripe.refunds.list({ payment_intent: intent.id });
  expect(listed.data.map(({ amount }) => amount)).toEqual([3_000, 1_500]);
  expect(await stripe.refunds.retrieve(first.id)).toMatchObject({
    destination_details: { card: { reference_status: 'available' } },
  });
});

test('many refunds at once never give back more than was paid', async () => {
  const { charge } = await buy(stripe);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => stripe.refunds.create({ charge: charge.id, amount: 1_000 })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(4_000);
});

test('refunds and their charge change together, and every change is an event', async () => {
  const { charge } = await buy(stripe);
  const refund = await stripe.refunds.create({ charge: charge.id, amount: 100 });
  const { data } = await stripe.events.list({
    types: ['refund.created', 'refund.updated', 'charge.refunded'],
    limit: 3,
  });
  expect(data.map(({ type }) => type)).toEqual([
    'refund.updated',
    'charge.refunded',
    'refund.created',
  ]);
  expect(data[1]?.data).toMatchObject({
    object: { id: charge.id, amount_refunded: 100 },
    previous_attributes: { amount_refunded: 0 },
  });
  expect(data[2]).toMatchObject({
    data: { object: { id: refund.id } },
    request: { id: refund.lastResponse.requestId },
  });
  await stripe.refunds.update(refund.id, { metadata: { note: 'by phone' } });
  const [updated] = (await stripe.events.list({ type: 'refund.updated', limit: 1 })).data;
  expect(updated?.data.object).toMatchObject({ metadata: { note: 'by phone' } });
});

test('nothing that was never paid can be refunded', async () => {
  const { url, id } = await stripe.checkout.sessions.create(fiveTokens);
  await submitCard(url ?? '', { number: CARDS.declined });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  expect(
    await refusalOf(stripe.refunds.create({ payment_intent: intent as string })),
  ).toMatchObject({
    message: expect.stringContaining('does not have a successful charge'),
  });
  expect(await refusalOf(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
  expect(await refusalOf(stripe.refunds.create({ charge: 'ch_none' }))).toMatchObject({
    code: 'resource_missing',
    param: 'charge',
  });
  const { charge } = await buy(stripe);
  expect(await refusalOf(stripe.refunds.create({ charge: charge.id, amount: 0 }))).toMatchObject({
    code: 'parameter_invalid_integer',
  });
  expect(
    await refusalOf(stripe.refunds.create({ charge: charge.id, reason: 'whim' as 'duplicate' })),
  ).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
});

test('a disputed payment cannot be refunded, and closing the dispute gives it up', async () => {
  const { charge, intent } = await buy(stripe, CARDS.disputed);
  const { data } = await stripe.disputes.list({ payment_intent: intent.id });
  const [dispute] = data;
  expect(dispute).toMatchObject({
    object: 'dispute',
    amount: 4_500,
    charge: charge.id,
    reason: 'fraudulent',
    status: 'needs_response',
    balance_transactions: [{ amount: -4_500, reporting_category: 'dispute' }],
  });
  expect(dispute?.id).toMatch(/^dp_/);
  expect((await stripe.charges.retrieve(charge.id)).disputed).toBe(true);
  expect(await refusalOf(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
    code: 'charge_disputed',
  });
  expect((await stripe.disputes.close(dispute?.id ?? '')).status).toBe('lost');
  expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('lost');
  expect(await refusalOf(stripe.disputes.close(dispute?.id ?? ''))).toMatchObject({
    statusCode: 400,
  });
  const events = await stripe.events.list({ type: 'charge.dispute.*' });
  expect(events.data.map(({ type }) => type)).toEqual([
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
  ]);
});

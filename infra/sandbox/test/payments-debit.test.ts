import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createStripe,
  fiveTokens,
  SHOP,
  startMerchant,
  startPayments,
  submitCard,
} from './support/payments.ts';
import type { Sandbox } from './support/sandbox.ts';

let merchant: Awaited<ReturnType<typeof startMerchant>>;
let sandbox: Sandbox;
let stripe: Stripe;
let id: string;
let page: string;
beforeAll(async () => {
  merchant = await startMerchant();
  sandbox = await startPayments(merchant.url);
  stripe = createStripe(sandbox);
});
afterAll(async () => {
  await sandbox.close();
  merchant.close();
});
beforeEach(async () => {
  const session = await stripe.checkout.sessions.create({
    ...fiveTokens,
    allowed_payment_method_types: ['card', 'sepa_debit'],
  });
  id = session.id;
  page = session.url ?? '';
  merchant.deliveries.length = 0;
});

const debit = { method: 'sepa_debit', iban: 'DE89 3704 0044 0532 0130 00' };
const retrieve = () =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
const decide = (outcome: string) =>
  fetch(`${sandbox.url}/payments/operator/debits/${id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  });

test('the page offers a debit to sessions that take one, and to no others', async () => {
  expect(await (await fetch(page)).text()).toContain('Pay by bank debit');
  expect(await (await fetch(`${page}?method=sepa_debit`)).text()).toContain('name="iban"');
  const cardOnly = await stripe.checkout.sessions.create(fiveTokens);
  expect(await (await fetch(cardOnly.url ?? '')).text()).not.toContain('Pay by bank debit');
  expect((await submitCard(cardOnly.url ?? '', debit, { json: true })).status).toBe(404);
});

test('an account that is no test account is not accepted', async () => {
  const iban = 'DE02120300000000202051';
  const { status, text } = await submitCard(page, { ...debit, iban }, { json: true });
  expect(status).toBe(400);
  expect(text).toContain('test IBAN');
});

test('a debit completes the session unpaid; the money comes when the bank pays', async () => {
  const { location } = await submitCard(page, debit);
  expect(location).toBe(`${SHOP}?payment=success&session_id=${id}`);
  expect(await retrieve()).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'processing',
      amount_received: 0,
      latest_charge: {
        status: 'pending',
        paid: false,
        payment_method_details: { type: 'sepa_debit', sepa_debit: { last4: '3000' } },
      },
    },
  });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  await expect(stripe.refunds.create({ payment_intent: intent as string })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect((await decide('paid')).status).toBe(303);
  expect(await retrieve()).toMatchObject({
    payment_status: 'paid',
    payment_intent: {
      status: 'succeeded',
      amount_received: 4_500,
      latest_charge: { status: 'succeeded', paid: true },
    },
  });
  await expect.poll(() => merchant.of('checkout.session.async_payment_succeeded').length).toBe(1);
  const [completed] = merchant.of('checkout.session.completed');
  expect(completed?.event.data.object).toMatchObject({ id, payment_status: 'unpaid' });
  expect((await decide('paid')).status).toBe(400);
});

test('a bank that refuses leaves the session unpaid', async () => {
  await submitCard(page, debit);
  await decide('refused');
  expect(await retrieve()).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method', latest_charge: { status: 'failed' } },
  });
  await expect.poll(() => merchant.of('checkout.session.async_payment_failed').length).toBe(1);
});

import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CARDS,
  createStripe,
  fiveTokens,
  SHOP,
  startPayments,
  submitCard,
} from './support/payments.ts';
import type { Sandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
let stripe: Stripe;
let id: string;
let page: string;
beforeAll(async () => {
  sandbox = await startPayments();
  stripe = createStripe(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  const session = await stripe.checkout.sessions.create(fiveTokens);
  id = session.id;
  page = session.url ?? '';
});

async function openQuestion() {
  const shown = await (await fetch(`${page}/challenge`)).text();
  return /name="attempt" value="(\w+)"/.exec(shown)?.[1] ?? '';
}
async function answer(choice: 'confirm' | 'refuse', question?: string) {
  const attempt = question ?? (await openQuestion());
  const response = await fetch(`${page}/challenge`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ attempt, answer: choice }),
  });
  return response.headers.get('location') ?? '';
}
const retrieve = () =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
const success = () => `${SHOP}?payment=success&session_id=${id}`;

test('the bank asks, nothing is charged until it is answered', async () => {
  const { location } = await submitCard(page, { number: CARDS.challenged });
  expect(location).toBe(`${page}/challenge`);
  expect(await (await fetch(location ?? '')).text()).toContain('3-D Secure');
  expect(await retrieve()).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url: location } },
      latest_charge: null,
    },
  });
});

test('a payer who completes the challenge has paid, and once only', async () => {
  await submitCard(page, { number: CARDS.challenged });
  const locations = await Promise.all([answer('confirm'), answer('confirm')]);
  expect(locations).toContain(success());
  expect(await retrieve()).toMatchObject({
    payment_status: 'paid',
    payment_intent: {
      status: 'succeeded',
      latest_charge: {
        payment_method_details: {
          card: { last4: '3155', three_d_secure: { result: 'authenticated' } },
        },
      },
    },
  });
  const charges = await stripe.charges.list({ limit: 100 });
  expect(charges.data).toHaveLength(1);
});

test('a payer who fails the challenge is told so on the form, and may use another card', async () => {
  await submitCard(page, { number: CARDS.challenged });
  const location = await answer('refuse');
  expect(location).toContain(page);
  expect(await (await fetch(location)).text()).toContain('We could not authenticate your card');
  expect(await retrieve()).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    },
  });
  expect((await submitCard(page)).location).toBe(success());
});

test('a card can still be declined after the challenge', async () => {
  await submitCard(page, { number: '4000008400001629' });
  expect(await answer('confirm')).toContain('declined=card_declined');
  expect((await retrieve()).payment_status).toBe('unpaid');
});

test('an answer to a challenge that is over changes nothing', async () => {
  await submitCard(page, { number: CARDS.challenged });
  await submitCard(page, { number: CARDS.declined });
  expect(await answer('confirm')).toContain(page);
  expect((await retrieve()).payment_status).toBe('unpaid');
});

test('an answer to the question about one card does not pay with another', async () => {
  await submitCard(page, { number: CARDS.challenged });
  const aboutTheFirst = await openQuestion();
  await submitCard(page, { number: CARDS.challenged });
  expect(await answer('confirm', aboutTheFirst)).toContain('declined=');
  expect((await retrieve()).payment_status).toBe('unpaid');
  expect(await answer('confirm')).toBe(success());
});

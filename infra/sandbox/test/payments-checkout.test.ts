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

const open = async (url = page, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const retrieve = () =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
const chargesOf = async (intent: unknown) =>
  (await stripe.charges.list({ payment_intent: intent as string })).data;
const successUrl = () => `${SHOP}?payment=success&session_id=${id}`;

test('the page shows what is bought, knows the payer’s address and leads back', async () => {
  const { status, text, headers } = await open();
  expect(status).toBe(200);
  for (const shown of ['€45.00', 'Five tokens', 'ada@example.test', `${SHOP}?payment=canceled`]) {
    expect(text).toContain(shown);
  }
  expect(text).toContain('Test checkout');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://127.0.0.1:4999");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(/\son\w+=/);
});

test('the page speaks French where the session or the browser does', async () => {
  const french = await stripe.checkout.sessions.create({ ...fiveTokens, locale: 'fr' });
  const { text } = await open(french.url ?? '');
  expect(text).toContain('<html lang="fr">');
  expect(text).toContain('Numéro de carte');
  expect(text).toMatch(/45,00\s€/);
  expect((await open(page, { 'accept-language': 'fr-FR,fr;q=0.9' })).text).toContain(
    'Payer Greenshoe',
  );
});

test('a good card pays, and leads to the shop with the session’s id', async () => {
  const { status, location } = await submitCard(page);
  expect(status).toBe(303);
  expect(location).toBe(successUrl());
  const session = await retrieve();
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'ada@example.test', name: 'Ada Lovelace' },
    payment_intent: {
      object: 'payment_intent',
      amount: 4_500,
      amount_received: 4_500,
      status: 'succeeded',
      latest_charge: {
        object: 'charge',
        paid: true,
        captured: true,
        status: 'succeeded',
        outcome: { type: 'authorized' },
        billing_details: { name: 'Ada Lovelace' },
        payment_method_details: {
          type: 'card',
          card: { brand: 'visa', last4: '4242', exp_year: 2034 },
        },
      },
    },
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const listed = await stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(listed.data.map((found) => found.id)).toEqual([id]);
  expect((await stripe.paymentIntents.list({ limit: 1 })).data[0]?.id).toBe(intent.id);
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', 'security code is incorrect'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card', 'accepts test cards only'],
])(
  'the card %s is refused with %s, and another one may be tried',
  async (number, code, decline, shown) => {
    const refused = await submitCard(page, { number });
    expect(refused.status).toBe(402);
    expect(refused.text).toContain(shown);
    expect(refused.text).not.toContain(number);
    const session = await retrieve();
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code, decline_code: decline },
        latest_charge: { status: 'failed', paid: false, failure_code: code },
      },
    });
    expect((await submitCard(page)).location).toBe(successUrl());
    const charges = await chargesOf((session.payment_intent as Stripe.PaymentIntent).id);
    expect(charges.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  },
);

test.each([
  ['number', '4242 4242 4242 4241', 'This card number is not valid.'],
  ['number', '', 'Enter the card number.'],
  ['expiry', '13 / 34', 'Enter the expiry date as MM / YY.'],
  ['expiry', '01 / 24', 'This expiry date is in the past.'],
  ['cvc', '12', 'Enter the 3 digits'],
  ['email', 'ada', 'Enter an e-mail address.'],
  ['name', ' ', 'Enter the holder’s name.'],
])(
  'a wrong %s (%s) is named beside its field and nothing is tried',
  async (field, value, message) => {
    const { status, text } = await submitCard(page, { [field]: value }, { json: true });
    expect(status).toBe(400);
    const { errors } = JSON.parse(text) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain(message);
    const asPage = await submitCard(page, { [field]: value });
    expect(asPage.text).toMatch(new RegExp(`id="${field}-error">[^<]*${message.slice(0, 10)}`));
    expect((await retrieve()).payment_intent).toBeNull();
  },
);

test('the page’s own script is told in its language where to go and what went wrong', async () => {
  const french = await stripe.checkout.sessions.create({ ...fiveTokens, locale: 'fr' });
  const refused = await submitCard(french.url ?? '', { number: CARDS.poor }, { json: true });
  expect(refused.status).toBe(402);
  expect(JSON.parse(refused.text)).toEqual({
    errors: {},
    code: 'card_declined',
    message: 'La provision de votre carte est insuffisante.',
  });
  const paid = await submitCard(page, {}, { json: true });
  expect(JSON.parse(paid.text)).toEqual({ url: successUrl() });
});

test('a double click pays once and leads to the shop both times', async () => {
  const attempt = 'oneFormSentTwice';
  const replies = await Promise.all(Array.from({ length: 6 }, () => submitCard(page, { attempt })));
  expect(replies.map(({ location }) => location)).toEqual(Array(6).fill(successUrl()));
  const { payment_intent: intent } = await retrieve();
  expect(await chargesOf((intent as Stripe.PaymentIntent).id)).toHaveLength(1);
});

test('two tabs at once pay once, and the slower one is told so', async () => {
  const replies = await Promise.all([submitCard(page), submitCard(page)]);
  expect(new Set(replies.map(({ location }) => location))).toEqual(new Set([successUrl(), page]));
  const { payment_intent: intent } = await retrieve();
  expect(await chargesOf((intent as Stripe.PaymentIntent).id)).toHaveLength(1);
});

test('a paid session shows that it is paid and takes no second payment', async () => {
  await submitCard(page);
  expect((await open()).text).toContain('This payment is complete');
  const again = await submitCard(page, {}, { json: true });
  expect(again.status).toBe(409);
  expect(JSON.parse(again.text)).toEqual({ url: page });
});

test('an expired session shows that it is expired, leads back and takes no payment', async () => {
  await stripe.checkout.sessions.expire(id);
  const shown = await open();
  expect(shown.status).toBe(410);
  expect(shown.text).toContain('This checkout has expired');
  expect(shown.text).toContain(`${SHOP}?payment=canceled`);
  expect((await submitCard(page, {}, { json: true })).status).toBe(410);
  expect((await retrieve()).payment_status).toBe('unpaid');
});

test('a session whose time is over cannot be paid, even before anybody noticed', async () => {
  await sandbox.query(
    `update sandbox.payment_objects set document = jsonb_set(document, '{expires_at}', '1')
     where id = '${id}'`,
  );
  expect((await submitCard(page, {}, { json: true })).status).toBe(410);
  expect((await retrieve()).status).toBe('expired');
});

test('expiring and paying at once leave a session paid or expired, never both', async () => {
  const [paid, expired] = await Promise.allSettled([
    submitCard(page),
    stripe.checkout.sessions.expire(id),
  ]);
  const isPaid = paid.status === 'fulfilled' && paid.value.location === successUrl();
  expect(expired.status).toBe(isPaid ? 'rejected' : 'fulfilled');
  expect((await retrieve()).payment_status).toBe(isPaid ? 'paid' : 'unpaid');
});

test('a page that nobody opened does not exist', async () => {
  expect((await open(`${sandbox.url}/payments/pay/cs_test_none`)).status).toBe(404);
});

test('a form of another site is refused', async () => {
  const forged = await submitCard(page, {}, { origin: 'https://elsewhere.test' });
  expect(forged.status).toBe(403);
  expect((await submitCard(page, {}, { origin: sandbox.url })).location).toBe(successUrl());
});

test('names from the shop are shown as text, never as markup', async () => {
  const [line] = fiveTokens.line_items;
  const product_data = { name: '<script>alert(1)</script>' };
  const session = await stripe.checkout.sessions.create({
    ...fiveTokens,
    cancel_url: `${SHOP}?x="><script>alert(2)</script>`,
    line_items: [{ quantity: 1, price_data: { ...line.price_data, product_data } }],
  });
  expect((await open(session.url ?? '')).text).not.toContain('<script>alert');
});

test('no card number and no code is kept anywhere', async () => {
  await submitCard(page, { number: CARDS.declined, cvc: '987' });
  await submitCard(page, { number: CARDS.good, cvc: '987' });
  const kept = await sandbox.query(
    `select coalesce(document::text, '') || coalesce(details::text, '') as text from sandbox.payment_objects
     union all select body from sandbox.payment_events
     union all select body from sandbox.payment_idempotency_keys`,
  );
  const everything = JSON.stringify(kept);
  for (const secret of [CARDS.declined, CARDS.good, CARDS.good.replaceAll(' ', ''), '"987"']) {
    expect(everything).not.toContain(secret);
  }
});

test('what an intent is to carry reaches intent and charge; a customer is made on request', async () => {
  const session = await stripe.checkout.sessions.create({
    ...fiveTokens,
    customer_creation: 'always',
    payment_intent_data: { description: 'Five tokens for Ada', metadata: { order: '7' } },
  });
  await submitCard(session.url ?? '');
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['customer', 'payment_intent.latest_charge.balance_transaction'],
  });
  expect(paid.customer).toMatchObject({ object: 'customer', email: 'ada@example.test' });
  expect(paid.payment_intent).toMatchObject({
    description: 'Five tokens for Ada',
    metadata: { order: '7' },
    latest_charge: { metadata: { order: '7' }, balance_transaction: { amount: 4_500, net: 4_407 } },
  });
});

test('a refusal named in the address is shown if it is one, and never as the page’s own words', async () => {
  expect((await open(`${page}?declined=card_declined`)).text).toContain('Your card was declined.');
  for (const reason of ['toString', '<script>alert(1)</script>']) {
    const { status, text } = await open(`${page}?declined=${encodeURIComponent(reason)}`);
    expect(status).toBe(200);
    expect(text).not.toContain(reason);
  }
});

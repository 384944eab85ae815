import { randomUUID } from 'node:crypto';
import { problemSchema } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import { openCheckout } from './support/payments.ts';

let provider: PaymentProvider;
let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  provider = await startPaymentProvider();
  api = await startApp({ settings: { STRIPE_API_URL: provider.url }, paymentsTimeoutMs: 200 });
  await api.openConnections();
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  provider.trouble = null;
  provider.beforeAnswer = async () => {};
  provider.sessions.clear();
  user = await createUser();
});

const opened = () => [...provider.sessions.values()];

test.each([
  ['plan_single', 1_000, '1'],
  ['plan_five', 4_500, '5'],
  ['plan_ten', 8_000, '10'],
])('%s costs what our own table says', async (planId, price, tokens) => {
  const reply = await openCheckout(api, user, {
    changes: { planId, amount: 1, price: 1, tokens: 1_000, unit_amount: 1, currency: 'jpy' },
  });
  const [session] = opened();
  expect(reply.json()).toEqual({ sessionId: session?.id, url: session?.url });
  expect(session).toMatchObject({
    amount_total: price,
    currency: 'eur',
    metadata: { user_id: user.id, plan_id: planId, tokens },
  });
});

test('the payment page knows the e-mail of the token, not of the body, and leads back to us', async () => {
  await openCheckout(api, user);
  expect(opened()).toMatchObject([
    {
      customer_email: user.email,
      success_url: 'http://web.test/dashboard?payment=success&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://web.test/dashboard?payment=canceled',
    },
  ]);
});

test.each([
  ['another site', 'https://evil.test/dashboard'],
  ['another site that looks like ours', 'http://web.test.evil.test/dashboard'],
  ['another site behind our name', 'http://web.test@evil.test/dashboard'],
  ['our site in the name of somebody', 'http://somebody@web.test/dashboard'],
  ['another port', 'http://web.test:8080/dashboard'],
  ['another scheme', 'https://web.test/dashboard'],
  ['another page', 'http://web.test/dashboard/../interview'],
  ['a script', 'javascript:alert(1)'],
])('nobody is sent to %s afterwards', async (_name, address) => {
  for (const changes of [{ successUrl: address }, { cancelUrl: address }]) {
    const reply = await openCheckout(api, user, { changes });
    expect(reply.json()).toMatchObject({ status: 400, code: 'payments.foreign_address' });
  }
  expect(opened()).toEqual([]);
});

test('nobody buys in the name of somebody else', async () => {
  const reply = await openCheckout(api, user, { changes: { userId: randomUUID() } });
  expect(reply.json()).toMatchObject({ status: 403, code: 'auth.wrong_user' });
  expect(opened()).toEqual([]);
});

test('a plan that does not exist cannot be bought', async () => {
  const reply = await openCheckout(api, user, { changes: { planId: 'plan_hundred' } });
  expect(reply.json()).toMatchObject({ status: 400, code: 'request.invalid' });
});

test.each(['error', 'slow', 'garbage', 'no-object', 'reset'] as const)(
  'a provider in trouble (%s) is answered with JSON that says when to come back',
  async (trouble) => {
    provider.trouble = trouble;
    const key = randomUUID();
    const reply = await openCheckout(api, user, { key });
    expect(reply.headers['content-type']).toContain('json');
    expect(problemSchema.parse(reply.json())).toMatchObject({
      status: 503,
      code: 'payments.unavailable',
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    provider.trouble = null;
    expect((await openCheckout(api, user, { key })).statusCode).toBe(200);
  },
);

test('a repeated key gets the same payment page', async () => {
  const key = randomUUID();
  const first = await openCheckout(api, user, { key });
  const second = await openCheckout(api, user, { key });
  expect(second.json()).toEqual(first.json());
  expect(opened()).toHaveLength(1);
});

test('a key that stands for another purchase is refused', async () => {
  const key = randomUUID();
  await openCheckout(api, user, { key });
  const reply = await openCheckout(api, user, { key, changes: { planId: 'plan_ten' } });
  expect(reply.json()).toMatchObject({ status: 422, code: 'request.key_reused' });
  expect(opened()).toHaveLength(1);
});

test('keys of two users have nothing to do with each other', async () => {
  const key = randomUUID();
  const [mine, theirs] = [
    await openCheckout(api, user, { key }),
    await openCheckout(api, await createUser(), { key }),
  ];
  expect(theirs.statusCode).toBe(200);
  expect(theirs.json()).not.toEqual(mine.json());
});

test('a double click opens one payment page; the second click is told to wait', async () => {
  const key = randomUUID();
  provider.beforeAnswer = () => new Promise((resolve) => setTimeout(resolve, 100));
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => openCheckout(api, user, { key })),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 409, 409, 409, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'request.in_progress' });
  expect(opened()).toHaveLength(1);
});

test('the key of a process that died is free again once its lease is over', async () => {
  const key = randomUUID();
  await openCheckout(api, user, { key });
  const lockedUntil = (milliseconds: number) =>
    sql`update app.idempotency_keys set answer = null,
      locked_until = ${new Date(Date.now() + milliseconds)} where key = ${key}`.execute(
      api.database,
    );
  await lockedUntil(60_000);
  expect((await openCheckout(api, user, { key })).statusCode).toBe(409);
  await lockedUntil(-1_000);
  expect((await openCheckout(api, user, { key })).statusCode).toBe(200);
  expect(opened()).toHaveLength(1); // the provider repeats its answer to the same key as well
});

test('whatever goes wrong at the functions, the web app gets JSON it may read', async () => {
  const origin = 'http://web.test';
  const url = '/functions/v1/create-checkout-session';
  const replies = [
    await api.inject({ method: 'POST', url, headers: { origin } }),
    await api.inject({
      method: 'POST',
      url,
      headers: { ...user.headers, origin, 'content-type': 'application/json' },
      payload: '{"planId":',
    }),
    await api.inject({ method: 'GET', url, headers: { origin, accept: 'text/html' } }),
    await api.inject({ method: 'POST', url: '/functions/v1/nothing', headers: { origin } }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 400, 404, 404]);
  for (const reply of replies) {
    expect(reply.headers['content-type']).toContain('json');
    expect(reply.headers['access-control-allow-origin']).toBe(origin);
    expect(problemSchema.parse(reply.json()).error).not.toBe('');
  }
});

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, createStripe, fiveTokens, startPayments } from './support/payments.ts';
import { keys, type Sandbox } from './support/sandbox.ts';

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
const call = (path: string, init: RequestInit = {}) => fetch(`${sandbox.url}/v1${path}`, init);
const count = async () =>
  Number(
    (
      await sandbox.query(
        `select count(*) from sandbox.payment_objects where kind = 'checkout.session'`,
      )
    )[0].count,
  );

test('a wrong key and no key are told apart, and the key is not repeated', async () => {
  const wrong = await refusalOf(
    createStripe(sandbox, { key: 'sk_test_someoneElses1234' }).checkout.sessions.list(),
  );
  expect(wrong).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(wrong).toMatchObject({
    statusCode: 401,
    message: expect.stringContaining('Invalid API Key'),
  });
  expect((wrong as Error).message).not.toContain('someoneElses');
  const none = await call('/charges');
  expect(none.status).toBe(401);
  expect(await none.json()).toMatchObject({
    error: { type: 'invalid_request_error', message: expect.stringContaining('did not provide') },
  });
});

test('the key is also taken as the user’s name of basic authentication', async () => {
  const authorization = `Basic ${Buffer.from(`${keys.PAYMENTS_SECRET_KEY}:`).toString('base64')}`;
  expect((await call('/charges', { headers: { authorization } })).status).toBe(200);
});

test('what does not exist is missing, by kind and by name', async () => {
  const retrievals = {
    'checkout.session': () => stripe.checkout.sessions.retrieve('cs_test_none'),
    payment_intent: () => stripe.paymentIntents.retrieve('pi_none'),
    charge: () => stripe.charges.retrieve('ch_none'),
    refund: () => stripe.refunds.retrieve('re_none'),
    dispute: () => stripe.disputes.retrieve('dp_none'),
    event: () => stripe.events.retrieve('evt_none'),
  };
  for (const [kind, retrieve] of Object.entries(retrievals)) {
    expect(await refusalOf(retrieve())).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      type: 'StripeInvalidRequestError',
      message: expect.stringMatching(new RegExp(`^No such ${kind}: '`)),
    });
  }
  expect(await refusalOf(stripe.rawRequest('GET', '/v1/nothing'))).toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL (GET: /v1/nothing)'),
  });
});

test('lists refuse what they do not know', async () => {
  expect(await refusalOf(stripe.refunds.list({ limit: 101 }))).toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'limit',
  });
  expect(await refusalOf(stripe.charges.list({ starting_after: 'ch_none' }))).toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
  expect(await refusalOf(stripe.charges.list({ colour: 'red' } as object))).toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  });
  expect(
    await refusalOf(stripe.checkout.sessions.create({ ...fiveTokens, expand: ['currency'] })),
  ).toMatchObject({ message: 'This property cannot be expanded (currency).' });
});

test('no other site’s script may read the API', async () => {
  const reply = await call('/charges', {
    headers: {
      authorization: `Bearer ${keys.PAYMENTS_SECRET_KEY}`,
      origin: 'https://elsewhere.test',
    },
  });
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
});

test('a request without a body lacks its parameters', async () => {
  const reply = await call('/checkout/sessions', {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.PAYMENTS_SECRET_KEY}` },
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ error: { code: 'parameter_missing' } });
});

test('a version that is none is refused', async () => {
  const reply = await call('/charges', {
    headers: { authorization: `Bearer ${keys.PAYMENTS_SECRET_KEY}`, 'stripe-version': 'yesterday' },
  });
  expect(reply.status).toBe(400);
});

test('the same key gets the same answer and makes nothing new', async () => {
  const idempotencyKey = randomUUID();
  const first = await stripe.checkout.sessions.create(fiveTokens, { idempotencyKey });
  const before = await count();
  const second = await stripe.checkout.sessions.create(fiveTokens, { idempotencyKey });
  expect(second).toEqual(first);
  expect(await count()).toBe(before);
  const headers = second.lastResponse.headers;
  expect(headers['idempotent-replayed']).toBe('true');
  expect(headers['original-request']).toBe(first.lastResponse.requestId);
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
});

test('a key cannot be used for anything else', async () => {
  const idempotencyKey = randomUUID();
  const { id } = await stripe.checkout.sessions.create(fiveTokens, { idempotencyKey });
  const other = await refusalOf(
    stripe.checkout.sessions.create(
      { ...fiveTokens, client_reference_id: 'user-2' },
      { idempotencyKey },
    ),
  );
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(other).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  expect(
    await refusalOf(stripe.checkout.sessions.expire(id, {}, { idempotencyKey })),
  ).toMatchObject({
    rawType: 'idempotency_error',
    message: expect.stringContaining('same endpoint'),
  });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('a refusal by the books is kept under its key, a request that was never valid is not', async () => {
  const { id } = await stripe.checkout.sessions.create(fiveTokens);
  await stripe.checkout.sessions.expire(id);
  const idempotencyKey = randomUUID();
  const expire = () => refusalOf(stripe.checkout.sessions.expire(id, {}, { idempotencyKey }));
  const [first, second] = [await expire(), await expire()] as Stripe.errors.StripeError[];
  expect(second?.message).toBe(first?.message);
  expect(second?.headers?.['idempotent-replayed']).toBe('true');

  const again = { idempotencyKey: randomUUID() };
  const invalid = stripe.checkout.sessions.create(
    { ...fiveTokens, mode: 'never' as 'payment' },
    again,
  );
  expect(await refusalOf(invalid)).toMatchObject({ param: 'mode' });
  expect((await stripe.checkout.sessions.create(fiveTokens, again)).status).toBe('open');
});

test('of many requests at once with one key, one is carried out', async () => {
  const idempotencyKey = randomUUID();
  const before = await count();
  await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      stripe.checkout.sessions.create(fiveTokens, { idempotencyKey }),
    ),
  );
  expect(await count()).toBe(before + 1);
});

test('while a request is under way, another one with its key is told to wait', async () => {
  const { charge } = await buy(stripe);
  // Somebody else holds the charge for a while, so that the first refund has to wait.
  const held = sandbox.query(
    `begin; select from sandbox.payment_objects where id = '${charge.id}' for update;
     select pg_sleep(1); commit`,
  );
  const idempotencyKey = randomUUID();
  const refund = () =>
    stripe.refunds.create({ charge: charge.id, amount: 100 }, { idempotencyKey });
  await pause(200);
  const first = refund();
  await pause(200);
  expect(await refusalOf(refund())).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
    rawType: 'idempotency_error',
  });
  await held;
  expect(await first).toMatchObject({ amount: 100 });
  expect((await refund()).id).toBe((await first).id);
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(100);
});

test('the client’s own retries get through a key that is in use', async () => {
  const patient = createStripe(sandbox, { maxNetworkRetries: 3 });
  const idempotencyKey = randomUUID();
  const sessions = await Promise.all(
    Array.from({ length: 4 }, () =>
      patient.checkout.sessions.create(fiveTokens, { idempotencyKey }),
    ),
  );
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
});

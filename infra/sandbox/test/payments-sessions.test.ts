import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripe, fiveTokens, startPayments } from './support/payments.ts';
import type { Sandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startPayments();
  stripe = createStripe(sandbox);
});
afterAll(() => sandbox.close());

const create = (changes: object = {}) =>
  stripe.checkout.sessions.create({ ...fiveTokens, ...changes });

test('a new session is open, unpaid and has a page of its own', async () => {
  const session = await create({ locale: 'fr', payment_intent_data: { description: 'Tokens' } });
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_subtotal: 4_500,
    amount_total: 4_500,
    cancel_url: fiveTokens.cancel_url,
    client_reference_id: 'user-1',
    currency: 'eur',
    customer_email: 'ada@example.test',
    livemode: false,
    locale: 'fr',
    metadata: { planId: 'plan_five' },
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: fiveTokens.success_url,
    ui_mode: 'hosted_page',
  });
  expect(session.id).toMatch(/^cs_test_\w{50,}$/);
  expect(session.url).toBe(`${sandbox.url}/payments/pay/${session.id}`);
  expect(session.expires_at - session.created).toBe(24 * 3_600);
  expect(session.lastResponse.requestId).toMatch(/^req_/);
  expect(session.lastResponse.apiVersion).toBe('2026-10-28.endive');
  expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
});

test('line items are listed in pages and can be expanded with their prices and products', async () => {
  const [{ price_data }] = fiveTokens.line_items;
  const items = [1, 2, 3].map((quantity) => ({ price_data, quantity }));
  const { id, amount_total } = await create({ line_items: items });
  expect(amount_total).toBe(27_000);
  const first = await stripe.checkout.sessions.listLineItems(id, { limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true });
  expect(first.data.map(({ quantity }) => quantity)).toEqual([1, 2]);
  const cursor = first.data[1]?.id ?? '';
  const rest = await stripe.checkout.sessions.listLineItems(id, { starting_after: cursor });
  expect(rest.data.map(({ amount_total: total }) => total)).toEqual([13_500]);
  const before = await stripe.checkout.sessions.listLineItems(id, { ending_before: cursor });
  expect(before).toMatchObject({ has_more: false, data: [{ quantity: 1 }] });

  const expanded = await stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items.data.price.product'],
  });
  expect(expanded.line_items?.data[0]).toMatchObject({
    object: 'item',
    description: 'Five tokens',
    price: {
      object: 'price',
      unit_amount: 4_500,
      product: { object: 'product', name: 'Five tokens' },
    },
  });
});

test('a price and a customer made beforehand can be used', async () => {
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 500,
    product_data: { name: 'One token' },
  });
  expect(price.unit_amount_decimal?.toString()).toBe('500');
  const customer = await stripe.customers.create({ email: 'ada@example.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: price.id, quantity: 3 }],
    success_url: fiveTokens.success_url,
    customer: customer.id,
  });
  expect(session).toMatchObject({ amount_total: 1_500, customer: customer.id });
  const listed = await stripe.checkout.sessions.list({ customer: customer.id });
  expect(listed.data.map(({ id }) => id)).toEqual([session.id]);
});

test('lists run from the newest to the oldest and turn pages both ways', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.unshift((await create()).id);
  const seen: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) {
    seen.push(id);
    if (seen.length === 5) break;
  }
  expect(seen).toEqual(ids);
  const back = await stripe.checkout.sessions.list({ ending_before: ids[3] ?? '', limit: 2 });
  expect(back.data.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  expect(back.has_more).toBe(true);
  const future = Math.floor(Date.now() / 1_000) + 60;
  expect((await stripe.checkout.sessions.list({ created: { gte: future } })).data).toEqual([]);
  expect((await stripe.checkout.sessions.list({ created: { lt: future } })).data).not.toEqual([]);
});

test('an open session can be expired once, and then says so', async () => {
  const { id } = await create();
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('status of expired'),
  });
  const events = await stripe.events.list({ type: 'checkout.session.expired', limit: 1 });
  expect(events.data[0]?.data.object).toMatchObject({ id, status: 'expired' });
});

test('a session expires by itself when its time is over', async () => {
  const { id } = await create({ expires_at: Math.floor(Date.now() / 1_000) + 30 * 60 });
  await sandbox.query(
    `update sandbox.payment_objects set document = jsonb_set(document, '{expires_at}', '1')
     where id = '${id}'`,
  );
  const status = async () => (await stripe.checkout.sessions.retrieve(id)).status;
  await expect.poll(status, { timeout: 4_000 }).toBe('expired');
  const events = await stripe.events.list({ type: 'checkout.session.expired', limit: 1 });
  expect(events.data[0]).toMatchObject({ request: { id: null }, data: { object: { id } } });
});

const [line] = fiveTokens.line_items;

test('a session that is refused at the last moment leaves nothing behind', async () => {
  const products = async () =>
    sandbox.query(`select count(*) from sandbox.payment_objects where kind = 'product'`);
  const before = await products();
  const tooSmall = { ...line, price_data: { ...line.price_data, unit_amount: 10 } };
  await expect(create({ line_items: [tooSmall] })).rejects.toMatchObject({
    code: 'amount_too_small',
  });
  expect(await products()).toEqual(before);
});

const refusals: readonly (readonly [string, object, object])[] = [
  ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['a mode that is not offered', { mode: 'subscription' }, { param: 'mode' }],
  ['no line items', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
  [
    'no quantity',
    { line_items: [{ price_data: line.price_data }] },
    { code: 'parameter_missing', param: 'line_items[0][quantity]' },
  ],
  [
    'an amount that is no number',
    { line_items: [{ quantity: 1, price_data: { ...line.price_data, unit_amount: '4.5' } }] },
    { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
  ],
  [
    'a currency that does not exist',
    { line_items: [{ quantity: 1, price_data: { ...line.price_data, currency: 'zzz' } }] },
    { param: 'line_items[0][price_data][currency]' },
  ],
  [
    'two currencies',
    { line_items: [line, { ...line, price_data: { ...line.price_data, currency: 'usd' } }] },
    { param: 'line_items' },
  ],
  [
    'a total too small to charge',
    { line_items: [{ quantity: 1, price_data: { ...line.price_data, unit_amount: 10 } }] },
    { code: 'amount_too_small' },
  ],
  [
    'a price nobody made',
    { line_items: [{ price: 'price_none', quantity: 1 }] },
    { code: 'resource_missing', param: 'line_items[0][price]' },
  ],
  ['no success address', { success_url: undefined }, { code: 'parameter_missing' }],
  ['an address that is none', { success_url: 'dashboard' }, { code: 'url_invalid' }],
  ['an e-mail that is none', { customer_email: 'ada' }, { code: 'email_invalid' }],
  [
    'a customer nobody made',
    { customer: 'cus_none', customer_email: undefined },
    { param: 'customer' },
  ],
  ['too long a life', { expires_at: 4_000_000_000 }, { param: 'expires_at' }],
  [
    'a parameter of older versions',
    { payment_method_types: ['card'] },
    { code: 'parameter_unknown', param: 'payment_method_types' },
  ],
  [
    'an unknown parameter',
    { client_reference: 'x' },
    { code: 'parameter_unknown', param: 'client_reference' },
  ],
  [
    'an unknown parameter deep inside',
    { line_items: [{ ...line, price_data: { ...line.price_data, colour: 'red' } }] },
    { code: 'parameter_unknown', param: 'line_items[0][price_data][colour]' },
  ],
  ['an empty value', { client_reference_id: '' }, { code: 'parameter_invalid_empty' }],
  [
    'too long a value in the metadata',
    { metadata: { a: 'x'.repeat(501) } },
    { param: 'metadata[a]' },
  ],
];

test.each(refusals)('a session with %s is refused', async (_what, changes, expected) => {
  const error: unknown = await create(changes).then(
    () => 'was accepted',
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject({
    statusCode: 400,
    requestId: expect.stringMatching(/^req_/),
    ...expected,
  });
});

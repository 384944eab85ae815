import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, createStripe, fiveTokens, startMerchant, startPayments } from './support/payments.ts';
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

const see = async () => (await fetch(`${sandbox.url}/payments/operator`)).text();
async function act(path: string, form: Record<string, string> = {}, origin?: string) {
  const response = await fetch(`${sandbox.url}/payments/operator/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: origin ? { origin } : {},
    body: new URLSearchParams(form),
  });
  return { status: response.status, text: await response.text() };
}

test('the page lists checkouts and events and cannot be read or framed by another site', async () => {
  await stripe.checkout.sessions.create({ ...fiveTokens, customer_email: 'grace@example.test' });
  const { session } = await buy(stripe);
  const text = await see();
  expect(text).toContain('grace@example.test');
  expect(text).toContain(session.id);
  expect(text).toContain('checkout.session.completed');
  const { headers } = await fetch(`${sandbox.url}/payments/operator`, {
    headers: { origin: 'https://elsewhere.test' },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a payment is refunded by hand, in part and then wholly', async () => {
  const { charge } = await buy(stripe);
  const refund = { charge: charge.id, amount: '12,50', seen: '0' };
  expect((await act('refunds', refund)).status).toBe(303);
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(1_250);
  expect(await see()).toContain('partly refunded');
  const secondClick = await act('refunds', refund);
  expect(secondClick.status).toBe(400);
  expect(secondClick.text).toContain('refunded in the meantime');
  await act('refunds', { ...refund, amount: '32.50', seen: '1250' });
  expect((await stripe.charges.retrieve(charge.id)).refunded).toBe(true);
});

test.each(['', 'all', '45.001', '45.01', '-1', '0'])(
  'a refund of “%s” is refused with a reason',
  async (amount) => {
    const { charge } = await buy(stripe);
    const { status, text } = await act('refunds', { charge: charge.id, amount, seen: '0' });
    expect(status).toBe(400);
    expect(text).toMatch(/role="alert">[^<]+</);
    expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
  },
);

test.each([
  ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
  ['lost', ['charge.dispute.closed']],
])('a payment is disputed and the dispute is %s', async (outcome, closing) => {
  const { charge } = await buy(stripe);
  await act('disputes', { charge: charge.id, reason: 'product_not_received' });
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  expect(dispute).toMatchObject({ status: 'needs_response', reason: 'product_not_received' });
  expect(await see()).toContain(`/payments/operator/disputes/${dispute?.id}`);
  expect((await act(`disputes/${dispute?.id}`, { outcome })).status).toBe(303);
  expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe(outcome);
  const { data } = await stripe.events.list({ type: 'charge.dispute.*', limit: closing.length });
  expect(data.map(({ type }) => type)).toEqual(closing);
  expect((await act(`disputes/${dispute?.id}`, { outcome })).text).toContain('already closed');
  const refund = stripe.refunds.create({ charge: charge.id }).then(
    ({ status }) => status,
    (error: Stripe.errors.StripeError) => error.code,
  );
  expect(await refund).toBe(outcome === 'won' ? 'succeeded' : 'charge_disputed');
});

test('an event that was taken can be sent again, as it was', async () => {
  const { session } = await buy(stripe);
  const copies = () =>
    merchant
      .of('checkout.session.completed')
      .map(({ event }) => event)
      .filter(({ data }) => (data.object as { id: string }).id === session.id);
  await expect.poll(() => copies().length).toBe(1);
  expect((await act(`events/${copies()[0]?.id}/send`)).status).toBe(303);
  await expect.poll(() => copies().length).toBe(2);
  expect(copies()[1]).toEqual(copies()[0]);
  expect((await act('events/evt_none/send')).text).toContain('No such event');
  expect(merchant.state.forgeries).toBe(0);
});

test('a form of another site changes nothing', async () => {
  const { charge } = await buy(stripe);
  const form = { charge: charge.id, amount: '45', seen: '0' };
  expect((await act('refunds', form, 'https://elsewhere.test')).status).toBe(403);
  expect((await act('refunds', form, 'null')).status).toBe(403);
  expect((await stripe.charges.retrieve(charge.id)).amount_refunded).toBe(0);
  expect((await act('refunds', form, sandbox.url)).status).toBe(303);
});

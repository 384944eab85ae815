import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, problem } from './support/backend.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

const CHECKOUT = '/functions/v1/create-checkout-session';
const VERIFY = '/functions/v1/verify-payment';

let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  signInBefore(backend);
});

/** A payment page that is a place on this page: the only navigation a test can watch. */
const session = () =>
  Response.json({ sessionId: 'cs_1', url: `${window.location.href.split('#')[0]}#payment-page` });

const buyFive = () => screen.findByRole('button', { name: 'Purchase 5 tokens' });

test('a plan leads to the payment page of a session that comes back to the dashboard', async () => {
  backend.on(CHECKOUT, session);
  const { user } = visit('/dashboard', backend);
  await user.click(await buyFive());
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
  const [request, ...others] = backend.requests(CHECKOUT);
  expect(others).toEqual([]);
  const origin = window.location.origin;
  expect(request?.body).toMatchObject({
    planId: 'plan_five',
    userEmail: 'ada@example.org',
    successUrl: `${origin}/dashboard?payment=success`,
    cancelUrl: `${origin}/dashboard?payment=canceled`,
  });
  expect(request?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
});

test('while a purchase is under way it says so, and no plan takes a second click', async () => {
  let answer: (response: Response) => void = () => undefined;
  backend.on(CHECKOUT, () => new Promise<Response>((resolve) => (answer = resolve)));
  const { user } = visit('/dashboard', backend);
  await user.dblClick(await buyFive());
  const button = await screen.findByRole('button', { name: 'Processing...' });
  expect(button).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Purchase 1 token' })).toHaveProperty('disabled', true);
  expect(backend.requests(CHECKOUT)).toHaveLength(1);
  answer(session());
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
});

test.each([
  [
    'a page instead of JSON',
    () => new Response('<html>'),
    'Le service a retourné une réponse invalide',
  ],
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Le service de paiement est temporairement indisponible',
  ],
  [
    'a payment service that is down',
    () => problem('payments.unavailable'),
    'Le service de paiement est temporairement indisponible',
  ],
  [
    'a fault of ours',
    () => problem('internal.unexpected'),
    'Erreur lors de la création de la session de paiement',
  ],
  ['an unknown session', () => problem('auth.unauthenticated'), 'Utilisateur non connecté'],
  ['a limit', () => problem('request.too_many'), 'Too many requests. Please wait a moment.'],
])('%s is told, can be put away, and the same purchase can be tried again', async (...row) => {
  const [, answer, message] = row;
  backend.on(CHECKOUT, answer);
  const { user } = visit('/dashboard', backend);
  await user.click(await buyFive());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Error purchasing tokens: ${message}`);
  await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  backend.on(CHECKOUT, session);
  await user.click(await buyFive());
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
  const [first, second] = backend.requests(CHECKOUT);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('back with a paid session the tokens are told and counted without a reload', async () => {
  let isCredited = false;
  backend.on('/api/tokens/get-user-tokens', () => Response.json({ count: isCredited ? 8 : 3 }));
  backend.on(VERIFY, ({ body }) => {
    expect(body).toEqual({ sessionId: 'cs_1' });
    isCredited = true;
    return Response.json({ tokens: 5, tokensToAdd: 5 });
  });
  visit('/dashboard?payment=success&session_id=cs_1', backend);
  const message = 'Payment successful! 5 tokens have been added to your account.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('8 tokens')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(backend.requests(VERIFY)).toHaveLength(1);
});

test('a payment the provider has not counted yet is asked for again', async () => {
  let asked = 0;
  backend.on(VERIFY, () => {
    asked += 1;
    return asked === 1
      ? problem('payments.not_paid')
      : Response.json({ tokens: 1, tokensToAdd: 1 });
  });
  visit('/dashboard?payment=success&session_id=cs_1', backend);
  expect(await screen.findByText('Checking your payment…')).toBeTruthy();
  const told = await screen.findByText(/^Payment successful! 1 tokens/, undefined, {
    timeout: 4_000,
  });
  expect(told).toBeTruthy();
});

test.each([
  ['request.not_found', 'This does not exist, or it is not yours.'],
  ['payments.parked', 'This payment is being checked by our team. Nothing is lost.'],
  ['internal.unexpected', 'Erreur lors de la vérification du paiement'],
] as const)('a payment that cannot be verified because of %s is told', async (code, reason) => {
  backend.on(VERIFY, () => problem(code));
  visit('/dashboard?payment=success&session_id=cs_1', backend);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Error verifying payment: ${reason}`);
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('receipts show date, amount and what became of a payment', async () => {
  const payment = {
    id: 'cs_1',
    planId: 'plan_five',
    tokens: 5,
    amountCents: 4_500,
    refundedCents: 1_250,
    currency: 'eur',
    state: 'partially_refunded',
    paidAt: '2026-11-20T09:30:00.000Z',
  };
  backend.on('/api/payments', () => Response.json({ payments: [payment], next: null }));
  visit('/dashboard', backend);
  const receipts = within(await screen.findByRole('region', { name: 'Receipts' }));
  const [row] = receipts.getAllByRole('listitem');
  expect(row?.textContent).toMatch(
    /^5 tokens20 Nov 2026, .*€12\.50 refundedReference cs_1Partly refunded€45$/,
  );
});

test('older receipts come when they are asked for', async () => {
  const payment = (id: string) => ({
    id,
    planId: 'plan_five',
    tokens: 5,
    amountCents: 4_500,
    refundedCents: 0,
    currency: 'eur',
    state: 'paid',
    paidAt: '2026-11-20T09:30:00.000Z',
  });
  backend.on('/api/payments', ({ query }) =>
    Response.json(
      query.get('before') === 'cs_2'
        ? { payments: [payment('cs_1')], next: null }
        : { payments: [payment('cs_3'), payment('cs_2')], next: 'cs_2' },
    ),
  );
  const { user } = visit('/dashboard', backend);
  const receipts = within(await screen.findByRole('region', { name: 'Receipts' }));
  expect(receipts.getAllByRole('listitem')).toHaveLength(2);
  await user.click(receipts.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(receipts.getAllByRole('listitem')).toHaveLength(3));
  expect(receipts.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('receipts that cannot be loaded say so and can be asked for again', async () => {
  backend.on('/api/payments', () => problem('internal.unexpected'));
  visit('/dashboard', backend);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your receipts could not be loaded',
  );
});

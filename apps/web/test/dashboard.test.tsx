import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, problem } from './support/backend.ts';
import { historyItem } from './support/interviews.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  signInBefore(backend);
});

test('shows who is here, the balance, the way to an interview and the three plans', async () => {
  visit('/dashboard', backend);
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
  expect(screen.getByText('3 tokens')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New interview' }).getAttribute('href')).toBe(
    '/interview',
  );
  const plans = within(screen.getByRole('region', { name: 'Purchase tokens' }));
  expect(plans.getAllByRole('listitem').map((plan) => plan.textContent)).toEqual([
    '1 token€10€10 an interviewPurchase',
    'POPULAR5 tokens€45€9 an interview10% savingsPurchase',
    '10 tokens€80€8 an interview20% savingsPurchase',
  ]);
  expect(screen.queryByRole('link', { name: 'Buy tokens' })).toBeNull();
});

test('at a balance of zero a link leads to the plans', async () => {
  backend.on('/api/tokens/get-user-tokens', () => Response.json({ count: 0 }));
  const { user } = visit('/dashboard', backend);
  await user.click(await screen.findByRole('link', { name: 'Buy tokens' }));
  expect(address()).toBe('/dashboard?buy=tokens');
});

test('buy=tokens highlights the plans for two seconds and then leaves the address', async () => {
  visit('/dashboard?buy=tokens&x=1', backend);
  const section = await screen.findByRole('region', { name: 'Purchase tokens' });
  const shown = performance.now();
  expect(section.dataset['highlighted']).toBe('true');
  await waitFor(() => expect(section.dataset['highlighted']).toBe('false'), { timeout: 3_000 });
  expect(performance.now() - shown).toBeGreaterThan(1_800);
  expect(address()).toBe('/dashboard?x=1');
});

test('lists interviews newest first, with state, duration and score', async () => {
  const older = historyItem({ createdAt: '2026-10-01T09:00:00.000Z', scenarioTitle: 'Older' });
  const running = historyItem({
    createdAt: '2026-11-20T09:00:00.000Z',
    scenarioTitle: 'Newest',
    state: 'active',
    durationSeconds: null,
    overallScore: null,
  });
  backend.on('/api/interview/get-history', () => Response.json({ history: [older, running] }));
  visit('/dashboard', backend);
  const history = within(await screen.findByRole('region', { name: 'Your interviews' }));
  const rows = await history.findAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Newest.*In progress/),
    expect.stringMatching(/^Older.*28:14 min.*Marked.*3\.4 \/ 5$/),
  ]);
  expect(rows[1]?.getAttribute('href')).toBe(`/interviews/${older.id}`);
});

test('an empty history invites to the first interview', async () => {
  visit('/dashboard', backend);
  const link = await screen.findByRole('link', { name: 'Start your first interview' });
  expect(link.getAttribute('href')).toBe('/interview');
});

test('a history that cannot be loaded says so and can be asked for again', async () => {
  backend.on('/api/interview/get-history', () => problem('internal.unexpected'));
  const { user } = visit('/dashboard', backend);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('An error occurred while loading your data');
  backend.on('/api/interview/get-history', () => Response.json({ history: [historyItem()] }));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Analyst: discounted cash flow')).toBeTruthy();
});

test.each([
  ['without an explanation', () => new Response('no', { status: 500 }), 'Erreur inconnue'],
  [
    'without an answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Le service est temporairement indisponible',
  ],
  ['with one', () => problem('request.too_many'), 'Too many requests. Please wait a moment.'],
])('a balance that cannot be loaded is reported %s', async (_, answer, reason) => {
  backend.on('/api/tokens/get-user-tokens', answer);
  visit('/dashboard', backend);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Unable to load token balance');
  expect(alert.textContent).toContain(reason);
});

test('an unreachable deployment is said on the whole page and can be tried again', async () => {
  let isReachable = false;
  const fetch: typeof backend.fetch = (...input) =>
    isReachable ? backend.fetch(...input) : Promise.reject(new TypeError('Failed to fetch'));
  const { user } = visit('/dashboard', { ...backend, fetch });
  const heading = await screen.findByText('Greenshoe cannot be reached', undefined, {
    timeout: 10_000,
  });
  expect(heading).toBeTruthy();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
});

test.each([
  ['?payment=canceled', 'Payment canceled. No tokens have been charged from your account.'],
  ['?payment=success', 'Payment successful! Tokens will be added to your account shortly.'],
])('back from the payment page, %s is told once and leaves the address', async (query, message) => {
  const { user } = visit(`/dashboard${query}`, backend);
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(message)).toBeNull();
});

test('the words of a server that sends no code are shown', async () => {
  backend.on('/api/tokens/get-user-tokens', () =>
    Response.json({ error: 'Maintenance until noon' }, { status: 500 }),
  );
  visit('/dashboard', backend);
  expect((await screen.findByRole('alert')).textContent).toContain('Maintenance until noon');
});

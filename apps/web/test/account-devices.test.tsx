import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLanguage } from '../src/lib/i18n.ts';
import { type Backend, createBackend, problem } from './support/backend.ts';
import { signInBefore, visit } from './support/visit.tsx';

const HOUR = 3_600_000;
const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Used, in this order: just now and here, two hours and a half ago, a week ago. */
const current = {
  id: '7c1f6c0e-55cf-4f0a-8f43-0b8f5a9d3a01',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36',
  startedAt: '2026-11-18T09:30:00.000Z',
  lastUsedAt: before(0.5 * HOUR),
  isCurrent: true,
};
const phone = {
  ...current,
  id: '7c1f6c0e-55cf-4f0a-8f43-0b8f5a9d3a02',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
  lastUsedAt: before(2.5 * HOUR),
  isCurrent: false,
};
const unknown = {
  ...phone,
  id: '7c1f6c0e-55cf-4f0a-8f43-0b8f5a9d3a03',
  userAgent: null,
  lastUsedAt: before(7 * 24 * HOUR),
};

let backend: Backend;
let devices: object[];

beforeEach(() => {
  backend = createBackend();
  devices = [current, phone, unknown];
  backend.on('/api/account/devices', () => Response.json({ devices }));
  signInBefore(backend);
});
afterEach(() => chooseLanguage('en'));

const openAccount = () => visit('/account', backend);
const list = (name = 'Where you are signed in') => screen.findByRole('list', { name });
const rows = async () => within(await list()).getAllByRole('listitem');
const asked = () => backend.requests('/api/account/devices').length;

test('every device has a name, the one here is marked, the others say when they were used', async () => {
  openAccount();
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Chrome on WindowsThis deviceIn use now.*Signed in 18 Nov 2026/),
    expect.stringMatching(/^Safari on iPhoneLast used 2 hours ago/),
    expect.stringMatching(/^Unknown deviceLast used 7 days ago/),
  ]);
});

test('in French the list is French', async () => {
  await chooseLanguage('fr');
  openAccount();
  const french = within(await list('Où vous êtes connecté'));
  expect(french.getByText('Safari sur iPhone')).toBeTruthy();
  expect(french.getByText('Dernière utilisation il y a 2 heures')).toBeTruthy();
  expect(french.getByText('Cet appareil')).toBeTruthy();
});

test('signing out everywhere else leaves this device alone on the list', async () => {
  const { user } = openAccount();
  expect(await rows()).toHaveLength(3);
  devices = [current];
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('a new password, which ends the other sessions, has the list read again', async () => {
  const { user } = openAccount();
  await rows();
  await user.type(screen.getByLabelText('Current password'), 'correct horse');
  await user.type(screen.getByLabelText('New password'), 'battery staple');
  await user.type(screen.getByLabelText('Repeat the new password'), 'battery staple');
  devices = [current];
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('where nobody knows, there is no list and no word about it', async () => {
  devices = [];
  openAccount();
  await screen.findByRole('button', { name: 'Sign out everywhere' });
  await waitFor(() => expect(asked()).toBe(1));
  await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull());
  expect(screen.queryByRole('list', { name: 'Where you are signed in' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that cannot be loaded says why, offers another try and leaves the buttons', async () => {
  backend.on('/api/account/devices', () => problem('request.too_many'));
  const { user } = openAccount();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/could not be loaded.*Too many requests/);
  expect(screen.getByRole('button', { name: 'Sign out everywhere else' })).toBeTruthy();
  backend.on('/api/account/devices', () => Response.json({ devices }));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(3);
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tokenInitialisationFlag } from '../src/lib/browser-storage.ts';
import { type Backend, createBackend, createSession, problem } from './support/backend.ts';
import { signInBefore, visit } from './support/visit.tsx';

const initialise = '/api/tokens/init-user-tokens';
let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  let count = 0;
  backend.on('/api/tokens/get-user-tokens', () => Response.json({ count }));
  backend.on(initialise, () => Response.json({ count: (count = 1) }));
});

async function logIn() {
  const { user } = visit('/login', backend);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('after sign-up the wallet opens one second after login, and the flag goes', async () => {
  tokenInitialisationFlag.write('true');
  await logIn();
  await screen.findByText('Welcome, ada@example.org');
  expect(backend.requests(initialise)).toEqual([]);
  expect(await screen.findByText('1 token', { selector: 'span' })).toBeTruthy();
  const [login] = backend.requests('/auth/v1/token');
  const [opened] = backend.requests(initialise);
  expect((opened?.at ?? 0) - (login?.at ?? 0)).toBeGreaterThanOrEqual(990);
  expect(opened?.authorization).toMatch(/^Bearer .+\..+\./);
  expect(tokenInitialisationFlag.read()).toBeNull();
});

test('when opening fails the flag stays, and a reload tries again', async () => {
  tokenInitialisationFlag.write('true');
  signInBefore(backend);
  backend.on(initialise, () => problem('internal.unavailable'));
  const { unmount } = visit('/dashboard', backend);
  await waitFor(() => expect(backend.requests(initialise)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Buy tokens' })).toBeTruthy();
  expect(tokenInitialisationFlag.read()).toBe('true');
  unmount();

  const later = createBackend();
  signInBefore(later);
  visit('/dashboard', later);
  await waitFor(() => expect(tokenInitialisationFlag.read()).toBeNull());
  expect(later.requests(initialise)).toHaveLength(1);
});

test('a login without the flag opens nothing', async () => {
  await logIn();
  expect(await screen.findByText('0 tokens')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(backend.requests(initialise)).toEqual([]);
});

test('a confirmation link opened in another browser opens the wallet there', async () => {
  const { access_token, refresh_token } = createSession('ada@example.org');
  const session = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  visit(`/login#${new URLSearchParams({ ...session, type: 'signup' })}`, backend);
  expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard');
  await waitFor(() => expect(tokenInitialisationFlag.read()).toBeNull());
});

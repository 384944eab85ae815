import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tokenInitialisationFlag } from '../src/lib/browser-storage.ts';
import {
  type Backend,
  createBackend,
  createSession,
  factor,
  problem,
  refusal,
} from './support/backend.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

const { id } = factor();
const half = () => createSession('ada@example.org', 'aal1', { factors: [factor()] });
const whole = () => createSession('ada@example.org', 'aal2', { factors: [factor()] });
const challenge = { id: 'challenge-1', type: 'totp', expires_at: 4_000_000_000 };
let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  backend.on('/auth/v1/token', () => Response.json(half()));
  backend.on(`/auth/v1/factors/${id}/challenge`, () => Response.json(challenge));
  backend.on(`/auth/v1/factors/${id}/verify`, ({ body }) =>
    body['code'] === '123456'
      ? Response.json(whole())
      : refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  );
});

async function enterPassword(path = '/login') {
  const { user } = visit(path, backend);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

const codeField = () => screen.findByLabelText('Six-digit code');

test('after the password the code is asked for, and then the way goes on to where it led', async () => {
  const user = await enterPassword('/dashboard?buy=tokens');
  const field = await codeField();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(backend.requests('/api/tokens/get-user-tokens')).toEqual([]);
  await user.type(field, '123 456{Enter}');
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
  expect(address()).toBe('/dashboard?buy=tokens');
  expect(backend.requests(`/auth/v1/factors/${id}/verify`)[0]?.body).toMatchObject({
    challenge_id: challenge.id,
    code: '123456',
  });
});

test('a wrong code is explained at its field, which is ready for another', async () => {
  const user = await enterPassword();
  await user.type(await codeField(), '654321{Enter}');
  const message = await screen.findByText(/^This code is not right/);
  const field = await codeField();
  expect(field.getAttribute('aria-describedby')).toContain(message.id);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
});

test('anything but six digits is not sent', async () => {
  const user = await enterPassword();
  await user.type(await codeField(), '12345{Enter}');
  expect(await screen.findByText('Please enter the six digits of the code')).toBeTruthy();
  expect(backend.requests(`/auth/v1/factors/${id}/challenge`)).toEqual([]);
});

test('a session that still owes its code does not pass the guard', async () => {
  signInBefore(backend, half());
  tokenInitialisationFlag.write('true');
  const { user } = visit('/dashboard', backend);
  await user.type(await codeField(), '123456{Enter}');
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
  expect(address()).toBe('/dashboard');
});

test('whoever wants another account is signed out and back at the password', async () => {
  signInBefore(backend, half());
  const { user } = visit('/dashboard', backend);
  await user.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(window.localStorage.getItem(backend.storageKey)).toBeNull();
});

test.each([
  ['a session with its code', whole],
  [
    'an app that was never confirmed',
    () => createSession('ada@example.org', 'aal1', { factors: [factor({ status: 'unverified' })] }),
  ],
])('%s asks for nothing', async (_, session) => {
  signInBefore(backend, session());
  visit('/dashboard', backend);
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
});

test('when the API asks for a code this browser had not heard of, the code step comes up', async () => {
  signInBefore(backend);
  backend.on('/api/tokens/get-user-tokens', ({ authorization }) => {
    const isWhole = atob(authorization?.split('.')[1] ?? '').includes('aal2');
    return isWhole ? Response.json({ count: 3 }) : problem('auth.second_factor_required');
  });
  const { user } = visit('/dashboard', backend);
  await user.type(await codeField(), '123456{Enter}');
  expect(await screen.findByText('3 tokens', { selector: 'span' })).toBeTruthy();
});

test('with two apps one says which of them the code is from', async () => {
  const second = factor({ id: 'second', friendly_name: 'Tablet' });
  const factors = [factor({ friendly_name: 'Phone' }), second];
  signInBefore(backend, createSession('ada@example.org', 'aal1', { factors }));
  visit('/dashboard', backend);
  expect((await screen.findByLabelText('Authenticator app')).textContent).toBe('Phone');
});

test('a reset link asks for the code before it lets set a password', async () => {
  backend.on('/auth/v1/user', () => Response.json(half().user));
  const { access_token, refresh_token } = half();
  const session = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  const fragment = new URLSearchParams({ ...session, type: 'recovery' });
  const { user } = visit(`/update-password#${fragment}`, backend);
  await user.type(await codeField(), '123456{Enter}');
  expect(await screen.findByLabelText('New Password')).toBeTruthy();
});

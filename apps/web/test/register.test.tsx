import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tokenInitialisationFlag } from '../src/lib/browser-storage.ts';
import { type Backend, createBackend, createSession, refusal } from './support/backend.ts';
import { visit } from './support/visit.tsx';

const created = () => Response.json(createSession('ada@example.org').user);
let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  backend.on('/auth/v1/signup', created);
});

async function register(password: string, confirmation: string) {
  const { user } = visit('/register', backend);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  if (password) await user.type(screen.getByLabelText('Password'), password);
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

test('passwords that differ are reported before one that is too short', async () => {
  await register('short', 'other');
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  expect(screen.queryByText('Password must be at least 8 characters long')).toBeNull();
  expect(backend.requests('/auth/v1/signup')).toEqual([]);
});

test('a short password is refused', async () => {
  await register('1234567', '1234567');
  expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy();
  expect(backend.requests('/auth/v1/signup')).toEqual([]);
});

test('eight characters are enough; the mail is announced in French and the wallet noted', async () => {
  await register('12345678', '12345678');
  expect(await screen.findByText(/^Inscription réussie ! Veuillez confirmer/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to login page' }).getAttribute('href')).toBe(
    '/login',
  );
  expect(screen.getByRole('button', { name: 'Create account' })).toHaveProperty('disabled', true);
  expect(tokenInitialisationFlag.read()).toBe('true');
  const [signUp] = backend.requests('/auth/v1/signup');
  expect(signUp?.body).toMatchObject({ data: { language: 'en' } });
  expect(signUp?.query.get('redirect_to')).toBe(`${window.location.origin}/login`);
});

test('where no confirmation is asked for, one can log in at once', async () => {
  backend.on('/auth/v1/signup', () => Response.json(createSession('ada@example.org')));
  await register('12345678', '12345678');
  expect(await screen.findByText(/Vous pouvez maintenant vous connecter/)).toBeTruthy();
});

test('the button shows the work and takes no second click', async () => {
  backend.on('/auth/v1/signup', () => new Promise(() => undefined));
  await register('12345678', '12345678');
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('a refusal shows the words of the service and notes no wallet', async () => {
  backend.on('/auth/v1/signup', () => refusal(422, 'weak_password', 'Password is too weak'));
  await register('12345678', '12345678');
  expect((await screen.findByRole('alert')).textContent).toBe('Password is too weak');
  expect(tokenInitialisationFlag.read()).toBeNull();
});

test('an unreachable service gives the general message', async () => {
  backend.on('/auth/v1/signup', () => Promise.reject(new TypeError('Failed to fetch')));
  await register('12345678', '12345678');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred during registration. Please try again.',
  );
});

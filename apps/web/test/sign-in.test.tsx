import { createClient } from '@supabase/supabase-js';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, createSession, refusal } from './support/backend.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

const unconfirmed =
  "Votre adresse email n'a pas encore été confirmée. Veuillez vérifier votre boîte mail et cliquer sur le lien de confirmation.";
let backend: Backend;

beforeEach(() => {
  backend = createBackend();
});

async function signIn(path = '/login') {
  const { user } = visit(path, backend);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

test('shows that it is signing in, then opens the dashboard', async () => {
  let answer: (response: Response) => void = () => undefined;
  backend.on('/auth/v1/token', () => new Promise((resolve) => (answer = resolve)));
  await signIn();
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveProperty(
    'disabled',
    true,
  );
  answer(Response.json(createSession('ada@example.org')));
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
  expect(address()).toBe('/dashboard');
});

test('a refused password shows the words of the accounts service', async () => {
  backend.on('/auth/v1/token', () =>
    refusal(400, 'invalid_credentials', 'Invalid login credentials'),
  );
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid login credentials');
  expect(screen.queryByRole('button', { name: 'Resend confirmation email' })).toBeNull();
});

test('an unreachable accounts service gives the general message', async () => {
  backend.on('/auth/v1/token', () => Promise.reject(new TypeError('Failed to fetch')));
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred during login. Please try again.',
  );
});

test('an unconfirmed address offers to send the mail again, and really sends it', async () => {
  backend.on('/auth/v1/token', () => refusal(400, 'email_not_confirmed', 'Email not confirmed'));
  backend.on('/auth/v1/resend', () => Response.json({}));
  const user = await signIn();
  expect(await screen.findByText(unconfirmed)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resend confirmation email' }));
  expect(await screen.findByText(/on its way to ada@example\.org/)).toBeTruthy();
  const [resent] = backend.requests('/auth/v1/resend');
  expect(resent?.body).toMatchObject({ type: 'signup', email: 'ada@example.org' });
  expect(resent?.query.get('redirect_to')).toBe(`${window.location.origin}/login`);
});

test('the address and the password are where a browser and a password manager look for them', async () => {
  visit('/login', backend);
  const email = await screen.findByLabelText('Email');
  expect(email.getAttribute('autocomplete')).toBe('username');
  expect(email.getAttribute('type')).toBe('email');
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(password.getAttribute('type')).toBe('password');
});

test('a password can be looked at, and is hidden again', async () => {
  const { user } = visit('/login', backend);
  const password = await screen.findByLabelText('Password');
  const reveal = screen.getByRole('button', { name: 'Show characters', pressed: false });
  await user.click(reveal);
  expect(password.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Show characters', pressed: true }));
  expect(password.getAttribute('type')).toBe('password');
});

test('an error is read out with its field, which has the focus', async () => {
  const { user } = visit('/login', backend);
  const email = await screen.findByLabelText('Email');
  await user.type(email, 'ada@example.org');
  await user.tab();
  await user.keyboard('{Enter}');
  const message = await screen.findByText('Please enter a password');
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('aria-describedby')).toBe(message.id);
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password);
});

test('empty fields are named and nothing is sent', async () => {
  const { user } = visit('/login', backend);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Please enter a password')).toBeTruthy();
  expect(backend.requests('/auth/v1/token')).toEqual([]);
});

test('the guard sends a visitor to sign in and brings him back to where he was going', async () => {
  await signIn('/dashboard?buy=tokens');
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
  expect(address()).toBe('/dashboard?buy=tokens');
});

test('somebody who is signed in passes the guard, and signing out closes it again', async () => {
  signInBefore(backend);
  const { user } = visit('/dashboard', backend);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(window.localStorage.getItem(backend.storageKey)).toBeNull();
});

test('"Remember me" keeps the address for the next visit and never the password', async () => {
  const { user, unmount } = visit('/login', backend);
  await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Welcome, ada@example.org');
  expect(JSON.stringify(window.localStorage)).not.toContain('correct horse');
  unmount();

  visit('/login', createBackend());
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.org');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
});

test('a confirmation link that is no longer valid says so', async () => {
  visit('/login#error=access_denied&error_code=otp_expired', backend);
  expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
});

test('any other address leads to the landing page', async () => {
  visit('/no/such/page', backend);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(address()).toBe('/');
});

test('every address that a browser takes for one is accepted', async () => {
  const { user } = visit('/login', backend);
  await user.type(await screen.findByLabelText('Email'), 'r&d@localhost');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(backend.requests('/auth/v1/token')[0]?.body).toMatchObject({ email: 'r&d@localhost' }),
  );
});

test('the guard waits with a spinner while an expired session is being renewed', async () => {
  const expired = { ...createSession('ada@example.org'), expires_at: 1, expires_in: 0 };
  window.localStorage.setItem(backend.storageKey, JSON.stringify(expired));
  let answer: (response: Response) => void = () => undefined;
  backend.on('/auth/v1/token', () => new Promise((resolve) => (answer = resolve)));
  visit('/dashboard', backend);
  await waitFor(() => expect(backend.requests('/auth/v1/token')).toHaveLength(1));
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(address()).toBe('/dashboard');
  answer(Response.json(createSession('ada@example.org')));
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
});

test('a session that was ended elsewhere leads to sign in, says why and comes back', async () => {
  const expired = { ...createSession('ada@example.org'), expires_at: 1, expires_in: 0 };
  signInBefore(backend, expired);
  backend.on('/auth/v1/token', ({ query }) =>
    query.get('grant_type') === 'refresh_token'
      ? refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')
      : Response.json(createSession('ada@example.org')),
  );
  const { user } = visit('/dashboard?buy=tokens', backend);
  expect(await screen.findByText(/^You have been signed out: the session ended/)).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Welcome, ada@example.org')).toBeTruthy();
  expect(address()).toBe('/dashboard?buy=tokens');
});

test('a session that ends on the server while a page is open says so', async () => {
  signInBefore(backend);
  backend.on('/auth/v1/user', () => refusal(403, 'session_not_found', 'Session not found'));
  visit('/account', backend);
  expect(await screen.findByText(/^You have been signed out: the session ended/)).toBeTruthy();
  expect(address()).toBe('/login');
});

test('whoever signs out himself is told nothing, and the next one begins at the dashboard', async () => {
  signInBefore(backend);
  const { user } = visit('/dashboard?buy=tokens', backend);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await user.type(await screen.findByLabelText('Email'), 'bob@example.org');
  expect(screen.queryByText(/^You have been signed out/)).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Welcome, bob@example.org')).toBeTruthy();
  expect(address()).toBe('/dashboard');
});

test('what was loaded for one person is not shown to the next', async () => {
  signInBefore(backend);
  let count = 3;
  backend.on('/api/tokens/get-user-tokens', () => Response.json({ count }));
  visit('/dashboard', backend);
  expect(await screen.findByText('3 tokens', { selector: 'span' })).toBeTruthy();
  count = 7;
  const id = '7d9f2a44-5a54-4c79-9c0f-6d5c2b7e8a10';
  const other = createSession('bob@example.org', 'aal1', { id });
  backend.on('/auth/v1/user', () => Response.json(other.user));
  const otherTab = createClient(backend.url, 'publishable');
  await otherTab.auth.setSession(other);
  expect(await screen.findByText('Welcome, bob@example.org')).toBeTruthy();
  expect(await screen.findByText('7 tokens', { selector: 'span' })).toBeTruthy();
});

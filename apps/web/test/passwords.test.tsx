import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, createSession, refusal } from './support/backend.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

const invalidLink = 'Invalid or expired reset link. Please request a new password reset.';
let backend: Backend;

beforeEach(() => {
  backend = createBackend();
});

const resetLink = () => {
  const { access_token, refresh_token } = createSession('ada@example.org');
  const session = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  return `/update-password#${new URLSearchParams({ ...session, type: 'recovery' })}`;
};

async function requestReset() {
  const { user } = visit('/reset-password', backend);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
}

async function choosePassword(password: string, confirmation = password) {
  const { user } = visit(resetLink(), backend);
  await user.type(await screen.findByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm New Password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

test('a reset link is asked for and announced', async () => {
  backend.on('/auth/v1/recover', () => Response.json({}));
  await requestReset();
  const sent = 'A password reset link has been sent to your email address.';
  expect(await screen.findByText(sent)).toBeTruthy();
  const [recover] = backend.requests('/auth/v1/recover');
  expect(recover?.query.get('redirect_to')).toBe(`${window.location.origin}/update-password`);
});

test.each([
  [
    'a refusal',
    () => refusal(400, 'validation_failed', 'no'),
    'Error requesting password reset. Please try again.',
  ],
  [
    'a network failure',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'An error occurred. Please try again.',
  ],
])('%s of a reset request has its own message', async (_, answer, message) => {
  backend.on('/auth/v1/recover', answer);
  await requestReset();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('without a session from a link no password can be set', async () => {
  visit('/update-password', backend);
  expect(await screen.findByText(invalidLink)).toBeTruthy();
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('being signed in is not enough: the link is what counts', async () => {
  signInBefore(backend);
  visit('/update-password', backend);
  expect(await screen.findByText(invalidLink)).toBeTruthy();
});

test('the rules keep their order', async () => {
  await choosePassword('short', 'other');
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  expect(screen.queryByText('Password must be at least 8 characters long')).toBeNull();
});

test('a changed password signs out and leads to login two seconds later', async () => {
  await choosePassword('correct horse');
  const success = 'Password updated successfully! Redirecting to login...';
  expect(await screen.findByText(success)).toBeTruthy();
  const changed = performance.now();
  expect(backend.requests('/auth/v1/user').at(-1)?.body).toMatchObject({
    password: 'correct horse',
  });
  await waitFor(() => expect(backend.requests('/auth/v1/logout')).toHaveLength(1));
  expect(screen.getByText(success)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/login'), { timeout: 3_000 });
  expect(performance.now() - changed).toBeGreaterThan(1_800);
});

test('the reason the service gives is shown', async () => {
  const same = 'New password should be different from the old password.';
  backend.on('/auth/v1/user', ({ body }) =>
    'password' in body
      ? refusal(422, 'same_password', same)
      : Response.json(createSession('ada@example.org').user),
  );
  await choosePassword('correct horse');
  expect((await screen.findByRole('alert')).textContent).toBe(same);
});

test('a failure without a reason has the general message', async () => {
  backend.on('/auth/v1/user', ({ body }) =>
    'password' in body
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Response.json(createSession('ada@example.org').user),
  );
  await choosePassword('correct horse');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while updating your password',
  );
});

test.each([
  ['/auth/v1/recover', requestReset, 'Sending...'],
  ['/auth/v1/user', () => choosePassword('correct horse'), 'Updating...'],
])(
  'while %s has not answered the button says so and takes no second click',
  async (path, submit, busy) => {
    backend.on(path, ({ body }) =>
      path === '/auth/v1/user' && !('password' in body)
        ? Response.json(createSession('ada@example.org').user)
        : new Promise(() => undefined),
    );
    await submit();
    expect(await screen.findByRole('button', { name: busy })).toHaveProperty('disabled', true);
  },
);

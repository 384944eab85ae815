import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, createSession, refusal } from './support/backend.ts';
import { signInBefore, visit } from './support/visit.tsx';

let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  signInBefore(backend);
});

async function change(current: string, password: string, repeated = password) {
  const { user } = visit('/account', backend);
  await screen.findByRole('heading', { name: 'Password' });
  if (current) await user.type(screen.getByLabelText('Current password'), current);
  if (password) await user.type(screen.getByLabelText('New password'), password);
  if (repeated) await user.type(screen.getByLabelText('Repeat the new password'), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

const changes = () => backend.requests('/auth/v1/user').filter(({ method }) => method === 'PUT');

test('the present password is checked beside this session, then the new one is set', async () => {
  const stored = window.localStorage.getItem(backend.storageKey);
  await change('correct horse', 'battery staple');
  expect(await screen.findByText(/^Your password is changed, and you are signed out/)).toBeTruthy();
  expect(backend.requests('/auth/v1/token')[0]?.body).toMatchObject({
    email: 'ada@example.org',
    password: 'correct horse',
  });
  expect(changes()[0]?.body).toMatchObject({
    password: 'battery staple',
    current_password: 'correct horse',
  });
  expect(backend.requests('/auth/v1/logout')[0]?.query.get('scope')).toBe('local');
  const kept = JSON.parse(window.localStorage.getItem(backend.storageKey) ?? '{}');
  expect(kept).toMatchObject({ access_token: JSON.parse(stored ?? '{}').access_token });
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
});

test('a wrong present password is said at its field, and nothing is changed', async () => {
  backend.on('/auth/v1/token', () =>
    refusal(400, 'invalid_credentials', 'Invalid login credentials'),
  );
  await change('wrong', 'battery staple');
  const error = await screen.findByText('This is not your current password');
  const field = screen.getByLabelText('Current password');
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(changes()).toEqual([]);
});

test.each([
  ['correct horse', 'short', 'other', 'Passwords do not match'],
  ['correct horse', 'short', 'short', 'Password must be at least 8 characters long'],
  ['', 'battery staple', 'battery staple', 'Please enter a password'],
])('"%s", "%s" and "%s" are refused in place', async (current, password, repeated, message) => {
  await change(current, password, repeated);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(backend.requests('/auth/v1/token')).toEqual([]);
});

test('a new password that is the old one is refused in our words', async () => {
  backend.on('/auth/v1/user', ({ method }) =>
    method === 'PUT'
      ? refusal(422, 'same_password', 'New password should be different')
      : Response.json(createSession('ada@example.org').user),
  );
  await change('correct horse', 'correct horse');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The new password must be/);
});

test('password managers find what they look for', async () => {
  visit('/account', backend);
  await screen.findByRole('heading', { name: 'Password' });
  const purposeOf = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
  expect(purposeOf('Current password')).toBe('current-password');
  expect(purposeOf('New password')).toBe('new-password');
  expect(purposeOf('Repeat the new password')).toBe('new-password');
  const username = document.querySelector('input[autocomplete="username"]');
  expect(username).toHaveProperty('value', 'ada@example.org');
});

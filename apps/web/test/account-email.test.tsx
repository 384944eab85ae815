import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetLinkArrival } from '../src/lib/link-arrival.ts';
import { type Backend, createBackend, createSession, refusal } from './support/backend.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

const bothLinks = /^Open the link in the mail to ada@example\.org and the one .* new@example\.org/;
let backend: Backend;

beforeEach(() => {
  forgetLinkArrival();
  backend = createBackend();
  signInBefore(backend);
});

async function change(email: string) {
  const { user } = visit('/account', backend);
  if (email) await user.type(await screen.findByLabelText('New email address'), email);
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  return user;
}

test('another address is asked for, and both mailboxes are said to have to agree', async () => {
  const pending = createSession('ada@example.org', 'aal1', { new_email: 'new@example.org' });
  backend.on('/auth/v1/user', ({ method }) => {
    const hasAsked = method === 'PUT' || backend.requests('/auth/v1/user').length > 2;
    return Response.json(hasAsked ? pending.user : createSession('ada@example.org').user);
  });
  await change('new@example.org');
  expect(await screen.findByText(bothLinks)).toBeTruthy();
  expect(screen.getByLabelText('New email address')).toHaveProperty('value', '');
  const asked = backend.requests('/auth/v1/user').find(({ method }) => method === 'PUT');
  expect(asked?.body).toMatchObject({ email: 'new@example.org' });
  expect(asked?.query.get('redirect_to')).toBe(`${window.location.origin}/account`);
});

test.each([
  ['', 'Please enter a valid email address'],
  ['Ada@Example.org', 'This already is the address of your account'],
])('"%s" is refused in place', async (email, message) => {
  await change(email);
  const error = await screen.findByText(message);
  const field = screen.getByLabelText('New email address');
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  expect(document.activeElement).toBe(field);
  expect(backend.requests('/auth/v1/user').filter(({ method }) => method === 'PUT')).toEqual([]);
});

test.each([
  [
    () => refusal(429, 'over_email_send_rate_limit', 'Slow down'),
    /^One mail a minute is the limit/,
  ],
  [() => refusal(422, 'email_exists', 'Already registered'), /^This address cannot be used/],
  [() => refusal(422, 'something_new', 'Words of the service'), /^Words of the service$/],
  [() => Promise.reject(new TypeError('Failed to fetch')), /^The accounts service did not answer/],
])('a refusal says why (%#)', async (answer, message) => {
  backend.on('/auth/v1/user', ({ method }) =>
    method === 'PUT' ? answer() : Response.json(createSession('ada@example.org').user),
  );
  await change('new@example.org');
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
});

test('the first of the two links says that the other is still needed, once', async () => {
  visit('/account#message=Confirmation+link+accepted.+Please+proceed', backend);
  expect(await screen.findByText(/^One of the two addresses has agreed/)).toBeTruthy();
  expect(window.location.hash).toBe('');
});

test('in a browser that is not signed in, the first link says so before the sign-in', async () => {
  window.localStorage.clear();
  visit('/account#message=Confirmation+link+accepted', backend);
  expect(await screen.findByText(/^One of the two addresses has agreed/)).toBeTruthy();
  expect(address()).toBe('/login');
});

test('the second link arrives with the new address in force', async () => {
  const { access_token, refresh_token, user } = createSession('new@example.org');
  backend.on('/auth/v1/user', () => Response.json(user));
  const session = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  visit(`/account#${new URLSearchParams({ ...session, type: 'email_change' })}`, backend);
  expect(
    await screen.findByText(/^The address of your account is now new@example\.org/),
  ).toBeTruthy();
});

test('a link that no longer works says so, and the message can be put away', async () => {
  const { user } = visit('/account#error=access_denied&error_code=otp_expired', backend);
  expect(await screen.findByText(/^This link is no longer valid/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(/^This link is no longer valid/)).toBeNull());
});

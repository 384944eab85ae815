import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, createSession, factor, refusal } from './support/backend.ts';
import { signInBefore, visit } from './support/visit.tsx';

const challenge = { id: 'challenge-1', type: 'totp', expires_at: 4_000_000_000 };
const qrCode = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const secret = 'JBSWY3DPEHPK3PXP';
let backend: Backend;
let factors: ReturnType<typeof factor>[];

const whole = () => createSession('ada@example.org', 'aal2', { factors });

/** The factors of one account, kept as the accounts service keeps them. */
function serveFactors() {
  backend.on('/auth/v1/user', () => Response.json(whole().user));
  backend.on('/auth/v1/token', () => Response.json(whole()));
  backend.on('/auth/v1/factors', ({ body }) => {
    const made = factor({ status: 'unverified', friendly_name: body['friendly_name'], id: 'made' });
    factors.push(made);
    const totp = { qr_code: qrCode, secret, uri: 'otpauth://totp/Greenshoe' };
    return Response.json({ id: 'made', type: 'totp', friendly_name: made.friendly_name, totp });
  });
  for (const id of ['made', factor().id]) {
    backend.on(`/auth/v1/factors/${id}/challenge`, () => Response.json(challenge));
    backend.on(`/auth/v1/factors/${id}/verify`, ({ body }) => {
      if (body['code'] !== '123456') return refusal(422, 'mfa_verification_failed', 'Invalid');
      for (const one of factors) if (one.id === id) one.status = 'verified';
      return Response.json(whole());
    });
    backend.on(`/auth/v1/factors/${id}`, () => {
      factors = factors.filter((one) => one.id !== id);
      return Response.json({ id });
    });
  }
}

beforeEach(() => {
  backend = createBackend();
  factors = [];
  serveFactors();
});

function openAccount() {
  signInBefore(backend, whole());
  return visit('/account', backend);
}

const region = () => screen.findByRole('region', { name: 'Two-factor sign-in' });

test('an app is set up by its QR code or its key, and counts from its first code on', async () => {
  const { user } = openAccount();
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const picture = await screen.findByRole('img', { name: /^QR code for your authenticator app/ });
  expect(picture.getAttribute('src')).toBe(`data:image/svg+xml;utf-8,${qrCode}`);
  expect(screen.getByText(secret)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.type(screen.getByLabelText('Six-digit code'), '123456{Enter}');
  expect(await screen.findByText(/^Two-factor sign-in is on\./)).toBeTruthy();
  expect(within(await region()).getByText('On')).toBeTruthy();
  expect(await within(await region()).findByText('Authenticator app')).toBeTruthy();
});

test('a wrong first code is explained, and the app is not counted', async () => {
  const { user } = openAccount();
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '000000{Enter}');
  expect(await screen.findByText(/^This code is not right/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await within(await region()).findByText('Off')).toBeTruthy();
  expect(factors).toEqual([]);
});

test('what an earlier set-up left unfinished is replaced, and a second app gets its own name', async () => {
  factors = [factor(), factor({ id: 'made', status: 'unverified', friendly_name: 'Left over' })];
  const { user } = openAccount();
  await user.click(await screen.findByRole('button', { name: 'Add another app' }));
  await screen.findByLabelText('Six-digit code');
  expect(backend.requests('/auth/v1/factors/made')).toHaveLength(1);
  expect(backend.requests('/auth/v1/factors')[0]?.body).toMatchObject({
    factor_type: 'totp',
    friendly_name: 'Authenticator app 2',
  });
});

test('an app is removed only with a code it shows now', async () => {
  factors = [factor()];
  const { user } = openAccount();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this authenticator app?' });
  const field = within(dialog).getByLabelText('Six-digit code');
  await user.type(field, '000000{Enter}');
  expect(await within(dialog).findByText(/^This code is not right/)).toBeTruthy();
  expect(factors).toHaveLength(1);
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('The authenticator app is removed.')).toBeTruthy();
  expect(within(await region()).getByText('Off')).toBeTruthy();
  expect(factors).toEqual([]);
});

test('where the apps cannot be loaded there is another try', async () => {
  let isDown = true;
  backend.on('/auth/v1/user', () =>
    isDown ? refusal(500, 'unexpected_failure', 'Broken') : Response.json(whole().user),
  );
  const { user } = openAccount();
  expect(await screen.findByText('Your authenticator apps could not be loaded')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy();
});

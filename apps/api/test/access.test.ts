import {
  configEndpoints,
  type Endpoint,
  interviewEndpoints,
  paymentEndpoints,
  tokenEndpoints,
} from '@greenshoe/shared-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const unsigned = (claims: object) =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('')
    .join('.');

const claims = async () => {
  const { id, token } = await createUser();
  const exp = Math.floor(Date.now() / 1_000) + 300;
  const valid = { sub: id, iss: 'https://auth.test/auth/v1', aud: 'authenticated', exp };
  return { valid, token };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const strangers: [name: string, headers: () => Promise<Record<string, string>>][] = [
  ['nobody', async () => ({})],
  ['nonsense', async () => bearer('nonsense')],
  ['an expired token', async () => (await createUser({ expiresIn: '-1 minute' })).headers],
  ['another audience', async () => (await createUser({ audience: 'somebody-else' })).headers],
  ['another issuer', async () => (await createUser({ issuer: 'https://elsewhere.test' })).headers],
  ['an unsigned token', async () => bearer(unsigned((await claims()).valid))],
  [
    'a token whose subject was changed',
    async () => {
      const { valid, token } = await claims();
      const [header, , signature] = token.split('.');
      const body = Buffer.from(JSON.stringify(valid)).toString('base64url');
      return bearer([header, body, signature].join('.'));
    },
  ],
];

const guarded: [string, Endpoint][] = Object.entries({
  ...interviewEndpoints,
  ...paymentEndpoints,
  ...tokenEndpoints,
});

describe.each(guarded)('%s', (_name, { method, url }) => {
  test.each(strangers)('refuses %s', async (_stranger, headers) => {
    const reply = await api.inject({ method, url, headers: await headers() });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({
      status: 401,
      code: 'auth.unauthenticated',
      error: 'Not authenticated. Please login first.',
    });
  });
});

test('every route of the API that is not listed here as public asks for a token', async () => {
  const paths = Object.keys(api.app.swagger().paths ?? {});
  const known = new Set(guarded.map(([, { url }]) => url.replace(/:(\w+)/g, '{$1}')));
  const open = paths.filter((path) => !known.has(path));
  expect(open.toSorted()).toEqual([
    '/api/config',
    '/health',
    '/interviewer/{launchId}/chat/completions',
    '/ready',
    '/webhooks/payments',
    '/webhooks/platform',
  ]);
});

test('anybody may read what the browser needs to know', async () => {
  const reply = await api.inject(configEndpoints.get);
  expect(reply.json()).toEqual({
    backend: { url: 'https://auth.test', publishableKey: 'publishable' },
    voice: { kind: 'vapi', apiUrl: 'https://platform.test', publicKey: 'public-key' },
    functionsUrl: '/functions/v1',
    features: {},
  });
});

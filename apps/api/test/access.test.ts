import {
  accountEndpoints,
  configEndpoints,
  type Endpoint,
  interviewEndpoints,
  paymentEndpoints,
  tokenEndpoints,
} from '@greenshoe/shared-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { flawless, strangers } from './support/strangers.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp({ settings: { REQUESTS_PER_MINUTE: '10000' } }); // all are refused here
});
afterAll(() => api.close());

const guarded: [string, Endpoint][] = Object.entries({
  ...accountEndpoints,
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

test('a token without a flaw is let in', async () => {
  const headers = { authorization: `Bearer ${await flawless()}` };
  const reply = await api.inject({ ...tokenEndpoints.getBalance, headers });
  expect(reply.statusCode).toBe(200);
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

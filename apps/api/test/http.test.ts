import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { problemSchema } from '@greenshoe/shared-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';

let api: TestApp;
let user: TestUser;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenshoe-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<title>Greenshoe</title>');
  await writeFile(join(root, 'assets/app-1a2b.js'), 'export {}');
  await writeFile(join(root, 'assets/app-1a2b.js.gz'), gzipSync('export {}'));
  api = await startApp({ settings: { WEB_ROOT: root, VOICE_KIND: 'local' } });
  user = await createUser();
});
afterAll(async () => {
  await api.close();
  await rm(root, { recursive: true });
});

const page = (url: string) => api.inject({ url, headers: { accept: 'text/html,*/*' } });

test('every failure is a problem document with a code and the id of the request', async () => {
  const { headers } = user;
  const url = '/api/interview/record';
  const replies = {
    'request.not_found': await api.inject({ url: '/api/nothing' }),
    'request.invalid': await api.inject({ method: 'POST', url, headers, payload: { call: {} } }),
    'request.too_large': await api.inject({
      method: 'POST',
      url,
      headers,
      payload: { call: 'x'.repeat(300 * 1024) },
    }),
  };
  for (const [code, reply] of Object.entries(replies)) {
    expect(reply.headers['content-type']).toContain('application/problem+json');
    const problem = problemSchema.parse(reply.json());
    expect(problem).toMatchObject({ code, status: reply.statusCode, error: problem.title });
    expect(problem.requestId).not.toBe('');
  }
  expect(replies['request.invalid'].json<object>()).toMatchObject({
    issues: expect.arrayContaining([
      { path: '/call/id', message: expect.any(String) as string },
    ]) as object,
  });
});

test.each([
  ['no JSON', { payload: '{', headers: { 'content-type': 'application/json' } }],
  ['another media type', { payload: 'a=b', headers: { 'content-type': 'text/csv' } }],
])('a body that is %s is the caller’s mistake', async (_name, { payload, headers }) => {
  const reply = await api.inject({
    method: 'POST',
    url: '/api/interview/record',
    payload,
    headers: { ...user.headers, ...headers },
  });
  expect(reply.json()).toMatchObject({ status: 400, code: 'request.invalid' });
});

test('an id no database can hold is the caller’s mistake', async () => {
  const reply = await api.inject({ url: '/api/interview/%00', headers: user.headers });
  expect(reply.json()).toMatchObject({ status: 400, code: 'request.invalid' });
});

test('the process reports that it lives and that it is ready', async () => {
  expect((await api.inject('/health')).json()).toEqual({ status: 'ok' });
  expect((await api.inject('/ready')).json()).toEqual({ status: 'ok' });
});

test('pages may load and reach the app itself, the backend and the voice platform', async () => {
  const policy = String((await page('/')).headers['content-security-policy']);
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );
  expect(directives.get('connect-src')).toEqual([
    "'self'",
    'https://auth.test',
    'wss://auth.test',
    'https://platform.test',
    'wss://platform.test',
  ]);
  expect(directives.get('script-src')).toEqual(["'self'", 'blob:']);
  expect(directives.get('worker-src')).toEqual(["'self'", 'blob:']);
  expect(directives.get('media-src')).toContain('blob:');
  expect(directives.has('upgrade-insecure-requests')).toBe(false);
});

test('the web app answers for every page and never for the API', async () => {
  for (const url of ['/', '/dashboard', '/interviews/1?tab=2', '/interview-session?id=1']) {
    const reply = await page(url);
    expect(reply.body).toContain('Greenshoe');
    expect(reply.headers['cache-control']).toBe('no-cache');
  }
  for (const url of ['/api/nothing', '/interviewer/x', '/functions/v1/x', '/webhooks/x']) {
    expect((await page(url)).json()).toMatchObject({ code: 'request.not_found' });
  }
  expect((await api.inject('/missing.js')).statusCode).toBe(404);
});

test('every answer carries the protective headers, refusals included', async () => {
  for (const reply of [await page('/'), await api.inject('/api/nothing'), await page('/health')]) {
    expect(reply.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(reply.headers).not.toHaveProperty('x-powered-by');
  }
});

test('built assets are kept for ever', async () => {
  const reply = await api.inject('/assets/app-1a2b.js');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('an asset comes compressed to whoever accepts that, and as it is to everybody else', async () => {
  const url = '/assets/app-1a2b.js';
  const small = await api.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(small.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript') as string,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(gunzipSync(small.rawPayload).toString()).toBe('export {}');
  const plain = await api.inject(url);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body).toBe('export {}');
});

test('only the web app of this deployment may call from another origin', async () => {
  const preflight = (origin: string) =>
    api.inject({
      method: 'OPTIONS',
      url: '/api/interview/create-assistant',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
  const reply = await preflight('http://web.test');
  expect(reply.headers['access-control-allow-origin']).toBe('http://web.test');
  expect(reply.headers['access-control-allow-headers']).toContain('idempotency-key');
  const stranger = await preflight('http://evil.test');
  expect(stranger.headers['access-control-allow-origin']).not.toBe('http://evil.test');
});

test('the documentation is served with its pages', async () => {
  expect((await page('/docs')).statusCode).toBe(200);
  const document = (await api.inject('/docs/json')).json<object>();
  expect(document).toMatchObject({ openapi: '3.1.0' });
});

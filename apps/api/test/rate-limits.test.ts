import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

test('the 301st request of a minute has to wait, whatever address it claims', async () => {
  const [busy, other] = [await createUser(), await createUser()];
  const ask = (count: number) =>
    api.inject({
      url: '/api/tokens/get-user-tokens',
      headers: { ...busy.headers, 'x-forwarded-for': `10.0.0.${count % 250}` },
    });
  for (let count = 0; count < 300; count += 1) await ask(count);
  const reply = await ask(301);
  expect(reply.json()).toMatchObject({ status: 429, code: 'request.too_many' });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  const reached = await api.inject({ url: '/api/tokens/get-user-tokens', headers: other.headers });
  expect(reached.statusCode).toBe(200);
});

test('guessing tokens is slowed down as well', async () => {
  const guess = () =>
    api.inject({ url: '/api/tokens/get-user-tokens', headers: { authorization: 'Bearer guess' } });
  for (let count = 0; count < 300; count += 1) await guess();
  const reply = await guess();
  expect(reply.json()).toMatchObject({ status: 429, code: 'request.too_many' });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@greenshoe/local/free-port';
import { startPostgres } from '@greenshoe/local/postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { type PaymentProvider, startPaymentProvider } from './support/payment-provider.ts';
import {
  deliver,
  openCheckout,
  openedCheckout,
  readAccounts,
  untilProcessed,
  verify,
} from './support/payments.ts';

let folder: string;
let provider: PaymentProvider;
let server: Awaited<ReturnType<typeof startPostgres>>;
let start: () => ReturnType<typeof startPostgres>;
let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenshoe-payments-outage-'));
  const options = { directory: join(folder, 'data'), port: await findFreePort(), password: 'test' };
  start = () => startPostgres(options);
  server = await start();
  const url = server.url('postgres');
  const pool = createPool({ url, poolSize: 1 });
  await migrate(pool);
  await pool.end();
  provider = await startPaymentProvider();
  api = await startApp({ url, settings: { STRIPE_API_URL: provider.url } });
  user = await createUser();
});
afterAll(async () => {
  await api.close();
  await provider.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('while the database is away nothing is acknowledged, and afterwards nothing is lost', async () => {
  const told = provider.pay(await openedCheckout(api, user));
  await deliver(api, told); // acknowledged, perhaps not looked at yet
  const sessionId = await openedCheckout(api, user, 'plan_single');
  const event = provider.pay(sessionId);
  await server.stop();

  for (const ask of [
    () => deliver(api, event),
    () => verify(api, user, sessionId),
    () => openCheckout(api, user),
  ]) {
    const asked = performance.now();
    const reply = await ask();
    expect(performance.now() - asked).toBeLessThan(2_500);
    expect(reply.json()).toMatchObject({ status: 503, code: 'internal.unavailable' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await api.inject('/health')).statusCode).toBe(200);

  server = await start();
  await vi.waitFor(async () => expect((await api.inject('/ready')).statusCode).toBe(200), {
    timeout: 5_000,
  });
  expect((await deliver(api, event)).statusCode).toBe(200); // the provider sends it again
  // A job that was running when the database went is given up after a minute, or found here.
  await api.services.handlers['payments.catch-up']({}, AbortSignal.timeout(10_000));
  await untilProcessed(api);
  expect(await readAccounts(api, user)).toEqual({ available: 6, owed: 0 });
});

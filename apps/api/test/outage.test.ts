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
import { ask, launched, post, read, said, untilMarked } from './support/interview.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let start: () => ReturnType<typeof startPostgres>;
let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenshoe-outage-'));
  const options = {
    directory: join(folder, 'data'),
    port: await findFreePort(),
    password: 'test',
  };
  start = () => startPostgres(options);
  server = await start();
  const url = server.url('postgres');
  const pool = createPool({ url, poolSize: 1 });
  await migrate(pool);
  await migrate(pool); // applying what is applied changes nothing
  await pool.end();
  api = await startApp({ url });
  user = await createUser();
});
afterAll(async () => {
  await api.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a database that stops and comes back costs nobody an interview', async () => {
  const { interviewId, assistantId } = await launched(api, user);
  await said(api, interviewId, []);
  await server.stop();

  const asked = performance.now();
  const reply = await ask(api, interviewId, ['Debt is cheaper.']);
  expect(performance.now() - asked).toBeLessThan(2_500);
  expect(reply.json()).toMatchObject({ status: 503, code: 'internal.unavailable' });
  expect(reply.headers['retry-after']).toBeDefined();
  expect((await api.inject('/health')).statusCode).toBe(200);
  expect((await api.inject('/ready')).statusCode).toBe(503);

  server = await start();
  await vi.waitFor(async () => expect((await api.inject('/ready')).statusCode).toBe(200), {
    timeout: 5_000,
  });
  await said(api, interviewId, ['Debt is cheaper.']);
  expect((await read(api, user, interviewId)).turns).toHaveLength(3);
  await post(api, user, 'store-analysis', {
    callId: 'call-1',
    assistantId,
    interviewSettings: { language: 'en' },
  });
  await untilMarked(api, user, interviewId);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { findFreePort } from '@greenshoe/local/free-port';
import { createTestDatabase } from '@greenshoe/local/test-database';
import { buildSandbox } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { createPool } from '../../src/database.ts';
import { applySandboxSchema } from '../../src/schema.ts';

export const keys = {
  PUBLISHABLE_KEY: 'publishable-for-tests',
  SECRET_KEY: 'secret-for-tests',
  PLATFORM_PUBLIC_KEY: 'platform-public-for-tests',
  PLATFORM_PRIVATE_KEY: 'platform-private-for-tests',
  PAYMENTS_SECRET_KEY: 'sk_test_forTestsOnly0001',
  PAYMENTS_WEBHOOK_SECRET: 'whsec_forTestsOnly0001',
} as const;

export const SITE_URL = 'http://127.0.0.1:4999';

const MANY = '1000000000';

/** Limits that nobody reaches, for tests that are not about them. */
export const unlimited = {
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: MANY,
  GOTRUE_RATE_LIMIT_VERIFY: MANY,
  GOTRUE_RATE_LIMIT_OTP: MANY,
  GOTRUE_RATE_LIMIT_SIGN_UP: MANY,
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: MANY,
  GOTRUE_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: MANY,
};

async function prepare(url: string) {
  const pool = createPool(url);
  await applySandboxSchema(pool);
  await pool.end();
}

/** A database and a data folder for a process to be started on. */
export async function prepareProcess() {
  const { url } = await createTestDatabase({ template: 'sandbox', prepare });
  const dataFolder = await mkdtemp(join(tmpdir(), 'greenshoe-sandbox-'));
  return {
    environment: {
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      NODE_COMPILE_CACHE: join(tmpdir(), 'greenshoe-compile-cache'), // for the next one of many
    },
    remove: () => rm(dataFolder, { recursive: true, force: true }),
  };
}

/** Waits until a sandbox that was started as a process answers. */
export const untilUp = ({ url }: Address) =>
  expect
    .poll(() =>
      fetch(`${url}/auth/v1/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);

/** The whole sandbox on a database of its own; `restart` brings it up again on the same data. */
export async function startSandbox(environment: Record<string, string> = {}) {
  const given = await prepareProcess();
  const port = await findFreePort();
  const config = loadConfig({
    ...keys,
    ...given.environment,
    PORT: String(port),
    SITE_URL,
    LOG_LEVEL: 'silent',
    PASSWORD_HASH_COST: '4', // the least; what it costs otherwise is a test of its own
    ...environment,
  });

  async function open() {
    const pool = createPool(config.databaseUrl);
    const app = await buildSandbox(config, pool);
    await app.listen({ host: '127.0.0.1', port });
    return { app, pool };
  }
  let running = await open();

  async function stop() {
    await running.app.close();
    await running.pool.end();
  }
  return {
    url: config.server.publicUrl,
    dataFolder: config.dataFolder,
    query: async (sql: string) => (await running.pool.query(sql)).rows,
    async restart() {
      await stop();
      running = await open();
    },
    async close() {
      await stop();
      await given.remove();
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** A sandbox of the test file's own, from before its first test until after its last one. */
export function useSandbox(environment: Record<string, string> = {}): Sandbox {
  let started: Sandbox;
  beforeAll(async () => {
    started = await startSandbox(environment);
  });
  afterAll(() => started.close());
  return {
    get url() {
      return started.url;
    },
    get dataFolder() {
      return started.dataFolder;
    },
    query: (sql) => started.query(sql),
    restart: () => started.restart(),
    close: () => started.close(),
  };
}

/** What a client needs to know of it. */
export type Address = Pick<Sandbox, 'url'>;

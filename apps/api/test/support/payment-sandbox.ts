import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@greenshoe/local/free-port';
import { createTestDatabase } from '@greenshoe/local/test-database';
import Stripe from 'stripe';
import { vi } from 'vitest';
import { endWithThisProcess } from '../../../../infra/local/src/services.ts';

const SERVER = new URL('../../../../infra/sandbox/src/server.ts', import.meta.url).pathname;

export const sandboxKey = 'sk_test_forTestsOnly0001';
export const sandboxWebhookSecret = 'whsec_forTestsOnly0001';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  disputed: '4000000000000259',
};

/** The sandbox with its payment provider as a process; tells its events to `webhookUrl`. */
export async function startPaymentSandbox(webhookUrl: string) {
  const { url: databaseUrl } = await createTestDatabase({
    template: 'empty',
    prepare: () => Promise.resolve(),
  });
  const folder = await mkdtemp(join(tmpdir(), 'greenshoe-payments-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...endWithThisProcess(), SERVER], {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      PORT: String(port),
      SITE_URL: 'http://web.test',
      PUBLISHABLE_KEY: 'not-used-here',
      SECRET_KEY: 'not-used-here',
      PLATFORM_PUBLIC_KEY: 'not-used-here',
      PLATFORM_PRIVATE_KEY: 'not-used-here',
      PAYMENTS_SECRET_KEY: sandboxKey,
      PAYMENTS_WEBHOOK_SECRET: sandboxWebhookSecret,
      PAYMENTS_WEBHOOK_URL: webhookUrl,
    },
    stdio: 'ignore',
    detached: true, // a group of its own, which ends with this process
  });
  await vi.waitFor(() => fetch(`${url}/auth/v1/health`), { timeout: 25_000 });
  return {
    url,
    /** What an operator does at the provider. */
    operator: new Stripe(sandboxKey, { host: '127.0.0.1', port, protocol: 'http' }),
    async close() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sends the card form of a payment page; answers with the address the payer is sent to. */
export async function payWithCard(page: string, number = cards.good): Promise<string | null> {
  const form = {
    attempt: randomUUID().replaceAll('-', ''),
    email: 'ada@example.test',
    number,
    expiry: '12 / 34',
    cvc: '123',
    name: 'Ada Lovelace',
  };
  const body = new URLSearchParams(form);
  const response = await fetch(page, { method: 'POST', redirect: 'manual', body });
  return response.headers.get('location');
}

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@greenshoe/local/free-port';
import { createTestDatabase } from '@greenshoe/local/test-database';
import Stripe from 'stripe';
import { endWithThisProcess } from '../../../../infra/local/src/services.ts';

const SERVER = new URL('../../../../infra/sandbox/src/server.ts', import.meta.url).pathname;

const READY_WITHIN_MS = 25_000;

export const sandboxKey = 'sk_test_forTestsOnly0001';
export const sandboxWebhookSecret = 'whsec_forTestsOnly0001';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  disputed: '4000000000000259',
};

interface SandboxOptions {
  /** An empty database of its own. */
  readonly databaseUrl: string;
  /** Where its payment provider tells what happened. */
  readonly webhookUrl: string;
}

const keys = {
  publishable: 'publishable-key-of-the-sandbox',
  secret: 'secret-key-of-the-sandbox',
  platformPublic: 'public-key-of-the-voice-platform',
  platformPrivate: 'private-key-of-the-voice-platform',
};

/** The sandbox with its payment provider as a process. */
export async function runPaymentSandbox({ databaseUrl, webhookUrl }: SandboxOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'greenshoe-payments-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...endWithThisProcess(), SERVER], {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: join(tmpdir(), 'greenshoe-compile-cache'), // for the next one of many
      PASSWORD_HASH_COST: '4', // the least
      PORT: String(port),
      SITE_URL: 'http://web.test',
      PUBLISHABLE_KEY: keys.publishable,
      SECRET_KEY: keys.secret,
      PLATFORM_PUBLIC_KEY: keys.platformPublic,
      PLATFORM_PRIVATE_KEY: keys.platformPrivate,
      PAYMENTS_SECRET_KEY: sandboxKey,
      PAYMENTS_WEBHOOK_SECRET: sandboxWebhookSecret,
      PAYMENTS_WEBHOOK_URL: webhookUrl,
    },
    stdio: 'ignore',
    detached: true, // a group of its own, which ends with this process
  });
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error('The sandbox did not start');
    }
    await pause(50);
  }
  return {
    url,
    keys,
    /** What an operator does at the provider. */
    operator: new Stripe(sandboxKey, { host: '127.0.0.1', port, protocol: 'http' }),
    async close() {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/auth/v1/health`).then(
    (response) => response.ok,
    () => false,
  );

/** The same over a database of the tests; tells its events to `webhookUrl`. */
export async function startPaymentSandbox(webhookUrl: string) {
  const prepare = () => Promise.resolve();
  const { url } = await createTestDatabase({ template: 'empty', prepare });
  return runPaymentSandbox({ databaseUrl: url, webhookUrl });
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

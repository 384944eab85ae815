import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@greenshoe/local/free-port';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPool } from '../src/database.ts';
import { CARDS, createStripe, fiveTokens, startMerchant, submitCard } from './support/payments.ts';
import { keys, prepareProcess, SITE_URL, untilUp } from './support/sandbox.ts';

const script = fileURLToPath(new URL('../src/server.ts', import.meta.url));

let merchant: Awaited<ReturnType<typeof startMerchant>>;
let given: Awaited<ReturnType<typeof prepareProcess>>;
let child: ChildProcess;
let log = '';
beforeAll(async () => {
  merchant = await startMerchant();
  given = await prepareProcess();
});
afterAll(async () => {
  merchant.close();
  await given.remove();
});
afterEach(() => child.kill('SIGKILL'));

async function start(port: number) {
  child = spawn(process.execPath, [script], {
    env: {
      ...keys,
      ...given.environment,
      PAYMENTS_WEBHOOK_URL: merchant.url,
      PORT: String(port),
      SITE_URL,
      LOG_LEVEL: 'info',
    },
  });
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (text: Buffer) => (log += text.toString()));
  }
  await untilUp({ url: `http://127.0.0.1:${port}` });
}

/** As if time had passed: a process that dies before it notes a refusal leaves the lease of its attempt. */
async function endLeases() {
  const pool = createPool(given.environment.DATABASE_URL);
  await pool.query(
    'update sandbox.payment_events set next_attempt_at = now() where next_attempt_at > now()',
  );
  await pool.end();
}

test('a killed process leaves payments and undelivered events to its successor; no card reaches the log', async () => {
  const port = await findFreePort();
  const stripe = createStripe({ url: `http://127.0.0.1:${port}` });
  await start(port);
  merchant.state.refusals = 100;
  const { id, url } = await stripe.checkout.sessions.create(fiveTokens);
  await submitCard(url ?? '', { number: CARDS.declined, cvc: '987' });
  await submitCard(url ?? '', { number: CARDS.good, cvc: '987' });
  const told = () => merchant.of('checkout.session.completed').length;
  await expect.poll(told).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  merchant.state.refusals = 0;
  await endLeases();

  await start(port);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  await expect.poll(told).toBeGreaterThan(1);
  expect(merchant.state.forgeries).toBe(0);
  const secrets = ['4242', '4000000000000002', '987', 'ada@example', ...Object.values(keys)];
  const said = log.replaceAll(/"(?:time|pid|responseTime)":[\d.]+/g, ''); // clocks hit on any three digits
  for (const secret of secrets) expect(said).not.toContain(secret);
});

test('keys of the wrong kind are refused at the start', async () => {
  child = spawn(process.execPath, [script], {
    env: {
      ...keys,
      ...given.environment,
      SITE_URL,
      PAYMENTS_SECRET_KEY: 'sk_live_reallyMoney',
      PAYMENTS_WEBHOOK_SECRET: 'secret',
    },
  });
  const problems: Buffer[] = [];
  child.stderr?.on('data', (text: Buffer) => problems.push(text));
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).not.toBe(0);
  for (const name of ['PAYMENTS_SECRET_KEY', 'PAYMENTS_WEBHOOK_SECRET']) {
    expect(Buffer.concat(problems).toString()).toContain(name);
  }
});

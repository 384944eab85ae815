import { randomUUID } from 'node:crypto';
import { createUser } from '../apps/api/test/support/identity.ts';
import { startApiProcess } from '../apps/api/test/support/processes.ts';
import { startBooks } from './books.ts';
import { describeRequest, pace, saturate } from './load.ts';
import { percentile } from './percentiles.ts';

// One API process over a real PostgreSQL, everything on this machine. Targets: balance at least 5,000
// requests a second saturated and p99 at most 25 ms at 500 a second; a launch, whose platform answers
// at once, p99 at most 100 ms at 20 a second.

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const CONNECTIONS = 32;
const PEOPLE = 200;

function print(name: string, samples: readonly number[], rate = '') {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(samples, share).toFixed(1));
  console.log(`${name}: ${rate}p50 ${p50} ms, p99 ${p99} ms (n = ${samples.length})`);
}

const books = await startBooks();
const server = await startApiProcess(books.url, books.outside, { LOG_LEVEL: 'info' });
const signUp = () => createUser({ issuer: books.outside.issuer, expiresIn: '1 hour' });
try {
  const user = await signUp();
  await books.api.grant(user.id, 30 * SECONDS);
  const balanceUrl = new URL(`${server.url}/api/tokens/get-user-tokens`);
  const balances = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { id, headers } = await signUp();
      await books.api.grant(id, 1);
      return describeRequest('GET', balanceUrl, headers);
    }),
  );
  let asked = 0;
  const reading = { url: server.url, request: () => balances[asked++ % PEOPLE] ?? '' };
  await saturate(reading, CONNECTIONS, 3); // warm
  const saturated = await saturate(reading, CONNECTIONS, SECONDS);
  print('balance, saturated', saturated, `${Math.round(saturated.length / SECONDS)} a second, `);
  print('balance at 500 a second', await pace(reading, 500, SECONDS));

  const launchUrl = new URL(`${server.url}/api/interview/create-assistant`);
  const body = JSON.stringify({ userId: user.id, settings: { language: 'en' } });
  const launching = {
    url: server.url,
    request: () =>
      describeRequest(
        'POST',
        launchUrl,
        { ...user.headers, 'idempotency-key': randomUUID() },
        body,
      ),
  };
  await pace(launching, 10, 2); // warm
  print('launch at 20 a second', await pace(launching, 20, SECONDS));
} finally {
  await server.stop();
  await books.stop();
}

import { randomUUID } from 'node:crypto';
import { describeRequest, saturate } from './load.ts';
import { median } from './marking/statistics.ts';
import { percentile } from './percentiles.ts';
import { SECRET_KEY, startSandboxProcess } from './sandbox-process.ts';

// The sandbox's accounts service in a process of its own over a real PostgreSQL, everything on this
// machine. Targets on two cores: at least 25 sign-ins a second, during which the event loop never
// stands still for more than 50 ms; GET /user at least 1,000 times a second; and a known address
// answered as fast as an unknown one, within 10 %, at a sign-in and at a forgotten password.

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const SIGN_INS_AT_ONCE = 8;
const READERS = 16;
const PAIRS = 20; // of one known and one unknown address, taken in turns
const PASSWORD = 'correct horse battery';

const sandbox = await startSandboxProcess({
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: '1000000000', // limits are not what is measured
  GOTRUE_RATE_LIMIT_OTP: '1000000000',
  GOTRUE_SMTP_MAX_FREQUENCY: '0',
});
const address = (path: string) => new URL(`${sandbox.url}/auth/v1${path}`);
const headers = { apikey: SECRET_KEY, 'content-type': 'application/json' };
const newEmail = () => `${randomUUID()}@example.test`;

const send = (path: string, body: object) =>
  fetch(address(path), { method: 'POST', headers, body: JSON.stringify(body) });

async function signUp(): Promise<string> {
  const email = newEmail();
  const reply = await send('/admin/users', { email, password: PASSWORD, email_confirm: true });
  if (!reply.ok) throw new Error(`No account: ${await reply.text()}`);
  return email;
}

/** Asks as often as it is answered, after a warm-up; the processor time is the sandbox's alone. */
async function measure(name: string, request: string, connections: number) {
  const load = { url: sandbox.url, request: () => request };
  await saturate(load, connections, 1);
  await sandbox.usage();
  const samples = await saturate(load, connections, SECONDS);
  const { longestStall, processorTime } = await sandbox.usage();
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(samples, share).toFixed(1));
  const rate = Math.round(samples.length / SECONDS);
  const cost = (processorTime / samples.length).toFixed(2);
  console.log(`${name}: ${rate} a second, p50 ${p50} ms, p99 ${p99} ms (n = ${samples.length})`);
  console.log(`  processor time ${cost} ms each, longest stall ${longestStall.toFixed(1)} ms`);
}

async function measureSignIns() {
  const email = await signUp();
  const body = JSON.stringify({ email, password: PASSWORD });
  const url = new URL(address('/token'));
  const request = describeRequest('POST', url, { apikey: SECRET_KEY }, body).replace(
    ' HTTP/1.1',
    '?grant_type=password HTTP/1.1',
  );
  await measure('sign-ins', request, SIGN_INS_AT_ONCE);
}

async function measureReading() {
  const body = { email: await signUp(), password: PASSWORD };
  const reply = await send('/token?grant_type=password', body);
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const caller = { apikey: 'publishable-for-benchmarks', authorization: `Bearer ${token}` };
  const request = describeRequest('GET', address('/user'), caller);
  await measure('GET /user', request, READERS);
}

/** Asks in turns for addresses with and without an account; prints both medians. */
async function compare(name: string, path: string, bodyFor: (email: string) => object) {
  const known = await Promise.all(Array.from({ length: 5 }, signUp));
  const samples = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS + 3; pair += 1) {
    for (const kind of pair % 2
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? (known[pair % known.length] ?? '') : newEmail();
      const begun = performance.now();
      await (await send(path, bodyFor(email))).text();
      if (pair >= 3) samples[kind].push(performance.now() - begun); // the first ones warm up
    }
  }
  const [first, second] = [median(samples.known), median(samples.unknown)];
  const difference = (Math.abs(first - second) / Math.max(first, second)) * 100;
  console.log(
    `${name}: known ${first.toFixed(1)} ms, unknown ${second.toFixed(1)} ms, ${difference.toFixed(1)} % apart`,
  );
}

try {
  await measureSignIns();
  await measureReading();
  await compare('wrong password', '/token?grant_type=password', (email) => ({
    email,
    password: 'not the password',
  }));
  await compare('forgotten password', '/recover', (email) => ({ email }));
} finally {
  await sandbox.stop();
}

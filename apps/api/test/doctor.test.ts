import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '@greenshoe/local/free-port';
import { createTestDatabase } from '@greenshoe/local/test-database';
import { loadConfig } from '../src/config.ts';
import { examine } from '../src/doctor/examine.ts';
import { describeFinding } from '../src/doctor/finding.ts';
import { createApiDatabase } from './support/app.ts';
import {
  sandboxKey,
  sandboxWebhookSecret,
  startPaymentSandbox,
} from './support/payment-sandbox.ts';
import { type ApiProcess, startApiProcess } from './support/processes.ts';
import { environment } from './support/settings.ts';

const COMMAND = new URL('../src/doctor.ts', import.meta.url).pathname;

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let api: ApiProcess;
let configured: Record<string, string>;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('http://127.0.0.1:9/webhooks/payments');
  const { url } = await createApiDatabase();
  configured = {
    ...environment,
    WEB_ORIGIN: 'http://localhost:3000',
    DATABASE_URL: url,
    SUPABASE_URL: sandbox.url,
    SUPABASE_PUBLISHABLE_KEY: sandbox.keys.publishable,
    SUPABASE_SECRET_KEY: sandbox.keys.secret,
    PLATFORM_API_URL: `${sandbox.url}/voice`,
    PLATFORM_API_TOKEN: sandbox.keys.platformPrivate,
    VOICE_KIND: 'local',
    STRIPE_API_URL: sandbox.url,
    STRIPE_SECRET_KEY: sandboxKey,
    STRIPE_WEBHOOK_SECRET: sandboxWebhookSecret,
  };
  api = await startApiProcess(url, sandbox, configured);
  configured['API_PUBLIC_URL'] = api.url;
});
afterAll(async () => {
  await api.kill();
  await sandbox.close();
});

const look = (changes: Record<string, string> = {}) =>
  examine(() => loadConfig({ ...configured, ...changes }));

test('of a stack that works it finds everything well', async () => {
  const findings = await look();
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(findings.length).toBeGreaterThanOrEqual(16);
});

const nobody = 'http://127.0.0.1:9';

test.each<[name: string, changes: Record<string, string>, about: string]>([
  ['another database', { DATABASE_URL: 'postgres://127.0.0.1:9/none' }, 'database'],
  ['another backend', { SUPABASE_URL: nobody }, 'key set of tokens'],
  [
    'a wrong publishable key',
    { SUPABASE_PUBLISHABLE_KEY: 'nothing-anybody-knows' },
    'publishable key',
  ],
  ['a wrong secret key', { SUPABASE_SECRET_KEY: 'nothing-anybody-knows' }, 'secret key'],
  ['a wrong payment key', { STRIPE_SECRET_KEY: 'sk_test_nothingAnybodyKnows' }, 'payment key'],
  [
    'a webhook secret of another form',
    { STRIPE_WEBHOOK_SECRET: 'we_1234567890123456' },
    'payment webhook secret',
  ],
  ['an address where we are not', { API_PUBLIC_URL: nobody }, 'payment webhook'],
  [
    'a wrong platform token',
    { PLATFORM_API_TOKEN: 'nothing-anybody-knows' },
    'voice platform token',
  ],
  [
    'a public key that is the private one',
    { PLATFORM_PUBLIC_KEY: 'the-same-private-key', PLATFORM_API_TOKEN: 'the-same-private-key' },
    'voice platform public key',
  ],
  ['a public key of another form', { VOICE_KIND: 'vapi' }, 'voice platform public key'],
  ['a page without a certificate', { WEB_ORIGIN: 'http://app.example.test' }, 'WEB_ORIGIN'],
])(
  '%s is a problem, with something to do about it, and no secret is said',
  async (_name, changes, about) => {
    const findings = await look(changes);
    const found = findings.find((finding) => finding.about === about);
    expect(found).toMatchObject({ level: 'problem', advice: expect.stringMatching(/\w{4}/) });
    const said = findings.map(describeFinding).join('\n');
    for (const [name, value] of Object.entries({ ...configured, ...changes })) {
      if (/KEY|SECRET|TOKEN/.test(name)) expect(said, name).not.toContain(value);
    }
  },
);

test('a database that lacks what we make, or lets browsers in, is a problem', async () => {
  const { url } = await createTestDatabase({ template: 'empty', prepare: () => Promise.resolve() });
  const empty = await look({ DATABASE_URL: url });
  expect(empty.find(({ about }) => about === 'migrations')?.level).toBe('problem');

  const open = await createApiDatabase();
  const client = new Client(open.url);
  await client.connect();
  await client.query(`alter table app.wallets disable row level security;
    grant usage on schema app to anon;
    delete from supabase_migrations.schema_migrations where version = '20261122000200'`);
  await client.end();
  const findings = await look({ DATABASE_URL: open.url });
  const problems = findings.filter(({ level }) => level === 'problem').map(describeFinding);
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/20261122000200[^]*wallets[^]*anon/);
});

async function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, [COMMAND], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, code: code as number };
}

test('as a command it prints a line for each finding and ends with 0 or 1', async () => {
  const well = await run(configured);
  expect(well.output).toContain('All is well.');
  expect(well.code).toBe(0);
  const port = String(await findFreePort());
  const broken = await run({ ...configured, STRIPE_API_URL: `http://127.0.0.1:${port}` });
  expect(broken.output).toMatch(/^problem {2}payment key: .+ECONNREFUSED\n +→ /m);
  expect(broken.code).toBe(1);
});

test('without settings it names each one that is missing, and says where they come from', async () => {
  const { output, code } = await run({});
  for (const name of ['DATABASE_URL', 'SUPABASE_SECRET_KEY', 'STRIPE_SECRET_KEY', 'WEB_ORIGIN']) {
    expect(output).toContain(name);
  }
  expect(output).toContain('.env');
  expect(code).toBe(1);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@greenshoe/local/free-port';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAuthClient, mailsTo, newEmail, PASSWORD } from './support/accounts.ts';
import { startModelServer } from './support/model-server.ts';
import { keys, prepareProcess, SITE_URL, untilUp } from './support/sandbox.ts';
import { assistantBody, createCall, hearTurn, joinCall } from './support/voice-client.ts';

const script = fileURLToPath(new URL('../src/server.ts', import.meta.url));

let model: Awaited<ReturnType<typeof startModelServer>>;
let given: Awaited<ReturnType<typeof prepareProcess>>;
let sandbox: { url: string };
let child: ChildProcess;
let log = '';

beforeAll(async () => {
  model = await startModelServer();
  given = await prepareProcess();
});
afterAll(async () => {
  model.close();
  await given.remove();
});
afterEach(() => child.kill('SIGKILL'));

async function start(port: number) {
  sandbox = { url: `http://127.0.0.1:${port}` };
  child = spawn(process.execPath, [script], {
    env: { ...keys, ...given.environment, PORT: String(port), SITE_URL, LOG_LEVEL: 'info' },
  });
  child.stdout?.on('data', (text: Buffer) => (log += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (log += text.toString()));
  await untilUp(sandbox);
}

const end = async (signal: NodeJS.Signals) => {
  const ended = once(child, 'exit');
  const before = Date.now();
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return { code, within: Date.now() - before };
};

test('a killed process leaves accounts, keys and calls to its successor; secrets never reach the log', async () => {
  const port = await findFreePort();
  await start(port);
  const email = newEmail();
  await createAuthClient(sandbox).signUp({ email, password: PASSWORD });
  const keySet = () =>
    fetch(`${sandbox.url}/auth/v1/.well-known/jwks.json`).then((reply) => reply.json());
  const before = await keySet();
  model.script({ text: 'What is a merger?' }, { hangs: true });
  const call = await createCall(sandbox, assistantBody(model.url));
  const client = await joinCall(call.webCallUrl);
  await hearTurn(client);
  client.send({ type: 'text', id: 'a1', text: 'Two companies become one.' });
  await client.next('accepted');
  await end('SIGKILL');
  model.script({ text: 'Good answer, thank you.' });

  await start(port);
  expect(await keySet()).toEqual(before);
  expect(await mailsTo(sandbox, email)).toHaveLength(1);
  const back = await joinCall(call.webCallUrl);
  expect(await hearTurn(back)).toMatchObject({ text: 'Good answer, thank you.' });
  const { code, within } = await end('SIGTERM');
  expect(code).toBe(0);
  expect(within).toBeLessThan(2_000);

  const token = new URL(call.webCallUrl).searchParams.get('token') ?? '';
  for (const secret of [
    email,
    PASSWORD,
    token,
    'Two companies',
    'merger',
    ...Object.values(keys),
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('the signing key can be read by its owner only', async () => {
  await start(await findFreePort());
  const { mode } = await stat(join(given.environment.DATA_DIR, 'keys.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('a wrong environment is refused with every problem', async () => {
  child = spawn(process.execPath, [script], { env: { PORT: 'many' } });
  const problems: Buffer[] = [];
  child.stderr?.on('data', (text: Buffer) => problems.push(text));
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).not.toBe(0);
  for (const name of ['PORT', 'DATABASE_URL', 'DATA_DIR', 'SITE_URL', 'SECRET_KEY']) {
    expect(Buffer.concat(problems).toString()).toContain(name);
  }
});

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiDatabase } from './support/app.ts';
import { startPaymentSandbox } from './support/payment-sandbox.ts';
import { type ApiProcess, startApiProcess } from './support/processes.ts';

// An account at the hosted backend's stand-in, deleted through the API as it runs in production.

const PASSWORD = 'a-long-enough-password';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let api: ApiProcess;
let databaseUrl: string;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('http://127.0.0.1:9/webhooks/payments');
  ({ url: databaseUrl } = await createApiDatabase());
  api = await startApiProcess(databaseUrl, sandbox, { SUPABASE_SECRET_KEY: sandbox.keys.secret });
});
afterAll(async () => {
  await api.kill();
  await sandbox.close();
});

const secret = () => ({
  apikey: sandbox.keys.secret,
  authorization: `Bearer ${sandbox.keys.secret}`,
});

async function send(path: string, init: RequestInit) {
  const response = await fetch(path.startsWith('/') ? `${sandbox.url}${path}` : path, init);
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body };
}

const sendJson = (path: string, headers: Record<string, string>, body: object, method = 'POST') =>
  send(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody with an account, a session and three recordings in folders of their own. */
async function createMember() {
  const email = `${randomUUID()}@example.test`;
  const account = { email, password: PASSWORD, email_confirm: true };
  const { body: user } = await sendJson('/auth/v1/admin/users', secret(), account);
  const apikey = { apikey: sandbox.keys.publishable };
  const login = { email, password: PASSWORD };
  const { body } = await sendJson('/auth/v1/token?grant_type=password', apikey, login);
  const { id } = user as { id: string };
  const session = { authorization: `Bearer ${(body as { access_token: string }).access_token}` };
  for (const name of ['one.webm', 'two.webm', 'interview/three.webm']) {
    const stored = await send(`/storage/v1/object/recordings/${id}/${name}`, {
      method: 'POST',
      headers: { ...apikey, ...session, 'content-type': 'audio/webm' },
      body: 'a voice',
    });
    expect(stored.status).toBe(200);
  }
  return { id, email, login, apikey, session };
}

const listFiles = (prefix: string) =>
  sendJson('/storage/v1/object/list/recordings', secret(), { prefix, limit: 100, offset: 0 });

test('a member, their recordings and their sessions are gone; another member stays', async () => {
  const member = await createMember();
  const other = await createMember();
  const opened = await send(`${api.url}/api/tokens/init-user-tokens`, {
    method: 'POST',
    headers: member.session,
  });
  expect(opened).toEqual({ status: 200, body: { count: 1 } });

  const { email } = member;
  const erased = await sendJson(`${api.url}/api/account`, member.session, { email }, 'DELETE');
  expect(erased).toEqual({ status: 200, body: { erased: true } });

  expect((await listFiles(member.id)).body).toEqual([]);
  expect((await listFiles(`${member.id}/interview`)).body).toEqual([]);
  expect((await listFiles(other.id)).body).toHaveLength(3);
  const { status } = await send(`/auth/v1/admin/users/${member.id}`, { headers: secret() });
  expect(status).toBe(404);
  const login = await sendJson('/auth/v1/token?grant_type=password', member.apikey, member.login);
  expect(login.status).toBe(400);
  const client = new Client(databaseUrl);
  await client.connect();
  expect((await client.query('select from app.erasures')).rowCount).toBe(0);
  expect((await client.query('select from app.wallets')).rowCount).toBe(0);
  await client.end();
});

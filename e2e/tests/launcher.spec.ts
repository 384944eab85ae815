import { createServer } from 'node:net';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { demoAccount } from '@greenshoe/local/demo-account';
import { expect, test } from '@playwright/test';
import { chooseSettings, launch, type StackSettings, untilReady } from '@greenshoe/local/stack';

test.describe.configure({ mode: 'serial' });

let settings: StackSettings;
test.beforeAll(async () => {
  settings = await chooseSettings();
});
test.afterAll(() => rm(settings.dataFolder, { recursive: true, force: true }));

const outbox = async () =>
  (await fetch(`http://127.0.0.1:${settings.sandboxPort}/outbox.json`)).json();

async function readBackend() {
  const config = await fetch(`http://localhost:${settings.port}/api/config`);
  const { backend } = (await config.json()) as { backend: { url: string; publishableKey: string } };
  return {
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
  };
}

async function signUpDirectly() {
  const { url, headers } = await readBackend();
  const body = JSON.stringify({ email: 'kept@example.test', password: 'a good password' });
  const reply = await fetch(`${url}/signup`, { method: 'POST', headers, body });
  expect(reply.ok).toBe(true);
}

async function readDemoBalance(): Promise<unknown> {
  const { url, headers } = await readBackend();
  const { email, password } = demoAccount;
  const body = JSON.stringify({ email, password });
  const signedIn = await fetch(`${url}/token?grant_type=password`, {
    method: 'POST',
    headers,
    body,
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const balance = await fetch(`http://localhost:${settings.port}/api/tokens/get-user-tokens`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return balance.json();
}

test('after kill -9 the next start keeps all data, a second start refuses, and Ctrl-C ends cleanly', async () => {
  const killed = launch(settings);
  await untilReady(killed);
  expect(killed.output()).toContain(demoAccount.email);
  expect(await readDemoBalance()).toEqual({ count: demoAccount.tokens });
  await signUpDirectly();
  killed.child.kill('SIGKILL');
  await killed.ended;

  const again = launch(settings);
  await untilReady(again);
  expect(await outbox()).toMatchObject([{ to: 'kept@example.test' }]);
  expect(await readDemoBalance()).toEqual({ count: demoAccount.tokens });

  const second = launch(settings);
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `Greenshoe is already running on the data folder ${settings.dataFolder}.`,
  );

  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});

test('a taken port is named, with the way to choose another', async () => {
  const other = createServer().listen(settings.port, '127.0.0.1');
  await once(other, 'listening');
  const refused = launch(settings);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`Port ${settings.port} is taken by another program.`);
  expect(refused.output()).toContain(`PORT=${settings.port + 1}`);
  other.close();
});

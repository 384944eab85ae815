import { createServer } from 'node:net';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { chooseSettings, launch, type StackSettings, untilReady } from '@greenshoe/local/stack';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let settings: StackSettings;
test.beforeAll(async () => {
  settings = await chooseSettings();
});
test.afterAll(() => rm(settings.dataFolder, { recursive: true, force: true }));

const outbox = async () =>
  (await fetch(`http://127.0.0.1:${settings.sandboxPort}/outbox.json`)).json();

async function signUpDirectly() {
  const config = await fetch(`http://localhost:${settings.port}/api/config`);
  const { backend } = (await config.json()) as { backend: { url: string; publishableKey: string } };
  const reply = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kept@example.test', password: 'a good password' }),
  });
  expect(reply.ok).toBe(true);
}

test('after kill -9 the next start keeps all data, a second start refuses, and Ctrl-C ends cleanly', async () => {
  const killed = launch(settings);
  await untilReady(killed);
  expect(killed.output()).toContain('demo@greenshoe.example');
  await signUpDirectly();
  killed.child.kill('SIGKILL');
  await killed.ended;

  const again = launch(settings);
  await untilReady(again);
  expect(await outbox()).toMatchObject([{ to: 'kept@example.test' }]);

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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@greenshoe/local/free-port';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createVersionedClient, listen } from './support/realtime.ts';
import { keys, prepareProcess, SITE_URL, untilUp } from './support/sandbox.ts';
import { createPerson, dataOf, storedFiles } from './support/storage.ts';

const script = fileURLToPath(new URL('../src/server.ts', import.meta.url));

let given: Awaited<ReturnType<typeof prepareProcess>>;
let child: ChildProcess;
let log = '';
beforeAll(async () => {
  given = await prepareProcess();
});
afterAll(() => given.remove());
afterEach(() => child.kill('SIGKILL'));

async function start(port: number) {
  child = spawn(process.execPath, [script], {
    env: { ...keys, ...given.environment, PORT: String(port), SITE_URL, LOG_LEVEL: 'info' },
  });
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (text: Buffer) => (log += text.toString()));
  }
  await untilUp({ url: `http://127.0.0.1:${port}` });
}

test('a killed process leaves its successor whole objects alone, and no secret in the log', async () => {
  const port = await findFreePort();
  const sandbox = { url: `http://127.0.0.1:${port}` };
  await start(port);
  const ada = await createPerson(sandbox);
  const own = ada.client.storage.from('recordings');
  const name = `${ada.id}/answer.webm`;
  dataOf(await own.upload(name, new Blob(['spoken'], { type: 'audio/webm' })));
  const { signedUrl } = dataOf(await own.createSignedUrl(name, 60));

  const upload = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `/storage/v1/object/recordings/${ada.id}/half.webm`,
    headers: {
      apikey: keys.PUBLISHABLE_KEY,
      authorization: `Bearer ${ada.token}`,
      'content-type': 'audio/webm',
      'content-length': 1_000_000,
    },
  });
  upload.on('error', () => undefined);
  upload.write('x'.repeat(100_000));
  const filesNow = () => storedFiles(given.environment.DATA_DIR);
  await expect.poll(async () => (await filesNow()).incoming).toHaveLength(1);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;

  await start(port);
  expect(await filesNow()).toMatchObject({ incoming: [], objects: { length: 1 } });
  expect(dataOf(await own.list(ada.id)).map((entry) => entry.name)).toEqual(['answer.webm']);
  expect(await (await fetch(signedUrl)).text()).toBe('spoken');
  const client = createVersionedClient(sandbox, { tokenOf: () => ada.token });
  expect((await listen(client, `user:${ada.id}`)).status).toBe('SUBSCRIBED');
  await fetch(`${sandbox.url}/realtime/v1/nowhere?apikey=${keys.SECRET_KEY}`);
  await client.removeAllChannels();

  const urlToken = new URL(signedUrl).searchParams.get('token') ?? '';
  for (const secret of [ada.token, urlToken, ...Object.values(keys)]) {
    expect(log).not.toContain(secret);
  }
}, 40_000);

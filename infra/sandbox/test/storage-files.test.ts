import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keys, type Sandbox, startSandbox } from './support/sandbox.ts';
import { createPerson, dataOf, type Person, storedFiles } from './support/storage.ts';

let dataFolder: string;
let sandbox: Sandbox;
let ada: Person;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'greenshoe-storage-'));
  sandbox = await startSandbox({ DATA_DIR: dataFolder });
  ada = await createPerson(sandbox);
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataFolder, { recursive: true });
});

const own = () => ada.client.storage.from('recordings');
const audio = (text: string) => new Blob([text], { type: 'audio/webm' });

const uploadTo = (name: string, contentType: string) => ({
  host: '127.0.0.1',
  port: new URL(sandbox.url).port,
  method: 'POST',
  path: `/storage/v1/object/recordings/${name}`,
  headers: {
    apikey: keys.PUBLISHABLE_KEY,
    authorization: `Bearer ${ada.token}`,
    'content-type': contentType,
  },
});

/** Begins an upload, sends some of it and hangs up. */
async function breakOff(name: string, contentType: string, start: string) {
  const outgoing = request(uploadTo(name, contentType));
  outgoing.on('error', () => undefined);
  outgoing.write(start + 'x'.repeat(100_000));
  await expect.poll(async () => (await storedFiles(dataFolder)).incoming).toHaveLength(1);
  outgoing.destroy();
}

const FORM = 'multipart/form-data; boundary=edge';
const form = (type: string) =>
  [
    '--edge',
    'content-disposition: form-data; name=""; filename="x.webm"',
    `content-type: ${type}`,
    '',
    '',
  ].join('\r\n');

/** Sends a whole upload in chunks and answers with the reply. */
async function sendOver(agent: Agent, contentType: string, start: string, size: number) {
  const outgoing = request({ ...uploadTo(`${ada.id}/over.webm`, contentType), agent });
  outgoing.write(start + 'x'.repeat(size));
  outgoing.end(start ? '\r\n--edge--\r\n' : undefined);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return (await json(incoming)) as object;
}

test.each([
  ['a body', 'audio/webm', ''],
  ['a form', FORM, form('audio/webm')],
])('of %s that breaks off neither a row nor a file is left', async (_kind, contentType, start) => {
  const name = `${ada.id}/broken.webm`;
  await breakOff(name, contentType, start);
  await expect.poll(() => storedFiles(dataFolder)).toEqual({ objects: [], incoming: [] });
  expect((await own().exists(name)).data).toBe(false);
  dataOf(await own().upload(name, audio('whole')));
  dataOf(await own().remove([name]));
});

test.each([
  ['a body too large', 'audio/webm', '', '413'],
  ['a form too large', FORM, form('audio/webm'), '413'],
  ['a form of another type', FORM, form('text/plain'), '415'],
])(
  'after %s the connection serves the next request',
  async (_what, contentType, start, statusCode) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const size = 30_000_000; // above the bucket's limit
    const refusal = await sendOver(agent, contentType, start, size);
    expect(refusal).toMatchObject({ statusCode });
    const next = await sendOver(agent, 'text/plain', '', 3);
    expect(next).toMatchObject({ statusCode: '415' });
    agent.destroy();
  },
);

test('files go with their objects, and names never become paths', async () => {
  const name = `${ada.id}/kept.webm`;
  dataOf(await own().upload(name, audio('one')));
  dataOf(await own().upload(name, audio('two'), { upsert: true }));
  const [row] = await sandbox.query(`select version from storage.objects where name = '${name}'`);
  expect(await storedFiles(dataFolder)).toEqual({
    objects: [(row as { version: string }).version],
    incoming: [],
  });
  dataOf(await own().remove([name]));
  expect((await storedFiles(dataFolder)).objects).toEqual([]);
});

test('what a crash left behind is gone after the next start, and nothing else', async () => {
  const name = `${ada.id}/survivor.webm`;
  dataOf(await own().upload(name, audio('still here')));
  for (const folder of ['objects', 'incoming']) {
    await writeFile(join(dataFolder, 'storage', folder, crypto.randomUUID()), 'left behind');
  }
  await sandbox.restart();
  expect((await storedFiles(dataFolder)).objects).toHaveLength(1);
  expect((await storedFiles(dataFolder)).incoming).toEqual([]);
  expect(await dataOf(await own().download(name)).text()).toBe('still here');
});

test('an object whose file is lost is not there', async () => {
  const name = `${ada.id}/lost.webm`;
  dataOf(await own().upload(name, audio('lost')));
  const [row] = await sandbox.query(`select version from storage.objects where name = '${name}'`);
  await rm(join(dataFolder, 'storage', 'objects', (row as { version: string }).version));
  expect((await own().download(name)).error).toMatchObject({ statusCode: '404' });
  expect((await own().copy(name, `${name}2`)).error).toMatchObject({ statusCode: '404' });
});

test('an empty file is a file', async () => {
  const name = `${ada.id}/empty.webm`;
  dataOf(await own().upload(name, audio('')));
  expect(dataOf(await own().download(name)).size).toBe(0);
});

test('a large file comes and goes in pieces', async () => {
  const name = `${ada.id}/large.webm`;
  const piece = new Uint8Array(1_000_000).fill(7);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ < 20) controller.enqueue(piece);
      else controller.close();
    },
  });
  dataOf(await own().upload(name, stream, { contentType: 'audio/webm' }));
  let received = 0;
  for await (const chunk of dataOf(await own().download(name).asStream())) {
    received += (chunk as Uint8Array).length;
  }
  expect(received).toBe(20_000_000);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import {
  createPerson,
  createService,
  createVendorClient,
  dataOf,
  type Person,
  storedFiles,
  type VendorClient,
} from './support/storage.ts';

let dataFolder: string;
let sandbox: Sandbox;
let service: VendorClient;
let ada: Person;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'greenshoe-storage-'));
  const settings = { DATA_DIR: dataFolder, STORAGE_FILE_SIZE_LIMIT: '1000000' };
  sandbox = await startSandbox(settings);
  service = createService(sandbox);
  ada = await createPerson(sandbox);
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataFolder, { recursive: true });
});

const file = (size: number, type = 'audio/webm') => new Blob(['x'.repeat(size)], { type });

test('the bucket for recordings is there from the start, private and for audio', async () => {
  expect(dataOf(await service.storage.getBucket('recordings'))).toMatchObject({
    id: 'recordings',
    public: false,
    type: 'STANDARD',
    file_size_limit: 26_214_400,
    allowed_mime_types: ['audio/*'],
  });
});

test('buckets are made, listed, changed, emptied and deleted', async () => {
  const { storage } = service;
  const limits = { public: false, fileSizeLimit: '1KB', allowedMimeTypes: ['text/plain'] };
  expect(dataOf(await storage.createBucket('notes', limits))).toEqual({ name: 'notes' });
  expect((await storage.createBucket('notes')).error).toMatchObject({ statusCode: '409' });
  const listed = dataOf(await storage.listBuckets({ search: 'NOT', sortColumn: 'created_at' }));
  expect(listed).toMatchObject([{ id: 'notes', file_size_limit: 1_000 }]);
  dataOf(await storage.updateBucket('notes', { public: false, fileSizeLimit: 20 }));
  expect(dataOf(await storage.getBucket('notes'))).toMatchObject({
    file_size_limit: 20,
    allowed_mime_types: ['text/plain'],
  });
  dataOf(await storage.from('notes').upload('one.txt', file(20, 'text/plain')));
  expect((await storage.deleteBucket('notes')).error).toMatchObject({
    statusCode: '409',
    message: 'The bucket you tried to delete is not empty',
  });
  dataOf(await storage.emptyBucket('notes'));
  expect((await storedFiles(dataFolder)).objects).toEqual([]);
  dataOf(await storage.deleteBucket('notes'));
  expect((await storage.getBucket('notes')).error).toMatchObject({
    statusCode: '404',
    message: 'Bucket not found',
  });
});

test('without the secret key nobody sees or changes a bucket', async () => {
  for (const { storage } of [ada.client, createVendorClient(sandbox)]) {
    expect(dataOf(await storage.listBuckets())).toEqual([]);
    const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
    expect((await storage.createBucket('mine')).error).toMatchObject(refused);
    const missing = { statusCode: '404', message: 'Bucket not found' };
    const attempts = [
      storage.getBucket('recordings'),
      storage.updateBucket('recordings', { public: false }),
      storage.emptyBucket('recordings'),
      storage.deleteBucket('recordings'),
    ];
    for (const attempt of attempts) expect((await attempt).error).toMatchObject(missing);
  }
});

test.each([
  ['public', 'open', { public: true }],
  ['of a name with a slash', 'a/b', { public: false }],
  ['with a limit that is none', 'odd', { public: false, fileSizeLimit: 'huge' }],
  ['with types that are none', 'odd', { public: false, allowedMimeTypes: ['audio'] }],
  ['with a limit above the service’s', 'big', { public: false, fileSizeLimit: '1GB' }],
])('a bucket %s is refused', async (_how, id, options) => {
  const { error } = await service.storage.createBucket(id, options);
  expect(error?.statusCode).toMatch(/^4/);
});

test('what is no audio is not recorded', async () => {
  const bucket = ada.client.storage.from('recordings');
  for (const type of ['text/html', 'audio', 'audiox/webm', '']) {
    const { error } = await bucket.upload(`${ada.id}/x`, file(1, type));
    expect(error, type).toMatchObject({ statusCode: '415' });
  }
  const { error } = await bucket.upload(`${ada.id}/x`, Buffer.from('x'), { contentType: 'x/y' });
  expect(error).toMatchObject({ statusCode: '415', message: 'mime type x/y is not supported' });
  const recorded = file(1, 'audio/webm;codecs=opus');
  dataOf(await bucket.upload(`${ada.id}/codec.webm`, recorded));
});

test('a file is stored up to the limit, and nothing is kept of one above it', async () => {
  const bucket = ada.client.storage.from('recordings');
  const before = await storedFiles(dataFolder);
  dataOf(await bucket.upload(`${ada.id}/full.webm`, file(1_000_000)));
  const tooLarge = file(1_000_001);
  const attempts = [
    bucket.upload(`${ada.id}/over.webm`, tooLarge),
    bucket.upload(`${ada.id}/over.webm`, await tooLarge.arrayBuffer(), {
      contentType: 'audio/webm',
    }),
    bucket.upload(`${ada.id}/over.webm`, tooLarge.stream(), { contentType: 'audio/webm' }),
    bucket.upload(`${ada.id}/over.webm`, file(5_000_000).stream(), { contentType: 'audio/webm' }),
  ];
  for (const attempt of attempts) {
    expect((await attempt).error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    });
  }
  expect((await bucket.exists(`${ada.id}/over.webm`)).data).toBe(false);
  const after = await storedFiles(dataFolder);
  expect(after.objects).toHaveLength(before.objects.length + 1);
  expect(after.incoming).toEqual([]);
});

test('a bucket’s limits hold for what is moved and copied into it', async () => {
  dataOf(await service.storage.createBucket('anything'));
  const anything = service.storage.from('anything');
  dataOf(await anything.upload('page.txt', file(1, 'text/plain')));
  const into = { destinationBucket: 'recordings' };
  for (const attempt of [
    anything.move('page.txt', 'x.webm', into),
    anything.copy('page.txt', 'x.webm', into),
  ]) {
    expect((await attempt).error).toMatchObject({ statusCode: '415' });
  }
  dataOf(await anything.upload('a.webm', file(3)));
  dataOf(await anything.copy('a.webm', 'b.webm', into));
  dataOf(await anything.move('a.webm', 'c.webm', into));
  const names = dataOf(await service.storage.from('recordings').list()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['b.webm', 'c.webm']));
});

test('a bucket that is not there has no objects', async () => {
  const bucket = ada.client.storage.from('nowhere');
  const missing = { statusCode: '404', message: 'Bucket not found' };
  expect((await bucket.download('x')).error).toMatchObject(missing);
  expect((await bucket.upload(`${ada.id}/x`, file(1))).error).toMatchObject(missing);
  expect((await bucket.createSignedUrl('x', 9)).error).toMatchObject(missing);
  expect((await bucket.remove(['x'])).error).toMatchObject(missing);
});

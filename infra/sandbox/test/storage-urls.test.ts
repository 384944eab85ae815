import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keys, type Sandbox, startSandbox } from './support/sandbox.ts';
import { createPerson, createVendorClient, dataOf, type Person } from './support/storage.ts';

let dataFolder: string;
let sandbox: Sandbox;
let ada: Person;
let name: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'greenshoe-storage-'));
  sandbox = await startSandbox({ DATA_DIR: dataFolder });
  ada = await createPerson(sandbox);
  name = `${ada.id}/answer.webm`;
  dataOf(await own().upload(name, audio('0123456789')));
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataFolder, { recursive: true });
});

const own = () => ada.client.storage.from('recordings');
const visitor = () => createVendorClient(sandbox).storage.from('recordings');
const audio = (text: string) => new Blob([text], { type: 'audio/webm' });
const signed = async (seconds = 60, options = {}) =>
  dataOf(await own().createSignedUrl(name, seconds, options)).signedUrl;

test('a signed URL opens without a key, also after a restart', async () => {
  const url = await signed();
  await sandbox.restart();
  const response = await fetch(url);
  expect(await response.text()).toBe('0123456789');
  expect(response.headers.get('content-type')).toBe('audio/webm');
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(Date.parse(response.headers.get('expires') ?? '')).toBeGreaterThan(Date.now());
});

test('`download` makes the browser save the file, under a name if there is one', async () => {
  const plain = await signed(60, { download: true });
  const named = await signed(60, { download: 'my answer.webm' });
  const quoted = `${await signed()}&download=${encodeURIComponent('“réponse”;"x\r\n')}`;
  const headerOf = async (url: string) => (await fetch(url)).headers.get('content-disposition');
  expect(await headerOf(plain)).toBe('attachment;');
  expect(await headerOf(named)).toBe(
    "attachment; filename=my%20answer.webm; filename*=UTF-8''my%20answer.webm;",
  );
  expect(await headerOf(quoted)).toContain(encodeURIComponent('“réponse”;"x\r\n'));
});

test('many URLs are signed at once, each on its own account', async () => {
  const paths = [name, `${ada.id}/missing.webm`];
  const [first, second] = dataOf(await own().createSignedUrls(paths, 60));
  expect(await (await fetch(first?.signedUrl ?? '')).text()).toBe('0123456789');
  expect(second).toMatchObject({ path: paths[1], signedUrl: null });
});

test('a signed URL ends when it says', async () => {
  const url = await signed(1);
  expect((await fetch(url)).status).toBe(200);
  await expect.poll(async () => (await fetch(url)).status, { timeout: 5_000 }).toBe(400);
  const answer = (await (await fetch(url)).json()) as object;
  expect(answer).toMatchObject({ statusCode: '400', code: 'InvalidJWT' });
});

test('a signed URL is good for its object and its purpose alone', async () => {
  const other = `${ada.id}/other.webm`;
  dataOf(await own().upload(other, audio('other')));
  const url = new URL(await signed());
  const token = url.searchParams.get('token') ?? '';
  const refusal = async (path: string, tokenThere: string) => {
    const response = await fetch(
      `${sandbox.url}/storage/v1/object/sign/recordings/${path}?token=${tokenThere}`,
    );
    return { status: response.status, ...((await response.json()) as { code: string }) };
  };
  expect(await refusal(other, token)).toMatchObject({ status: 400, code: 'InvalidSignature' });

  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, url: `recordings/${other}` })).toString(
    'base64url',
  );
  expect(await refusal(other, `${header}.${changed}.${signature}`)).toMatchObject({
    code: 'InvalidJWT',
  });
  const ownSignature = createHmac('sha256', keys.SECRET_KEY).update(`${header}.${changed}`);
  const forged = `${header}.${changed}.${ownSignature.digest('base64url')}`;
  expect(await refusal(other, forged)).toMatchObject({ code: 'InvalidJWT' });
  expect(await refusal(other, 'nonsense')).toMatchObject({ code: 'InvalidJWT' });
  expect(await refusal(other, ada.token)).toMatchObject({ code: 'InvalidJWT' });

  const upload = dataOf(await own().createSignedUploadUrl(other, { upsert: true }));
  expect(await refusal(other, upload.token)).toMatchObject({ code: 'InvalidJWT' });
  const wrongWay = await visitor().uploadToSignedUrl(name, token, audio('changed'));
  expect(wrongWay.error).toMatchObject({ code: 'InvalidJWT' });
});

test('whoever holds a signed upload URL stores one object for the person who made it', async () => {
  const place = `${ada.id}/${randomUUID()}.webm`;
  const { token } = dataOf(await own().createSignedUploadUrl(place));
  const stored = await visitor().uploadToSignedUrl(place, token, audio('sent by the recorder'));
  expect(dataOf(stored).fullPath).toBe(`recordings/${place}`);
  expect(await dataOf(await own().download(place)).text()).toBe('sent by the recorder');
  const [row] = await sandbox.query(
    `select owner_id, owner from storage.objects where name = '${place}'`,
  );
  expect(row).toEqual({ owner_id: ada.id, owner: ada.id });

  const again = await visitor().uploadToSignedUrl(place, token, Buffer.from('again'), {
    contentType: 'audio/webm',
  });
  expect(again.error).toMatchObject({ statusCode: '409' });
  const elsewhere = await visitor().uploadToSignedUrl(`${place}2`, token, audio('elsewhere'));
  expect(elsewhere.error).toMatchObject({ code: 'InvalidSignature' });
});

test('a signed upload URL replaces what is there only if it was made for that', async () => {
  expect((await own().createSignedUploadUrl(name)).error).toMatchObject({ statusCode: '409' });
  const place = `${ada.id}/${randomUUID()}.webm`;
  dataOf(await own().upload(place, audio('old')));
  const { token } = dataOf(await own().createSignedUploadUrl(place, { upsert: true }));
  dataOf(await visitor().uploadToSignedUrl(place, token, audio('new')));
  expect(await dataOf(await own().download(place)).text()).toBe('new');
});

test('the key that signs is readable by its owner only', async () => {
  const { mode } = await stat(join(dataFolder, 'storage-key'));
  expect(mode & 0o777).toBe(0o600);
});

test('HEAD answers with the headers alone', async () => {
  const url = await signed();
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('10');
  expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  const headers = { apikey: keys.PUBLISHABLE_KEY, authorization: `Bearer ${ada.token}` };
  const head = (path: string) =>
    fetch(`${sandbox.url}/storage/v1/object/${path}`, { method: 'HEAD', headers });
  expect((await head(`recordings/${name}`)).status).toBe(200);
  expect((await head(`authenticated/recordings/${name}`)).status).toBe(200);
  expect((await head(`recordings/${name}x`)).status).toBe(400);
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('the range %s is answered with %i', async (range, status, text, contentRange) => {
  const response = await fetch(await signed(), { headers: { range } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(await response.text()).toBe(text);
});

test('a range behind the end is refused', async () => {
  const response = await fetch(await signed(), { headers: { range: 'bytes=10-' } });
  expect(await response.json()).toMatchObject({ statusCode: '416', error: 'invalid_range' });
});

test('nothing that is kept here runs as a page', async () => {
  const response = await fetch(await signed());
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import {
  createPerson,
  createService,
  createVendorClient,
  dataOf,
  type Person,
  sendRaw,
} from './support/storage.ts';

let sandbox: Sandbox;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  sandbox = await startSandbox();
  ada = await createPerson(sandbox);
  bob = await createPerson(sandbox);
});
afterAll(() => sandbox.close());

const bucketOf = ({ client }: Pick<Person, 'client'>) => client.storage.from('recordings');
const service = () => bucketOf({ client: createService(sandbox) });
const audio = (text: string) => new Blob([text], { type: 'audio/webm' });
const newName = (person: Person) => `${person.id}/${randomUUID()}.webm`;
const textOf = async (blob: Blob) => blob.text();

const bodies: [string, () => Parameters<ReturnType<typeof service>['upload']>[1]][] = [
  ['a Blob', () => audio('spoken')],
  ['a File', () => new File(['spoken'], 'answer.webm', { type: 'audio/webm' })],
  ['a Buffer', () => Buffer.from('spoken')],
  ['an ArrayBuffer', () => new TextEncoder().encode('spoken').buffer],
  ['a web stream', () => audio('spoken').stream()],
  ['a Node stream', () => Readable.from([Buffer.from('spo'), Buffer.from('ken')])],
];

test.each(bodies)('%s comes back as it was stored', async (_kind, body) => {
  const name = newName(ada);
  const stored = dataOf(await bucketOf(ada).upload(name, body(), { contentType: 'audio/webm' }));
  expect(stored).toMatchObject({ path: name, fullPath: `recordings/${name}` });
  const blob = dataOf(await bucketOf(ada).download(name));
  expect(blob.type).toBe('audio/webm');
  expect(await textOf(blob)).toBe('spoken');
});

test('info tells type, size, caching and what the client said of it', async () => {
  const name = newName(ada);
  const options = { cacheControl: '60', metadata: { question: 'q1' } };
  const { id } = dataOf(await bucketOf(ada).upload(name, audio('spoken'), options));
  expect(dataOf(await bucketOf(ada).info(name))).toMatchObject({
    id,
    name,
    bucketId: 'recordings',
    size: 6,
    contentType: 'audio/webm',
    cacheControl: 'max-age=60',
    metadata: { question: 'q1' },
  });
  await bucketOf(ada).update(name, Buffer.from('other'), {
    contentType: 'audio/ogg',
    metadata: { question: 'q2' },
  });
  const info = dataOf(await bucketOf(ada).info(name));
  expect(info).toMatchObject({ size: 5, contentType: 'audio/ogg', metadata: { question: 'q2' } });
});

test('a name is taken once, unless the upload may replace what is there', async () => {
  const name = newName(ada);
  dataOf(await bucketOf(ada).upload(name, audio('first')));
  const { error } = await bucketOf(ada).upload(name, audio('second'));
  expect(error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
  dataOf(await bucketOf(ada).upload(name, audio('third'), { upsert: true }));
  expect(await textOf(dataOf(await bucketOf(ada).download(name)))).toBe('third');
  dataOf(await bucketOf(ada).update(name, audio('fourth')));
  expect(await textOf(dataOf(await bucketOf(ada).download(name)))).toBe('fourth');
});

test('of many uploads of one name at once exactly one is stored', async () => {
  const name = newName(ada);
  const uploads = Array.from({ length: 8 }, (_, index) =>
    bucketOf(ada).upload(name, audio(`take ${index}`)),
  );
  const results = await Promise.all(uploads);
  expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  const index = results.findIndex(({ error }) => error === null);
  expect(await textOf(dataOf(await bucketOf(ada).download(name)))).toBe(`take ${index}`);
});

test('an object that is replaced while it is read comes whole, as one of the two', async () => {
  const name = newName(ada);
  const takes = ['first', 'second'];
  dataOf(await bucketOf(ada).upload(name, audio('first')));
  for (let round = 0; round < 8; round += 1) {
    const replacing = takes.map((take) => bucketOf(ada).update(name, audio(take)));
    const reading = Array.from({ length: 20 }, () => bucketOf(ada).download(name));
    for (const read of await Promise.all(reading))
      expect(takes).toContain(await dataOf(read).text());
    await Promise.all(replacing);
  }
});

test('what the service does not do is refused, not ignored', async () => {
  const name = newName(ada);
  dataOf(await bucketOf(ada).upload(name, audio('spoken')));
  const transform = { width: 10 };
  expect((await bucketOf(ada).createSignedUrl(name, 60, { transform })).error).not.toBeNull();
  expect((await bucketOf(ada).download(name, { transform })).error).not.toBeNull();
  const version = { sourceVersionId: randomUUID() };
  expect((await bucketOf(ada).copy(name, newName(ada), version)).error).not.toBeNull();
});

test('objects move and are copied within what is the caller’s own', async () => {
  const [name, copy, moved] = [newName(ada), newName(ada), newName(ada)];
  dataOf(await bucketOf(ada).upload(name, audio('spoken'), { metadata: { take: 1 } }));
  expect(dataOf(await bucketOf(ada).copy(name, copy))).toEqual({ path: `recordings/${copy}` });
  expect(dataOf(await bucketOf(ada).move(name, moved))).toMatchObject({
    message: 'Successfully moved',
  });
  expect((await bucketOf(ada).exists(name)).data).toBe(false);
  for (const place of [copy, moved]) {
    expect(dataOf(await bucketOf(ada).info(place)).metadata).toEqual({ take: 1 });
    expect(await textOf(dataOf(await bucketOf(ada).download(place)))).toBe('spoken');
  }
  dataOf(await bucketOf(ada).remove([copy]));
  expect(await textOf(dataOf(await bucketOf(ada).download(moved)))).toBe('spoken');

  const taken = await bucketOf(ada).copy(moved, moved);
  expect(taken.error).toMatchObject({ statusCode: '409' });
  const theirs = `${bob.id}/stolen.webm`;
  for (const attempt of [bucketOf(ada).move(moved, theirs), bucketOf(ada).copy(moved, theirs)]) {
    expect((await attempt).error).toMatchObject({ statusCode: '403' });
  }
  expect((await bucketOf(ada).move(newName(ada), copy)).error).toMatchObject({ statusCode: '404' });
});

test('what belongs to somebody else is not there', async () => {
  const name = newName(ada);
  dataOf(await bucketOf(ada).upload(name, audio('private')));
  const others = [bucketOf(bob), bucketOf({ client: createVendorClient(sandbox) })];
  for (const bucket of others) {
    const missing = { statusCode: '404', message: 'Object not found' };
    expect((await bucket.download(name)).error).toMatchObject(missing);
    expect((await bucket.info(name)).error).toMatchObject(missing);
    expect((await bucket.exists(name)).data).toBe(false);
    expect((await bucket.createSignedUrl(name, 60)).error).toMatchObject(missing);
    expect(dataOf(await bucket.createSignedUrls([name], 60))[0]).toMatchObject({
      error: 'Either the object does not exist or you do not have access to it',
      signedUrl: null,
    });
    expect((await bucket.move(name, `${bob.id}/x.webm`)).error).toMatchObject(missing);
    expect((await bucket.copy(name, `${bob.id}/x.webm`)).error).toMatchObject(missing);
    expect(dataOf(await bucket.list(ada.id))).toEqual([]);
    expect(dataOf(await bucket.listV2({ prefix: ada.id })).objects).toEqual([]);
    expect(dataOf(await bucket.remove([name]))).toEqual([]);
    const refused = {
      statusCode: '403',
      message: 'new row violates row-level security policy',
    };
    expect((await bucket.upload(name, audio('x'), { upsert: true })).error).toMatchObject(refused);
    expect((await bucket.upload(newName(ada), audio('x'))).error).toMatchObject(refused);
    expect((await bucket.upload('loose.webm', audio('x'))).error).toMatchObject(refused);
    expect((await bucket.update(name, audio('x'))).error).toMatchObject(refused);
    expect((await bucket.createSignedUploadUrl(newName(ada))).error).toMatchObject(refused);
  }
  expect(await textOf(dataOf(await bucketOf(ada).download(name)))).toBe('private');
});

test('the secret key reaches everything: the erasure of a person', async () => {
  const person = await createPerson(sandbox);
  const names = [newName(person), `${person.id}/deeper/${randomUUID()}.webm`];
  for (const name of names) dataOf(await bucketOf(person).upload(name, audio('spoken')));
  const listed = dataOf(await service().list(person.id));
  expect(listed.map(({ id }) => id === null)).toEqual(expect.arrayContaining([true, false]));
  const removed = dataOf(await service().remove(names));
  expect(removed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(dataOf(await service().list(person.id))).toEqual([]);
  expect(dataOf(await service().remove(names))).toEqual([]);
});

test('a person removes his own', async () => {
  const names = [newName(ada), newName(ada)];
  for (const name of names) dataOf(await bucketOf(ada).upload(name, audio('spoken')));
  const removed = dataOf(await bucketOf(ada).remove([...names, newName(bob)]));
  expect(removed).toHaveLength(2);
  for (const name of names) expect((await bucketOf(ada).exists(name)).data).toBe(false);
});

test('calls without a key, with a wrong key or with a wrong token are refused', async () => {
  const url = `${sandbox.url}/storage/v1/object/recordings/${newName(ada)}`;
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { apikey: 'wrong-key-entirely' } })).status).toBe(401);
  const forged = `${ada.token.slice(0, -8)}AAAAAAAA`;
  const liar = createVendorClient(sandbox, { token: forged });
  const { error } = await bucketOf({ client: liar }).list(ada.id);
  expect(error).toMatchObject({ statusCode: '403', message: 'signature verification failed' });
});

test.each([
  ['up', (id: string) => `${id}/%2e%2e/escape.webm`],
  ['a control character', (id: string) => `${id}/%00.webm`],
  ['a backslash', (id: string) => `${id}/..%5Cescape.webm`],
  ['an empty part', (id: string) => `${id}//x.webm`],
  ['too many bytes', (id: string) => `${id}/${'x'.repeat(1_100)}`],
])('a name with %s is refused', async (_what, nameOf) => {
  const { port } = new URL(sandbox.url);
  const path = `/storage/v1/object/recordings/${nameOf(ada.id)}`;
  const { status, body } = await sendRaw(Number(port), path, ada.token);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'InvalidKey' });
});

test('names in any language and of any usual length come back', async () => {
  const name = `${ada.id}/réponse à l’entretien – ${'é'.repeat(150)}.webm`;
  dataOf(await bucketOf(ada).upload(name, audio('parlé')));
  const [found] = dataOf(await bucketOf(ada).list(ada.id, { search: 'réponse' }));
  expect(`${ada.id}/${found?.name}`).toBe(name);
  expect(await textOf(dataOf(await bucketOf(ada).download(name)))).toBe('parlé');
});

test('move and copy take no path that leads out', async () => {
  const name = newName(ada);
  dataOf(await bucketOf(ada).upload(name, audio('spoken')));
  for (const target of [`${ada.id}/../${bob.id}/x.webm`, `${ada.id}/x\u0000.webm`]) {
    expect((await bucketOf(ada).move(name, target)).error).toMatchObject({ code: 'InvalidKey' });
    expect((await bucketOf(ada).copy(name, target)).error).toMatchObject({ code: 'InvalidKey' });
  }
});

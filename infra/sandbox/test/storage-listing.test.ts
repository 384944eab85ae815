import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './support/sandbox.ts';
import { createPerson, createService, dataOf, type Person } from './support/storage.ts';

let sandbox: Sandbox;
let ada: Person;
beforeAll(async () => {
  sandbox = await startSandbox();
  ada = await createPerson(sandbox);
  for (const name of ['b.webm', 'a.webm', 'C.webm', '2026/x.webm', '2026/y.webm', '2027/z.webm']) {
    dataOf(await own().upload(`${ada.id}/${name}`, new Blob([name], { type: 'audio/webm' })));
  }
});
afterAll(() => sandbox.close());

const own = () => ada.client.storage.from('recordings');
const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test('a folder lists what lies directly in it; folders have no id', async () => {
  const entries = dataOf(await own().list(ada.id));
  expect(namesOf(entries)).toEqual(['2026', '2027', 'a.webm', 'b.webm', 'C.webm']);
  expect(entries[0]).toEqual({
    name: '2026',
    id: null,
    metadata: null,
    created_at: null,
    updated_at: null,
    last_accessed_at: null,
  });
  expect(entries[2]).toMatchObject({
    id: expect.any(String) as string,
    metadata: { size: 6, mimetype: 'audio/webm' },
  });
  expect(namesOf(dataOf(await own().list(`${ada.id}/2026/`)))).toEqual(['x.webm', 'y.webm']);
  expect(namesOf(dataOf(await own().list()))).toEqual([ada.id]);
  expect(dataOf(await own().list(`${ada.id}/nothing`))).toEqual([]);
});

test('a list is cut by limit and offset, sorted and searched', async () => {
  const list = async (options: object) => namesOf(dataOf(await own().list(ada.id, options)));
  expect(await list({ limit: 2, offset: 1 })).toEqual(['2027', 'a.webm']);
  expect(await list({ sortBy: { order: 'desc' } })).toEqual([
    'C.webm',
    'b.webm',
    'a.webm',
    '2027',
    '2026',
  ]);
  expect(await list({ sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
    '2026',
    '2027',
    'b.webm',
    'a.webm',
    'C.webm',
  ]);
  expect(await list({ search: 'B' })).toEqual(['b.webm']);
  expect(await list({ search: '202' })).toEqual(['2026', '2027']);
  expect(await list({ search: '2026/x' })).toEqual(['2026/x.webm']);
  expect(await list({ search: '%' })).toEqual([]);
});

test('a list that cannot be is refused', async () => {
  const { error } = await own().list(ada.id, { sortBy: { column: 'name; drop table x' } });
  expect(error).toMatchObject({ statusCode: '400' });
  expect((await own().list(ada.id, { limit: -1 })).error).toMatchObject({ statusCode: '400' });
});

test('the second kind of list goes on from a cursor, folders in place', async () => {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const options = { prefix: `${ada.id}/`, limit: 2, with_delimiter: true };
    const page = dataOf(await own().listV2({ ...options, ...(cursor ? { cursor } : {}) }));
    pages.push(namesOf([...page.folders, ...page.objects]));
    expect(page.hasNext).toBe(page.nextCursor !== undefined);
    cursor = page.nextCursor;
  } while (cursor);
  const relative = pages.map((page) => page.map((name) => name.slice(ada.id.length + 1)));
  expect(relative).toEqual([['2026/', '2027/'], ['C.webm', 'a.webm'], ['b.webm']]);
});

test('the second kind of list sorts by time and sees through folders', async () => {
  const sortBy = { column: 'created_at', order: 'desc' } as const;
  const { objects, folders } = dataOf(await own().listV2({ prefix: ada.id, sortBy }));
  expect(folders).toEqual([]);
  expect(namesOf(objects).map((name) => name.slice(ada.id.length + 1))).toEqual([
    '2027/z.webm',
    '2026/y.webm',
    '2026/x.webm',
    'C.webm',
    'a.webm',
    'b.webm',
  ]);
  const all = createService(sandbox).storage.from('recordings');
  expect(dataOf(await all.listV2({ limit: 1 })).hasNext).toBe(true);
});

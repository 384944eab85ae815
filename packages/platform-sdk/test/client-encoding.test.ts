import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serializeQuery } from '../src/client/encode.ts';
import { createPlatformClient, PlatformRequestError } from '../src/index.ts';
import { assistant, json, type Seen, serve } from './server.ts';

/** The form as a real parser reads it. */
const formOf = ({ body, headers }: Seen) =>
  new Response(Buffer.from(body, 'latin1'), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();

const echo = () => serve((reply) => json(reply, assistant));

describe('A query', () => {
  it('repeats arrays, leaves out undefined and null, and writes dates as ISO 8601', async () => {
    const { url, seen } = await serve((reply) => json(reply, []));
    const { calls } = createPlatformClient({ baseUrl: url });
    const since = new Date('2026-05-06T07:08:09.010Z');
    await calls.list({ limit: 0, id: undefined, createdAtGt: since, assistantId: 'a b+c&d=é' });
    expect(seen[0]?.url).toBe(
      '/call?limit=0&createdAtGt=2026-05-06T07%3A08%3A09.010Z&assistantId=a%20b%2Bc%26d%3D%C3%A9',
    );
    expect(serializeQuery({ a: [1, undefined, '2', null], b: null, c: false })).toBe(
      'a=1&a=2&c=false',
    );
  });

  it('is read back by a real parser as it was written', () => {
    const values = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.boolean(),
      fc.constant(undefined),
      fc.constant(null),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'grapheme' }), fc.oneof(values, fc.array(values))),
        (query) => {
          const expected = Object.entries(query).flatMap(([name, value]) =>
            [value]
              .flat()
              .filter((item) => item !== undefined && item !== null)
              .map((item) => [name, String(item)]),
          );
          const written = serializeQuery(query);
          expect([...new URL(`http://localhost/?${written}`).searchParams]).toEqual(expected);
          expect(written).toMatch(/^[\w.*%=&-]*$/);
        },
      ),
    );
  });
});

describe('An id in a path', () => {
  it('reaches the server as it is, whatever its characters', async () => {
    const { url, seen } = await echo();
    const { assistants } = createPlatformClient({ baseUrl: url });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'grapheme', minLength: 1 }),
          fc.constantFrom('a/b', '../x', '?', '#', '%2e%2e', '$&', '{id}', 'é', '名前', '🎙️', ' '),
        ),
        async (id) => {
          fc.pre(!/^\.{1,2}$/.test(id));
          await assistants.get(id);
          const segments = seen.at(-1)?.url.split('/') ?? [];
          expect(segments).toHaveLength(3);
          expect(segments.slice(0, 2)).toEqual(['', 'assistant']);
          expect(decodeURIComponent(segments[2] ?? '')).toBe(id);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(['', '.', '..', '\uD800', undefined, null])('is refused when it is %j', async (id) => {
    const { url, seen } = await echo();
    const client = createPlatformClient({ baseUrl: url });
    const deletion = client.calls.delete(id as string);
    await expect(deletion).rejects.toBeInstanceOf(PlatformRequestError);
    expect(seen).toHaveLength(0);
  });
});

describe('A form', () => {
  it('carries a file with its name, its type and its bytes', async () => {
    const { url, seen } = await echo();
    const { files, POST } = createPlatformClient({ baseUrl: url });
    const bytes = new Uint8Array([0, 13, 10, 255, 45, 45]);
    const file = new File([bytes], 'réponse "1".wav', { type: 'audio/wav' });
    await files.upload({ file, purpose: 'assistant' });
    await POST('/file', { body: { file, purpose: 'assistant' } });
    expect(seen).toHaveLength(2);
    for (const request of seen) {
      const form = await formOf(request);
      const sent = form.get('file') as File;
      expect([...form.keys()]).toEqual(['file', 'purpose']);
      expect(sent.name).toBe('réponse "1".wav');
      expect(sent.type).toBe('audio/wav');
      expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
    }
  });

  it('is written afresh for every attempt', async () => {
    const { url, seen } = await serve((reply, _, number) =>
      number === 1 ? json(reply, {}, 429, { 'retry-after': '0' }) : json(reply, assistant),
    );
    const { files } = createPlatformClient({ baseUrl: url });
    await files.upload({ file: new Blob(['once more']) });
    for (const request of seen) {
      expect(await ((await formOf(request)).get('file') as File).text()).toBe('once more');
    }
    expect(seen).toHaveLength(2);
  });

  it('repeats arrays and leaves out what is undefined, for any names and bytes', async () => {
    const { url, seen } = await echo();
    const { providers } = createPlatformClient({ baseUrl: url });
    const lineEnds = (text: string) => text.replaceAll(/\r\n|\r|\n/g, '\r\n');
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
        fc.array(fc.uint8Array(), { minLength: 1, maxLength: 3 }),
        async (name, labels, recordings) => {
          const parts = recordings.map((bytes, index) => new File([bytes], `${index}.wav`));
          await providers.cloneVoice({
            name,
            ...(labels !== undefined && { labels }),
            files: parts,
          });
          const form = await formOf(seen.at(-1) as Seen);
          expect(form.get('name')).toBe(lineEnds(name));
          expect(form.get('labels')).toBe(labels === undefined ? null : lineEnds(labels));
          const received = form.getAll('files') as File[];
          expect(received.map((file) => file.name)).toEqual(parts.map((file) => file.name));
          for (const [index, file] of received.entries()) {
            expect(new Uint8Array(await file.arrayBuffer())).toEqual(recordings[index]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

it('A body is JSON without what is undefined', async () => {
  const { url, seen } = await echo();
  const { assistants } = createPlatformClient({ baseUrl: url });
  const body = { name: 'n', firstMessage: undefined } as { name: string };
  await assistants.create(body);
  expect(seen[0]).toMatchObject({ body: '{"name":"n"}' });
});

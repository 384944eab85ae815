import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byTime } from '../src/client/pagination.ts';
import { createPlatformClient, PlatformAbortError, PlatformParseError } from '../src/index.ts';
import { json, serve } from './server.ts';

interface Item {
  readonly id: string;
  readonly createdAt: string;
}

const START = Date.parse('2026-03-01T00:00:00.000Z');
const items = (seconds: readonly number[]): Item[] =>
  seconds.map((second, index) => ({
    id: `i${index}`,
    createdAt: new Date(START + second * 1_000).toISOString(),
  }));

/** A platform's list: newest first, at most `limit`, only what was created before. */
function listOf(all: readonly Item[], order: 'newest' | 'oldest', query: URLSearchParams): Item[] {
  const before = Date.parse(query.get('createdAtLt') ?? '9999-01-01');
  const from = Date.parse(query.get('createdAtGe') ?? '0001-01-01');
  const sign = order === 'newest' ? -1 : 1;
  return all
    .filter(({ createdAt }) => Date.parse(createdAt) < before && Date.parse(createdAt) >= from)
    .toSorted((a, b) => sign * (Date.parse(a.createdAt) - Date.parse(b.createdAt)))
    .slice(0, Number(query.get('limit')));
}

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

const queryOf = (url: string) => new URL(url, 'http://localhost').searchParams;
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

describe('A list walked by creation time', () => {
  it('gives every item once where several share the time at a border', async () => {
    const all = items([5, 5, 4, 3, 3, 3, 3, 2, 1]);
    const { url, seen } = await serve((reply, request) =>
      json(reply, listOf(all, 'newest', queryOf(request.url))),
    );
    const { calls } = createPlatformClient({ baseUrl: url });
    const walked = await collect(calls.iterate({ assistantId: 'a1', limit: 3 }));
    expect(ids(walked)).toEqual(ids(all));
    expect(seen.every((request) => queryOf(request.url).get('assistantId') === 'a1')).toBe(true);
  });

  it('asks for a page only when the loop wants it', async () => {
    const all = items([9, 8, 7, 6, 5]);
    const { url, seen } = await serve((reply, request) =>
      json(reply, listOf(all, 'newest', queryOf(request.url))),
    );
    const { assistants } = createPlatformClient({ baseUrl: url });
    const walk = assistants.iterate({ limit: 2 });
    expect(seen).toHaveLength(0);
    await walk.next();
    await walk.next();
    expect(seen).toHaveLength(1);
    await walk.next();
    expect(seen).toHaveLength(2);
    await walk.return();
    expect(seen).toHaveLength(2);
  });

  it('stops when the signal fires', async () => {
    const all = items([9, 8, 7, 6, 5]);
    const { url, seen } = await serve((reply, request) =>
      json(reply, listOf(all, 'newest', queryOf(request.url))),
    );
    const controller = new AbortController();
    const { tools } = createPlatformClient({ baseUrl: url });
    const walk = tools.iterate({ limit: 2 }, { signal: controller.signal });
    await walk.next();
    await walk.next();
    controller.abort();
    await expect(walk.next()).rejects.toBeInstanceOf(PlatformAbortError);
    expect(seen).toHaveLength(1);
  });

  it('fails rather than turn in circles where the platform ignores the bounds', async () => {
    const all = items([9, 8]);
    const { url } = await serve((reply) => json(reply, all));
    const { squads } = createPlatformClient({ baseUrl: url });
    await expect(collect(squads.iterate({ limit: 2 }))).rejects.toThrow(/cannot be walked/);
  });

  it.each([[{ not: 'a list' }], ['text'], [[null, null]], [[{ id: 'a' }, { id: 'b' }]]])(
    'fails with a parse error on %j',
    async (answer) => {
      const { url } = await serve((reply) => json(reply, answer));
      const { calls } = createPlatformClient({ baseUrl: url });
      await expect(collect(calls.iterate({ limit: 2 }))).rejects.toBeInstanceOf(PlatformParseError);
    },
  );

  it('loses and repeats nothing, whatever the times, the order and the size of a page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(6), { maxLength: 60 }),
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom('newest' as const, 'oldest' as const),
        async (seconds, limit, order) => {
          const all = items(seconds);
          const list = async (bounds: object) =>
            listOf(all, order, new URLSearchParams(bounds as Record<string, string>));
          const walked = await collect(byTime<Item>('/call', { limit }, list));
          expect(ids(walked).toSorted()).toEqual(ids(all).toSorted());
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('A list walked by pages', () => {
  const all = items([7, 6, 5, 4, 3, 2, 1]);
  const page = (url: string, metadata: (number: number) => object, shift = 0) => {
    const number = Number(queryOf(url).get('page'));
    const from = (number - 1) * 3 - (number > 1 ? shift : 0);
    return { results: all.slice(from, from + 3), metadata: metadata(number) };
  };

  it.each([
    ['counts', (number: number) => ({ itemsPerPage: 3, totalItems: 7, currentPage: number }), 3],
    ['says whether more follow', (number: number) => ({ hasNextPage: number < 3 }), 3],
    ['says nothing', () => ({}), 4],
  ])('ends with the last page where the platform %s', async (_, metadata, requests) => {
    const { url, seen } = await serve((reply, request) => json(reply, page(request.url, metadata)));
    const { calls } = createPlatformClient({ baseUrl: url });
    expect(ids(await collect(calls.iteratePages()))).toEqual(ids(all));
    expect(seen).toHaveLength(requests);
    expect(queryOf(seen[0]?.url ?? '').get('sortOrder')).toBe('DESC');
  });

  it('does not repeat an item that a new one moved to the next page', async () => {
    const metadata = (number: number) => ({ currentPage: number });
    const { url } = await serve((reply, request) => json(reply, page(request.url, metadata, 1)));
    const { phoneNumbers } = createPlatformClient({ baseUrl: url });
    expect(ids(await collect(phoneNumbers.iteratePages()))).toEqual(ids(all));
  });

  it('walks log lines, which have no ids, oldest first', async () => {
    const lines = [{ time: '1' }, { time: '1' }, { time: '2' }];
    const { url, seen } = await serve((reply, request) => {
      const number = Number(queryOf(request.url).get('page'));
      json(reply, { results: lines.slice(number - 1, number), metadata: { currentPage: number } });
    });
    const { logs } = createPlatformClient({ baseUrl: url });
    expect(await collect(logs.iterateOfCall('c1'))).toEqual(lines);
    expect(seen[0]?.url).toBe('/log?sortOrder=ASC&page=1&callId=c1');
  });

  it('fails rather than turn in circles where the platform ignores the page', async () => {
    const { url } = await serve((reply) => json(reply, { results: all.slice(0, 3), metadata: {} }));
    const { calls } = createPlatformClient({ baseUrl: url });
    await expect(collect(calls.iterateMetadataPages())).rejects.toBeInstanceOf(PlatformParseError);
  });
});

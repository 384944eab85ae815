import { PlatformParseError } from './errors.ts';

const LARGEST_SIZE = 1_000;

/** Items fetched as the loop goes on; leaving the loop fetches no more. */
export type Items<Item> = AsyncGenerator<Item, void, undefined>;

interface Stored {
  readonly id: string;
  readonly createdAt?: string;
}
interface TimeBounds {
  limit: number;
  createdAtLt?: string;
  createdAtGe?: string;
}
interface Page<Item> {
  readonly results: readonly Item[];
  readonly metadata?: {
    readonly itemsPerPage?: number;
    readonly totalItems?: number;
    readonly currentPage?: number;
    readonly hasNextPage?: boolean;
  };
}

/**
 * Walks a list that knows no pages by the creation time of its items, whichever end it begins at.
 * The border time is asked for again and what is known of it left out, so items that share a
 * time are neither lost nor repeated; more than 1,000 of one time cannot be walked.
 */
export async function* byTime<Item extends Stored>(
  path: string,
  { limit = 100 }: { readonly limit?: number | undefined } = {},
  list: (bounds: TimeBounds) => Promise<readonly Item[]>,
): Items<Item> {
  let bounds: TimeBounds = { limit };
  const seen = new Set<string>();
  for (;;) {
    const page = await list(bounds);
    if (!Array.isArray(page)) throw unwalkable(path);
    const fresh = page.filter((item) => !seen.has(item?.id));
    for (const item of fresh) seen.add(item?.id);
    yield* fresh;
    if (page.length < bounds.limit) return;
    const last = timeOf(page.at(-1));
    const span = timeOf(page[0]) - last;
    if (span === 0 && bounds.limit < LARGEST_SIZE) {
      bounds.limit = Math.min(bounds.limit * 2, LARGEST_SIZE);
    } else if (fresh.length > 0 && span) {
      // The platform may keep finer times than it shows: the whole millisecond is asked for.
      bounds = {
        limit,
        ...(span > 0 ? { createdAtLt: iso(last + 1) } : { createdAtGe: iso(last) }),
      };
    } else throw unwalkable(path);
  }
}

/**
 * Walks a list that has pages. An item that moved to a later page, because another was created
 * meanwhile, is not repeated where items have ids.
 */
export async function* byPage<Item extends object>(
  path: string,
  { page: start = 1 }: { readonly page?: number | undefined } = {},
  list: (page: number) => Promise<Page<Item>>,
): Items<Item> {
  const seen = new Set<string>();
  for (let number = start; ; number += 1) {
    const { results, metadata } = (await list(number)) ?? {};
    if (!Array.isArray(results)) throw unwalkable(path);
    const fresh = results.filter((item) => {
      const { id } = (item ?? {}) as { readonly id?: string };
      return id === undefined || (!seen.has(id) && seen.add(id));
    });
    yield* fresh;
    const { itemsPerPage = NaN, totalItems = NaN, currentPage, hasNextPage } = metadata ?? {};
    const isLast = hasNextPage === false || number * itemsPerPage >= totalItems;
    if (isLast || results.length === 0) return;
    // A server that ignores the number would be asked for the same page for ever.
    if (currentPage === undefined ? fresh.length === 0 : currentPage !== number) {
      throw unwalkable(path);
    }
  }
}

const iso = (time: number) => new Date(time).toISOString();
const timeOf = (item?: Stored | null) => Date.parse(item?.createdAt ?? '');

const unwalkable = (path: string) =>
  new PlatformParseError({ method: 'GET', path }, 'a list that cannot be walked');

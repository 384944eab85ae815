import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Block = Schemas['Block'];
export type CreateBlock = Schemas['CreateBlock'];
export type UpdateBlock = Schemas['UpdateBlock'];

/** Steps of a conversation. No longer offered by the platform. */
export function blocks({ send }: Connection) {
  const list = (query?: Query<'listBlocks'>, options?: RequestOptions): PlatformRequest<Block[]> =>
    send('GET', '/block', { query }, options);

  return {
    /**
     * At most `limit` blocks (100 when left out); `iterate` walks them all.
     * @deprecated The platform no longer offers blocks.
     */
    list,
    /**
     * All blocks, page after page; `limit` is the size of a page.
     * @deprecated The platform no longer offers blocks.
     */
    iterate: (query?: Query<'listBlocks'>, options?: RequestOptions): Items<Block> =>
      byTime('/block', query, (bounds) => list({ ...query, ...bounds }, options)),
    /** @deprecated The platform no longer offers blocks. */
    create: (body: CreateBlock, options?: RequestOptions): PlatformRequest<Block> =>
      send('POST', '/block', { body }, options),
    /** @deprecated The platform no longer offers blocks. */
    get: (id: string, options?: RequestOptions): PlatformRequest<Block> =>
      send('GET', '/block/{id}', { path: { id } }, options),
    /**
     * Changes the settings given and leaves the others.
     * @deprecated The platform no longer offers blocks.
     */
    update: (id: string, body: UpdateBlock, options?: RequestOptions): PlatformRequest<Block> =>
      send('PATCH', '/block/{id}', { path: { id }, body }, options),
    /** @deprecated The platform no longer offers blocks. */
    delete: (id: string, options?: RequestOptions): PlatformRequest<Block | undefined> =>
      send('DELETE', '/block/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}

import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Tool = Schemas['Tool'];
export type CreateTool = Schemas['CreateTool'];
export type UpdateTool = Schemas['UpdateTool'];

/** What an assistant may do during a call. */
export function tools({ send }: Connection) {
  const list = (query?: Query<'listTools'>, options?: RequestOptions): PlatformRequest<Tool[]> =>
    send('GET', '/tool', { query }, options);

  return {
    /** At most `limit` tools (100 when left out); `iterate` walks them all. */
    list,
    /** All tools, page after page; `limit` is the size of a page. */
    iterate: (query?: Query<'listTools'>, options?: RequestOptions): Items<Tool> =>
      byTime('/tool', query, (bounds) => list({ ...query, ...bounds }, options)),
    create: (body: CreateTool, options?: RequestOptions): PlatformRequest<Tool> =>
      send('POST', '/tool', { body }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<Tool> =>
      send('GET', '/tool/{id}', { path: { id } }, options),
    /** Changes the settings given and leaves the others. */
    update: (id: string, body: UpdateTool, options?: RequestOptions): PlatformRequest<Tool> =>
      send('PATCH', '/tool/{id}', { path: { id }, body }, options),
    delete: (id: string, options?: RequestOptions): PlatformRequest<Tool | undefined> =>
      send('DELETE', '/tool/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}

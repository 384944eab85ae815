import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Assistant = Schemas['Assistant'];
export type CreateAssistant = Schemas['CreateAssistant'];

/** Voice assistants, what they say, hear and think with. */
export function assistants({ send }: Connection) {
  const list = (
    query?: Query<'listAssistants'>,
    options?: RequestOptions,
  ): PlatformRequest<Assistant[]> => send('GET', '/assistant', { query }, options);

  return {
    /** At most `limit` assistants (100 when left out); `iterate` walks them all. */
    list,
    /** All assistants, page after page; `limit` is the size of a page. */
    iterate: (query?: Query<'listAssistants'>, options?: RequestOptions): Items<Assistant> =>
      byTime('/assistant', query, (bounds) => list({ ...query, ...bounds }, options)),
    create: (body: CreateAssistant, options?: RequestOptions): PlatformRequest<Assistant> =>
      send('POST', '/assistant', { body }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<Assistant> =>
      send('GET', '/assistant/{id}', { path: { id } }, options),
    /** Changes the settings given and leaves the others. */
    update: (
      id: string,
      body: CreateAssistant,
      options?: RequestOptions,
    ): PlatformRequest<Assistant> =>
      send('PATCH', '/assistant/{id}', { path: { id }, body }, options),
    /** Sets the settings given and clears the others. */
    replace: (
      id: string,
      body: CreateAssistant,
      options?: RequestOptions,
    ): PlatformRequest<Assistant> =>
      send('PUT', '/assistant/{id}', { path: { id }, body }, options),
    delete: (id: string, options?: RequestOptions): PlatformRequest<Assistant | undefined> =>
      send('DELETE', '/assistant/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}

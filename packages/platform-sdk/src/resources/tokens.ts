import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type ApiToken = Schemas['ApiToken'];
export type CreateApiToken = Schemas['CreateApiToken'];
export type UpdateApiToken = Schemas['UpdateApiToken'];

/** API keys of the organisation. */
export function tokens({ send }: Connection) {
  const list = (
    query?: Query<'listApiTokens'>,
    options?: RequestOptions,
  ): PlatformRequest<ApiToken[]> => send('GET', '/token', { query }, options);

  return {
    /** At most `limit` API tokens (100 when left out); `iterate` walks them all. */
    list,
    /** All API tokens, page after page; `limit` is the size of a page. */
    iterate: (query?: Query<'listApiTokens'>, options?: RequestOptions): Items<ApiToken> =>
      byTime('/token', query, (bounds) => list({ ...query, ...bounds }, options)),
    create: (body: CreateApiToken, options?: RequestOptions): PlatformRequest<ApiToken> =>
      send('POST', '/token', { body }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<ApiToken> =>
      send('GET', '/token/{id}', { path: { id } }, options),
    /** Changes the settings given and leaves the others. */
    update: (
      id: string,
      body: UpdateApiToken,
      options?: RequestOptions,
    ): PlatformRequest<ApiToken> => send('PATCH', '/token/{id}', { path: { id }, body }, options),
    delete: (id: string, options?: RequestOptions): PlatformRequest<ApiToken | undefined> =>
      send('DELETE', '/token/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}

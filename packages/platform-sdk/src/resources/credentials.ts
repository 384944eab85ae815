import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Credential = Schemas['Credential'];
export type CreateCredential = Schemas['CreateCredential'];

/** Keys of other services, kept by the platform. */
export function credentials({ send }: Connection) {
  const list = (
    query?: Query<'listCredentials'>,
    options?: RequestOptions,
  ): PlatformRequest<Credential[]> => send('GET', '/credential', { query }, options);

  return {
    /** At most `limit` credentials (100 when left out); `iterate` walks them all. */
    list,
    /** All credentials, page after page; `limit` is the size of a page. */
    iterate: (query?: Query<'listCredentials'>, options?: RequestOptions): Items<Credential> =>
      byTime('/credential', query, (bounds) => list({ ...query, ...bounds }, options)),
    create: (body: CreateCredential, options?: RequestOptions): PlatformRequest<Credential> =>
      send('POST', '/credential', { body }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<Credential> =>
      send('GET', '/credential/{id}', { path: { id } }, options),
    delete: (id: string, options?: RequestOptions): PlatformRequest<Credential | undefined> =>
      send('DELETE', '/credential/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}

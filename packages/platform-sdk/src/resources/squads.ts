import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Squad = Schemas['Squad'];
export type CreateSquad = Schemas['CreateSquad'];

/** Assistants that hand a call on to each other. */
export function squads({ send }: Connection) {
  const list = (query?: Query<'listSquads'>, options?: RequestOptions): PlatformRequest<Squad[]> =>
    send('GET', '/squad', { query }, options);

  return {
    /** At most `limit` squads (100 when left out); `iterate` walks them all. */
    list,
    /** All squads, page after page; `limit` is the size of a page. */
    iterate: (query?: Query<'listSquads'>, options?: RequestOptions): Items<Squad> =>
      byTime('/squad', query, (bounds) => list({ ...query, ...bounds }, options)),
    create: (body: CreateSquad, options?: RequestOptions): PlatformRequest<Squad> =>
      send('POST', '/squad', { body }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<Squad> =>
      send('GET', '/squad/{id}', { path: { id } }, options),
    /** Changes the settings given and leaves the others. */
    update: (id: string, body: CreateSquad, options?: RequestOptions): PlatformRequest<Squad> =>
      send('PATCH', '/squad/{id}', { path: { id }, body }, options),
    delete: (id: string, options?: RequestOptions): PlatformRequest<Squad | undefined> =>
      send('DELETE', '/squad/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}

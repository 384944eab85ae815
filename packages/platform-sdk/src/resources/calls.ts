import type { Connection } from '../client/connection.ts';
import type { Body, Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byPage, byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Call = Schemas['Call'];
export type CallPage = Schemas['CallPaginatedResponse'];
export type CreateCall = Schemas['CreateCall'];
export type CreatePhoneCall = Schemas['CreatePhoneCall'];
export type CreateWebCall = Schemas['CreateWebCall'];
export type DeleteCall = Body<'deleteCall'>;
export type UpdateCall = Body<'updateCall'>;

type PageQuery = Query<'listCallPages'>;

/** Phone and web calls, and what came of them. */
export function calls({ send }: Connection) {
  const list = (query?: Query<'listCalls'>, options?: RequestOptions): PlatformRequest<Call[]> =>
    send('GET', '/call', { query }, options);
  const listPages = (query?: PageQuery, options?: RequestOptions): PlatformRequest<CallPage> =>
    send('GET', '/v2/call', { query }, options);
  const listMetadataPages = (
    query?: Query<'listCallMetadataPages'>,
    options?: RequestOptions,
  ): PlatformRequest<CallPage> => send('GET', '/v2/call/metadata', { query }, options);

  return {
    /** At most `limit` calls (100 when left out); `iterate` walks them all. */
    list,
    /** All calls, page after page; `limit` is the size of a page. */
    iterate: (query?: Query<'listCalls'>, options?: RequestOptions): Items<Call> =>
      byTime('/call', query, (bounds) => list({ ...query, ...bounds }, options)),
    /** One numbered page of calls. */
    listPages,
    /** All calls by numbered pages, newest first unless `sortOrder` says otherwise. */
    iteratePages: (query?: PageQuery, options?: RequestOptions): Items<Call> =>
      byPage('/v2/call', query, (page) =>
        listPages({ sortOrder: 'DESC', ...query, page }, options),
      ),
    /** One numbered page of calls without their content. */
    listMetadataPages,
    /** As `iteratePages`, without the content of the calls. */
    iterateMetadataPages: (
      query?: Query<'listCallMetadataPages'>,
      options?: RequestOptions,
    ): Items<Call> =>
      byPage('/v2/call/metadata', query, (page) =>
        listMetadataPages({ sortOrder: 'DESC', ...query, page }, options),
      ),
    /** Places or schedules a call. Asked again after 429 only: a call is never placed twice. */
    create: (body: CreateCall, options?: RequestOptions): PlatformRequest<Call> =>
      send('POST', '/call', { body }, options),
    /**
     * Places a phone call. Asked again after 429 only: a call is never placed twice.
     * @deprecated Use `create`.
     */
    createPhoneCall: (body: CreatePhoneCall, options?: RequestOptions): PlatformRequest<Call> =>
      send('POST', '/call/phone', { body }, options),
    /** Opens a web call, whose `webCallUrl` a browser joins. Asked again after 429 only. */
    createWebCall: (body: CreateWebCall, options?: RequestOptions): PlatformRequest<Call> =>
      send('POST', '/call/web', { body }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<Call> =>
      send('GET', '/call/{id}', { path: { id } }, options),
    /** Renames a call. */
    update: (id: string, body: UpdateCall, options?: RequestOptions): PlatformRequest<Call> =>
      send('PATCH', '/call/{id}', { path: { id }, body }, options),
    /** Deletes what is kept of a call, and of further calls named in the body. */
    delete: (
      id: string,
      body?: DeleteCall,
      options?: RequestOptions,
    ): PlatformRequest<Call | undefined> =>
      send('DELETE', '/call/{id}', { path: { id }, body, mayBeEmpty: true }, options),
  };
}

import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byPage, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type Log = Schemas['Log'];
export type LogPage = Schemas['LogsPaginatedResponse'];
export type CallLog = Schemas['CallLog'];
export type CallLogPage = Schemas['CallLogsPaginatedResponse'];

type CallLogQuery = Omit<Query<'listCallLogs'>, 'callId'>;

/** Log lines of calls and of the organisation. No longer offered by the platform. */
export function logs({ send }: Connection) {
  const list = (query?: Query<'listLogs'>, options?: RequestOptions): PlatformRequest<LogPage> =>
    send('GET', '/logs', { query }, options);
  const listOfCall = (
    callId: string,
    query?: CallLogQuery,
    options?: RequestOptions,
  ): PlatformRequest<CallLogPage> => send('GET', '/log', { query: { ...query, callId } }, options);

  // Oldest first: lines have no id, so a line that moved to a later page could not be told.
  return {
    /**
     * One page of the organisation's log.
     * @deprecated The platform no longer offers this.
     */
    list,
    /**
     * The whole log, oldest first.
     * @deprecated The platform no longer offers this.
     */
    iterate: (query?: Query<'listLogs'>, options?: RequestOptions): Items<Log> =>
      byPage('/logs', query, (page) => list({ sortOrder: 'ASC', ...query, page }, options)),
    /**
     * One page of a call's log.
     * @deprecated The platform no longer offers this.
     */
    listOfCall,
    /**
     * The whole log of a call, oldest first.
     * @deprecated The platform no longer offers this.
     */
    iterateOfCall: (
      callId: string,
      query?: CallLogQuery,
      options?: RequestOptions,
    ): Items<CallLog> =>
      byPage('/log', query, (page) =>
        listOfCall(callId, { sortOrder: 'ASC', ...query, page }, options),
      ),
  };
}

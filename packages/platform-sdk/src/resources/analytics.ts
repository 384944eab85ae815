import type { Connection } from '../client/connection.ts';
import { PlatformRequestError } from '../client/errors.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { type PlatformRequest, toRequest } from '../client/platform-request.ts';

export type AnalyticsRequest = Schemas['AnalyticsRequest'];
export type AnalyticsQueryResult = Schemas['AnalyticsQueryResult'];
export type Metrics = Schemas['Metrics'];

/** Figures over many calls. */
export function analytics({ send }: Connection) {
  return {
    /** Runs the queries given; one result for each. */
    query: (
      body: AnalyticsRequest,
      options?: RequestOptions,
    ): PlatformRequest<AnalyticsQueryResult[]> => send('POST', '/analytics', { body }, options),
    /**
     * The same by GET with a body, which hardly any runtime sends: most fail with a
     * `PlatformRequestError` before anything is sent.
     * @deprecated The platform no longer offers this; use `query`.
     */
    queryByGet: (
      body: AnalyticsRequest,
      options?: RequestOptions,
    ): PlatformRequest<AnalyticsQueryResult[]> => {
      const refusal = refuseBodyOnGet();
      return refusal
        ? toRequest(Promise.reject(refusal))
        : send('GET', '/analytics', { body }, options);
    },
    /** @deprecated The platform no longer offers this; use `query`. */
    listMetrics: (
      query?: Query<'listMetrics'>,
      options?: RequestOptions,
    ): PlatformRequest<Metrics[]> => send('GET', '/metrics', { query }, options),
  };
}

/** What the runtime says of a GET with a body, put so that a reader knows what to do. */
function refuseBodyOnGet(): PlatformRequestError | undefined {
  try {
    const init = { method: 'GET', body: '{}' };
    void new Request('https://localhost', init);
    return undefined;
  } catch (cause) {
    const operation = { method: 'GET', path: '/analytics' };
    const why = 'this runtime sends no body with GET; use analytics.query instead';
    return new PlatformRequestError(operation, why, { cause });
  }
}

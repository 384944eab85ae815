import createClient, { mergeHeaders } from 'openapi-fetch';
import { serializePath, serializeQuery } from './encode.ts';
import {
  type Operation,
  PlatformError,
  PlatformNetworkError,
  PlatformRequestError,
} from './errors.ts';
import type { PlatformClientOptions } from './options.ts';

/** What openapi-fetch takes and gives, as far as this client looks at it. */
export interface Init extends Record<string, unknown> {
  readonly headers?: unknown;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly middleware?: unknown;
}
export interface RawReply {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

// Where nobody wants to see the Request, it is left to the runtime's fetch to build: one less.
const Draft = function (url: string, init: RequestInit) {
  return { ...init, url };
} as unknown as typeof Request;

/** Asks once. Fails with a `PlatformError` only; any status is a reply. */
export function createAttempt(options: PlatformClientOptions) {
  const { token, baseUrl = 'https://api.vapi.ai', middleware = [] } = options;
  const client = createClient({
    baseUrl: new URL(baseUrl).href,
    querySerializer: serializeQuery,
  });
  client.use(...middleware);
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<RawReply>;

  async function headersFor(operation: Operation, given: unknown): Promise<Headers> {
    const key = typeof token === 'function' ? await token() : token;
    try {
      return mergeHeaders(key ? { Authorization: `Bearer ${key}` } : {}, given as Headers);
    } catch {
      // The runtime's own error quotes the value, which may be the token.
      throw new PlatformRequestError(operation, 'the token or a header is not valid');
    }
  }

  return async (operation: Operation, init: Init, signal: AbortSignal): Promise<RawReply> => {
    let sent = false;
    const send = init.fetch ?? options.fetch;
    const isSeen = send ?? init.middleware ?? middleware[0];
    try {
      return await request(operation.method, operation.path, {
        ...(!isSeen && { Request: Draft }),
        pathSerializer: serializePath.bind(null, operation),
        ...init,
        headers: await headersFor(operation, init.headers),
        signal,
        fetch(outgoing: Request) {
          sent = true;
          return isSeen ? (send ?? fetch)(outgoing) : fetch(outgoing.url, outgoing);
        },
      });
    } catch (cause) {
      if (cause instanceof PlatformError) throw cause;
      throw sent
        ? new PlatformNetworkError(operation, 'was not answered in full', { cause })
        : new PlatformRequestError(operation, 'its token, query or body cannot be made', { cause });
    }
  };
}

import {
  type BodyOf,
  type Endpoint,
  type ErrorCode,
  type ParamsOf,
  problemSchema,
  type ReplyOf,
} from '@greenshoe/shared-types';
import { z } from 'zod';
import { env } from './env.ts';

/** `reply.unexplained`: the API answered, but not in a shape this client understands. */
export type ApiErrorCode = ErrorCode | 'network.unreachable' | 'reply.unexplained';

/** A failed call. `code` selects the translated text (`errors:<code>`); `message` is the API's own. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const unavailable = new Set<ApiErrorCode>([
  'network.unreachable',
  'internal.unavailable',
  'payments.unavailable',
]);

/** Whether a service that is needed cannot be reached at the moment. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && unavailable.has(error.code);

export interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<E>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export type AccessToken = () => Promise<string | undefined>;
export type ApiClient = ReturnType<typeof createApiClient>;

/** Fills `:id` and its like; a parameter the endpoint names but the caller forgot is a bug. */
function addressOf(url: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value: unknown = values.get(name);
    if (typeof value !== 'string') throw new TypeError(`${url} needs "${name}"`);
    return encodeURIComponent(value);
  });
}

const wordsSchema = z.object({ error: z.string().min(1) });

/** A failure without a code we know still has the server's words, if it sent any. */
function failureOf(payload: unknown, options?: ErrorOptions): ApiError {
  const problem = problemSchema.safeParse(payload);
  if (problem.success) return new ApiError(problem.data.code, problem.data.error);
  const words = wordsSchema.safeParse(payload);
  return new ApiError('reply.unexplained', words.data?.error, options);
}

/** The only caller of our API: one signature for every endpoint of the shared contract. */
export function createApiClient(accessToken: AccessToken, fetch = globalThis.fetch) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    { params, query, body, headers, signal }: CallOptions<E> = {},
  ): Promise<ReplyOf<E>> {
    const token = await accessToken();
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const response = await fetch(`${env.apiUrl}${addressOf(endpoint.url, params)}${search}`, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiError('network.unreachable', undefined, { cause });
    });
    const payload: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw failureOf(payload);
    const reply = endpoint.schema.response[200].safeParse(payload);
    if (!reply.success) throw failureOf(payload, { cause: reply.error });
    return reply.data as ReplyOf<E>;
  };
}

import { z } from 'zod';

export interface BackendAccess {
  /** Where the hosted backend is. */
  readonly url: string;
  readonly secretKey: string;
}

const refusalSchema = z.object({ statusCode: z.coerce.number().int() });

export interface BackendRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** From the backend's own address on, with the service's prefix. */
  readonly path: string;
  readonly body?: object;
}

/** The backend understood and refused; carries nothing of what it said but the status. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly status: number;

  constructor(status: number, { method, path }: BackendRequest) {
    super(`The hosted backend answered ${status} to ${method} ${path.split('/', 4).join('/')}`);
    this.status = status;
  }
}

/** The storage service may answer 400 and name the real status in the body. */
async function statusOf(response: Response): Promise<number> {
  const body: unknown = await response.json().catch(() => null);
  const named = refusalSchema.safeParse(body).data?.statusCode;
  return named ?? response.status;
}

/** Keys of the newer form are no tokens: sent as one, they would be refused. */
const isToken = (key: string) => !key.startsWith('sb_secret_');

export type BackendCall = (request: BackendRequest) => Promise<Response>;

/**
 * Calls the hosted backend with the key that may do everything there. Answers with the reply to a
 * request that succeeded.
 * @throws BackendError for any other reply; what `fetch` throws when there is none in time
 */
export const createBackendCall =
  ({ url, secretKey }: BackendAccess, timeoutMs: number): BackendCall =>
  async (request) => {
    const { method, path, body } = request;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        apikey: secretKey,
        ...(isToken(secretKey) ? { authorization: `Bearer ${secretKey}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.ok) return response;
    throw new BackendError(await statusOf(response), request);
  };

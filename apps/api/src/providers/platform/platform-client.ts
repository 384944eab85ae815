const TIMEOUT_MS = 10_000;

/** The voice platform answered, but not with success. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number;

  constructor(status: number, request: string) {
    super(`The platform answered ${status} to ${request}`);
    this.status = status;
  }
}

// Too slow and too many say nothing about the request itself.
const TRANSIENT = new Set([408, 429]);

/** The platform understood and will not do it: repeating the request changes nothing. */
export const isRefusal = (error: unknown): error is PlatformError =>
  error instanceof PlatformError &&
  error.status >= 400 &&
  error.status < 500 &&
  !TRANSIENT.has(error.status);

export type PlatformCall = (method: string, path: string, body?: object) => Promise<unknown>;

/** One authenticated request to the platform's REST API; the caller parses the answer. */
export const createPlatformCall =
  (platform: { apiUrl: string; token: string }, fetch = globalThis.fetch): PlatformCall =>
  async (method, path, body) => {
    const response = await fetch(`${platform.apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${platform.token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new PlatformError(response.status, `${method} ${path.replace(/\?.*/, '')}`);
    }
    return response.json();
  };

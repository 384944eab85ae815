import { errorCatalogue, type ErrorCode } from '@greenshoe/shared-types';
import { createRealtime } from './realtime.ts';

export interface Received {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly authorization: string | null;
  readonly idempotencyKey: string | null;
}

type Handler = (request: Received) => Response | Promise<Response>;

export const USER_ID = '5b0ce1f2-3f0e-4b7a-9d0e-5f6f7a1b2c3d';
const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** An authenticator app as the accounts service words it. */
export const factor = (changes: object = {}) => ({
  id: '0e1d5a53-6a3c-4f0e-9d0a-7a1f3a2b4c5d',
  friendly_name: 'Authenticator app',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-18T09:30:00.000Z',
  ...changes,
});

/** A session as the accounts service words it, good for an hour; `changes` are the user's. */
export function createSession(email: string, aal: 'aal1' | 'aal2' = 'aal1', changes: object = {}) {
  const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
  const claims = { sub: USER_ID, email, role: 'authenticated', aal, exp: expiresAt };
  return {
    access_token: `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: expiresAt,
    user: {
      id: USER_ID,
      email,
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      ...changes,
    },
  };
}

export const problem = (code: ErrorCode) => {
  const { status, title } = errorCatalogue[code];
  const body = { type: 'about:blank', title, status, code, error: title, requestId: 'r-1' };
  return Response.json(body, { status });
};

export const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, error_code: code, msg: message }, { status });

/** Our API and the accounts service behind one `fetch`; a test replaces the answers it is about. */
export function createBackend() {
  // Tabs of one deployment talk to each other; tests must not, so each has its own.
  const deployment = `accounts-${crypto.randomUUID()}`;
  const url = `https://${deployment}.test`;
  const received: Received[] = [];
  const config = {
    backend: { url, publishableKey: 'publishable' },
    voice: { kind: 'local', apiUrl: 'https://voice.test', publicKey: 'public' },
    functionsUrl: 'https://functions.test',
    features: {},
  };
  const answers = new Map<string, Handler>([
    ['/api/config', () => Response.json(config)],
    ['/api/tokens/get-user-tokens', () => Response.json({ count: 3 })],
    ['/api/tokens/init-user-tokens', () => Response.json({ count: 1 })],
    ['/api/interview/get-history', () => Response.json({ history: [] })],
    ['/api/payments', () => Response.json({ payments: [], next: null })],
    ['/api/account/devices', () => Response.json({ devices: [] })],
    ['/auth/v1/token', ({ body }) => Response.json(createSession(String(body['email'])))],
    ['/auth/v1/user', () => Response.json(createSession('ada@example.org').user)],
    ['/auth/v1/logout', () => new Response(null, { status: 204 })],
  ]);

  async function fetch(...input: Parameters<typeof globalThis.fetch>): Promise<Response> {
    const [target, options] = input;
    const address = target instanceof Request ? target.url : target;
    const request = new Request(new URL(address, window.location.origin), {
      ...options,
      signal: null,
    });
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const seen: Received = {
      at: performance.now(),
      method: request.method,
      path: pathname,
      query: searchParams,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      authorization: request.headers.get('authorization'),
      idempotencyKey: request.headers.get('idempotency-key'),
    };
    received.push(seen);
    const answer = answers.get(pathname);
    return answer ? answer(seen) : problem('request.not_found');
  }

  return {
    fetch,
    url,
    realtime: createRealtime(),
    on: (path: string, handler: Handler) => void answers.set(path, handler),
    requests: (path: string) => received.filter((request) => request.path === path),
    storageKey: `sb-${deployment}-auth-token`,
  };
}

export type Backend = ReturnType<typeof createBackend>;

import type { Middleware } from 'openapi-fetch';
import type { PlatformLogger } from './log.ts';

type Token = string | null | undefined;

export interface PlatformClientOptions {
  /** A key, or what gives one; a function is asked before every attempt. No key, no header. */
  readonly token?: Token | (() => Token | Promise<Token>);
  /** An absolute URL, or the client cannot be made; `https://api.vapi.ai` when left out. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** For one attempt, its body included; 30,000 when left out. `Infinity` means no limit. */
  readonly timeoutMs?: number | undefined;
  /** How many times to ask again where that is safe; 2 when left out. */
  readonly retries?: number | undefined;
  readonly logger?: PlatformLogger | undefined;
  /** openapi-fetch's; it sees every attempt, in the order given. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/** What one request may have of its own. */
export interface RequestOptions {
  readonly signal?: AbortSignal | null | undefined;
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

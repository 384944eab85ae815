/** Which operation of the document a failure belongs to: never with ids or query values. */
export interface Operation {
  readonly method: string;
  /** The template, such as `/assistant/{id}`. */
  readonly path: string;
}

/** Every failure the client can report; `kind` tells them apart in a `switch`. */
export type PlatformFailure =
  | PlatformApiError
  | PlatformTimeoutError
  | PlatformAbortError
  | PlatformNetworkError
  | PlatformParseError
  | PlatformRequestError;

/** What all failures have in common. A message never holds an id, a query value, a token or a body. */
export abstract class PlatformError extends Error implements Operation {
  abstract readonly kind: PlatformFailure['kind'];
  readonly method: string;
  readonly path: string;

  constructor({ method, path }: Operation, event: string, options?: ErrorOptions) {
    super(`${method} ${path} ${event}`, options);
    this.method = method;
    this.path = path;
  }
}

const reasons = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many-requests',
} as const;

/** The statuses a program tells apart, by name. */
export type PlatformApiReason = (typeof reasons)[keyof typeof reasons] | 'server' | 'other';

/** What is known of a reply besides its body. */
export interface ReplyFacts {
  readonly status: number;
  readonly contentType: string | null;
  readonly requestId: string | null;
  /** How long the platform asks to wait, in seconds; `null` where it does not say. */
  readonly retryAfter: number | null;
}

/** The platform answered, and the answer is a refusal or a failure. */
export class PlatformApiError extends PlatformError implements ReplyFacts {
  override readonly name = 'PlatformApiError';
  override readonly kind = 'api';
  declare readonly status: number;
  declare readonly contentType: string | null;
  declare readonly requestId: string | null;
  /** How long the platform asks to wait, in seconds; `null` where it does not say. */
  declare readonly retryAfter: number | null;
  readonly reason: PlatformApiReason;
  /** As parsed: any JSON, the text where it is not JSON, `null` where it is empty. */
  readonly body: unknown;

  constructor(operation: Operation, reply: ReplyFacts, body: unknown) {
    super(operation, `was answered with ${reply.status}`);
    Object.assign(this, reply);
    const known = (reasons as Record<number, PlatformApiReason>)[reply.status];
    this.reason = known ?? (reply.status >= 500 ? 'server' : 'other');
    this.body = body;
  }
}

/** An attempt, its body included, took longer than `timeoutMs`. */
export class PlatformTimeoutError extends PlatformError {
  override readonly name = 'PlatformTimeoutError';
  override readonly kind = 'timeout';
}

/** The caller's signal fired; `cause` is its reason. */
export class PlatformAbortError extends PlatformError {
  override readonly name = 'PlatformAbortError';
  override readonly kind = 'abort';
}

/** No answer, or only a part of one; `cause` is what `fetch` reported. */
export class PlatformNetworkError extends PlatformError {
  override readonly name = 'PlatformNetworkError';
  override readonly kind = 'network';
}

/** The answer says success, but is not what the document promises: cut short, HTML or empty. */
export class PlatformParseError extends PlatformError {
  override readonly name = 'PlatformParseError';
  override readonly kind = 'parse';
  /** Of the reply at fault; nothing where a list as a whole cannot be walked. */
  declare readonly status?: number;
  declare readonly contentType?: string | null;
  declare readonly requestId?: string | null;

  constructor(operation: Operation, event: string, reply?: ReplyFacts) {
    super(operation, `was answered with ${event}`);
    Object.assign(this, reply);
  }
}

/** Nothing was sent: an id no path can carry, a token function that failed, a body that is no JSON. */
export class PlatformRequestError extends PlatformError {
  override readonly name = 'PlatformRequestError';
  override readonly kind = 'request';

  constructor(operation: Operation, why: string, options?: ErrorOptions) {
    super(operation, `was not sent: ${why}`, options);
  }
}

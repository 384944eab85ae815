import type { Operation, PlatformFailure, ReplyFacts } from './errors.ts';

/**
 * How one attempt ended, and what is known of the reply where there was one. The fields are these
 * and no others, so that no key, id, query value or body can reach a log.
 */
export interface PlatformLogEvent extends Operation, Partial<ReplyFacts> {
  /** A `retry` is a failure after which the client asks again. */
  readonly event: 'response' | 'retry' | 'failure';
  /** From 1. */
  readonly attempt: number;
  readonly durationMs: number;
  /** Of a retry or a failure. */
  readonly kind: PlatformFailure['kind'] | undefined;
  /** Of a retry: how long the client waits first. */
  readonly delayMs: number | null;
}

/** Where log events go: responses to `debug`, retries and failures to `warn`. */
export interface PlatformLogger {
  readonly debug?: (event: PlatformLogEvent) => void;
  readonly warn?: (event: PlatformLogEvent) => void;
}

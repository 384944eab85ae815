import { createAttempt, type Init, type RawReply } from './attempt.ts';
import { sleep, withDeadline } from './deadline.ts';
import { type Operation, PlatformApiError, type PlatformFailure } from './errors.ts';
import type { PlatformClientOptions, RequestOptions } from './options.ts';
import { factsOf } from './reply.ts';
import { retryDelayMs } from './retry.ts';

/** Chance and time, handed in so that tests can choose them. */
export interface Clock {
  readonly random: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal | null) => Promise<void>;
}

export const systemClock: Clock = { random: Math.random, sleep };

/** A reply, a failure without one, or both where the platform answered with a failure. */
export type Outcome =
  | { readonly reply: RawReply; readonly failure?: undefined }
  | { readonly reply?: RawReply | undefined; readonly failure: PlatformFailure };

export type Exchange = (
  operation: Operation,
  init: Init,
  request: RequestOptions,
) => Promise<Outcome>;

/** Asks as often as `retries` allows and safety permits. */
export function createExchange(options: PlatformClientOptions, clock: Clock): Exchange {
  const attemptOnce = createAttempt(options);

  async function once(
    operation: Operation,
    init: Init,
    { signal, timeoutMs = options.timeoutMs ?? 30_000 }: RequestOptions,
  ): Promise<Outcome> {
    try {
      const reply = await withDeadline(operation, timeoutMs, signal, (inner) =>
        attemptOnce(operation, init, inner),
      );
      const { response, error } = reply;
      if (response.ok) return { reply };
      const body = error === '' ? null : (error ?? null);
      return { reply, failure: new PlatformApiError(operation, factsOf(response), body) };
    } catch (error) {
      return { failure: error as PlatformFailure };
    }
  }

  return async (operation, init, request) => {
    const { retries = options.retries ?? 2 } = request;
    for (let attempt = 1; ; attempt += 1) {
      const started = performance.now();
      const outcome = await once(operation, init, request);
      const { reply, failure } = outcome;
      const delayMs =
        failure && attempt <= retries ? retryDelayMs(failure, attempt, clock.random) : null;
      try {
        options.logger?.[failure ? 'warn' : 'debug']?.({
          event: delayMs !== null ? 'retry' : failure ? 'failure' : 'response',
          ...operation,
          attempt,
          durationMs: performance.now() - started,
          ...(reply && factsOf(reply.response)),
          kind: failure?.kind,
          delayMs,
        });
      } catch {
        // A logger that fails is no reason for a request to fail.
      }
      if (delayMs === null) return outcome;
      await clock.sleep(delayMs, request.signal);
    }
  };
}

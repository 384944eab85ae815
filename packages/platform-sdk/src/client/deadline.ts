import { type Operation, PlatformAbortError, PlatformTimeoutError } from './errors.ts';

type Signal = AbortSignal | null | undefined;

// What a timer can hold; a longer time would fire at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls one of the two, once; the function it returns calls it off. */
function wait(ms: number, signal: Signal, onTime: () => void, onAbort: () => void): () => void {
  const timer = setTimeout(() => settle(onTime), Math.min(ms, LONGEST_TIMER_MS));
  const abort = () => settle(onAbort);
  const settle = (call?: () => void) => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    call?.();
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return settle;
}

/** Waits `ms`, or until `signal` fires. */
export const sleep = (ms: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve) => void wait(ms, signal, resolve, resolve));

/**
 * Runs `work` until it ends, `timeoutMs` is over or `signal` fires, whichever comes first, even
 * where `work` does not listen to the signal it is given.
 */
export function withDeadline<Value>(
  operation: Operation,
  timeoutMs: number,
  signal: Signal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const inner = new AbortController();
    const stop = (error: PlatformAbortError | PlatformTimeoutError) => {
      reject(error);
      inner.abort(error);
    };
    const callOff = wait(
      timeoutMs,
      signal,
      () => stop(new PlatformTimeoutError(operation, `took longer than ${timeoutMs} ms`)),
      () => stop(new PlatformAbortError(operation, 'was aborted', { cause: signal?.reason })),
    );
    if (inner.signal.aborted) return;
    void work(inner.signal)
      .then(resolve, reject)
      .finally(() => callOff());
  });
}

import type { PlatformFailure } from './errors.ts';

/** What came of a request, as a value: `ok` tells a result from a failure. */
export type PlatformResult<Data> =
  | { readonly ok: true; readonly data: Data; readonly response: Response }
  | { readonly ok: false; readonly error: PlatformFailure };

/**
 * A request under way. Awaited, it gives the data or throws a `PlatformError`; `safe()` gives the
 * same outcome as a value that never throws, without a second request.
 */
export interface PlatformRequest<Data> extends Promise<Data> {
  readonly safe: () => Promise<PlatformResult<Data>>;
}

/** `response` in a result has been read already: it is there for its status and headers. */
export function toRequest<Data>(
  outcome: Promise<{ readonly data: Data; readonly response: Response }>,
): PlatformRequest<Data> {
  const promise = outcome.then(({ data }) => data);
  const safe = (): Promise<PlatformResult<Data>> =>
    promise.then(
      async (data) => ({ ok: true, data, response: (await outcome).response }),
      (error: PlatformFailure) => ({ ok: false, error }),
    );
  return Object.assign(promise, { safe });
}

import type { PlatformFailure } from './errors.ts';

const BASE_MS = 250;
const LONGEST_BACK_OFF_MS = 8_000;
const LONGEST_RETRY_AFTER_SECONDS = 60;

/** `Retry-After` in seconds from now, whether it is a number or a date; `null` where it is neither. */
export function readRetryAfter(header: string | null, now = Date.now()): number | null {
  if (!header) return null;
  const number = Number(header);
  const seconds = Number.isNaN(number) ? (Date.parse(header) - now) / 1_000 : number;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

/** Whether asking again cannot do a thing twice that the platform has already done. */
function isSafe(failure: PlatformFailure): boolean {
  const { method, path, kind } = failure;
  const isRepeatable = method !== 'POST' && method !== 'PATCH';
  if (kind !== 'api') return isRepeatable && (kind === 'network' || kind === 'timeout');
  const { status, retryAfter } = failure;
  if (status === 429) return true;
  if (isRepeatable) return status === 408 || status >= 500;
  const placesCall = method === 'POST' && path.startsWith('/call');
  return status === 503 && retryAfter !== null && !placesCall;
}

/**
 * How long to wait before the attempt after `attempt`, or `null` when there must be none.
 * Full jitter: any time up to 250 ms, doubled with every attempt and at most 8 s.
 */
export function retryDelayMs(
  failure: PlatformFailure,
  attempt: number,
  random: () => number,
): number | null {
  if (!isSafe(failure)) return null;
  const retryAfter = failure.kind === 'api' ? failure.retryAfter : null;
  if (retryAfter === null) {
    return random() * Math.min(LONGEST_BACK_OFF_MS, BASE_MS * 2 ** (attempt - 1));
  }
  return retryAfter <= LONGEST_RETRY_AFTER_SECONDS ? retryAfter * 1_000 : null;
}

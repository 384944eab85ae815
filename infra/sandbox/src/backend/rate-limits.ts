import { AuthError } from './auth-error.ts';
import type { AccountsSettings } from './settings.ts';

interface Bucket {
  /** How many calls may come at once. */
  readonly burst: number;
  readonly perMinute: number;
}

const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 50_000;
const BURST = 30;

const bucketsOf = ({ limits }: AccountsSettings) => {
  const token = { burst: BURST, perMinute: limits.token / 5 };
  const mail = { burst: BURST, perMinute: limits.otp / 5 };
  return {
    password: token,
    refresh: token,
    exchange: token,
    verify: { burst: BURST, perMinute: limits.verify / 5 },
    'sign-up': { burst: 200, perMinute: limits.signUp / 5 },
    anonymous: { burst: limits.anonymous, perMinute: limits.anonymous / 60 },
    otp: mail,
    recover: mail,
    resend: mail,
    user: mail,
    factor: { burst: BURST, perMinute: limits.factor },
    sso: mail,
  } as const satisfies Record<string, Bucket>;
};

export type LimitedKind = keyof ReturnType<typeof bucketsOf>;

export interface RateLimits {
  /** Takes one call of this kind from the caller's share; throws `over_request_rate_limit` when it is used up. */
  readonly spend: (kind: LimitedKind, ipAddress: string) => void;
}

/** A bucket of calls for each address and kind of call, which refills all the time. */
export function createRateLimits(settings: AccountsSettings, now = Date.now): RateLimits {
  const buckets = bucketsOf(settings);
  const left = new Map<string, { calls: number; at: number }>();

  function callsLeft(key: string, { burst, perMinute }: Bucket) {
    const earlier = left.get(key);
    if (!earlier) return burst;
    return Math.min(burst, earlier.calls + ((now() - earlier.at) / MINUTE_MS) * perMinute);
  }

  return {
    spend(kind, ipAddress) {
      const bucket = buckets[kind];
      const key = `${kind} ${ipAddress}`;
      const calls = callsLeft(key, bucket);
      if (calls < 1) {
        const seconds = Math.ceil(((1 - calls) / bucket.perMinute) * 60);
        throw new AuthError('over_request_rate_limit', undefined, undefined, seconds);
      }
      left.delete(key); // whoever called last stands last, so the first to be forgotten is the oldest
      left.set(key, { calls: calls - 1, at: now() });
      if (left.size > MOST_ADDRESSES) left.delete(left.keys().next().value ?? '');
    },
  };
}

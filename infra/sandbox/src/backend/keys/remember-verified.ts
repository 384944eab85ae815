const FOR_MS = 60_000;
const MOST = 1_000;

/** A finding about a token, and when the token ends, in milliseconds since 1970. */
interface Verified<Finding> {
  readonly finding: Finding;
  readonly endsAt: number;
}

/**
 * Checks a token's signature once a minute, however often it is shown, and never relies on it
 * beyond its end. What is not good is not remembered: `verify` throws again each time.
 */
export function rememberVerified<Finding>(
  verify: (token: string) => Promise<Verified<Finding>>,
  now = Date.now,
) {
  const known = new Map<string, { finding: Finding; until: number }>();
  return async (token: string): Promise<Finding> => {
    const earlier = known.get(token);
    if (earlier && now() < earlier.until) return earlier.finding;
    known.delete(token);
    const { finding, endsAt } = await verify(token);
    known.set(token, { finding, until: Math.min(endsAt, now() + FOR_MS) });
    if (known.size > MOST) known.delete(known.keys().next().value ?? '');
    return finding;
  };
}

import type { Payments } from './payments.ts';
import type { StripeClient } from './stripe-client.ts';
import { toPaymentEvent } from './stripe-event.ts';

const TOLERANCE_SECONDS = 300;

/** When a message says it was signed; not a number where it says so twice, or not at all. */
function signedAt(signature: string): number {
  const times = signature.split(',').flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? []);
  return times.length === 1 ? Number(times[0]) : Number.NaN;
}

// The client refuses what is too old and lets pass what claims to come from the future.
const isFresh = (signature: string) =>
  Math.abs(Date.now() / 1_000 - signedAt(signature)) <= TOLERANCE_SECONDS;

/** Events that the provider sends to us. */
export const createStripeEvents = (
  stripe: StripeClient,
  secrets: readonly string[],
): Pick<Payments, 'readEvent'> => ({
  readEvent(body, signature) {
    if (signature === undefined) return { forgery: 'no signature' };
    if (!isFresh(signature)) return { forgery: 'not signed within the last minutes' };
    for (const secret of secrets) {
      let event: unknown;
      try {
        event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
      } catch {
        continue; // signed with another secret, or forged
      }
      return toPaymentEvent(event);
    }
    return { forgery: 'not signed with our secret' };
  },
});

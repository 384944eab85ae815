import { type PlanId, paymentEndpoints } from '@greenshoe/shared-types';
import { type ApiClient, ApiError, isUnavailable } from '../../lib/api.ts';

export type PurchaseFailure = 'noUser' | 'invalidReply' | 'session' | 'unavailable' | 'redirect';

const failures: Partial<Record<ApiError['code'], PurchaseFailure>> = {
  'auth.unauthenticated': 'noUser',
  'internal.unexpected': 'session',
  'reply.unexplained': 'invalidReply',
};

/** Which of the specified sentences says what went wrong; `null` where the catalogue has a better one. */
export function failureOf(error: unknown): PurchaseFailure | null {
  if (!(error instanceof ApiError)) return 'session';
  if (isUnavailable(error)) return 'unavailable';
  return failures[error.code] ?? null;
}

export interface Buyer {
  readonly id: string;
  readonly email: string;
}

/** Where the payment page sends people back to. */
const returnAddress = (payment: 'success' | 'canceled') =>
  `${window.location.origin}/dashboard?${new URLSearchParams({ payment })}`;

/** Opens a checkout session; answers with the address of its payment page. */
export async function openCheckout(
  api: ApiClient,
  { id, email }: Buyer,
  { planId, key }: { readonly planId: PlanId; readonly key: string },
): Promise<string> {
  const { url } = await api(paymentEndpoints.createCheckoutSession, {
    headers: { 'idempotency-key': key },
    body: {
      planId,
      userId: id,
      userEmail: email,
      successUrl: returnAddress('success'),
      cancelUrl: returnAddress('canceled'),
    },
  });
  return url;
}

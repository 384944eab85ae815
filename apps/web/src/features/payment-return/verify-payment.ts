import { paymentEndpoints } from '@greenshoe/shared-types';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError, isUnavailable } from '../../lib/api.ts';

// The payment page may send people back a moment before the provider counts the payment as paid.
const MAXIMUM_TRIES = 4;
const FIRST_PAUSE_MS = 1_000;

const mayPass = (error: unknown) =>
  isUnavailable(error) || (error instanceof ApiError && error.code === 'payments.not_paid');

/** Asks for the tokens of a paid checkout session; asking again never credits again. */
export const verifiedPayment = (api: ApiClient, sessionId: string) =>
  queryOptions({
    queryKey: ['payments', 'verified', sessionId],
    queryFn: ({ signal }) => api(paymentEndpoints.verifyPayment, { body: { sessionId }, signal }),
    retry: (tries, error) => tries < MAXIMUM_TRIES - 1 && mayPass(error),
    retryDelay: (tries) => FIRST_PAUSE_MS * 2 ** tries,
    staleTime: Infinity,
  });

export type VerificationFailure = 'verification' | 'unavailable';

/** Which of the specified sentences says why; `null` where the catalogue has a better one. */
export function failureOf(error: unknown): VerificationFailure | null {
  if (!(error instanceof ApiError)) return 'verification';
  if (isUnavailable(error)) return 'unavailable';
  const isUnexplained = error.code === 'reply.unexplained' || error.code === 'internal.unexpected';
  return isUnexplained ? 'verification' : null;
}

import Stripe from 'stripe';
import { DomainError } from '../../domain-error.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 1; // somebody waits; jobs are tried again anyway

export interface StripeSettings {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecrets: readonly string[];
  readonly timeoutMs?: number;
}

/**
 * The client takes a host but no path, and a body that is JSON but no object ends the process:
 * it throws where nobody can catch it. Both are put right here.
 */
const createFetch =
  (apiUrl: string): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const response = await fetch(`${apiUrl}${pathname}${search}`, { ...init, redirect: 'error' });
    const body = await response.text();
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) throw new Error('No object');
    return new Response(body, response);
  };

/** The official client, pointed at an address, with a time limit for each try. */
export function createStripeClient({ apiUrl, secretKey, timeoutMs = TIMEOUT_MS }: StripeSettings) {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(createFetch(apiUrl)),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

export type StripeClient = ReturnType<typeof createStripeClient>;

const describe = (error: unknown) =>
  error instanceof Stripe.errors.StripeError
    ? [error.type, error.statusCode, error.code, error.requestId].filter(Boolean).join(' ')
    : 'an answer that is not understood';

/** Runs a call; its failure is reported without what was sent, such as an e-mail address. */
export async function calling<T>(name: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const cause = new Error(`The payment provider failed to ${name}: ${describe(error)}`);
    throw new DomainError('payments.unavailable', { cause });
  }
}

/** The provider understood and will not do it: repeating the request changes nothing. */
export const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;

/** The provider failed, and said so itself. */
export const isAnsweredFailure = (error: unknown) =>
  error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;

export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

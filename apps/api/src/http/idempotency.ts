import { createHash } from 'node:crypto';
import type { Claim, IdempotencyStore } from '../database/idempotency-keys.ts';
import { DomainError } from '../domain-error.ts';

const LEASE_SECONDS = 60; // longer than any request may take; then its process is taken for dead

export interface KeyedRequest {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  /** Everything that makes two requests with one key the same request. */
  readonly body: object;
}

/** A short name of a request: the same for every repetition of it and for nothing else. */
export const fingerprint = ({ userId, operation, key, body }: KeyedRequest) =>
  createHash('sha256')
    .update(JSON.stringify([userId, operation, key, body]))
    .digest('hex');

export type AnswerOnce = <T extends object>(
  request: KeyedRequest,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Repeats the first answer to a key instead of doing the work again. A failure is not an answer: the
 * same key may try again, so `work` must itself be safe to repeat.
 */
export const createAnswerOnce =
  (store: IdempotencyStore): AnswerOnce =>
  async <T extends object>(request: KeyedRequest, work: () => Promise<T>) => {
    const { userId, operation, key } = request;
    const claim = {
      id: { userId, operation, key },
      requestHash: fingerprint(request),
      leaseSeconds: LEASE_SECONDS,
    };
    const claimed = await store.claim(claim);
    if (!('lease' in claimed)) return repeat<T>(claimed, claim.requestHash);
    try {
      // Who was taken for dead and was not gives the answer of whoever took over.
      return (await store.keep(claim.id, await work())) as T;
    } catch (error) {
      await store.release(claim.id, claimed.lease).catch(() => undefined); // else the lease ends it
      throw error;
    }
  };

function repeat<T>(earlier: Exclude<Claim, { lease: string }>, requestHash: string): T {
  if (earlier.requestHash !== requestHash) throw new DomainError('request.key_reused');
  if (earlier.answer === null) throw new DomainError('request.in_progress');
  return earlier.answer as T; // stored by the same operation
}

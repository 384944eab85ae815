import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** A hook that lets only the voice platform in; comparing takes the same time however wrong it is. */
export function requireSecret(
  secret: string,
  read: (request: FastifyRequest) => string | string[] | undefined,
) {
  const expected = digest(secret);
  return async (request: FastifyRequest): Promise<void> => {
    const given = read(request);
    const matches = typeof given === 'string' && timingSafeEqual(digest(given), expected);
    if (!matches) throw new DomainError('auth.platform_only');
  };
}

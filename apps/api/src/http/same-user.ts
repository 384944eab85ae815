import { DomainError } from '../domain-error.ts';

/** The body may repeat who is asking; the token alone decides. */
export function assertSameUser(userId: string, claimed: string): void {
  if (userId !== claimed.toLowerCase()) throw new DomainError('auth.wrong_user');
}

import { AuthError } from '../auth-error.ts';
import type { Session, User } from '../users.ts';

/** Whether the account asks for a second factor. */
export const hasSecondFactor = (user: Pick<User, 'factors'>): boolean =>
  user.factors.some(({ status }) => status === 'verified');

/** Whether the session has shown as much as the account can be asked to show. */
export const isAssured = (user: Pick<User, 'factors'>, session: Pick<Session, 'aal'>): boolean =>
  session.aal === 'aal2' || !hasSecondFactor(user);

/**
 * Guards a change of password, e-mail address or phone number: with a second factor on the account,
 * the session must have shown it. Throws `insufficient_aal` (401) otherwise.
 */
export function requireAssurance({ user, session }: { user: User; session: Session }): void {
  if (isAssured(user, session)) return;
  throw new AuthError(
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
    401,
  );
}

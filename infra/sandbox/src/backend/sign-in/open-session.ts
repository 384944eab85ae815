import { type AuthContext, describeSession } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { SignInMethod, User } from '../users.ts';
import type { Visit } from '../visit.ts';

/** Throws `user_banned` while the account is locked out. */
export function refuseBanned(
  { bannedUntil }: Pick<User, 'bannedUntil'>,
  { message, status }: { message?: string; status?: number } = {},
): void {
  if (bannedUntil && bannedUntil > new Date()) throw new AuthError('user_banned', message, status);
}

/** Opens a session for somebody who has proved who they are. */
export async function openSession(
  context: AuthContext,
  userId: string,
  method: SignInMethod,
  { userAgent }: Visit,
) {
  await context.users.mark(userId, 'last_sign_in_at');
  const user = await context.users.find({ id: userId });
  if (!user) throw new AuthError('user_not_found');
  refuseBanned(user);
  return describeSession(context, user, await context.sessions.open(userId, method, userAgent));
}

import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { bearerOf } from '../../bearer.ts';
import { refuseBanned } from '../sign-in/open-session.ts';
import type { Session, User } from '../users.ts';

export interface Caller {
  readonly user: User;
  readonly session: Session;
}

/** Who sent this access token; a token whose session has ended is refused, and so is a banned account. */
export async function identify(
  { accessTokens, callers }: AuthContext,
  authorization: string | undefined,
): Promise<Caller> {
  const token = bearerOf(authorization);
  if (!token) throw new AuthError('no_authorization');
  const { userId, sessionId } = await accessTokens.verify(token);
  const { user, session } = (await callers.find(userId, sessionId)) ?? {};
  if (!user) {
    throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist', 403);
  }
  refuseBanned(user);
  if (!session) throw new AuthError('session_not_found');
  return { user, session };
}

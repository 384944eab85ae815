import { transaction } from '../database.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { checkPassword, hashPassword, isPassword } from './passwords.ts';
import { createSessions } from './sessions.repository.ts';
import { createUsers } from './users.repository.ts';
import { describeUser, type Session, type User } from './users.ts';

export interface Caller {
  readonly user: User;
  readonly session: Session;
}

/** Who sent this access token; a token whose session has ended is refused. */
export async function identify(
  { accessTokens, sessions, users }: AuthContext,
  authorization: string | undefined,
): Promise<Caller> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AuthError('no_authorization');
  const { userId, sessionId } = await accessTokens.verify(token);
  const session = await sessions.find(sessionId);
  if (session?.userId !== userId) throw new AuthError('session_not_found');
  const user = await users.find({ id: userId });
  if (!user) throw new AuthError('user_not_found');
  return { user, session };
}

export interface AccountChange {
  readonly password?: string | undefined;
  readonly data?: Record<string, unknown> | undefined;
}

/** A new password ends every other session of the account. */
export async function updateAccount(
  { pool, users }: AuthContext,
  { user, session }: Caller,
  { password, data }: AccountChange,
) {
  if (password !== undefined) {
    checkPassword(password);
    if (await isPassword(password, user.encryptedPassword)) throw new AuthError('same_password');
    const hashed = await hashPassword(password);
    await transaction(pool, async (client) => {
      await createUsers(client).setPassword(user.id, hashed);
      await createSessions(client).close({ id: session.id, userId: user.id }, 'others');
    });
  }
  if (data) await users.mergeMetadata(user.id, data);
  const changed = await users.find({ id: user.id });
  if (!changed) throw new AuthError('user_not_found');
  return describeUser(changed);
}

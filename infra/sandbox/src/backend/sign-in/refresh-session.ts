import { type AuthContext, atomically, describeSession } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Visit } from '../visit.ts';
import { refuseBanned } from './open-session.ts';

/** Exchanges a refresh token for a new pair. */
export async function refreshSession(
  context: AuthContext,
  refreshToken: string,
  { ipAddress, userAgent }: Visit,
) {
  // The refusal is thrown afterwards: what it has revoked stays revoked.
  const rotation = await atomically(context, ({ sessions }) => sessions.rotate(refreshToken));
  if ('refused' in rotation) {
    throw new AuthError(
      rotation.refused === 'reused' ? 'refresh_token_already_used' : 'refresh_token_not_found',
    );
  }
  const user = await context.users.find({ id: rotation.session.userId });
  if (!user) throw new AuthError('refresh_token_not_found');
  refuseBanned(user, { message: 'Invalid Refresh Token: User Banned', status: 400 });
  // Outside the rotation, which holds the token: raising a session locks these two the other way round.
  await context.sessions.noteRefresh(rotation.session.id, userAgent);
  await context.audit.record('token_revoked', user, undefined, ipAddress);
  await context.audit.record('token_refreshed', user, undefined, ipAddress);
  return describeSession(context, user, rotation);
}

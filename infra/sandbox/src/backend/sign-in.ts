import { createHash, timingSafeEqual } from 'node:crypto';
import { transaction } from '../database.ts';
import { type AuthContext, describeSession } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import type { CodeChallenge } from './one-time-tokens.repository.ts';
import { isPassword } from './passwords.ts';
import { createSessions } from './sessions.repository.ts';
import type { SignInMethod } from './users.ts';

/** Opens a session for somebody who has proved who they are. */
export async function openSession(context: AuthContext, userId: string, method: SignInMethod) {
  await context.users.mark(userId, 'last_sign_in_at');
  const user = await context.users.find({ id: userId });
  if (!user) throw new AuthError('user_not_found');
  return describeSession(context, user, await context.sessions.open(userId, method));
}

/** The password is checked first, so that only its owner learns that a mail is still unconfirmed. */
export async function signInWithPassword(
  context: AuthContext,
  { email, password }: { email: string; password: string },
) {
  const user = await context.users.find({ email });
  const matches = await isPassword(password, user?.encryptedPassword);
  if (!user || !matches) throw new AuthError('invalid_credentials');
  if (!user.confirmedAt) throw new AuthError('email_not_confirmed');
  return openSession(context, user.id, 'password');
}

/** Exchanges a refresh token for a new pair. */
export async function refreshSession(context: AuthContext, refreshToken: string) {
  const rotation = await transaction(context.pool, (client) =>
    createSessions(client).rotate(refreshToken),
  );
  if ('refused' in rotation) {
    throw new AuthError(
      rotation.refused === 'reused' ? 'refresh_token_already_used' : 'refresh_token_not_found',
    );
  }
  const user = await context.users.find({ id: rotation.session.userId });
  if (!user) throw new AuthError('refresh_token_not_found');
  return describeSession(context, user, rotation);
}

/** Ends the code-exchange flow: only the browser that began it knows the verifier. */
export async function exchangeCode(
  context: AuthContext,
  { code, verifier }: { code: string; verifier: string },
) {
  const token = await context.oneTimeTokens.redeem(code, ['code-signup', 'code-recovery']);
  if (!token?.challenge) throw new AuthError('flow_state_not_found');
  if (!answersChallenge(token.challenge, verifier)) throw new AuthError('bad_code_verifier');
  return openSession(context, token.userId, token.type === 'code-recovery' ? 'recovery' : 'otp');
}

function answersChallenge({ value, method }: CodeChallenge, verifier: string): boolean {
  const answer =
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [given, expected] = [Buffer.from(answer), Buffer.from(value)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { type AuthContext, atomically } from '../auth-context.ts';
import type { Caller } from './identify.ts';
import { AuthError } from '../auth-error.ts';
import { checkPassword } from '../sign-in/passwords.ts';
import { redeemNonce } from './reauthentication.ts';

export interface PasswordChange {
  readonly password: string;
  readonly current_password?: string | undefined;
  readonly nonce?: string | undefined;
}

const RECENT_MS = 24 * 60 * 60 * 1_000;

/** Where the settings ask for it, a session that is no longer fresh shows the code of a mail. */
const needsNonce = ({ settings }: AuthContext, { session }: Caller) =>
  settings.passwordNeedsReauthentication && session.createdAt.getTime() + RECENT_MS < Date.now();

/** A current password that is sent must be right; whoever came by a recovery link has forgotten it. */
async function checkCurrent(
  { settings, passwords }: AuthContext,
  { user, session }: Caller,
  current: string | undefined,
) {
  if (!user.encryptedPassword || session.method === 'recovery') return;
  if (current === undefined) {
    if (settings.passwordNeedsCurrentPassword) throw new AuthError('current_password_required');
    return;
  }
  if (!(await passwords.matches(current, user.encryptedPassword))) {
    throw new AuthError('current_password_invalid');
  }
}

/** Refuses what may not become the account's password; answers with its hash. */
export async function preparePassword(
  context: AuthContext,
  caller: Caller,
  { password, current_password: current, nonce }: PasswordChange,
): Promise<string> {
  checkPassword(password, context.settings);
  const isStale = needsNonce(context, caller);
  if (isStale && !nonce) throw new AuthError('reauthentication_needed');
  await checkCurrent(context, caller, current);
  const isSame = await context.passwords.matches(password, caller.user.encryptedPassword);
  if (isSame) throw new AuthError('same_password');
  if (isStale && nonce) await redeemNonce(context, caller.user, nonce); // last, since it works once
  return context.passwords.hash(password);
}

/** A new password ends every other session of the account, and every link that is still out. */
export const setPassword = (context: AuthContext, { user, session }: Caller, hashed: string) =>
  atomically(context, async ({ users, sessions, oneTimeTokens }) => {
    await users.setPassword(user.id, hashed);
    await sessions.close({ id: session.id, userId: user.id }, 'others');
    await oneTimeTokens.revokeAll(user.id);
  });

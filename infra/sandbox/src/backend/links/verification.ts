import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { refuseBanned } from '../sign-in/open-session.ts';
import type { SignInMethod, User } from '../users.ts';
import type { OneTimeToken, OneTimeTokenKind } from './one-time-tokens.repository.ts';

const confirmation = ['confirmation'] as const;
const recovery = ['recovery'] as const;

/** What each type of the protocol may redeem, by link or by code. */
const mailKinds: Readonly<Record<string, readonly OneTimeTokenKind[]>> = {
  signup: confirmation,
  invite: confirmation,
  recovery,
  magiclink: recovery,
  email: [...confirmation, ...recovery],
  email_change: ['email_change_current', 'email_change_new'],
};
const textKinds: Readonly<Record<string, readonly OneTimeTokenKind[]>> = {
  sms: ['sms'],
  phone_change: ['phone_change'],
};

function kindsOf(kinds: typeof mailKinds, type: string, message: string) {
  const found = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!found) throw new AuthError('validation_failed', message);
  return found;
}

export const mailKindsOf = (type: string) =>
  kindsOf(mailKinds, type, 'Invalid email verification type');
export const textKindsOf = (type: string) =>
  kindsOf(textKinds, type, 'Invalid sms verification type');

/** What an accepted link or code has led to; `half`: the other mailbox must agree too. */
export type Verified =
  | { readonly outcome: 'signed-in'; readonly user: User; readonly method: SignInMethod }
  | { readonly outcome: 'half'; readonly user: User };

export const OTHER_MAILBOX =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Does what the token was sent for. Must run in the transaction that has redeemed it. */
export async function acceptToken(
  { users, userChanges, audit }: AuthContext,
  { userId, kind }: OneTimeToken,
  ipAddress: string,
): Promise<Verified> {
  const user = await users.find({ id: userId });
  if (!user) throw new AuthError('otp_expired');
  refuseBanned(user);
  const isNew = !user.confirmedAt && !user.phoneConfirmedAt;
  if (kind === 'email_change_current' || kind === 'email_change_new') {
    if (await userChanges.agreeOnce(userId)) return { outcome: 'half', user };
    await userChanges.take(userId, 'email');
  } else if (kind === 'phone_change') await userChanges.take(userId, 'phone');
  // Whoever opens a link reads the mailbox, which is all that confirmation asks.
  else await userChanges.confirm(userId, kind === 'sms' ? 'phone' : 'email');

  if (kind.includes('change')) await audit.record('user_modified', user, undefined, ipAddress);
  else await audit.record(isNew ? 'user_signedup' : 'login', user, undefined, ipAddress);
  return { outcome: 'signed-in', user, method: kind === 'recovery' ? 'recovery' : 'otp' };
}

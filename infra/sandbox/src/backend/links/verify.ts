import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { openSession } from '../sign-in/open-session.ts';
import type { User } from '../users.ts';
import type { Visit } from '../visit.ts';
import type { OneTimeToken, OneTimeTokenKind } from './one-time-tokens.repository.ts';
import {
  acceptToken,
  mailKindsOf,
  OTHER_MAILBOX,
  textKindsOf,
  type Verified,
} from './verification.ts';

export interface Verification {
  readonly type: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** The six digits. */
  readonly token?: string | undefined;
  readonly token_hash?: string | undefined;
}

const INVALID_CODE = 'Token has expired or is invalid';
const ADDRESSED = 'Only an email address or phone number should be provided on verify';

/** Redeems the token of a link; throws `otp_expired` when it is spent, replaced or too old. */
export const redeemLink = (context: AuthContext, type: string, token: string, visit: Visit) =>
  atomically(context, async (inside): Promise<Verified & { redeemed: OneTimeToken }> => {
    const redeemed = await inside.oneTimeTokens.redeem(token, mailKindsOf(type));
    if (!redeemed) throw new AuthError('otp_expired');
    return { ...(await acceptToken(inside, redeemed, visit.ipAddress)), redeemed };
  });

/** Whose code it must be, and for what. */
async function findAddressee({ users }: AuthContext, { type, email, phone }: Verification) {
  if (phone) {
    const kinds = textKindsOf(type);
    const user = await users.find(type === 'phone_change' ? { newPhone: phone } : { phone });
    return { user, kinds };
  }
  const kinds = mailKindsOf(type);
  if (!email || type !== 'email_change') {
    return { user: email ? await users.find({ email }) : null, kinds };
  }
  const holder = await users.find({ email });
  const kind: OneTimeTokenKind = holder?.newEmail ? 'email_change_current' : 'email_change_new';
  const user: User | null = holder?.newEmail ? holder : await users.find({ newEmail: email });
  return { user, kinds: [kind] };
}

/** Six digits, checked against what was sent; a wrong guess counts even though the call is refused. */
async function redeemCode(context: AuthContext, verification: Verification, visit: Visit) {
  const { user, kinds } = await findAddressee(context, verification);
  const code = (verification.token ?? '').replaceAll('-', '');
  const verified = await atomically(context, async (inside) => {
    const redeemed = user && (await inside.oneTimeTokens.redeemCode(user.id, code, kinds));
    return redeemed ? acceptToken(inside, redeemed, visit.ipAddress) : null;
  });
  if (!verified) throw new AuthError('otp_expired', INVALID_CODE);
  return verified;
}

function checkForm({ type, email, phone, token, token_hash }: Verification) {
  if (!type) throw new AuthError('validation_failed', 'Verify requires a verification type');
  if (!token && !token_hash) {
    throw new AuthError('validation_failed', 'Verify requires either a token or a token hash');
  }
  if (token_hash && (token || email || phone)) {
    const message = 'Only the token_hash and type should be provided';
    throw new AuthError('validation_failed', message);
  }
  if (token && Boolean(email) === Boolean(phone)) {
    throw new AuthError('validation_failed', ADDRESSED);
  }
}

/** Answers with a session, or with what is still missing. */
export async function verify(context: AuthContext, verification: Verification, visit: Visit) {
  checkForm(verification);
  const verified = verification.token_hash
    ? await redeemLink(context, verification.type, verification.token_hash, visit)
    : await redeemCode(context, verification, visit);
  if (verified.outcome === 'half') return { msg: OTHER_MAILBOX, code: '200' };
  return openSession(context, verified.user.id, verified.method, visit);
}

import type { Caller } from './identify.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { requireAssurance } from '../factors/assurance.ts';
import { type Asked, sendEmailChange } from '../links/mail-requests.ts';
import { sendTextCode } from '../links/send-link.ts';
import { requireTexting } from '../sign-up/contacts.ts';
import { describeUser, type User } from '../users.ts';
import { type PasswordChange, preparePassword, setPassword } from './change-password.ts';

export interface AccountChange extends Omit<PasswordChange, 'password'> {
  readonly password?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly data?: Record<string, unknown> | undefined;
  readonly app_metadata?: Record<string, unknown> | undefined;
}

const NO_CONTACT =
  'Updating password of an anonymous user without an email or phone is not allowed';

/** Everything that can be refused without looking further, before anything is changed. */
async function checkChange(context: AuthContext, caller: Caller, change: AccountChange) {
  const { user } = caller;
  const { email, phone, password } = change;
  if (change.app_metadata) {
    throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (password ?? email ?? phone) requireAssurance(caller);
  if (user.isAnonymous && password && !email && !phone) {
    throw new AuthError('validation_failed', NO_CONTACT, 422);
  }
  if (email && (await context.users.find({ email }))) throw new AuthError('email_exists');
  if (phone && (await context.users.find({ phone }))) throw new AuthError('phone_exists');
  if (phone && !context.settings.confirmsPhoneItself) requireTexting(context.settings);
}

/** One mail and one text message a minute. */
async function claimMails(context: AuthContext, user: User, { email, phone }: AccountChange) {
  const { mailLimits, settings } = context;
  if (email && !takesAtOnce(context, user)) {
    await mailLimits.claim(user.email ?? email, 'email_change');
  }
  if (phone && !settings.confirmsPhoneItself) await mailLimits.claim(phone, 'phone_change');
}

/** Somebody anonymous signs up, as it were; everybody else confirms a new address always. */
const takesAtOnce = ({ settings }: AuthContext, { isAnonymous }: User) =>
  isAnonymous && settings.confirmsEmailItself;

async function changeEmail(context: AuthContext, user: User, email: string, asked: Asked) {
  await context.userChanges.want(user.id, 'email', email);
  if (takesAtOnce(context, user)) return context.userChanges.take(user.id, 'email');
  const waiting = await context.users.find({ id: user.id });
  if (waiting) await sendEmailChange(context, waiting, asked);
}

async function changePhone(context: AuthContext, user: User, phone: string, { visit }: Asked) {
  await context.userChanges.want(user.id, 'phone', phone);
  if (context.settings.confirmsPhoneItself) return context.userChanges.take(user.id, 'phone');
  const waiting = await context.users.find({ id: user.id });
  if (waiting) await sendTextCode(context, waiting, 'phone_change', visit);
}

/** Changes what is given and differs; a new address or number waits until it is confirmed. */
export async function changeAccount(
  context: AuthContext,
  caller: Caller,
  wanted: AccountChange,
  asked: Asked,
) {
  const { user } = caller;
  const change = {
    ...wanted,
    email: wanted.email === user.email ? undefined : wanted.email,
    phone: wanted.phone === user.phone ? undefined : wanted.phone,
  };
  const { email, phone, password, data } = change;
  const { ipAddress } = asked.visit;
  await checkChange(context, caller, change);
  const hashed =
    password === undefined
      ? undefined
      : await preparePassword(context, caller, { ...change, password });
  await claimMails(context, user, change);
  if (hashed) {
    await setPassword(context, caller, hashed);
    await context.audit.record('user_updated_password', user, undefined, ipAddress);
  }
  if (data) await context.users.mergeMetadata(user.id, data);
  if (email) await changeEmail(context, user, email, asked);
  if (phone) await changePhone(context, user, phone, asked);
  await context.audit.record('user_modified', user, undefined, ipAddress);
  const changed = await context.users.find({ id: user.id });
  if (!changed) throw new AuthError('user_not_found');
  return describeUser(changed);
}

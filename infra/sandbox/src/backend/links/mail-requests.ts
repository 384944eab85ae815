import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { ResendType } from '../auth-requests.ts';
import { textsLeave } from '../sign-up/contacts.ts';
import { type Contact, register } from '../sign-up/register.ts';
import type { User } from '../users.ts';
import type { Visit } from '../visit.ts';
import type { CodeChallenge } from './one-time-tokens.repository.ts';
import { sendLink, sendTextCode } from './send-link.ts';

export interface Asked {
  readonly visit: Visit;
  readonly challenge: CodeChallenge | null;
}

/** Mails a link to choose a new password; says the same whether or not there is an account. */
export async function requestRecovery(context: AuthContext, email: string, asked: Asked) {
  await context.mailLimits.claim(email, 'recovery');
  const user = await context.users.find({ email });
  if (!user) return;
  await sendLink(context, user, 'recovery', asked);
  const { ipAddress } = asked.visit;
  await context.audit.record('user_recovery_requested', user, undefined, ipAddress);
}

const findContact = ({ users }: AuthContext, { email, phone }: Contact): Promise<User | null> => {
  if (email) return users.find({ email });
  return phone ? users.find({ phone }) : Promise.resolve(null);
};

export interface CodeRequest extends Contact {
  /** Whether an address nobody has may get an account. */
  readonly createsUser: boolean;
  readonly data: Record<string, unknown>;
}

/** Sends what signs in without a password, and opens the account it is for where there is none. */
export async function requestCode(context: AuthContext, request: CodeRequest, asked: Asked) {
  const known = await findContact(context, request);
  if (!known && !request.createsUser) throw new AuthError('otp_disabled');
  if (!known && context.settings.isSignUpDisabled) throw new AuthError('signup_disabled');
  const { email } = request;
  if (!email) return textCode(context, known, request, asked);
  const confirmed = known?.confirmedAt || context.settings.confirmsEmailItself;
  await context.mailLimits.claim(email, confirmed ? 'recovery' : 'confirmation');
  const user = known ?? (await openAccount(context, request));
  await sendLink(context, user, user.confirmedAt ? 'magiclink' : 'confirmation', asked);
  const { ipAddress } = asked.visit;
  await context.audit.record('user_recovery_requested', user, undefined, ipAddress);
}

async function textCode(
  context: AuthContext,
  known: User | null,
  request: CodeRequest,
  { visit }: Asked,
) {
  await context.mailLimits.claim(request.phone ?? '', 'sms');
  const user = known ?? (await openAccount(context, request));
  await sendTextCode(context, user, 'sms', visit);
  const traits = { channel: 'sms' };
  await context.audit.record('user_recovery_requested', user, traits, visit.ipAddress);
}

async function openAccount(context: AuthContext, { email, phone, data }: CodeRequest) {
  const contact = { email, phone };
  const user =
    (await register(context, { ...contact, data, encryptedPassword: null })) ??
    (await findContact(context, contact)); // somebody else was faster
  if (!user) throw new AuthError('unexpected_failure');
  return user;
}

/** Sends once more what an account waits for; says the same whether or not it waits. */
export async function resend(
  context: AuthContext,
  type: ResendType,
  contact: Contact,
  asked: Asked,
): Promise<void> {
  if (!(await mayLeave(context, type, contact))) return;
  const user = await findContact(context, contact);
  if (!user || !waits[type](user)) return;
  if (type === 'signup') await sendLink(context, user, 'confirmation', asked);
  else if (type === 'email_change') await sendEmailChange(context, user, asked);
  else await sendTextCode(context, user, type, asked.visit);
  const { ipAddress } = asked.visit;
  await context.audit.record('user_confirmation_requested', user, undefined, ipAddress);
}

/**
 * The protocol is silent about numbers that wait for nothing. To keep them apart from the others is
 * to tell who waits, so a text message that cannot leave, or not yet, is not spoken of either.
 */
async function mayLeave(
  { settings, mailLimits }: AuthContext,
  type: ResendType,
  { email, phone }: Contact,
): Promise<boolean> {
  if (phone && !textsLeave(settings)) return false;
  const to = email ?? phone ?? '';
  if (type === 'phone_change') return mailLimits.take(to, type);
  await mailLimits.claim(to, limitOf[type]);
  return true;
}

const limitOf = {
  signup: 'confirmation',
  email_change: 'email_change',
  sms: 'sms',
  phone_change: 'phone_change',
} as const satisfies Record<ResendType, string>;

const waits: Record<ResendType, (user: User) => boolean> = {
  signup: ({ email, confirmedAt }) => Boolean(email) && !confirmedAt,
  email_change: ({ newEmail }) => Boolean(newEmail),
  sms: ({ phone, phoneConfirmedAt }) => Boolean(phone) && !phoneConfirmedAt,
  phone_change: ({ newPhone }) => Boolean(newPhone),
};

/** Asks both mailboxes; the old one, where there is one, first. */
export async function sendEmailChange(context: AuthContext, user: User, asked: Asked) {
  if (user.email) await sendLink(context, user, 'email_change_current', asked);
  await sendLink(context, user, 'email_change_new', asked);
}

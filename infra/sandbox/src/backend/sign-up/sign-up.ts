import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Asked } from '../links/mail-requests.ts';
import { sendLink, sendTextCode } from '../links/send-link.ts';
import { composeMail } from '../mail/compose.ts';
import { languageOf } from '../mail/language.ts';
import { openSession } from '../sign-in/open-session.ts';
import { checkPassword } from '../sign-in/passwords.ts';
import { describeUser, type User } from '../users.ts';
import type { Visit } from '../visit.ts';
import { requireTexting } from './contacts.ts';
import { lookAlike } from './look-alike.ts';
import { type Contact, register } from './register.ts';

export interface SignUp extends Contact {
  readonly password: string;
  readonly data: Record<string, unknown>;
}

const isConfirmed = ({ email, confirmedAt, phoneConfirmedAt }: User) =>
  Boolean(email ? confirmedAt : phoneConfirmedAt);

/**
 * Opens an account: with a session where addresses confirm themselves, else waiting for its
 * confirmation, and then nobody learns whether the address or number had one before.
 */
export async function signUp(context: AuthContext, request: SignUp, asked: Asked) {
  const { settings, users, audit, passwords } = context;
  const { email, phone, data, password } = request;
  checkPassword(password, settings);
  if (phone && !settings.confirmsPhoneItself) requireTexting(settings);
  const encryptedPassword = await passwords.hash(password);
  const created = await register(context, { email, phone, data, encryptedPassword });
  if (!created) return repeated(context, request, asked);

  const traits = { provider: email ? 'email' : 'phone' };
  if (isConfirmed(created)) {
    await audit.record('user_signedup', created, traits, asked.visit.ipAddress);
    return openSession(context, created.id, 'password', asked.visit);
  }
  await context.mailLimits.note(email ?? phone ?? '', email ? 'confirmation' : 'sms');
  await confirmBy(context, created, asked);
  await audit.record('user_confirmation_requested', created, traits, asked.visit.ipAddress);
  return describeUser((await users.find({ id: created.id })) ?? created);
}

const confirmBy = (context: AuthContext, user: User, asked: Asked) =>
  user.email
    ? sendLink(context, user, 'confirmation', asked)
    : sendTextCode(context, user, 'sms', asked.visit);

/** The owner of an address is told; whoever signs up sees what a new account would look like. */
async function repeated(context: AuthContext, request: SignUp, asked: Asked) {
  const { users, mailLimits, settings } = context;
  const { email, phone } = request;
  const owner = await users.find(email ? { email } : { phone: phone ?? '' });
  if (!owner) throw new AuthError('unexpected_failure');
  if (!isConfirmed(owner)) {
    await mailLimits.claim(email ?? phone ?? '', email ? 'confirmation' : 'sms');
    await confirmBy(context, owner, asked);
    return lookAlike(request);
  }
  const { ipAddress } = asked.visit;
  await context.audit.record('user_repeated_signup', owner, undefined, ipAddress);
  if (settings.confirmsEmailItself || settings.confirmsPhoneItself) {
    throw new AuthError('user_already_exists');
  }
  await mailLimits.claim(email ?? phone ?? '', 'existing');
  if (email) await tellOwner(context, owner, email, asked.visit);
  return lookAlike(request);
}

const tellOwner = ({ post, site }: AuthContext, owner: User, to: string, visit: Visit) =>
  post.mail(
    composeMail('existing', { to, url: site.url, language: languageOf(owner, visit.language) }),
  );

import type { z } from 'zod';
import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { chooseTarget } from '../links/redirects.ts';
import { linkKinds, linkOf, type MailedLink } from '../links/send-link.ts';
import { checkPassword } from '../sign-in/passwords.ts';
import { describeUser, type User } from '../users.ts';
import type { Visit } from '../visit.ts';
import type { generateLinkSchema } from './admin.schemas.ts';

type LinkRequest = z.output<typeof generateLinkSchema>;

const mailOf = {
  signup: 'confirmation',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const satisfies Record<string, MailedLink>;

type LinkType = keyof typeof mailOf;
const OPENS_ACCOUNT = new Set<LinkType>(['signup', 'invite']);

function readType(type: string): LinkType {
  if (Object.hasOwn(mailOf, type)) return type as LinkType;
  throw new AuthError('validation_failed', `Invalid email action link type requested: ${type}`);
}

/** Hashed before the transaction, so that none stays open for it; `null` when none is asked for. */
async function hashWanted(
  { settings, passwords }: AuthContext,
  type: LinkType,
  { password }: LinkRequest,
) {
  if (type !== 'signup') return null;
  if (!password) throw new AuthError('validation_failed', 'Signup requires a valid password');
  checkPassword(password, settings);
  return passwords.hash(password);
}

/** Somebody new opens an account by the link; a magic link to nobody becomes a sign-up. */
async function openAccount(context: AuthContext, type: LinkType, request: LinkRequest) {
  const encryptedPassword = await hashWanted(context, type, request);
  const user = await context.users.create({
    email: request.email,
    encryptedPassword,
    userMetadata: request.data ?? {},
    confirmed: false,
  });
  if (!user) throw new AuthError('email_exists');
  return user;
}

async function prepareKnown(
  context: AuthContext,
  type: LinkType,
  user: User,
  request: LinkRequest,
) {
  if (OPENS_ACCOUNT.has(type)) {
    if (user.confirmedAt) throw new AuthError('email_exists');
    if (type === 'signup' && request.data) await context.users.mergeMetadata(user.id, request.data);
  }
  if (!type.startsWith('email_change')) return;
  const { new_email: wanted } = request;
  if (!wanted) {
    const message = 'Unable to validate email address: invalid format';
    throw new AuthError('validation_failed', message);
  }
  if (await context.users.find({ email: wanted })) throw new AuthError('email_exists');
  if (user.newEmail === wanted) return;
  await context.oneTimeTokens.revokeAll(user.id); // a link to another address must not agree to this one
  await context.userChanges.want(user.id, 'email', wanted);
}

/** A link and a code that nobody is mailed, and the account they are for. */
export async function generateLink(context: AuthContext, request: LinkRequest, visit: Visit) {
  const asked = readType(request.type);
  const known = await context.users.find({ email: request.email });
  if (!known && !OPENS_ACCOUNT.has(asked) && asked !== 'magiclink') {
    throw new AuthError('user_not_found', 'User with this email not found');
  }
  if (known) await prepareKnown(context, asked, known, request);
  const user = known ?? (await openAccount(context, asked, request));
  const type: LinkType = known || asked !== 'magiclink' ? asked : 'signup';
  const kind = linkKinds[mailOf[type]];
  const redirects = [request.redirect_to, ...visit.redirects];

  return atomically(context, async ({ oneTimeTokens, users, audit }) => {
    const relatesTo = (type === 'email_change_new' ? request.new_email : user.email) ?? '';
    const issued = { userId: user.id, kind: kind.token, relatesTo, challenge: null };
    const { token, code } = await oneTimeTokens.issue(issued);
    for (const moment of kind.moments) await users.mark(user.id, moment);
    if (type === 'invite') await audit.record('user_invited', 'service_role', { user_id: user.id });
    return {
      ...describeUser((await users.find({ id: user.id })) ?? user),
      action_link: linkOf(context, { type: kind.type, token }, redirects),
      email_otp: code,
      hashed_token: token,
      verification_type: type,
      redirect_to: chooseTarget(context.site, ...redirects).href,
    };
  });
}

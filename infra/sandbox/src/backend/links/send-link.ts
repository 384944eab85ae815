import type { AuthContext } from '../auth-context.ts';
import { composeMail, composeText } from '../mail/compose.ts';
import { languageOf } from '../mail/language.ts';
import type { User } from '../users.ts';
import type { UserMoment } from '../users.repository.ts';
import type { Visit } from '../visit.ts';
import type { CodeChallenge, OneTimeTokenKind } from './one-time-tokens.repository.ts';
import { chooseTarget } from './redirects.ts';

interface LinkKind {
  /** What the link says it is for. */
  readonly type: 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email_change';
  readonly token: OneTimeTokenKind;
  readonly moments: readonly UserMoment[];
}

/** Every mail with a link in it. */
export const linkKinds = {
  confirmation: { type: 'signup', token: 'confirmation', moments: ['confirmation_sent_at'] },
  recovery: { type: 'recovery', token: 'recovery', moments: ['recovery_sent_at'] },
  magiclink: { type: 'magiclink', token: 'recovery', moments: ['recovery_sent_at'] },
  invite: {
    type: 'invite',
    token: 'confirmation',
    moments: ['invited_at', 'confirmation_sent_at'],
  },
  email_change_current: { type: 'email_change', token: 'email_change_current', moments: [] },
  email_change_new: { type: 'email_change', token: 'email_change_new', moments: [] },
} as const satisfies Record<string, LinkKind>;

export type MailedLink = keyof typeof linkKinds;

/** The address of a link. Like the hosted service's it carries its target as it is, where nothing in it would end it. */
export function linkOf(
  { publicUrl, site }: AuthContext,
  { type, token }: { type: LinkKind['type']; token: string },
  redirects: Visit['redirects'],
): string {
  const target = chooseTarget(site, ...redirects).href;
  const carried = /[&=#]/.test(target) ? encodeURIComponent(target) : target;
  return `${publicUrl}/auth/v1/verify?token=${token}&type=${type}&redirect_to=${carried}`;
}

/** Mails a link and a code of which one works, once; `user` is the account as it is now. */
export async function sendLink(
  context: AuthContext,
  user: User,
  kind: MailedLink,
  { visit, challenge }: { visit: Visit; challenge: CodeChallenge | null },
): Promise<void> {
  const { type, token: tokenKind, moments } = linkKinds[kind];
  const to = (kind === 'email_change_new' ? user.newEmail : user.email) ?? '';
  const issued = await context.oneTimeTokens.issue({
    userId: user.id,
    kind: tokenKind,
    relatesTo: to,
    challenge,
  });
  await context.post.mail(
    composeMail(kind, {
      to,
      language: languageOf(user, visit.language),
      url: linkOf(context, { type, token: issued.token }, visit.redirects),
      code: issued.code,
      newAddress: user.newEmail ?? undefined,
    }),
  );
  for (const moment of moments) await context.users.mark(user.id, moment);
}

/** Sends a code as a text message. */
export async function sendTextCode(
  context: AuthContext,
  user: User,
  kind: 'sms' | 'phone_change' | 'reauthentication',
  visit: Visit,
): Promise<void> {
  const phone = (kind === 'phone_change' ? user.newPhone : user.phone) ?? '';
  const { code } = await context.oneTimeTokens.issue({
    userId: user.id,
    kind,
    relatesTo: phone,
    challenge: null,
  });
  await context.post.text(composeText(phone, code, languageOf(user, visit.language)));
  if (kind === 'sms') await context.users.mark(user.id, 'confirmation_sent_at');
}

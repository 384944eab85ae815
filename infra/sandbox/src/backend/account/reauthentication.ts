import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { sendTextCode } from '../links/send-link.ts';
import { composeMail } from '../mail/compose.ts';
import { languageOf } from '../mail/language.ts';
import { requireTexting } from '../sign-up/contacts.ts';
import type { User } from '../users.ts';
import type { Visit } from '../visit.ts';

const NO_CONTACT = 'Reauthentication requires the user to have an email or a phone number';

/** Sends the person a code that proves the mailbox or number is still theirs. */
export async function reauthenticate(context: AuthContext, user: User, visit: Visit) {
  const { email, phone } = user;
  const to = email ?? phone;
  if (!to) throw new AuthError('validation_failed', NO_CONTACT);
  if (email && !user.confirmedAt) {
    throw new AuthError('email_not_confirmed', 'Please verify your email first.', 422);
  }
  if (!email && !user.phoneConfirmedAt) {
    throw new AuthError('phone_not_confirmed', 'Please verify your phone first.', 422);
  }
  if (!email) requireTexting(context.settings);
  await context.mailLimits.claim(to, 'reauthentication');
  if (email) await mailCode(context, user, email, visit);
  else await sendTextCode(context, user, 'reauthentication', visit);
  await context.users.mark(user.id, 'reauthentication_sent_at');
  await context.audit.record('user_reauthenticate_requested', user, undefined, visit.ipAddress);
}

async function mailCode(context: AuthContext, user: User, to: string, visit: Visit) {
  const { code } = await context.oneTimeTokens.issue({
    userId: user.id,
    kind: 'reauthentication',
    relatesTo: to,
    challenge: null,
  });
  const language = languageOf(user, visit.language);
  await context.post.mail(composeMail('reauthentication', { to, code, language }));
}

/** Takes the code; throws `reauthentication_not_valid` when it is not the one. */
export async function redeemNonce({ oneTimeTokens }: AuthContext, user: User, nonce: string) {
  const redeemed = await oneTimeTokens.redeemCode(user.id, nonce, ['reauthentication']);
  if (!redeemed) throw new AuthError('reauthentication_not_valid');
}

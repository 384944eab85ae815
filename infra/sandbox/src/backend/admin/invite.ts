import type { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { sendLink } from '../links/send-link.ts';
import { describeUser } from '../users.ts';
import type { Visit } from '../visit.ts';
import type { inviteSchema } from './admin.schemas.ts';

/** Opens an account for somebody who is mailed a link to it; an unanswered invitation is sent again. */
export async function invite(
  context: AuthContext,
  { email, data }: z.output<typeof inviteSchema>,
  visit: Visit,
) {
  const { users, audit } = context;
  const known = await users.find({ email });
  if (known?.confirmedAt) throw new AuthError('email_exists');
  const made = { email, encryptedPassword: null, userMetadata: data ?? {}, confirmed: false };
  const user = known ?? (await users.create(made));
  if (!user) throw new AuthError('email_exists'); // somebody was faster
  await audit.record('user_invited', 'service_role', { user_id: user.id });
  await sendLink(context, user, 'invite', { visit, challenge: null });
  return describeUser((await users.find({ id: user.id })) ?? user);
}

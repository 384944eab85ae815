import { type AuthContext, type LinkRequest, mailLink } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { CODE_FLOW_PREFIX } from './one-time-tokens.repository.ts';
import { chooseTarget, withFragment, withQuery } from './redirects.ts';
import { openSession } from './sign-in.ts';

export type LinkType = 'signup' | 'recovery';

async function redeemLink({ oneTimeTokens, users }: AuthContext, token: string, type: LinkType) {
  const redeemed = await oneTimeTokens.redeem(token, [type]);
  if (!redeemed) throw new AuthError('otp_expired');
  // Whoever opens either link reads the mailbox, which is all that confirmation asks.
  await users.mark(redeemed.userId, 'email_confirmed_at');
  return redeemed;
}

const methodOf = (type: LinkType) => (type === 'recovery' ? 'recovery' : 'otp');

/** Redeems the token of a link without following it. */
export async function verifyToken(context: AuthContext, token: string, type: LinkType) {
  const { userId } = await redeemLink(context, token, type);
  return openSession(context, userId, methodOf(type));
}

/** Answers with the page to go on to: with a session, with a code for one, or with what went wrong. */
export async function followLink(
  context: AuthContext,
  { token, type, redirectTo }: { token: string; type: LinkType; redirectTo: string | undefined },
): Promise<string> {
  const target = chooseTarget(context.site, redirectTo);
  try {
    const { userId, challenge } = await redeemLink(context, token, type);
    if (challenge) {
      const code = { userId, type: `code-${type}`, challenge } as const;
      return withQuery(target, { code: await context.oneTimeTokens.issue(code) });
    }
    const { user: _user, ...session } = await openSession(context, userId, methodOf(type));
    const values = Object.entries({ ...session, type }).map(([name, value]) => [
      name,
      String(value),
    ]);
    return withFragment(target, Object.fromEntries(values));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const problem = {
      error: 'access_denied',
      error_code: error.code,
      error_description: error.message,
    };
    const page = token.startsWith(CODE_FLOW_PREFIX) ? withQuery(target, problem) : target;
    return withFragment(new URL(page), problem);
  }
}

export interface MailRequest extends LinkRequest {
  readonly email: string;
}

/** Mails a link to choose a new password; says the same whether or not there is an account. */
export async function requestRecovery(context: AuthContext, request: MailRequest): Promise<void> {
  if (!(await context.outbox.mayMail(request.email, 'recovery'))) {
    throw new AuthError('over_email_send_rate_limit');
  }
  const user = await context.users.find({ email: request.email });
  if (user) await mailLink(context, user, 'recovery', request);
}

/** Mails the confirmation again; says the same whether or not one is outstanding. */
export async function resendConfirmation(context: AuthContext, request: MailRequest) {
  if (!(await context.outbox.mayMail(request.email, 'confirmation'))) {
    throw new AuthError('over_email_send_rate_limit');
  }
  const user = await context.users.find({ email: request.email });
  if (user && !user.confirmedAt) await mailLink(context, user, 'confirmation', request);
}

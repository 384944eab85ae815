import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { openSession } from '../sign-in/open-session.ts';
import type { Visit } from '../visit.ts';
import { CODE_FLOW_PREFIX } from './one-time-tokens.repository.ts';
import { chooseTarget, withFragment, withQuery } from './redirects.ts';
import { OTHER_MAILBOX } from './verification.ts';
import { redeemLink } from './verify.ts';

/** How the protocol names a refusal beside its code. */
const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'invalid_request',
};

const inBoth = (target: URL, values: Record<string, string>) =>
  withFragment(new URL(withQuery(target, values)), values);

/** Answers with the page to go on to: with a session, with a code for one, or with what went wrong. */
export async function followLink(
  context: AuthContext,
  { token, type }: { token: string; type: string },
  visit: Visit,
): Promise<string> {
  const target = chooseTarget(context.site, visit.redirects[0]);
  const isCodeFlow = token.startsWith(CODE_FLOW_PREFIX);
  const tell = isCodeFlow ? inBoth : withFragment;
  try {
    const verified = await redeemLink(context, type, token, visit);
    if (verified.outcome === 'half') return tell(target, { message: OTHER_MAILBOX });
    const { redeemed, user, method } = verified;
    if (redeemed.challenge) {
      const state = { userId: user.id, kind: 'flow_state', relatesTo: method } as const;
      const issued = await context.oneTimeTokens.issue({ ...state, challenge: redeemed.challenge });
      return withQuery(target, { code: issued.token });
    }
    const { user: _user, ...session } = await openSession(context, user.id, method, visit);
    const values = Object.entries({ ...session, type }).map(([name, value]) => [
      name,
      String(value),
    ]);
    return withFragment(target, Object.fromEntries(values));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return tell(target, {
      error: errorNames[error.statusCode] ?? 'server_error',
      error_code: error.code,
      error_description: error.message,
    });
  }
}

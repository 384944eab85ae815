import type { Pool } from 'pg';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-tokens.ts';
import { composeMail, type MailKind } from './mails.ts';
import {
  type CodeChallenge,
  createOneTimeTokens,
  type OneTimeTokens,
} from './one-time-tokens.repository.ts';
import type { Outbox } from './outbox.repository.ts';
import { chooseTarget, type Site } from './redirects.ts';
import { createSessions, type Sessions } from './sessions.repository.ts';
import { createUsers, type Users } from './users.repository.ts';
import { describeUser, type Session, type User } from './users.ts';

/** What every use case of the accounts service works with. */
export interface AuthContext {
  readonly pool: Pool;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly oneTimeTokens: OneTimeTokens;
  readonly outbox: Outbox;
  readonly accessTokens: AccessTokens;
  readonly site: Site;
  readonly publicUrl: string;
}

export interface LinkRequest {
  readonly redirectTo: string | undefined;
  readonly challenge: CodeChallenge | null;
}

/** Puts the repositories together. */
export const createAuthContext = (
  given: Pick<AuthContext, 'pool' | 'outbox' | 'accessTokens' | 'site' | 'publicUrl'>,
): AuthContext => ({
  ...given,
  users: createUsers(given.pool),
  sessions: createSessions(given.pool),
  oneTimeTokens: createOneTimeTokens(given.pool),
});

/** The answer of every successful sign-in. */
export async function describeSession(
  { accessTokens }: AuthContext,
  user: User,
  { session, refreshToken }: { session: Session; refreshToken: string },
) {
  return {
    access_token: await accessTokens.sign(user, session),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: Math.floor(Date.now() / 1_000) + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: describeUser(user),
  };
}

/** Mails a link that works once. */
export async function mailLink(
  { oneTimeTokens, outbox, users, site, publicUrl }: AuthContext,
  user: User,
  kind: Exclude<MailKind, 'existing'>,
  { redirectTo, challenge }: LinkRequest,
): Promise<void> {
  const type = kind === 'recovery' ? 'recovery' : 'signup';
  const token = await oneTimeTokens.issue({ userId: user.id, type, challenge });
  const url = new URL(`${publicUrl}/auth/v1/verify`);
  url.searchParams.set('token', token);
  url.searchParams.set('type', type);
  url.searchParams.set('redirect_to', chooseTarget(site, redirectTo).href);
  await outbox.send(composeMail(kind, user.email ?? '', url.href));
  await users.mark(user.id, kind === 'recovery' ? 'recovery_sent_at' : 'confirmation_sent_at');
}

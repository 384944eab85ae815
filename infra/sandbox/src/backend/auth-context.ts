import type { Pool } from 'pg';
import { type Queryable, transaction } from '../database.ts';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-tokens.ts';
import { type Accounts, createAccounts } from './admin/accounts.repository.ts';
import { type AuditLog, createAuditLog } from './audit/audit-log.repository.ts';
import { type Callers, createCallers } from './callers.repository.ts';
import { type Challenges, createChallenges } from './factors/challenges.repository.ts';
import { createFactors, type Factors } from './factors/factors.repository.ts';
import { createIdentities, type Identities } from './identities/identities.repository.ts';
import { createOneTimeTokens, type OneTimeTokens } from './links/one-time-tokens.repository.ts';
import type { Site } from './links/redirects.ts';
import type { Mail } from './mail/compose.ts';
import { createMailLimits, type MailLimits } from './mail/mail-limits.repository.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createSessions, type Sessions } from './sessions.repository.ts';
import type { AccountsSettings } from './settings.ts';
import { createPasswords, type Passwords } from './sign-in/passwords.ts';
import { createUserChanges, type UserChanges } from './user-changes.repository.ts';
import { createUsers, type Users } from './users.repository.ts';
import { describeUser, type Session, type User } from './users.ts';

/** What is kept about accounts. */
interface Repositories {
  readonly users: Users;
  readonly callers: Callers;
  readonly userChanges: UserChanges;
  readonly sessions: Sessions;
  readonly oneTimeTokens: OneTimeTokens;
  readonly mailLimits: MailLimits;
  readonly factors: Factors;
  readonly challenges: Challenges;
  readonly identities: Identities;
  readonly accounts: Accounts;
  readonly audit: AuditLog;
}

/** How mails and text messages leave. */
export interface Post {
  readonly mail: (mail: Mail) => Promise<void>;
  readonly text: (message: Mail) => Promise<void>;
}

/** What every use case of the accounts service works with. */
export interface AuthContext extends Repositories {
  readonly pool: Pool;
  readonly post: Post;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly site: Site;
  readonly publicUrl: string;
  readonly settings: AccountsSettings;
}

type Given = Pick<AuthContext, 'pool' | 'post' | 'accessTokens' | 'publicUrl' | 'settings'> & {
  readonly site: Omit<Site, 'patterns'>;
};

const repositoriesOn = (database: Queryable, settings: AccountsSettings): Repositories => ({
  users: createUsers(database),
  callers: createCallers(database),
  userChanges: createUserChanges(database),
  sessions: createSessions(database),
  oneTimeTokens: createOneTimeTokens(database),
  mailLimits: createMailLimits(database, settings.secondsBetweenMails),
  factors: createFactors(database),
  challenges: createChallenges(database),
  identities: createIdentities(database),
  accounts: createAccounts(database),
  audit: createAuditLog(database),
});

/** Puts the repositories together. */
export const createAuthContext = (given: Given): AuthContext => ({
  ...given,
  site: { ...given.site, patterns: given.settings.redirectPatterns },
  limits: createRateLimits(given.settings),
  passwords: createPasswords(given.settings),
  ...repositoriesOn(given.pool, given.settings),
});

/** Runs `work` in one transaction, in which all repositories take part: a throw undoes all of it. */
export const atomically = <T>(
  context: AuthContext,
  work: (inside: AuthContext) => Promise<T>,
): Promise<T> =>
  transaction(context.pool, (client) =>
    work({ ...context, ...repositoriesOn(client, context.settings) }),
  );

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

import { randomBytes } from 'node:crypto';
import { onlyRow, type Queryable } from '../database.ts';
import type { Session, SignInMethod } from './users.ts';

const REUSE_WINDOW = '10 seconds'; // two tabs may refresh with the same token at the same moment

const SESSION = `id, user_id as "userId", method, created_at as "createdAt", aal,
  factor_id as "factorId", verified_at as "verifiedAt"`;
const newToken = () => randomBytes(24).toString('base64url');

export type Rotation =
  | { readonly session: Session; readonly refreshToken: string }
  | { readonly refused: 'unknown' | 'reused' };

export type LogoutScope = 'global' | 'local' | 'others';

export interface Sessions {
  readonly open: (
    userId: string,
    method: SignInMethod,
    userAgent: string | null,
  ) => Promise<OpenedSession>;
  readonly find: (id: string) => Promise<Session | null>;
  /** Exchanges a refresh token for its only child. Must run in a transaction of its own. */
  readonly rotate: (token: string) => Promise<Rotation>;
  /** Notes when a session was last refreshed, and by which browser. */
  readonly noteRefresh: (id: string, userAgent: string | null) => Promise<void>;
  readonly close: (session: { id: string; userId: string }, scope: LogoutScope) => Promise<void>;
  /** The second factor was shown: a new pair for the session. Must run in a transaction. */
  readonly raise: (id: string, factorId: string) => Promise<OpenedSession>;
  /** Ends the sessions of an account that have not shown a second factor. */
  readonly closeUnraised: (userId: string) => Promise<void>;
}

export interface OpenedSession {
  readonly session: Session;
  readonly refreshToken: string;
}

const closing = {
  global: 'user_id = $2 and $1::uuid is not null',
  local: 'user_id = $2 and id = $1',
  others: 'user_id = $2 and id <> $1',
} as const satisfies Record<LogoutScope, string>;

/** Sessions, each with a family of refresh tokens of which one is alive. */
export function createSessions(database: Queryable): Sessions {
  const addToken = async (sessionId: string, parent: string | null) => {
    const token = newToken();
    await database.query(
      'insert into auth.refresh_tokens (token, session_id, parent) values ($1, $2, $3)',
      [token, sessionId, parent],
    );
    return token;
  };
  const findSession = async (id: string) =>
    (await database.query<Session>(`select ${SESSION} from auth.sessions where id = $1`, [id]))
      .rows[0];

  async function lockToken(token: string) {
    const { rows } = await database.query<{
      sessionId: string;
      isRevoked: boolean;
      isFresh: boolean;
    }>(
      `select session_id as "sessionId", revoked_at is not null as "isRevoked",
              coalesce(revoked_at > now() - interval '${REUSE_WINDOW}', true) as "isFresh"
       from auth.refresh_tokens where token = $1 for update`,
      [token],
    );
    return rows[0];
  }

  return {
    async open(userId, method, userAgent) {
      const { rows } = await database.query<Session>(
        `insert into auth.sessions (user_id, method, user_agent) values ($1, $2, $3)
         returning ${SESSION}`,
        [userId, method, userAgent],
      );
      const session = onlyRow(rows);
      return { session, refreshToken: await addToken(session.id, null) };
    },

    find: async (id) => (await findSession(id)) ?? null,

    async rotate(token) {
      const found = await lockToken(token);
      if (!found) return { refused: 'unknown' };
      const session = await findSession(found.sessionId);
      if (!session) return { refused: 'unknown' };
      if (!found.isFresh) {
        // Somebody else holds a copy: nobody keeps the session.
        await database.query('delete from auth.sessions where id = $1', [session.id]);
        return { refused: 'reused' };
      }
      if (found.isRevoked) return { session, refreshToken: await aliveChild(session.id) };
      await database.query('update auth.refresh_tokens set revoked_at = now() where token = $1', [
        token,
      ]);
      return { session, refreshToken: await addToken(session.id, token) };
    },

    async noteRefresh(id, userAgent) {
      await database.query(
        'update auth.sessions set refreshed_at = now(), user_agent = $2 where id = $1',
        [id, userAgent],
      );
    },

    async close({ id, userId }, scope) {
      await database.query(`delete from auth.sessions where ${closing[scope]}`, [id, userId]);
    },

    async raise(id, factorId) {
      const { rows } = await database.query<Session>(
        `update auth.sessions set aal = 'aal2', factor_id = $2, verified_at = now()
         where id = $1 returning ${SESSION}`,
        [id, factorId],
      );
      const replaced = await database.query<{ token: string }>(
        `update auth.refresh_tokens set revoked_at = now()
         where session_id = $1 and revoked_at is null returning token`,
        [id],
      );
      const parent = replaced.rows[0]?.token ?? null;
      return { session: onlyRow(rows), refreshToken: await addToken(id, parent) };
    },

    async closeUnraised(userId) {
      await database.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [
        userId,
      ]);
    },
  };

  async function aliveChild(sessionId: string): Promise<string> {
    const { rows } = await database.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and revoked_at is null',
      [sessionId],
    );
    return onlyRow(rows).token;
  }
}

import type { Queryable } from '../database.ts';
import { USER_COLUMNS } from './user-columns.ts';
import type { Session, User } from './users.ts';

export interface Callers {
  /** The account and its session in one question; a session that has ended, or is not its own, is `null`. */
  readonly find: (
    userId: string,
    sessionId: string,
  ) => Promise<{ user: User; session: Session | null } | null>;
}

/** A session as JSON carries it. */
type SessionText = Omit<Session, 'createdAt' | 'verifiedAt'> & {
  readonly createdAt: string;
  readonly verifiedAt: string | null;
};

// Asked with every call of a person, so PostgreSQL plans it once for each connection.
const FIND = {
  name: 'caller',
  text: `select ${USER_COLUMNS}, (
      select jsonb_build_object('id', s.id, 'userId', s.user_id, 'method', s.method, 'aal', s.aal,
        'createdAt', s.created_at, 'factorId', s.factor_id, 'verifiedAt', s.verified_at)
      from auth.sessions s where s.id = $2 and s.user_id = users.id) as session
    from auth.users where id = $1`,
};

const asSession = ({ createdAt, verifiedAt, ...session }: SessionText): Session => ({
  ...session,
  createdAt: new Date(createdAt),
  verifiedAt: verifiedAt === null ? null : new Date(verifiedAt),
});

/** Who calls, by what an access token says. */
export const createCallers = (database: Queryable): Callers => ({
  async find(userId, sessionId) {
    const values = [userId, sessionId];
    const { rows } = await database.query<User & { session: SessionText | null }>({
      ...FIND,
      values,
    });
    if (!rows[0]) return null;
    const { session, ...user } = rows[0];
    return { user, session: session && asSession(session) };
  },
});

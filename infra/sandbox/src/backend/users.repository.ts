import type { Queryable } from '../database.ts';
import type { User } from './users.ts';

const COLUMNS = `id, role, email, encrypted_password as "encryptedPassword",
  email_confirmed_at as "confirmedAt", confirmation_sent_at as "confirmationSentAt",
  recovery_sent_at as "recoverySentAt", last_sign_in_at as "lastSignInAt",
  raw_app_meta_data as "appMetadata", raw_user_meta_data as "userMetadata",
  created_at as "createdAt", updated_at as "updatedAt"`;

export interface NewUser {
  readonly email: string;
  readonly encryptedPassword: string;
  readonly userMetadata: Record<string, unknown>;
  readonly confirmed: boolean;
}

export type UserMoment =
  | 'email_confirmed_at'
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'last_sign_in_at';

export interface Users {
  /** Answers `null` when the address is taken. */
  readonly create: (user: NewUser) => Promise<User | null>;
  readonly find: (where: { id: string } | { email: string }) => Promise<User | null>;
  readonly list: (page: { limit: number; offset: number }) => Promise<User[]>;
  readonly setPassword: (id: string, encryptedPassword: string) => Promise<void>;
  readonly mergeMetadata: (id: string, data: Record<string, unknown>) => Promise<void>;
  /** Remembers that something happened now; the confirmation keeps its first moment. */
  readonly mark: (id: string, moment: UserMoment) => Promise<void>;
}

/** Accounts in `auth.users`. */
export function createUsers(database: Queryable): Users {
  const first = async (sql: string, values: unknown[]) =>
    (await database.query<User>(sql, values)).rows[0] ?? null;

  return {
    create: ({ email, encryptedPassword, userMetadata, confirmed }) =>
      first(
        `insert into auth.users (email, encrypted_password, raw_user_meta_data, email_confirmed_at)
         values ($1, $2, $3, case when $4 then now() end)
         on conflict (lower(email)) do nothing returning ${COLUMNS}`,
        [email, encryptedPassword, userMetadata, confirmed],
      ),

    find: (where) =>
      'id' in where
        ? first(`select ${COLUMNS} from auth.users where id = $1`, [where.id])
        : first(`select ${COLUMNS} from auth.users where lower(email) = $1`, [where.email]),

    async list({ limit, offset }) {
      const sql = `select ${COLUMNS} from auth.users order by created_at desc, id limit $1 offset $2`;
      return (await database.query<User>(sql, [limit, offset])).rows;
    },

    async setPassword(id, encryptedPassword) {
      await database.query(
        'update auth.users set encrypted_password = $2, updated_at = now() where id = $1',
        [id, encryptedPassword],
      );
    },

    async mergeMetadata(id, data) {
      await database.query(
        `update auth.users set raw_user_meta_data = raw_user_meta_data || $2, updated_at = now()
         where id = $1`,
        [id, data],
      );
    },

    async mark(id, moment) {
      const value = moment === 'email_confirmed_at' ? `coalesce(${moment}, now())` : 'now()';
      await database.query(
        `update auth.users set ${moment} = ${value}, updated_at = now() where id = $1`,
        [id],
      );
    },
  };
}

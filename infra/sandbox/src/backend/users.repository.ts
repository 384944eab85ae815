import { onlyRow, type Queryable } from '../database.ts';
import { USER_COLUMNS } from './user-columns.ts';
import type { User } from './users.ts';

export interface NewUser {
  /** Without an address and a number the account is anonymous. */
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly encryptedPassword: string | null;
  readonly userMetadata: Record<string, unknown>;
  readonly appMetadata?: Record<string, unknown> | undefined;
  readonly confirmed: boolean;
  readonly phoneConfirmed?: boolean | undefined;
  /** Chosen by an administrator; otherwise drawn. */
  readonly id?: string | undefined;
}

export type UserMoment =
  | 'email_confirmed_at'
  | 'phone_confirmed_at'
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'invited_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at'
  | 'last_sign_in_at';

/** These keep their first moment. */
const onlyOnce = new Set<UserMoment>(['email_confirmed_at', 'phone_confirmed_at']);

type Where =
  | { id: string }
  | { email: string }
  | { phone: string }
  | { newEmail: string }
  | { newPhone: string };

export interface Users {
  /** Answers `null` when the address, number or id is taken. */
  readonly create: (user: NewUser) => Promise<User | null>;
  readonly find: (where: Where) => Promise<User | null>;
  readonly list: (page: { limit: number; offset: number }) => Promise<User[]>;
  readonly count: () => Promise<number>;
  readonly setPassword: (id: string, encryptedPassword: string | null) => Promise<void>;
  /** A value of `null` takes its name away. */
  readonly mergeMetadata: (id: string, data: Record<string, unknown>) => Promise<void>;
  readonly mergeAppMetadata: (id: string, data: Record<string, unknown>) => Promise<void>;
  /** Remembers that something happened now; a confirmation keeps its first moment. */
  readonly mark: (id: string, moment: UserMoment) => Promise<void>;
}

const CREATE = `
  with new_user as (
    insert into auth.users (id, email, phone, encrypted_password, raw_user_meta_data,
      raw_app_meta_data, email_confirmed_at, phone_confirmed_at, is_anonymous)
    values (coalesce($8::uuid, gen_random_uuid()), $1::text, $2::text, $3, $4::jsonb, $5::jsonb,
      case when $6::boolean then now() end, case when $7::boolean then now() end,
      $1::text is null and $2::text is null)
    on conflict do nothing returning *
  ), identity as (
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    select id, known.provider, id::text, $4::jsonb || jsonb_build_object(
        'sub', id, known.provider, known.value,
        'email_verified', known.provider = 'email' and $6,
        'phone_verified', known.provider = 'phone' and $7)
    from new_user, lateral (values ('email', email), ('phone', phone)) as known (provider, value)
    where known.value is not null
  )
  select id from new_user`;

const providersOf = ({ email, phone }: NewUser) => {
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])];
  return providers[0] ? { provider: providers[0], providers } : {};
};

/** Accounts in `auth.users`, each with its identities and factors. */
export function createUsers(database: Queryable): Users {
  const find = async (condition: string, value: string) => {
    const sql = `select ${USER_COLUMNS} from auth.users where ${condition} = $1`;
    return (await database.query<User>(sql, [value])).rows[0] ?? null;
  };
  const merge = (column: string) => async (id: string, data: Record<string, unknown>) => {
    await database.query(
      `update auth.users set ${column} = jsonb_strip_nulls(${column} || $2), updated_at = now()
       where id = $1`,
      [id, data],
    );
  };

  return {
    async create(user) {
      const { rows } = await database.query<{ id: string }>(CREATE, [
        user.email ?? null,
        user.phone ?? null,
        user.encryptedPassword,
        user.userMetadata,
        { ...providersOf(user), ...user.appMetadata },
        user.confirmed,
        user.phoneConfirmed ?? false,
        user.id ?? null,
      ]);
      return rows[0] ? find('id', rows[0].id) : null;
    },

    find(where) {
      if ('id' in where) return find('id', where.id);
      if ('phone' in where) return find('phone', where.phone);
      if ('newEmail' in where) return find('new_email', where.newEmail);
      if ('newPhone' in where) return find('new_phone', where.newPhone);
      return find('lower(email)', where.email);
    },

    async list({ limit, offset }) {
      const sql = `select ${USER_COLUMNS} from auth.users order by created_at desc, id limit $1 offset $2`;
      return (await database.query<User>(sql, [limit, offset])).rows;
    },

    async count() {
      const sql = 'select count(*)::int as count from auth.users';
      return onlyRow((await database.query<{ count: number }>(sql)).rows).count;
    },

    async setPassword(id, encryptedPassword) {
      await database.query(
        'update auth.users set encrypted_password = $2, updated_at = now() where id = $1',
        [id, encryptedPassword],
      );
    },

    mergeMetadata: merge('raw_user_meta_data'),
    mergeAppMetadata: merge('raw_app_meta_data'),

    async mark(id, moment) {
      const value = onlyOnce.has(moment) ? `coalesce(${moment}, now())` : 'now()';
      await database.query(
        `update auth.users set ${moment} = ${value}, updated_at = now() where id = $1`,
        [id],
      );
    },
  };
}

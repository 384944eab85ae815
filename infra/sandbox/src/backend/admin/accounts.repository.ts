import type { Queryable } from '../../database.ts';

type Contact = 'email' | 'phone';

export interface Accounts {
  /** Whoever else locks the account waits until this transaction ends. */
  readonly lock: (id: string) => Promise<void>;
  /** Replaces an address or number without asking anybody; its identity is kept in step. */
  readonly setContact: (
    id: string,
    contact: Contact,
    value: string,
    isConfirmed: boolean,
  ) => Promise<void>;
  readonly setRole: (id: string, role: string) => Promise<void>;
  /** Bans for so many milliseconds from now; 0 lifts a ban. */
  readonly ban: (id: string, milliseconds: number) => Promise<void>;
  /** Everything that belongs to the account goes with it. */
  readonly remove: (id: string) => Promise<void>;
  /** Keeps the row, and nothing by which the person could be known or could come in again. */
  readonly removeSoftly: (id: string) => Promise<void>;
}

const CONTACT = (contact: Contact) => `
  with changed as (
    update auth.users
    set ${contact} = $2, is_anonymous = is_anonymous and not $3::boolean, updated_at = now()
    where id = $1 returning id, ${contact} as value)
  insert into auth.identities (user_id, provider, provider_id, identity_data)
  select id, '${contact}', id::text, jsonb_build_object('sub', id, '${contact}', value,
      'email_verified', '${contact}' = 'email' and $3, 'phone_verified', '${contact}' = 'phone' and $3)
  from changed
  on conflict (provider, provider_id) do update
    set identity_data = identities.identity_data
          || jsonb_build_object('${contact}', $2::text, '${contact}_verified', $3::boolean),
        updated_at = now()`;

/** What the hosted service puts in the place of an address, number or name of a provider. */
const unreadable = (id: string, value: string) =>
  `translate(encode(sha256(convert_to(${id}::text || ${value}, 'UTF8')), 'base64'), '+/=', '-_')`;

const SOFTLY = [
  `update auth.users set email = ${unreadable('id', 'email')},
     phone = left(${unreadable('id', 'phone')}, 15), encrypted_password = null, new_email = null,
     new_phone = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = now(),
     updated_at = now()
   where id = $1 and deleted_at is null`,
  `update auth.identities set identity_data = '{}', updated_at = now(),
     provider_id = ${unreadable('user_id', 'provider_id')}
   where user_id = $1`,
  'delete from auth.sessions where user_id = $1',
  'delete from auth.mfa_factors where user_id = $1',
  'delete from auth.one_time_tokens where user_id = $1',
];

/** What only an administrator does to an account. Must run in a transaction. */
export function createAccounts(database: Queryable): Accounts {
  const run = async (sql: string, values: unknown[]) => {
    await database.query(sql, values);
  };
  return {
    lock: (id) => run('select from auth.users where id = $1 for update', [id]),

    setContact: (id, contact, value, isConfirmed) =>
      run(CONTACT(contact), [id, value, isConfirmed]),

    setRole: (id, role) =>
      run('update auth.users set role = $2, updated_at = now() where id = $1', [id, role]),

    ban: (id, milliseconds) =>
      run(
        `update auth.users set updated_at = now(),
           banned_until = case when $2::float8 <> 0 then now() + $2 * interval '1 millisecond' end
         where id = $1`,
        [id, milliseconds],
      ),

    remove: (id) => run('delete from auth.users where id = $1', [id]),

    async removeSoftly(id) {
      for (const sql of SOFTLY) await run(sql, [id]);
    },
  };
}

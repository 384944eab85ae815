import type { Queryable } from '../database.ts';
import { AuthError } from './auth-error.ts';

type Contact = 'email' | 'phone';

export interface UserChanges {
  /** Confirms what the account has; a confirmation keeps its first moment. */
  readonly confirm: (id: string, contact: Contact) => Promise<void>;
  /** Remembers an address or number that is not confirmed yet. */
  readonly want: (id: string, contact: Contact, value: string) => Promise<void>;
  /**
   * Counts the first of the two mailboxes that must agree to a new address. Answers `false` when
   * it agreed before, or when there is no old mailbox to ask.
   */
  readonly agreeOnce: (id: string) => Promise<boolean>;
  /** Makes the wanted address or number the account's own. Throws when somebody else has it by now. */
  readonly take: (id: string, contact: Contact) => Promise<void>;
}

const wants = {
  email: 'new_email = $2, email_change_sent_at = now(), email_change_confirm_status = 0',
  phone: 'new_phone = $2, phone_change_sent_at = now()',
} as const;

const takes = {
  email: `email = coalesce(new_email, email), new_email = null, email_change_confirm_status = 0,
    email_confirmed_at = now()`,
  phone: 'phone = coalesce(new_phone, phone), new_phone = null, phone_confirmed_at = now()',
} as const;

// `$2` is the contact's name, which is also the provider's.
const PROVIDERS = `raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
    'provider', coalesce(raw_app_meta_data -> 'provider', to_jsonb($2::text)),
    'providers', case when raw_app_meta_data -> 'providers' ? $2 then raw_app_meta_data -> 'providers'
      else coalesce(raw_app_meta_data -> 'providers', '[]') || to_jsonb($2::text) end)`;

const IDENTITY = `
  insert into auth.identities (user_id, provider, provider_id, identity_data)
  select id, $2::text, id::text, jsonb_build_object('sub', id, $2::text, value,
      'email_verified', $2 = 'email', 'phone_verified', $2 = 'phone')
  from changed
  on conflict (provider, provider_id) do update
    set identity_data = identities.identity_data || jsonb_build_object(
          $2::text, excluded.identity_data -> $2, $2 || '_verified', true),
        updated_at = now()`;

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** What changes how an account is reached; its identities are kept in step. */
export const createUserChanges = (database: Queryable): UserChanges => ({
  async confirm(id, contact) {
    await database.query(
      `with changed as (
         update auth.users
         set ${contact}_confirmed_at = coalesce(${contact}_confirmed_at, now()), updated_at = now()
         where id = $1 and ${contact} is not null returning id, ${contact} as value)
       ${IDENTITY}`,
      [id, contact],
    );
  },

  async want(id, contact, value) {
    await database.query(
      `update auth.users set ${wants[contact]}, updated_at = now() where id = $1`,
      [id, value],
    );
  },

  async agreeOnce(id) {
    const { rowCount } = await database.query(
      `update auth.users set email_change_confirm_status = 1, updated_at = now()
       where id = $1 and email_change_confirm_status = 0 and email is not null`,
      [id],
    );
    return rowCount === 1;
  },

  async take(id, contact) {
    try {
      await database.query(
        `with changed as (
           update auth.users set ${takes[contact]}, ${PROVIDERS}, is_anonymous = false,
             updated_at = now()
           where id = $1 returning id, ${contact} as value)
         ${IDENTITY}`,
        [id, contact],
      );
    } catch (error) {
      throw isTaken(error) ? new AuthError(`${contact}_exists`) : error;
    }
  },
});

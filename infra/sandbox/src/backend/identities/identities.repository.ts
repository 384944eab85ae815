import type { Queryable } from '../../database.ts';

export interface Identities {
  /** What hangs on the identity goes with it: the phone number, or the e-mail address if no other has it. */
  readonly remove: (userId: string, identityId: string, provider: string) => Promise<void>;
}

const UNCONFIRM_PHONE = `
  update auth.users set phone = null, phone_confirmed_at = null, updated_at = now() where id = $1`;

const EMAIL_FROM_IDENTITIES = `
  update auth.users set updated_at = now(),
    email = (select email from auth.identities where user_id = $1 and email is not null
             order by email = lower(users.email) desc, created_at limit 1)
  where id = $1`;

const PROVIDERS = `
  update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
    'provider', (select provider from auth.identities where user_id = $1 order by created_at, provider limit 1),
    'providers', (select jsonb_agg(provider order by created_at, provider) from auth.identities where user_id = $1))
  where id = $1`;

/** How accounts are known to providers. Must run in a transaction. */
export const createIdentities = (database: Queryable): Identities => ({
  async remove(userId, identityId, provider) {
    await database.query('delete from auth.identities where user_id = $1 and id = $2', [
      userId,
      identityId,
    ]);
    await database.query(provider === 'phone' ? UNCONFIRM_PHONE : EMAIL_FROM_IDENTITIES, [userId]);
    await database.query(PROVIDERS, [userId]);
  },
});

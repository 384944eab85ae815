const IDENTITIES = `select jsonb_agg(jsonb_build_object(
    'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'provider', i.provider,
    'identity_data', i.identity_data, 'email', i.email, 'last_sign_in_at', i.last_sign_in_at,
    'created_at', i.created_at, 'updated_at', i.updated_at) order by i.created_at)
  from auth.identities i where i.user_id = users.id`;

const FACTORS = `select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
    'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at,
    'last_challenged_at', f.last_challenged_at)) order by f.created_at)
  from auth.mfa_factors f where f.user_id = users.id`;

/** What a `User` is made of, read from `auth.users`. */
export const USER_COLUMNS = `id, role, email, phone, encrypted_password as "encryptedPassword",
  email_confirmed_at as "confirmedAt", phone_confirmed_at as "phoneConfirmedAt",
  confirmation_sent_at as "confirmationSentAt", recovery_sent_at as "recoverySentAt",
  invited_at as "invitedAt", new_email as "newEmail",
  email_change_sent_at as "emailChangeSentAt", new_phone as "newPhone",
  phone_change_sent_at as "phoneChangeSentAt",
  reauthentication_sent_at as "reauthenticationSentAt", last_sign_in_at as "lastSignInAt",
  banned_until as "bannedUntil", deleted_at as "deletedAt", is_anonymous as "isAnonymous",
  raw_app_meta_data as "appMetadata", raw_user_meta_data as "userMetadata",
  created_at as "createdAt", updated_at as "updatedAt",
  coalesce((${IDENTITIES}), '[]') as identities, coalesce((${FACTORS}), '[]') as factors`;

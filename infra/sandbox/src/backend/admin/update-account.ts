import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { checkPassword } from '../sign-in/passwords.ts';
import { describeUser, type User } from '../users.ts';
import type { AccountAttributes } from './admin.schemas.ts';
import { readBan } from './durations.ts';

async function checkFree({ users }: AuthContext, user: User, { email, phone }: AccountAttributes) {
  const isOther = (found: User | null) => found !== null && found.id !== user.id;
  if (email && isOther(await users.find({ email }))) throw new AuthError('email_exists');
  if (phone && isOther(await users.find({ phone }))) {
    throw new AuthError('phone_exists', 'Phone number already registered by another user');
  }
}

async function changeContacts(
  { accounts, userChanges }: AuthContext,
  id: string,
  { email, phone, email_confirm, phone_confirm }: AccountAttributes,
) {
  if (email) await accounts.setContact(id, 'email', email, Boolean(email_confirm));
  if (phone) await accounts.setContact(id, 'phone', phone, Boolean(phone_confirm));
  if (email_confirm) await userChanges.confirm(id, 'email');
  if (phone_confirm) await userChanges.confirm(id, 'phone');
}

async function changeRest(
  { accounts, users }: AuthContext,
  id: string,
  { role, app_metadata, user_metadata, ban_duration }: AccountAttributes,
) {
  if (role) await accounts.setRole(id, role);
  if (app_metadata) await users.mergeAppMetadata(id, app_metadata);
  if (user_metadata) await users.mergeMetadata(id, user_metadata);
  if (ban_duration !== undefined) await accounts.ban(id, readBan(ban_duration));
}

/** Changes an account as an administrator wants it; a new password ends all its sessions. */
export async function updateAccount(
  context: AuthContext,
  user: User,
  attributes: AccountAttributes,
) {
  const { password } = attributes;
  await checkFree(context, user, attributes);
  if (typeof password === 'string') checkPassword(password, context.settings);
  const encryptedPassword = password ? await context.passwords.hash(password) : null;

  return atomically(context, async (inside) => {
    const { users, sessions, audit } = inside;
    await changeContacts(inside, user.id, attributes);
    await changeRest(inside, user.id, attributes);
    if (encryptedPassword) {
      await users.setPassword(user.id, encryptedPassword);
      await sessions.close({ id: user.id, userId: user.id }, 'global');
    }
    await audit.record('user_modified', 'service_role', { user_id: user.id });
    return describeUser((await users.find({ id: user.id })) ?? user);
  });
}

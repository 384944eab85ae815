import { z } from 'zod';
import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { describeUser } from '../users.ts';
import type { AccountAttributes } from './admin.schemas.ts';
import { readBan } from './durations.ts';
import { hashNewPassword } from './new-password.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

function readOwnId(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  if (!z.guid().safeParse(id).success) {
    throw new AuthError('validation_failed', 'ID must conform to the uuid v4 format');
  }
  if (id === NIL) throw new AuthError('validation_failed', 'ID cannot be a nil uuid');
  return id;
}

async function checkFree({ users }: AuthContext, { email, phone }: AccountAttributes) {
  if (!email && !phone) {
    const message = 'Cannot create a user without either an email or phone';
    throw new AuthError('validation_failed', message);
  }
  if (email && (await users.find({ email }))) throw new AuthError('email_exists');
  if (phone && (await users.find({ phone }))) {
    throw new AuthError('phone_exists', 'Phone number already registered by another user');
  }
}

/** Opens an account on behalf of an administrator; no mail is sent. */
export async function createAccount(context: AuthContext, attributes: AccountAttributes) {
  await checkFree(context, attributes);
  const encryptedPassword = await hashNewPassword(context.passwords, attributes);
  const id = readOwnId(attributes.id);
  const ban = attributes.ban_duration === undefined ? 0 : readBan(attributes.ban_duration);

  return atomically(context, async ({ users, accounts, audit }) => {
    const user = await users.create({
      id,
      encryptedPassword,
      email: attributes.email,
      phone: attributes.phone,
      userMetadata: attributes.user_metadata ?? {},
      appMetadata: attributes.app_metadata ?? {},
      confirmed: Boolean(attributes.email && attributes.email_confirm),
      phoneConfirmed: Boolean(attributes.phone && attributes.phone_confirm),
    });
    // The id, or what was free a moment ago.
    if (!user) throw new AuthError('unexpected_failure', 'Database error creating new user');
    if (attributes.role) await accounts.setRole(user.id, attributes.role);
    if (ban) await accounts.ban(user.id, ban);
    await audit.record('user_signedup', 'service_role', { user_id: user.id });
    return describeUser((await users.find({ id: user.id })) ?? user);
  });
}

import { randomUUID } from 'node:crypto';
import { describeUser, type User } from '../users.ts';
import type { Contact } from './register.ts';

const nothing = {
  encryptedPassword: null,
  confirmedAt: null,
  phoneConfirmedAt: null,
  recoverySentAt: null,
  invitedAt: null,
  newEmail: null,
  emailChangeSentAt: null,
  newPhone: null,
  phoneChangeSentAt: null,
  reauthenticationSentAt: null,
  lastSignInAt: null,
  bannedUntil: null,
  deletedAt: null,
} as const;

/** An account that is not there, described like one that has just been opened. */
export function lookAlike({
  email,
  phone,
  data,
}: Contact & { readonly data: Record<string, unknown> }) {
  const now = new Date();
  const id = randomUUID();
  const provider = email ? 'email' : 'phone';
  const known = email ? { email } : { phone };
  const moment = now.toISOString();
  const user: User = {
    ...nothing,
    id,
    role: 'authenticated',
    email: email ?? null,
    phone: phone ?? null,
    confirmationSentAt: now,
    isAnonymous: false,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: {
          ...data,
          sub: id,
          ...known,
          email_verified: false,
          phone_verified: false,
        },
        provider,
        last_sign_in_at: null,
        created_at: moment,
        updated_at: moment,
        email: email ?? null,
      },
    ],
    factors: [],
    appMetadata: { provider, providers: [provider] },
    userMetadata: data,
    createdAt: now,
    updatedAt: now,
  };
  return describeUser(user);
}

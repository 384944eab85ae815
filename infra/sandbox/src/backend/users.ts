/** An account, as the service handles it. */
export interface User {
  readonly id: string;
  readonly role: string;
  readonly email: string;
  readonly encryptedPassword: string;
  readonly confirmedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly appMetadata: Record<string, unknown>;
  readonly userMetadata: Record<string, unknown>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type SignInMethod = 'password' | 'otp' | 'recovery';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly method: SignInMethod;
  readonly createdAt: Date;
}

const identityOf = (user: User) => ({
  identity_id: user.id,
  id: user.id,
  user_id: user.id,
  identity_data: {
    email: user.email,
    email_verified: user.confirmedAt !== null,
    phone_verified: false,
    sub: user.id,
  },
  provider: 'email',
  last_sign_in_at: user.lastSignInAt ?? user.createdAt,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  email: user.email,
});

/** The user as clients of the protocol expect it: dates that never happened are left out. */
export const describeUser = (user: User) => ({
  id: user.id,
  aud: 'authenticated',
  role: user.role,
  email: user.email,
  phone: '',
  ...(user.confirmedAt
    ? { email_confirmed_at: user.confirmedAt, confirmed_at: user.confirmedAt }
    : {}),
  ...(user.confirmationSentAt ? { confirmation_sent_at: user.confirmationSentAt } : {}),
  ...(user.recoverySentAt ? { recovery_sent_at: user.recoverySentAt } : {}),
  ...(user.lastSignInAt ? { last_sign_in_at: user.lastSignInAt } : {}),
  app_metadata: user.appMetadata,
  user_metadata: user.userMetadata,
  identities: [identityOf(user)],
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: false,
});

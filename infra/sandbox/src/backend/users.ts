import { canonical } from './canonical.ts';

/** How an account is known to a provider, as clients of the protocol expect it. */
export interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Record<string, unknown>;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email?: string | null;
}

/** An authenticator app, without its secret. */
export interface Factor {
  readonly id: string;
  readonly friendly_name?: string;
  readonly factor_type: string;
  readonly status: 'unverified' | 'verified';
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_challenged_at?: string;
}

/** An account, as the service handles it. */
export interface User {
  readonly id: string;
  readonly role: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** `null` for an account without a password, such as an anonymous one. */
  readonly encryptedPassword: string | null;
  readonly confirmedAt: Date | null;
  readonly phoneConfirmedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly invitedAt: Date | null;
  /** The address that waits until both mailboxes have agreed to it. */
  readonly newEmail: string | null;
  readonly emailChangeSentAt: Date | null;
  /** The number that waits until its code has been entered. */
  readonly newPhone: string | null;
  readonly phoneChangeSentAt: Date | null;
  readonly reauthenticationSentAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly bannedUntil: Date | null;
  readonly deletedAt: Date | null;
  readonly isAnonymous: boolean;
  readonly appMetadata: Record<string, unknown>;
  readonly userMetadata: Record<string, unknown>;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** How somebody proved who they are, as `amr` names it. */
export type SignInMethod = 'password' | 'otp' | 'recovery' | 'anonymous' | 'totp';
export type AssuranceLevel = 'aal1' | 'aal2';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly method: SignInMethod;
  readonly createdAt: Date;
  readonly aal: AssuranceLevel;
  readonly factorId: string | null;
  /** When the second factor was shown. */
  readonly verifiedAt: Date | null;
}

/** Leaves out what never happened, as the protocol does. */
const happened = (values: Record<string, Date | string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const earliest = (...dates: readonly (Date | null)[]) =>
  dates.reduce((first, date) => (first && (!date || first <= date) ? first : date), null);

const moment = (text: string | null) => text && new Date(text).toISOString();

const describeIdentity = (identity: Identity): Identity => ({
  ...canonical(identity),
  last_sign_in_at: moment(identity.last_sign_in_at),
  created_at: new Date(identity.created_at).toISOString(),
  updated_at: new Date(identity.updated_at).toISOString(),
});

/** The user as clients of the protocol expect it: dates that never happened are left out. */
export const describeUser = (user: User) => ({
  id: user.id,
  aud: 'authenticated',
  role: user.role,
  email: user.email ?? '',
  phone: user.phone ?? '',
  ...happened({
    email_confirmed_at: user.confirmedAt,
    phone_confirmed_at: user.phoneConfirmedAt,
    confirmed_at: earliest(user.confirmedAt, user.phoneConfirmedAt),
    confirmation_sent_at: user.confirmationSentAt,
    recovery_sent_at: user.recoverySentAt,
    invited_at: user.invitedAt,
    new_email: user.newEmail,
    email_change_sent_at: user.emailChangeSentAt,
    new_phone: user.newPhone,
    phone_change_sent_at: user.phoneChangeSentAt,
    reauthentication_sent_at: user.reauthenticationSentAt,
    last_sign_in_at: user.lastSignInAt,
    banned_until: user.bannedUntil,
    deleted_at: user.deletedAt,
  }),
  app_metadata: canonical(user.appMetadata),
  user_metadata: canonical(user.userMetadata),
  identities: user.identities.map(describeIdentity),
  ...(user.factors.length > 0 ? { factors: user.factors } : {}),
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: user.isAnonymous,
});

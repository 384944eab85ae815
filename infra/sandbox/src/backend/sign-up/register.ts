import type { AuthContext } from '../auth-context.ts';
import type { User } from '../users.ts';

/** How a person is reached: an address or a number. */
export interface Contact {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

export interface Registration extends Contact {
  readonly data: Record<string, unknown>;
  readonly encryptedPassword: string | null;
}

/** Opens an account, confirmed where the settings say so; `null` when the address or number is taken. */
export const register = (
  { users, settings }: AuthContext,
  { email, phone, data, encryptedPassword }: Registration,
): Promise<User | null> =>
  users.create({
    email,
    phone,
    encryptedPassword,
    userMetadata: data,
    confirmed: Boolean(email) && settings.confirmsEmailItself,
    phoneConfirmed: Boolean(phone) && settings.confirmsPhoneItself,
  });

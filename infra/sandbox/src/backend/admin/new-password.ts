import { AuthError } from '../auth-error.ts';
import type { Passwords } from '../sign-in/passwords.ts';
import type { AccountAttributes } from './admin.schemas.ts';

const MAXIMUM_BYTES = 72; // bcrypt ignores whatever follows
const BCRYPT = /^\$2[aby]\$(0[4-9]|1\d|2[0-9]|3[01])\$[./A-Za-z0-9]{53}$/;

/**
 * The hash a new account is made with: of its password, or brought along from elsewhere.
 * `null` without either; nobody signs in with a password then.
 */
export async function hashNewPassword(
  passwords: Passwords,
  { password, password_hash: hash }: AccountAttributes,
): Promise<string | null> {
  if (typeof password === 'string' && hash) {
    const message = 'Only a password or a password hash should be provided';
    throw new AuthError('validation_failed', message);
  }
  if (hash && !BCRYPT.test(hash)) {
    throw new AuthError('validation_failed', 'Password hash must be a bcrypt hash');
  }
  if (hash) return hash;
  if (!password) return null;
  if (Buffer.byteLength(password) > MAXIMUM_BYTES) {
    const message = 'bcrypt: password length exceeds 72 bytes';
    throw new AuthError('validation_failed', message);
  }
  return passwords.hash(password);
}

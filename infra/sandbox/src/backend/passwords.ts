import { hash, verify } from '@node-rs/bcrypt';
import { AuthError } from './auth-error.ts';

const MINIMUM_CHARACTERS = 8;
const MAXIMUM_BYTES = 72; // bcrypt ignores whatever follows
const COST = 10;

// Compared with when there is no account, so that an unknown address takes as long as a known one.
const nobody = hash('no password has this hash', { cost: COST });

/** Refuses a password that is too short to be safe or too long to be kept whole. */
export function checkPassword(password: string): void {
  if (password.length < MINIMUM_CHARACTERS) throw new AuthError('weak_password');
  if (Buffer.byteLength(password) > MAXIMUM_BYTES) {
    throw new AuthError('validation_failed', 'Password cannot be longer than 72 characters');
  }
}

/** Hashes away from the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, { cost: COST });

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(password, hashed || (await nobody));
  return matches && Boolean(hashed);
}

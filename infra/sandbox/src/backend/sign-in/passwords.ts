import { hash, verify } from '@node-rs/bcrypt';
import { availableParallelism } from 'node:os';
import { AuthError } from '../auth-error.ts';
import type { AccountsSettings } from '../settings.ts';
import { createTurns } from './turns.ts';

const MAXIMUM_BYTES = 72; // bcrypt ignores whatever follows
const COST = 10;

// The pool has four threads; what signs and checks tokens there must not wait behind passwords.
const inTurn = createTurns(Math.min(availableParallelism(), 3));

// Compared with when there is no account, so that an unknown address takes as long as a known one.
const nobody = hash('no password has this hash', { cost: COST });

/** Refuses a password that is too short to be safe or too long to be kept whole. */
export function checkPassword(
  password: string,
  { minimumPasswordLength }: Pick<AccountsSettings, 'minimumPasswordLength'>,
): void {
  if (password.length < minimumPasswordLength) {
    const message = `Password should be at least ${minimumPasswordLength} characters.`;
    throw new AuthError('weak_password', message);
  }
  if (Buffer.byteLength(password) > MAXIMUM_BYTES) {
    throw new AuthError('validation_failed', 'Password cannot be longer than 72 characters');
  }
}

/** Hashes away from the main thread. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, { cost: COST }));

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  const comparable = hashed || (await nobody);
  const matches = await inTurn(() => verify(password, comparable));
  return matches && Boolean(hashed);
}

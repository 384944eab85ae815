import { hash, verify } from '@node-rs/bcrypt';
import { availableParallelism } from 'node:os';
import { AuthError } from '../auth-error.ts';
import type { AccountsSettings } from '../settings.ts';
import { createTurns } from './turns.ts';

const MAXIMUM_BYTES = 72; // bcrypt ignores whatever follows

// The pool has four threads; what signs and checks tokens there must not wait behind passwords.
const inTurn = createTurns(Math.min(availableParallelism(), 3));

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

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  readonly matches: (password: string, hashed: string | null | undefined) => Promise<boolean>;
}

/** Hashes and compares away from the main thread. */
export function createPasswords({
  passwordHashCost: cost,
}: Pick<AccountsSettings, 'passwordHashCost'>): Passwords {
  // Compared with when there is no account, so that an unknown address takes as long as a known one.
  const nobody = hash('no password has this hash', { cost });

  return {
    hash: (password) => inTurn(() => hash(password, { cost })),
    async matches(password, hashed) {
      const comparable = hashed || (await nobody);
      const isRight = await inTurn(() => verify(password, comparable));
      return isRight && Boolean(hashed);
    },
  };
}

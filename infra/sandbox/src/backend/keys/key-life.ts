import type { StoredKey } from './key-file.ts';

/** Verifiers learn of a new key before anything is signed with it. */
export const PUBLISHED_FIRST_MS = 40_000;
/** The longest life of an access token, and some minutes for clocks that differ. */
export const KEPT_AFTER_MS = 65 * 60_000;

type Aged = Pick<StoredKey, 'created_at'>;
const age = (key: Aged, now: number) => now - Date.parse(key.created_at);

/** The key to sign with: the newest that has been published for a while. Newest first, never none. */
export const chooseSigning = <Key extends Aged>(keys: readonly Key[], now: number) =>
  keys.find((key) => age(key, now) >= PUBLISHED_FIRST_MS) ?? keys.at(-1);

/** The keys whose tokens may still be valid: a key leaves when its successor is that old. */
export const keepVerifying = <Key extends Aged>(keys: readonly Key[], now: number): Key[] =>
  keys.filter((_, index) => {
    const successor = keys[index - 1];
    return !successor || age(successor, now) < KEPT_AFTER_MS;
  });

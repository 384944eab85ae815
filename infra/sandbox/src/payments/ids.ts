import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that nobody can guess. */
export const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** An identifier as the provider makes them: a prefix that tells the kind, then random text. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(length)}`;

/** The present moment as the provider writes it: seconds since 1970. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1_000);

/** The identifier of something that may or may not have been expanded. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

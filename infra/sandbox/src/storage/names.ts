import { StorageError } from './storage-error.ts';

const LONGEST_NAME_BYTES = 1_024;
const BUCKET_NAME = /^[\w!.*'() &$@=;:+,?-]{1,100}$/;
// Unicode is fine; control characters, backslashes and halves of characters are not.
const UNFIT = /[\p{Cc}\p{Cs}\\]/u;

/** Throws `InvalidKey` unless the name is a plain path: no empty part, no `.` and no `..`. */
export function requireObjectName(name: string): string {
  const isPlain = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  const fits = Buffer.byteLength(name) <= LONGEST_NAME_BYTES;
  if (!isPlain || !fits || UNFIT.test(name)) {
    throw new StorageError('InvalidKey', `Invalid key: ${name.replace(/[\p{Cc}\p{Cs}]/gu, '?')}`);
  }
  return name;
}

/** Throws `InvalidBucketName` unless buckets may be called so. */
export function requireBucketName(name: string): string {
  if (!BUCKET_NAME.test(name) || name.trim() !== name) throw new StorageError('InvalidBucketName');
  return name;
}

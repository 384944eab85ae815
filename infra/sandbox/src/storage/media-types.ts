import { StorageError } from './storage-error.ts';

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/(?:[\w!#$&^.+-]+|\*)$/;

/** `audio/webm;codecs=opus` is `audio/webm`. */
const essenceOf = (mediaType: string) => mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isMediaTypePattern = (pattern: string): boolean => MEDIA_TYPE.test(pattern);

/** Throws `InvalidMimeType` unless one of the patterns, such as `audio/*`, covers the type. */
export function requireAllowedType(mediaType: string, patterns: readonly string[] | null): void {
  if (!patterns || patterns.length === 0) return;
  const essence = essenceOf(mediaType);
  const [family] = essence.split('/', 1);
  const isAllowed = patterns.some((pattern) => pattern === essence || pattern === `${family}/*`);
  if (!MEDIA_TYPE.test(essence) || !isAllowed) {
    throw new StorageError('InvalidMimeType', `mime type ${mediaType} is not supported`);
  }
}

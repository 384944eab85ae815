import { StorageError } from './storage-error.ts';

const UNITS = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 } as const;

/** Bytes of `1024`, `'500KB'` or `'2.5 MB'`, as clients write limits; throws on anything else. */
export function parseFileSize(size: number | string): number {
  const [, number, unit = 'b'] = /^(\d+(?:\.\d+)?)\s*(gb|mb|kb|b)?$/i.exec(String(size)) ?? [];
  const factor = UNITS[unit.toLowerCase() as keyof typeof UNITS];
  if (number === undefined) {
    throw new StorageError(
      'InvalidRequest',
      'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
    );
  }
  return Math.floor(Number(number) * factor);
}

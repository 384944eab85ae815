import type { Pool } from 'pg';
import { type Bucket, findBucket } from './buckets.repository.ts';
import type { Files } from './files.ts';
import type { StorageSettings } from './settings.ts';
import { StorageError } from './storage-error.ts';
import type { UrlSignatures } from './url-signatures.ts';

/** What every use case of the storage service works with. */
export interface StorageContext {
  readonly pool: Pool;
  readonly files: Files;
  readonly signatures: UrlSignatures;
  readonly settings: StorageSettings;
}

/** The bucket, whoever asks: that it exists is no secret. Throws `NoSuchBucket`. */
export async function requireBucket({ pool }: StorageContext, id: string): Promise<Bucket> {
  const bucket = await findBucket(pool, id);
  if (!bucket) throw new StorageError('NoSuchBucket');
  return bucket;
}

/** Bytes that an object of this bucket may have. */
export const sizeLimitOf = ({ settings }: StorageContext, { file_size_limit: own }: Bucket) =>
  own === null ? settings.fileSizeLimit : Math.min(own, settings.fileSizeLimit);

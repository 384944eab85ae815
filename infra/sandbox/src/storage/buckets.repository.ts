import type { Queryable } from '../database.ts';

export interface Bucket {
  readonly id: string;
  /** Bytes; `null` when only the limit of the service applies. */
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
}

export interface BucketSettings {
  readonly file_size_limit?: number | null | undefined;
  readonly allowed_mime_types?: readonly string[] | null | undefined;
}

export interface BucketPage {
  readonly limit: number;
  readonly offset: number;
  readonly search: string;
  readonly sortColumn: 'id' | 'name' | 'created_at' | 'updated_at';
  readonly sortOrder: 'asc' | 'desc';
}

const COLUMNS = `id, name, coalesce(owner_id, '') as owner, public, 'STANDARD' as type,
  file_size_limit::float8, allowed_mime_types, created_at, updated_at`;

/** The bucket, or `null` when there is none that this client may see. */
export async function findBucket(database: Queryable, id: string): Promise<Bucket | null> {
  const { rows } = await database.query<Bucket>(
    `select ${COLUMNS} from storage.buckets where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Buckets whose name contains `search`, in the order that is asked for. */
export async function listBuckets(database: Queryable, page: BucketPage): Promise<Bucket[]> {
  const { rows } = await database.query<Bucket>(
    `select ${COLUMNS} from storage.buckets where strpos(lower(name), lower($1)) > 0
     order by ${page.sortColumn} ${page.sortOrder} limit $2 offset $3`,
    [page.search, page.limit, page.offset],
  );
  return rows;
}

/** Makes a private bucket. */
export async function insertBucket(database: Queryable, id: string, settings: BucketSettings) {
  await database.query(
    `insert into storage.buckets (id, name, file_size_limit, allowed_mime_types)
     values ($1, $1, $2, $3)`,
    [id, settings.file_size_limit ?? null, settings.allowed_mime_types ?? null],
  );
}

/** Changes what is given and leaves what is not; `null` takes a limit away. */
export async function updateBucket(database: Queryable, id: string, settings: BucketSettings) {
  const { file_size_limit: size, allowed_mime_types: types } = settings;
  await database.query(
    `update storage.buckets set updated_at = now(),
       file_size_limit = case when $2 then $3::bigint else file_size_limit end,
       allowed_mime_types = case when $4 then $5::text[] else allowed_mime_types end
     where id = $1`,
    [id, size !== undefined, size ?? null, types !== undefined, types ?? null],
  );
}

/** Answers `false` while the bucket holds objects. */
export async function deleteBucket(database: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `delete from storage.buckets where id = $1
       and not exists (select from storage.objects where bucket_id = $1)`,
    [id],
  );
  return rowCount === 1;
}

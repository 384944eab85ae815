import { onlyRow, type Queryable } from '../database.ts';

/** What is known of an object's bytes, in the words of the hosted service. */
export interface ObjectMetadata {
  readonly eTag: string;
  /** Bytes. */
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  /** ISO 8601. */
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: number;
  readonly contentEncoding?: string;
}

export interface StoredObject {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly version: string;
  readonly metadata: ObjectMetadata;
  readonly user_metadata: Readonly<Record<string, unknown>> | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ObjectPath {
  readonly bucketId: string;
  readonly name: string;
}

export interface NewObject extends ObjectPath {
  readonly ownerId: string | null;
  readonly version: string;
  readonly metadata: ObjectMetadata | null;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

/** The object, or `null` when there is none that this client may see. */
export async function findObject(
  database: Queryable,
  { bucketId, name }: ObjectPath,
): Promise<StoredObject | null> {
  const { rows } = await database.query<StoredObject>(
    'select * from storage.objects where bucket_id = $1 and name = $2',
    [bucketId, name],
  );
  return rows[0] ?? null;
}

/** Adds the object, in place of one of the same name if `upsert` allows it. */
export async function putObject(
  database: Queryable,
  object: NewObject,
  upsert: boolean,
): Promise<{ id: string }> {
  const { rows } = await database.query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
     values ($1, $2, $3::uuid, $4, $5, $6, $7)
     ${upsert ? REPLACE : ''} returning id`,
    [
      object.bucketId,
      object.name,
      object.ownerId,
      object.ownerId,
      object.version,
      object.metadata,
      object.userMetadata,
    ],
  );
  return onlyRow(rows);
}

const REPLACE = `on conflict (bucket_id, name) do update set
  owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
  metadata = excluded.metadata, user_metadata = excluded.user_metadata,
  updated_at = now(), last_accessed_at = now()`;

/** Whoever else wants to put an object of this name waits until the transaction ends. */
export async function lockName(database: Queryable, { bucketId, name }: ObjectPath) {
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `storage:${bucketId}/${name}`,
  ]);
}

/** Gives the object another name or bucket; its bytes stay where they are. `null`: no such object. */
export async function renameObject(
  database: Queryable,
  from: ObjectPath,
  to: ObjectPath,
): Promise<{ id: string } | null> {
  const { rows } = await database.query<{ id: string }>(
    `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
     where bucket_id = $1 and name = $2 returning id`,
    [from.bucketId, from.name, to.bucketId, to.name],
  );
  return rows[0] ?? null;
}

/** Removes those of the named objects that this client may remove, all when none is named. */
export async function deleteObjects(
  database: Queryable,
  bucketId: string,
  names: readonly string[] | null,
): Promise<StoredObject[]> {
  const { rows } = await database.query<StoredObject>(
    `delete from storage.objects where bucket_id = $1 and ($2::text[] is null or name = any($2))
     returning *`,
    [bucketId, names],
  );
  return rows;
}

/** Those of the names that exist and that this client may see. */
export async function visibleNames(
  database: Queryable,
  bucketId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any($2)',
    [bucketId, names],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Those of the versions that belong to an object. */
export async function knownVersions(
  database: Queryable,
  versions: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.query<{ version: string }>(
    'select version from storage.objects where version = any($1)',
    [versions],
  );
  return new Set(rows.map(({ version }) => version));
}

import { asCaller } from './as-caller.ts';
import type { Caller } from './callers.ts';
import { requireAllowedType } from './media-types.ts';
import { requireObjectName } from './names.ts';
import {
  findObject,
  type ObjectMetadata,
  type ObjectPath,
  renameObject,
  type StoredObject,
} from './objects.repository.ts';
import { requireBucket, sizeLimitOf, type StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';
import { replaceObject, requireMayStore } from './store-object.ts';
import { ownerOf } from './upload.routes.ts';

export interface CopyRequest {
  readonly from: ObjectPath;
  readonly to: ObjectPath;
  readonly upsert: boolean;
  /** What the copy has of its own instead of the original's; `null`: nothing. */
  readonly changes: Partial<Pick<ObjectMetadata, 'cacheControl' | 'mimetype'>> | null;
}

/** Makes a second object of the same bytes. */
export async function copyObject(
  context: StorageContext,
  caller: Caller,
  { from, to, upsert, changes }: CopyRequest,
): Promise<{ id: string }> {
  const { version, metadata: original, user_metadata } = await requireObject(context, caller, from);
  const metadata = { ...original, ...changes, lastModified: new Date().toISOString() };
  await requireFits(context, to, metadata);
  const put = { ...to, caller, ownerId: ownerOf(caller), upsert };
  await requireMayStore(context, put);
  const copy = await context.files.copy(version).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new StorageError('NoSuchKey') : error;
  });
  const userMetadata = changes ? null : user_metadata;
  return replaceObject(context, put, { version: copy, metadata, userMetadata });
}

/** Gives an object another name. */
export async function moveObject(
  context: StorageContext,
  caller: Caller,
  from: ObjectPath,
  to: ObjectPath,
): Promise<{ id: string }> {
  requireObjectName(to.name);
  const { metadata } = await requireObject(context, caller, from);
  if (to.bucketId !== from.bucketId) await requireFits(context, to, metadata);
  const moved = await asCaller(context.pool, caller, (client) => renameObject(client, from, to));
  if (!moved) throw new StorageError('NoSuchKey');
  return moved;
}

async function requireObject(
  context: StorageContext,
  caller: Caller,
  path: ObjectPath,
): Promise<StoredObject> {
  await requireBucket(context, path.bucketId);
  const object = await asCaller(context.pool, caller, (client) => findObject(client, path));
  if (!object) throw new StorageError('NoSuchKey');
  return object;
}

/** A bucket's limits hold whichever way an object comes. */
async function requireFits(
  context: StorageContext,
  to: ObjectPath,
  { size, mimetype }: ObjectMetadata,
) {
  const bucket = await requireBucket(context, to.bucketId);
  if (size > sizeLimitOf(context, bucket)) throw new StorageError('EntityTooLarge');
  requireAllowedType(mimetype, bucket.allowed_mime_types);
}

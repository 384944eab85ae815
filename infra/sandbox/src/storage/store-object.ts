import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { asCaller, tryOut } from './as-caller.ts';
import type { Caller } from './callers.ts';
import { type IncomingObject, readIncoming } from './incoming-object.ts';
import { requireAllowedType } from './media-types.ts';
import { requireObjectName } from './names.ts';
import {
  findObject,
  lockName,
  type NewObject,
  type ObjectMetadata,
  type ObjectPath,
  putObject,
} from './objects.repository.ts';
import { requireBucket, sizeLimitOf, type StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

/** Bytes of a refused upload that are still read; whoever sends more loses the connection. */
const READ_IN_VAIN = 100 * 1_024 * 1_024;

export interface PutRequest extends ObjectPath {
  readonly caller: Caller;
  readonly ownerId: string | null;
  /** Whether an object of this name may be there already. */
  readonly upsert: boolean;
}

/** Throws what storing the object would be refused with. */
export async function requireMayStore(context: StorageContext, put: PutRequest): Promise<void> {
  const { bucketId, ownerId } = put;
  const name = requireObjectName(put.name);
  const empty = { version: randomUUID(), metadata: null, userMetadata: null };
  await tryOut(context.pool, put.caller, (client) =>
    putObject(client, { bucketId, name, ownerId, ...empty }, put.upsert),
  );
}

/** Stores the bytes of a request; an upload that breaks off leaves neither a row nor a file. */
export async function storeUpload(
  context: StorageContext,
  put: PutRequest,
  request: FastifyRequest,
): Promise<{ id: string }> {
  let body: Readable = request.raw;
  try {
    requireObjectName(put.name);
    const bucket = await requireBucket(context, put.bucketId);
    await requireMayStore(context, put);
    const limit = sizeLimitOf(context, bucket);
    if (!request.isMultipart()) requireFittingLength(request, limit);
    const incoming = await readIncoming(request, limit);
    body = incoming.body;
    requireAllowedType(incoming.mimetype, bucket.allowed_mime_types);
    return await receive(context, put, incoming, limit);
  } catch (error) {
    drain(body, request);
    throw error;
  }
}

async function receive(
  context: StorageContext,
  put: PutRequest,
  incoming: IncomingObject,
  limit: number,
) {
  const { version, size, eTag } = await context.files.receive(incoming.body, limit);
  const { mimetype, cacheControl, contentEncoding, userMetadata } = incoming;
  const metadata: ObjectMetadata = {
    eTag,
    size,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
    ...(contentEncoding ? { contentEncoding } : {}),
  };
  return replaceObject(context, put, { version, metadata, userMetadata });
}

/** Puts stored bytes under a name and removes those they replace; refused bytes are removed instead. */
export async function replaceObject(
  { pool, files }: StorageContext,
  put: PutRequest,
  content: Pick<NewObject, 'version' | 'metadata' | 'userMetadata'>,
): Promise<{ id: string }> {
  try {
    const { id, previous } = await asCaller(pool, put.caller, async (client) => {
      await lockName(client, put);
      const found = put.upsert ? await findObject(client, put) : null;
      return { ...(await putObject(client, { ...put, ...content }, put.upsert)), previous: found };
    });
    if (previous) await files.remove([previous.version]);
    return { id };
  } catch (error) {
    // Without a refusal the row may be there all the same; the next start knows.
    if (error instanceof StorageError) await files.remove([content.version]);
    throw error;
  }
}

function requireFittingLength({ headers }: FastifyRequest, limit: number) {
  if (Number(headers['content-length'] ?? 0) > limit) throw new StorageError('EntityTooLarge');
}

/** What is left of a refused body is read, or the next request on its connection would wait behind it. */
function drain(body: Readable, { raw }: FastifyRequest) {
  let left = READ_IN_VAIN;
  body.on('error', () => undefined);
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.socket.destroy();
  });
}

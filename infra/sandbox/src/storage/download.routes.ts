import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asCaller } from './as-caller.ts';
import { readInput, readPath } from './input.ts';
import { findObject, type StoredObject } from './objects.repository.ts';
import { sendObject } from './send-object.ts';
import { requireBucket, type StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

export const downloadQuerySchema = z.object({ download: z.string().optional() });

/** Reading objects with the rights of the caller. */
export const downloadRoutes: FastifyPluginAsync<{ context: StorageContext }> = async (
  app,
  { context },
) => {
  async function find({ caller, params }: FastifyRequest): Promise<StoredObject | null> {
    const path = readPath(params);
    await requireBucket(context, path.bucketId);
    return asCaller(context.pool, caller, (client) => findObject(client, path));
  }

  for (const folder of ['/object', '/object/authenticated']) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${folder}/:bucket/*`,
      handler: async (request, reply) => {
        const { download } = readInput(downloadQuerySchema, request.query);
        return sendObject(context, () => find(request), request, reply, { download });
      },
    });
  }

  for (const folder of ['/object/info', '/object/info/authenticated']) {
    app.route({
      method: 'GET',
      url: `${folder}/:bucket/*`,
      handler: async (request) => {
        const object = await find(request);
        if (!object) throw new StorageError('NoSuchKey');
        return describe(object);
      },
    });
  }

  // No bucket is public.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/object/public/:bucket/*',
    handler: () => Promise.reject(new StorageError('NoSuchBucket')),
  });
};

/** What `info` tells; `metadata` is the client's own. */
const describe = (object: StoredObject) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: object.bucket_id,
  size: object.metadata.size,
  content_type: object.metadata.mimetype,
  cache_control: object.metadata.cacheControl,
  content_encoding: object.metadata.contentEncoding ?? null,
  etag: object.metadata.eTag,
  metadata: object.user_metadata,
  last_modified: object.updated_at,
  created_at: object.created_at,
});

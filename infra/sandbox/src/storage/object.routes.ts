import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { asCaller } from './as-caller.ts';
import { copyObject, moveObject } from './copy-object.ts';
import { bucketParametersSchema, readInput, readPath } from './input.ts';
import { listObjects, listPage, listPageSchema, listSchema } from './listing.ts';
import { deleteObjects } from './objects.repository.ts';
import { requireBucket, type StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';
import { wantsUpsert } from './upload.routes.ts';

// Strict: a version that is asked for is refused, not ignored.
const moveSchema = z.strictObject({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
});
const copySchema = moveSchema.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({ cacheControl: z.string().exactOptional(), mimetype: z.string().exactOptional() })
    .default({}),
});
const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1_000) });

const endsOf = (body: z.output<typeof moveSchema>) => ({
  from: { bucketId: body.bucketId, name: body.sourceKey },
  to: { bucketId: body.destinationBucket ?? body.bucketId, name: body.destinationKey },
});

/** Moving, copying, removing and listing objects with the rights of the caller. */
export const objectRoutes: FastifyPluginAsync<{ context: StorageContext }> = async (
  app,
  { context },
) => {
  const { pool, files } = context;

  app.route({
    method: 'POST',
    url: '/object/move',
    handler: async ({ body, caller }) => {
      const { from, to } = endsOf(readInput(moveSchema, body));
      const { id } = await moveObject(context, caller, from, to);
      return { message: 'Successfully moved', Id: id, Key: `${to.bucketId}/${to.name}` };
    },
  });

  app.route({
    method: 'POST',
    url: '/object/copy',
    handler: async (request) => {
      const { copyMetadata, metadata, ...rest } = readInput(copySchema, request.body);
      const { from, to } = endsOf(rest);
      const { id } = await copyObject(context, request.caller, {
        from,
        to,
        upsert: wantsUpsert(request),
        changes: copyMetadata ? null : metadata,
      });
      return { Id: id, Key: `${to.bucketId}/${to.name}` };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/object/:bucket',
    handler: async ({ body, caller, params }) => {
      const { bucket } = readInput(bucketParametersSchema, params);
      const { prefixes } = readInput(removeSchema, body);
      await requireBucket(context, bucket);
      const removed = await asCaller(pool, caller, (client) =>
        deleteObjects(client, bucket, prefixes),
      );
      await files.remove(removed.map(({ version }) => version));
      return removed;
    },
  });

  app.route({
    method: 'DELETE',
    url: '/object/:bucket/*',
    handler: async ({ caller, params }) => {
      const { bucketId, name } = readPath(params);
      await requireBucket(context, bucketId);
      const removed = await asCaller(pool, caller, (client) =>
        deleteObjects(client, bucketId, [name]),
      );
      if (removed.length === 0) throw new StorageError('NoSuchKey');
      await files.remove(removed.map(({ version }) => version));
      return { message: 'Successfully deleted' };
    },
  });

  app.route({
    method: 'POST',
    url: '/object/list/:bucket',
    handler: async ({ body, caller, params }) => {
      const { bucket } = readInput(bucketParametersSchema, params);
      const request = readInput(listSchema, body);
      return asCaller(pool, caller, (client) => listObjects(client, bucket, request));
    },
  });

  app.route({
    method: 'POST',
    url: '/object/list-v2/:bucket',
    handler: async ({ body, caller, params }) => {
      const { bucket } = readInput(bucketParametersSchema, params);
      const request = readInput(listPageSchema, body);
      return asCaller(pool, caller, (client) => listPage(client, bucket, request));
    },
  });
};

import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { asCaller } from './as-caller.ts';
import {
  deleteBucket,
  findBucket,
  insertBucket,
  listBuckets,
  updateBucket,
} from './buckets.repository.ts';
import type { Caller } from './callers.ts';
import { parseFileSize } from './file-size.ts';
import { bucketParametersSchema, readInput } from './input.ts';
import { isMediaTypePattern } from './media-types.ts';
import { requireBucketName } from './names.ts';
import { deleteObjects } from './objects.repository.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

const settingsSchema = z.object({
  public: z.literal(false, 'Public buckets are not available').optional(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z
    .array(z.string().toLowerCase().refine(isMediaTypePattern, 'is not a mime type'))
    .nullish(),
});
const newBucketSchema = settingsSchema.extend({ id: z.string().optional(), name: z.string() });
const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

/** Buckets, for the holder of the secret key: nobody else has the right to see one. */
export const bucketRoutes: FastifyPluginAsync<{ context: StorageContext }> = async (
  app,
  { context },
) => {
  const { pool, files } = context;

  function limitsOf(settings: z.output<typeof settingsSchema>) {
    const { file_size_limit: given, allowed_mime_types } = settings;
    const file_size_limit = given === undefined || given === null ? given : parseFileSize(given);
    if (typeof file_size_limit === 'number' && file_size_limit > context.settings.fileSizeLimit) {
      throw new StorageError('EntityTooLarge');
    }
    return { file_size_limit, allowed_mime_types };
  }

  async function find(caller: Caller, params: unknown) {
    const { bucket: id } = readInput(bucketParametersSchema, params);
    const bucket = await asCaller(pool, caller, (client) => findBucket(client, id));
    if (!bucket) throw new StorageError('NoSuchBucket');
    return bucket;
  }

  app.route({
    method: 'POST',
    url: '/bucket',
    handler: async ({ body, caller }) => {
      const { id, name, ...settings } = readInput(newBucketSchema, body);
      const bucketId = requireBucketName(id ?? name);
      await asCaller(pool, caller, (client) => insertBucket(client, bucketId, limitsOf(settings)));
      return { name: bucketId };
    },
  });

  app.route({
    method: 'GET',
    url: '/bucket',
    handler: ({ caller, query }) => {
      const page = readInput(pageSchema, query);
      return asCaller(pool, caller, (client) => listBuckets(client, page));
    },
  });

  app.route({
    method: 'GET',
    url: '/bucket/:bucket',
    handler: ({ caller, params }) => find(caller, params),
  });

  app.route({
    method: 'PUT',
    url: '/bucket/:bucket',
    handler: async ({ body, caller, params }) => {
      const { id } = await find(caller, params);
      const settings = limitsOf(readInput(settingsSchema, body));
      await asCaller(pool, caller, (client) => updateBucket(client, id, settings));
      return { message: 'Successfully updated' };
    },
  });

  app.route({
    method: 'POST',
    url: '/bucket/:bucket/empty',
    handler: async ({ caller, params }) => {
      const { id } = await find(caller, params);
      const removed = await asCaller(pool, caller, (client) => deleteObjects(client, id, null));
      await files.remove(removed.map(({ version }) => version));
      return { message: 'Empty bucket has been queued. Completion may take up to an hour.' };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/bucket/:bucket',
    handler: async ({ caller, params }) => {
      const { id } = await find(caller, params);
      const isGone = await asCaller(pool, caller, (client) => deleteBucket(client, id));
      if (!isGone) throw new StorageError('BucketNotEmpty');
      return { message: 'Successfully deleted' };
    },
  });
};

import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { asCaller } from './as-caller.ts';
import { SERVICE } from './callers.ts';
import { downloadQuerySchema } from './download.routes.ts';
import { bucketParametersSchema, readInput, readPath } from './input.ts';
import { findObject, type ObjectPath, visibleNames } from './objects.repository.ts';
import { sendObject } from './send-object.ts';
import { requireBucket, type StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';
import { requireMayStore, storeUpload } from './store-object.ts';
import { fileBodies, ownerOf, wantsUpsert } from './upload.routes.ts';

const UPLOAD_URL_SECONDS = 2 * 3_600;

const expiresIn = z.int().min(1);
// Strict: a transformation or a version that is asked for is refused, not ignored.
const signSchema = z.strictObject({ expiresIn });
const signManySchema = z.strictObject({ expiresIn, paths: z.array(z.string()).min(1).max(1_000) });
const tokenSchema = downloadQuerySchema.extend({ token: z.string() });

const urlOf = ({ bucketId, name }: ObjectPath) => `${bucketId}/${name}`;

/** Making URLs that work without a key for as long as they say; the caller must have the right himself. */
export const signingRoutes: FastifyPluginAsync<{ context: StorageContext }> = async (
  app,
  { context },
) => {
  const { pool, signatures } = context;
  const signDownload = async (path: ObjectPath, seconds: number) => {
    const url = urlOf(path);
    return `/object/sign/${url}?token=${await signatures.sign('download', { url }, seconds)}`;
  };

  app.route({
    method: 'POST',
    url: '/object/sign/:bucket/*',
    handler: async ({ body, caller, params }) => {
      const path = readPath(params);
      const { expiresIn: seconds } = readInput(signSchema, body);
      await requireBucket(context, path.bucketId);
      const object = await asCaller(pool, caller, (client) => findObject(client, path));
      if (!object) throw new StorageError('NoSuchKey');
      return { signedURL: await signDownload(path, seconds) };
    },
  });

  app.route({
    method: 'POST',
    url: '/object/sign/:bucket',
    handler: async ({ body, caller, params }) => {
      const { bucket: bucketId } = readInput(bucketParametersSchema, params);
      const { expiresIn: seconds, paths } = readInput(signManySchema, body);
      await requireBucket(context, bucketId);
      const seen = await asCaller(pool, caller, (client) => visibleNames(client, bucketId, paths));
      const sign = async (name: string) =>
        seen.has(name)
          ? { error: null, path: name, signedURL: await signDownload({ bucketId, name }, seconds) }
          : { error: NOT_SIGNED, path: name, signedURL: null };
      return Promise.all(paths.map(sign));
    },
  });

  app.route({
    method: 'POST',
    url: '/object/upload/sign/:bucket/*',
    handler: async (request) => {
      const { caller } = request;
      const path = readPath(request.params);
      const [owner, upsert, url] = [ownerOf(caller), wantsUpsert(request), urlOf(path)];
      await requireBucket(context, path.bucketId);
      await requireMayStore(context, { ...path, caller, ownerId: owner, upsert });
      const claims = { url, owner, upsert };
      const token = await signatures.sign('upload', claims, UPLOAD_URL_SECONDS);
      return { url: `/object/upload/sign/${url}?token=${token}`, token };
    },
  });
};

const NOT_SIGNED = 'Either the object does not exist or you do not have access to it';

/** Signed URLs themselves: whoever holds one needs no key. */
export const signedUrlRoutes: FastifyPluginAsync<{ context: StorageContext }> = async (
  app,
  { context },
) => {
  const { pool, signatures } = context;
  await app.register(fileBodies);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/object/sign/:bucket/*',
    handler: async (request, reply) => {
      const path = readPath(request.params);
      const { token, download } = readInput(tokenSchema, request.query);
      const { exp } = await signatures.verify('download', token, urlOf(path));
      const find = () => findObject(pool, path);
      const expires = new Date(exp * 1_000);
      return sendObject(context, find, request, reply, { download, expires });
    },
  });

  app.route({
    method: 'PUT',
    url: '/object/upload/sign/:bucket/*',
    handler: async (request) => {
      const path = readPath(request.params);
      const { token } = readInput(tokenSchema, request.query);
      const { owner, upsert } = await signatures.verify('upload', token, urlOf(path));
      const put = { ...path, caller: SERVICE, ownerId: owner ?? null, upsert };
      const { id } = await storeUpload(context, put, request);
      return { Id: id, Key: urlOf(path) };
    },
  });
};

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Caller } from './callers.ts';
import { readPath } from './input.ts';
import type { StorageContext } from './storage-context.ts';
import { storeUpload } from './store-object.ts';

/** Bodies beside this plugin are files, whatever they call themselves, and nobody reads them before us. */
export const fileBodies = plugin(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await app.register(multipart);
});

export const ownerOf = (caller: Caller) => (caller.role === 'authenticated' ? caller.userId : null);

/** `x-upsert: true` allows an object to be replaced. */
export const wantsUpsert = ({ headers }: FastifyRequest) => headers['x-upsert'] === 'true';

/** Storing objects with the rights of the caller. */
export const uploadRoutes: FastifyPluginAsync<{ context: StorageContext }> = async (
  app,
  { context },
) => {
  await app.register(fileBodies);

  async function store(request: FastifyRequest, upsert: boolean) {
    const { caller } = request;
    const path = readPath(request.params);
    const put = { ...path, caller, ownerId: ownerOf(caller), upsert };
    const { id } = await storeUpload(context, put, request);
    return { Id: id, Key: `${path.bucketId}/${path.name}` };
  }

  app.route({
    method: 'POST',
    url: '/object/:bucket/*',
    handler: (request) => store(request, wantsUpsert(request)),
  });
  app.route({
    method: 'PUT',
    url: '/object/:bucket/*',
    handler: (request) => store(request, true),
  });
};

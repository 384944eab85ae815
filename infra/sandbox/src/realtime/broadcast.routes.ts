import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type ApiKeys, apiKeyRequired } from '../backend/api-key.ts';
import { bearerOf } from '../bearer.ts';
import { sameSecret } from '../same-secret.ts';
import type { Hub } from './hub.ts';
import { MAXIMUM_BATCH_BYTES, MAXIMUM_MESSAGE_BYTES } from './limits.ts';

const payloadSchema = z
  .record(z.string(), z.unknown())
  .refine(
    (payload) => Buffer.byteLength(JSON.stringify(payload)) <= MAXIMUM_MESSAGE_BYTES,
    'Payload size exceeds tenant limit',
  );
const isPrivate = z.literal(true, 'This project only allows private channels');
const batchSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1),
        event: z.string().min(1),
        payload: payloadSchema,
        private: isPrivate,
      }),
    )
    .min(1)
    .max(100),
});
const pathSchema = z.object({ topic: z.string().min(1), event: z.string().min(1) });
const querySchema = z.object({
  private: z
    .string()
    .transform((value) => value === 'true')
    .pipe(isPrivate),
});

/** What the holder of the secret key says to a topic; nobody else says anything. */
export const broadcastRoutes: FastifyPluginAsync<{ hub: Hub; keys: ApiKeys }> = async (
  app,
  { hub, keys },
) => {
  await app.register(apiKeyRequired, keys);
  app.addHook('onRequest', async ({ headers }, reply) => {
    const bearer = bearerOf(headers.authorization) ?? headers.apikey;
    if (sameSecret(String(bearer), keys.secretKey)) return;
    await reply.code(403).send({ message: 'Only the secret key may broadcast' });
  });
  app.setErrorHandler<FastifyError | z.ZodError>((error, request, reply) => {
    if (error instanceof z.ZodError) {
      return reply.code(422).send({ errors: z.flattenError(error).fieldErrors });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'broadcast failed');
    return reply.code(status).send({ message: status >= 500 ? 'Internal error' : error.message });
  });

  app.route({
    method: 'POST',
    url: '/api/broadcast',
    bodyLimit: MAXIMUM_BATCH_BYTES,
    handler: async ({ body }, reply) => {
      for (const { topic, ...broadcast } of batchSchema.parse(body).messages) {
        hub.publish(topic, broadcast);
      }
      return reply.code(202).send();
    },
  });

  app.route({
    method: 'POST',
    url: '/api/broadcast/:topic/events/:event',
    bodyLimit: MAXIMUM_BATCH_BYTES,
    handler: async ({ body, params, query }, reply) => {
      const { topic, event } = pathSchema.parse(params);
      querySchema.parse(query);
      hub.publish(topic, { event, payload: payloadSchema.parse(body) });
      return reply.code(202).send();
    },
  });
};

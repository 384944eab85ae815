import { problemSchema } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireSecret } from '../../http/require-secret.ts';
import { platformEventSchema } from './platform-event.ts';
import type { ReceivePlatformEvent } from './receive-platform-event.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024; // a report repeats the whole transcript several times

export const platformWebhookRoutes: FastifyPluginAsyncZod<{
  secret: string;
  receive: ReceivePlatformEvent;
}> = async (app, { secret, receive }) => {
  app.route({
    method: 'POST',
    url: '/webhooks/platform',
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: false },
    onRequest: requireSecret(secret, ({ headers }) => headers['x-vapi-secret']),
    schema: {
      tags: ['platform'],
      summary: 'Receive a server message of the voice platform; safe to repeat',
      body: platformEventSchema,
      response: { 200: z.object({ received: z.literal(true) }), default: problemSchema },
    },
    handler: async (request) => {
      await receive(request.body);
      return { received: true as const };
    },
  });
};

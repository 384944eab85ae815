import { problemSchema } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PaymentEvents } from './payment-events.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

export const paymentsWebhookRoutes: FastifyPluginAsyncZod<{
  receive: PaymentEvents['receive'];
}> = async (app, { receive }) => {
  // The signature is over the bytes that were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    method: 'POST',
    url: '/webhooks/payments',
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: false },
    schema: {
      tags: ['payments'],
      summary:
        'Receive an event of the payment provider, signed over its exact bytes; safe to repeat',
      response: { 200: z.object({ received: z.literal(true) }), default: problemSchema },
    },
    handler: async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      await receive(
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      return { received: true as const };
    },
  });
};

import { paymentEndpoints } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { assertSameUser } from '../../http/same-user.ts';
import type { PaymentsService } from './payments.service.ts';

const CHECKOUTS_PER_MINUTE = 10;
const VERIFICATIONS_PER_MINUTE = 30;

export const paymentsRoutes: FastifyPluginAsyncZod<{ payments: PaymentsService }> = async (
  app,
  { payments },
) => {
  app.route({
    ...paymentEndpoints.createCheckoutSession,
    config: { rateLimit: { max: CHECKOUTS_PER_MINUTE } },
    handler: async ({ user, body: { userId, ...checkout }, headers }) => {
      assertSameUser(user.id, userId);
      return payments.openCheckout(user, checkout, headers['idempotency-key']);
    },
  });

  app.route({
    ...paymentEndpoints.verifyPayment,
    config: { rateLimit: { max: VERIFICATIONS_PER_MINUTE } },
    handler: ({ user, body }) => payments.verify(user.id, body.sessionId),
  });

  app.route({
    ...paymentEndpoints.list,
    handler: ({ user, query }) => payments.listReceipts(user.id, query),
  });
};

import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { closeDispute } from '../money/disputes.ts';
import { refundCharge } from '../money/refund-charge.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { expandDocument } from './expand.ts';
import { formIn } from './form-encoding.ts';
import { answerOnce } from './idempotency.ts';
import { expand, integer, metadata, readParameters, refusal, text } from './parameters.ts';
import { missing } from './payments-error.ts';
import { idIn } from './reading.routes.ts';

const refundParameters = z.strictObject({
  charge: text().optional(),
  payment_intent: text().optional(),
  amount: integer
    .refine(
      (value) => value >= 1,
      refusal('parameter_invalid_integer', 'This value must be greater than or equal to 1'),
    )
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand,
});
const refundUpdate = z.strictObject({ metadata: metadata.optional(), expand });
const nothing = z.strictObject({ expand });
/** Giving money back: refunds, and disputes that the merchant gives up. */
export const refundsRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/refunds',
    handler: async (request, reply) => {
      const parameters = readParameters(refundParameters, formIn(request));
      return answerOnce(context, request, reply, async (books) =>
        expandDocument(books.objects, await refundCharge(books, parameters), parameters.expand),
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/refunds/:id',
    handler: async (request, reply) => {
      const parameters = readParameters(refundUpdate, formIn(request));
      return answerOnce(context, request, reply, async (books) => {
        const id = idIn(request);
        const refund = await books.objects.lock('refund', id);
        if (!refund) throw missing('refund', id);
        const changed = { ...refund, metadata: { ...refund.metadata, ...parameters.metadata } };
        await books.objects.save(changed);
        await books.events.add('refund.updated', changed, { metadata: refund.metadata });
        return expandDocument(books.objects, changed, parameters.expand);
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/disputes/:id/close',
    handler: async (request, reply) => {
      const parameters = readParameters(nothing, formIn(request));
      return answerOnce(context, request, reply, async (books) =>
        expandDocument(
          books.objects,
          await closeDispute(books, idIn(request), 'lost'),
          parameters.expand,
        ),
      );
    },
  });
};

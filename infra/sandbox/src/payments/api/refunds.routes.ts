import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { closeDispute } from '../money/disputes.ts';
import { refundCharge } from '../money/refund-charge.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { answerDocument } from './answer-document.ts';
import { expand, integer, metadata, onlyExpand, refusal, text } from './parameters.ts';
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

/** Giving money back: refunds, and disputes that the merchant gives up. */
export const refundsRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/refunds',
    handler: answerDocument(context, refundParameters, refundCharge),
  });

  app.route({
    method: 'POST',
    url: '/refunds/:id',
    handler: answerDocument(
      context,
      refundUpdate,
      async ({ objects, events }, { metadata: added }, request) => {
        const id = idIn(request);
        const refund = await objects.lock('refund', id);
        if (!refund) throw missing('refund', id);
        const changed = { ...refund, metadata: { ...refund.metadata, ...added } };
        await objects.save(changed);
        await events.add('refund.updated', changed, { metadata: refund.metadata });
        return changed;
      },
    ),
  });

  app.route({
    method: 'POST',
    url: '/disputes/:id/close',
    handler: answerDocument(context, onlyExpand, (books, _, request) =>
      closeDispute(books, idIn(request), 'lost'),
    ),
  });
};

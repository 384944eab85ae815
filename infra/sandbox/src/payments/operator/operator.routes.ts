import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { missing, PaymentsError } from '../api/payments-error.ts';
import { idIn } from '../api/reading.routes.ts';
import { DISPUTE_REASONS } from '../documents/dispute-document.ts';
import { endDebit } from '../money/debit.ts';
import { closeDispute, openDispute } from '../money/disputes.ts';
import { refundCharge } from '../money/refund-charge.ts';
import { parseAmount } from '../pages/amounts.ts';
import { sendPage } from '../pages/shell.ts';
import type { Books, PaymentsContext } from '../payments-context.ts';
import { operatorPage } from './operator-page.ts';
import { readOverview } from './payments-overview.ts';

const refundSchema = z.object({
  charge: z.string(),
  amount: z.string(),
  seen: z.coerce.number().int(),
});
const disputeSchema = z.object({ charge: z.string(), reason: z.enum(DISPUTE_REASONS) });
const debitSchema = z.object({ outcome: z.enum(['paid', 'refused']) });
const decisionSchema = z.object({ outcome: z.enum(['won', 'lost']) });

/** A second click on the same button finds that the payment is no longer what it showed. */
async function refundByHand(books: Books, form: z.output<typeof refundSchema>) {
  const charge = await books.objects.lock('charge', form.charge);
  if (!charge) throw missing('charge', form.charge, 'charge');
  if (charge.amount_refunded !== form.seen) {
    throw new PaymentsError(
      'This payment was refunded in the meantime; nothing more was given back.',
    );
  }
  const amount = parseAmount(form.amount, charge.currency);
  if (!amount) throw new PaymentsError('Enter the amount to refund.');
  await refundCharge(books, { charge: charge.id, amount, reason: 'requested_by_customer' });
}

/** For the person who tries the shop out: refunds, disputes, and events sent again. */
export const operatorRoutes: FastifyPluginAsync<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  /** Does it and shows the page afresh, or shows why not. */
  async function act(reply: FastifyReply, work: (books: Books) => Promise<unknown>) {
    try {
      await context.atomically(work);
      return reply.redirect('/payments/operator', 303);
    } catch (error) {
      if (!(error instanceof PaymentsError || error instanceof z.ZodError)) throw error;
      const problem = error instanceof PaymentsError ? error.message : 'The form is not complete.';
      return sendPage(reply, operatorPage(await readOverview(context), problem));
    }
  }

  app.route({
    method: 'GET',
    url: '/operator',
    handler: async (_request, reply) => sendPage(reply, operatorPage(await readOverview(context))),
  });

  app.route({
    method: 'POST',
    url: '/operator/refunds',
    handler: (request, reply) =>
      act(reply, (books) => refundByHand(books, refundSchema.parse(request.body))),
  });

  app.route({
    method: 'POST',
    url: '/operator/disputes',
    handler: (request, reply) =>
      act(reply, (books) => {
        const { charge, reason } = disputeSchema.parse(request.body);
        return openDispute(books, charge, reason);
      }),
  });

  app.route({
    method: 'POST',
    url: '/operator/disputes/:id',
    handler: (request, reply) =>
      act(reply, (books) =>
        closeDispute(books, idIn(request), decisionSchema.parse(request.body).outcome),
      ),
  });

  app.route({
    method: 'POST',
    url: '/operator/debits/:id',
    handler: (request, reply) =>
      act(reply, (books) =>
        endDebit(books, idIn(request), debitSchema.parse(request.body).outcome === 'paid'),
      ),
  });

  app.route({
    method: 'POST',
    url: '/operator/events/:id/send',
    handler: (request, reply) =>
      act(reply, async ({ events }) => {
        const id = idIn(request);
        if (!(await events.sendAgain(id))) throw missing('event', id);
      }),
  });
};

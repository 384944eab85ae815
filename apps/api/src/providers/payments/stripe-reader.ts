import { z } from 'zod';
import type { Payments } from './payments.ts';
import { calling, type StripeClient } from './stripe-client.ts';
import { CONCERNING, toPaymentEvent } from './stripe-event.ts';

const PAGE = 100;

// Inquiries (`warning_…`) and what was prevented leave the money where it is.
const WITHDRAWN = new Set(['needs_response', 'under_review']);

const intentSchema = z.object({
  latest_charge: z.object({ amount_refunded: z.int().nonnegative() }).nullable(),
});
const disputesSchema = z.object({ data: z.array(z.object({ status: z.string() })) });
const completedSchema = z.object({ id: z.string(), payment_status: z.string() });

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1_000);

function disputeOf(statuses: readonly string[]) {
  if (statuses.includes('lost')) return 'lost';
  return statuses.some((status) => WITHDRAWN.has(status)) ? 'open' : 'none';
}

/** What the provider knows of what happened. */
export function createStripeReader(
  stripe: StripeClient,
): Pick<Payments, 'getStanding' | 'eventsSince' | 'completedSince'> {
  return {
    getStanding: (intent) =>
      calling('show a payment', async () => {
        const [payment, disputes] = await Promise.all([
          stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }),
          stripe.disputes.list({ payment_intent: intent, limit: PAGE }),
        ]);
        const statuses = disputesSchema.parse(disputes).data.map(({ status }) => status);
        return {
          refundedCents: intentSchema.parse(payment).latest_charge?.amount_refunded ?? 0,
          dispute: disputeOf(statuses),
        };
      }),

    eventsSince: (moment) =>
      reading('list its events', async function* () {
        const created = { gte: secondsOf(moment) };
        for await (const event of stripe.events.list({ created, types: CONCERNING, limit: PAGE })) {
          const known = toPaymentEvent(event);
          if (known) yield known;
        }
      }),

    completedSince: (moment) =>
      reading('list its checkout sessions', async function* () {
        const created = { gte: secondsOf(moment) };
        for await (const session of stripe.checkout.sessions.list({ created, limit: PAGE })) {
          const { id, payment_status: status } = completedSchema.parse(session);
          if (status === 'paid') yield id;
        }
      }),
  };
}

/** The same as `calling`, for what comes page by page. */
async function* reading<T>(name: string, read: () => AsyncIterable<T>): AsyncIterable<T> {
  const items = read()[Symbol.asyncIterator]();
  for (;;) {
    const next = await calling(name, () => items.next());
    if (next.done) return;
    yield next.value;
  }
}

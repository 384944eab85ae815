import { z } from 'zod';
import type { PaymentEvent } from './payments.ts';

const ABOUT_SESSIONS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
] as const;
const ABOUT_MONEY = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The types of event that change something here. */
export const CONCERNING = [...ABOUT_SESSIONS, ...ABOUT_MONEY];

const eventSchema = z.object({ id: z.string().min(1).max(200), type: z.string().max(100) });
const sessionEventSchema = eventSchema.extend({
  type: z.enum(ABOUT_SESSIONS),
  data: z.object({ object: z.object({ id: z.string() }) }),
});
const moneyEventSchema = eventSchema.extend({
  type: z.enum(ABOUT_MONEY),
  data: z.object({ object: z.object({ payment_intent: z.string() }) }),
});

/** The little we read of an event; `null` when it does not concern us. */
export function toPaymentEvent(event: unknown): PaymentEvent | null {
  const session = sessionEventSchema.safeParse(event).data;
  if (session) {
    const { id, type, data } = session;
    return { id, type, subject: { session: data.object.id } };
  }
  const money = moneyEventSchema.safeParse(event).data;
  if (!money) return null;
  const { id, type, data } = money;
  return { id, type, subject: { intent: data.object.payment_intent } };
}

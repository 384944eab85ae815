import type Stripe from 'stripe';
import { missing, PaymentsError } from '../api/payments-error.ts';
import { idOf, nowInSeconds } from '../ids.ts';
import type { Books } from '../payments-context.ts';

async function cancelIntent({ objects, events }: Books, session: Stripe.Checkout.Session) {
  const intent = await objects.lock('payment_intent', idOf(session.payment_intent) ?? '');
  if (!intent) return;
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: nowInSeconds(),
    cancellation_reason: 'automatic',
    next_action: null,
  };
  await objects.save(canceled);
  await events.add('payment_intent.canceled', canceled);
}

/** Ends an open session that the caller has locked: nobody can pay it any more. */
export async function closeUnpaid(books: Books, session: Stripe.Checkout.Session) {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  await cancelIntent(books, session);
  await books.objects.save(expired);
  await books.events.add('checkout.session.expired', expired);
  return expired;
}

export const isOverdue = (session: Stripe.Checkout.Session) =>
  session.status === 'open' && session.expires_at <= nowInSeconds();

/** Expires an open session because the merchant asks for it. */
export async function expireSession(books: Books, id: string): Promise<Stripe.Checkout.Session> {
  const session = await books.objects.lock('checkout.session', id);
  if (!session) throw missing('checkout.session', id);
  if (session.status !== 'open') {
    throw new PaymentsError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return closeUnpaid(books, session);
}

/** Expires a session whose time is over; one that was paid in the meantime stays paid. */
export async function expireOverdue(books: Books, id: string): Promise<void> {
  const session = await books.objects.lock('checkout.session', id);
  if (session && isOverdue(session)) await closeUnpaid(books, session);
}

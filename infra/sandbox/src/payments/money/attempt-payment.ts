import type Stripe from 'stripe';
import { createPaymentIntent } from '../documents/payment-intent-document.ts';
import {
  type CardSummary,
  createCardMethod,
  createDebitMethod,
  type DebitSummary,
} from '../documents/payment-method-document.ts';
import { pageOf } from '../documents/session-document.ts';
import { idOf } from '../ids.ts';
import type { DeclineReason, Payer, SessionDetails } from '../kinds.ts';
import type { Books } from '../payments-context.ts';
import { beginDebit } from './debit.ts';
import { closeUnpaid, isOverdue } from './expire-session.ts';
import { refuse, settle } from './settle-payment.ts';
import type { CardBehaviour } from './test-cards.ts';

/** How an attempt ended. */
export type Attempt =
  | { readonly outcome: 'paid' | 'challenged'; readonly session: Stripe.Checkout.Session }
  | { readonly outcome: 'declined'; readonly reason: DeclineReason }
  | { readonly outcome: 'complete' | 'expired' | 'unknown' };

export type Instrument =
  | { readonly type: 'card'; readonly card: CardSummary; readonly behaviour: CardBehaviour }
  | { readonly type: 'sepa_debit'; readonly debit: DebitSummary };

export interface PaymentForm {
  /** Tells this form from another of the same session; a double click sends the same one twice. */
  readonly attempt: string;
  readonly instrument: Instrument;
  readonly payer: Payer;
}

/** A session that can be paid, held until the transaction ends; otherwise what became of it. */
export async function holdOpenSession(books: Books, id: string, attempt: string) {
  const session = await books.objects.lock('checkout.session', id);
  if (!session) return { ended: { outcome: 'unknown' } as const };
  if (isOverdue(session)) {
    await closeUnpaid(books, session);
    return { ended: { outcome: 'expired' } as const };
  }
  if (session.status === 'expired') return { ended: { outcome: 'expired' } as const };
  const details = await books.objects.details<SessionDetails>(id);
  if (session.status !== 'complete') return { session, details };
  return {
    ended:
      attempt !== '' && details.paidBy === attempt
        ? ({ outcome: 'paid', session } as const)
        : ({ outcome: 'complete' } as const),
  };
}

async function openIntent(
  { objects, events }: Books,
  session: Stripe.Checkout.Session,
  details: SessionDetails,
) {
  const known = await objects.lock('payment_intent', idOf(session.payment_intent) ?? '');
  if (known) return { session, intent: known };
  const intent = createPaymentIntent(session, details.intent);
  const withIntent: Stripe.Checkout.Session = { ...session, payment_intent: intent.id };
  await objects.insert('payment_intent', intent);
  await objects.save(withIntent);
  await events.add('payment_intent.created', intent);
  return { session: withIntent, intent };
}

/** Leaves the decision to the payer's bank. */
async function challenge(
  { objects, events }: Books,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
) {
  const url = `${pageOf(new URL(session.url ?? '').origin, session.id)}/challenge`;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: { redirect_to_url: { return_url: session.url, url }, type: 'redirect_to_url' },
  };
  await objects.save(waiting);
  await events.add('payment_intent.requires_action', waiting);
}

/** Tries to pay an open session. */
export async function attemptPayment(
  books: Books,
  id: string,
  { attempt, instrument, payer }: PaymentForm,
): Promise<Attempt> {
  const held = await holdOpenSession(books, id, attempt);
  if (held.ended) return held.ended;
  if (!held.session.payment_method_types.includes(instrument.type)) return { outcome: 'unknown' };
  const { session, intent: opened } = await openIntent(books, held.session, held.details);
  const method =
    instrument.type === 'card'
      ? createCardMethod(instrument.card, payer)
      : createDebitMethod(instrument.debit, payer);
  await books.objects.insert('payment_method', method);
  const intent: Stripe.PaymentIntent = { ...opened, payment_method: method.id };
  const payment = { session, details: held.details, intent, method, payer, attempt };
  if (instrument.type === 'sepa_debit') {
    return beginDebit(books, { ...payment, isAuthenticated: false });
  }
  const { declines, challenges, disputes } = instrument.behaviour;
  if (challenges) {
    const waiting = { ...held.details, challenge: { attempt, payer, declines } };
    await books.objects.save(session, waiting);
    await challenge(books, session, intent);
    return { outcome: 'challenged', session };
  }
  if (declines) return refuse(books, { ...payment, reason: declines, isAuthenticated: false });
  return settle(books, { ...payment, isAuthenticated: false, disputes });
}

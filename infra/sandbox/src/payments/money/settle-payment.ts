import type Stripe from 'stripe';
import { createBalanceTransaction, feeOf } from '../documents/balance-transaction-document.ts';
import { createCharge } from '../documents/charge-document.ts';
import type { DeclineReason, Payer, SessionDetails } from '../kinds.ts';
import type { Books } from '../payments-context.ts';
import { completeSession, customerOf } from './complete-session.ts';
import { declines } from './declines.ts';
import { openDispute } from './disputes.ts';

export interface Payment {
  readonly session: Stripe.Checkout.Session;
  readonly details: SessionDetails;
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly payer: Payer;
  readonly attempt: string;
  readonly isAuthenticated: boolean;
}

/** The card, or the payer's bank, refuses: the session stays open for another try. */
export async function refuse(
  { objects, events }: Books,
  payment: Payment & { readonly reason: DeclineReason },
) {
  const { intent, method, reason, isAuthenticated } = payment;
  const { code, declineCode, message } = declines[reason];
  const isCharged = reason !== 'payment_intent_authentication_failure';
  const charge = createCharge({ intent, method, declined: reason, isAuthenticated });
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: isCharged ? charge.id : intent.latest_charge,
    last_payment_error: {
      ...(isCharged ? { charge: charge.id } : {}),
      code,
      ...(declineCode ? { decline_code: declineCode } : {}),
      doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
      message,
      payment_method: method,
      type: isCharged ? 'card_error' : 'invalid_request_error',
    },
  };
  if (isCharged) {
    await objects.insert('charge', charge);
    await events.add('charge.failed', charge);
  }
  await objects.save(failed);
  await events.add('payment_intent.payment_failed', failed);
  return { outcome: 'declined', reason } as const;
}

/** Notes the money of a charge in the merchant's account. */
export async function bookCharge(
  { objects }: Books,
  charge: Stripe.Charge,
): Promise<Stripe.Charge> {
  const movement = createBalanceTransaction({
    type: 'charge',
    reportingCategory: 'charge',
    amount: charge.amount,
    fee: feeOf(charge.amount),
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
  });
  await objects.insert('balance_transaction', movement);
  return { ...charge, balance_transaction: movement.id };
}

/** The money arrives: charge, intent and session change together. */
export async function settle(
  books: Books,
  payment: Payment & { readonly disputes?: boolean | undefined },
) {
  const customer = await customerOf(books, payment);
  const intent: Stripe.PaymentIntent = { ...payment.intent, customer };
  const charged = await bookCharge(books, createCharge({ ...payment, intent }));
  await books.objects.insert('charge', charged);
  await books.events.add('charge.succeeded', charged);
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charged.id,
    next_action: null,
    status: 'succeeded',
  };
  await books.objects.save(succeeded);
  await books.events.add('payment_intent.succeeded', succeeded);
  const session = await completeSession(books, payment, { customer, payment_status: 'paid' });
  if (payment.disputes) await openDispute(books, charged.id, 'fraudulent');
  return { outcome: 'paid', session } as const;
}

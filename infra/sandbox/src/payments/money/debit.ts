import type Stripe from 'stripe';
import { missing, PaymentsError } from '../api/payments-error.ts';
import { createCharge } from '../documents/charge-document.ts';
import { idOf } from '../ids.ts';
import type { Books } from '../payments-context.ts';
import { completeSession, customerOf } from './complete-session.ts';
import { declines } from './declines.ts';
import { bookCharge, type Payment } from './settle-payment.ts';

/** The payer allows the debit; whether the bank pays is known days later. */
export async function beginDebit(books: Books, payment: Payment) {
  const { objects, events } = books;
  const customer = await customerOf(books, payment);
  const charge = createCharge({ ...payment, isPending: true });
  const processing: Stripe.PaymentIntent = {
    ...payment.intent,
    customer,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'processing',
  };
  await objects.insert('charge', charge);
  await events.add('charge.pending', charge);
  await objects.save(processing);
  await events.add('payment_intent.processing', processing);
  const session = await completeSession(books, payment, { customer, payment_status: 'unpaid' });
  return { outcome: 'paid', session } as const;
}

/** A session whose debit is under way, with its intent and charge, held until the transaction ends. */
async function holdDebit({ objects }: Books, id: string) {
  const session = await objects.lock('checkout.session', id);
  if (!session) throw missing('checkout.session', id);
  const intent = await objects.lock('payment_intent', idOf(session.payment_intent) ?? '');
  const charge = await objects.lock('charge', idOf(intent?.latest_charge) ?? '');
  if (intent?.status === 'processing' && charge) return { session, intent, charge };
  throw new PaymentsError('The bank has decided about this payment already.');
}

/** The bank pays, or does not. */
export async function endDebit(books: Books, id: string, isPaid: boolean): Promise<void> {
  const { objects, events } = books;
  const { session, intent, charge } = await holdDebit(books, id);
  const { code, message } = declines.insufficient_funds;
  const decided: Stripe.Charge = isPaid
    ? { ...(await bookCharge(books, charge)), paid: true, status: 'succeeded' }
    : { ...charge, status: 'failed', failure_code: code, failure_message: message };
  const ended: Stripe.PaymentIntent = isPaid
    ? { ...intent, amount_received: intent.amount, status: 'succeeded' }
    : {
        ...intent,
        last_payment_error: { charge: charge.id, code, message, type: 'card_error' },
        payment_method: null,
        status: 'requires_payment_method',
      };
  const told: Stripe.Checkout.Session = { ...session, payment_status: isPaid ? 'paid' : 'unpaid' };
  for (const document of [decided, ended, told]) await objects.save(document);
  await events.add(isPaid ? 'charge.succeeded' : 'charge.failed', decided);
  await events.add(isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', ended);
  await events.add(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, told);
}

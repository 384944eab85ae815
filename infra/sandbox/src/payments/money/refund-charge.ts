import type Stripe from 'stripe';
import { missing, PaymentsError } from '../api/payments-error.ts';
import { createBalanceTransaction } from '../documents/balance-transaction-document.ts';
import { createRefund } from '../documents/refund-document.ts';
import { idOf, newId } from '../ids.ts';
import type { Books } from '../payments-context.ts';

export interface RefundRequest {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
  /** In the currency's smallest unit; what is left of the charge when it is absent. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

/** The charge that is meant, held until the transaction ends. */
async function holdCharge({ objects }: Books, request: RefundRequest): Promise<Stripe.Charge> {
  const { charge: chargeId, payment_intent: intentId } = request;
  if (!chargeId && !intentId) {
    throw new PaymentsError(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    );
  }
  if (chargeId) {
    const charge = await objects.lock('charge', chargeId);
    if (!charge) throw missing('charge', chargeId, 'charge');
    if (intentId && idOf(charge.payment_intent) !== intentId) {
      throw new PaymentsError('The charge does not belong to the PaymentIntent.', {
        param: 'payment_intent',
      });
    }
    return charge;
  }
  const intent = await objects.find('payment_intent', intentId ?? '');
  if (!intent) throw missing('payment_intent', intentId ?? '', 'payment_intent');
  const charge = await objects.lock('charge', idOf(intent.latest_charge) ?? '');
  if (charge?.paid) return charge;
  throw new PaymentsError(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { code: 'payment_intent_unexpected_state', param: 'payment_intent' },
  );
}

/** Only a dispute that was won leaves the money with the merchant. */
async function mustBeUndisputed({ objects }: Books, { id, disputed }: Stripe.Charge) {
  if (!disputed) return;
  const disputes = await objects.list('dispute', { limit: 1, where: { charge: id } });
  if (disputes.data.every(({ status }) => status === 'won')) return;
  throw new PaymentsError(`Charge ${id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

function amountToRefund(charge: Stripe.Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) {
    throw new PaymentsError(`Charge ${charge.id} was not successful and cannot be refunded.`);
  }
  if (left === 0) {
    throw new PaymentsError(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (asked !== undefined && asked > left) {
    throw new PaymentsError(
      `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  return asked ?? left;
}

/** The bank names a reference under which the payer finds the money. */
async function giveReference({ objects, events }: Books, refund: Stripe.Refund) {
  const before = refund.destination_details;
  const card = {
    ...before?.card,
    reference: newId('arn', 10),
    reference_status: 'available',
    type: 'refund' as const,
  };
  const referenced: Stripe.Refund = { ...refund, destination_details: { type: 'card', card } };
  await objects.save(referenced);
  await events.add('refund.updated', referenced, { destination_details: before });
}

/** Gives back all or part of a charge, never more than was paid. */
export async function refundCharge(books: Books, request: RefundRequest): Promise<Stripe.Refund> {
  const { objects, events } = books;
  const charge = await holdCharge(books, request);
  await mustBeUndisputed(books, charge);
  const amount = amountToRefund(charge, request.amount);
  const draft = createRefund(charge, { ...request, amount });
  const movement = createBalanceTransaction({
    type: 'refund',
    reportingCategory: 'refund',
    amount: -amount,
    fee: 0,
    currency: charge.currency,
    source: draft.id,
    description: null,
  });
  const refund: Stripe.Refund = { ...draft, balance_transaction: movement.id };
  const refundedAmount = charge.amount_refunded + amount;
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: refundedAmount,
    refunded: refundedAmount === charge.amount,
  };
  await objects.insert('balance_transaction', movement);
  await objects.insert('refund', refund);
  await objects.save(refunded);
  await events.add('refund.created', refund);
  await events.add('charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    ...(refunded.refunded ? { refunded: false } : {}),
  });
  await giveReference(books, refund);
  return refund;
}

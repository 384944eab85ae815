import type Stripe from 'stripe';
import { missing, PaymentsError } from '../api/payments-error.ts';
import {
  createBalanceTransaction,
  type Movement,
} from '../documents/balance-transaction-document.ts';
import { createDispute, type DisputeReason } from '../documents/dispute-document.ts';
import type { Books } from '../payments-context.ts';

const DISPUTE_FEE = 2_000;

async function book({ objects }: Books, dispute: Stripe.Dispute, direction: 'out' | 'in') {
  const isReturn = direction === 'in';
  const movement: Movement = {
    type: 'adjustment',
    reportingCategory: isReturn ? 'dispute_reversal' : 'dispute',
    amount: isReturn ? dispute.amount : -dispute.amount,
    fee: isReturn ? 0 : DISPUTE_FEE,
    currency: dispute.currency,
    source: dispute.id,
    description: isReturn ? 'Chargeback reversal' : 'Chargeback withdrawal',
  };
  const transaction = createBalanceTransaction(movement);
  await objects.insert('balance_transaction', transaction);
  return {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, transaction],
  } satisfies Stripe.Dispute;
}

/** The payer's bank takes the money of a charge back until the matter is decided. */
export async function openDispute(
  books: Books,
  chargeId: string,
  reason: DisputeReason,
): Promise<Stripe.Dispute> {
  const { objects, events } = books;
  const charge = await objects.lock('charge', chargeId);
  if (!charge) throw missing('charge', chargeId, 'charge');
  if (!charge.paid || charge.disputed || charge.refunded) {
    throw new PaymentsError(`Charge ${charge.id} cannot be disputed (any more).`);
  }
  const opened = createDispute(charge, reason);
  await objects.insert('dispute', opened);
  await objects.save({ ...charge, disputed: true });
  await events.add('charge.dispute.created', opened);
  const dispute = await book(books, opened, 'out');
  await objects.save(dispute);
  await events.add('charge.dispute.funds_withdrawn', dispute, { balance_transactions: [] });
  return dispute;
}

/** Ends a dispute; the merchant who wins gets the money back. */
export async function closeDispute(
  books: Books,
  id: string,
  status: 'won' | 'lost',
): Promise<Stripe.Dispute> {
  const { objects, events } = books;
  const dispute = await objects.lock('dispute', id);
  if (!dispute) throw missing('dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw new PaymentsError('This dispute is already closed');
  }
  const closed: Stripe.Dispute = { ...dispute, status };
  await objects.save(closed);
  await events.add('charge.dispute.closed', closed, { status: dispute.status });
  if (status === 'lost') return closed;
  const reinstated = await book(books, closed, 'in');
  await objects.save(reinstated);
  await events.add('charge.dispute.funds_reinstated', reinstated, {
    balance_transactions: closed.balance_transactions,
  });
  return reinstated;
}

import type Stripe from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

const CLEARED_AFTER_SECONDS = 7 * 24 * 3_600;

/** European cards in Europe: 1.5 % and 25 of the smallest unit. */
export const feeOf = (amount: number) => Math.round(amount * 0.015) + 25;

export interface Movement {
  readonly type: 'charge' | 'refund' | 'adjustment';
  readonly reportingCategory: 'charge' | 'refund' | 'dispute' | 'dispute_reversal';
  /** In the currency's smallest unit; negative when it leaves the account. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly source: string;
  readonly description: string | null;
}

/** Money that came into the merchant's account, or left it. */
export function createBalanceTransaction(movement: Movement): Stripe.BalanceTransaction {
  const { amount, fee, currency } = movement;
  const created = nowInSeconds();
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + CLEARED_AFTER_SECONDS,
    balance_type: 'payments',
    created,
    currency,
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency,
            description: movement.type === 'charge' ? 'Processing fees' : 'Dispute fee',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - fee,
    reporting_category: movement.reportingCategory,
    source: movement.source,
    status: 'pending',
    type: movement.type,
  };
}

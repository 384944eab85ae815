import type Stripe from 'stripe';
import { idOf, newId, nowInSeconds } from '../ids.ts';

export interface RefundSettings {
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly reason?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

/** Money that goes back to the card it came from. */
export const createRefund = (charge: Stripe.Charge, settings: RefundSettings): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount: settings.amount,
  balance_transaction: null,
  charge: charge.id,
  created: nowInSeconds(),
  currency: charge.currency,
  customer: idOf(charge.customer),
  customer_account: null,
  destination_details: {
    card: {
      reference_status: 'pending',
      reference_type: 'acquirer_reference_number',
      type: 'refund',
    },
    type: 'card',
  },
  metadata: { ...settings.metadata },
  payment_intent: idOf(charge.payment_intent),
  payment_method: charge.payment_method,
  reason: settings.reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

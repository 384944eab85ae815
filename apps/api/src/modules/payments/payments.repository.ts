import type { Payment } from '@greenshoe/shared-types';
import type { Database } from '../../database/database.ts';
import type { ParkedBecause } from '../../database/payment-tables.ts';
import { createReceipts, type Receipts } from './receipts.repository.ts';

export interface NewPayment {
  /** The id of its checkout session. */
  readonly id: string;
  readonly paymentIntent: string | null;
  readonly userId: string;
  readonly planId: string;
  /** What it bought, or would have. */
  readonly tokens: number;
  readonly amountCents: number;
  readonly currency: string;
  /** `null` once the tokens are in the wallet. */
  readonly parkedBecause: ParkedBecause | null;
  readonly paidAt: Date;
}

/** What became of the money, and of the tokens with it. */
export interface Consequence {
  readonly state: Payment['state'];
  readonly refundedCents: number;
  readonly takenBack: number;
}

export interface StoredPayment extends NewPayment, Consequence {
  readonly revision: number;
}

export interface PaymentStore extends Receipts {
  /** `false` when it is stored already. */
  readonly record: (payment: NewPayment) => Promise<boolean>;
  readonly find: (
    where: { readonly id: string } | { readonly paymentIntent: string },
  ) => Promise<StoredPayment | null>;
  /** Changes a payment that is still at this revision; `false` when somebody else was faster. */
  readonly revise: (
    payment: Pick<StoredPayment, 'id' | 'revision'>,
    to: Consequence,
  ) => Promise<boolean>;
  /** Ends the parking of a payment that nothing was refunded of; `null` where there is none. */
  readonly unpark: (id: string, tokens: number) => Promise<StoredPayment | null>;
}

const columns = [
  'checkout_session_id as id',
  'payment_intent as paymentIntent',
  'user_id as userId',
  'plan_id as planId',
  'tokens',
  'amount_cents as amountCents',
  'currency',
  'state',
  'parked_because as parkedBecause',
  'refunded_cents as refundedCents',
  'taken_back as takenBack',
  'revision',
  'paid_at as paidAt',
] as const;

/** Payments in PostgreSQL. */
export function createPaymentStore(database: Database): PaymentStore {
  return {
    ...createReceipts(database),

    async record({ id, paymentIntent, userId, planId, amountCents, parkedBecause, ...payment }) {
      const recorded = await database
        .insertInto('payments')
        .values({
          checkout_session_id: id,
          payment_intent: paymentIntent,
          user_id: userId,
          plan_id: planId,
          tokens: payment.tokens,
          amount_cents: amountCents,
          currency: payment.currency,
          state: parkedBecause === null ? 'paid' : 'parked',
          parked_because: parkedBecause,
          paid_at: payment.paidAt,
        })
        // Of any key: with two of them, a race over one may first be noticed at the other.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (recorded.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async find(where) {
      const payments = database.selectFrom('payments').select(columns);
      const payment = await (
        'id' in where
          ? payments.where('checkout_session_id', '=', where.id)
          : payments.where('payment_intent', '=', where.paymentIntent)
      ).executeTakeFirst();
      return payment ?? null;
    },

    async revise({ id, revision }, { state, refundedCents, takenBack }) {
      const revised = await database
        .updateTable('payments')
        .set({
          state,
          refunded_cents: refundedCents,
          taken_back: takenBack,
          revision: revision + 1,
        })
        .where('checkout_session_id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return revised.numUpdatedRows > 0n;
    },

    async unpark(id, tokens) {
      const payment = await database
        .updateTable('payments')
        .set((current) => ({
          state: 'paid',
          parked_because: null,
          tokens,
          revision: current('revision', '+', 1),
        }))
        .where('checkout_session_id', '=', id)
        .where('state', '=', 'parked')
        .where('refunded_cents', '=', 0)
        .returning(columns)
        .executeTakeFirst();
      return payment ?? null;
    },
  };
}

import { type Payment, type PlanId, planIds } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface ReceiptPage {
  readonly payments: readonly Payment[];
  /** The id after which the next page begins; `null` on the last. */
  readonly next: string | null;
}

/** What somebody paid, newest first. */
export interface Receipts {
  readonly receipts: (userId: string, limit: number) => Promise<Payment[]>;
  /** Those older than the payment `before`; nothing when that is not the caller's. */
  readonly receiptPage: (
    userId: string,
    page: { readonly before?: string | undefined; readonly limit: number },
  ) => Promise<ReceiptPage>;
}

interface Row extends Omit<Payment, 'planId' | 'paidAt'> {
  readonly planId: string;
  readonly paidAt: Date;
}

const columns = [
  'checkout_session_id as id',
  'plan_id as planId',
  'tokens',
  'amount_cents as amountCents',
  'currency',
  'state',
  'refunded_cents as refundedCents',
  'paid_at as paidAt',
] as const;

const isPlan = (planId: string): planId is PlanId => planIds.some((known) => known === planId);

/** One receipt, or none for what bought nothing that a payer could name. */
function toReceipt({ planId, paidAt, ...payment }: Row): Payment[] {
  if (!isPlan(planId) || payment.tokens === 0 || payment.amountCents === 0) return [];
  return [{ ...payment, planId, paidAt: paidAt.toISOString() }];
}

/** Receipts in PostgreSQL. */
export function createReceipts(database: Database): Receipts {
  const newest = (userId: string) =>
    database
      .selectFrom('payments')
      .select(columns)
      .where('user_id', '=', userId)
      .orderBy('paid_at', 'desc')
      .orderBy('checkout_session_id', 'desc');

  return {
    receipts: async (userId, limit) =>
      (await newest(userId).limit(limit).execute()).flatMap(toReceipt),

    async receiptPage(userId, { before, limit }) {
      const older = sql<boolean>`(paid_at, checkout_session_id) < (
        select paid_at, checkout_session_id from app.payments
        where checkout_session_id = ${before} and user_id = ${userId})`;
      const rows = await newest(userId)
        .$if(before !== undefined, (query) => query.where(older))
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      return {
        payments: page.flatMap(toReceipt),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    },
  };
}

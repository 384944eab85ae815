import { type PlanId, planIds } from '@greenshoe/shared-types';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { TokenLedger } from './token-ledger.ts';

type Row = Omit<Selectable<Tables['ledger_entries']>, 'user_id'>;

const isPlanId = (id: string): id is PlanId => planIds.some((known) => known === id);

function paymentOf({ plan_id: planId, amount_cents: amountCents, currency }: Row) {
  if (planId === null || amountCents === null || currency === null) return null;
  return isPlanId(planId) ? { planId, amountCents, currency } : null;
}

const columns = [
  'id',
  'kind',
  'tokens',
  'created_at',
  'interview_id',
  'plan_id',
  'amount_cents',
  'currency',
] as const;

/** The history of a wallet in PostgreSQL; the view decides what belongs to it. */
export const createEntryReader =
  (database: Database): TokenLedger['entries'] =>
  async (userId, { before, limit }) => {
    const rows = await database
      .selectFrom('ledger_entries')
      .select(columns)
      .where('user_id', '=', userId)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    return {
      entries: page.map((row) => ({
        id: row.id,
        kind: row.kind,
        tokens: row.tokens,
        createdAt: row.created_at.toISOString(),
        interviewId: row.interview_id,
        payment: paymentOf(row),
      })),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  };

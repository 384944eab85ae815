import { sql } from 'kysely';
import { ignoreChanges, type NoteChange } from '../../database/changes.ts';
import type { Database } from '../../database/database.ts';

export interface Clawback {
  readonly userId: string;
  readonly amount: number;
  /** Names what is taken from the wallet. */
  readonly reference: string;
  /** Names what was spent already and is owed from now on. */
  readonly owedReference: string;
}

export interface ClawbackStore {
  /** Takes tokens that are there; the rest is owed. The same references never take twice. */
  readonly takeBack: (clawback: Clawback) => Promise<void>;
}

/** Clawbacks in PostgreSQL, each one statement: the entries and their effect exist together. */
export const createClawbackStore = (
  database: Database,
  note: NoteChange = ignoreChanges,
): ClawbackStore => ({
  async takeBack({ userId, amount, reference, owedReference }) {
    // The lock comes first: what is there must not be spent between looking and taking.
    const { numAffectedRows } = await sql`
      with wallet as materialized (
        select user_id, least(available, ${amount}::integer) as there
        from app.wallets where user_id = ${userId} for update
      ), entries as (
        insert into app.transfers (reference, user_id, debit, credit, amount)
        select part.reference, wallet.user_id, part.debit, 'clawback', part.amount
        from wallet cross join lateral (values
          (${reference}::text, 'available', wallet.there),
          (${owedReference}::text, 'owed', ${amount}::integer - wallet.there)
        ) as part (reference, debit, amount)
        where part.amount > 0 and not exists (
          select from app.transfers where reference in (${reference}, ${owedReference}))
        on conflict (reference) do nothing
        returning user_id, debit, amount
      ), sums as (
        select user_id,
          coalesce(sum(amount) filter (where debit = 'available'), 0)::integer as taken,
          coalesce(sum(amount) filter (where debit = 'owed'), 0)::integer as owed
        from entries group by user_id
      )
      update app.wallets
      set available = wallets.available - sums.taken, owed = wallets.owed + sums.owed
      from sums where wallets.user_id = sums.user_id
    `.execute(database);
    if (numAffectedRows) note({ kind: 'balance', userId });
  },
});

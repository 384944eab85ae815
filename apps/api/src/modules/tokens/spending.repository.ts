import { TOKENS_PER_INTERVIEW } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { NoteChange } from '../../database/changes.ts';
import type { Database } from '../../database/database.ts';
import type { LaunchReference, Shortage, TokenLedger } from './token-ledger.ts';

const DUPLICATE = '23505';
const price = sql`${TOKENS_PER_INTERVIEW}::integer`;

const isDuplicate = (error: unknown) => error instanceof DatabaseError && error.code === DUPLICATE;

type Spending = Pick<
  TokenLedger,
  'payAhead' | 'shortage' | 'reserve' | 'consume' | 'release' | 'giveBack'
>;

/** What interviews do to a wallet. A guard and what it guards are always one statement. */
export function createSpending(
  database: Database,
  note: NoteChange,
  { transfer, wallet: read }: Pick<TokenLedger, 'transfer' | 'wallet'>,
): Spending {
  const step = (name: string, { id, userId }: LaunchReference) => ({
    reference: `${name}:${id}`,
    userId,
    amount: TOKENS_PER_INTERVIEW,
  });

  async function shortage(userId: string): Promise<Shortage | null> {
    const { available, prepaid, owed } = await read(userId);
    if (owed > 0) return 'owed';
    return Math.max(available, prepaid) >= TOKENS_PER_INTERVIEW ? null : 'insufficient';
  }

  /** For the answer alone; the refusal itself has been decided. */
  const nameShortage = async (userId: string) => (await shortage(userId)) ?? 'insufficient';

  async function isPaidAhead(userId: string, reference: string): Promise<boolean> {
    const { rows } = await sql`
      select from app.wallets where user_id = ${userId} and (prepaid > 0
        or exists (select from app.transfers where reference = ${reference}))`.execute(database);
    return rows.length > 0;
  }

  async function setAside(userId: string, reference: string): Promise<boolean> {
    try {
      const { rows } = await sql`
        with wallet as (
          update app.wallets set available = available - ${price}, prepaid = prepaid + ${price}
          where user_id = ${userId} and owed = 0 and prepaid = 0 and available >= ${price}
            and not exists (select from app.transfers where reference = ${reference})
          returning user_id)
        insert into app.transfers (reference, user_id, debit, credit, amount)
        select ${reference}, user_id, 'available', 'prepaid', ${price} from wallet
        returning id`.execute(database);
      if (rows.length > 0) note({ kind: 'balance', userId });
      return rows.length > 0;
    } catch (error) {
      if (isDuplicate(error)) return true; // the same request, a moment ago
      throw error;
    }
  }

  return {
    shortage,

    async payAhead({ userId, reference }) {
      if (await setAside(userId, reference)) return null;
      if (await isPaidAhead(userId, reference)) return null;
      // A launch may have used the token between the two looks.
      return (await setAside(userId, reference)) ? null : nameShortage(userId);
    },

    async reserve({ id, userId }) {
      const { rows } = await sql`
        with wallet as (
          select user_id, case when prepaid >= ${price} then 'prepaid' else 'available' end as source
          from app.wallets
          where user_id = ${userId} and owed = 0 and greatest(prepaid, available) >= ${price}
          for update),
        entry as (
          insert into app.transfers (reference, user_id, debit, credit, amount)
          select ${`reserve:${id}`}, user_id, source, 'held', ${price} from wallet)
        update app.wallets set
          held = held + ${price},
          prepaid = prepaid - case source when 'prepaid' then ${price} else 0 end,
          available = available - case source when 'available' then ${price} else 0 end
        from wallet where wallets.user_id = wallet.user_id
        returning wallets.user_id`.execute(database);
      if (rows.length === 0) return nameShortage(userId);
      note({ kind: 'balance', userId });
      return null;
    },

    async consume(launch) {
      await transfer({ ...step('consume', launch), from: 'held', to: 'consumed' });
    },

    async release(launch) {
      const { debit } = await database
        .selectFrom('transfers')
        .select('debit')
        .where('reference', '=', `reserve:${launch.id}`)
        .executeTakeFirstOrThrow();
      await transfer({ ...step('release', launch), from: 'held', to: debit });
    },

    async giveBack(launch, mostPerDay) {
      const { userId } = launch;
      // Whoever returns another token of this user waits here, and then counts this one.
      await sql`select from app.wallets where user_id = ${userId} for update`.execute(database);
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from app.transfers
        where user_id = ${userId} and debit = 'consumed' and created_at > now() - interval '1 day'
      `.execute(database);
      if ((rows[0]?.count ?? 0) >= mostPerDay) return false;
      return transfer({ ...step('return', launch), from: 'consumed', to: 'available' });
    },
  };
}

import { DatabaseError } from 'pg';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../database/tables.ts';
import type { TokenLedger, Transfer } from './token-ledger.ts';

const CHECK_VIOLATION = '23514';
const NO_SUCH_WALLET = '23503';

const isRefusal = (error: unknown) =>
  error instanceof DatabaseError &&
  (error.code === CHECK_VIOLATION || error.code === NO_SUCH_WALLET);

/** Tokens in PostgreSQL. */
export function createTokenLedger(database: Database): TokenLedger {
  return {
    async open(userId) {
      await database
        .insertInto('wallets')
        .values({ user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async balance(userId) {
      const wallet = await database
        .selectFrom('wallets')
        .select('available')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return wallet?.available ?? 0;
    },

    async amountOf(reference) {
      const transfer = await database
        .selectFrom('transfers')
        .select('amount')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return transfer?.amount ?? null;
    },

    async transfer(transfer) {
      try {
        await move(database, transfer);
        return true;
      } catch (error) {
        if (isRefusal(error)) return false;
        throw error;
      }
    },
  };
}

// One statement: the entry and its effect exist together or not at all, and `check` is the guard.
async function move(database: Database, { reference, userId, from, to, amount }: Transfer) {
  const effect = (account: Account) =>
    (to === account ? amount : 0) - (from === account ? amount : 0);
  await database
    .with('entry', (query) =>
      query
        .insertInto('transfers')
        .values({ reference, user_id: userId, debit: from, credit: to, amount })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('user_id'),
    )
    .updateTable('wallets')
    .from('entry')
    .whereRef('wallets.user_id', '=', 'entry.user_id')
    .set((wallet) => ({
      available: wallet('available', '+', effect('available')),
      held: wallet('held', '+', effect('held')),
    }))
    .execute();
}

import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../database/tables.ts';
import { createEntryReader } from './ledger-entries.repository.ts';
import { createSpending } from './spending.repository.ts';
import { launchable } from './launchable.ts';
import type { TokenLedger, Transfer } from './token-ledger.ts';

const CHECK_VIOLATION = '23514';
const NO_SUCH_WALLET = '23503';

const isRefusal = (error: unknown) =>
  error instanceof DatabaseError &&
  (error.code === CHECK_VIOLATION || error.code === NO_SUCH_WALLET);

/** Tokens in PostgreSQL. */
export function createTokenLedger(database: Database): TokenLedger {
  async function transfer(wanted: Transfer): Promise<boolean> {
    try {
      await move(database, wanted);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  }

  async function wallet(userId: string) {
    const found = await database
      .selectFrom('wallets')
      .select(['available', 'prepaid', 'owed'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return found ?? { available: 0, prepaid: 0, owed: 0 };
  }

  return {
    ...createSpending(database, { transfer, wallet }),
    entries: createEntryReader(database),
    transfer,

    async open(userId) {
      await database
        .insertInto('wallets')
        .values({ user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    wallet,
    balance: async (userId) => launchable(await wallet(userId)),

    async amountOf(reference) {
      const found = await database
        .selectFrom('transfers')
        .select('amount')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return found?.amount ?? null;
    },
  };
}

// One statement: the entries and their effect exist together or not at all, and `check` is the guard.
async function move(database: Database, { reference, userId, from, to, amount }: Transfer) {
  const effect = (account: Account) =>
    sql`${(to === account ? amount : 0) - (from === account ? amount : 0)}::integer`;
  const settling = to === 'available' ? amount : 0;
  await sql`
    with entry as (
      insert into app.transfers (reference, user_id, debit, credit, amount)
      values (${reference}, ${userId}, ${from}, ${to}, ${amount})
      on conflict (reference) do nothing returning user_id),
    wallet as (
      select wallets.user_id, least(owed, ${settling}::integer) as settled
      from app.wallets join entry on wallets.user_id = entry.user_id
      for update of wallets),
    settlement as (
      insert into app.transfers (reference, user_id, debit, credit, amount)
      select ${`settle:${reference}`}, user_id, 'available', 'owed', settled
      from wallet where settled > 0)
    update app.wallets set
      available = available + ${effect('available')} - settled,
      prepaid = prepaid + ${effect('prepaid')},
      held = held + ${effect('held')},
      owed = owed - settled
    from wallet where wallets.user_id = wallet.user_id
  `.execute(database);
}

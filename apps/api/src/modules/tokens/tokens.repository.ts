import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { ignoreChanges, type NoteChange } from '../../database/changes.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../database/tables.ts';
import { createEntryReader } from './ledger-entries.repository.ts';
import { createSpending } from './spending.repository.ts';
import { launchable } from './launchable.ts';
import type { TokenLedger, Transfer } from './token-ledger.ts';
import { createWalletReader } from './wallets.repository.ts';

const CHECK_VIOLATION = '23514';
const NO_SUCH_WALLET = '23503';

const isRefusal = (error: unknown) =>
  error instanceof DatabaseError &&
  (error.code === CHECK_VIOLATION || error.code === NO_SUCH_WALLET);

/** Accounts that count for the balance as it is shown. */
const isShown = (account: Account) => account === 'available' || account === 'prepaid';

/** Tokens in PostgreSQL; notes every change of a balance. */
export function createTokenLedger(
  database: Database,
  note: NoteChange = ignoreChanges,
): TokenLedger {
  async function transfer(wanted: Transfer): Promise<boolean> {
    const { userId, from, to } = wanted;
    try {
      const isNew = await move(database, wanted);
      if (isNew && (isShown(from) || isShown(to))) note({ kind: 'balance', userId });
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  }

  const wallet = createWalletReader(database);

  return {
    ...createSpending(database, note, { transfer, wallet }),
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
// Answers `false` when the reference is known and nothing was left to do.
async function move(
  database: Database,
  { reference, userId, from, to, amount }: Transfer,
): Promise<boolean> {
  const effect = (account: Account) =>
    sql`${(to === account ? amount : 0) - (from === account ? amount : 0)}::integer`;
  const settling = to === 'available' ? amount : 0;
  const { numAffectedRows } = await sql`
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
  return (numAffectedRows ?? 0n) > 0n;
}

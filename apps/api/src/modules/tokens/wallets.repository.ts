import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { TokenLedger, Wallet } from './token-ledger.ts';

type Row = Wallet & { readonly user_id: string };
type Reading = Promise<ReadonlyMap<string, Wallet>>;

const empty: Wallet = { available: 0, prepaid: 0, owed: 0 };

/**
 * Reads wallets. Those that are asked for in one turn of the event loop share one query, which begins
 * after all of them were asked: each sees whatever was committed before.
 */
export function createWalletReader(database: Database): TokenLedger['wallet'] {
  let asked: { readonly userIds: Set<string>; readonly reading: Reading } | null = null;

  async function read(userIds: ReadonlySet<string>): Reading {
    await new Promise((resolve) => setImmediate(resolve));
    asked = null; // whoever comes from here on waits for the next query
    const { rows } = await sql<Row>`
      select user_id, available, prepaid, owed from app.wallets
      where user_id = any(${[...userIds]}::uuid[])`.execute(database);
    return new Map(rows.map((row) => [row.user_id, row]));
  }

  return async (userId) => {
    if (!asked) {
      const userIds = new Set<string>();
      asked = { userIds, reading: read(userIds) };
    }
    const { userIds, reading } = asked;
    const id = userId.toLowerCase();
    userIds.add(id);
    return (await reading).get(id) ?? empty;
  };
}

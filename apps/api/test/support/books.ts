import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';

/** What does not hold of what must hold at every moment, whatever failed. */
export async function findBrokenBooks(database: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select 'wallet differs from its transfers' as broken from app.wallets where (available, prepaid, held, -owed) <> (
      select coalesce(sum(case 'available' when credit then amount when debit then -amount end), 0),
             coalesce(sum(case 'prepaid' when credit then amount when debit then -amount end), 0),
             coalesce(sum(case 'held' when credit then amount when debit then -amount end), 0),
             coalesce(sum(case 'owed' when credit then amount when debit then -amount end), 0)
      from app.transfers where transfers.user_id = wallets.user_id)
    union all select 'ready launch that did not cost one token' from app.launches
      where (state = 'ready') <> exists (
        select from app.transfers where reference = 'consume:' || launches.id and amount = 1)
    union all select 'released launch that kept its token' from app.launches
      where (state = 'failed_released') <> exists (
        select from app.transfers where reference = 'release:' || launches.id and amount = 1)
    union all select 'returned token of an interview that was held' from app.transfers
      where debit = 'consumed' and not exists (select from app.interviews
        where reference = 'return:' || id and user_id = transfers.user_id and state = 'void')
    union all select 'history that does not add up to the balance' from app.wallets
      where available - owed <> (select coalesce(sum(tokens), 0) from app.ledger_entries
        where ledger_entries.user_id = wallets.user_id)
    union all select 'launch without its interview' from app.launches
      where not exists (select from app.interviews where interviews.id = launches.id
        and interviews.assistant_id is not distinct from launches.assistant_id)
    union all select 'job without its launch' from pgboss.job
      where name = 'launch.settle' and data ->> 'launchId' not in (select id::text from app.launches)
  `.execute(database);
  return rows;
}

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/database/database.ts';

/** What must hold at every moment, whatever failed. */
export async function expectBooksToBalance(database: Database): Promise<void> {
  const { rows } = await sql`
    select 'wallet differs from its transfers' as broken from app.wallets where (available, held) <> (
      select coalesce(sum(case 'available' when credit then amount when debit then -amount end), 0),
             coalesce(sum(case 'held' when credit then amount when debit then -amount end), 0)
      from app.transfers where transfers.user_id = wallets.user_id)
    union all select 'ready launch that did not cost one token' from app.launches
      where (state = 'ready') <> exists (
        select from app.transfers where reference = 'consume:' || launches.id and amount = 1)
    union all select 'released launch that kept its token' from app.launches
      where (state = 'failed_released') <> exists (
        select from app.transfers where reference = 'release:' || launches.id and amount = 1)
    union all select 'launch without its interview' from app.launches
      where not exists (select from app.interviews where interviews.id = launches.id
        and interviews.assistant_id is not distinct from launches.assistant_id)
    union all select 'job without its launch' from pgboss.job
      where name = 'launch.settle' and data ->> 'launchId' not in (select id::text from app.launches)
  `.execute(database);
  expect(rows).toEqual([]);
}

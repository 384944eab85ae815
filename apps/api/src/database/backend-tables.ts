import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Tells whether a table of the hosted backend stands beside ours, such as `auth.sessions`. Asked until
 * there is one: it may be created after this process started.
 */
export function createTableWatch(database: Database, table: string): () => Promise<boolean> {
  let isThere = false;

  return async () => {
    if (isThere) return true;
    const { rows } = await sql<{ isThere: boolean }>`
      select to_regclass(${table}) is not null as "isThere"`.execute(database);
    isThere = rows[0]?.isThere ?? false;
    return isThere;
  };
}

import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';

interface Table {
  readonly name: string;
}

/** Every table of ours and of the queue, in which any of these texts occurs in any column. */
export async function findTraces(database: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<Table>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('app', 'public') and relkind = 'r' order by 1`.execute(database);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} as t
      where exists (select from unnest(${texts}::text[]) as text
        where strpos(t::text, text) > 0) limit 1`.execute(database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Connections to the database; opening one takes two seconds at most, a query ten. */
export function createPool({ url, poolSize }: { url: string; poolSize: number }) {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  });
  // An idle connection that breaks emits here; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

export function createDatabase(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }).withSchema('app');
}

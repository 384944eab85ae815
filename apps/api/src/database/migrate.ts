import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

const migrations = new URL('../../../../infra/database/migrations/', import.meta.url);

// The history table of the hosted backend's own tool, so either may apply the next file.
const HISTORY = `
  select pg_advisory_xact_lock(20260101);
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations
    (version text primary key, statements text[], name text)`;

/** Applies the missing files in one transaction; replicas that start together take turns. */
export async function migrate(pool: Pool, directory = migrations): Promise<void> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).toSorted();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(HISTORY);
    for (const file of files) {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      const recorded = await client.query(
        `insert into supabase_migrations.schema_migrations (version, name)
         values ($1, $2) on conflict do nothing`,
        [version, name],
      );
      if (recorded.rowCount) await client.query(await readFile(new URL(file, directory), 'utf8'));
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

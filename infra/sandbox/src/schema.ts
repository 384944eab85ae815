import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { transaction } from './database.ts';

const SCHEMA_LOCK = 20261120;
const files = ['auth.sql', 'sandbox.sql', 'payments.sql', 'storage.sql'].map(
  (name) => new URL(`schema/${name}`, import.meta.url),
);

/** Creates what is missing of the schemas `auth`, `sandbox` and `storage`; processes that start together take turns. */
export async function applySandboxSchema(pool: Pool): Promise<void> {
  const statements = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    for (const sql of statements) await client.query(sql);
  });
}

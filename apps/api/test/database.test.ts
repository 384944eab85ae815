import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase, createPool } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';

async function createEmptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}

test('replicas that start together migrate once, and no table is open to the data API', async () => {
  const url = await createEmptyDatabase();
  const pools = Array.from({ length: 4 }, () => createPool({ url, poolSize: 1 }));
  await Promise.all(pools.map((pool) => migrate(pool)));
  const [pool, ...others] = pools;
  await Promise.all(others.map((other) => other.end()));
  if (!pool) throw new Error('No pool');

  const database = createDatabase(pool);
  const { rows } = await sql<{ name: string; fenced: boolean; policies: number }>`
    select relname as name, relrowsecurity as fenced,
      (select count(*)::integer from pg_policy where polrelid = pg_class.oid) as policies
    from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' order by relname
  `.execute(database);
  expect(rows).toEqual(
    [
      'erased_users',
      'erasures',
      'idempotency_keys',
      'interview_turns',
      'interviews',
      'launches',
      'payments',
      'reports',
      'transfers',
      'wallets',
      'webhook_events',
    ].map((name) => ({ name, fenced: true, policies: 0 })),
  );
  await database.destroy();
});

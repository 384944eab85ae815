import { createTestDatabase } from '@greenshoe/local/test-database';
import { Client, type DatabaseError } from 'pg';
import { createPool } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';

export const PERMISSION_DENIED = '42501';

const ROLES = `
  do $$ begin create role anon nologin; exception when others then null; end $$;
  do $$ begin create role authenticated nologin; exception when others then null; end $$;`;

/** A migrated database on which `setUp` ran before, as on a hosted backend, and a connection to it. */
export async function openHostedDatabase(template: string, setUp: string): Promise<Client> {
  const { url } = await createTestDatabase({
    template,
    prepare: async (draft) => {
      const pool = createPool({ url: draft, poolSize: 1 });
      await pool.query(ROLES + setUp);
      await migrate(pool);
      await pool.end();
    },
  });
  const client = new Client(url);
  await client.connect();
  return client;
}

/**
 * How many rows a statement reaches, or the code of its refusal, for somebody who is signed in or,
 * with `null`, for a visitor, after a prelude that may do anything; nothing of it stays.
 */
export async function attemptAs(
  client: Client,
  userId: string | null,
  statement: string,
  prelude = '',
): Promise<number | string> {
  const role = userId === null ? 'anon' : 'authenticated';
  const claims = JSON.stringify({ role, ...(userId === null ? {} : { sub: userId }) });
  await client.query('begin');
  try {
    if (prelude) await client.query(prelude);
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
    await client.query(`set local role ${role}`);
    return (await client.query(statement)).rowCount ?? 0;
  } catch (error) {
    return (error as DatabaseError).code ?? 'unknown';
  } finally {
    await client.query('rollback');
  }
}

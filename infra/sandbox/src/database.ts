import { Pool, type PoolClient } from 'pg';

/** What repositories ask their questions of: the pool, or one client inside a transaction. */
export type Queryable = Pick<Pool, 'query'>;

/** The row of a statement that always answers with one. */
export function onlyRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('The database answered with no row');
  return row;
}

/** A pool that survives a restart of the database. */
export function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  });
  // An idle connection that breaks emits here; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Runs `work` in one transaction: a throw undoes all of it. */
export async function transaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

import { sql } from 'kysely';
import { createTableWatch } from './backend-tables.ts';
import type { Database } from './database.ts';

/**
 * Whether somebody has set up an authenticator app. The hosted backend keeps that beside our tables;
 * over a database without its schema nobody has.
 */
export function createSecondFactors(database: Database): (userId: string) => Promise<boolean> {
  const isKeptHere = createTableWatch(database, 'auth.mfa_factors');

  return async (userId) => {
    if (!(await isKeptHere())) return false;
    const { rows } = await sql`
      select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1
    `.execute(database);
    return rows.length > 0;
  };
}

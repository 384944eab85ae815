import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Whether somebody has set up an authenticator app. The hosted backend keeps that beside our tables;
 * over a database without its schema nobody has.
 */
export function createSecondFactors(database: Database): (userId: string) => Promise<boolean> {
  let isKeptHere = false;

  async function look(): Promise<boolean> {
    const { rows } = await sql<{ isKeptHere: boolean }>`
      select to_regclass('auth.mfa_factors') is not null as "isKeptHere"`.execute(database);
    return rows[0]?.isKeptHere ?? false;
  }

  return async (userId) => {
    // Asked until there is one: the backend's tables may be created after this process started.
    isKeptHere ||= await look();
    if (!isKeptHere) return false;
    const { rows } = await sql`
      select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1
    `.execute(database);
    return rows.length > 0;
  };
}

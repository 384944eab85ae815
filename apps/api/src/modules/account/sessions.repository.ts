import { MOST_DEVICES } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import { createTableWatch } from '../../database/backend-tables.ts';
import type { Database } from '../../database/database.ts';

const LONGEST_USER_AGENT = 512; // characters; whoever signs in chooses them

export interface StoredSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
}

/** The sessions of a user, the latest used first, at most `MOST_DEVICES`. */
export type SessionReader = (userId: string) => Promise<StoredSession[]>;

/** Reads where the hosted backend keeps them; over a database without its schema there are none. */
export function createSessionReader(database: Database): SessionReader {
  const isKeptHere = createTableWatch(database, 'auth.sessions');

  return async (userId) => {
    if (!(await isKeptHere())) return [];
    // The hosted backend writes `refreshed_at` in UTC without saying so; as seconds it is the same in both types.
    const { rows } = await sql<StoredSession>`
      select id, left(user_agent, ${LONGEST_USER_AGENT}) as "userAgent", created_at as "startedAt",
        coalesce(to_timestamp(extract(epoch from refreshed_at)::float8), created_at) as "lastUsedAt"
      from auth.sessions where user_id = ${userId}
      order by "lastUsedAt" desc, id limit ${MOST_DEVICES}`.execute(database);
    return rows;
  };
}

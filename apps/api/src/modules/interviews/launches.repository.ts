import type { ErrorCode } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { LaunchState } from '../../database/tables.ts';

export interface Launch {
  readonly id: string;
  readonly userId: string;
  readonly requestHash: string;
  readonly state: LaunchState;
  readonly assistantId: string | null;
  readonly failure: ErrorCode | null;
}

export interface LaunchRequest {
  readonly id: string;
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly leaseSeconds: number;
}

export type LaunchOutcome =
  | { readonly state: 'ready'; readonly assistantId: string }
  | { readonly state: 'failed_released'; readonly failure: ErrorCode };

export interface LaunchStore {
  /** Answers `null` when an earlier launch of this user already has the key. */
  readonly claim: (request: LaunchRequest) => Promise<Launch | null>;
  /** `null` when its user's account is deleted: nothing else removes a launch. */
  readonly find: (id: string) => Promise<Launch | null>;
  readonly findByKey: (userId: string, key: string) => Promise<Launch | undefined>;
  /** Ends the reservation; of two that race, the loser gets `null`. */
  readonly finish: (id: string, outcome: LaunchOutcome) => Promise<Launch | null>;
  /** Reserved, and whoever did so had all the time there is. The oldest first. */
  readonly listExpired: (limit: number) => Promise<string[]>;
  /** Which of these assistants an interview still needs. */
  readonly listNeeded: (assistantIds: readonly string[]) => Promise<string[]>;
}

const columns = [
  'id',
  'user_id as userId',
  'request_hash as requestHash',
  'state',
  'assistant_id as assistantId',
  'failure',
] as const;

/** Launches in PostgreSQL. */
export function createLaunchStore(database: Database): LaunchStore {
  return {
    async claim({ id, userId, key, requestHash, leaseSeconds }) {
      const launch = await database
        .insertInto('launches')
        .values({
          id,
          user_id: userId,
          key,
          request_hash: requestHash,
          lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .returning(columns)
        .executeTakeFirst();
      return launch ?? null;
    },

    async find(id) {
      const launch = await database
        .selectFrom('launches')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return launch ?? null;
    },

    findByKey: (userId, key) =>
      database
        .selectFrom('launches')
        .select(columns)
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst(),

    async finish(id, outcome) {
      const { state } = outcome;
      const launch = await database
        .updateTable('launches')
        .set(
          state === 'ready'
            ? { state, assistant_id: outcome.assistantId }
            : { state, failure: outcome.failure },
        )
        .where('id', '=', id)
        .where('state', '=', 'reserved')
        .returning(columns)
        .executeTakeFirst();
      return launch ?? null;
    },

    async listExpired(limit) {
      const expired = await database
        .selectFrom('launches')
        .select('id')
        .where('state', '=', 'reserved')
        .where('lease_until', '<', sql<Date>`now()`)
        .orderBy('lease_until')
        .limit(limit)
        .execute();
      return expired.map(({ id }) => id);
    },

    async listNeeded(assistantIds) {
      const needed = await database
        .selectFrom('interviews')
        .select(sql<string>`assistant_id`.as('assistantId'))
        .where('assistant_id', '=', sql<string>`any(${assistantIds})`)
        .where('state', 'in', ['ready', 'active'])
        .execute();
      return needed.map(({ assistantId }) => assistantId);
    },
  };
}

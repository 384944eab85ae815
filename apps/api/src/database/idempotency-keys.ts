import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

export interface KeyId {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
}

/** The caller's to answer until its lease ends, or what an earlier request left. */
export type Claim =
  | { readonly lease: string }
  | { readonly requestHash: string; readonly answer: object | null };

export interface IdempotencyStore {
  readonly claim: (request: {
    readonly id: KeyId;
    readonly requestHash: string;
    readonly leaseSeconds: number;
  }) => Promise<Claim>;
  /** Stores the answer unless there is one, and gives back the one that is stored. */
  readonly keep: (id: KeyId, answer: object) => Promise<object>;
  /** Frees a key that nobody has taken over since it was claimed with `lease`. */
  readonly release: (id: KeyId, lease: string) => Promise<void>;
  readonly forget: (olderThanHours: number) => Promise<void>;
}

/** Idempotency keys in PostgreSQL. */
export function createIdempotencyStore(database: Database): IdempotencyStore {
  const keyed = ({ userId, operation, key }: KeyId) => ({
    user_id: userId,
    operation,
    key,
  });
  const find = (id: KeyId) =>
    database
      .selectFrom('idempotency_keys')
      .select(['request_hash as requestHash', 'answer'])
      .where((column) => column.and(keyed(id)))
      .executeTakeFirst();

  return {
    async claim({ id, requestHash, leaseSeconds }) {
      const lease = {
        locked_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
        locked_by: randomUUID(),
      };
      const claimed = await database
        .insertInto('idempotency_keys')
        .values({ ...keyed(id), request_hash: requestHash, ...lease })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'operation', 'key'])
            .doUpdateSet(lease)
            .where('idempotency_keys.answer', 'is', null)
            .where('idempotency_keys.locked_until', '<', sql<Date>`now()`)
            .where('idempotency_keys.request_hash', '=', requestHash),
        )
        .returning('locked_by as lease')
        .executeTakeFirst();
      // Freed a moment ago: whoever repeats the request will get it.
      return claimed ?? (await find(id)) ?? { requestHash, answer: null };
    },

    async keep(id, answer) {
      await database
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify(answer) })
        .where((column) => column.and(keyed(id)))
        .where('answer', 'is', null)
        .execute();
      return (await find(id))?.answer ?? answer;
    },

    async release(id, lease) {
      await database
        .deleteFrom('idempotency_keys')
        .where((column) => column.and(keyed(id)))
        .where('answer', 'is', null)
        .where('locked_by', '=', lease)
        .execute();
    },

    async forget(olderThanHours) {
      await database
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${olderThanHours})`)
        .execute();
    },
  };
}

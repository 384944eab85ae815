import type { Pool } from 'pg';
import { transaction } from '../database.ts';
import { type Cause, createEvents, type Events } from './events.repository.ts';
import { createObjects, type Objects } from './objects.repository.ts';

/** One transaction's view of the provider's books. */
export interface Books {
  readonly objects: Objects;
  readonly events: Events;
}

export interface PaymentsContext extends Books {
  readonly pool: Pool;
  /** Where a browser reaches the sandbox. */
  readonly publicUrl: string;
  readonly isHeard: boolean;
  /** Runs `work` in one transaction, then sees to the events it left. */
  readonly atomically: <T>(work: (books: Books) => Promise<T>) => Promise<T>;
  /** Looks at once for events to deliver. */
  readonly announce: () => void;
}

/** The stores of one transaction; `cause` is the request its events follow from. */
export const openBooks = (
  database: Parameters<typeof createObjects>[0],
  isHeard: boolean,
  cause?: Cause,
): Books => ({
  objects: createObjects(database),
  events: createEvents(database, { isHeard, cause: cause ?? null }),
});

export function createPaymentsContext(options: {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly isHeard: boolean;
  readonly announce: () => void;
}): PaymentsContext {
  const { pool, isHeard, announce } = options;
  return {
    ...options,
    ...openBooks(pool, isHeard),
    async atomically(work) {
      const result = await transaction(pool, (client) => work(openBooks(client, isHeard)));
      announce();
      return result;
    },
  };
}

import type { Queryable } from '../../database.ts';

export interface DueEvent {
  readonly id: string;
  readonly body: string;
  /** This attempt included. */
  readonly attempts: number;
}

export interface Deliveries {
  /** Takes events that are due; whoever takes one and dies leaves it to be taken again. */
  readonly claim: (limit: number) => Promise<DueEvent[]>;
  readonly markDelivered: (id: string, answer: string) => Promise<void>;
  /** Tries again after some seconds; `null` gives up. */
  readonly postpone: (id: string, answer: string, afterSeconds: number | null) => Promise<void>;
}

const LEASE = `interval '30 seconds'`; // longer than any attempt may take

export function createDeliveries(database: Queryable): Deliveries {
  return {
    async claim(limit) {
      const { rows } = await database.query<DueEvent>(
        `update sandbox.payment_events
         set attempts = attempts + 1, next_attempt_at = now() + ${LEASE}
         where id in (
           select id from sandbox.payment_events where next_attempt_at <= now()
           order by next_attempt_at limit $1 for update skip locked
         )
         returning id, body, attempts`,
        [limit],
      );
      return rows;
    },

    async markDelivered(id, answer) {
      await database.query(
        `update sandbox.payment_events
         set delivered_at = now(), next_attempt_at = null, last_answer = $2 where id = $1`,
        [id, answer],
      );
    },

    async postpone(id, answer, afterSeconds) {
      await database.query(
        `update sandbox.payment_events
         set next_attempt_at = now() + make_interval(secs => $3), last_answer = $2 where id = $1`,
        [id, answer, afterSeconds],
      );
    },
  };
}

import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface WebhookEvent {
  readonly provider: 'platform';
  readonly eventId: string;
  readonly payload: object;
}

export interface WebhookEventStore {
  /** Notes an event as processed; `false` when it was noted before. Belongs into a transaction. */
  readonly claim: (event: WebhookEvent) => Promise<boolean>;
}

/** Events in PostgreSQL: a repeated one waits for the first and then changes nothing. */
export const createWebhookEventStore = (database: Database): WebhookEventStore => ({
  async claim({ provider, eventId, payload }) {
    const claimed = await database
      .insertInto('webhook_events')
      .values({
        provider,
        event_id: eventId,
        payload: JSON.stringify(payload),
        processed_at: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});

import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface WebhookEvent {
  readonly provider: 'platform' | 'payments';
  readonly eventId: string;
  readonly payload: object;
}

export interface WebhookEventStore {
  /** Notes an event as processed; `false` when it was noted before. Belongs into a transaction. */
  readonly claim: (event: WebhookEvent) => Promise<boolean>;
  /** Notes an event that is processed later; says what was known of it before. */
  readonly note: (event: WebhookEvent) => Promise<'new' | 'unprocessed' | 'processed'>;
  readonly complete: (event: Omit<WebhookEvent, 'payload'>) => Promise<void>;
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

  async note({ provider, eventId, payload }) {
    const noted = await database
      .insertInto('webhook_events')
      .values({ provider, event_id: eventId, payload: JSON.stringify(payload) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((noted.numInsertedOrUpdatedRows ?? 0n) > 0n) return 'new';
    const { processed_at: processedAt } = await database
      .selectFrom('webhook_events')
      .select('processed_at')
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();
    return processedAt === null ? 'unprocessed' : 'processed';
  },

  async complete({ provider, eventId }) {
    await database
      .updateTable('webhook_events')
      .set({ processed_at: sql<Date>`now()` })
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .where('processed_at', 'is', null)
      .execute();
  },
});

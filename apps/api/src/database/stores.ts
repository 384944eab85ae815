import type { PgBoss } from 'pg-boss';
import { createErasureStore } from '../modules/account/erasures.repository.ts';
import { createCallTimeStore } from '../modules/interviewer/call-times.repository.ts';
import { createTurnStore } from '../modules/interviewer/turns.repository.ts';
import { createClawbackStore } from '../modules/payments/clawbacks.repository.ts';
import { createPaymentStore } from '../modules/payments/payments.repository.ts';
import { createInterviewReader } from '../modules/interviews/interviews.reader.ts';
import { createInterviewStore } from '../modules/interviews/interviews.repository.ts';
import { createLaunchStore } from '../modules/interviews/launches.repository.ts';
import { createMarkingStore } from '../modules/interviews/marking.repository.ts';
import { createPracticeStore } from '../modules/interviews/practice.repository.ts';
import { createUnheldStore } from '../modules/interviews/unheld.repository.ts';
import { createTokenLedger } from '../modules/tokens/tokens.repository.ts';
import { createWebhookEventStore } from '../modules/webhooks/webhook-events.repository.ts';
import { createQueue } from '../providers/jobs/jobs.ts';
import { collectChanges, ignoreChanges, type NoteChange } from './changes.ts';
import type { Database } from './database.ts';
import { createIdempotencyStore } from './idempotency-keys.ts';

/** Everything that reads and writes; what changes for a user is noted. */
export const createStores = (
  database: Database,
  boss: PgBoss,
  note: NoteChange = ignoreChanges,
) => ({
  callTimes: createCallTimeStore(database),
  clawbacks: createClawbackStore(database, note),
  erasures: createErasureStore(database),
  events: createWebhookEventStore(database),
  idempotencyKeys: createIdempotencyStore(database),
  interviews: createInterviewStore(database),
  launches: createLaunchStore(database),
  ledger: createTokenLedger(database, note),
  marking: createMarkingStore(database, note),
  payments: createPaymentStore(database),
  practice: createPracticeStore(database),
  queue: createQueue(database, boss),
  reader: createInterviewReader(database),
  turns: createTurnStore(database),
  unheld: createUnheldStore(database),
});

export type Stores = ReturnType<typeof createStores>;

/** Runs `work` in one transaction: a throw undoes all of it, queued jobs included. */
export type Atomically = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;

/** What is noted within a transaction is passed on once it is committed. */
export const createAtomically =
  (database: Database, boss: PgBoss, note: NoteChange = ignoreChanges): Atomically =>
  async (work) => {
    const changes = collectChanges();
    const result = await database
      .transaction()
      .execute((transaction) => work(createStores(transaction, boss, changes.note)));
    changes.pass(note);
    return result;
  };

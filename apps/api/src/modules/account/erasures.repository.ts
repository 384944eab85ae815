import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What is still to be removed elsewhere. */
export interface Erasure {
  readonly id: string;
  readonly userId: string;
  /** Of interviews that were begun; their interviewers may still be at the platform. */
  readonly launchIds: readonly string[];
  readonly callIds: readonly string[];
}

export interface ErasureStore {
  /**
   * Removes every row about a user and takes note of what is left; of two erasures at once the
   * second finds the first. Belongs into a transaction. Nobody can write for this user afterwards.
   */
  readonly begin: (userId: string) => Promise<Pick<Erasure, 'id'>>;
  /** `null` once it is complete. */
  readonly find: (id: string) => Promise<Erasure | null>;
  readonly complete: (id: string) => Promise<void>;
  readonly listOpen: () => Promise<string[]>;
  readonly isErased: (userId: string) => Promise<boolean>;
  /** Forgets erasures that nothing can reach any more. */
  readonly forget: (olderThanDays: number) => Promise<void>;
}

type Statement = RawBuilder<unknown>;

/** Waits for whoever is at work for this user; locks in the order in which everybody takes them. */
const locks = (userId: string): Statement[] => [
  sql`select pg_advisory_xact_lock(app.number_of_user(${userId}))`,
  ...['payments', 'launches', 'interviews', 'wallets'].map(
    (table) => sql`select from ${sql.table(`app.${table}`)} where user_id = ${userId} for update`,
  ),
];

const remember = (userId: string): Statement =>
  sql`insert into app.erased_users (user_hash) values (app.hash_of_user(${userId}))
    on conflict (user_hash) do update set erased_at = now()`;

/** A second erasure takes hold of the row of the first, so that it is not completed meanwhile. */
const takeNote = (userId: string) =>
  sql<Pick<Erasure, 'id'>>`insert into app.erasures (user_id, launch_ids, call_ids)
    select ${userId},
      array(select id from app.launches where user_id = ${userId}),
      array(select call_id from app.interviews where user_id = ${userId} and call_id is not null
        union select turns.call_id from app.interview_turns turns
          join app.interviews on interviews.id = interview_id where user_id = ${userId})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning id`;

/** Children before parents, what is found through a row before the row. */
const removals = (userId: string): Statement[] => {
  const interviews = sql`(select id from app.interviews where user_id = ${userId})`;
  const own = (table: string) =>
    sql`delete from ${sql.table(`app.${table}`)} where user_id = ${userId}`;
  return [
    sql`delete from app.webhook_events
      where coalesce(payload ->> 'assistantId', payload #>> '{subject,session}',
        payload #>> '{subject,intent}') in (
          select assistant_id from app.interviews where user_id = ${userId}
          union select checkout_session_id from app.payments where user_id = ${userId}
          union select payment_intent from app.payments where user_id = ${userId})`,
    sql`delete from app.interview_turns where interview_id in ${interviews}`,
    sql`delete from app.reports where interview_id in ${interviews}`,
    ...['interviews', 'launches', 'transfers', 'wallets', 'payments', 'idempotency_keys'].map(own),
  ];
};

/** Erasures in PostgreSQL. */
export const createErasureStore = (database: Database): ErasureStore => ({
  async begin(userId) {
    for (const statement of [...locks(userId), remember(userId)]) await statement.execute(database);
    const { rows } = await takeNote(userId).execute(database);
    for (const statement of removals(userId)) await statement.execute(database);
    const [erasure] = rows;
    if (!erasure) throw new Error('An erasure that is begun has a row');
    return erasure;
  },

  async find(id) {
    const erasure = await database
      .selectFrom('erasures')
      .select(['id', 'user_id as userId', 'launch_ids as launchIds', 'call_ids as callIds'])
      .where('id', '=', id)
      .executeTakeFirst();
    return erasure ?? null;
  },

  async complete(id) {
    await database.deleteFrom('erasures').where('id', '=', id).execute();
  },

  async listOpen() {
    const open = await database.selectFrom('erasures').select('id').orderBy('created_at').execute();
    return open.map(({ id }) => id);
  },

  async isErased(userId) {
    const { rows } = await sql`select from app.erased_users
      where user_hash = app.hash_of_user(${userId})`.execute(database);
    return rows.length > 0;
  },

  async forget(olderThanDays) {
    await database
      .deleteFrom('erased_users')
      .where('erased_at', '<', sql<Date>`now() - make_interval(days => ${olderThanDays})`)
      .execute();
  },
});

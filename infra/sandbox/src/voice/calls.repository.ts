import { onlyRow, type Queryable } from '../database.ts';
import type { StoredSettings } from './assistants.repository.ts';

export type CallStatus = 'queued' | 'in-progress' | 'ended';

/** Reasons for which a call ends, in the platform's words. */
export type EndedReason =
  | 'assistant-ended-call'
  | 'customer-ended-call'
  | 'exceeded-max-duration'
  | 'silence-timed-out';

export interface Call {
  readonly id: string;
  readonly assistantId: string;
  readonly assistant: StoredSettings;
  readonly token: string;
  readonly status: CallStatus;
  readonly endedReason: EndedReason | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

export interface Calls {
  readonly create: (call: Pick<Call, 'assistantId' | 'assistant' | 'token'>) => Promise<Call>;
  readonly find: (id: string) => Promise<Call | null>;
  /** Calls that the process before this one left without an end. */
  readonly listUnfinished: () => Promise<Call[]>;
  /** Sets the beginning once; answers `null` when the call has already ended. */
  readonly start: (id: string) => Promise<Call | null>;
  /** Answers `null` when the call has already ended. */
  readonly end: (id: string, reason: EndedReason, endedAt: Date) => Promise<Call | null>;
  /** Removes a call with what was said in it. */
  readonly remove: (id: string) => Promise<void>;
  readonly listUnreported: () => Promise<Call[]>;
  readonly markReported: (id: string) => Promise<void>;
}

const COLUMNS = `id, assistant_id as "assistantId", assistant, token, status,
  ended_reason as "endedReason", created_at as "createdAt", updated_at as "updatedAt",
  started_at as "startedAt", ended_at as "endedAt"`;

/** Calls and how far each has got. */
export function createCalls(database: Queryable): Calls {
  const select = async (sql: string, values: unknown[] = []) =>
    (await database.query<Call>(sql, values)).rows;

  return {
    async create({ assistantId, assistant, token }) {
      const rows = await select(
        `insert into sandbox.calls (assistant_id, assistant, token) values ($1, $2, $3)
         returning ${COLUMNS}`,
        [assistantId, assistant, token],
      );
      return onlyRow(rows);
    },

    async find(id) {
      return (await select(`select ${COLUMNS} from sandbox.calls where id = $1`, [id]))[0] ?? null;
    },

    listUnfinished: () => select(`select ${COLUMNS} from sandbox.calls where status <> 'ended'`),

    async start(id) {
      const rows = await select(
        `update sandbox.calls
         set status = 'in-progress', started_at = coalesce(started_at, now()), updated_at = now()
         where id = $1 and status <> 'ended' returning ${COLUMNS}`,
        [id],
      );
      return rows[0] ?? null;
    },

    async end(id, reason, endedAt) {
      const rows = await select(
        `update sandbox.calls
         set status = 'ended', ended_reason = $2, updated_at = now(),
             ended_at = greatest($3, coalesce(started_at, created_at))
         where id = $1 and status <> 'ended' returning ${COLUMNS}`,
        [id, reason, endedAt],
      );
      return rows[0] ?? null;
    },

    async remove(id) {
      await database.query('delete from sandbox.calls where id = $1', [id]);
    },

    listUnreported: () =>
      select(
        `select ${COLUMNS} from sandbox.calls
         where status = 'ended' and report_delivered_at is null order by ended_at`,
      ),

    async markReported(id) {
      await database.query('update sandbox.calls set report_delivered_at = now() where id = $1', [
        id,
      ]);
    },
  };
}

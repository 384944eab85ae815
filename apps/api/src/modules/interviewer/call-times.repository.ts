import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { TimedTurn } from './match-messages.ts';
import { type Turn, turnColumns } from './turns.repository.ts';

export interface Call {
  readonly interviewId: string;
  readonly turns: readonly Turn[];
}

export interface CallTimeStore {
  /** What was said in one call; `null` when no interview with that assistant ever had it. */
  readonly ofCall: (assistantId: string, callId: string) => Promise<Call | null>;
  /** Notes when turns were said, in milliseconds of the epoch. */
  readonly setTimes: (interviewId: string, times: readonly TimedTurn[]) => Promise<void>;
}

const DAY_MS = 86_400_000;
const CLOCKS_DIFFER_BY_MS = 5_000; // at most; what is farther off is no time of this interview

/** A moment of the platform's clock, in milliseconds since the interview began. */
const sinceStart = (moment: RawBuilder<unknown>) =>
  sql`(${moment} - 1000 * extract(epoch from interviews.started_at))`;

const from = sinceStart(sql`times."startedAt"`);
const to = sinceStart(sql`times."endedAt"`);

/** When the turns of a call were said, in PostgreSQL. */
export const createCallTimeStore = (database: Database): CallTimeStore => ({
  async ofCall(assistantId, callId) {
    const interview = await database
      .selectFrom('interviews')
      .select('id')
      .where('assistant_id', '=', assistantId)
      .forUpdate() // one report at a time, and none while a turn is being added
      .executeTakeFirst();
    if (!interview) return null;
    const turns = await database
      .selectFrom('interview_turns')
      .select(turnColumns)
      .where('interview_id', '=', interview.id)
      .where('call_id', '=', callId)
      .orderBy('seq')
      .execute();
    return turns.length > 0 ? { interviewId: interview.id, turns } : null;
  },

  async setTimes(interviewId, times) {
    await sql`
      update app.interview_turns as turns
      set started_ms = greatest(0, ${from})::integer, ended_ms = greatest(0, ${to})::integer
      from app.interviews,
        jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
          as times (seq integer, "startedAt" float8, "endedAt" float8)
      where interviews.id = ${interviewId}
        and turns.interview_id = interviews.id and turns.seq = times.seq
        and ${from} >= ${-CLOCKS_DIFFER_BY_MS} and ${to} <= ${DAY_MS}
    `.execute(database);
  },
});

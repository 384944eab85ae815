import type { InterviewPlan } from '@greenshoe/interview-engine';
import { INTERVIEW_LENGTH_SECONDS, type InterviewSettings } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface PreparedInterview {
  readonly id: string;
  readonly userId: string;
  readonly settings: InterviewSettings;
  readonly plan: InterviewPlan;
}

/** Which interview is to end; with a call, only if the rule lets that call end it. */
export interface Ending {
  readonly assistantId: string;
  readonly userId?: string;
  readonly call?: { readonly id: string; readonly rule: 'current' | 'not-superseded' };
}

export interface InterviewStore {
  readonly prepare: (interview: PreparedInterview) => Promise<void>;
  readonly attachAssistant: (id: string, assistantId: string) => Promise<void>;
  /** The launch failed: there will be no interview. */
  readonly discard: (id: string) => Promise<void>;
  /** Notes that a call has begun; answers whether the interview is this user's. */
  readonly recordCall: (userId: string, assistantId: string, callId: string) => Promise<boolean>;
  /** Answers with the ids that ended by this: none when they had ended before. */
  readonly end: (ending: Ending, reason: string) => Promise<string[]>;
  readonly endStale: (afterSeconds: number, reason: string) => Promise<string[]>;
  readonly owns: (userId: string, assistantId: string) => Promise<boolean>;
}

const startedNow = sql<Date>`coalesce(started_at, now())`;

const endedNow = (reason: string) => ({
  state: 'ended' as const,
  ended_at: sql<Date>`now()`,
  end_reason: reason,
  duration_seconds: sql<number | null>`least(
    ${INTERVIEW_LENGTH_SECONDS}, round(extract(epoch from now() - started_at)))::integer`,
});

/** Whether no other call has taken an interview over. */
export const isCurrentCall = (callId: string) =>
  sql<boolean>`(call_id is null or call_id = ${callId})`;

const callRules = {
  current: isCurrentCall,
  // A call that was heard of and then replaced by a later one no longer decides anything.
  'not-superseded': (callId: string) => sql<boolean>`(call_id is null or call_id = ${callId}
    or not exists (select from app.interview_turns
      where interview_id = interviews.id and call_id = ${callId}))`,
} as const;

/** The life of an interview in PostgreSQL: every step is guarded by the state it leaves. */
export function createInterviewStore(database: Database): InterviewStore {
  const owned = (userId: string, assistantId: string) =>
    database
      .selectFrom('interviews')
      .select('id')
      .where('user_id', '=', userId)
      .where('assistant_id', '=', assistantId)
      .executeTakeFirst();

  return {
    async prepare({ id, userId, settings, plan }) {
      await database
        .insertInto('interviews')
        .values({
          id,
          user_id: userId,
          settings: JSON.stringify(settings),
          scenario_id: plan.scenarioId,
          scenario_title: plan.scenarioTitle,
          plan: JSON.stringify(plan),
          engine_version: plan.engineVersion,
        })
        .execute();
    },

    async attachAssistant(id, assistantId) {
      await database
        .updateTable('interviews')
        .set({ assistant_id: assistantId })
        .where('id', '=', id)
        .execute();
    },

    async discard(id) {
      await database
        .updateTable('interviews')
        .set({ state: 'void', ended_at: sql<Date>`now()`, end_reason: 'launch-failed' })
        .where('id', '=', id)
        .execute();
    },

    async recordCall(userId, assistantId, callId) {
      await database
        .updateTable('interviews')
        .set({ state: 'active', started_at: startedNow, call_id: callId })
        .where('user_id', '=', userId)
        .where('assistant_id', '=', assistantId)
        .where('state', 'in', ['ready', 'active'])
        .where('call_id', 'is', null)
        .execute();
      return (await owned(userId, assistantId)) !== undefined;
    },

    async end({ assistantId, userId, call }, reason) {
      const ended = await database
        .updateTable('interviews')
        .set(endedNow(reason))
        .where('assistant_id', '=', assistantId)
        .where('state', 'in', ['ready', 'active'])
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
        .$if(call !== undefined, (query) =>
          call ? query.where(callRules[call.rule](call.id)) : query,
        )
        .returning('id')
        .execute();
      return ended.map(({ id }) => id);
    },

    async endStale(afterSeconds, reason) {
      const ended = await database
        .updateTable('interviews')
        .set(endedNow(reason))
        .where('state', '=', 'active')
        .where(sql<boolean>`started_at < now() - make_interval(secs => ${afterSeconds})`)
        .returning('id')
        .execute();
      return ended.map(({ id }) => id);
    },

    async owns(userId, assistantId) {
      return (await owned(userId, assistantId)) !== undefined;
    },
  };
}

import type { EngineTurn, InterviewPlan } from '@greenshoe/interview-engine';
import type { InterviewState, InterviewTurn } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface Turn extends EngineTurn {
  readonly seq: number;
  readonly source: InterviewTurn['source'];
  readonly endsCall: boolean;
  readonly callId: string;
  /** How many answers the call had heard; an answer and its reply share it, the opening has 0. */
  readonly exchange: number;
}

export interface OpenInterview {
  readonly plan: InterviewPlan;
  readonly state: InterviewState;
  readonly callId: string | null;
  readonly elapsedMs: number;
}

export interface TurnStore {
  readonly list: (interviewId: string) => Promise<Turn[]>;
  /** Whoever asks next for this interview waits until the transaction is over. */
  readonly lock: (interviewId: string) => Promise<OpenInterview | null>;
  /** The call asks from now on; the first one starts the clock. */
  readonly enter: (interviewId: string, callId: string) => Promise<void>;
  readonly add: (interviewId: string, turns: readonly Turn[]) => Promise<void>;
  /** Says something else at the same place; who spoke, where and when stays. */
  readonly replace: (interviewId: string, turn: Turn) => Promise<void>;
}

const DAY_MS = 86_400_000; // long after every end, and well within an integer

const columns = [
  'seq',
  'role',
  'text',
  'question_id as questionId',
  'rung',
  'act',
  'source',
  'ends_call as endsCall',
  'call_id as callId',
  'exchange',
  'started_ms as startedMs',
] as const;

const contentOf = (turn: Turn) => ({
  text: turn.text,
  question_id: turn.questionId,
  rung: turn.rung,
  act: turn.act,
  source: turn.source,
  ends_call: turn.endsCall,
});

/** What was said, in PostgreSQL, as it is said. */
export function createTurnStore(database: Database): TurnStore {
  return {
    list: (interviewId) =>
      database
        .selectFrom('interview_turns')
        .select(columns)
        .where('interview_id', '=', interviewId)
        .orderBy('seq')
        .execute(),

    async lock(interviewId) {
      const interview = await database
        .selectFrom('interviews')
        .select(['plan', 'state', 'call_id as callId'])
        .select(
          sql<number>`least(${DAY_MS}, coalesce(
            round(1000 * extract(epoch from clock_timestamp() - started_at)), 0))::integer`.as(
            'elapsedMs',
          ),
        )
        .where('id', '=', interviewId)
        .where('assistant_id', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      return interview ?? null;
    },

    async enter(interviewId, callId) {
      await database
        .updateTable('interviews')
        .set({
          state: 'active',
          call_id: callId,
          started_at: sql<Date>`coalesce(started_at, clock_timestamp())`,
        })
        .where('id', '=', interviewId)
        .execute();
    },

    async add(interviewId, turns) {
      await database
        .insertInto('interview_turns')
        .values(
          turns.map((turn) => ({
            ...contentOf(turn),
            interview_id: interviewId,
            seq: turn.seq,
            role: turn.role,
            call_id: turn.callId,
            exchange: turn.exchange,
            started_ms: turn.startedMs,
          })),
        )
        .execute();
    },

    async replace(interviewId, turn) {
      await database
        .updateTable('interview_turns')
        .set(contentOf(turn))
        .where('interview_id', '=', interviewId)
        .where('seq', '=', turn.seq)
        .execute();
    },
  };
}

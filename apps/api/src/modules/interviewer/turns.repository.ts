import type { EngineTurn, InterviewPlan } from '@greenshoe/interview-engine';
import type { InterviewState, InterviewTurn } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toPlan } from '../../database/stored-plan.ts';

export interface Turn extends EngineTurn {
  readonly seq: number;
  readonly source: InterviewTurn['source'];
  readonly endsCall: boolean;
  /** The words it was really said in, where they are not those of `text`, by which the engine knows it. */
  readonly spokenText: string | null;
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
  /** Says something else at the same place, in words yet to be settled; who spoke, where and when stays. */
  readonly replace: (interviewId: string, turn: Turn) => Promise<void>;
  /** Settles the words a line is said in, once, and answers with them: whoever comes first decides. */
  readonly settleWords: (interviewId: string, line: Turn, words: string) => Promise<string>;
}

const DAY_MS = 86_400_000; // long after every end, and well within an integer

export const turnColumns = [
  'seq',
  'role',
  'text',
  'question_id as questionId',
  'rung',
  'act',
  'source',
  'ends_call as endsCall',
  'spoken_text as spokenText',
  'call_id as callId',
  'exchange',
  'started_ms as startedMs',
  'ended_ms as endedMs',
] as const;

const contentOf = (turn: Turn) => ({
  text: turn.text,
  question_id: turn.questionId,
  rung: turn.rung,
  act: turn.act,
  source: turn.source,
  ends_call: turn.endsCall,
  spoken_text: turn.spokenText,
});

/** What was said, in PostgreSQL, as it is said. */
export function createTurnStore(database: Database): TurnStore {
  const list = (interviewId: string) =>
    database
      .selectFrom('interview_turns')
      .select(turnColumns)
      .where('interview_id', '=', interviewId)
      .orderBy('seq')
      .execute();

  return {
    list,

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
      return interview ? { ...interview, plan: toPlan(interview.plan) } : null;
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

    async settleWords(interviewId, { seq, text }, words) {
      const settled = await database
        .updateTable('interview_turns')
        .set({ spoken_text: sql<string>`coalesce(spoken_text, ${words})` })
        .where('interview_id', '=', interviewId)
        .where('seq', '=', seq)
        .where('text', '=', text) // a corrected answer may have been given another line meanwhile
        .returning('spoken_text')
        .executeTakeFirst();
      return settled?.spoken_text ?? text;
    },
  };
}

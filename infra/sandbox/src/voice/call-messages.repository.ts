import type { Queryable } from '../database.ts';

export type AnswerSource = 'voice' | 'typed';

export interface CallMessage {
  /** The client's message id, or the interviewer's turn id. */
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** What of it was heard, when it was cut short. */
  readonly heardText: string | null;
  readonly source: AnswerSource | null;
  /** The interviewer hangs up once this has been heard. */
  readonly endsCall: boolean;
  /** Nothing of it is missing. */
  readonly isComplete: boolean;
  readonly createdAt: Date;
  /** When the voice began and stopped; `null` for what was typed or only shown. */
  readonly spokenFrom: Date | null;
  readonly spokenTo: Date | null;
}

/** A stretch of time in which somebody spoke. */
export interface Spoken {
  readonly from: Date;
  readonly to: Date;
}

export interface CallMessages {
  readonly list: (callId: string) => Promise<CallMessage[]>;
  /** Answers `false` when the client had already sent a message of this id. */
  readonly addAnswer: (
    callId: string,
    answer: { id: string; text: string; source: AnswerSource; spoken?: Spoken | null },
  ) => Promise<boolean>;
  /** Stores an interviewer's turn as far as it has got. */
  readonly saveTurn: (
    callId: string,
    turn: { id: string; text: string; endsCall: boolean; isComplete: boolean },
  ) => Promise<void>;
  readonly removeTurn: (callId: string, turnId: string) => Promise<void>;
  readonly saveHeard: (callId: string, turnId: string, heardText: string) => Promise<void>;
  /** Notes when a turn was voiced; one that is said again began the first time. */
  readonly saveSpoken: (callId: string, turnId: string, spoken: Spoken) => Promise<void>;
}

/** What was said in a call, in order. */
export function createCallMessages(database: Queryable): CallMessages {
  return {
    async list(callId) {
      const { rows } = await database.query<CallMessage>(
        `select id, role, text, heard_text as "heardText", source, ends_call as "endsCall",
                is_complete as "isComplete", created_at as "createdAt",
                spoken_from as "spokenFrom", spoken_to as "spokenTo"
         from sandbox.call_messages where call_id = $1 order by seq`,
        [callId],
      );
      return rows;
    },

    async addAnswer(callId, { id, text, source, spoken }) {
      const added = await database.query(
        `insert into sandbox.call_messages (call_id, id, role, text, source, spoken_from, spoken_to)
         values ($1, $2, 'user', $3, $4, $5, $6) on conflict (call_id, id) do nothing`,
        [callId, id, text, source, spoken?.from, spoken?.to],
      );
      return added.rowCount === 1;
    },

    async saveTurn(callId, { id, text, endsCall, isComplete }) {
      await database.query(
        `insert into sandbox.call_messages (call_id, id, role, text, ends_call, is_complete)
         values ($1, $2, 'assistant', $3, $4, $5)
         on conflict (call_id, id) do update
         set text = excluded.text, ends_call = excluded.ends_call, is_complete = excluded.is_complete`,
        [callId, id, text, endsCall, isComplete],
      );
    },

    async removeTurn(callId, turnId) {
      await database.query('delete from sandbox.call_messages where call_id = $1 and id = $2', [
        callId,
        turnId,
      ]);
    },

    async saveHeard(callId, turnId, heardText) {
      await database.query(
        `update sandbox.call_messages set heard_text = $3, is_complete = true
         where call_id = $1 and id = $2`,
        [callId, turnId, heardText],
      );
    },

    async saveSpoken(callId, turnId, { from, to }) {
      await database.query(
        `update sandbox.call_messages
         set spoken_from = coalesce(spoken_from, $3), spoken_to = $4
         where call_id = $1 and id = $2`,
        [callId, turnId, from, to],
      );
    },
  };
}

import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type Ending, isCurrentCall } from './interviews.repository.ts';

/** An interview that never took place, whose launch was paid for. */
export interface Unheld {
  readonly id: string;
  readonly userId: string;
}

export interface UnheldStore {
  /** Voids the ended interview unless it was held: of all who say so, one gets it. */
  readonly claim: (
    which: { readonly ids: readonly string[] } | Ending,
    reason: string,
  ) => Promise<Unheld[]>;
  /** Ends the interviews nobody came to in that time. */
  readonly claimWaiting: (afterSeconds: number) => Promise<Unheld[]>;
}

const OVER = ['ended', 'marking', 'marked', 'failed'] as const;
const NEVER_BEGAN = 'call-never-began';

/**
 * Reasons of the platform for calls that failed on somebody's side before anything was answered; with
 * any other, hearing the opening is an interview that the candidate ended early.
 */
const FAILED_CALL = new Set([
  'customer-did-not-give-microphone-permission',
  'customer-did-not-answer',
  'assistant-join-timed-out',
  'assistant-not-found',
  'assistant-not-valid',
  'phone-call-provider-closed-websocket',
  'worker-shutdown',
  'db-error',
  'unknown-error',
]);
const FAILED_CALL_PATTERN = /^(call\.start\.error|call\.in-progress\.error|pipeline-|vapifault-)/;

export const saysCallFailed = (reason: string): boolean =>
  FAILED_CALL.has(reason) || FAILED_CALL_PATTERN.test(reason);

// Whatever the interviewer says beyond its opening answers somebody who is there.
const nobodyAnswered = sql<boolean>`not exists (select from app.interview_turns
  where interview_id = interviews.id and (role = 'candidate' or seq > 0))`;
const nothingWasSaid = sql<boolean>`not exists (select from app.interview_turns
  where interview_id = interviews.id)`;

/** Interviews that were paid for and never held, in PostgreSQL. */
export function createUnheldStore(database: Database): UnheldStore {
  const voided = (reason: string) =>
    database
      .updateTable('interviews')
      .set({
        state: 'void' as const,
        end_reason: reason,
        ended_at: sql<Date>`coalesce(ended_at, now())`,
      })
      .returning(['id', 'user_id as userId']);

  return {
    claim: (which, reason) =>
      voided(reason)
        .where('state', 'in', OVER)
        .where(saysCallFailed(reason) ? nobodyAnswered : nothingWasSaid)
        .$call((query) => {
          if ('ids' in which) return query.where('id', '=', sql<string>`any(${which.ids}::uuid[])`);
          const { assistantId, userId, call } = which;
          const own = query.where('assistant_id', '=', assistantId);
          const users = userId === undefined ? own : own.where('user_id', '=', userId);
          return call ? users.where(isCurrentCall(call.id)) : users;
        })
        .execute(),

    claimWaiting: (afterSeconds) =>
      voided(NEVER_BEGAN)
        .where('state', '=', 'ready')
        .where('assistant_id', 'is not', null)
        .where(sql<boolean>`created_at < now() - make_interval(secs => ${afterSeconds})`)
        .execute(),
  };
}

import { type Move, next } from '@greenshoe/interview-engine';
import type { Heard } from './chat-request.ts';
import type { OpenInterview, Turn } from './turns.repository.ts';

/** The answer as it is kept, filed under the question it was given to; `null` before the first. */
export function answerTurn(
  before: readonly Turn[],
  { callId, exchange, answer, source }: Heard,
  elapsedMs: number,
): Turn | null {
  if (answer === null) return null;
  const question = before.findLast((turn) => turn.role === 'interviewer');
  return {
    seq: before.length,
    role: 'candidate',
    text: answer,
    questionId: question?.questionId ?? null,
    rung: question?.rung ?? null,
    act: null,
    source,
    endsCall: false,
    spokenText: null,
    callId,
    exchange,
    startedMs: elapsedMs,
    endedMs: null,
  };
}

/** What the interviewer says to it, and in which language. A call that hears nothing yet is an opening, or a return. */
export function replyTurn(
  { plan, elapsedMs }: OpenInterview,
  before: readonly Turn[],
  answer: Turn | null,
  { callId, exchange }: Heard,
): { turn: Turn; language: Move['language'] } {
  const opened = before.some((turn) => turn.role === 'interviewer');
  const said = answer && opened ? [...before, answer] : before;
  const resumed = answer === null && opened;
  const move = next(plan, opened ? said : [], { elapsedMs, resumed });
  const turn: Turn = {
    seq: before.length + (answer ? 1 : 0),
    role: 'interviewer',
    text: move.say,
    questionId: move.questionId,
    rung: move.rung,
    act: move.act,
    source: null,
    endsCall: move.end,
    spokenText: null,
    callId,
    exchange,
    startedMs: elapsedMs,
    endedMs: null,
  };
  return { turn, language: move.language };
}

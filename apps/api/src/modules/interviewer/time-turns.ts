import type { Stores } from '../../database/stores.ts';
import { type CallMessage, matchMessages } from './match-messages.ts';

export interface CallReport {
  readonly assistantId: string;
  readonly callId: string;
  readonly messages: readonly CallMessage[];
}

/** Notes when the turns of a call began and ended. What was marked before that is marked again. */
export async function timeTurns(
  { callTimes, marking, queue }: Pick<Stores, 'callTimes' | 'marking' | 'queue'>,
  { assistantId, callId, messages }: CallReport,
): Promise<void> {
  if (messages.length === 0) return;
  const call = await callTimes.ofCall(assistantId, callId);
  if (!call) return;
  const timed = matchMessages(call.turns, messages);
  if (timed.length === 0) return;
  await callTimes.setTimes(call.interviewId, timed);
  if (await marking.hasBegun(call.interviewId)) {
    await queue.add('interview.review', { interviewId: call.interviewId });
  }
}

export type TimeTurns = typeof timeTurns;

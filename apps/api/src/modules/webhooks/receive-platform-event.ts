import type { Atomically } from '../../database/stores.ts';
import type { TimeTurns } from '../interviewer/time-turns.ts';
import type { Finish } from '../interviews/finish-interview.ts';
import { type ReceivedEvent, saysCallEnded } from './platform-event.ts';

export type ReceivePlatformEvent = ReturnType<typeof createReceivePlatformEvent>;

export interface EventDependencies {
  readonly atomically: Atomically;
  readonly finish: Finish;
  readonly timeTurns: TimeTurns;
}

/** Takes note of each event once, together with what follows from it. */
export const createReceivePlatformEvent =
  ({ atomically, finish, timeTurns }: EventDependencies) =>
  async ({ event, messages }: ReceivedEvent): Promise<void> => {
    const { type, status, callId, assistantId } = event;
    if (callId === null || assistantId === null) return;
    await atomically(async (stores) => {
      const eventId = [callId, type, ...(status === null ? [] : [status])].join(':');
      const isNew = await stores.events.claim({ provider: 'platform', eventId, payload: event });
      if (!isNew || !saysCallEnded(event)) return;
      await timeTurns(stores, { assistantId, callId, messages });
      const ending = { assistantId, call: { id: callId, rule: 'current' } as const };
      await finish(stores, ending, event.endedReason ?? 'unknown');
    });
  };

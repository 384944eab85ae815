import type { Atomically } from '../../database/stores.ts';
import type { Finish } from '../interviews/finish-interview.ts';
import { type PlatformEvent, saysCallEnded } from './platform-event.ts';

export type ReceivePlatformEvent = ReturnType<typeof createReceivePlatformEvent>;

/** Takes note of each event once, together with what follows from it. */
export const createReceivePlatformEvent =
  ({ atomically, finish }: { atomically: Atomically; finish: Finish }) =>
  async (event: PlatformEvent): Promise<void> => {
    const { type, status, callId, assistantId } = event;
    if (callId === null || assistantId === null) return;
    await atomically(async (stores) => {
      const eventId = [callId, type, ...(status === null ? [] : [status])].join(':');
      const isNew = await stores.events.claim({ provider: 'platform', eventId, payload: event });
      if (!isNew || !saysCallEnded(event)) return;
      const ending = { assistantId, call: { id: callId, rule: 'current' } as const };
      await finish(stores, ending, event.endedReason ?? 'unknown');
    });
  };

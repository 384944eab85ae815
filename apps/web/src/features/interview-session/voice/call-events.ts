import { createEmitter } from '../../../lib/emitter.ts';
import type { CallEndReason, VoiceEvents } from './voice-call.ts';

export type CallEvents = ReturnType<typeof createCallEvents>;

/** Keeps what every engine promises: events only during a call, and one `call-end` to close it. */
export function createCallEvents() {
  const { on, emit } = createEmitter<VoiceEvents>();
  let attempt: AbortController | undefined;

  return {
    on,
    /** Passes an event on, unless the call it belongs to is over. */
    report: <K extends keyof VoiceEvents>(event: K, payload: VoiceEvents[K]): void => {
      if (attempt) emit(event, payload);
    },
    /** Begins a call; the signal aborts when it ends, for whatever reason. */
    begin(): AbortSignal {
      if (attempt) throw new Error('A call is already running');
      attempt = new AbortController();
      emit('state', 'connecting');
      return attempt.signal;
    },
    end(reason: CallEndReason): void {
      if (!attempt) return;
      const ended = attempt;
      attempt = undefined;
      ended.abort(new Error(`call ended: ${reason}`));
      emit('state', 'ended');
      emit('call-end', { reason });
    },
  };
}

import type { CallEndReason, VoiceCall } from '../voice/voice-call.ts';
import { type CallView, viewReducers } from './call-view.ts';
import type { SessionState } from './session-state.ts';
import type { createStore } from './store.ts';

const relayed = new WeakSet<VoiceCall>();

/** Shows in the store what happens in the call. */
export function relayCall(
  call: VoiceCall,
  store: ReturnType<typeof createStore<SessionState>>,
  onEnd: (reason: CallEndReason) => void,
): void {
  if (relayed.has(call)) return; // a call that is started again keeps its listeners
  relayed.add(call);

  function show<K extends keyof typeof viewReducers>(event: K): void {
    const reduce = viewReducers[event] as (view: CallView, payload: unknown) => CallView;
    call.on(event, (payload) =>
      store.update((before) => ({ ...before, call: reduce(before.call, payload) })),
    );
  }
  show('message');
  show('conversation');
  show('state');
  show('connection');
  show('answer-mode');
  show('user-speech-start');
  show('user-speech-end');
  show('error');
  call.on('answer-mode', (mode) => store.update((before) => ({ ...before, mode })));
  call.on('call-end', ({ reason }) => onEnd(reason));
}

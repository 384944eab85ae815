import type { Capabilities } from '../voice/dial.ts';
import type { AnswerMode } from '../voice/voice-call.ts';
import { type CallView, emptyCallView } from './call-view.ts';

export type MicrophoneState = 'unused' | 'open' | 'denied' | 'missing';

export type SessionPhase =
  | { readonly name: 'setup' }
  | { readonly name: 'failed'; readonly during: 'setup' | 'start' | 'call' }
  | { readonly name: 'lobby' }
  | { readonly name: 'starting' }
  | { readonly name: 'live'; readonly startedAt: number; readonly speaks: boolean }
  | { readonly name: 'ended'; readonly how: 'ended' | 'manual' }
  | { readonly name: 'moved' };

/** Everything the session page shows. */
export interface SessionState {
  readonly phase: SessionPhase;
  /** The interview was already running when this tab opened. */
  readonly resuming: boolean;
  readonly capabilities: Capabilities;
  readonly microphone: MicrophoneState;
  readonly muted: boolean;
  readonly micLive: boolean;
  readonly holding: boolean;
  readonly mode: AnswerMode;
  /** What “Speak” means here; `null` while the candidate has agreed to nothing that works. */
  readonly speakMode: Exclude<AnswerMode, 'typed'> | null;
  readonly call: CallView;
}

export const initialState: SessionState = {
  phase: { name: 'setup' },
  resuming: false,
  capabilities: { transcription: false, speech: { en: false, fr: false } },
  microphone: 'unused',
  muted: false,
  micLive: false,
  holding: false,
  mode: 'typed',
  speakMode: null,
  call: emptyCallView,
};

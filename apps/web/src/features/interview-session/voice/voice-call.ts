import type { InterviewLanguage } from '@greenshoe/shared-types';

export type CallEndReason = 'user' | 'assistant' | 'error' | 'ejected';

export type CallErrorCode =
  | 'mic-denied'
  | 'mic-missing'
  | 'mic-lost'
  | 'audio-blocked'
  | 'stt-unavailable'
  | 'tts-unavailable'
  | 'interviewer-unavailable'
  | 'nothing-heard'
  | 'not-stored'
  | 'answer-too-long'
  | 'empty-answer'
  | 'network'
  | 'auth'
  | 'timeout'
  | 'ejected'
  | 'unknown';

/** How the candidate answers: our transcription service, the browser's recogniser, or the keyboard. */
export type AnswerMode = 'service' | 'browser' | 'typed';

export interface Transcript {
  readonly type: 'transcript';
  readonly id: string;
  /** Sentences of one turn share it. */
  readonly turnId: string;
  readonly role: 'user' | 'assistant';
  readonly transcriptType: 'partial' | 'final';
  readonly transcript: string;
  readonly source: 'voice' | 'typed';
  readonly interrupted?: boolean;
}

/** Named as the hosted platform names them. `speech-*` is the interviewer, `user-speech-*` the candidate. */
export interface VoiceEvents {
  readonly 'call-start': undefined;
  readonly 'call-end': { readonly reason: CallEndReason };
  readonly 'speech-start': undefined;
  readonly 'speech-end': { readonly interrupted: boolean };
  readonly 'user-speech-start': undefined;
  readonly 'user-speech-end': { readonly ms: number };
  /** 0 (silent) to 1. */
  readonly 'volume-level': number;
  readonly 'local-volume-level': number;
  readonly message: Transcript;
  /** Everything said so far, after joining or rejoining; replaces what was shown. */
  readonly conversation: readonly Transcript[];
  readonly state: 'idle' | 'connecting' | 'listening' | 'thinking' | 'speaking' | 'ended';
  readonly connection: 'lost' | 'restored';
  readonly 'answer-mode': AnswerMode;
  readonly error: {
    readonly code: CallErrorCode;
    readonly message: string;
    readonly fatal: boolean;
  };
}

/** The call as the platform knows it, and what is needed to come back to it after a reload. */
export interface StartedCall {
  readonly id: string;
  readonly assistantId: string;
  readonly createdAt: string;
  readonly rejoin: string | null;
  /** Whether the interviewer is heard from this call at all in the chosen language. */
  readonly speaks: boolean;
}

export interface StartOptions {
  readonly assistantId: string;
  readonly language: InterviewLanguage;
  readonly mode: AnswerMode;
  readonly rejoin?: Pick<StartedCall, 'id' | 'createdAt'> & { readonly rejoin: string };
  readonly signal?: AbortSignal;
}

/** A live call with the interviewer. Every engine keeps the same promises; see `voice-call.contract.ts`. */
export interface VoiceCall {
  readonly kind: 'vapi' | 'local';
  readonly on: <K extends keyof VoiceEvents>(
    event: K,
    listener: (payload: VoiceEvents[K]) => void,
  ) => () => void;
  /** Rejects within ten seconds when there is no call. Every start is followed by one `call-end`. */
  readonly start: (options: StartOptions) => Promise<StartedCall>;
  /** May be called at any time and again; after it the microphone is free and no event follows. */
  readonly stop: () => Promise<void>;
  /** Leaves without ending the interview: another tab goes on with it. */
  readonly leave: () => void;
  readonly setMuted: (muted: boolean) => void;
  readonly setVolume: (volume: number) => void;
  readonly setMode: (mode: AnswerMode) => void;
  /** Keeps the floor with the candidate, however long the silence. */
  readonly hold: (held: boolean) => void;
  /** Settles once the answer is stored; rejects with a `CallError` when it is refused. */
  readonly sendText: (text: string) => Promise<void>;
  /** Tells the interviewer that an answer is being prepared. */
  readonly noteActivity: () => void;
  /** Asks the interviewer to try again after `interviewer-unavailable`. */
  readonly retry: () => void;
  readonly interrupt: () => void;
}

/** A failure of the call, named. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallErrorCode;

  constructor(code: CallErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

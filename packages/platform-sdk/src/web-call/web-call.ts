import type { PlatformClientOptions } from '../client/options.ts';
import type { components } from '../generated/platform.ts';
import type { CallMessage } from './call-message.ts';
import type { WebCallError } from './web-call-error.ts';

type Schemas = components['schemas'];

/** A call as the platform answers with it. */
export type CreatedCall = Schemas['Call'];

type NewCall = Pick<
  Schemas['CreateWebCall'],
  'assistantOverrides' | 'roomDeleteOnUserLeaveEnabled'
>;

/** Whom to call: an assistant or a squad, by its id or as a whole. */
export type WebCallTarget = NewCall &
  (
    | { assistantId: string; assistant?: never; squadId?: never; squad?: never }
    | { assistant: Schemas['CreateAssistant']; assistantId?: never; squadId?: never; squad?: never }
    | { squadId: string; squad?: never; assistantId?: never; assistant?: never }
    | { squad: Schemas['CreateSquad']; squadId?: never; assistantId?: never; assistant?: never }
  );

/** A call that was created elsewhere, such as on your server: the answer of `POST /call/web` or a part of it. */
export interface JoinableCall {
  readonly webCallUrl: string;
  readonly id?: string;
  readonly artifactPlan?: CreatedCall['artifactPlan'];
  readonly assistant?: CreatedCall['assistant'];
  readonly transport?: CreatedCall['transport'];
}

export interface StartOptions {
  /** Abandons the start when it aborts; a call that was joined goes on. */
  readonly signal?: AbortSignal;
}

export interface JoinOptions extends StartOptions {
  /** The assistant is in the call already and will not announce itself: `call-start` follows the join. Default false. */
  readonly resumed?: boolean;
}

export type CallEndReason =
  /** `stop()`, or the signal of a start. */
  | 'stopped'
  /** The other side hung up, or the platform ended the call. */
  | 'ended'
  /** Removed from a running call, without the platform having ended it. */
  | 'ejected'
  /** An `error` with `fatal` came before it. */
  | 'failed';

/** `not-started`, then `starting` (being created and joined), `joined` (waiting for the assistant) and `live`. */
export type CallState = 'not-started' | 'starting' | 'joined' | 'live';

/** Every start is followed by one `call-end`; nothing is reported after it. */
export interface WebCallEvents {
  /** The assistant is listening. */
  readonly 'call-start': undefined;
  readonly 'call-end': { readonly reason: CallEndReason };
  /** The assistant is heard; a `speech-end` follows 1,000 ms after its last sound, or with the call. */
  readonly 'speech-start': undefined;
  readonly 'speech-end': undefined;
  /** The assistant's loudness, 0 to 1, every 100 ms. */
  readonly 'volume-level': number;
  /** The microphone's loudness, 0 to 1; measured only if somebody listens when the call starts. */
  readonly 'local-volume-level': number;
  /** The last one of a call that was joined is a status update with `ended`. */
  readonly message: CallMessage;
  readonly error: WebCallError;
  /** What plays the assistant. */
  readonly audio: HTMLAudioElement;
  readonly video: MediaStreamTrack;
  readonly 'recording-started': undefined;
}

/** What can be sent into a call. */
export type OutgoingMessage =
  | Schemas['ClientInboundMessageAddMessage']
  | Schemas['ClientInboundMessageControl']
  | (Omit<Schemas['ClientInboundMessageSay'], 'type' | 'content'> & {
      type: 'say';
      message: string;
    })
  | Schemas['ClientInboundMessageEndCall']
  | Schemas['ClientInboundMessageTransfer'];

export interface SayOptions {
  /** Hangs up when it has been said. Default false. */
  readonly endCallAfterSpoken?: boolean;
  /** Whether the listener may interrupt it. Default false. */
  readonly interruptionsEnabled?: boolean;
  /** Whether it cuts off what the assistant is saying. Default false. */
  readonly interruptAssistantEnabled?: boolean;
}

/** A call with an assistant from the browser. One object makes one call at a time, and as many as needed. */
export interface WebCall {
  readonly on: <K extends keyof WebCallEvents>(
    event: K,
    listener: (payload: WebCallEvents[K]) => void,
  ) => () => void;
  /**
   * Creates a call and joins it. `null` while another one is active, and when it failed (an `error`
   * says why) or was stopped. Rejects only if there is nothing to call.
   */
  readonly start: (target: WebCallTarget, options?: StartOptions) => Promise<CreatedCall | null>;
  /** Joins a call that was created elsewhere, so that no key reaches the browser. Otherwise as `start`. */
  readonly join: <C extends JoinableCall>(call: C, options?: JoinOptions) => Promise<C | null>;
  /** Hangs up; settles when the microphone is free. May be called at any time and again. */
  readonly stop: () => Promise<void>;
  readonly state: () => CallState;
  /** Whether it could be sent: only in a call that was joined. */
  readonly send: (message: OutgoingMessage) => boolean;
  readonly say: (message: string, options?: SayOptions) => boolean;
  /** For assistants that wait to be told to begin. */
  readonly sayFirstMessage: () => boolean;
  /** Holds for this call and the following ones, whatever the recovery of the microphone does. */
  readonly setMuted: (muted: boolean) => void;
  readonly isMuted: () => boolean;
  /** The assistant's volume from 0 to 1, for this call and the following ones. */
  readonly setVolume: (volume: number) => void;
  /** What the assistant hears, for this call and the following ones: a device or a track of the page's own. */
  readonly setMicrophone: (source: MediaStreamTrack | string) => Promise<void>;
  readonly setSpeaker: (deviceId: string) => void;
}

export type Credentials =
  | { readonly publicKey?: string; readonly token?: never }
  /** A token for one user, such as a short-lived JWT from your server, or what fetches one. */
  | { readonly token: string | (() => string | Promise<string>); readonly publicKey?: never };

/** Neither key nor token is needed to `join`. */
export type WebCallOptions = Credentials & {
  /** Absolute; `https://api.vapi.ai` when left out. */
  readonly baseUrl?: string;
  /** A start is given up after it. Default 15,000. */
  readonly startTimeoutMs?: number;
  readonly fetch?: NonNullable<PlatformClientOptions['fetch']>;
};

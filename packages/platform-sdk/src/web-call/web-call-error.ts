export type WebCallErrorCode =
  /** Neither an assistant nor a squad was named: the one failure that `start` rejects with. */
  | 'nothing-to-call'
  | 'unauthorized'
  /** The platform refused the call as it was asked for; `status` says how. */
  | 'rejected'
  | 'rate-limited'
  /** The platform failed; `status` says how. */
  | 'platform-unavailable'
  | 'network'
  | 'timeout'
  | 'invalid-response'
  /** `@vapi-ai/web` is not installed, or its chunk could not be loaded. */
  | 'client-unavailable'
  /** Another call object of this page is in the way. */
  | 'call-object-exists'
  /** The room of the call is gone, full, not yet open or not meant for this page. */
  | 'room-closed'
  | 'join-failed'
  | 'connection-lost'
  /** Removed from the call while it was running. */
  | 'ejected'
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-busy'
  | 'camera'
  /** The browser holds sound back until the page is touched. */
  | 'playback-blocked'
  | 'audio-processing'
  | 'recording'
  | 'unknown';

export interface WebCallErrorDetails {
  /** Whether the call is over because of it. */
  readonly fatal: boolean;
  /** HTTP status, if the platform answered. */
  readonly status?: number;
  readonly cause?: unknown;
}

/** A failure of a call in words and by name. `cause` is what it was made of. */
export class WebCallError extends Error {
  override readonly name = 'WebCallError';
  readonly code: WebCallErrorCode;
  readonly fatal: boolean;
  readonly status: number | undefined;

  constructor(
    code: WebCallErrorCode,
    message: string,
    { fatal, status, cause }: WebCallErrorDetails,
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.fatal = fatal;
    this.status = status;
  }
}

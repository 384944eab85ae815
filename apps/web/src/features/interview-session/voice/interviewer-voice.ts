export interface VoiceLine {
  readonly turnId: string;
  readonly text: string;
  readonly pcm?: { readonly samples: Int16Array; readonly sampleRate: number };
}

export interface InterviewerVoiceEvents {
  readonly started: { readonly turnId: string };
  readonly ended: {
    readonly turnId: string;
    readonly playedMs: number;
    /** False when it was cut short. */
    readonly complete: boolean;
  };
  /** 0 (silent) to 1. */
  readonly level: number;
}

/** What makes the interviewer heard: sound from the service, or the browser's own voice. */
export interface InterviewerVoice {
  readonly on: <K extends keyof InterviewerVoiceEvents>(
    event: K,
    listener: (payload: InterviewerVoiceEvents[K]) => void,
  ) => () => void;
  readonly say: (line: VoiceLine) => void;
  /** No more lines of this turn will come. */
  readonly finish: (turnId: string) => void;
  /** Stops within ten milliseconds and forgets what was queued. */
  readonly cut: () => void;
  readonly duck: (ducked: boolean) => void;
  readonly setVolume: (volume: number) => void;
  readonly close: () => void;
  /** Whether a microphone may listen while it speaks without hearing it. */
  readonly bargeIn: boolean;
}

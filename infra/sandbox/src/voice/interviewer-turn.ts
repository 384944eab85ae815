import type { ServerMessage } from './protocol.ts';

export interface SpokenSentence {
  readonly text: string;
  /** Zero when it was shown but not voiced. */
  readonly durationMs: number;
}

/** One turn of the interviewer, from the first thought to the last sound. */
export interface InterviewerTurn {
  readonly id: string;
  readonly abort: AbortController;
  /** A repetition is voiced again; it is neither stored nor shown a second time. */
  readonly isRepetition: boolean;
  /** Kept for a client that comes back in the middle of the turn. */
  readonly sent: (readonly [ServerMessage, Uint8Array?])[];
  readonly sentences: SpokenSentence[];
  text: string;
  endsCall: boolean;
  /** Everything there is to say has been sent. */
  isComplete: boolean;
  firstSoundAt: number | undefined;
}

export const createInterviewerTurn = (id: string, isRepetition: boolean): InterviewerTurn => ({
  id,
  abort: new AbortController(),
  isRepetition,
  sent: [],
  sentences: [],
  text: '',
  endsCall: false,
  isComplete: false,
  firstSoundAt: undefined,
});

/** How long the client still needs to play what it was sent. */
export function remainingMs({ sentences, firstSoundAt }: InterviewerTurn, now: number): number {
  if (firstSoundAt === undefined) return 0;
  const total = sentences.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return Math.max(0, firstSoundAt + total - now);
}

/** The words that had been heard after so much playing; a sentence is taken to flow evenly. */
export function heardWords(sentences: readonly SpokenSentence[], playedMs: number): string {
  const heard: string[] = [];
  let left = playedMs;
  for (const { text, durationMs } of sentences) {
    if (left < durationMs) {
      const words = text.split(' ');
      heard.push(...words.slice(0, Math.floor((words.length * left) / durationMs)));
      break;
    }
    heard.push(text);
    left -= durationMs;
  }
  return heard.join(' ');
}

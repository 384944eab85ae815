import type { Spoken } from './call-messages.repository.ts';
import type { ServerMessage } from './protocol.ts';

export interface SpokenSentence {
  readonly text: string;
  /** Zero when it was shown but not voiced. */
  readonly durationMs: number;
}

/** One turn of the interviewer, from the first thought to the last sound. */
export interface InterviewerTurn {
  readonly id: string;
  /** What it says again; nothing of it is stored or shown a second time. */
  readonly repeats: RepeatedTurn | undefined;
  readonly abort: AbortController;
  /** Kept for a client that comes back in the middle of the turn. */
  readonly sent: (readonly [ServerMessage, Uint8Array?])[];
  readonly sentences: SpokenSentence[];
  text: string;
  /** No more words will come. */
  isWhole: boolean;
  endsCall: boolean;
  /** Everything there is to say has been sent. */
  isComplete: boolean;
  firstSoundAt: number | undefined;
  /** When it had been heard to its end, or was cut short. */
  settledAt: number | undefined;
  /** How much of it had been played when the candidate interrupted. */
  playedMs: number | undefined;
}

/** A stored turn, of which the part after `heard` is said again. */
export interface RepeatedTurn {
  readonly id: string;
  readonly heard: string;
  /** How often it has been taken up after an interruption that was none. */
  readonly takenUp: number;
}

export const createInterviewerTurn = (id: string, repeats?: RepeatedTurn): InterviewerTurn => ({
  id,
  repeats,
  abort: new AbortController(),
  sent: [],
  sentences: [],
  text: '',
  isWhole: false,
  endsCall: false,
  isComplete: false,
  firstSoundAt: undefined,
  settledAt: undefined,
  playedMs: undefined,
});

/** When the turn was voiced, as far as it was; `null` when it was only shown. */
export function spokenOf({ sentences, firstSoundAt, settledAt }: InterviewerTurn): Spoken | null {
  if (firstSoundAt === undefined || settledAt === undefined) return null;
  const total = sentences.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return { from: new Date(firstSoundAt), to: new Date(Math.min(settledAt, firstSoundAt + total)) };
}

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

const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** The turn as stored and the words of it that were heard. */
export function heardOf(turn: InterviewerTurn, playedMs: number) {
  const { id, heard } = turn.repeats ?? { id: turn.id, heard: '' };
  return { id, text: join(heard, heardWords(turn.sentences, playedMs)) };
}

const TAKEN_UP_AT_MOST = 2; // in a noisy room it would never end

/** A turn that was cut short, from the beginning of the sentence it was cut in. */
export interface CutTurn {
  readonly repeats: RepeatedTurn;
  readonly rest: string;
  readonly isWhole: boolean;
}

/** Where to take up a turn whose interruption was none; `undefined` when nothing of it is missing. */
export function cutOff(turn: InterviewerTurn): CutTurn | undefined {
  const { playedMs, repeats, sentences, text, isWhole } = turn;
  const takenUp = (repeats?.takenUp ?? 0) + 1;
  if (playedMs === undefined || takenUp > TAKEN_UP_AT_MOST) return undefined;
  let endsAt = 0;
  const inFull = sentences.filter(({ durationMs }) => (endsAt += durationMs) <= playedMs);
  const heard = join(...inFull.map((sentence) => sentence.text));
  const rest = text.slice(heard.length).trim();
  if (rest === '' && isWhole) return undefined;
  const id = repeats?.id ?? turn.id;
  return { repeats: { id, heard: join(repeats?.heard ?? '', heard), takenUp }, rest, isWhole };
}

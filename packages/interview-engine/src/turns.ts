import type { Language } from './localised.ts';

/** One thing said, by either side, as the caller stores it. */
export interface EngineTurn {
  readonly role: 'interviewer' | 'candidate';
  readonly text: string;
  readonly questionId: string | null;
  readonly rung: number | null;
  readonly act: string | null;
  readonly startedMs: number;
  /** When it was said to the end; absent where nobody measured it. */
  readonly endedMs?: number | null;
  readonly source: 'voice' | 'typed' | null;
}

export type Act =
  | 'opening'
  | 'question'
  | 'follow_up'
  | 'press'
  | 'hint'
  | 'repeat'
  | 'thinking'
  | 'clarify'
  | 'silence'
  | 'redirect'
  | 'calm'
  | 'switch_language'
  | 'candidate_questions'
  | 'close';

/** What the interviewer does next. */
export interface Move {
  readonly say: string;
  readonly questionId: string | null;
  readonly rung: number | null;
  readonly act: Act;
  /** Hang up once this is said. */
  readonly end: boolean;
  /** The language it is said in. */
  readonly language: Language;
  /** Milliseconds of silence that end the answer: longer where somebody thinks or computes aloud. */
  readonly endOfTurnMs: number;
  /** Milliseconds the candidate may speak, from the end of this line, before `next` is asked again. */
  readonly cutInAfterMs: number;
}

/** One thing said, by either side, as the caller stores it. */
export interface EngineTurn {
  readonly role: 'interviewer' | 'candidate';
  readonly text: string;
  readonly questionId: string | null;
  readonly rung: number | null;
  readonly act: string | null;
  readonly startedMs: number;
  readonly source: 'voice' | 'typed' | null;
}

export type Act =
  | 'opening'
  | 'question'
  | 'follow_up'
  | 'hint'
  | 'repeat'
  | 'thinking'
  | 'clarify'
  | 'silence'
  | 'redirect'
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
}

/** What a candidate asks or remarks about the interview itself, while a question is open. */
export type Side =
  | 'place'
  | 'marked'
  | 'recorded'
  | 'lookup'
  | 'tools'
  | 'plea'
  | 'verdict'
  | 'machine'
  | 'bank'
  | 'hearing'
  | 'line'
  | 'pause'
  | 'back'
  | 'nervous'
  | 'pleasantry'
  | 'wellbeing';

/** Words that, when a short turn consists of nothing else, ask for something, and those it cannot do without. */
export interface Bag {
  readonly needs: readonly string[];
  readonly words: string;
}

/** How one side question is put in one language. */
export interface Wordings {
  /** Bags that ask where they begin as a question does. */
  readonly asking?: readonly Bag[];
  /** Bags that say it in any order. */
  readonly saying?: readonly Bag[];
  /** Whole turns. */
  readonly phrases?: readonly string[];
  /** Whole turns that state something where they are no question. */
  readonly asked?: readonly string[];
}

export type SideWords = Readonly<Partial<Record<Side, Wordings>>>;

/** What a language puts around and into any request. */
export interface Frame {
  readonly leads: string;
  readonly tails: string;
  /** Words of any bag. */
  readonly common: string;
  /** How a question begins. */
  readonly opening: string;
}

import type { PersonaId } from '../../planning/persona.ts';
import type { About, Variants as SeveralOf } from '../../marking/wording/wording.ts';
import type { Block } from '../../planning/plan.ts';
import type { Side } from '../requests/sides/side.ts';

/** How an interview is made up, as the opening announces it. */
export type Format = 'full' | 'technical' | 'behavioural' | 'case';

type Variants = readonly string[];

/** What is said when nobody asked for it: greetings, transitions, follow-ups of every kind. */
export interface LeadingWords {
  readonly greeting: Readonly<Record<PersonaId, string>>;
  readonly format: Readonly<Record<Format, string>>;
  readonly consent: string;
  readonly study: string;
  readonly firstQuestion: string;
  /** Neutral: they neither praise nor correct. Short enough to come back. */
  readonly acknowledge: Variants;
  readonly moveOn: Variants;
  /** Leaves a question that led nowhere. */
  readonly leave: Variants;
  /** Said when the interview goes from one part to the next. */
  readonly enter: Readonly<Record<Block, string>>;
  /** Said before a question that only a quick candidate gets. */
  readonly spare: Variants;
  /** Said where the chosen topic has no more to ask, and time is left. */
  readonly beyondTopic: Variants;
  /** A thin answer about oneself, then a thin one on the trade. */
  readonly pressOnStory: Variants;
  readonly press: Variants;
  /** No figure where one was asked for, a vague word for one, a figure from nowhere. */
  readonly pressForFigure: Variants;
  readonly pressOnVague: Variants;
  readonly pressForWorking: Variants;
  readonly challenge: Variants;
  /** After a long answer: by somebody who interrupts, and by somebody who does not. */
  readonly cutIn: Variants;
  readonly keepItShort: Variants;
  readonly invite: Variants;
  readonly anotherQuestion: Variants;
  readonly close: Variants;
  readonly timeIsUp: Variants;
  readonly goodbye: Variants;
}

/** What of that stands between a question and the next. */
export type WordsBetween = Pick<
  LeadingWords,
  | 'acknowledge'
  | 'moveOn'
  | 'leave'
  | 'spare'
  | 'beyondTopic'
  | 'pressOnStory'
  | 'press'
  | 'pressForFigure'
  | 'pressOnVague'
  | 'pressForWorking'
  | 'challenge'
  | 'cutIn'
  | 'keepItShort'
>;

/** What is said in return to something that is not an answer. */
export interface RespondingWords {
  readonly silence: Variants;
  readonly thinking: Variants;
  readonly goOn: Variants;
  readonly redirect: Variants;
  /** The candidate says the same as before. */
  readonly saidBefore: Variants;
  /** The candidate asks what to assume: nothing is given away. */
  readonly clarify: Variants;
  readonly aside: Variants;
  /** The candidate comes back to a question that is closed. */
  readonly late: Variants;
  readonly calm: Variants;
  readonly enough: string;
  /** The candidate greets or agrees before the first answer. */
  readonly begin: Variants;
  readonly repeat: Variants;
  readonly resumed: Variants;
  /** On a follow-up; each question of the bank has a hint of its own. */
  readonly hints: Variants;
  readonly hintsOnFigures: Variants;
  readonly hintsOnStory: Variants;
  /** To somebody stuck who is not entitled to a hint. */
  readonly encourage: Variants;
  readonly noVerdict: Variants;
  readonly yourView: Variants;
  /** In a study session, where the comment follows the question. */
  readonly commentLater: Variants;
  /** To what is asked or remarked about the interview itself: in full, then shorter. */
  readonly sides: Readonly<Record<Exclude<Side, 'place' | 'verdict'>, Variants>>;
  readonly switched: Variants;
  /** The language is the one spoken already, or the request was taken back. */
  readonly sameLanguage: string;
  readonly aboutReport: Variants;
  readonly aboutBank: Variants;
}

/** What is said with something put in. */
export interface Filled {
  readonly quoted: (quote: string) => string;
  readonly timeLeft: (minutes: number) => string;
  /** Which question is open, of how many, and the minutes left for questions. */
  readonly place: (number: number, total: number, minutes: number) => string;
}

/** Said in a study session only. */
export interface Studying {
  readonly covered: SeveralOf<About>;
  readonly missing: SeveralOf<About>;
  readonly wrong: (correction: string) => string;
  readonly right: (value: string) => string;
  readonly figure: (value: string) => string;
  readonly goodLine: (text: string) => string;
  readonly list: (labels: readonly string[]) => string;
}

/** Everything the interviewer says that is not a question of the bank. `{…}` never occurs here. */
export interface Phrases extends LeadingWords, RespondingWords, Filled {
  readonly studying: Studying;
}

/** What one persona says in other words. */
export type OwnWords = Partial<
  Pick<
    Phrases,
    'acknowledge' | 'moveOn' | 'press' | 'pressForFigure' | 'challenge' | 'redirect' | 'goOn'
  >
>;

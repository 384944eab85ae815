import type { Language } from '../../localised.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

/** Several ways to say it: no two answers of a report get the same one while there is another. */
export type Variants<T = string> = readonly [T, ...T[]];

/** The variant for an answer, by its place in the report. */
export const variantAt = <T>(variants: Variants<T>, place: number): T =>
  variants[place % variants.length] ?? variants[0];

/** The sentences of a report. What they name comes from the verdicts. */
export interface Wording {
  readonly nothing: string;
  readonly summary: (answered: number, asked: number, score: string) => string;
  readonly best: (question: string) => string;
  /** Stands before what to do first. */
  readonly begin: (question: string) => string;
  readonly notAssessed: string;
  readonly sayMore: string;
  readonly covered: (labels: string) => string;
  /** What to keep when no concept was shown: somebody who answered has something to build on. */
  readonly answered: string;
  readonly carryOn: string;
  /** What to do with what was good: of a story, a calculation, an explanation, a weak answer. */
  readonly keepStory: Variants;
  readonly keepFigure: Variants;
  readonly keepPoint: Variants;
  readonly buildOn: Variants;
  readonly wrong: (label: string) => string;
  /** Nothing false, but nothing to say of oneself either. */
  readonly worksAgainst: (label: string) => string;
  readonly sayItBetter: Variants;
  readonly sayItRight: Variants;
  readonly setAside: (label: string) => string;
  readonly missing: Variants<(labels: string) => string>;
  /** What a good answer did not need and a better one has. */
  readonly beyond: (labels: string) => string;
  readonly addIt: Variants<(labels: string) => string>;
  /** Put behind a piece of advice: the follow-up to answer next. */
  readonly thenAnswer: (question: string) => string;
  /** The figures of a question that were still to be given. */
  readonly notReached: (question: string) => string;
  /** A line out of somebody else's story. */
  readonly forExample: (line: string) => string;
  readonly vague: (labels: string) => string;
  readonly explainIt: (label: string) => string;
  readonly right: (value: string) => string;
  readonly trap: (given: string, trap: string) => string;
  readonly slip: (given: string) => string;
  readonly otherWay: (given: string) => string;
  readonly noNumber: string;
  readonly expected: (value: string) => string;
  readonly workItOut: string;
  readonly hinted: string;
  readonly tellTheStory: Variants<(labels: string) => string>;
  readonly order: (ordered: number, long: number) => string;
  /** Several names as a sentence lists them. */
  readonly list: (labels: readonly string[]) => string;
}

export const wordingOf = (language: Language): Wording => (language === 'fr' ? french : english);

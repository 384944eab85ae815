import type { Language } from '../../localised.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

/** The sentences of a report. What they name comes from the verdicts. */
export interface Wording {
  readonly nothing: string;
  readonly summary: (answered: number, asked: number, score: string) => string;
  readonly best: (question: string) => string;
  readonly first: (question: string, labels: string) => string;
  readonly notAssessed: string;
  readonly sayMore: string;
  readonly covered: (labels: string) => string;
  /** What to keep when no concept was shown: somebody who answered has something to build on. */
  readonly answered: string;
  readonly carryOn: string;
  readonly repeatIt: string;
  readonly wrong: (label: string) => string;
  readonly sayItRight: string;
  readonly setAside: (label: string) => string;
  readonly missing: (labels: string) => string;
  readonly addIt: (labels: string) => string;
  readonly vague: (labels: string) => string;
  readonly explainIt: (label: string) => string;
  readonly right: (value: string) => string;
  readonly trap: (given: string, trap: string) => string;
  readonly slip: (given: string) => string;
  readonly noNumber: string;
  readonly expected: (value: string) => string;
  readonly workItOut: string;
  readonly hinted: string;
  readonly tellTheStory: (labels: string) => string;
  readonly order: (ordered: number, long: number) => string;
  /** Several names as a sentence lists them. */
  readonly list: (labels: readonly string[]) => string;
}

export const wordingOf = (language: Language): Wording => (language === 'fr' ? french : english);

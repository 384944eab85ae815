import type { Language } from '../../localised.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

/** Several ways to say it: no two answers of a report get the same one while there is another. */
export type Variants<T = string> = readonly [T, ...T[]];

/** A sentence about one or several concepts, by the names of which it goes on. */
export type About = (labels: string) => string;

/** Takes the variants of each text in turn, from another one on for every seed. */
export function inTurn(seed: number): <T>(variants: Variants<T>) => T {
  const used = new Map<unknown, number>();
  return (variants) => {
    const before = used.get(variants) ?? 0;
    used.set(variants, before + 1);
    return variants[(seed + before) % variants.length] ?? variants[0];
  };
}

/**
 * The sentences of a report. A name of a concept is always an object or stands behind a preposition that
 * nothing merges with, so that it fits whatever its number and gender.
 */
export interface Wording {
  readonly nothing: string;
  readonly summary: (answered: number, asked: number, score: string) => string;
  readonly best: (question: string) => string;
  /** Stands before what to do first. */
  readonly begin: (question: string) => string;
  readonly notAssessed: string;
  readonly sayMore: Variants;
  readonly covered: Variants<About>;
  /** The same of a weak answer. */
  readonly started: Variants<About>;
  /** What to keep when nothing was shown: what was brought up at least, or the truth. */
  readonly broughtUp: About;
  readonly nothingToKeep: string;
  readonly startFromModel: string;
  /** What to do with what was good: of a story, a calculation, an explanation, a weak answer. */
  readonly keepStory: Variants;
  readonly keepFigure: Variants;
  readonly keepPoint: Variants;
  readonly buildOn: Variants;
  readonly wrong: Variants<About>;
  /** Nothing false, but nothing to say of oneself either. */
  readonly worksAgainst: About;
  readonly sayItBetter: Variants;
  readonly sayItRight: Variants;
  readonly setAside: About;
  readonly missing: Variants<About>;
  /** What is missing where nothing was said of what is asked. */
  readonly untouched: Variants<About>;
  /** What a good answer did not need and a better one has. */
  readonly beyond: Variants<About>;
  readonly addIt: Variants<About>;
  /** Put behind a piece of advice: the follow-up to answer next. */
  readonly thenAnswer: (question: string) => string;
  /** The figures of a question that were still to be given. */
  readonly notReached: (question: string) => string;
  /** A line out of somebody else's story. */
  readonly forExample: (line: string) => string;
  readonly vague: Variants<About>;
  /** What a right calculation took for granted. */
  readonly unexplained: About;
  readonly explainIt: Variants<About>;
  readonly right: (value: string) => string;
  readonly trap: (given: string, trap: string) => string;
  readonly slip: (given: string) => string;
  /** The right size with the wrong sign. */
  readonly otherWay: (given: string) => string;
  /** The right number, and yet not the right figure. */
  readonly otherUnit: (given: string) => string;
  readonly noNumber: string;
  readonly expected: (value: string) => string;
  readonly workItOut: Variants;
  readonly tellIt: Variants<About>;
  /** In a question, instead of what the head of the report says of it. */
  readonly seeKeep: string;
  readonly seePriority: readonly [first: string, second: string];
  readonly order: (ordered: number, long: number) => string;
  /** Several names as a sentence lists them. */
  readonly list: (labels: readonly string[]) => string;
}

export const wordingOf = (language: Language): Wording => (language === 'fr' ? french : english);

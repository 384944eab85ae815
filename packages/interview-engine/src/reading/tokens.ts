import type { Language } from '../localised.ts';
import { fold } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';

export interface Token {
  readonly word: string;
  readonly stems: Readonly<Record<Language, string>>;
  /** Whether a comma, a colon or a bracket stands before it. */
  readonly afterPause: boolean;
}

const PAUSE = /[,;:()–—]+\s*(?!\d)/u;

/** The words of a sentence, folded, with their stems in both languages. */
export const tokensOf = (sentence: string): Token[] =>
  sentence.split(PAUSE).flatMap((stretch) => {
    const folded = fold(stretch);
    if (folded === '') return [];
    return folded.split(' ').map((word, index) => ({
      word,
      stems: { en: stemOf(word, 'en'), fr: stemOf(word, 'fr') },
      afterPause: index === 0,
    }));
  });

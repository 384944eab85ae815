import type { Language } from '../localised.ts';
import { fold } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';

export interface Token {
  readonly word: string;
  readonly stems: Readonly<Record<Language, string>>;
  /** Whether a comma, a colon or a bracket stands before it. */
  readonly afterPause: boolean;
}

/** A folded word as a token. */
export const tokenOf = (word: string, afterPause = false): Token => ({
  word,
  stems: { en: stemOf(word, 'en'), fr: stemOf(word, 'fr') },
  afterPause,
});

/** The same place with another word. */
export const withWord = ({ afterPause }: Token, word: string): Token => tokenOf(word, afterPause);

/** The words from one place up to and without another, with spaces between them. */
export const joinedWords = (
  tokens: readonly Token[],
  start = 0,
  end: number = tokens.length,
): string =>
  tokens
    .slice(Math.max(0, start), end)
    .map(({ word }) => word)
    .join(' ');

const PAUSE = /[,;:()–—]+\s*(?!\d)/u;

/** The words of a sentence, folded, with their stems in both languages. */
export const tokensOf = (sentence: string): Token[] =>
  sentence.split(PAUSE).flatMap((stretch) => {
    const folded = fold(stretch);
    if (folded === '') return [];
    return folded.split(' ').map((word, index) => tokenOf(word, index === 0));
  });

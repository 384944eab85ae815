import type { Language } from '../localised.ts';
import { wordsOf } from '../text/fold.ts';
import { remember } from '../text/remember.ts';
import { stemOf } from '../text/stem.ts';

export interface Token {
  readonly word: string;
  readonly stems: Readonly<Record<Language, string>>;
  /** Whether a comma, a colon or a bracket stands before it. */
  readonly afterPause: boolean;
}

const WORDS = 20_000;

const tokenWith = (afterPause: boolean) =>
  remember(
    (word): Token => ({
      word,
      stems: { en: stemOf(word, 'en'), fr: stemOf(word, 'fr') },
      afterPause,
    }),
    WORDS,
  );
const inside = tokenWith(false);
const afterAPause = tokenWith(true);

/** A folded word as a token. */
export const tokenOf = (word: string, afterPause = false): Token =>
  afterPause ? afterAPause(word) : inside(word);

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

const PAUSE = /[,;:()–—]+\s*(?!\d)/gu;
const BREATH = 'zqz'; // no word of either language

/** The words of a sentence, folded, with their stems in both languages. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let afterPause = true;
  for (const word of wordsOf(sentence.replace(PAUSE, ` ${BREATH} `))) {
    if (word !== BREATH) tokens.push(tokenOf(word, afterPause));
    afterPause = word === BREATH;
  }
  return tokens;
}

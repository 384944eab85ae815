import type { englishLetters, englishPhrases } from './letters-english.ts';

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the link is called; empty when there is none. */
  readonly label: string;
  readonly closing: string;
}

export type MailKind = keyof typeof englishLetters;
export type Letters = Readonly<Record<MailKind, Letter>>;
export type Phrases = {
  readonly [Name in keyof typeof englishPhrases]: (typeof englishPhrases)[Name] extends string
    ? string
    : (typeof englishPhrases)[Name];
};

import type { Seed } from '../content/types.ts';
import { joinedWords } from '../reading/tokens.ts';
import { isHollow } from './cliche.ts';
import type { OwnSentence } from './own-words.ts';
import { talkShare } from './talk-about.ts';

const FEWEST_WORDS_A_NAME = 3;
const FEWEST_WORDS_A_LISTED_NAME = 6;
const LISTING = /\b(?:there (?:is|are)|il y a)\b/g;

/** What a sentence is like, whichever concept is looked for in it. */
export interface Setting {
  readonly seed: Seed;
  /** "There is X, and there is Y, and Z is important": whatever stands near each other there. */
  readonly isListed: boolean;
  /** A list of names is no statement about any of them. */
  readonly isCrowded: boolean;
  /** How much of it talks about a matter rather than saying something of it. */
  readonly talk: number;
}

/** What a sentence is like for the question it answers. */
export function settingOf(sentence: OwnSentence, seed: Seed): Setting {
  const { tokens, occurrences } = sentence;
  const named = [...seed.must, ...seed.bonus].filter((id) => occurrences.has(id)).length;
  const words = joinedWords(tokens);
  const isList = (words.match(LISTING)?.length ?? 0) > 1 || isHollow(sentence);
  return {
    seed,
    isListed: named > 2 && isList && tokens.length < named * FEWEST_WORDS_A_LISTED_NAME,
    isCrowded: named > 1 && tokens.length < named * FEWEST_WORDS_A_NAME,
    talk: talkShare(sentence),
  };
}

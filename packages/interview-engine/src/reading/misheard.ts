import { wordsOf } from '../text/fold.ts';
import { type Token, tokenOf, withWord } from './tokens.ts';

/** What was said, by the first word of what a recogniser writes for it, the longest first. */
type Spellings = ReadonlyMap<string, readonly Spelling[]>;

interface Spelling {
  readonly heard: readonly string[];
  readonly said: readonly string[];
}

function spellingsOf(misheard: readonly (readonly [heard: string, said: string])[]): Spellings {
  const spellings = misheard.flatMap(([heard, said]) =>
    heard.split('|').map((each): Spelling => ({ heard: each.split(' '), said: wordsOf(said) })),
  );
  return Map.groupBy(
    spellings.toSorted((a, b) => b.heard.length - a.heard.length),
    ({ heard }) => heard[0] ?? '',
  );
}

/** What was said, and how many of the words that were heard it was not said with. */
export interface PutRight {
  readonly tokens: readonly Token[];
  readonly replaced: number;
}

export type ReplaceMisheard = (tokens: readonly Token[]) => PutRight;

/** Puts right what a recogniser writes for well-known terms: `[spellings, what was said]`. */
export function createReplaceMisheard(
  misheard: readonly (readonly [heard: string, said: string])[],
): ReplaceMisheard {
  const spellings = spellingsOf(misheard);
  return (tokens) => {
    const said: Token[] = [];
    let replaced = 0;
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at];
      if (!token) break;
      const found = spellings
        .get(token.word)
        ?.find(({ heard }) => heard.every((word, index) => tokens[at + index]?.word === word));
      if (found) {
        found.said.forEach((word, index) =>
          said.push(index === 0 ? withWord(token, word) : tokenOf(word)),
        );
        replaced += found.heard.filter((word) => !found.said.includes(word)).length;
      } else said.push(token);
      at += found?.heard.length ?? 1;
    }
    return { tokens: said, replaced };
  };
}

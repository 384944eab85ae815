import { wordsOf } from '../text/fold.ts';

const FILLERS: ReadonlySet<string> = new Set(
  'um umm uh uhm er erm hm hmm mm mmm oh ah euh heu ben bah hein'.split(' '),
);

/** The folded words of a turn without the sounds people make while they look for them. */
export const spokenWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !FILLERS.has(word));

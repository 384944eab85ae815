import { wordsOf } from '../text/fold.ts';

const ENOUGH_TO_JUDGE = 6;
const MOST_TO_JUDGE = 150; // who goes on and on is asked to be short instead
const AS_LONG = 0.7;
const THE_SAME = 0.9; // a recogniser hears some words otherwise

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Whether two texts can be the same at all, which is seen without reading them. */
const isAsLong = ({ length: a }: string, { length: b }: string): boolean =>
  Math.min(a, b) >= Math.max(a, b) * AS_LONG;

/** Whether an answer is, almost word for word, one that was given before. */
export function isRepeated(answer: string, earlier: readonly string[]): boolean {
  const words = wordsOf(answer);
  if (words.length < ENOUGH_TO_JUDGE || words.length > MOST_TO_JUDGE) return false;
  const counts = countOf(words);
  return earlier.some((each) => {
    if (!isAsLong(each, answer)) return false;
    const before = wordsOf(each);
    const known = countOf(before);
    const shared = [...counts].reduce(
      (sum, [word, count]) => sum + Math.min(count, known.get(word) ?? 0),
      0,
    );
    return shared >= Math.max(words.length, before.length) * THE_SAME;
  });
}

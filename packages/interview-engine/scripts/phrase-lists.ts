// More words in common are not counted: the number stays one sign.
const MOST_SHARED = 9;

const phrasesOf = (list: string): string[] =>
  [...new Set(list.split(',').map((phrase) => phrase.trim()))].toSorted();

/** A comma-separated list of phrases in order and without doubles. */
export const inOrder = (list: string): string => phrasesOf(list).join(',');

function sharedWords(words: readonly string[], before: readonly string[]): number {
  const different = words.findIndex((word, at) => at === MOST_SHARED || word !== before[at]);
  return different === -1 ? words.length : different;
}

/**
 * A comma-separated list of phrases in order, each as the number of words it begins with like the one
 * before and the words it does not: "may drop, may fall" is "0may drop,1fall".
 */
export function shorten(list: string): string {
  let before: string[] = [];
  const entries = phrasesOf(list).map((phrase) => {
    const words = phrase.split(' ');
    const shared = sharedWords(words, before);
    before = words;
    return `${shared}${words.slice(shared).join(' ')}`;
  });
  return entries.join(',');
}

/** The list again, as `inOrder` has it. It goes into the package as it stands here. */
export function lengthen(shortened: string): string {
  let before: string[] = [];
  const phrases = shortened.split(',').map((entry) => {
    const own = entry.slice(1);
    before = [...before.slice(0, Number(entry[0])), ...(own === '' ? [] : own.split(' '))];
    return before.join(' ');
  });
  return phrases.join(',');
}

/** Which words may come next, and after them; the empty word ends a phrase. */
interface Branches extends Map<string, Branches> {}

const phrasesOf = (list: string): string[] => list.split(',').map((phrase) => phrase.trim());

/** A comma-separated list of phrases in order and without doubles. */
export const inOrder = (list: string): string => [...new Set(phrasesOf(list))].toSorted().join(',');

function branchesOf(phrases: readonly string[]): Branches {
  const root: Branches = new Map();
  for (const phrase of phrases) {
    let branches = root;
    for (const word of [...phrase.split(' '), '']) {
      const next = branches.get(word) ?? new Map();
      branches.set(word, next);
      branches = next;
    }
  }
  return root;
}

function written(branches: Branches): string {
  const wordsByRest = new Map<string, string[]>();
  for (const [word, next] of branches) {
    const rest = word === '' ? '' : written(next);
    wordsByRest.set(rest, [...(wordsByRest.get(rest) ?? []), word]);
  }
  const choices = [...wordsByRest].map(([rest, words]) => words.join('|') + rest);
  if (choices.length > 1) return `(${choices.join(',')})`;
  return choices[0] === '' ? '' : ` ${choices.join('')}`;
}

/**
 * A comma-separated list of phrases, what they share written once: words that go on alike stand together
 * with `|`, different ways to go on in brackets. "may drop, may fall, might drop, might fall, fell" is
 * "(may|might drop|fall,fell)".
 */
export const fold = (list: string): string => written(branchesOf(phrasesOf(inOrder(list))));

/** The list again, in another order. It goes into the package as it stands here. */
export function unfold(folded: string): string {
  const word = /[^ (),]*/y;
  let at = 0;
  const choice = (): string[] => {
    word.lastIndex = at + 1;
    const words = word.exec(folded)?.[0].split('|') ?? [];
    at = word.lastIndex;
    const rests = endings();
    return words.flatMap((first) => rests.map((rest) => `${first} ${rest}`.trim()));
  };
  const endings = (): string[] => {
    if (folded[at] === ' ') return choice();
    if (folded[at] !== '(') return [''];
    const phrases = choice();
    while (folded[at] === ',') phrases.push(...choice());
    at += 1;
    return phrases;
  };
  return endings().join(',');
}

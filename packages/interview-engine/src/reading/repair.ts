import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';
import type { Language } from '../localised.ts';
import { fold } from '../text/fold.ts';
import { remember } from '../text/remember.ts';
import type { PhraseIndex } from './phrase-index.ts';

const SHORTEST_MISHEARD = 6;
const SHORTEST_MISSPELT = 7;
const LONG = 9;
const WORDS = 20_000;

/** Puts right what a recogniser writes for well-known terms: `[spellings, what was said]`. */
export function createReplaceMisheard(
  misheard: readonly (readonly [heard: string, said: string])[],
): (text: string) => string {
  const meant = new Map(
    misheard.flatMap(([heard, said]) => heard.split('|').map((spelling) => [spelling, said])),
  );
  const spellings = [...meant.keys()].toSorted((a, b) => b.length - a.length);
  const anySpelling = new RegExp(
    `\\b(?:${spellings.map((spelling) => spelling.replaceAll(' ', "[ '’,.-]+")).join('|')})\\b`,
    'gi',
  );
  return (text) =>
    text.replace(anySpelling, (heard) => meant.get(fold(heard).replace(/ +/g, ' ')) ?? heard);
}

export type Repair = (word: string, language: Language) => string;

/** Finds the word of the trade that an unknown word was meant to be, by its letters or its sound. */
export function createRepair(
  index: PhraseIndex,
  isKnown: (word: string, language: Language) => boolean,
): Repair {
  const byLength = { en: groupByLength(index.words.en), fr: groupByLength(index.words.fr) };
  const search = (word: string, language: Language): string => {
    const near = [-1, 0, 1, 2, -2].flatMap(
      (more) => byLength[language].get(word.length + more) ?? [],
    );
    const misspelt = near.find(
      (candidate) =>
        word.length >= SHORTEST_MISSPELT &&
        candidate[0] === word[0] &&
        distance(candidate, word) <= (word.length >= LONG ? 2 : 1),
    );
    if (misspelt) return misspelt;
    const [sound] = doubleMetaphone(word);
    return (
      near.find(
        (candidate) => distance(candidate, word) <= 2 && doubleMetaphone(candidate)[0] === sound,
      ) ?? word
    );
  };
  const meant: Readonly<Record<Language, (word: string) => string>> = {
    en: remember((word) => search(word, 'en'), WORDS),
    fr: remember((word) => search(word, 'fr'), WORDS),
  };
  return (word, language) => {
    if (word.length < SHORTEST_MISHEARD || /\d/.test(word) || isKnown(word, language)) return word;
    return meant[language](word);
  };
}

function groupByLength(words: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<number, string[]>();
  for (const word of words.map(fold).filter((each) => each.length >= SHORTEST_MISHEARD)) {
    groups.set(word.length, [...(groups.get(word.length) ?? []), word]);
  }
  return groups;
}

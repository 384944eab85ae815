import { distance } from 'fastest-levenshtein';
import type { Language } from '../localised.ts';
import { remember } from '../text/remember.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { soundOf } from './sound.ts';

const SHORTEST_MISHEARD = 6;
const SHORTEST_MISSPELT = 7;
const LONG = 9;
const WORDS = 20_000;

export type Repair = (word: string, language: Language) => string;

/** Finds the word of the trade that an unknown word was meant to be, by its letters or its sound. */
export function createRepair(
  index: PhraseIndex,
  isKnown: (word: string, language: Language) => boolean,
): Repair {
  const known = { en: sortWords(index.words.en), fr: sortWords(index.words.fr) };
  const search = (word: string, language: Language): string => {
    const { bySpelling, bySound } = known[language];
    const isLike = (candidate: string, most: number) =>
      Math.abs(candidate.length - word.length) <= 2 && distance(candidate, word) <= most;
    const misspelt =
      word.length < SHORTEST_MISSPELT
        ? undefined
        : [-1, 0, 1, 2]
            .flatMap((more) => bySpelling.get(`${word[0]}${word.length + more}`) ?? [])
            .find((candidate) => isLike(candidate, word.length >= LONG ? 2 : 1));
    if (misspelt !== undefined) return misspelt;
    const alike = bySound.get(soundOf([word], 'en')) ?? [];
    return alike.find((candidate) => isLike(candidate, 2)) ?? word;
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

/** Words by first letter and length, and by sound. */
function sortWords(words: readonly string[]) {
  const long = words.filter((each) => each.length >= SHORTEST_MISHEARD);
  return {
    bySpelling: Map.groupBy(long, (word) => `${word[0]}${word.length}`),
    bySound: Map.groupBy(long, (word) => soundOf([word], 'en')),
  };
}

import { distance } from 'fastest-levenshtein';
import type { Language } from '../localised.ts';
import { isNumber } from '../text/common-words.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { soundOf } from './sound.ts';
import { spelledAt } from './spelled.ts';
import { type Token, tokenOf, withWord } from './tokens.ts';

const SHORTEST_WORD = 6;
const SHORTEST_OF_WORDS = 8;
const SHORTEST_SOUND = 4;
const MOST_PIECES = 3;
const SHORTEST_BY_SOUND = 8;
const MOST_DIFFERENT = 0.34;

// What begins a phrase rather than a word: "de poser", "a round", "they'll".
const APART: ReadonlySet<string> = new Set('a de des d en et l qu que s ll t'.split(' '));

/** Puts together the pieces that a recogniser made of one word. */
export type Rejoin = (tokens: readonly Token[], language: Language) => readonly Token[];

/** Joins what only makes a word together: "in come", "invent tree", "la mortissement". */
export function createRejoin(
  index: PhraseIndex,
  isKnown: (word: string, language: Language) => boolean,
): Rejoin {
  const known = { en: sortBySound(index.words.en, 'en'), fr: sortBySound(index.words.fr, 'fr') };
  return (tokens, language) => {
    // "Long stop" is a phrase as it stands, whoever writes it as one word.
    const isPhrase = (start: number, length: number) =>
      index
        .findAround(tokens.slice(start, start + length), 0, language)
        .some(({ end }) => end === length);
    const joined: Token[] = [];
    let isJoined = false;
    for (let start = 0; start < tokens.length;) {
      const found = joinedAt(tokens, start, known[language], language, isKnown, isPhrase);
      joined.push(...(found?.tokens ?? tokens.slice(start, start + 1)));
      isJoined ||= found !== null;
      start += found?.length ?? 1;
    }
    return isJoined ? joined : tokens;
  };
}

interface Words {
  readonly all: ReadonlySet<string>;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
}

function sortBySound(words: readonly string[], language: Language): Words {
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return {
    all: new Set(long),
    bySound: Map.groupBy(
      long.filter((word) => word.length >= SHORTEST_BY_SOUND),
      (word) => soundOf([word], language),
    ),
  };
}

interface Joined {
  readonly tokens: readonly Token[];
  readonly length: number;
}

function joinedAt(
  tokens: readonly Token[],
  start: number,
  { all, bySound }: Words,
  language: Language,
  isKnown: (word: string, language: Language) => boolean,
  isPhrase: (start: number, length: number) => boolean,
): Joined | null {
  const first = tokens[start];
  const spelled = spelledAt(tokens, start);
  if (first && spelled)
    return { tokens: [withWord(first, spelled.acronym)], length: spelled.length };
  if (!first || APART.has(first.word)) return null;
  let letters = first.word;
  let isUnknown = !isKnown(first.word, language);
  for (let length = 2; length <= MOST_PIECES; length += 1) {
    const last = tokens[start + length - 1];
    if (!last || last.afterPause || isNumber(last.word) || APART.has(last.word)) return null;
    letters += last.word;
    isUnknown ||= !isKnown(last.word, language);
    if (letters.length < SHORTEST_WORD) continue;
    const isSplit = () =>
      isUnknown || (letters.length >= SHORTEST_OF_WORDS && !isPhrase(start, length));
    if (all.has(letters) && isSplit()) return { tokens: [withWord(first, letters)], length };
    if (!isUnknown) continue;
    const words = tokens.slice(start, start + length).map(({ word }) => word);
    const sound = soundOf(words, language);
    if (sound.length < SHORTEST_SOUND) continue;
    const meant = closest(bySound.get(sound), letters);
    if (meant !== undefined) return { tokens: [withWord(first, meant)], length };
    const elided = /^[ld]/.exec(language === 'fr' ? sound : '')?.[0];
    const named = elided && closest(bySound.get(sound.slice(1)), letters.slice(1));
    if (named) return { tokens: [withWord(first, elided), tokenOf(named)], length };
  }
  return null;
}

const closest = (words: readonly string[] | undefined, letters: string): string | undefined =>
  words?.find((word) => distance(word, letters) <= word.length * MOST_DIFFERENT);

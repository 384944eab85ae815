import { distance } from 'fastest-levenshtein';
import type { Language } from '../localised.ts';
import { commonWords, isNumber } from '../text/common-words.ts';
import { CONJUGATED, ordinaryWords } from './ordinary-words.ts';
import { fewestChanges, type Spelt, speltOf } from './letters.ts';
import { remember } from '../text/remember.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { FoundPhrase } from './phrase-tree.ts';
import { soundOf } from './sound.ts';
import { type Token, withWord } from './tokens.ts';

const MOST_WORDS = 3;
const FARTHEST = 0.35; // measured: farther ones lend thin answers more than they give back to full ones
const MOST_MEANT = 25;
const SHORTEST_WORD = 3;
const AROUND = 4; // words on either side that a phrase may take in
const WORDS = 20_000;
const LONG_SOUND = 5;

/** Whether a word is one that people say in an interview, as far as anybody knows. */
export type IsDoubtful = (word: string, language: Language) => boolean;

/** What else a sentence may have been before it was misheard, beside what it says as it stands. */
export type OtherHearings = (
  tokens: readonly Token[],
  language: Language,
  /** What makes sense as a phrase is not taken for anything else. */
  isUnderstood: (start: number, end: number) => boolean,
) => FoundPhrase[];

export function createIsDoubtful({ words, knows }: PhraseIndex): IsDoubtful {
  const known = { en: new Set(words.en), fr: new Set(words.fr) };
  return (word, language) =>
    !known[language].has(word) &&
    !commonWords.has(word) &&
    !ordinaryWords[language].has(word) &&
    !isNumber(word) &&
    !(language === 'fr' && CONJUGATED.test(word) && knows(word, language));
}

interface Word {
  readonly word: Spelt;
  readonly sound: Spelt;
}

/** Every way to leave out a sound or, of a long word, two: what two words that sound alike have in common. */
function partsOf(sound: string): string[] {
  const without = (text: string) =>
    Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  const once = without(sound);
  return [
    ...new Set([sound, ...once, ...(sound.length < LONG_SOUND ? [] : once.flatMap(without))]),
  ];
}

function nearestIn(index: PhraseIndex, language: Language): (heard: string) => readonly string[] {
  const byPart = new Map<string, Word[]>();
  for (const word of index.words[language]) {
    if (word.length < SHORTEST_WORD || commonWords.has(word) || isNumber(word)) continue;
    const known = { word: speltOf(word), sound: speltOf(soundOf([word], language)) };
    for (const part of partsOf(known.sound.text)) {
      const before = byPart.get(part);
      if (before) before.push(known);
      else byPart.set(part, [known]);
    }
  }
  return remember((heard) => {
    const words = heard.split(' ');
    const letters = words.join('');
    // Apart and as one: the last letter of "cap" is heard in "cap excès".
    const sounds = [...new Set([soundOf(words, language), soundOf([letters], language)])];
    const alike = new Set(sounds.flatMap(partsOf).flatMap((part) => byPart.get(part) ?? []));
    const apartFrom = farFrom(sounds.map(speltOf), speltOf(letters));
    return [...alike]
      .flatMap((known) => {
        const apart = known.word.text === letters ? null : apartFrom(known);
        return apart === null ? [] : { word: known.word.text, apart };
      })
      .toSorted((a, b) => a.apart - b.apart)
      .slice(0, MOST_MEANT)
      .map(({ word }) => word);
  }, WORDS);
}

/** How far a word is from what was heard, by its sound and its letters; `null` where that is too far. */
const farFrom =
  (sounds: readonly Spelt[], letters: Spelt) =>
  ({ word, sound }: Word): number | null => {
    const mean = (apart: (one: Spelt, other: Spelt) => number) =>
      (Math.min(...sounds.map((each) => apart(sound, each))) + apart(word, letters)) / 2;
    if (mean(apartAtLeast) > FARTHEST) return null;
    const exactly = mean(apartBy);
    return exactly <= FARTHEST ? exactly : null;
  };

const longerOf = (one: Spelt, other: Spelt): number =>
  Math.max(one.text.length, other.text.length, 1);

/** How far two texts are apart, from 0 to 1. */
const apartBy = (one: Spelt, other: Spelt): number =>
  distance(one.text, other.text) / longerOf(one, other);

const apartAtLeast = (one: Spelt, other: Spelt): number =>
  fewestChanges(one, other) / longerOf(one, other);

export function createOtherHearings(index: PhraseIndex): OtherHearings {
  let nearest: Record<Language, (heard: string) => readonly string[]> | null = null;
  return (tokens, language, isUnderstood) => {
    nearest ??= { en: nearestIn(index, 'en'), fr: nearestIn(index, 'fr') };
    const found: FoundPhrase[] = [];
    for (let start = 0; start < tokens.length; start += 1) {
      const last = Math.min(tokens.length, start + MOST_WORDS);
      for (let end = start + 1; end <= last; end += 1) {
        const stretch = tokens.slice(start, end);
        if (stretch.slice(1).some(({ afterPause }) => afterPause)) break;
        if (stretch.some(({ word }) => isNumber(word))) break;
        if (stretch.every(({ word }) => commonWords.has(word))) continue;
        if (isUnderstood(start, end)) continue;
        const heard = stretch.map(({ word }) => word).join(' ');
        for (const word of nearest[language](heard))
          found.push(...readWith(word, tokens, start, end, language));
      }
    }
    return found;
  };

  function readWith(
    word: string,
    tokens: readonly Token[],
    start: number,
    end: number,
    language: Language,
  ): FoundPhrase[] {
    const first = tokens[start];
    if (!first) return [];
    const from = Math.max(0, start - AROUND);
    const around = [
      ...tokens.slice(from, start),
      withWord(first, word),
      ...tokens.slice(end, end + AROUND),
    ];
    const at = start - from;
    const by = end - start - 1;
    return index.findAround(around, at, language).map(({ ids, start: begins, end: ends }) => ({
      ids,
      start: begins + from,
      end: ends + from + by,
    }));
  }
}

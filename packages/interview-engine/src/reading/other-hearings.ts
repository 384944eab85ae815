import type { Language } from '../localised.ts';
import { commonWords, isNumber, isTelling } from '../text/common-words.ts';
import { CONJUGATED, ordinaryWords } from './ordinary-words.ts';
import { once, remember } from '../text/remember.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { FoundPhrase } from './phrase-tree.ts';
import { soundOf } from './sound.ts';
import { type Sounding, sounding, soundsApart } from './sounds-apart.ts';
import { type Token, withWord } from './tokens.ts';

const MOST_WORDS = 3;
// Measured: farther ones lend thin answers more than they give back to full ones.
const FARTHEST = 0.2;
const FARTHEST_OF_NO_WORD = 0.33; // what nobody says was certainly something else
const FARTHEST_IN_PHRASE = 0.4; // a phrase that wants just this word tells more than its sound
const MOST_MEANT = 40;
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

interface Near {
  readonly word: string;
  readonly apart: number;
}

/** Every way to leave out a sound or, of a long word, two: what two words that sound alike have in common. */
function partsOf(sound: string): string[] {
  const without = (text: string) =>
    Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  const shorter = without(sound);
  return [
    ...new Set([sound, ...shorter, ...(sound.length < LONG_SOUND ? [] : shorter.flatMap(without))]),
  ];
}

function nearestIn(index: PhraseIndex, language: Language): (heard: string) => readonly Near[] {
  const byPart = new Map<string, Sounding[]>();
  for (const word of index.words[language]) {
    if (word.length < SHORTEST_WORD || !isTelling(word)) continue;
    const sounds = sounding(word, language);
    for (const part of partsOf(soundOf([word], language))) {
      const before = byPart.get(part);
      if (before) before.push(sounds);
      else byPart.set(part, [sounds]);
    }
  }
  return remember((heard) => {
    const words = heard.split(' ');
    const letters = words.join('');
    // Apart and as one: the last letter of "cap" is heard in "cap excès".
    const sounds = [...new Set([soundOf(words, language), soundOf([letters], language)])];
    const alike = new Set(sounds.flatMap(partsOf).flatMap((part) => byPart.get(part) ?? []));
    const apartFrom = soundsApart(words, language, FARTHEST_IN_PHRASE);
    return [...alike]
      .map((other) => ({ word: other.word, apart: apartFrom(other) }))
      .filter(({ word, apart }) => word !== letters && apart <= FARTHEST_IN_PHRASE)
      .toSorted((a, b) => a.apart - b.apart || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_MEANT);
  }, WORDS);
}

export function createOtherHearings(index: PhraseIndex, isDoubtful: IsDoubtful): OtherHearings {
  // A fifth of a second a language, which few answers need.
  const nearestTo = {
    en: once(() => nearestIn(index, 'en')),
    fr: once(() => nearestIn(index, 'fr')),
  };
  return (tokens, language, isUnderstood) => {
    const nearest = nearestTo[language]();
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
        const isNoWord = stretch.some(({ word }) => isDoubtful(word, language));
        const farthest = isNoWord ? FARTHEST_OF_NO_WORD : FARTHEST;
        for (const { word, apart } of nearest(heard))
          found.push(...readWith(word, tokens, start, end, language, apart <= farthest));
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
    isNear: boolean,
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
    return index
      .findAround(around, at, language)
      .filter((each) => isNear || hasOther(around, each, at))
      .map(({ ids, start: begins, end: ends }) => ({
        ids,
        start: begins + from,
        end: ends + from + by,
      }));
  }
}

/** Whether a phrase has another word that tells something beside the one at a place. */
const hasOther = (tokens: readonly Token[], { start, end }: FoundPhrase, at: number): boolean =>
  tokens.slice(start, end).some(({ word }, place) => start + place !== at && isTelling(word));

import { distance } from 'fastest-levenshtein';
import type { Language } from '../localised.ts';
import { isTelling } from '../text/common-words.ts';
import { CONJUGATED, ordinaryWords } from './ordinary-words.ts';
import { remember } from '../text/remember.ts';
import { isOneApart } from './one-apart.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { soundOf } from './sound.ts';
import { type Token, tokenOf, withWord } from './tokens.ts';

const SHORTEST_WORD = { en: 4, fr: 3 } as const; // the sound of a French word keeps its vowels
const SHORTEST_SOUND = 2;
const SHORTEST_NEAR = 4; // a shorter sound has too many neighbours
const MOST_DIFFERENT = 0.5;
const REACH = 4; // words on either side
const WORDS = 20_000;

/** Puts right the words of a sentence by those beside them. */
export type HearInContext = (tokens: readonly Token[], language: Language) => readonly Token[];

/** Finds the word that was meant where only a phrase tells: "net dead", "le cou de la dette". */
export function createHearInContext(index: PhraseIndex): HearInContext {
  const candidates = { en: candidatesIn(index, 'en'), fr: candidatesIn(index, 'fr') };
  return (tokens, language) => {
    let heard: Token[] | null = null;
    tokens.forEach(({ word }, at) => {
      const meant = candidates[language](word);
      if (meant.length === 0) return;
      const around = (heard ?? tokens).slice(Math.max(0, at - REACH), at + REACH + 1);
      const place = Math.min(at, REACH);
      const makesPhrase = (each: Token) =>
        isInPhrase(around.with(place, each), place, index, language);
      const found = meant.find(makesPhrase);
      if (!found || makesPhrase(tokenOf(word))) return;
      heard ??= [...tokens];
      heard[at] = found;
    });
    return heard ?? tokens;
  };
}

/** The words that sound like a word which means nothing by itself, or nearly so: "boating rights". */
function candidatesIn(index: PhraseIndex, language: Language): (word: string) => readonly Token[] {
  const bySound = Map.groupBy(index.words[language].filter(isTelling), (word) =>
    soundOf([word], language),
  );
  const byLength = Map.groupBy(bySound.keys(), ({ length }) => length);
  const near = (sound: string): string[] =>
    sound.length < SHORTEST_NEAR
      ? []
      : [-1, 0, 1]
          .flatMap((more) => byLength.get(sound.length + more) ?? [])
          .filter((other) => isOneApart(other, sound));
  return remember((word) => {
    if (word.length < SHORTEST_WORD[language] || !isTelling(word)) return [];
    if (ordinaryWords[language].has(word)) return [];
    const sound = soundOf([word], language);
    if (sound.length < SHORTEST_SOUND) return [];
    const token = tokenOf(word);
    if (index.find([token], language).length > 0) return [];
    const isInflected = language === 'fr' && CONJUGATED.test(word);
    return [sound, ...(isInflected ? [] : near(sound))]
      .flatMap((each) => bySound.get(each) ?? [])
      .filter((meant) => isClose(meant, word))
      .map((meant) => withWord(token, meant))
      .filter(({ stems }) => stems[language] !== token.stems[language]);
  }, WORDS);
}

const isClose = (meant: string, heard: string): boolean =>
  distance(meant, heard) <= Math.max(meant.length, heard.length) * MOST_DIFFERENT;

/** Whether the word at a place belongs to a phrase with another word that tells something. */
const isInPhrase = (
  tokens: readonly Token[],
  place: number,
  index: PhraseIndex,
  language: Language,
): boolean =>
  index
    .findAround(tokens, place, language)
    .some(
      ({ start, end }) => tokens.slice(start, end).filter(({ word }) => isTelling(word)).length > 1,
    );

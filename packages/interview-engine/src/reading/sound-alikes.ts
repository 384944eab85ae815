import { distance } from 'fastest-levenshtein';
import { type Language, languages } from '../localised.ts';
import type { Phrase } from './phrase-index.ts';
import type { FoundPhrase } from './phrase-tree.ts';
import { soundOf } from './sound.ts';
import type { Token } from './tokens.ts';

const FEWEST_LETTERS = 7;
const SHORTEST_SOUND = 4;
const MOST_WORDS = 3;
const MOST_DIFFERENT = 0.34;

// "Not cash" is not a way to hear "net cash".
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'non', 'pas', 'sans', 'never']);

interface Known {
  readonly id: string;
  readonly letters: string;
}

/** Looks between the places that are understood already. */
export type SoundAlikes = (
  tokens: readonly Token[],
  language: Language,
  isUnderstood: (at: number) => boolean,
) => FoundPhrase[];

/** Finds terms that a recogniser spelt with other words: "c'est MPC", "enter price value". */
export function indexSounds(phrases: readonly Phrase[]): SoundAlikes {
  const bySound = { en: new Map<string, Known[]>(), fr: new Map<string, Known[]>() };
  for (const { id, words, language, travels } of phrases) {
    const letters = words.join('');
    if (letters.length < FEWEST_LETTERS) continue;
    for (const reader of travels ? languages : [language]) {
      const sound = soundOf(words, reader);
      if (sound.length < SHORTEST_SOUND) continue;
      bySound[reader].set(sound, [...(bySound[reader].get(sound) ?? []), { id, letters }]);
    }
  }
  return (tokens, language, isUnderstood) => {
    const found: FoundPhrase[] = [];
    for (let start = 0; start < tokens.length; start += 1) {
      if (isUnderstood(start)) continue;
      const last = Math.min(tokens.length, start + MOST_WORDS);
      for (let end = start + 2; end <= last; end += 1) {
        if (isUnderstood(end - 1)) break; // a longer stretch holds the same place
        found.push(...heardAs(tokens.slice(start, end), bySound[language], language, start));
      }
    }
    return found;
  };
}

function heardAs(
  tokens: readonly Token[],
  bySound: ReadonlyMap<string, readonly Known[]>,
  language: Language,
  start: number,
): FoundPhrase[] {
  const words = tokens.map(({ word }) => word);
  const letters = words.join('');
  if (letters.length < FEWEST_LETTERS || /\d/.test(letters)) return [];
  if (words.some((word) => NEGATIONS.has(word))) return [];
  return (bySound.get(soundOf(words, language)) ?? [])
    .filter((known) => known.letters !== letters && isClose(known.letters, letters))
    .map(({ id }) => ({ ids: [id], start, end: start + words.length }));
}

const isClose = (meant: string, heard: string): boolean =>
  Math.abs(meant.length - heard.length) <= meant.length * MOST_DIFFERENT &&
  distance(meant, heard) <= meant.length * MOST_DIFFERENT;

import { distance } from 'fastest-levenshtein';
import type { Language } from '../localised.ts';
import { saidAs } from './said-as.ts';

// Which sounds are taken for each other, and how easily: "bet" for "debt" sooner than "let".
const vowels = { en: 'aeiou', fr: 'aeiouU1234' } as const;
const nearVowels = { en: 'ei ou ao ea au', fr: 'ei oU o3 a2 e1 e4 a1 Uu u1 iu u4' } as const;
const nearConsonants = {
  en: 'pb td kg fv sS sC sJ SC SJ CJ mn dT tT fT rl rw',
  fr: 'pb td kg fv sz Cj sC mn rl',
} as const;
const NEAR_VOWEL = 0.25;
const OTHER_VOWEL = 0.45;
const NEAR_CONSONANT = 0.4;
const EASILY_MISSED = 0.6;
const MISSED = 0.9;
const WEAK = /[hrwTts]/;
const ANY_SOUND = 128; // sounds are written in ASCII

interface Costs {
  readonly swapped: Float64Array;
  readonly missed: Float64Array;
}

function costsOf(language: Language): Costs {
  const isVowel = (sound: string) => vowels[language].includes(sound);
  const swapped = new Float64Array(ANY_SOUND * ANY_SOUND).fill(1);
  const missed = new Float64Array(ANY_SOUND);
  const swap = (one: string, other: string, cost: number) => {
    swapped[one.charCodeAt(0) * ANY_SOUND + other.charCodeAt(0)] = cost;
    swapped[other.charCodeAt(0) * ANY_SOUND + one.charCodeAt(0)] = cost;
  };
  for (const one of vowels[language])
    for (const other of vowels[language]) swap(one, other, OTHER_VOWEL);
  const pairs = (list: string, cost: number) => {
    for (const [one = '', other = ''] of list.split(' ')) swap(one, other, cost);
  };
  pairs(nearVowels[language], NEAR_VOWEL);
  pairs(nearConsonants[language], NEAR_CONSONANT);
  for (let code = 0; code < ANY_SOUND; code += 1) {
    const sound = String.fromCharCode(code);
    missed[code] = isVowel(sound) ? OTHER_VOWEL : WEAK.test(sound) ? EASILY_MISSED : MISSED;
    swap(sound, sound, 0);
  }
  return { swapped, missed };
}

const costs: Readonly<Record<Language, Costs>> = { en: costsOf('en'), fr: costsOf('fr') };

// Two rows of the table of efforts, made once: thousands of words are tried for each one that was heard.
const LONGEST = 64; // sounds; beyond, nothing is taken for anything else
let before = new Float64Array(LONGEST + 1);
let now = new Float64Array(LONGEST + 1);

/** What it takes to hear one sequence of sounds for another, or `Infinity` where it is more than `most`. */
function effort(said: string, heard: string, { swapped, missed }: Costs, most: number): number {
  if (heard.length > LONGEST) return Infinity;
  const missing = (sounds: string, at: number) => missed[sounds.charCodeAt(at)] ?? MISSED;
  before[0] = 0;
  for (let at = 0; at < heard.length; at += 1)
    before[at + 1] = (before[at] ?? 0) + missing(heard, at);
  for (let row = 0; row < said.length; row += 1) {
    const lost = missing(said, row);
    const code = said.charCodeAt(row) * ANY_SOUND;
    let least = (now[0] = (before[0] ?? 0) + lost);
    for (let at = 0; at < heard.length; at += 1) {
      const swap = (before[at] ?? 0) + (swapped[code + heard.charCodeAt(at)] ?? 1);
      const loss = (before[at + 1] ?? 0) + lost;
      const gain = (now[at] ?? 0) + missing(heard, at);
      least = Math.min(least, (now[at + 1] = Math.min(swap, loss, gain)));
    }
    if (least > most) return Infinity;
    [before, now] = [now, before];
  }
  return before[heard.length] ?? 0;
}

// Measured on pairs of what was said and heard: half as many other words are as near.
const LETTERS_COUNT = 0.3;

/** A word, and the sounds it is said with. */
export interface Sounding {
  readonly word: string;
  readonly said: string;
}

/** How a word sounds, to be compared with what was heard. */
export const sounding = (word: string, language: Language): Sounding => ({
  word,
  said: saidAs[language](word),
});

/**
 * How far words are from what was heard, by their sounds and a little by their letters: from 0 to 1, or
 * `Infinity` where the sounds alone are farther than `farthest`.
 */
export function soundsApart(
  heard: readonly string[],
  language: Language,
  farthest = 1,
): (other: Sounding) => number {
  const say = saidAs[language];
  const letters = heard.join('');
  // Apart and as one: the last letter of "cap" is heard in "cap excès".
  const sounds = [...new Set([heard.map(say).join(''), say(letters)])];
  return ({ word, said }) => {
    let least = Infinity;
    for (const each of sounds) {
      const longer = Math.max(said.length, each.length, 1);
      const most = Math.min(least, farthest / (1 - LETTERS_COUNT)) * longer;
      least = Math.min(least, effort(said, each, costs[language], most) / longer);
    }
    if ((1 - LETTERS_COUNT) * least > farthest) return Infinity;
    const byLetters = distance(word, letters) / Math.max(word.length, letters.length, 1);
    return (1 - LETTERS_COUNT) * least + LETTERS_COUNT * byLetters;
  };
}

import type { Language } from '../localised.ts';
import { remember } from '../text/remember.ts';
import { soundOf } from './sound.ts';

// How English is written for the ear, vowels included: the order of these rules matters.
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^[kgp]n/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/bt(?=s?$)/, 't'],
  [/mb(?=s?$)/, 'm'],
  [/tch/g, 'C'],
  [/[ts]ch/g, 'sk'],
  [/[tsc]i(?=on|a|ou)/g, 'S'],
  [/ss?ure$/, 'Sr'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/gh(?=t)/g, ''],
  [/gh$/, 'f'],
  [/th/g, 'T'],
  [/dge?/g, 'J'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'J'],
  [/[cq]/g, 'k'],
  [/(?<=[^aeiou])e(?=[sd]?$)/, ''],
  [/ee|ea|ie|ei|ey/g, 'i'],
  [/y$/, 'i'],
  [/ai|ay/g, 'e'],
  [/oo|ou|ew|ue|ui/g, 'u'],
  [/oa|ow|aw|au/g, 'o'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

const WORDS = 20_000;

/** How a word is said, a letter a sound, vowels included. */
export const saidAs: Readonly<Record<Language, (word: string) => string>> = {
  en: remember(
    (word) => ENGLISH.reduce((said, [pattern, sound]) => said.replace(pattern, sound), word),
    WORDS,
  ),
  fr: remember((word) => soundOf([word], 'fr'), WORDS),
};

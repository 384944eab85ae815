import { doubleMetaphone } from 'double-metaphone';
import type { Language } from '../localised.ts';
import { remember } from '../text/remember.ts';

// How French is written for the ear: the order of these rules matters.
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/c(?=es?$)/, 'ss'],
  [/g(?=es?$)/, 'j'],
  [/(?<=[a-z]{2})(?:es|ent|s|t|d|x|p|z|e)$/, ''],
  [/(?<=[a-z]{2})(?:s|t|d|x|p|z|e)$/, ''],
  [/eaux?|aux?/g, 'o'],
  [/ain|ein|aim|in(?![aeiouy])|im(?![aeiouy])|un(?![aeiouy])|um(?![aeiouy])/g, '1'],
  [/an(?![aeiouyn])|am(?![aeiouym])|en(?![aeiouyn])|em(?![aeiouym])/g, '2'],
  [/on(?![aeiouyn])|om(?![aeiouym])/g, '3'],
  [/oeu|eu/g, '4'],
  [/oi/g, 'wa'],
  [/ou/g, 'U'],
  [/ai|ei|ez|er$|et$/g, 'e'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/gn/g, 'n'],
  [/qu|q|c(?=[aou]|[^eiyh]|$)/g, 'k'],
  [/c(?=[eiy])|sc(?=[eiy])|ss/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

const WORDS = 20_000;

const frenchSound = remember(
  (word) => FRENCH.reduce((heard, [pattern, sound]) => heard.replace(pattern, sound), word),
  WORDS,
);

const englishSound = remember((word) => doubleMetaphone(word)[0], WORDS);

/** What some words sound like, run together: two spellings of one sound have the same key. */
export const soundOf = (words: readonly string[], language: Language): string =>
  language === 'en'
    ? englishSound(words.join(''))
    : words
        .map(frenchSound)
        .join('')
        .replace(/(.)\1+/g, '$1');

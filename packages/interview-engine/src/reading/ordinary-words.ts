import { everydayWords } from '../content/everyday-words.ts';
import type { Language } from '../localised.ts';

const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/**
 * French verbs whose forms no list has all of, and which resemble each other: "passeraient" is nearly
 * "penserais".
 */
export const CONJUGATED = /(?:aient|r(?:ais|ait|ons|ont|ez|ions))$/;

/** Words that look or sound like one of the trade and are not: an editor is no auditor. */
export const ordinaryWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(everydayWords.en),
  fr: setOf(everydayWords.fr),
};

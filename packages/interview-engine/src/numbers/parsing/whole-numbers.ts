import { englishTens, englishUnits, hundreds, numberWords, thousands } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Reading {
  readonly value: number;
  /** The token after the number. */
  readonly end: number;
}

/** Whether `word` can follow what was counted so far: "sixty five", never "five sixty". */
function fits(counted: number, word: number, previous: string): boolean {
  if (counted === 0) return true;
  if (word === 0) return false;
  if (counted % 100 === 0) return word < 100;
  const tens = counted % 100;
  if (tens === 10) return previous === 'dix' && word >= 7 && word < 10; // dix-sept
  if ((tens === 60 || tens === 80) && word >= 10 && word < 20) return true; // soixante-dix, quatre-vingt-dix
  return counted % 10 === 0 && word < 10;
}

/** "and" joins only to hundreds, "et" only "un" and "onze" to tens. */
function joins(word: string, counted: number, next: string): boolean {
  if (!numberWords.has(next)) return false;
  if (word === 'and') return counted % 100 === 0;
  return word === 'et' && /^(?:une?|onze)$/.test(next) && counted % 100 >= 20 && counted % 10 === 0;
}

const ENGLISH_ALONE = /^(?:two|three|four|five|seven|eight|nine)$/;

/** "Nine hundred", "neuf cents", "quatorze cent", but not "five cents". */
function isHundred(word: string, counted: number, previous: string): boolean {
  if (!hundreds.has(word)) return false;
  if (word === 'hundred') return counted < 100;
  if (word === 'cents' && (counted === 0 || ENGLISH_ALONE.test(previous))) return false;
  return counted < 10 || (word === 'cent' && counted > 10 && counted < 20);
}

interface Count {
  readonly total: number;
  readonly counted: number;
}

/** What has been counted once a word is added to it, or `null` where the number ends. */
function countOn({ total, counted }: Count, word: string, previous: string): Count | null {
  const value = numberWords.get(word);
  const isEnglish = englishUnits.has(previous) || englishTens.has(previous);
  const saysHundreds = total === 0 && counted > 0 && counted < 100 && isEnglish;
  if (saysHundreds && value !== undefined && englishTens.has(word)) {
    return { total: counted * 100, counted: value }; // "five sixty", "forty-five forty"
  }
  const saysRest = total > 0 && counted > 0 && counted < 10 && englishUnits.has(previous);
  if (saysRest && value !== undefined && englishTens.has(word)) {
    return { total: total + counted * 100, counted: value }; // "four thousand nine seventy"
  }
  if (isHundred(word, counted, previous)) return { total, counted: (counted || 1) * 100 };
  if (thousands.has(word) && total === 0) return { total: (counted || 1) * 1_000, counted: 0 };
  if (value === 20 && counted % 100 === 4) return { total, counted: counted + 76 }; // quatre-vingts
  if (value === undefined || !fits(counted, value, previous)) return null;
  return { total, counted: counted + value };
}

/** A whole number said in words, in either language; "3 hundred" and "2 mille" too. */
export function readWords(tokens: readonly Token[], start: number): Reading | null {
  const digits = tokens[start]?.digits ?? null;
  const next = tokens[start + 1]?.word ?? '';
  if (digits !== null && !(hundreds.has(next) && next !== 'cents') && !thousands.has(next))
    return null;
  let count: Count = { total: 0, counted: digits ?? 0 };
  let end = digits === null ? start : start + 1;
  for (let at = end; at < tokens.length; at += 1) {
    const { word = '', startsClause = true } = tokens[at] ?? {};
    if (startsClause && at > start) break;
    // "Between one hundred and two hundred": the next number's hundreds.
    const isNext = word === 'and' && hundreds.has(tokens[at + 2]?.word ?? '');
    if (at > start && !isNext && joins(word, count.counted, tokens[at + 1]?.word ?? '')) continue;
    const counted = countOn(count, word, tokens[at - 1]?.word ?? '');
    if (!counted) break;
    [count, end] = [counted, at + 1];
    if (word === 'zero') break;
  }
  return end > start ? { value: count.total + count.counted, end } : null;
}

export /** A number written in digits. */
const readDigits = (tokens: readonly Token[], at: number): Reading | null => {
  const digits = tokens[at]?.digits;
  return typeof digits === 'number' ? { value: digits, end: at + 1 } : null;
};

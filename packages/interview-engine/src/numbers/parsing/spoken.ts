import {
  ambiguousWords,
  hundreds,
  numberWords,
  points,
  scales,
  thousands,
  units,
} from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Reading {
  readonly value: number;
  /** The token after the number. */
  readonly end: number;
}

/** Whether `word` can follow what was counted so far: "sixty five", never "five sixty". */
function fits(counted: number, word: number): boolean {
  if (counted === 0) return true;
  if (counted % 100 === 0) return word < 100;
  const tens = counted % 100;
  if ((tens === 60 || tens === 80) && word >= 10 && word < 20) return true; // soixante-dix, quatre-vingt-dix
  return counted % 10 === 0 && tens >= 20 && word < 10 && word > 0;
}

/** A whole number said in words, in either language. */
function readWords(tokens: readonly Token[], start: number): Reading | null {
  let total = 0;
  let counted = 0;
  let end = start;
  for (let at = start; at < tokens.length; at += 1) {
    const { word, startsClause } = tokens[at] ?? { word: '', startsClause: true };
    if (startsClause && at > start) break;
    const value = numberWords.get(word);
    if (hundreds.has(word) && counted < 100) counted = (counted || 1) * 100;
    else if (thousands.has(word) && total === 0) [total, counted] = [(counted || 1) * 1_000, 0];
    else if (value === 20 && counted % 100 === 4) counted += 76; // quatre-vingts
    else if (value !== undefined && (at === end || at > start) && fits(counted, value)) {
      counted += value;
    } else if (!((word === 'and' || word === 'et') && at > start)) break;
    else continue;
    end = at + 1;
  }
  return end > start ? { value: total + counted, end } : null;
}

const readDigits = (tokens: readonly Token[], at: number): Reading | null => {
  const digits = tokens[at]?.digits;
  return typeof digits === 'number' ? { value: digits, end: at + 1 } : null;
};

/** What follows "point" or "virgule": digits one by one, or a number read as a whole. */
function readDecimals(tokens: readonly Token[], start: number): { text: string; end: number } {
  let text = '';
  let end = start;
  for (;;) {
    const token = tokens[end];
    if (!token || token.startsClause) break;
    const isZero = token.word === 'zero';
    const part = isZero
      ? { value: 0, end: end + 1 }
      : (readDigits(tokens, end) ?? readWords(tokens, end));
    if (!part || part.value >= 1_000 || !Number.isInteger(part.value)) break;
    text += String(part.value);
    end = part.end;
  }
  return { text, end };
}

/** "un", "one" and "a" count only where a figure clearly follows or is being counted. */
function isArticle(tokens: readonly Token[], { end }: Reading, start: number): boolean {
  if (end - start > 1 || !ambiguousWords.has(tokens[start]?.word ?? '')) return false;
  const after = tokens[end]?.word ?? '';
  return !scales.has(after) && !units.has(after) && !points.has(after) && after !== 'half';
}

/** The number that begins at a token, digits or words, decimals included. */
export function readNumber(tokens: readonly Token[], start: number): Reading | null {
  const whole = readDigits(tokens, start) ?? readWords(tokens, start);
  if (!whole || isArticle(tokens, whole, start)) return null;
  const { value, end } = whole;
  const after = tokens[end];
  if (after && !after.startsClause && after.word === 'half')
    return { value: value + 0.5, end: end + 1 };
  if (after && points.has(after.word)) {
    const decimals = readDecimals(tokens, end + 1);
    if (decimals.text) return { value: Number(`${value}.${decimals.text}`), end: decimals.end };
  }
  return whole;
}

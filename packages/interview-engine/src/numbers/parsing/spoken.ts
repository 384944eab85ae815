import {
  addedFractions,
  ambiguousWords,
  englishTens,
  englishUnits,
  fractions,
  frenchTens,
  hundreds,
  numberWords,
  points,
  scales,
  thousands,
} from './lexicon.ts';
import type { Token } from './tokens.ts';
import { units } from './unit-words.ts';

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

const isHundred = (word: string, counted: number): boolean =>
  hundreds.has(word) &&
  counted < (word === 'hundred' ? 100 : 10) &&
  !(word === 'cents' && counted === 0);

interface Count {
  readonly total: number;
  readonly counted: number;
}

/** What has been counted once a word is added to it, or `null` where the number ends. */
function countOn({ total, counted }: Count, word: string, previous: string): Count | null {
  const value = numberWords.get(word);
  const saysHundreds = total === 0 && counted > 0 && counted < 20 && englishUnits.has(previous);
  if (saysHundreds && value !== undefined && englishTens.has(word)) {
    return { total: counted * 100, counted: value }; // "five sixty"
  }
  if (isHundred(word, counted)) return { total, counted: (counted || 1) * 100 };
  if (thousands.has(word) && total === 0) return { total: (counted || 1) * 1_000, counted: 0 };
  if (value === 20 && counted % 100 === 4) return { total, counted: counted + 76 }; // quatre-vingts
  if (value === undefined || !fits(counted, value, previous)) return null;
  return { total, counted: counted + value };
}

/** A whole number said in words, in either language; "3 hundred" and "2 mille" too. */
function readWords(tokens: readonly Token[], start: number): Reading | null {
  const digits = tokens[start]?.digits ?? null;
  const next = tokens[start + 1]?.word ?? '';
  if (digits !== null && !(hundreds.has(next) && next !== 'cents') && !thousands.has(next))
    return null;
  let count: Count = { total: 0, counted: digits ?? 0 };
  let end = digits === null ? start : start + 1;
  for (let at = end; at < tokens.length; at += 1) {
    const { word = '', startsClause = true } = tokens[at] ?? {};
    if (startsClause && at > start) break;
    if (at > start && joins(word, count.counted, tokens[at + 1]?.word ?? '')) continue;
    const counted = countOn(count, word, tokens[at - 1]?.word ?? '');
    if (!counted) break;
    [count, end] = [counted, at + 1];
    if (word === 'zero') break;
  }
  return end > start ? { value: count.total + count.counted, end } : null;
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
    const isZero = /^(?:zero|oh|o)$/.test(token.word);
    const part = isZero
      ? { value: 0, end: end + 1 }
      : (readWords(tokens, end) ?? readDigits(tokens, end));
    if (!part || part.value >= 1_000 || !Number.isInteger(part.value)) break;
    text += token.digits === null ? String(part.value) : token.word;
    end = part.end;
    if (part.value >= 10) break;
  }
  return { text, end };
}

/** "un", "one" and "a" count only where a figure clearly follows or is being counted. */
function isArticle(tokens: readonly Token[], { end }: Reading, start: number): boolean {
  if (end - start > 1 || !ambiguousWords.has(tokens[start]?.word ?? '')) return false;
  const after = tokens[end]?.word ?? '';
  const isLast = tokens[end]?.startsClause ?? true;
  if (isLast && /^(?:is|of|to|est|de|a)$/.test(tokens[start - 1]?.word ?? '')) return false;
  if (after === 'fois' || units.get(after) === 'other' || tokens[end]?.startsClause) return true;
  return (
    !scales.has(after) && !units.has(after) && !points.has(after) && !addedFractions.has(after)
  );
}

const NOUN_BEFORE = /^(?:the|this|that|a|one|my|some|starting|basis|le|ce|un|au|du)$/;

/** "zéro huit", "point five": a decimal whose other half goes without saying. */
function readBareDecimal(tokens: readonly Token[], start: number): Reading | null {
  const { word = '' } = tokens[start] ?? {};
  const isPoint =
    /^(?:point|virgule)$/.test(word) && !NOUN_BEFORE.test(tokens[start - 1]?.word ?? '');
  if (word !== 'zero' && !isPoint) return null;
  const { text, end } = readDecimals(tokens, start + 1);
  return text ? { value: Number(`0.${text}`), end } : null;
}

const COUNTED = new Set(['other', 'years', 'days', 'shares']);

/** "trois septante-cinq", "dix-neuf soixante": decimals after a small number, without "virgule". */
function readFrenchDecimals(tokens: readonly Token[], whole: Reading): Reading | null {
  const { word = '', startsClause = true } = tokens[whole.end] ?? {};
  if (startsClause || !frenchTens.has(word) || whole.value < 2 || whole.value > 19) return null;
  const decimals = readWords(tokens, whole.end);
  if (!decimals || decimals.value < 11 || decimals.value > 99) return null;
  const next = tokens[decimals.end]?.word ?? '';
  if (scales.has(next) || points.has(next) || COUNTED.has(units.get(next) ?? '')) return null;
  return { value: whole.value + decimals.value / 100, end: decimals.end };
}

/** A whole number with the part of one, or the decimals, that follow it. */
function readParts(tokens: readonly Token[], whole: Reading): Reading {
  const { value, end } = whole;
  const after = tokens[end];
  if (!after || after.startsClause || !Number.isInteger(value)) return whole;
  const fraction = addedFractions.get(after.word);
  if (fraction !== undefined) return { value: value + fraction, end: end + 1 };
  if (!points.has(after.word)) return readFrenchDecimals(tokens, whole) ?? whole;
  const decimals = readDecimals(tokens, end + 1);
  return decimals.text ? { value: Number(`${value}.${decimals.text}`), end: decimals.end } : whole;
}

/** The number that begins at a token, digits or words, decimals included. */
export function readNumber(tokens: readonly Token[], start: number): Reading | null {
  const whole = readWords(tokens, start) ?? readDigits(tokens, start);
  if (!whole || whole.value === 0) {
    const bare = readBareDecimal(tokens, start);
    if (bare) return bare;
  }
  const { word = '' } = tokens[start] ?? {};
  if (!whole) {
    const part =
      word === 'a' && scales.has(tokens[start + 1]?.word ?? '') ? 1 : fractions.get(word);
    return part === undefined ? null : { value: part, end: start + 1 };
  }
  return isArticle(tokens, whole, start) ? null : readParts(tokens, whole);
}

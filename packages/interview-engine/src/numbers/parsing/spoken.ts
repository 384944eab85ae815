import { addedFractions, ambiguousWords, fractions, points, scales } from './lexicon.ts';
import { readBareDecimal, readDecimals, readFrenchDecimals } from './decimals.ts';
import type { Token } from './tokens.ts';
import { units } from './unit-words.ts';
import { type Reading, readDigits, readWords } from './whole-numbers.ts';

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

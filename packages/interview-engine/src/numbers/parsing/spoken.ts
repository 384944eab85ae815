import { isExponent, readFraction } from './fractions.ts';
import { addedFractions, ambiguousWords, points, roundNumbers, scales } from './lexicon.ts';
import { readBareDecimal, readDecimals, readFrenchDecimals } from './decimals.ts';
import { readSpelled } from './spelled.ts';
import type { Token } from './tokens.ts';
import { units } from './unit-words.ts';
import { type Reading, readDigits, readWords } from './whole-numbers.ts';

/** "un", "one" and "a" count only where a figure clearly follows or is being counted. */
function isArticle(tokens: readonly Token[], { end }: Reading, start: number): boolean {
  if (end - start > 1 || !ambiguousWords.has(tokens[start]?.word ?? '')) return false;
  const after = tokens[end]?.word ?? '';
  const isLast = tokens[end]?.startsClause ?? true;
  if (isLast && /^(?:is|of|to|est|de|a)$/.test(tokens[start - 1]?.word ?? '')) return false;
  if (points.has(after) && tokens[end + 1]?.word === 'de') return true; // "un point de départ"
  if (after === 'fois' || units.get(after) === 'other' || tokens[end]?.startsClause) return true;
  return (
    !scales.has(after) && !units.has(after) && !points.has(after) && !addedFractions.has(after)
  );
}

/** "Les deux", "all three": what was said before, and no figure. */
function isPronoun(tokens: readonly Token[], { value, end }: Reading, start: number): boolean {
  if (value < 2 || value > 4 || end - start > 1 || tokens[start]?.digits !== null) return false;
  if (!/^(?:the|les|both|all|these|those|ces|des|tous|toutes)$/.test(tokens[start - 1]?.word ?? ''))
    return false;
  const { word = '', startsClause = true } = tokens[end] ?? {};
  return (
    startsClause ||
    !(scales.has(word) || units.has(word) || points.has(word) || addedFractions.has(word))
  );
}

// "The second one, forty at six": what was spoken of, and no hundred.
const ORDINAL = /^(?:first|second|third|last|next|other)$/;

const isOneOfThem = (tokens: readonly Token[], start: number): boolean =>
  tokens[start]?.word === 'one' && ORDINAL.test(tokens[start - 1]?.word ?? '');

// "Before they see a cent": a coin, where French says a hundred.
const NONE_OF = /^(?:see|get|got|pay|paid|cost|receive|recover|lose|even|without)s?$/;

// "Several hundred million".
const UNCOUNTED = /^(?:several|few|many|quelques|plusieurs)$/;

const isUncounted = (tokens: readonly Token[], start: number): boolean =>
  /^(?:hundred|thousand|cents?)$/.test(tokens[start]?.word ?? '') &&
  UNCOUNTED.test(tokens[start - 1]?.word ?? '');

const isCoin = (tokens: readonly Token[], start: number): boolean =>
  tokens[start]?.word === 'cent' &&
  /^(?:an?|one|single)$/.test(tokens[start - 1]?.word ?? '') &&
  NONE_OF.test(tokens[start - 2]?.word ?? '');

/** "Thirty-six hundredths", "trois cent treize millièmes". */
const DECIMAL_PARTS: ReadonlyMap<string, number> = new Map([
  ['hundredth', 100],
  ['centieme', 100],
  ['thousandth', 1_000],
  ['millieme', 1_000],
]);

/** A whole number with the part of one, or the decimals, that follow it. */
function readParts(tokens: readonly Token[], whole: Reading): Reading {
  const { value, end } = whole;
  const after = tokens[end];
  if (!after || after.startsClause || !Number.isInteger(value)) return whole;
  const parts = DECIMAL_PARTS.get(after.word.replace(/s$/, ''));
  if (parts !== undefined && value > 1 && value < parts)
    return { value: value / parts, end: end + 1 };
  const fraction = addedFractions.get(after.word);
  if (fraction !== undefined) return { value: value + fraction, end: end + 1 };
  const written = /^(?:and|et)$/.test(after.word) ? end + 1 : end;
  if (tokens[written]?.word.includes('/') && tokens[written]?.digits)
    return { value: value + (tokens[written]?.digits ?? 0), end: written + 1 };
  if (!points.has(after.word)) return readFrenchDecimals(tokens, whole) ?? whole;
  const decimals = readDecimals(tokens, end + 1);
  return decimals.text ? { value: Number(`${value}.${decimals.text}`), end: decimals.end } : whole;
}

/** "Une vingtaine", "une centaine de": a count that is round by its name. */
function readRoundNumber(tokens: readonly Token[], start: number): Reading | null {
  const value = roundNumbers.get(tokens[start]?.word ?? '');
  if (value === undefined) return null;
  const isLinked = tokens[start + 1]?.word === 'de' && !tokens[start + 1]?.startsClause;
  return { value, end: start + (isLinked ? 2 : 1) };
}

/** The number that begins at a token, digits or words, decimals included. */
export function readNumber(tokens: readonly Token[], start: number): Reading | null {
  const part = readFraction(tokens, start) ?? readRoundNumber(tokens, start);
  if (part) return part;
  if ([isOneOfThem, isCoin, isUncounted].some((isNone) => isNone(tokens, start))) return null;
  if (tokens[start]?.word.includes('/') && isExponent(tokens, start)) return null;
  const whole = readSpelled(tokens, start) ?? readWords(tokens, start) ?? readDigits(tokens, start);
  if (!whole || whole.value === 0) {
    const bare = readBareDecimal(tokens, start);
    if (bare) return bare;
  }
  const { word = '' } = tokens[start] ?? {};
  if (!whole) {
    const isOne = word === 'a' && scales.has(tokens[start + 1]?.word ?? '');
    return isOne ? { value: 1, end: start + 1 } : null;
  }
  const isOne = word === 'un' && whole.end === start + 1; // "passe d'un dix-sept à un vingt-huit"
  const decimals = isOne ? readFrenchDecimals(tokens, whole) : null;
  if (decimals) return decimals;
  return isArticle(tokens, whole, start) || isPronoun(tokens, whole, start)
    ? null
    : readParts(tokens, whole);
}

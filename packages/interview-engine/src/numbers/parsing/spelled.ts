import { englishTens, englishUnits, numberWords } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { type Reading, readWords } from './whole-numbers.ts';

const ZERO = /^(?:oh|o|zero)$/;
const MOST_DIGITS = 4;

/** A single English digit, or `null`. */
function digitOf(token: Token | undefined): number | null {
  const { word = '' } = token ?? {};
  if (ZERO.test(word)) return 0;
  const value = englishUnits.has(word) ? (numberWords.get(word) ?? 10) : 10;
  return value < 10 ? value : null;
}

/** The digits said in a row from a token on, without punctuation between them. */
function digitsFrom(tokens: readonly Token[], start: number): number[] {
  const digits: number[] = [];
  for (let at = start; digits.length <= MOST_DIGITS; at += 1) {
    const digit = at > start && tokens[at]?.startsClause ? null : digitOf(tokens[at]);
    if (digit === null) break;
    digits.push(digit);
  }
  return digits;
}

/** "Two two eighty": thousands as one digit, and hundreds as English says them. */
function readThousands(tokens: readonly Token[], start: number, first: number): Reading | null {
  const tens = tokens[start + 2];
  if (!tens || tens.startsClause || !englishTens.has(tens.word)) return null;
  const hundreds = readWords(tokens, start + 1);
  return hundreds && { value: first * 1_000 + hundreds.value, end: hundreds.end };
}

/** "Thirteen oh six": hundreds and a single unit with a zero between them. */
function readWithZero(tokens: readonly Token[], start: number): Reading | null {
  const hundreds = readWords(tokens, start);
  if (!hundreds || hundreds.value < 1 || hundreds.value >= 100) return null;
  const [zero, unit = 0, ...more] = digitsFrom(tokens, hundreds.end);
  if (tokens[hundreds.end]?.startsClause || zero !== 0 || unit === 0 || more.length > 0)
    return null;
  return { value: hundreds.value * 100 + unit, end: hundreds.end + 2 };
}

/** A number said digit by digit or as years are: "one four five seven", "nine oh six". */
export function readSpelled(tokens: readonly Token[], start: number): Reading | null {
  const { word = '', digits: written = null } = tokens[start] ?? {};
  if (written !== null || (!englishUnits.has(word) && !englishTens.has(word))) return null;
  const digits = digitsFrom(tokens, start);
  const [first = 0] = digits;
  if (digits.length === 2 && digits[1] !== 0) return readThousands(tokens, start, first);
  if (digits.length > 2 && digits.length <= MOST_DIGITS)
    return { value: Number(digits.join('')), end: start + digits.length };
  return digits.length < 2 ? readWithZero(tokens, start) : null;
}

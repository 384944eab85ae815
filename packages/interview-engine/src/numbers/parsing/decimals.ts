import { frenchTens, numberWords, points, scales } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { units } from './unit-words.ts';
import { type Reading, readDigits, readWords } from './whole-numbers.ts';

/** The digits at a token: of "one point five ten point three" only the five, as the ten is the next number's. */
function partAt(tokens: readonly Token[], at: number, isFirst: boolean): Reading | null {
  const { word = '' } = tokens[at] ?? {};
  if (/^(?:zero|oh|o)$/.test(word)) return { value: 0, end: at + 1 };
  const part = readWords(tokens, at) ?? readDigits(tokens, at);
  const next = tokens[part?.end ?? at];
  if (!part || !next || next.startsClause || !points.has(next.word)) return part;
  if (!isFirst) return null;
  const digit = numberWords.get(word);
  return digit === undefined ? part : { value: digit, end: at + 1 };
}

/** What follows "point" or "virgule": digits one by one, or a number read as a whole. */
export function readDecimals(
  tokens: readonly Token[],
  start: number,
): { text: string; end: number } {
  let text = '';
  let end = start;
  for (;;) {
    const token = tokens[end];
    if (!token || token.startsClause) break;
    const part = partAt(tokens, end, text === '');
    if (!part || part.value >= 1_000 || !Number.isInteger(part.value)) break;
    text += token.digits === null ? String(part.value) : token.word;
    end = part.end;
    const isPair = part.value >= 10 && part.value < 100 && text.length === 2;
    const { value: following = 0 } = isPair ? (readWords(tokens, end) ?? {}) : {};
    if (part.value >= 10 && !(following >= 10 && following < 100)) break; // "vingt-six vingt-cinq"
  }
  return { text, end };
}

const NOUN_BEFORE = /^(?:the|this|that|a|one|my|some|starting|basis|le|ce|un|au|du)$/;

/** "zéro huit", "point five": a decimal whose other half goes without saying. */
export function readBareDecimal(tokens: readonly Token[], start: number): Reading | null {
  const { word = '' } = tokens[start] ?? {};
  const isPoint =
    /^(?:point|virgule)$/.test(word) && !NOUN_BEFORE.test(tokens[start - 1]?.word ?? '');
  if (word !== 'zero' && !isPoint) return null;
  const { text, end } = readDecimals(tokens, start + 1);
  return text ? { value: Number(`0.${text}`), end } : null;
}

const COUNTED = new Set(['other', 'years', 'days', 'shares']);

// After a large number only these are decimals: "quatre-vingt-treize soixante-quinze".
const QUARTERS = new Set([25, 50, 75]);

/** "trois septante-cinq", "dix-neuf soixante": decimals after a small number, without "virgule". */
export function readFrenchDecimals(tokens: readonly Token[], whole: Reading): Reading | null {
  const { word = '', startsClause = true } = tokens[whole.end] ?? {};
  const isQuatreVingt = word === 'quatre' && tokens[whole.end + 1]?.word.startsWith('vingt');
  const isDix = word === 'dix' && whole.value === 1; // "un dix-sept"
  const isTens = frenchTens.has(word) || isQuatreVingt || isDix;
  if (startsClause || !isTens || whole.value < 1 || whole.value > 99) return null;
  const decimals = readWords(tokens, whole.end);
  if (!decimals || decimals.value < 11 || decimals.value > 99) return null;
  if (whole.value > 19 && !QUARTERS.has(decimals.value)) return null;
  const next = tokens[decimals.end]?.word ?? '';
  if (whole.value === 1 && units.get(next) === 'percent') return null; // "un vingt pour cent"
  if (scales.has(next) || points.has(next) || COUNTED.has(units.get(next) ?? '')) return null;
  return { value: whole.value + decimals.value / 100, end: decimals.end };
}

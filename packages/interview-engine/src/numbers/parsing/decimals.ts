import { frenchTens, points, scales } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { units } from './unit-words.ts';
import { type Reading, readDigits, readWords } from './whole-numbers.ts';

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
    const isZero = /^(?:zero|oh|o)$/.test(token.word);
    const part = isZero
      ? { value: 0, end: end + 1 }
      : (readWords(tokens, end) ?? readDigits(tokens, end));
    if (!part || part.value >= 1_000 || !Number.isInteger(part.value)) break;
    const isNextWhole = text !== '' && points.has(tokens[part.end]?.word ?? ''); // "1.5, 10.3" without a pause
    if (isNextWhole && tokens[part.end]?.startsClause === false) break;
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

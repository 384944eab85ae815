import type { Language } from '../../localised.ts';
import { corrections, directionOf, type SpokenUnit, scales, units } from './lexicon.ts';
import { readNumber } from './spoken.ts';
import { type Token, tokenise } from './tokens.ts';

export interface SpokenNumber {
  readonly value: number;
  /** In millions per unit when a scale was said, as in "1.2 billion". */
  readonly scale: number | null;
  readonly unit: SpokenUnit | null;
  /** -1 when said to fall or to be negative, 1 when said to rise. */
  readonly direction: -1 | 0 | 1;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const FAR = 6;
const DIRECTION_REACH = 4;

function directionBefore(tokens: readonly Token[], start: number): -1 | 0 | 1 {
  if (tokens[start - 1]?.word === '-') return -1;
  for (let at = start - 1; at >= Math.max(0, start - DIRECTION_REACH); at -= 1) {
    const token = tokens[at];
    if (!token || token.digits !== null || readNumber(tokens, at)) return 0;
    const direction = directionOf(token.word);
    if (direction !== 0) return direction;
    if (token.startsClause) return 0;
  }
  return 0;
}

/** "un milliard deux": what follows a billion without a unit of its own counts its tenths. */
function readRest(
  tokens: readonly Token[],
  at: number,
  scale: number,
): { value: number; end: number } {
  if (scale < 1e3 || tokens[at]?.startsClause) return { value: 0, end: at };
  const rest = readNumber(tokens, at);
  if (!rest) return { value: 0, end: at };
  const after = tokens[rest.end]?.word ?? '';
  if (scales.get(after) === 1) return { value: rest.value / 1e3, end: rest.end + 1 };
  if (units.has(after) && after !== '€' && !after.startsWith('euro')) return { value: 0, end: at };
  if (rest.value < 10) return { value: rest.value / 10, end: rest.end };
  return rest.value < 1e3 ? { value: rest.value / 1e3, end: rest.end } : { value: 0, end: at };
}

function readAt(tokens: readonly Token[], start: number): SpokenNumber | null {
  const number = readNumber(tokens, start);
  if (!number) return null;
  let { value, end } = number;
  const scale = tokens[end]?.startsClause ? null : (scales.get(tokens[end]?.word ?? '') ?? null);
  if (scale !== null) {
    const rest = readRest(tokens, end + 1, scale);
    value += rest.value;
    end = rest.end;
    if (tokens[end]?.word === 'half') [value, end] = [value + 0.5, end + 1];
  }
  const skipsOf = /^(?:of|d|de)$/.test(tokens[end]?.word ?? '') ? 1 : 0;
  const next = tokens[end + skipsOf];
  const unit = next && !next.startsClause ? (units.get(next.word) ?? null) : null;
  if (unit) end += 1 + skipsOf;
  if (unit && tokens[end]?.word === 'half') [value, end] = [value + 0.5, end + 1]; // deux fois et demie
  return {
    value,
    scale,
    unit: unit ?? (tokens[start - 1]?.word === '€' ? 'euro' : null),
    direction: directionBefore(tokens, start),
    text: tokens
      .slice(start, end)
      .map(({ word }) => word)
      .join(' '),
    start,
    end,
  };
}

/** Whether the speaker takes `earlier` back and says `later` instead. */
function isCorrected(
  tokens: readonly Token[],
  earlier: SpokenNumber,
  later: SpokenNumber | undefined,
): boolean {
  if (!later || later.start - earlier.end > FAR) return false;
  return tokens.slice(earlier.end, later.start).some(({ word }) => corrections.has(word));
}

/** The numbers of an answer in the order they were meant; what was corrected is left out. */
export function parseNumbers(text: string, language: Language): SpokenNumber[] {
  const tokens = tokenise(text, language);
  const numbers: SpokenNumber[] = [];
  for (let at = 0; at < tokens.length;) {
    const number = readAt(tokens, at);
    if (number) numbers.push(number);
    at = number?.end ?? at + 1;
  }
  return numbers.filter((number, index) => !isCorrected(tokens, number, numbers[index + 1]));
}

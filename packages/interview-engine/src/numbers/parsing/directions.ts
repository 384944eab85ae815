import { directionOf } from './lexicon.ts';
import { readNumber } from './spoken.ts';
import type { Token } from './tokens.ts';

export type Direction = -1 | 0 | 1;

const DIRECTION_REACH = 5;
const SIGN = /^(?:[-+]|minus|moins|plus)$/;

/** What the words before a number say it does: -1 for a fall, 1 for a rise. */
export function directionBefore(tokens: readonly Token[], start: number): Direction {
  const sign =
    tokens[start - (/^(?:€|of|de)$/.test(tokens[start - 1]?.word ?? '') ? 2 : 1)]?.word ?? '';
  if (SIGN.test(sign)) return /^(?:-|minus|moins)$/.test(sign) ? -1 : 1;
  if (tokens[start]?.startsClause) return 0;
  for (let at = start - 1; at >= Math.max(0, start - DIRECTION_REACH); at -= 1) {
    const token = tokens[at];
    if (!token || token.digits !== null || readNumber(tokens, at)) return 0;
    const direction = SIGN.test(token.word) ? 0 : directionOf(token.word);
    if (direction !== 0) return direction;
    if (token.startsClause) return 0;
  }
  return 0;
}

const AFTERWORD =
  /^(?:accreti|dilut|relut|negati|lower|higher|baisse|hausse|moins|destr|perte|gain)/;

/** "three percent dilutive", "75 de baisse". */
export function directionAfter(tokens: readonly Token[], to: number): Direction {
  for (const { word, startsClause, digits } of tokens.slice(to, to + 2)) {
    if (startsClause || digits !== null) return 0;
    if (AFTERWORD.test(word)) return directionOf(word);
  }
  return 0;
}

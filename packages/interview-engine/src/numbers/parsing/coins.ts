import { scales } from './lexicon.ts';
import { readNumber } from './spoken.ts';
import type { Token } from './tokens.ts';
import { units } from './unit-words.ts';

const CENTS = /^(?:cents?|centimes?|pence)$/;

const isCents = (token: Token | undefined): boolean =>
  token !== undefined && !token.startsClause && CENTS.test(token.word);

interface Coins {
  readonly value: number;
  readonly to: number;
}

/** Whether "35" is said to be cents: "35 cents", but not "7 cents millions", which are 700. */
export const isInCents = (tokens: readonly Token[], to: number): boolean =>
  isCents(tokens[to]) && !scales.has(tokens[to + 1]?.word ?? '');

/** "Dix-huit euros cinquante", "18 euros and 50 cents": cents after the name of the coin. */
export function readCents(tokens: readonly Token[], at: number): Coins | null {
  const isJoined = /^(?:and|et)$/.test(tokens[at]?.word ?? '');
  if (tokens[at]?.startsClause ?? true) return null;
  const cents = readNumber(tokens, isJoined ? at + 1 : at);
  if (!cents || !Number.isInteger(cents.value) || cents.value < 5 || cents.value > 99) return null;
  const next = tokens[cents.end];
  if (isCents(next)) return { value: cents.value / 100, to: cents.end + 1 };
  const counts =
    next && (scales.has(next.word) || units.has(next.word) || /^[x×*/+]$/.test(next.word));
  return isJoined || counts ? null : { value: cents.value / 100, to: cents.end };
}

const COIN = /^(?:euro|dollar|pound)$/;
const ONE = /^(?:an?|one|un)$/;

/** "A euro fifty": what is said after a single coin. */
export const isAfterOneCoin = (tokens: readonly Token[], start: number): boolean =>
  COIN.test(tokens[start - 1]?.word ?? '') && ONE.test(tokens[start - 2]?.word ?? '');

import { addedFractions, scales } from './lexicon.ts';
import { readNumber } from './spoken.ts';
import type { Token } from './tokens.ts';
import { numberedThings, type SpokenUnit, units } from './unit-words.ts';

export interface Quantity {
  readonly value: number;
  /** In millions per unit when a scale was said, as in "1.2 billion". */
  readonly scale: number | null;
  readonly unit: SpokenUnit | null;
  /** The tokens it spans. */
  readonly from: number;
  readonly to: number;
}

const LINKS = /^(?:of|d|de)$/;
const YEAR_BEFORE = /^(?:in|en|since|depuis|fin|end|during|by|fy|dec|december|decembre|exercice)$/;

/** "un milliard deux": what follows a billion without a unit of its own counts its tenths. */
function readRest(
  tokens: readonly Token[],
  at: number,
  scale: number,
): { value: number; to: number } {
  const none = { value: 0, to: at };
  const rest = readNumber(tokens, at);
  if (scale < 1 || !rest) return none;
  const after = tokens[rest.end]?.word ?? '';
  const smaller = scales.get(after);
  if (smaller !== undefined && smaller < scale)
    return { value: (rest.value * smaller) / scale, to: rest.end + 1 };
  if (tokens[at]?.startsClause || !Number.isInteger(rest.value)) return none;
  const unit = units.get(after);
  if (smaller !== undefined || (unit !== undefined && unit !== 'euro')) return none;
  if (rest.value < 10 && rest.value > 0) return { value: rest.value / 10, to: rest.end };
  const isHundreds = rest.value >= 100 && rest.value < 1e3 && scale >= 1e3;
  return isHundreds ? { value: rest.value / 1e3, to: rest.end } : none;
}

/** "8,125 percent" groups no thousands, whatever the language; "1,000 percent" does. */
function withoutGroups(value: number, { word }: Token, unit: SpokenUnit | null): number {
  const isRate = unit === 'percent' || unit === 'multiple';
  return isRate && /^\d{1,2}[.,](?!000)\d{3}$/.test(word) ? Number(word.replace(',', '.')) : value;
}

function isYear(tokens: readonly Token[], start: number, value: number): boolean {
  const isPlain = /^(?:19|20)\d\d$/.test(tokens[start]?.word ?? '');
  return isPlain && value < 2100 && YEAR_BEFORE.test(tokens[start - 1]?.word ?? '');
}

function readUnit(tokens: readonly Token[], at: number): { unit: SpokenUnit; to: number } | null {
  const skipped = LINKS.test(tokens[at]?.word ?? '') ? 1 : 0;
  const next = tokens[at + skipped];
  if (!next || next.startsClause || tokens[at]?.startsClause) return null;
  const unit = units.get(next.word);
  if (!unit || (skipped > 0 && unit !== 'euro' && unit !== 'shares')) return null;
  return { unit, to: at + skipped + 1 };
}

/** "dix-huit euros cinquante", "a euro fifty": cents after the name of the coin. */
function readCents(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  if (tokens[at]?.startsClause ?? true) return null;
  const cents = readNumber(tokens, at);
  if (!cents || !Number.isInteger(cents.value) || cents.value < 5 || cents.value > 99) return null;
  const next = tokens[cents.end];
  const counts =
    next && (scales.has(next.word) || units.has(next.word) || /^[x×*/+]$/.test(next.word));
  return counts ? null : { value: cents.value / 100, to: cents.end };
}

const COIN = /^(?:euro|dollar|pound)$/;
const ONE = /^(?:an?|one|un)$/;
const CURRENCY = /^(?:€|\$|£|eur|euros?)$/;

/** The number, scale and unit that begin at a token. */
export function readQuantity(tokens: readonly Token[], start: number): Quantity | null {
  const number = readNumber(tokens, start);
  const first = tokens[start];
  if (!number || !first) return null;
  let { value, end: to } = number;
  const isHalf = /^(?:half|demi|½)$/.test(first.word) && tokens[to]?.word === 'a';
  if (isHalf && scales.has(tokens[to + 1]?.word ?? '')) to += 1;
  const scale = tokens[to]?.startsClause ? null : (scales.get(tokens[to]?.word ?? '') ?? null);
  if (scale !== null) {
    to += 1;
    if (Number.isInteger(value)) {
      const rest = readRest(tokens, to, scale);
      [value, to] = [value + rest.value, rest.to];
    }
  }
  const added = () => addedFractions.get(tokens[to]?.word ?? '');
  if (scale !== null && added() !== undefined) [value, to] = [value + (added() ?? 0), to + 1];
  const before = tokens[start - 1]?.word ?? '';
  const said = readUnit(tokens, to);
  const unit = said?.unit ?? (CURRENCY.test(before) ? 'euro' : null);
  if (said) to = said.to;
  if (said && Number.isInteger(value) && added() !== undefined)
    [value, to] = [value + (added() ?? 0), to + 1]; // deux fois et demie
  const cents =
    said?.unit === 'euro' && scale === null && Number.isInteger(value)
      ? readCents(tokens, to)
      : null;
  if (cents) [value, to] = [value + cents.value, cents.to];
  const isOneCoin = !said && COIN.test(before) && ONE.test(tokens[start - 2]?.word ?? '');
  if (isOneCoin && value >= 5 && value < 100) value = 1 + value / 100; // "a euro fifty"
  const isName = scale === null && (numberedThings.has(before) || isYear(tokens, start, value));
  return {
    value: withoutGroups(value, first, unit),
    scale,
    unit: isName && !said ? 'other' : unit,
    from: start,
    to,
  };
}

import { readAfterUnit } from './after-unit.ts';
import { isAfterOneCoin, isInCents } from './coins.ts';
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

const ARTICLE = /^(?:an?|une?)$/;
const LINKED: ReadonlySet<SpokenUnit> = new Set(['euro', 'shares']); // "300 millions d'actions"
const PARTED: ReadonlySet<SpokenUnit> = new Set([...LINKED, 'percent', 'multiple']); // "half a turn"

const skipArticle = (tokens: readonly Token[], at: number, isPart: boolean): number =>
  isPart && ARTICLE.test(tokens[at]?.word ?? '') ? at + 1 : at;

const LINKS = /^(?:of|d|de)$/;
const AND = /^(?:and|et)$/;
const YEAR_BEFORE = /^(?:in|en|since|depuis|fin|end|during|by|fy|dec|december|decembre|exercice)$/;

/** "un milliard deux": what follows a billion without a unit of its own counts its tenths. */
function readRest(
  tokens: readonly Token[],
  at: number,
  scale: number,
): { value: number; to: number } {
  const none = { value: 0, to: at };
  // "Un milliard zéro vingt": the zero says that tens of millions follow.
  const tens = scale >= 1e3 && tokens[at]?.word === 'zero' ? readNumber(tokens, at + 1) : null;
  if (tens && tens.value >= 10 && tens.value < 100)
    return { value: tens.value / 1e3, to: tens.end };
  const isLinked = AND.test(tokens[at]?.word ?? '') && !tokens[at]?.startsClause;
  const rest = readNumber(tokens, isLinked ? at + 1 : at);
  if (scale < 1 || !rest) return none;
  const after = tokens[rest.end]?.word ?? '';
  const smaller = scales.get(after);
  // "Three billion and seventy million", but not "a billion and 200 million of cash".
  const isOfAnother = isLinked && LINKS.test(tokens[rest.end + 1]?.word ?? '');
  if (smaller !== undefined && smaller < scale && !isOfAnother)
    return { value: (rest.value * smaller) / scale, to: rest.end + 1 };
  const isWhole = Number.isInteger(rest.value * 2); // "un milliard cent trente-sept et demi"
  if (isLinked || tokens[at]?.startsClause || !isWhole) return none;
  const unit = units.get(after);
  if (smaller !== undefined || (unit !== undefined && unit !== 'euro')) return none;
  if (rest.value < 10 && rest.value > 0 && Number.isInteger(rest.value))
    return { value: rest.value / 10, to: rest.end };
  const isMillions = rest.value >= 10 && rest.value < 1e3 && scale >= 1e3;
  return isMillions ? { value: rest.value / 1e3, to: rest.end } : none;
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

/** The unit after a number; `isPart` for a part of one, as in "half a percent". */
function readUnit(
  tokens: readonly Token[],
  at: number,
  isPart: boolean,
): { unit: SpokenUnit; to: number } | null {
  const isLinked = LINKS.test(tokens[at]?.word ?? '');
  const skipped = skipArticle(tokens, at + (isLinked ? 1 : 0), isPart) - at;
  const next = tokens[at + skipped];
  if (!next || next.startsClause || tokens[at]?.startsClause) return null;
  const unit = units.get(next.word);
  if (!unit || (skipped > 0 && !(isPart ? PARTED : LINKED).has(unit))) return null;
  return { unit, to: at + skipped + 1 };
}

/** Where a scale goes on: past "of a" after a part, as in "a third of a billion". */
function scaleAfter(tokens: readonly Token[], at: number, isPart: boolean): number {
  const isLinked = isPart && LINKS.test(tokens[at]?.word ?? '');
  const skipped = skipArticle(tokens, at + (isLinked ? 1 : 0), isPart);
  return scales.has(tokens[skipped]?.word ?? '') ? skipped : at;
}

const CURRENCY = /^(?:€|\$|£|eur|euros?)$/;

/** The number, scale and unit that begin at a token. */
export function readQuantity(tokens: readonly Token[], start: number): Quantity | null {
  const number = readNumber(tokens, start);
  const first = tokens[start];
  if (!number || !first) return null;
  let { value, end: to } = number;
  const isPart = value < 1 && value > 0;
  to = scaleAfter(tokens, to, isPart);
  const scale = tokens[to]?.startsClause ? null : (scales.get(tokens[to]?.word ?? '') ?? null);
  if (scale !== null) {
    to += 1;
    if (Number.isInteger(value)) {
      const rest = readRest(tokens, to, scale);
      [value, to] = [value + rest.value, rest.to];
    }
  }
  const isApart = scale === null || tokens[to]?.startsClause === true;
  const part = isApart ? undefined : addedFractions.get(tokens[to]?.word ?? '');
  if (part !== undefined) [value, to] = [value + part, to + 1]; // "un milliard et demi"
  const before = tokens[start - 1]?.word ?? '';
  const said = readUnit(tokens, to, isPart && scale === null);
  let unit: SpokenUnit | null = said?.unit ?? (CURRENCY.test(before) ? 'euro' : null);
  if (said) to = said.to;
  if (said && Number.isInteger(value)) {
    const rest = readAfterUnit(tokens, to, scale === null ? value : null, said.unit);
    [value, to] = [value + rest.value, rest.to];
  }
  if (!said && isAfterOneCoin(tokens, start) && value >= 5 && value < 100) value = 1 + value / 100;
  if (!said && scale === null && isInCents(tokens, to)) [to, unit] = [to + 1, 'cents'];
  const isName = scale === null && (numberedThings.has(before) || isYear(tokens, start, value));
  return {
    value: withoutGroups(value, first, unit),
    scale,
    unit: isName && !said ? 'other' : unit,
    from: start,
    to,
  };
}

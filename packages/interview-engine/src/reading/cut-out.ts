import { isNumber } from '../text/common-words.ts';
import type { Token } from './tokens.ts';

const POINT = /^(?:point|virgule|comma)$/;
const AND = /^(?:and|et)$/;
const SCALE = /^(?:hundred|thousand|million|billion|cent|mille|milliard)s?$/;
// Rather a thing than a digit: "the cheap one seven times", "two halves".
const ALONE = /^(?:one|half|demie?)$/;
const NOUGHT = /^(?:zero|oh|nought)$/;

const isDigit = (word: string): boolean =>
  NOUGHT.test(word) || (isNumber(word) && !ALONE.test(word));
const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** Whether a number that begins before a place goes on there. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [wordAt(tokens, at - 1), wordAt(tokens, at)];
  if (tokens[at]?.afterPause) return false;
  if (word === 'one' && isDigit(before)) return !SCALE.test(before);
  if (!isDigit(word)) return false;
  if (isDigit(before)) return true;
  const further = wordAt(tokens, at - 2);
  if (!isDigit(further) || tokens[at - 1]?.afterPause) return false;
  return POINT.test(before) || (AND.test(before) && SCALE.test(further));
}

/** "Quinze pour cent" of "quatre-vingt-quinze", "11" of "1,11". */
function cutsANumber(tokens: readonly Token[], start: number, end: number): boolean {
  const [first, last] = [wordAt(tokens, start), wordAt(tokens, end - 1)];
  if (isDigit(first) && !SCALE.test(first) && goesOn(tokens, start)) return true;
  if (!isDigit(last) || SCALE.test(last)) return false;
  return goesOn(tokens, POINT.test(wordAt(tokens, end)) ? end + 1 : end);
}

const PROFIT = /^(?:earnings|profits?|income|resultat|benefice)$/;
const CHARGES = /^(?:interest|tax|taxes|depreciation|interets?|impots?)$/;

/** "Earnings" of "earnings before interest", which are no net income. */
function cutsAProfit(tokens: readonly Token[], end: number): boolean {
  if (!PROFIT.test(wordAt(tokens, end - 1))) return false;
  if (!/^(?:before|avant)$/.test(wordAt(tokens, end))) return false;
  return tokens.slice(end + 1, end + 3).some(({ word }) => CHARGES.test(word));
}

/** "Always" of "almost always". */
const cutsAnExtent = (tokens: readonly Token[], start: number): boolean =>
  /^(?:always|never|toujours|jamais)$/.test(wordAt(tokens, start)) &&
  /^(?:almost|nearly|presque|quasiment)$/.test(wordAt(tokens, start - 1));

/** Whether a phrase is cut out of a longer number, name or extent. */
export const isCutOut = (tokens: readonly Token[], start: number, end: number): boolean =>
  cutsANumber(tokens, start, end) || cutsAProfit(tokens, end) || cutsAnExtent(tokens, start);

import { fractions, numberWords } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { units } from './unit-words.ts';
import type { Reading } from './whole-numbers.ts';

/** What parts are called, beyond those that phrases join with their count. */
const parts = new Map(
  [
    'quarters? quarts?',
    'fifths? cinquiemes?',
    'sixths? sixiemes?',
    'sevenths? septiemes?',
    'eighths? huitiemes?',
    'ninths? neuviemes?',
    'tenths? dixiemes?',
  ].flatMap((names, index) =>
    names.split(' ').flatMap((name): [string, number][] => [
      [name.replace('s?', ''), index + 4],
      [name.replace('?', ''), index + 4],
    ]),
  ),
);
const whole: ReadonlyMap<string, number> = new Map([['third', 3], ['tiers', 3], ...parts]);

const VAGUE = /^(?:gros|grosse|bon|bonne|petit|petite|good|solid|full)$/;
const ARTICLE = /^(?:an?|one|une?)$/;
// "A fifth step" counts steps; a part is followed by what it is a part of, or by nothing.
const GOES_ON =
  /^(?:of|de|des|du|d|and|et|so|donc|or|ou|to|pour|for|at|only|roughly|an?|per|par|each|every|chaque|more|less|plus|moins|in|en|on|sur|but|mais|which|that|tops?|max)$/;
const POWER = /^(?:power|puissance|exposant|exponent|rais(?:e|ed|ing)|elev(?:e|er|ant))$/;
const REACH = 5;

/** Whether what begins at a token is but an exponent: "to the power of one fifth". */
export function isExponent(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - REACH), start).map(({ word }) => word);
  return before.some((word) => POWER.test(word)) || before.join(' ').endsWith('to the');
}

/** "A fifth", "two ninths", "un gros quart". */
export function readFraction(tokens: readonly Token[], start: number): Reading | null {
  const { word = '' } = tokens[start] ?? {};
  const known = fractions.get(word);
  if (known !== undefined) return { value: known, end: start + 1 };
  if (VAGUE.test(tokens[start - 1]?.word ?? '')) {
    const part = whole.get(word);
    return part === undefined ? null : { value: 1 / part, end: start + 1 };
  }
  const next = tokens[start + 1];
  const part = next && !next.startsClause ? parts.get(next.word) : undefined;
  const count = word === 'a' || word === 'an' ? 1 : numberWords.get(word);
  if (part === undefined || count === undefined || count < 1 || count >= part) return null;
  if (isExponent(tokens, start)) return null;
  const after = tokens[start + 2];
  const isOpen = !after || after.startsClause || GOES_ON.test(after.word);
  if ((ARTICLE.test(word) && !isOpen) || units.get(after?.word ?? '') === 'other') return null;
  return { value: count / part, end: start + 2 };
}

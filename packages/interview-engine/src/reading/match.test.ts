import { expect, test } from 'vitest';
import type { Occurrence } from './match.ts';
import { matchPattern } from './match.ts';
import { parsePattern } from './pattern.ts';

/** Places ids at the positions of a row: `a . -b` has a at 0 and a denied b at 2; `,` ends a clause. */
function row(text: string) {
  const occurrences = new Map<string, Occurrence[]>();
  let clause = 0;
  text.split(' ').forEach((word, start) => {
    if (word === ',') clause += 1;
    const id = word.replace('-', '');
    const isDenied = word.startsWith('-');
    const place = { id, start, end: start + 1, isDenied, isDismissed: false, clause };
    occurrences.set(id, [...(occurrences.get(id) ?? []), place]);
  });
  return occurrences;
}

const matches = (pattern: string, text: string) =>
  matchPattern(parsePattern(pattern), row(text)) !== null;

const dots = (count: number) => Array.from({ length: count }, () => '.').join(' ');

test.each([
  ['all parts, in any order', 'a & b', 'b . a', true],
  ['a part that is missing', 'a & b', 'a . c', false],
  ['either alternative', 'a & b|c', 'c a', true],
  ['steps in their order', 'a > b', 'a . b', true],
  ['steps the other way round', 'a > b', 'b . a', false],
  ['steps too far apart', 'a > b', `a ${dots(9)} b`, false],
  ['steps next to each other', 'a >> b', 'a . . b', true],
  ['steps that are not next to each other', 'a >> b', `a ${dots(4)} b`, false],
  ['steps of two clauses', 'a >> b', 'a , b', false],
  ['what must not be there and is not', 'a & !c', 'a . b', true],
  ['what must not be there and is', 'a & !c', 'a . c', false],
  ['what must not be there and is denied', 'a & !c', 'a . -c', false],
  ['parts within the window', 'a & b', `a ${dots(22)} b`, true],
  ['parts too far apart', 'a & b', `a ${dots(30)} b`, false],
  ['what is denied', 'a & b', 'a . -b', false],
  ['what is denied where the pattern wants it', 'a & -b', 'a . -b', true],
  ['what is affirmed where the pattern wants it denied', 'a & -b', 'a . b', false],
  ['either polarity', 'a & ~b', 'a . -b', true],
  ['what must be absent and is', 'a & !b', 'a . c', true],
  ['what must be absent and is not', 'a & !b|c', 'a . c', false],
  ['what must be absent and is only denied', 'a & !b', '-b . a', false],
])('%s: %s in %j is %s', (_, pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected);
});

test('the closest place is the one that is found', () => {
  const found = matchPattern(parsePattern('a & b'), row(`a ${dots(9)} b . a`));
  expect(found).toEqual({ start: 10, end: 13 });
});

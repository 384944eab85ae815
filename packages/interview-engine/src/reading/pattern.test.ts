import { expect, test } from 'vitest';
import { idsIn, literalsIn, parsePattern } from './pattern.ts';

test('a pattern is read as parts of steps of alternatives', () => {
  expect(parsePattern('growth & ev > -subtract|~add & "two thirds"|#').parts).toEqual([
    [[{ id: 'growth', polarity: 'affirmed' }]],
    [
      [{ id: 'ev', polarity: 'affirmed' }],
      [
        { id: 'subtract', polarity: 'denied' },
        { id: 'add', polarity: 'either' },
      ],
    ],
    [
      [
        { id: '"two thirds"', polarity: 'affirmed' },
        { id: '#', polarity: 'affirmed' },
      ],
    ],
  ]);
});

test('what must be absent is kept apart from the parts', () => {
  const { parts, absent } = parsePattern('a > b & !c|d');
  expect(parts).toEqual(parsePattern('a > b').parts);
  expect(absent).toEqual(['c', 'd']);
});

test('a step may have to stand right next to the one before', () => {
  expect(parsePattern('a > b >> c').parts).toEqual([
    [
      [{ id: 'a', polarity: 'affirmed' }],
      [{ id: 'b', polarity: 'affirmed' }],
      [{ id: 'c', polarity: 'affirmed', isNext: true }],
    ],
  ]);
});

test('every id of a pattern is known', () => {
  expect(idsIn(parsePattern('a & b > -c|~d & !e'))).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the very words a pattern asks for are known without reading it', () => {
  expect(literalsIn('a > "two thirds"|b & !"half"')).toEqual(['"two thirds"', '"half"']);
});

test.each([
  '',
  'a &',
  'a & & b',
  'a > ',
  'two words',
  '"unclosed',
  'a|',
  '--a',
  'a >>> b',
  'a & !',
  'a > !b',
])('a mistake in a pattern is an error: %j', (source) => {
  expect(() => parsePattern(source)).toThrow(/Unreadable pattern/);
});

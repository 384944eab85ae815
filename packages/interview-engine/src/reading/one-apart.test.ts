import { array, assert, constantFrom, property } from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { isOneApart } from './one-apart.ts';

const words = array(constantFrom('a', 'b', 'c', 'p', 'q', '7', '9', '%'), { maxLength: 7 }).map(
  (letters) => letters.join(''),
);

test('words are one apart where one change makes one of the other', () => {
  assert(
    property(words, words, (one, other) => {
      expect(isOneApart(one, other)).toBe(distance(one, other) === 1);
    }),
    { numRuns: 2000 },
  );
});

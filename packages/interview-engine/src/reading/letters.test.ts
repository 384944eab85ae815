import { array, assert, constantFrom, property } from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { fewestChanges, isOneApart, speltOf } from './letters.ts';

const words = array(constantFrom('a', 'b', 'c', 'p', 'q', '7', '9', '%'), { maxLength: 7 }).map(
  (letters) => letters.join(''),
);

test('two words never differ in fewer letters than it takes at least to change them', () => {
  assert(
    property(words, words, (one, other) => {
      expect(fewestChanges(speltOf(one), speltOf(other))).toBeLessThanOrEqual(distance(one, other));
    }),
  );
  expect(fewestChanges(speltOf('auditor'), speltOf('editor'))).toBe(2);
});

test('words are one apart where one change makes one of the other', () => {
  assert(
    property(words, words, (one, other) => {
      expect(isOneApart(one, other)).toBe(distance(one, other) === 1);
    }),
    { numRuns: 2000 },
  );
});

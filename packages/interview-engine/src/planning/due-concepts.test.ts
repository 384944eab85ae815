import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueConcepts, type Sighting } from './due-concepts.ts';

/** What was seen of WACC: days ago, and whether it was shown. */
const history = (...days: readonly (readonly [number, boolean])[]): Sighting[] =>
  days.map(([daysAgo, isShown]) => ({
    conceptId: 'wacc',
    verdict: isShown ? 'correct' : 'absent',
    daysAgo,
  }));

const MISSED = false;
const SHOWN = true;

describe.each<[what: string, seen: Sighting[], isDue: boolean]>([
  ['never seen', history(), false],
  ['only ever shown', history([9, SHOWN], [3, SHOWN]), false],
  ['missed today', history([0, MISSED]), false],
  ['missed yesterday', history([1, MISSED]), true],
  ['missed long ago', history([40, MISSED]), true],
  ['shown two days after a miss', history([2, MISSED], [1, SHOWN]), false],
  ['shown once, three days ago', history([4, MISSED], [3, SHOWN]), true],
  ['shown twice, six days ago', history([10, MISSED], [9, SHOWN], [6, SHOWN]), false],
  ['shown twice, seven days ago', history([11, MISSED], [10, SHOWN], [7, SHOWN]), true],
  [
    'shown three times, fourteen days ago',
    history([30, MISSED], [29, SHOWN], [26, SHOWN], [14, SHOWN]),
    true,
  ],
  [
    'shown four times',
    history([60, MISSED], [59, SHOWN], [56, SHOWN], [49, SHOWN], [30, SHOWN]),
    false,
  ],
  ['missed again after being shown', history([9, MISSED], [8, SHOWN], [1, MISSED]), true],
  ['shown the day it was missed', history([1, MISSED], [1, SHOWN]), true],
  ['shown before it was due, which does not count', history([5, MISSED], [5, SHOWN]), true],
])('a concept %s', (_, seen, isDue) => {
  test(isDue ? 'is due' : 'is not due', () => {
    expect(dueConcepts(seen)).toEqual(isDue ? ['wacc'] : []);
  });
});

test('half an answer counts as a miss', () => {
  expect(dueConcepts([{ conceptId: 'beta', verdict: 'partial', daysAgo: 1 }])).toEqual(['beta']);
});

test('the longest overdue comes first', () => {
  const seen: Sighting[] = [
    { conceptId: 'beta', verdict: 'wrong', daysAgo: 2 },
    { conceptId: 'wacc', verdict: 'absent', daysAgo: 6 },
    { conceptId: 'bridge', verdict: 'absent', daysAgo: 4 },
  ];
  expect(dueConcepts(seen)).toEqual(['wacc', 'bridge', 'beta']);
});

test('nonsense is left out: unknown concepts, days to come, days that are no number', () => {
  expect(
    dueConcepts([
      { conceptId: 'astrology', verdict: 'absent', daysAgo: 3 },
      { conceptId: 'wacc', verdict: 'absent', daysAgo: -1 },
      { conceptId: 'beta', verdict: 'absent', daysAgo: Number.NaN },
    ]),
  ).toEqual([]);
});

test('the order of the history does not matter', () => {
  const sighting = fc.record({
    conceptId: fc.constantFrom('wacc', 'beta', 'bridge'),
    verdict: fc.constantFrom('correct', 'partial', 'wrong', 'absent'),
    daysAgo: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(sighting, { maxLength: 20 }), (seen) => {
      const due = (sightings: readonly Sighting[]) => dueConcepts(sightings).toSorted();
      expect(due(seen.toReversed())).toEqual(due(seen));
    }),
  );
});

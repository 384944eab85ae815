import { expect, test } from 'vitest';
import { joined } from './across.ts';
import { readAgainst } from './own-words.ts';

test('two sentences read as one keep their clauses apart', () => {
  const [first, second] = readAgainst('Net income falls. Cash goes up.', '', 'en');
  if (!first || !second) throw new Error('Two sentences were said');
  const boundary = first.tokens.length;
  const places = [...joined(first, second).occurrences.values()].flat();
  const clausesWhere = (isBehind: boolean) =>
    places.filter(({ start }) => start >= boundary === isBehind).map(({ clause }) => clause);
  expect(clausesWhere(false).length).toBeGreaterThan(0);
  expect(clausesWhere(true).length).toBeGreaterThan(0);
  expect(clausesWhere(false).filter((clause) => clausesWhere(true).includes(clause))).toEqual([]);
});

import { expect, test } from 'vitest';
import { clauseNumbers } from './clauses.ts';
import { tokensOf } from './tokens.ts';

test.each([
  ['a pause begins a clause', 'EBITDA is unchanged, EBIT falls', [0, 0, 0, 1, 1]],
  ['a conjunction begins a clause', 'profit falls while cash rises', [0, 0, 1, 1, 1]],
  ['so does a French one', 'le résultat baisse et le cash monte', [0, 0, 0, 1, 1, 1, 1]],
])('%s: %s', (_, sentence, expected) => {
  const clauses = clauseNumbers(tokensOf(sentence));
  const [first = 0] = clauses;
  expect(clauses.map((clause) => clause - first)).toEqual(expected);
});

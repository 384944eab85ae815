import { expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

const reckoned =
  'Twenty plus a quarter is twenty-five, over fifty that is half a share for each of theirs, and for a hundred and sixty million that makes eighty million.';
const params = { p_a: 50, sh_a: 400, p_t: 20, prem: 0.25, sh_t: 160 };

const onOwnership = (answer: string) =>
  markAnswer({ seedId: 'F7', lang: 'en', answer, params }).concepts.find(
    ({ id }) => id === 'ownership',
  )?.verdict;

test('what a right calculation needs and nobody named counts as touched', () => {
  expect(onOwnership(reckoned)).toBe('partial');
});

test('unless something was set aside', () => {
  const aside =
    'As for who owns what afterwards, I would leave it aside, it plays no part in an exchange.';
  expect(onOwnership(`${reckoned} ${aside}`)).toBe('absent');
});

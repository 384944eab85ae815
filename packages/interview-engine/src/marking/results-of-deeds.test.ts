import { expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

const resultOf = (answer: string) =>
  markAnswer({ seedId: 'J5', lang: 'en', answer }).concepts.find(({ id }) => id === 'star_r')
    ?.verdict;

test('a result counts with a deed of one’s own, and is only named without', () => {
  const result = 'In the end we came second of thirty teams.';
  expect(resultOf(`There were five of us and nobody was the boss. ${result}`)).toBe('partial');
  expect(resultOf(`I split the work and called each of them every evening. ${result}`)).toBe(
    'correct',
  );
});

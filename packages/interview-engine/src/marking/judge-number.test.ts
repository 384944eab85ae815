import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import { judgeNumber } from './judge-number.ts';

const figures = { basic: 140, opts: 5, strike: 10, price: 30 };

test.each([
  [
    'The diluted count is a hundred and sixty million shares.',
    'a hundred and sixty million shares',
  ],
  [
    'The diluted count is one hundred and sixty million shares.',
    'one hundred and sixty million shares',
  ],
  ['The diluted count is 160 million shares.', '160 million shares'],
])('a figure is quoted as it was said: %s', (answer, given) => {
  const seed = seedOf('B4');
  if (!seed) throw new Error('B4 is gone');
  const judged = judgeNumber({ seed, language: 'en', figures }, [answer]);
  expect(judged?.given).toBe(given);
});

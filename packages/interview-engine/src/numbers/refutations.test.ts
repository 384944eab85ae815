import { expect, test } from 'vitest';
import { verdictOn } from './testing/verdict-on.ts';

const value = { price: 25, shares: 100, debt: 300, pref: 40, nci: 140, cash: 350, assoc: 80 };
const leverage = { ebitda: 110, debt: 500, cash: 20, rate: 0.09, cov: 5.5 };

type Inputs = Readonly<Record<string, number>>;

test.each<[language: 'en' | 'fr', id: string, Inputs, answer: string, verdict: string]>([
  [
    'fr',
    'N03',
    value,
    '25 fois 100, 2 500, plus 300, plus 40, plus 140, moins 350, moins 80, donc environ 2,5 milliards.',
    'slip',
  ],
  ['en', 'N03', value, '2,500 plus 300 plus 40 plus 140 minus 350 minus 80, so 2,510.', 'slip'],
  [
    'fr',
    'N03',
    value,
    '25 fois 100, 2 500, plus 300, plus 140, moins 350, moins 80, donc 2 510.',
    'trap: omits preferred',
  ],
  [
    'en',
    'N03',
    value,
    '2,500 plus 300 plus 40 minus 350 minus 80, so 2,410.',
    'trap: omits minority interest',
  ],
  [
    'en',
    'N03',
    value,
    '2,500 plus 300 plus 40 plus 140 minus 350, so 2,630.',
    'trap: omits associates',
  ],
  [
    'en',
    'N03',
    value,
    'The preferred, 40, I leave out, so I get to an EV of 2,510.',
    'trap: omits preferred',
  ],
  ['en', 'N24', leverage, '480 over 110, about four and a half times.', 'slip'],
  ['fr', 'N24', leverage, '480 sur 110, environ quatre fois et demie.', 'slip'],
  ['en', 'N24', leverage, '500 over 110, about four and a half times.', 'trap: uses gross debt'],
  [
    'en',
    'N24',
    leverage,
    'Gross debt of 500 over EBITDA of 110 is 4.5 times. Then 480 over 5.5 is 87 of EBITDA.',
    'trap: uses gross debt',
  ],
])('in %s, nobody is told to have left out what he reckoned with: %s %s %s', (...given) => {
  const [language, id, inputs, answer, verdict] = given;
  expect(verdictOn(id, answer, language, inputs)).toBe(verdict);
});

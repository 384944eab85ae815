import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { verdictOn } from './testing/verdict-on.ts';

const perShare = { ebitda: 175, mult: 8.8, netdebt: 270, shares: 70 }; // 18.14 euros
const wacc = { E: 700, D: 300, ke: 0.09, kd: 0.04, t: 0.25 }; // 7.2 percent
const dearer = { E: 700, D: 300, ke: 0.11, kd: 0.06, t: 0.25 }; // 9.05 percent
const hardlyAnyDebt = { E: 900, D: 100, ke: 0.09, kd: 0.06, t: 0.25 }; // 8.55 percent
const implied = { fcf: 100, g: 0.02, w: 0.09, ebitda: 177 }; // 8.23 times, 8.07 without growth
const away = { E: 600, D: 200, ke: 0.09, kd: 0.05, t: 0.2 }; // 7.75 percent

type Inputs = Readonly<Record<string, number>>;

test.each<[id: string, Inputs, Language, answer: string]>([
  [
    'N10',
    perShare,
    'en',
    '1,540 less 270 is 1,270, over 70 million shares, so eighteen euros a share',
  ],
  ['N10', perShare, 'fr', '1 540 moins 270, 1 270, divisé par 70, ça fait 18 euros par action'],
  ['N05', wacc, 'en', 'So the WACC is seven percent'],
  ['N05', wacc, 'fr', '70 % de 9, 6,3, plus 30 % de 3, donc 7 %'],
  ['N05', dearer, 'en', 'So nine percent'],
  ['N05', dearer, 'fr', 'Le CMPC est de 9 % en gros'],
  ['N08', { fcf: 100, g: 0.02, w: 0.09, n: 5 }, 'en', 'So 950 million today'],
  [
    'N16',
    { ebitda: 100, m_in: 8, lev: 5, g: 0.06, years: 5, m_out: 9, paydown: 210 },
    'en',
    'So three times our money',
  ],
])('%s: a figure rounded as in one’s head is right: %s %s %s', (id, inputs, language, answer) => {
  expect(verdictOn(id, answer, language, inputs)).toBe('right');
});

test.each<[why: string, id: string, Inputs, answer: string, verdict: string]>([
  ['another whole number', 'N10', perShare, 'So nineteen euros a share', 'slip'],
  ['digits that are wrong', 'N10', perShare, 'So 18.9 euros a share', 'slip'],
  [
    'what is said to more digits, and wrong',
    'N10',
    perShare,
    'So 17.6, that is 18 euros a share',
    'slip',
  ],
  [
    'too far off to be rounded',
    'N05',
    { ...wacc, ke: 0.1, kd: 0.06 },
    'So the WACC is eight percent',
    'slip',
  ],
  ['half way', 'N05', away, 'So the WACC is eight percent', 'trap: no tax shield'],
  ['what was given', 'N05', hardlyAnyDebt, 'So the WACC is nine percent', 'slip'],
  ['hundredths', 'N10', perShare, 'So eighteen fifty a share', 'slip'],
  ['a known mistake lies nearer', 'N09', implied, 'So it is eight times', 'slip'],
  [
    'to one digit of three',
    'N08',
    { fcf: 110, g: 0.02, w: 0.09, n: 5 },
    'So a thousand million',
    'slip',
  ],
  [
    'a sum of round figures',
    'N03',
    { price: 20, shares: 100, debt: 581, pref: 100, nci: 150, cash: 180, assoc: 25 },
    'The EV is 2,600',
    'slip',
  ],
])('no rounding: %s', (_, id, inputs, answer, verdict) => {
  expect(verdictOn(id, answer, 'en', inputs)).toBe(verdict);
});

import { expect, test } from 'vitest';
import { parseNumbers } from './parse-numbers.ts';

const valuesIn = (text: string, language: 'en' | 'fr'): number[] =>
  parseNumbers(text, language).map(({ value }) => value);

test.each([
  ['eight point won percent', 'en', 8.1],
  ['for point two times', 'en', 4.2],
  ['huit virgule cet', 'fr', 8.7],
  ['dix-neuf virgule vin', 'fr', 19.2],
] as const)('%j is a number that was misheard', (text, language, value) => {
  expect(valuesIn(text, language)).toEqual([value]);
});

test.each([
  ['eight per scent', 'en', 'percent'],
  ['four thymes', 'en', 'multiple'],
  ['fifteen heroes', 'en', 'euro'],
  ['huit pour sang', 'fr', 'percent'],
] as const)('%j has its unit', (text, language, unit) => {
  expect(parseNumbers(text, language).map((number) => number.unit)).toEqual([unit]);
});

test.each([
  ['the point to make is 5', [5]],
  ['up to 3 of them, for instance', [3]],
] as const)('in %j no other word becomes a digit', (text, values) => {
  expect(valuesIn(text, 'en')).toEqual(values);
});

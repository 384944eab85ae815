import { describe, expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import { areAlike, asQuestion } from './alike.ts';

/** The follow-up of a question that has these words, or the question itself. */
function asked(id: string, words?: string) {
  const seed = seedOf(id);
  const followUp = seed?.followUps.find(({ text }) => words && text.en.includes(words));
  if (!seed || (words && !followUp)) throw new Error(`${id} has no ${words}`);
  return followUp ?? asQuestion(seed);
}

describe('two that ask the same are told to be alike', () => {
  test.each([
    ['D1', 'goes up by one point', 'D6', 'goes up one point'],
    ['D6', 'goes up one point', 'D7', 'one point higher'],
    ['E3', 'slips by two years', 'E6', 'two years longer'],
    ['D3', 'leverage doubles', 'D9', 'leverage alone'],
    ['F1', 'two years late', 'K1', 'two years late'],
    ['B6', 'below what was agreed', 'G5', 'below the agreed'],
    ['C6', 'biotech', 'D11', 'biotech'],
    ['D9', 'Long rates', 'I2', 'Long rates'],
    ['F3', 'break even', 'F5', undefined],
  ])('%s, %s and %s, %s', (one, words, other, otherWords) => {
    expect(areAlike(asked(one, words), asked(other, otherWords))).toBe(true);
  });
});

describe('two that share a subject or some words are not', () => {
  test.each([
    ['E1', 'deal fail', 'E2', undefined],
    ['E2', 'in a recession', 'E1', 'one turn of EBITDA less'],
    ['E4', 'control least', 'E1', undefined],
    ['D1', 'Why stop', 'D10', undefined],
    ['B1', 'Why does cash', 'B3', undefined],
    ['A1', 'dividend', 'A2', undefined],
    ['C1', 'to a family', 'C3', undefined],
    ['J4', 'yours alone', 'J5', undefined],
    ['H2', 'Which suppliers', 'J4', 'Who paid'],
  ])('%s, %s and %s, %s', (one, words, other, otherWords) => {
    expect(areAlike(asked(one, words), asked(other, otherWords))).toBe(false);
  });
});

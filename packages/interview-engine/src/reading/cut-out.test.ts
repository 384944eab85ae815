import { expect, test } from 'vitest';
import { isCutOut } from './cut-out.ts';
import { tokensOf } from './tokens.ts';

function isCut(phrase: string, sentence: string): boolean {
  const [tokens, words] = [tokensOf(sentence), tokensOf(phrase)];
  const start = tokens.findIndex((_, at) =>
    words.every(({ word }, next) => tokens[at + next]?.word === word),
  );
  return isCutOut(tokens, start, start + words.length);
}

test.each([
  ['quinze pour cent', 'Elle fait quatre-vingt-quinze pour cent du total.'],
  ['11', 'On divise par 1,11.'],
  ['five percent', 'That is twenty-five percent.'],
  ['five percent', 'Eight point five percent.'],
  ['five percent', 'A hundred and five percent.'],
  ['four', 'Four hundred million.'],
  ['three', 'Zero point three one two five of ours.'],
  [
    'enterprise value over earnings',
    'It is enterprise value over earnings before interest and tax.',
  ],
  ['résultat', 'Le résultat avant impôt.'],
])('"%s" is a part of something longer in: %s', (phrase, sentence) => {
  expect(isCut(phrase, sentence)).toBe(true);
});

test.each([
  ['quinze pour cent', 'Elle fait quinze pour cent du total.'],
  ['hundred percent', 'They keep one hundred percent.'],
  ['cent pour cent', 'On paie cent pour cent.'],
  ['seven times', 'The cheap one seven times.'],
  ['11', 'On divise par 11, puis par deux.'],
  ['twenty percent', 'A premium of, say, twenty percent.'],
  ['earnings', 'Earnings before the deal.'],
])('"%s" stands for itself in: %s', (phrase, sentence) => {
  expect(isCut(phrase, sentence)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { languages } from '../localised.ts';
import { findClaims } from '../marking/claims.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { seeds } from './seeds/index.ts';
import { wrongClaimIds, wrongClaimOf } from './wrong-claims/index.ts';

const [anySeed] = seeds;
if (!anySeed) throw new Error('The bank is empty');

test('every wrong claim belongs to a question', () => {
  const used = new Set(seeds.flatMap(({ wrongClaims }) => wrongClaims));
  expect(wrongClaimIds.filter((id) => !used.has(id))).toEqual([]);
});

describe.each(wrongClaimIds)('the wrong claim %s', (id) => {
  const { example, correction } = wrongClaimOf(id);
  const found = (text: string, language: 'en' | 'fr') =>
    findClaims(readAnswer(text, language), { ...anySeed, wrongClaims: [id] }).length;

  test.each(languages)('is found in what candidates say, in %s', (language) => {
    expect(found(example[language], language)).toBe(1);
  });

  test.each(languages)('is not found in its own correction, in %s', (language) => {
    expect(found(correction[language], language)).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { languages } from '../localised.ts';
import { findClaims } from '../marking/claims.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { fold } from '../text/fold.ts';
import { deals } from './deals.ts';
import { findDeal } from './find-deal.ts';
import { seedOf } from './seeds/index.ts';
import { wrongClaimOf } from './wrong-claims/index.ts';

const openQuestion = seedOf('K5');
if (!openQuestion) throw new Error('No question about a deal of one\u2019s own choice');

test('the bank knows twelve deals, each once', () => {
  expect(new Set(deals.map(({ id }) => id)).size).toBe(12);
});

describe.each(deals)('the deal $id', (deal) => {
  const { facts, rationale, angles, challenges, wrongFacts } = deal;

  test('is dated from announcement to end', () => {
    for (const date of [deal.announced, deal.ended])
      expect(date).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(deal.ended >= deal.announced).toBe(true);
  });

  test.each(languages)('has facts, angles and challenges that can be spoken, in %s', (language) => {
    expect(facts.length).toBeGreaterThanOrEqual(3);
    expect(angles.length).toBeGreaterThanOrEqual(2);
    expect(challenges.length).toBeGreaterThanOrEqual(2);
    for (const text of [...facts, rationale, ...angles, ...challenges]) {
      expect(text[language]).toMatch(/[.?]$| \?$/);
      expect(text[language]).not.toMatch(/[~×≈$€<>/{}()]|bn\b|Mds?\b/);
      expect(text[language].split(' ').length).toBeLessThanOrEqual(30);
    }
    for (const { [language]: text } of challenges) expect(text.endsWith('?')).toBe(true);
  });

  test.each(languages)('states its price and its total in its facts, in %s', (language) => {
    const told = facts
      .map((fact) => fact[language])
      .join(' ')
      .replaceAll(',', '.');
    const figures = [deal.pricePerShare, ...deal.billions].filter((figure) => figure !== null);
    const untold = figures.filter((figure) => !told.includes(String(figure)));
    expect(untold).toEqual([]);
  });

  test('is found by the names of its parties, however they are written', () => {
    for (const spoken of [...deal.buyer.spokenAs, ...deal.target.spokenAs]) {
      expect(fold(spoken)).toBe(spoken);
    }
    expect(findDeal(`I would talk about ${deal.buyer.name} and ${deal.target.name}.`)).toBe(deal);
    expect(findDeal(`Je prends ${deal.target.name.toUpperCase()}, racheté l’an dernier.`)).toBe(
      deal,
    );
  });

  test.each(languages)('has wrong facts that its own facts do not state, in %s', (language) => {
    expect(wrongFacts.length).toBeGreaterThan(0);
    const about = { ...openQuestion, wrongClaims: wrongFacts };
    for (const id of wrongFacts) {
      expect(wrongClaimOf(id).concept).toBe('deal_facts');
      expect(openQuestion.wrongClaims).toContain(id);
    }
    for (const fact of facts)
      expect(findClaims(readAnswer(fact[language], language), about)).toEqual([]);
  });
});

test('the deal an answer is about is the pair it names, not one it compares with', () => {
  const answer =
    'Tiffany looked dear as well. But take Bayer and Monsanto: 128 dollars in cash. Tiffany and Tiffany again.';
  expect(findDeal(answer)?.id).toBe('bayer-monsanto');
});

test('an answer that names no party is about no known deal', () => {
  expect(findDeal('I followed a small software deal in Sweden, suezmax tankers aside.')).toBeNull();
  expect(findDeal('')).toBeNull();
});

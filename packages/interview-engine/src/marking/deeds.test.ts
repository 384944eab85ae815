import { describe, expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { readSentence } from '../reading/read-answer.ts';
import { tellsOfDeed } from './deeds.ts';
import { markAnswer } from './mark-answer.ts';

const isDeed = (language: Language, sentence: string) =>
  tellsOfDeed(readSentence(sentence, language));

describe('what somebody once did is a deed, in whatever words', () => {
  test.each([
    ['en', 'I signed with the venue without reading the clause.'],
    ['en', 'I then had them build the assumptions together.'],
    ['en', 'I saw each of them alone.'],
    ['en', 'I asked their analyst for a coffee.'],
    ['fr', 'J’ai découpé le travail en trois.'],
    ['fr', 'Je les ai reçus un par un.'],
    ['fr', 'Je suis allé voir le comptable.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(isDeed(language, sentence)).toBe(true);
  });
});

describe('what somebody was, felt, learnt or always does is none', () => {
  test.each([
    ['en', 'I wanted to understand companies.'],
    ['en', 'I learned a lot about myself.'],
    ['en', 'I am somebody people come to.'],
    ['en', 'They changed the plan.'],
    ['fr', 'J’ai toujours aimé le travail en équipe.'],
    ['fr', 'J’ai beaucoup appris de cette expérience.'],
    ['fr', 'Je suis quelqu’un de rigoureux.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(isDeed(language, sentence)).toBe(false);
  });
});

test('a deed in a verb that nobody thought of is credited', () => {
  const answer = 'I signed with the venue without reading the cancellation clause.';
  const { concepts } = markAnswer({ seedId: 'J4', lang: 'en', answer });
  expect(concepts).toContainEqual({ id: 'star_a', verdict: 'correct', quote: answer });
});

import { expect, test } from 'vitest';
import { converse } from '../testing/converse.ts';
import { plannedInterview } from '../testing/planned.ts';

/** An interview that just asked what a terminal value is worth today, in millions. */
function askedForFigures(language: 'en' | 'fr') {
  const candidate = converse(plannedInterview({ language, topic: 'dcf', seed: 4 }));
  const skip = language === 'en' ? 'Next question, please.' : 'Question suivante.';
  for (let question = 0; question < 20; question += 1) {
    if (candidate.say(skip).questionId === 'D6') return candidate;
  }
  throw new Error('The terminal value was not asked for');
}

test.each([
  ['en', 'Right, let me set it up. First I take a hundred and five.'],
  ['fr', 'Alors, attendez, 150 fois 0,7, ça fait 105.'],
] as const)('in %s, who computes aloud is left to it, step by step: %j', (language, step) => {
  const candidate = askedForFigures(language);
  expect(candidate.say(step).act).toBe('thinking');
});

test('whoever never comes to an answer is asked on in the end', () => {
  const candidate = askedForFigures('en');
  const acts = [3, 4, 5, 6, 7].map((step) => candidate.say(`Step ${step} gives ${step * 31}.`).act);
  expect(acts.at(-1)).not.toBe('thinking');
});

test.each([
  ['en', 'Should I take 25 percent of the 150'],
  ['en', 'I have 105 so far. Is it before tax, the 40 million?'],
  ['fr', 'Est-ce que je prends les 25 % d’impôt'],
  ['fr', 'J’ai 105. Les 40 millions, c’est avant impôt ?'],
] as const)('in %s, who asks something is not told to go on: %j', (language, question) => {
  expect(askedForFigures(language).say(question).act).not.toBe('thinking');
});

test.each([
  ['en', 'The answer is 511 million.', 'Wait, it is 488 million.'],
  ['fr', 'La réponse est 511 millions.', 'Attendez, c’est 488 millions.'],
] as const)(
  'in %s, who has given a figure is not told to go on: %j, %j',
  (language, first, then) => {
    const candidate = askedForFigures(language);
    expect(candidate.say(first).act).not.toBe('thinking');
    expect(candidate.say(then).act).not.toBe('thinking');
  },
);

test.each([
  ['en', 'Wait, the answer is 488 million.'],
  ['fr', 'Attendez, la réponse est 488 millions.'],
] as const)('in %s, nor is who needed but a breath for it: %j', (language, answer) => {
  expect(askedForFigures(language).say(answer).act).not.toBe('thinking');
});

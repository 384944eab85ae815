import { expect, test } from 'vitest';
import { converse } from '../testing/converse.ts';
import { plannedInterview } from '../testing/planned.ts';

/** An interview in which the figures of a question were just asked for. */
function askedForFigures(language: 'en' | 'fr') {
  const candidate = converse(plannedInterview({ language, topic: 'dcf', seed: 4 }));
  const skip = language === 'en' ? 'Next question, please.' : 'Question suivante.';
  for (let question = 0; question < 12; question += 1) {
    const { say, act } = candidate.say(skip);
    if (act === 'question' && /\d/.test(say)) return { candidate, asked: say };
  }
  throw new Error('No question with figures');
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

test.each([
  ['en', 'Sorry, what were the numbers again?'],
  ['en', 'What tax rate should I use?'],
  ['fr', 'Vous pouvez me redonner les chiffres ?'],
  ['fr', 'Je prends quel taux d’impôt ?'],
] as const)('in %s, what was given is given again on %j', (language, request) => {
  const { candidate, asked } = askedForFigures(language);
  const again = candidate.say(request);
  expect(again.act).toBe('repeat');
  expect(figuresIn(again.say)).toEqual(figuresIn(asked));
});

test.each([
  ['en', 'Should I assume that the tax rate is flat?'],
  ['fr', 'Je dois tenir compte des synergies ?'],
] as const)('in %s, what to assume is left to the candidate: %j', (language, request) => {
  expect(askedForFigures(language).candidate.say(request).act).toBe('clarify');
});

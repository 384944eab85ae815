import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import { converse } from '../testing/converse.ts';
import { plannedInterview } from '../testing/planned.ts';
import { intentOf } from './intent.ts';
import { lateQuestionId } from './late-answer.ts';

/** An interview that has asked the questions of a plan up to the fourth. */
function afterFourQuestions() {
  const plan = plannedInterview({ language: 'en', topic: 'dcf', seed: 5 });
  const interview = converse(plan);
  while (new Set(interview.turns.flatMap(({ questionId }) => questionId ?? [])).size < 4) {
    interview.say('Can we skip this one?');
  }
  return { plan, turns: interview.turns };
}

test('an answer that comes back to a question belongs to the one it names', () => {
  const { plan, turns } = afterFourQuestions();
  const third = plan.questions[2]?.id ?? '';
  const named = seedOf(third)?.question.en ?? '';
  const words = named.split(' ').slice(2, 9).join(' ');
  const answer = `Going back to the question about ${words}, I would add the tax effect.`;
  expect(lateQuestionId(plan, turns, answer)).toBe(third);
});

test('the first question is the first, whatever it was about', () => {
  const { plan, turns } = afterFourQuestions();
  const answer = 'Coming back to the first question, I also did an internship in Lyon.';
  expect(lateQuestionId(plan, turns, answer)).toBe(plan.questions[0]?.id);
});

test('an answer that names nothing belongs to the question before', () => {
  const { plan, turns } = afterFourQuestions();
  const answer = 'Going back to the previous question, I forgot something.';
  expect(lateQuestionId(plan, turns, answer)).toBe(plan.questions[2]?.id);
});

test('before the second question there is nothing to come back to', () => {
  const plan = plannedInterview({ language: 'en' });
  expect(lateQuestionId(plan, converse(plan).turns, 'Back to the first question.')).toBeNull();
});

test.each([
  'Coming back to the question on WACC, I forgot the tax shield.',
  'Can I go back to the previous question? It is net debt.',
  'Pour revenir sur la question précédente, j’ai oublié le BFR.',
  'Je reviens à la question sur le CMPC : il manque l’impôt.',
])('%j comes late', (text) => {
  expect(intentOf(text)).toBe('late');
});

test.each([
  'Coming back to your question, I would start from EBITDA.',
  'Pour revenir à votre question, je pars de l’EBITDA.',
])('%j answers the open question', (text) => {
  expect(intentOf(text)).toBe('answer');
});

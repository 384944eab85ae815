import { expect, test } from 'vitest';
import type { Line } from './call-view.ts';
import { currentQuestion } from './current-question.ts';

let id = 0;
const line = (role: Line['role'], ...sentences: string[]): Line => ({
  id: String(id++),
  role,
  sentences,
  source: 'voice',
});
const asked = (...sentences: string[]) => currentQuestion([line('assistant', ...sentences)], 'en');

test('the question is set apart from the greeting before it', () => {
  expect(asked('Hello, I am your interviewer.', 'Let’s start. Walk me through your CV.')).toEqual({
    before: 'Hello, I am your interviewer. Let’s start.',
    question: 'Walk me through your CV.',
    after: '',
  });
});

test('questions that belong together stay together, with the hint after them', () => {
  expect(asked('Noted.', 'Which is worth more? And why? Take a minute.')).toMatchObject({
    before: 'Noted.',
    question: 'Which is worth more? And why? Take a minute.',
  });
});

test('a question of one word keeps what it refers to', () => {
  expect(asked('Debt rises by ten. Why?').question).toBe('Debt rises by ten. Why?');
});

test('the question stays on the table while it is being answered', () => {
  const lines = [line('assistant', 'What is a DCF?'), line('user', 'A valuation.')];
  expect(currentQuestion(lines, 'en').question).toBe('What is a DCF?');
});

test('an encouragement does not take the place of the question', () => {
  const lines = [
    line('assistant', 'What is a DCF?'),
    line('user', 'Well.'),
    line('assistant', 'Which rate discounts the cash flows?'),
    line('assistant', 'Take your time. I am still here.'),
  ];
  expect(currentQuestion(lines, 'en')).toEqual({
    before: '',
    question: 'Which rate discounts the cash flows?',
    after: 'Take your time. I am still here.',
  });
});

test('before anything is said there is no question', () => {
  expect(currentQuestion([], 'fr')).toEqual({ before: '', question: '', after: '' });
});

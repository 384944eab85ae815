import { expect, test } from 'vitest';
import { markAnswer } from './mark-answer.ts';

const strong =
  'I pick listed companies in the same sector, of similar growth, margins and risk, and I compute EV to EBITDA on the next twelve months for each of them.';
const chatty =
  'A very standard and common question in interviews, quite interesting: the median rather than the average of the multiples.';
const beside = 'I had a whole course on this with a good teacher.';

const verdictOn = (answer: string) =>
  markAnswer({ seedId: 'C2', lang: 'en', answer }).concepts.find(({ id }) => id === 'median')
    ?.verdict;

test('a point in a sentence that sounds like talk is only touched', () => {
  expect(verdictOn(chatty)).toBe('partial');
});

test('in an answer that says most of what is asked, it is made', () => {
  expect(verdictOn(`${strong} ${chatty}`)).toBe('correct');
});

test('unless much of that answer is about something else', () => {
  expect(verdictOn(`${strong} ${chatty} ${beside}`)).toBe('partial');
});

test('what such an answer makes and then sets aside stays set aside', () => {
  const made = 'What you take is the median rather than the average of the multiples.';
  expect(verdictOn(`${strong} ${made} But I would leave the median out.`)).toBe('absent');
});

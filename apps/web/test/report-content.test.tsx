import type { Report } from '@greenshoe/shared-types';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createBackend } from './support/backend.ts';
import { interview, interviewId, report, reportWith } from './support/interviews.ts';
import { signInBefore, visit } from './support/visit.tsx';

/** Opens the page of a marked interview and waits until the report is there. */
async function open(shown: Report = report) {
  const backend = createBackend();
  signInBefore(backend);
  const { overallScore } = shown;
  backend.on(`/api/interview/${interviewId}`, () =>
    Response.json(interview({ report: shown, overallScore })),
  );
  const { user } = visit(`/interviews/${interviewId}`, backend);
  await screen.findByText(shown.summary);
  return user;
}

const region = (name: string) => screen.getByRole('region', { name });
const textOf = (name: string) => region(name).textContent;
const inQuestion = () => within(region('Question by question'));

test('the mark comes with its meaning and the summary', async () => {
  await open();
  expect(screen.getByText('A solid basis')).toBeTruthy();
  expect(screen.getByText('3.4 out of 5')).toBeTruthy();
});

test('the one thing to keep has its quote, its minute and its question', async () => {
  await open();
  expect(textOf('Keep doing this')).toBe(
    'Keep doing thisKeepat 1:01“I start from what the business is worth”' +
      'You said what you start from.Next: Open every answer like this.' +
      'Question 1 What is the equity worth?',
  );
});

test('what to work on reads quote, finding, correct line, next try', async () => {
  await open();
  expect(textOf('Work on this first')).toBe(
    'Work on this firstWrongat 1:05“and I add that on top”This is wrong on net debt.' +
      'Correct lineEquity is enterprise value less net debt.' +
      'Next: Say the bridge aloud, lenders first.Question 1 What is the equity worth?',
  );
});

test('a note links to the heading of its question, which can take the focus', async () => {
  await open();
  const link = within(region('Work on this first')).getByRole('link', { name: 'Question 1' });
  const heading = inQuestion().getByRole('heading', { name: 'What is the equity worth?' });
  expect(link.getAttribute('href')).toBe(`#${heading.id}`);
  expect(heading.tabIndex).toBe(-1);
});

test('a note without words of the candidate shows neither quote nor minute', async () => {
  const [first] = report.priorities;
  if (!first) throw new Error('The report has no priority');
  await open({ ...report, keep: null, priorities: [{ ...first, quote: null, atMs: null }] });
  expect(within(region('Work on this first')).queryByText(/“|at \d/)).toBeNull();
  expect(screen.queryByText('Keep doing this')).toBeNull();
});

test('a question shows both figures, the verdicts in words and the notes', async () => {
  await open();
  const question = inQuestion();
  expect(question.getByText('€840 million')).toBeTruthy();
  expect(question.getByText('€1,080 million')).toBeTruthy();
  expect(question.getByText('Deducts net debt')).toBeTruthy();
  expect(question.getAllByText('Wrong')).toHaveLength(3);
  expect(question.getByText('Equity is enterprise value less net debt.')).toBeTruthy();
});

test('the mistake in a figure is named once', async () => {
  await open();
  expect(screen.getByText('The mistake: net debt was added')).toBeTruthy();
});

test('where a note explains the figure, the verdict leaves it at that', async () => {
  const [wrong] = report.priorities;
  if (!wrong) throw new Error('The report has no priority');
  await open(reportWith({ asked: { feedback: [{ ...wrong, kind: 'figure' }] } }));
  expect(screen.queryByText('The mistake: net debt was added')).toBeNull();
});

test('what the candidate did not say is marked in the model answer, not by colour alone', async () => {
  await open();
  const marked = inQuestion()
    .getAllByRole('mark')
    .map(({ textContent }) => textContent);
  expect(marked).toEqual(['Not said: Lenders are paid first.']);
  expect(inQuestion().getByText('is what you did not say.')).toBeTruthy();
});

test('a model answer without gaps needs no legend', async () => {
  await open(reportWith({ asked: { modelAnswer: [{ text: 'Less net debt.', isGap: false }] } }));
  expect(screen.getByText('Less net debt.')).toBeTruthy();
  expect(screen.queryByText('is what you did not say.')).toBeNull();
});

test.each([
  ['model', 1],
  ['code', 0],
] as const)('verdicts by %s say so %d times', async (judgedBy, times) => {
  await open(reportWith({ asked: { judgedBy } }));
  expect(screen.queryAllByText(/Figures are always checked by code/)).toHaveLength(times);
});

test('a dimension shows what its level sounds like and what it rests on', async () => {
  const evidence = ['and I add that on top', 'One of two.'];
  const anchor = 'Has one or two pieces.';
  await open(reportWith({ dimensions: [{ id: 'technical', score: 2, anchor, evidence }] }));
  const section = within(region('Where the score comes from'));
  expect(section.getByText(anchor)).toBeTruthy();
  expect(section.getByText('“and I add that on top”')).toBeTruthy();
  expect(section.getByText('One of two.')).toBeTruthy();
});

test('delivery counts for nothing and leaves out what was not measured', async () => {
  await open();
  expect(textOf('Delivery')).toBe(
    'DeliveryHow it was said. This is not part of the score.answers3words120' +
      'of all words were yours70%Filler words: “um” × 4.',
  );
});

test.each([
  [118, 'below'],
  [200, 'within'],
  [320, 'above'],
])('answers of %d words are %s what the level calls for', async (words, verdict) => {
  const length = { words, from: 150, to: 300 };
  await open(reportWith({ delivery: { length, wordsPerMinute: 148, pauseSeconds: 2.4 } }));
  expect(screen.getByText(`${verdict} the 150 to 300 your level calls for`)).toBeTruthy();
  expect(screen.getByText('148')).toBeTruthy();
  expect(screen.getByText('2.4 s')).toBeTruthy();
});

test('without enough to judge there is no score', async () => {
  await open({ ...report, overallScore: null, questions: [], summary: 'No answers.' });
  expect(screen.getByText(/There was too little to judge fairly/)).toBeTruthy();
  expect(screen.queryByText('A solid basis')).toBeNull();
});

test('the transcript closes the report', async () => {
  await open();
  expect(screen.getByText('Nine sixty plus one twenty.')).toBeTruthy();
});

import { reportSchema } from '@greenshoe/shared-types';
import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import type { InterviewPlan, PlannedQuestion } from '../planning/plan.ts';
import { planInterview } from '../planning/plan-interview.ts';
import { seedOf } from '../content/seeds/index.ts';
import { fullAnswer } from '../testing/model-answers.ts';
import type { EngineTurn } from '../turns.ts';
import { mark } from './mark.ts';

function planFor(language: Language): InterviewPlan {
  const plan = planInterview({
    settings: { language, topic: 'dcf' },
    seed: 9,
    recentQuestionIds: [],
  });
  if (!plan) throw new Error('No scenario available');
  return plan;
}

const turn = (
  role: EngineTurn['role'],
  text: string,
  { id, rung = 0 }: { id: string; rung?: number },
  act: string | null = null,
): EngineTurn => ({ role, text, questionId: id, rung, act, startedMs: 0, source: null });

const exchange = (question: PlannedQuestion, answer: string): EngineTurn[] => [
  turn('interviewer', question.text, question, 'question'),
  turn('candidate', answer, question),
];

const answerTo = ({ id }: PlannedQuestion, language: Language): string => {
  const seed = seedOf(id);
  return seed ? fullAnswer(seed, language) : '';
};

test.each(['en', 'fr'] as const)('a report in %s keeps the contract', (language) => {
  const plan = planFor(language);
  const turns = plan.questions.flatMap((question) =>
    exchange(question, answerTo(question, language)),
  );
  const report = mark(plan, turns);
  expect(reportSchema.parse(report)).toEqual(report);
  expect(report.questions.map(({ questionId }) => questionId)).toEqual(
    plan.questions.map(({ id }) => id),
  );
  expect(report.strengths.length).toBeGreaterThan(0);
});

test('an interview without a word is not assessed, and says so', () => {
  const plan = planFor('en');
  const [first] = plan.questions;
  const report = mark(plan, first ? [turn('interviewer', first.text, first, 'opening')] : []);
  expect(report.overallScore).toBeNull();
  expect(report.summary).toBe('Too little was said to be assessed.');
  expect(report.questions[0]?.feedback).toEqual(['Not assessed: too little was said.']);
});

test('what is added later to a closed question counts for that question', () => {
  const plan = planFor('en');
  const [first, second] = plan.questions;
  if (!first || !second) throw new Error('No questions');
  const turns = [
    ...exchange(first, 'I studied maths in Leeds and then finance in London for two years.'),
    ...exchange(
      second,
      'Going back to the previous question, my internship made me want to do M and A.',
    ),
  ];
  const [earlier, later] = mark(plan, turns).questions;
  expect(earlier?.concepts.map(({ quote }) => quote).join(' ')).toContain('Going back');
  expect(later?.score).toBeNull();
});

test('questions that were never asked are not in the report', () => {
  const plan = planFor('en');
  const [first] = plan.questions;
  if (!first) throw new Error('No question');
  expect(mark(plan, exchange(first, answerTo(first, 'en'))).questions).toHaveLength(1);
});

test('asking to repeat is no part of an answer', () => {
  const plan = planFor('en');
  const [first] = plan.questions;
  if (!first) throw new Error('No question');
  const report = mark(
    plan,
    exchange(first, 'Sorry, could you repeat the whole question for me please?'),
  );
  expect(report.questions[0]?.score).toBeNull();
});

test('a figure is judged only once it was asked for, and the right one raises the mark', () => {
  const plan = planFor('en');
  const question = plan.questions.find(({ followUps }) => followUps.some(({ rung }) => rung === 3));
  const numbers = question?.followUps.find(({ rung }) => rung === 3);
  if (!question || !numbers) throw new Error('No figure is asked for in a follow-up');
  const before = exchange(question, answerTo(question, 'en'));
  const ask = turn('interviewer', numbers.text, { id: question.id, rung: 3 }, 'follow_up');
  const resultOf = (turns: EngineTurn[]) => mark(plan, turns).questions[0];
  expect(resultOf(before)?.numeric).toBeNull();

  const wrong = resultOf([...before, ask, turn('candidate', 'I get 123456.', question)]);
  expect(wrong?.numeric?.verdict).toBe('slip');
  const value = wrong?.numeric?.expected ?? '';
  const right = resultOf([...before, ask, turn('candidate', `I get ${value}.`, question)]);
  expect(right?.numeric?.verdict).toBe('right');
  expect(right?.score).toBeGreaterThan(wrong?.score ?? 5);
});

test('delivery counts words and fillers and leaves the marks alone', () => {
  const plan = planFor('fr');
  const [first] = plan.questions;
  if (!first) throw new Error('No question');
  const answer = answerTo(first, 'fr');
  const plain = mark(plan, exchange(first, answer));
  const filled = mark(plan, exchange(first, `Euh, ${answer} Euh, du coup voilà.`));
  expect(filled.delivery.fillers).toEqual([
    { word: 'euh', count: 2 },
    { word: 'du coup', count: 1 },
  ]);
  expect(filled.overallScore).toBe(plain.overallScore);
});

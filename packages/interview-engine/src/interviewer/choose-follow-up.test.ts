import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { InterviewPlan, PlannedQuestion } from '../planning/plan.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { EngineTurn } from '../turns.ts';
import { next } from './next.ts';

const about = (aims: PlannedQuestion['followUps'][number]['aims'], text: string, rung: 2 | 4) => ({
  text,
  rung,
  aims,
  step: 'ladder' as const,
});

const walkThrough: PlannedQuestion = {
  id: 'D1',
  block: 'technical',
  topic: 'dcf',
  budgetMs: 180_000,
  isSpare: false,
  latestStartMs: 1_200_000,
  latestFollowUpMs: 1_260_000,
  maximumFollowUps: 2,
  parameters: {},
  variant: 0,
  text: 'Walk me through a DCF.',
  followUps: [
    about(['forecast', 'ufcf'], 'Where do the numbers come from?', 2),
    about(['wacc', 'discounting'], 'At which rate, and why?', 4),
  ],
};

const plan: InterviewPlan = {
  ...plannedInterview({ language: 'en', topic: 'dcf' }),
  questions: [walkThrough],
};

function followUpTo(answer: string, held: InterviewPlan = plan): string {
  const turn = (role: EngineTurn['role'], text: string, act: string | null): EngineTurn => ({
    role,
    text,
    questionId: 'D1',
    rung: 0,
    act,
    startedMs: 0,
    source: null,
  });
  const turns = [
    turn('interviewer', held.questions[0]?.text ?? '', 'question'),
    turn('candidate', answer, null),
  ];
  return next(held, turns, { elapsedMs: 60_000 }).say;
}

test('a follow-up goes where the answer left a gap', () => {
  const withoutRate =
    'I project the free cash flows of the company from its business plan over the next five years.';
  const withoutFlows =
    'I take the WACC of the company and I discount everything that it will earn to its present value.';
  expect(followUpTo(withoutRate)).toContain('At which rate');
  expect(followUpTo(withoutFlows)).toContain('Where do the numbers come from');
});

test('whoever has said it all is taken further instead of being asked for it again', () => {
  const said = followUpTo(seedOf('D1')?.modelAnswer.en ?? '');
  expect(said).toContain('At which rate');
});

test('a thin answer is asked to go further before anything new comes up', () => {
  const said = followUpTo('You discount cash flows.');
  expect(said).not.toContain('At which rate');
  expect(said).not.toContain('Where do the numbers');
});

const withFollowUps = (...followUps: PlannedQuestion['followUps']): InterviewPlan => ({
  ...plan,
  questions: [{ ...walkThrough, followUps }],
});

const onlyUnlevered =
  'I project the unlevered free cash flows for five years and I discount them at the WACC, the return that lenders and shareholders ask for together.';

test('what most of a follow-up aims at was said, so it is not asked', () => {
  const again = about(['ufcf', 'wacc', 'discounting', 'bridge'], 'Which flows, at which rate?', 2);
  const gap = about(['terminal_value'], 'What lies beyond the plan?', 4);
  expect(followUpTo(onlyUnlevered, withFollowUps(again, gap))).toContain('What lies beyond');
});

test('what was answered in passing is not asked, whatever it aims at', () => {
  const said = `${onlyUnlevered} If the growth slows or the margin shrinks by a fifth, the shares fall by a third.`;
  const passing = about(
    ['terminal_value'],
    'The margin shrinks by a fifth: how far do shares fall?',
    2,
  );
  const gap = about(['bridge'], 'Whom does the result belong to?', 4);
  expect(followUpTo(said, withFollowUps(passing, gap))).toContain('Whom does the result');
  expect(followUpTo(onlyUnlevered, withFollowUps(passing, gap))).toContain('The margin shrinks');
});

/** Answers each thing asked about one question, and counts what was asked before the next came up. */
function timesStayedWith(
  answers: readonly string[],
  questions: InterviewPlan['questions'],
): number {
  const held = { ...plan, questions };
  const turns: EngineTurn[] = [];
  const add = (role: EngineTurn['role'], text: string, act: string | null, id: string | null) =>
    turns.push({ role, text, questionId: id, rung: 0, act, startedMs: 0, source: null });
  add('interviewer', questions[0]?.text ?? '', 'question', 'D1');
  for (const [at, answer] of answers.entries()) {
    add('candidate', answer, null, 'D1');
    const { say, act, questionId } = next(held, turns, { elapsedMs: 60_000 });
    if (questionId !== 'D1') return at;
    add('interviewer', say, act, questionId);
  }
  return answers.length;
}

const planned = plannedInterview({ language: 'en', topic: 'dcf' });
const asPlanned = planned.questions.filter(({ id }) => id === 'D1');
const full = seedOf('D1')?.modelAnswer.en ?? '';
const further = [
  'It falls by some fifteen percent, because most of it lies in the terminal value.',
  'I would show the range first, since nobody believes one figure alone.',
  'I would say so plainly, and I would put it in writing for the board.',
];

test('whoever has said it all is taken further once, and the interview moves on', () => {
  const others = planned.questions.filter(({ id }) => id !== 'D1');
  expect(timesStayedWith([full, ...further], [...asPlanned, ...others])).toBe(1);
});

test('where few questions are planned, each is gone into a little deeper', () => {
  const others = planned.questions.filter(({ id }) => id !== 'D1').slice(0, 3);
  expect(timesStayedWith([full, ...further], [...asPlanned, ...others])).toBe(2);
});

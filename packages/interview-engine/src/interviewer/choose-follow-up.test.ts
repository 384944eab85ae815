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

function followUpTo(answer: string): string {
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
    turn('interviewer', walkThrough.text, 'question'),
    turn('candidate', answer, null),
  ];
  return next(plan, turns, { elapsedMs: 60_000 }).say;
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

import { expect, test } from 'vitest';
import { plannedInterview } from '../testing/planned.ts';
import type { EngineTurn } from '../turns.ts';
import { next } from './next.ts';

const planned = plannedInterview({
  language: 'fr',
  topic: 'restructuring',
  persona: 'sponsor_coverage',
  seed: 1010,
});
const crisis = planned.questions.find(({ id }) => id === 'H2');
if (!crisis) throw new Error('H2 is missing');
const plan = { ...planned, questions: [{ ...crisis, variant: 0 }] };

/** What a sceptic says to an answer on the first thing to look at in a crisis. */
function metBy(answer: string): string {
  const about = { questionId: 'H2', rung: 0, startedMs: 0, source: null };
  const turns: EngineTurn[] = [
    { ...about, role: 'interviewer', text: 'Que regardez-vous en premier ?', act: 'question' },
    { ...about, role: 'candidate', text: answer, act: null },
  ];
  return next(plan, turns, { elapsedMs: 60_000 }).say;
}

test('a sceptic doubts a reason, not a step that somebody takes', () => {
  const step =
    'Je fais un tableau de trésorerie à treize semaines, encaissements et décaissements, avec le point bas.';
  const reason =
    'La trésorerie compte davantage que le résultat, parce que la liquidité manque avant tout le reste.';
  expect(metBy(step)).not.toContain('Vous avez dit');
  expect(metBy(reason)).toContain('Vous avez dit');
});

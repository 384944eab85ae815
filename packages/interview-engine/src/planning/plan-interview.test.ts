import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import type { InterviewPlan } from './plan.ts';
import { planInterview } from './plan-interview.ts';
import { listOptions } from './scenarios.ts';

const { topics, difficulties, languages } = listOptions();

const plan = (
  settings: { topic?: string; difficulty?: string; language?: Language },
  seed = 1,
  recentQuestionIds: readonly string[] = [],
) => planInterview({ settings: { language: 'en', ...settings }, seed, recentQuestionIds });

function planned(...request: Parameters<typeof plan>): InterviewPlan {
  const made = plan(...request);
  if (!made) throw new Error('No scenario available');
  return made;
}

const idsOf = (made: InterviewPlan, block?: string) =>
  made.questions.filter((question) => !block || question.block === block).map(({ id }) => id);

test('every choice on offer leads to a plan, or to none where the bank has no question', () => {
  const without = topics.flatMap((topic) =>
    difficulties
      .filter((difficulty) => !plan({ topic, difficulty }))
      .map((difficulty) => `${topic} ${difficulty}`),
  );
  expect(without).toEqual(['restructuring intern', 'case_hypothetical intern']);
});

test.each([{ topic: 'astrology' }, { difficulty: 'partner' }, { topic: '__proto__' }])(
  '%o has no scenario',
  (settings) => {
    expect(plan(settings)).toBeNull();
  },
);

test('an empty choice means any', () => {
  expect(plan({ topic: '', difficulty: '' })).toEqual(plan({}));
  expect(planned({}).difficulty).toBe('analyst');
});

test('the same seed plans the same interview, another seed another one', () => {
  expect(planned({}, 7)).toEqual(planned({}, 7));
  expect(idsOf(planned({}, 7))).not.toEqual(idsOf(planned({}, 8)));
});

test('a plan survives storage as JSON', () => {
  const made = planned({ language: 'fr' }, 3);
  expect(JSON.parse(JSON.stringify(made))).toEqual(made);
});

test('a technical topic fills the technical part with its own questions', () => {
  for (const topic of ['dcf', 'lbo', 'accounting']) {
    const ids = idsOf(planned({ topic }), 'technical');
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids.map((id) => seedOf(id)?.topic))).toEqual(new Set([topic]));
  }
});

test('a behavioural interview asks only about the candidate', () => {
  expect(new Set(planned({ topic: 'behavioural' }).questions.map(({ topic }) => topic))).toEqual(
    new Set(['behavioural']),
  );
});

test('a case interview spends most of its time on a case in several steps', () => {
  const first = planned({ topic: 'case_hypothetical' }).questions.find(
    ({ block }) => block === 'case',
  );
  expect(first?.budgetMs).toBe(20 * 60_000);
  expect(first?.followUps.length).toBeGreaterThanOrEqual(3);
});

test('what was asked lately is not asked again while there is a choice', () => {
  const first = planned({}, 5);
  const second = planned({}, 5, idsOf(first));
  const again = idsOf(second).filter((id) => idsOf(first).includes(id));
  expect(again).toEqual([]);
});

test('a question the user saw in every interview still gives a plan', () => {
  const all = planned({ topic: 'market' }).questions.map(({ id }) => id);
  expect(plan({ topic: 'market' }, 2, all)).not.toBeNull();
});

test('every plan for every choice and seed can be said aloud', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', ...topics),
      fc.constantFrom('', ...difficulties),
      fc.constantFrom(...languages),
      fc.integer(),
      (topic, difficulty, language, seed) => {
        const made = plan({ topic, difficulty, language }, seed);
        if (!made) return;
        expect(new Set(idsOf(made)).size).toBe(made.questions.length);
        for (const { text, followUps, budgetMs } of made.questions) {
          expect(budgetMs).toBeGreaterThan(60_000);
          for (const said of [text, ...followUps.map((followUp) => followUp.text)]) {
            expect(said).not.toMatch(/[{}…]|undefined|NaN/);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { InterviewPlan } from './plan.ts';
import { personaIds } from './persona.ts';
import { planInterview } from './plan-interview.ts';
import { listOptions } from './scenarios.ts';
import { isBeyondTopic } from './chosen-topic.ts';
import { neighbouringTopics } from './neighbouring-topics.ts';
import { weighedTopics, weightOf } from './topic-weights.ts';
import { questionIn } from './word-question.ts';

const { topics, difficulties, languages } = listOptions();

type Settings = { topic?: string; difficulty?: string; language?: Language };

const plan = (settings: Settings, seed = 1, recentQuestionIds: readonly string[] = []) =>
  planInterview({ settings: { language: 'en', ...settings }, seed, recentQuestionIds });

const planned = (settings: Settings, seed = 1, recentQuestionIds: readonly string[] = []) =>
  plannedInterview({ language: 'en', ...settings, seed, recentQuestionIds });

const core = ({ questions }: InterviewPlan) => questions.filter(({ isSpare }) => !isSpare);

const idsOf = (made: InterviewPlan, block?: string) =>
  made.questions.filter((question) => !block || question.block === block).map(({ id }) => id);

test('every choice on offer leads to a plan, or to none where the bank has no question', () => {
  const without = topics.flatMap((topic) =>
    difficulties
      .filter((difficulty) => plan({ topic, difficulty }).kind === 'no_scenario')
      .map((difficulty) => `${topic} ${difficulty}`),
  );
  expect(without).toEqual(['restructuring intern', 'case_hypothetical intern']);
});

test.each([{ topic: 'astrology' }, { difficulty: 'partner' }, { topic: '__proto__' }])(
  '%o has no scenario',
  (settings) => {
    expect(plan(settings)).toEqual({ kind: 'no_scenario' });
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

test('a technical topic fills most of the interview with its own questions', () => {
  for (const topic of ['dcf', 'lbo', 'accounting']) {
    const technical = core(planned({ topic })).filter(({ block }) => block === 'technical');
    expect(technical.length).toBeGreaterThanOrEqual(4);
    expect(new Set(technical.map((question) => question.topic))).toEqual(new Set([topic]));
  }
});

test('a chosen topic is asked to its end before any question is beyond it', () => {
  for (const topic of topics) {
    for (const difficulty of difficulties) {
      const planning = plan({ topic, difficulty }, 4);
      if (planning.kind === 'no_scenario') continue;
      const beyond = planning.plan.questions.map((each) => isBeyondTopic(planning.plan, each));
      expect(beyond).toEqual(beyond.toSorted((a, b) => Number(a) - Number(b)));
      const neighbours: readonly string[] = neighbouringTopics[topic];
      const others = planning.plan.questions.filter((each) => isBeyondTopic(planning.plan, each));
      expect(others.filter((each) => !neighbours.includes(each.topic))).toEqual([]);
    }
  }
});

test('a quick candidate gets the whole topic, the nearest level first and none two levels above', () => {
  const within = (request: Settings) => {
    const made = planned(request);
    return made.questions
      .filter((each) => each.block === 'technical' && !isBeyondTopic(made, each))
      .map(({ id }) => id);
  };
  const ids = within({ topic: 'lbo' });
  expect(ids.toSorted()).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9']);
  expect(ids.at(-1)).toBe('E9');
  const young = within({ topic: 'lbo', difficulty: 'intern' });
  expect(young.slice(0, 3).toSorted()).toEqual(['E1', 'E2', 'E6']);
  expect(young).not.toContain('E9');
});

test('the thirty minutes of a short topic are filled for a quick candidate', () => {
  for (const topic of ['market', 'restructuring', 'case_real', 'ev_equity', 'behavioural']) {
    expect(planned({ topic }).questions.length, topic).toBeGreaterThan(12);
  }
});

test('no interview asks for the same sum twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', ...topics),
      fc.constantFrom(...difficulties),
      fc.integer(),
      (topic, difficulty, seed) => {
        const planning = plan({ topic, difficulty }, seed);
        if (planning.kind === 'no_scenario') return;
        const sums = idsOf(planning.plan).flatMap((id) => seedOf(id)?.numeric?.generator ?? []);
        expect(new Set(sums).size).toBe(sums.length);
      },
    ),
    { numRuns: 100 },
  );
});

test('a question is stayed with three times at most, once more for a figure, and a long case five times', () => {
  for (const topic of ['', ...topics]) {
    for (const { id, block, maximumFollowUps, isSpare } of planned({ topic }).questions) {
      const seed = seedOf(id);
      const isLong = block === 'case' && !isSpare && topic !== '';
      const most = isLong ? 5 : seed?.numeric ? 4 : 3;
      expect(maximumFollowUps).toBeLessThanOrEqual(most);
      expect(maximumFollowUps).toBeGreaterThanOrEqual(1);
    }
  }
});

test('only where somebody bids for a company does a rival outbid him', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    for (const { id, followUps } of planned({ topic: 'case_hypothetical' }, seed).questions) {
      const bids = followUps.filter(({ text }) => /rival|walk away|at which price/.test(text));
      if (id === 'K2' || id === 'K4') expect(bids).toEqual([]);
    }
  }
});

test('a case interview spends most of its time on a case in four steps', () => {
  const made = planned({ topic: 'case_hypothetical' });
  const first = made.questions.find(({ block }) => block === 'case');
  expect(first?.budgetMs).toBe(20 * 60_000);
  const steps = first?.followUps.map(({ step }) => step) ?? [];
  expect([...new Set(steps)]).toEqual([
    'framework',
    'figures',
    'ladder',
    'twist',
    'recommendation',
  ]);
});

test.each([
  ['intern', 2],
  ['analyst', 3],
  ['associate', 1],
] as const)(
  'a full %s interview takes its technical questions from %i topics',
  (difficulty, count) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const technical = core(planned({ difficulty }, seed)).filter(
        ({ block }) => block === 'technical',
      );
      expect(new Set(technical.map(({ topic }) => topic)).size).toBe(count);
    }
  },
);

test('a full interview has a calculation to do', () => {
  for (const difficulty of difficulties) {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const numeric = core(planned({ difficulty }, seed)).filter(({ id }) => seedOf(id)?.numeric);
      expect(numeric.length).toBeGreaterThanOrEqual(1);
    }
  }
});

test('over many interviews each topic comes up as often as it weighs', () => {
  const rounds = 500;
  for (const difficulty of difficulties) {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < rounds; seed += 1) {
      const technical = core(planned({ difficulty }, seed)).filter(
        ({ block }) => block === 'technical',
      );
      for (const topic of new Set(technical.map((question) => question.topic))) {
        counts.set(topic, (counts.get(topic) ?? 0) + 1);
      }
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const topic of weighedTopics(difficulty)) {
      const share = (100 * (counts.get(topic) ?? 0)) / all;
      expect(Math.abs(share - weightOf(topic, difficulty))).toBeLessThan(4.5);
    }
  }
});

test('what is due is asked again, inside the topics of the interview', () => {
  const practice = [{ conceptId: 'terminal_value', verdict: 'absent', daysAgo: 2 }] as const;
  const asks = (made: InterviewPlan) =>
    core(made).some(({ id }) => seedOf(id)?.must.includes('terminal_value'));
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(asks(plannedInterview({ language: 'en', seed, practice }))).toBe(true);
    expect(asks(plannedInterview({ language: 'en', topic: 'dcf', seed, practice }))).toBe(true);
    const elsewhere = plannedInterview({ language: 'en', topic: 'behavioural', seed, practice });
    expect(asks(elsewhere)).toBe(false);
  }
});

test('persona and mode change how an interview is held, never what it asks', () => {
  const usual = plannedInterview({ language: 'en', seed: 6 });
  expect(usual).toMatchObject({ persona: 'associate', mode: 'exam' });
  for (const persona of personaIds) {
    const other = plannedInterview({ language: 'en', seed: 6, persona, mode: 'study' });
    expect(other).toEqual({ ...usual, persona, mode: 'study' });
  }
});

test('a plan in one language can be had in the other, and back', () => {
  for (const topic of ['', ...topics.filter((each) => each !== 'restructuring')]) {
    const english = planned({ topic, language: 'en' }, 11);
    const french = planned({ topic, language: 'fr' }, 11);
    const translated = english.questions.map((question) => questionIn(question, 'fr'));
    expect(translated).toEqual(french.questions);
    expect(translated.map((question) => questionIn(question, 'en'))).toEqual(english.questions);
  }
});

test('what was asked lately is not asked again while there is a choice', () => {
  const first = planned({}, 5);
  const second = planned({}, 5, idsOf(first));
  const again = idsOf(second).filter((id) => idsOf(first).includes(id));
  expect(again).toEqual([]);
});

test('a question the user saw in every interview still gives a plan', () => {
  const all = planned({ topic: 'market' }).questions.map(({ id }) => id);
  expect(plan({ topic: 'market' }, 2, all).kind).toBe('planned');
});

test('every plan for every choice and seed can be said aloud', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', ...topics),
      fc.constantFrom('', ...difficulties),
      fc.constantFrom(...languages),
      fc.integer(),
      (topic, difficulty, language, seed) => {
        const planning = plan({ topic, difficulty, language }, seed);
        if (planning.kind === 'no_scenario') return;
        const made = planning.plan;
        expect(new Set(idsOf(made)).size).toBe(made.questions.length);
        for (const { text, followUps, budgetMs, latestStartMs } of made.questions) {
          expect(budgetMs).toBeGreaterThan(60_000);
          expect(latestStartMs).toBeLessThanOrEqual(25 * 60_000);
          for (const said of [text, ...followUps.map((followUp) => followUp.text)]) {
            expect(said).not.toMatch(/[{}…]|undefined|NaN/);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('no question of the latest interviews comes back while the bank has another', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'dcf', 'accounting', 'valuation'),
      fc.integer(),
      fc.integer(),
      (topic, first, second) => {
        const before = core(planned({ topic }, first)).map(({ id }) => id);
        const now = core(planned({ topic }, second, before));
        expect(now.filter(({ id }) => before.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

test('planned questions open in the order of their time limits, core before spare in each part', () => {
  fc.assert(
    fc.property(fc.constantFrom(...topics), fc.integer(), (topic, seed) => {
      const planning = plan({ topic }, seed);
      if (planning.kind === 'no_scenario') return;
      const times = planning.plan.questions.map(({ latestStartMs }) => latestStartMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});

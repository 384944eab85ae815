import type { Report } from '@greenshoe/shared-types';
import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { figuresOf } from '../planning/word-question.ts';
import { fullAnswer, thinAnswer } from '../testing/model-answers.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { EngineTurn } from '../turns.ts';
import { mark } from './mark.ts';

type Wording = (id: string, figures: Readonly<Record<string, string>>) => string;

/** A report on every question of an interview, each answered the same way. */
function reportOn(language: Language, topic: string, answer: Wording): Report {
  const plan = plannedInterview({ language, topic, seed: 12 });
  const turns = plan.questions.flatMap((question, index): EngineTurn[] => {
    const about = { questionId: question.id, rung: 0, startedMs: index * 90_000, source: null };
    const said = answer(question.id, figuresOf(question, language));
    return [
      { ...about, role: 'interviewer', text: question.text, act: 'question' },
      { ...about, role: 'candidate', text: said, act: null },
    ];
  });
  return mark(plan, turns);
}

const fully =
  (language: Language): Wording =>
  (id, figures) => {
    const seed = seedOf(id);
    return seed ? fullAnswer(seed, language, figures) : '';
  };

const thinly =
  (language: Language): Wording =>
  (id, figures) => {
    const seed = seedOf(id);
    return seed ? thinAnswer(seed, language, figures) : '';
  };

const adviceOn = ({ questions }: Report, kind: string): string[] =>
  questions.flatMap(({ feedback }) =>
    feedback.flatMap((line) => (line.kind === kind ? (line.tryNext ?? []) : [])),
  );

test.each(['en', 'fr'] as const)(
  'in %s, two answers in a row are not told the same',
  (language) => {
    for (const answers of [fully, thinly]) {
      const report = reportOn(language, 'accounting', answers(language));
      for (const kind of ['keep', 'missing']) {
        const advice = adviceOn(report, kind);
        expect(advice.filter((line, index) => line === advice[index - 1])).toEqual([]);
      }
    }
  },
);

test.each(['en', 'fr'] as const)(
  'in %s, even a strong interview has two things to work on',
  (language) => {
    const { priorities } = reportOn(language, 'dcf', (id, figures) =>
      fully(language)(id, figures).split('. ').slice(0, -1).join('. '),
    );
    expect(priorities).toHaveLength(2);
  },
);

test('what to keep is never what is called wrong', () => {
  const said =
    'Net debt goes up because of the new debt. Enterprise value goes up by the loan as well, because there is more money in the company.';
  const { questions } = reportOn('en', 'ev_equity', () => said);
  for (const { feedback } of questions) {
    const [kept] = feedback.flatMap(({ kind, quote }) => (kind === 'keep' ? (quote ?? []) : []));
    const accused = feedback.flatMap(({ kind, quote }) => (kind === 'wrong' ? (quote ?? []) : []));
    expect(accused).not.toContain(kept);
  }
});

test('an answer to another question is praised for nothing', () => {
  const said =
    'I begin with the business plan, five to ten years, until the company settles. As it is cash for lenders and owners alike, I bring each year back to today at the weighted average cost of capital.';
  const { questions } = reportOn('en', 'behavioural', () => said);
  const beside = questions.filter(({ score }) => (score ?? 0) < 1.5);
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.flatMap(({ feedback }) => feedback.filter(({ kind }) => kind === 'keep'))).toEqual(
    [],
  );
});

test('what speaks against a candidate is not called wrong', () => {
  const said =
    'I am the best there is, full stop. In my internship I built four models, I checked each of them twice and the partner sent them out without a change.';
  const { priorities } = reportOn('en', 'behavioural', () => said);
  const findings = priorities.flatMap(({ kind, finding }) => (kind === 'wrong' ? finding : []));
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings) expect(finding).toMatch(/^This works against you on /);
});

test('several false statements on one point are one line', () => {
  const said =
    'Net debt goes up because of the new debt. The net debt rises with the loan, by the full amount of the loan, as gross debt does.';
  const { questions } = reportOn('en', 'ev_equity', () => said);
  for (const { feedback } of questions) {
    const findings = feedback.flatMap(({ kind, finding }) => (kind === 'wrong' ? finding : []));
    expect(findings).toEqual([...new Set(findings)]);
  }
});

test('what is missing comes with the follow-up that aims at it', () => {
  const { questions } = reportOn('en', 'dcf', thinly('en'));
  const exercises = questions
    .filter(({ topic }) => topic === 'dcf')
    .flatMap(({ feedback }) => feedback.filter(({ kind }) => kind === 'missing'));
  expect(exercises.some(({ tryNext }) => tryNext?.includes('Then answer: “'))).toBe(true);
});

test('the summary begins where the priorities do', () => {
  const { summary, priorities } = reportOn('en', 'dcf', thinly('en'));
  expect(summary).toContain(priorities[0]?.finding);
});

test.each([
  ['en', /^For example: “/],
  ['fr', /^Par exemple\s: «\s/],
] as const)(
  'in %s, what the model answer says of another deal than the candidate’s is an example',
  (language, example) => {
    const { questions } = reportOn(language, 'market', thinly(language));
    const ofOwnChoice = questions.filter(({ concepts }) =>
      concepts.some(({ id, weight }) => id === 'deal_facts' && weight === 'must'),
    );
    const corrections = ofOwnChoice.flatMap(({ feedback }) =>
      feedback.flatMap(({ kind, correction }) => (kind === 'missing' ? (correction ?? []) : [])),
    );
    expect(corrections).not.toEqual([]);
    expect(corrections.filter((line) => !example.test(line))).toEqual([]);
  },
);

import { describe, expect, test } from 'vitest';
import { placeholdersOf } from '../content/render.ts';
import { seedOf } from '../content/seeds/index.ts';
import { languages } from '../localised.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { figuresOf } from '../planning/word-question.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { EngineTurn } from '../turns.ts';
import { mark } from './mark.ts';

const topics = ['merger_model', 'dcf', 'accounting', 'lbo'] as const;

const said = ({ id }: PlannedQuestion, texts: readonly string[]): EngineTurn[] =>
  texts.flatMap((text): EngineTurn[] => {
    const about = { questionId: id, rung: 0, startedMs: 0, source: null };
    return [
      { ...about, role: 'interviewer', text, act: 'question' },
      { ...about, role: 'candidate', text: 'I would say about seven, all in all.', act: null },
    ];
  });

const figuresLine = ({ followUps }: PlannedQuestion): string[] =>
  followUps.flatMap(({ step, text }) => (step === 'figures' ? text : []));

describe.each(languages)('in %s', (language) => {
  test.each(topics)('a report on %s shows every figure its answers follow from', (topic) => {
    const plan = plannedInterview({ language, topic, seed: 3 });
    const turns = plan.questions.flatMap((each) => said(each, [each.text, ...figuresLine(each)]));
    for (const { questionId, question, numeric } of mark(plan, turns).questions) {
      if (!numeric) continue;
      const seed = seedOf(questionId);
      const planned = plan.questions.find(({ id }) => id === questionId);
      if (!seed || !planned) throw new Error(`No question ${questionId}`);
      const figures = figuresOf(planned, language);
      const given = [seed.question, seed.numeric?.ask].flatMap((text) =>
        text ? placeholdersOf(text[language]) : [],
      );
      for (const name of given) expect(question).toContain(figures[name] ?? '?');
    }
  });

  test('what was not reached of a question is shown as such', () => {
    const plan = plannedInterview({ language, topic: 'merger_model', seed: 3 });
    const later = plan.questions.filter((each) => figuresLine(each).length > 0);
    expect(later.length).toBeGreaterThan(0);
    const { questions } = mark(
      plan,
      later.flatMap((each) => said(each, [each.text])),
    );
    for (const { question, numeric } of questions) {
      expect(numeric).toBeNull();
      expect(question).toMatch(/\n(?:Next would have come|Serait venu ensuite)/);
    }
  });

  test('the summary names a question without the figures given later', () => {
    const plan = plannedInterview({ language, topic: 'merger_model', seed: 3 });
    const turns = plan.questions.flatMap((each) => said(each, [each.text, ...figuresLine(each)]));
    expect(mark(plan, turns).summary).not.toContain('\n');
  });
});

import type { FeedbackLine, Report } from '@greenshoe/shared-types';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import { type Language, languages } from '../localised.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { wordQuestion } from '../planning/word-question.ts';
import { thinAnswer } from '../testing/model-answers.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { EngineTurn } from '../turns.ts';
import { mark } from './mark.ts';

const MOST_ALIKE = 2; // of ten answers that are all alike

/** An interview of one question, with its figures where it has any. */
function planOf(seedId: string, language: Language, parameters = {}): InterviewPlan {
  const plan = plannedInterview({ language, topic: 'ev_equity' });
  const [first] = plan.questions;
  const seed = seedOf(seedId);
  if (!first || !seed) throw new Error(`No question ${seedId}`);
  const drawn = {
    ...first,
    id: seedId,
    block: 'technical',
    topic: seed.topic,
    parameters,
  } as const;
  return { ...plan, questions: [wordQuestion(seed, drawn, language)] };
}

/** What the candidate says, turn by turn; the interviewer asks the follow-up in between, if there is one. */
function reportOn(plan: InterviewPlan, replies: readonly string[], followUp = 'I see.'): Report {
  const [question] = plan.questions;
  const about = { questionId: question?.id ?? '', rung: 1, source: null };
  const turns = replies.flatMap((text, at): EngineTurn[] => [
    {
      ...about,
      role: 'interviewer',
      text: at === 0 ? (question?.text ?? '') : followUp,
      act: at === 0 ? 'question' : 'follow_up',
      startedMs: at * 20_000,
    },
    { ...about, role: 'candidate', text, act: null, startedMs: at * 20_000 + 5_000 },
  ]);
  return mark(plan, turns);
}

const linesOf = ({ keep, priorities, questions }: Report): FeedbackLine[] => [
  ...(keep ? [keep] : []),
  ...priorities,
  ...questions.flatMap(({ feedback }) => feedback),
];

const quotesOf = (report: Report): string[] => linesOf(report).flatMap(({ quote }) => quote ?? []);

const wrongIn = (report: Report) => linesOf(report).filter(({ kind }) => kind === 'wrong');

const bridge = { en: planOf('B2', 'en'), fr: planOf('B2', 'fr') } as const;

describe.each([
  [
    'en',
    'You take the market cap, you add net debt and you subtract the minority interests.',
    'Preferred shares are added, since they rank before the ordinary ones.',
    'Sorry, what I said about the minorities was wrong, you add them.',
  ],
  [
    'fr',
    'On prend la capitalisation, on ajoute la dette nette et on retire les intérêts minoritaires.',
    'On ajoute les actions de préférence, qui passent avant les actions ordinaires.',
    'Pardon, ce que j’ai dit sur les minoritaires était faux, on les ajoute.',
  ],
] as const)('in %s', (language, said, between, back) => {
  const plan = bridge[language];

  test('what is false is named with its words', () => {
    expect(wrongIn(reportOn(plan, [said, between]))[0]?.quote).toBe(said);
  });

  test('what is taken back two turns later is neither named nor praised', () => {
    const report = reportOn(plan, [said, between, back]);
    expect(wrongIn(report)).toEqual([]);
    expect(quotesOf(report)).not.toContain(said);
    const [question] = report.questions;
    expect(question?.concepts.find(({ id }) => id === 'nci')).toMatchObject({
      verdict: 'correct',
      quote: back,
    });
  });
});

test('a false statement that is put right when it is asked for again is not named', () => {
  const plan = planOf('B3', 'en', { d: 50 });
  const asked = plan.questions[0]?.followUps.find(({ aims }) => aims.includes('net_debt'));
  const said = 'The net debt goes up with the loan, by the whole amount.';
  const right = 'Cash goes up by the same amount, so net debt stays where it was.';
  expect(wrongIn(reportOn(plan, [said, 'I would stay with that.'], asked?.text))).not.toEqual([]);
  expect(wrongIn(reportOn(plan, [said, right], asked?.text))).toEqual([]);
});

test('whoever names a thing is not told that nothing was heard of it', () => {
  const said = 'You take the market cap and you add net debt and the minorities.';
  const report = reportOn(bridge.en, [said]);
  const findings = linesOf(report).map(({ kind, finding }) => `${kind}: ${finding}`);
  expect(report.questions[0]?.concepts.find(({ id }) => id === 'net_debt')?.verdict).toBe('absent');
  expect(findings.filter((line) => /^missing: .*net debt/.test(line))).toEqual([]);
});

test('what runs over two turns is quoted from one of them', () => {
  const said = [
    'I would not give them an average.',
    'I would show the three ranges side by side on a football field and explain the gaps.',
  ];
  const [question] = reportOn(planOf('C10', 'en'), said).questions;
  const quotes = question?.concepts.flatMap(({ quote }) => quote ?? []) ?? [];
  expect(quotes).not.toEqual([]);
  expect(quotes.filter((quote) => !said.includes(quote))).toEqual([]);
});

test.each([
  'I am not sure, but lenders are served before the shareholders, so net debt is subtracted from enterprise value.',
  'Lenders are served before the shareholders, so net debt is, sorry, subtracted from enterprise value.',
  'Is it that lenders are served before the shareholders, so net debt is subtracted from enterprise value?',
])('what its own speaker is not sure of is no strength: "%s"', (unsure) => {
  const { keep } = reportOn(planOf('B1', 'en'), [unsure]);
  expect(keep?.quote ?? null).toBeNull();
});

test('a sentence with a figure that is wrong is no strength', () => {
  const plan = planOf('D6', 'en', { fcf: 90, g: 0.03, w: 0.09, n: 6 });
  const wrong = 'I discount the terminal value over six years, and it is worth 952 million today.';
  const { questions } = reportOn(plan, [
    `Grow the flow once, divide by WACC less growth. ${wrong}`,
  ]);
  const kept = questions.flatMap(({ feedback }) => feedback.filter(({ kind }) => kind === 'keep'));
  expect(kept.flatMap(({ quote }) => quote ?? [])).not.toContain(wrong);
});

test.each([
  ['en', 'Whatever. I am not going to do your job for you, ask somebody else about that.'],
  [
    'fr',
    'Peu importe. Je ne vais pas faire votre travail, demandez donc cela à quelqu’un d’autre.',
  ],
] as const)(
  'in %s, whoever refuses is not praised for trying, and told where to begin',
  (language, said) => {
    const { keep } = reportOn(planOf('D1', language), [said]);
    expect(keep?.quote).toBeNull();
    expect(keep?.finding).toMatch(/nothing to keep|rien à garder/);
    expect(keep?.tryNext).toMatch(/model answer|réponse modèle/);
  },
);

describe.each(languages)('in %s, over a whole interview', (language) => {
  const plan = plannedInterview({ language, topic: 'dcf', seed: 5 });
  const turns = plan.questions.flatMap((question, at): EngineTurn[] => {
    const seed = seedOf(question.id);
    const about = { questionId: question.id, rung: 0, source: null, startedMs: at * 90_000 };
    const run = seed ? thinAnswer(seed, language, {}) : '';
    const long = `${run.replaceAll('.', '')} ${run.replaceAll('.', '')}`;
    return [
      { ...about, role: 'interviewer', text: question.text, act: 'question' },
      { ...about, role: 'candidate', text: run, act: null },
      { ...about, role: 'interviewer', text: 'I see.', act: 'press' },
      { ...about, role: 'candidate', text: long, act: null },
    ];
  });
  const report = mark(plan, turns);

  test('a quote stands in one turn, and ends with a whole word', () => {
    const said = turns.flatMap(({ role, text }) => (role === 'candidate' ? text : []));
    const quotes = [
      ...quotesOf(report),
      ...report.questions.flatMap(({ concepts }) => concepts.flatMap(({ quote }) => quote ?? [])),
    ];
    expect(quotes.length).toBeGreaterThan(5);
    for (const quote of quotes) {
      const words = quote.replace(/…$/, '');
      const turn = said.find((text) => text.includes(words)) ?? '';
      expect(turn).toContain(words);
      expect(turn.slice(turn.indexOf(words) + words.length)).toMatch(/^(?![\p{L}\p{N}])/u);
    }
  });

  test('no advice is given twice before the next way to say it was', () => {
    const advice = linesOf(report).flatMap(({ tryNext }) => tryNext ?? []);
    const told = Map.groupBy(advice, (line) => line);
    expect(advice.length).toBeGreaterThan(15);
    expect([...told.values()].filter((same) => same.length > MOST_ALIKE)).toEqual([]);
  });

  test('a question does not say again what the head of the report says of it', () => {
    const [first, second] = report.priorities;
    const about = report.questions.filter(({ questionId }) =>
      [first?.questionId, second?.questionId].includes(questionId),
    );
    expect(about).toHaveLength(2);
    for (const { feedback } of about) {
      const texts = feedback.flatMap(({ finding, correction }) => [finding, correction ?? '']);
      for (const { finding, correction } of report.priorities) {
        expect(texts).not.toContain(finding);
        expect(texts).not.toContain(correction);
      }
    }
  });
});

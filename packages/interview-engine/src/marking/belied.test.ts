import { expect, test } from 'vitest';
import { beliedBy, beliedQuestions } from '../content/belied/index.ts';
import type { ConceptId } from '../content/concepts/index.ts';
import { seedOf, seeds } from '../content/seeds/index.ts';
import { languages } from '../localised.ts';
import { matchPattern } from '../reading/match.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { patternOf } from '../reading/vocabulary.ts';
import { markAnswer } from './mark-answer.ts';

const verdictOf = (seedId: string, id: ConceptId, answer: string) =>
  markAnswer({ seedId, lang: 'en', answer }).concepts.find((concept) => concept.id === id)?.verdict;

const statements: [seedId: string, id: ConceptId, falsely: string, rightly: string][] = [
  [
    'F6',
    'integration_cost',
    'The one twenty of integration stays out, it’s an exceptional item so it’s not part of the value.',
    'The one twenty of integration is an exceptional item, but it is paid once and comes off the value.',
  ],
  [
    'A3',
    'net_income',
    'Revenue is 112.5, cost of goods is 50, and tax is charged on the whole amount collected, that’s 33.75, so net income is 28.75.',
    'Revenue is 112.5, cost of goods is 50, and tax is charged on the margin of 62.5, that’s 18.75, so net income is 43.75.',
  ],
  [
    'E3',
    'debt_paydown',
    'The 200 of repayments came out of the company’s own cash, so it’s neutral for us, and the full 1,045 still comes off, and equity at exit is 754.',
    'The 200 of repayments came out of the company’s cash, so only 845 of debt comes off, and equity at exit is 954.',
  ],
];

test.each(statements)(
  'on %s, what belies %s keeps a sentence from showing it',
  (seedId, id, falsely, rightly) => {
    expect(verdictOf(seedId, id, rightly)).toBe('correct');
    expect(verdictOf(seedId, id, falsely)).toBe('partial');
  },
);

test.each(statements)(
  'on %s, %s said rightly and falsely in one answer is not shown',
  (seedId, id, falsely, rightly) => {
    expect(verdictOf(seedId, id, `${rightly} ${falsely}`)).toBe('partial');
    expect(verdictOf(seedId, id, `${falsely} ${rightly}`)).toBe('partial');
  },
);

test.each(beliedQuestions)('what is belied on question %s is asked there', (seedId, points) => {
  const seed = seedOf(seedId);
  const asked: ReadonlySet<string> = new Set([...(seed?.must ?? []), ...(seed?.bonus ?? [])]);
  expect(Object.keys(points).filter((id) => !asked.has(id))).toEqual([]);
});

test.each(seeds)('the model answer to $id speaks of nothing that belies its points', (seed) => {
  const sentences = languages.flatMap((language) =>
    readAnswer(seed.modelAnswer[language], language),
  );
  const belied = [...seed.must, ...seed.bonus].flatMap((id) =>
    beliedBy(seed.id, id).flatMap((source) =>
      sentences
        .filter(({ occurrences }) => matchPattern(patternOf(source), occurrences) !== null)
        .map(({ text }) => [id, text]),
    ),
  );
  expect(belied).toEqual([]);
});

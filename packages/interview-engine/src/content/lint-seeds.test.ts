import { describe, expect, test } from 'vitest';
import { languages, type Localised } from '../localised.ts';
import { markAnswer } from '../marking/mark-answer.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { conceptIds } from './concepts/index.ts';
import { examplesOf, saidWithExamples } from '../testing/examples.ts';
import { placeholdersOf } from './render.ts';
import { seeds } from './seeds/index.ts';
import type { Seed } from './types.ts';
import { wrongClaimIds } from './wrong-claims/index.ts';

const FEWEST_WORDS = 90;
const MOST_WORDS = 140;
const FULL = 4.5;

const textsOf = (seed: Seed): Localised[] => [
  seed.question,
  seed.hint,
  seed.keyPoints,
  seed.modelAnswer,
  ...seed.followUps.map(({ text }) => text),
  ...(seed.numeric?.ask ? [seed.numeric.ask] : []),
];

const namedIn = (text: string, language: 'en' | 'fr'): ReadonlySet<string> =>
  new Set(readAnswer(text, language).flatMap(({ occurrences }) => Array.from(occurrences.keys())));

test('the bank holds 90 questions, each once', () => {
  expect(new Set(seeds.map(({ id }) => id)).size).toBe(90);
});

describe.each(seeds)('question $id', (seed) => {
  const asked = [...seed.must, ...seed.bonus];

  test('asks for enough to tell a thin answer from a good one, each once', () => {
    expect(seed.must.length).toBeGreaterThanOrEqual(2);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(new Set(asked).size).toBe(asked.length);
    const points = Object.keys(seed.points ?? {});
    for (const id of [...asked, ...points, ...seed.followUps.flatMap(({ aims }) => aims)]) {
      expect(conceptIds).toContain(id);
    }
  });

  test('has three follow-ups or more on two rungs at least, which aim at what it asks for', () => {
    expect(seed.followUps.length).toBeGreaterThanOrEqual(3);
    expect(new Set(seed.followUps.map(({ rung }) => rung)).size).toBeGreaterThanOrEqual(2);
    for (const { aims } of seed.followUps) {
      expect(aims.some((id) => asked.includes(id))).toBe(true);
    }
  });

  test('knows what candidates falsely say', () => {
    expect(seed.wrongClaims.length).toBeGreaterThan(0);
    for (const id of seed.wrongClaims) expect(wrongClaimIds).toContain(id);
  });

  test.each(languages)('can be said without a gap, in %s', (language) => {
    for (const text of textsOf(seed)) {
      const spoken = saidWithExamples(seed, text, language);
      expect(spoken).not.toMatch(/[{}…]|\bundefined\b|NaN/);
      expect(spoken.length).toBeGreaterThan(6);
    }
  });

  test.each(languages)('has a hint that names nothing it asks for, in %s', (language) => {
    const hint = saidWithExamples(seed, seed.hint, language);
    expect(hint.split(' ').length).toBeGreaterThan(3);
    const [inQuestion, inHint] = [seed.question, seed.hint].map((text) =>
      namedIn(saidWithExamples(seed, text, language), language),
    );
    const given = seed.must.filter((id) => inHint?.has(id) && !inQuestion?.has(id));
    expect(given).toEqual([]);
  });

  test.each(languages)(
    'has a model answer of spoken length that is marked full, in %s',
    (language) => {
      const answer = saidWithExamples(seed, seed.modelAnswer, language);
      const words = answer.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(FEWEST_WORDS);
      expect(words).toBeLessThanOrEqual(MOST_WORDS);
      const params = seed.numeric || seed.parameters ? { params: examplesOf(seed) } : {};
      const mark = markAnswer({ seedId: seed.id, lang: language, answer, ...params });
      const unproved = mark.concepts.filter(
        ({ id, verdict }) => seed.must.some((must) => must === id) && verdict !== 'correct',
      );
      expect(unproved.map(({ id }) => id)).toEqual([]);
      expect(mark.flags).toEqual([]);
      expect(mark.score).toBeGreaterThanOrEqual(FULL);
    },
  );

  test('quotes the same figures in both languages', () => {
    for (const text of textsOf(seed)) {
      expect(new Set(placeholdersOf(text.en))).toEqual(new Set(placeholdersOf(text.fr)));
    }
  });

  test('states every figure that its calculation needs', () => {
    if (!seed.numeric) return;
    const texts = [seed.question, seed.numeric.ask].filter((text) => text !== undefined);
    const stated = new Set(texts.flatMap(({ en }) => placeholdersOf(en)));
    const { parameters } = generatorOf(seed.numeric.generator);
    const varying = Object.entries(parameters).filter(([, { min, max }]) => min !== max);
    const unstated = varying.map(([name]) => name).filter((name) => !stated.has(name));
    expect(unstated.filter((name) => influences(seed, name))).toEqual([]);
  });
});

/** Whether another value of an input changes the answer that is asked for. */
function influences(seed: Seed, name: string): boolean {
  const { parameters, compute, asked } = generatorOf(seed.numeric?.generator ?? '');
  const examples = examplesOf(seed);
  const answerWith = (value: number) => compute({ ...examples, [name]: value })?.answers[asked.key];
  const { min = 0, max = 0 } = parameters[name] ?? {};
  const values = [examples[name] ?? 0, min, max]
    .map(answerWith)
    .filter((value) => value !== undefined);
  return new Set(values.map((value) => value.toFixed(6))).size > 1;
}

import { describe, expect, test } from 'vitest';
import type { Localised } from '../localised.ts';
import { generatorOf, generators } from '../numbers/generators/index.ts';
import { mentions } from '../marking/mentions.ts';
import { fold, stemmed } from '../text/fold.ts';
import { conceptIds, conceptOf } from './concepts/index.ts';
import { hints } from './hints.ts';
import { placeholdersOf, render, spokenFigures } from './render.ts';
import { seeds } from './seeds/index.ts';
import type { Seed } from './types.ts';

const languages = ['en', 'fr'] as const;

const textsOf = (seed: Seed): Localised[] => [
  seed.question,
  seed.keyPoints,
  ...seed.followUps.map(({ text }) => text),
  ...(seed.numeric?.ask ? [seed.numeric.ask] : []),
];

const examplesOf = (seed: Seed): Record<string, number> => {
  const generator = seed.numeric ? generatorOf(seed.numeric.generator) : undefined;
  const parameters = { ...generator?.parameters, ...seed.parameters };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { example }]) => [name, example]),
  );
};

test('the bank holds 90 questions, 127 concepts and 33 generators, each once', () => {
  expect(new Set(seeds.map(({ id }) => id)).size).toBe(90);
  expect(new Set(conceptIds).size).toBe(127);
  expect(new Set(generators.map(({ id }) => id)).size).toBe(33);
});

test.each(conceptIds)('concept %s has a label and triggers in both languages', (id) => {
  const { label, triggers, impliedBy = [] } = conceptOf(id);
  for (const other of impliedBy) expect(conceptIds).toContain(other);
  for (const language of languages) {
    expect(label[language]).not.toBe('');
    expect(triggers[language].length).toBeGreaterThan(0);
    for (const trigger of triggers[language]) expect(fold(trigger)).not.toBe('');
  }
});

test.each(conceptIds)('the label of %s can stand in a sentence', (id) => {
  for (const language of languages) expect(conceptOf(id).label[language]).not.toMatch(/[~×≈;:()]/);
});

test('every question has a hint in both languages that names nothing it asks for', () => {
  expect(Object.keys(hints).toSorted()).toEqual(seeds.map(({ id }) => id).toSorted());
  for (const seed of seeds.filter(({ topic }) => topic !== 'behavioural')) {
    for (const language of languages) {
      const hint = hints[seed.id]?.[language] ?? '';
      expect(hint.split(' ').length).toBeGreaterThan(3);
      const asked = stemmed(seed.question[language]);
      const given = seed.must.filter((id) => mentions(stemmed(hint), id) && !mentions(asked, id));
      expect([seed.id, language, ...given]).toEqual([seed.id, language]);
    }
  }
});

describe.each(seeds)('question $id', (seed) => {
  test('asks for concepts that exist, each once', () => {
    const asked = [...seed.must, ...seed.bonus];
    expect(seed.must.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    for (const id of [...asked, ...seed.followUps.flatMap(({ aims }) => aims)]) {
      expect(conceptIds).toContain(id);
    }
  });

  test('has two follow-ups that aim at something it asks for', () => {
    expect(seed.followUps).toHaveLength(2);
    for (const { aims } of seed.followUps) {
      expect(aims.some((id) => seed.must.includes(id) || seed.bonus.includes(id))).toBe(true);
    }
  });

  test('can be said in both languages without a gap', () => {
    for (const language of languages) {
      const figures = spokenFigures(seed, examplesOf(seed), language);
      for (const text of textsOf(seed)) {
        const spoken = render(text, language, figures);
        expect(spoken).not.toMatch(/[{}…]|\bundefined\b|NaN/);
        expect(spoken.length).toBeGreaterThan(6);
      }
    }
  });

  test('quotes the same figures in both languages', () => {
    for (const text of textsOf(seed)) {
      expect(placeholdersOf(text.en).toSorted()).toEqual(placeholdersOf(text.fr).toSorted());
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

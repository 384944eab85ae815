import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages, type Localised } from '../localised.ts';
import { findClaims } from '../marking/claims.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { seeds } from './seeds/index.ts';
import { wrongClaimIds, wrongClaimOf } from './wrong-claims/index.ts';

const [anySeed] = seeds;
if (!anySeed) throw new Error('The bank is empty');

test('every wrong claim belongs to a question', () => {
  const used = new Set(seeds.flatMap(({ wrongClaims }) => wrongClaims));
  expect(wrongClaimIds.filter((id) => !used.has(id))).toEqual([]);
});

test('no two wrong claims have the same id: the later one would replace the other', () => {
  const folder = new URL('./wrong-claims/', import.meta.url).pathname;
  const ids = globSync(`${folder}**/*.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThanOrEqual(wrongClaimIds.length);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no question makes a false statement of its own', () => {
  const made = seeds.flatMap((seed) =>
    languages.flatMap((language) =>
      [seed.question, seed.numeric?.ask]
        .filter((text) => text !== undefined)
        .flatMap((text) => findClaims(readAnswer(text[language], language), seed))
        .map(({ id }) => `${seed.id} in ${language}: ${id}`),
    ),
  );
  expect(made).toEqual([]);
});

test.each(wrongClaimIds)(
  'the wrong claim %s is found in what candidates say, not in its own correction',
  (id) => {
    const { example, correction } = wrongClaimOf(id);
    const question = { ...anySeed, wrongClaims: [id] };
    const foundIn = (text: Localised) => {
      const found = (language: Language) =>
        findClaims(readAnswer(text[language], language), question).length;
      return { en: found('en'), fr: found('fr') };
    };
    expect({ example: foundIn(example), correction: foundIn(correction) }).toEqual({
      example: { en: 1, fr: 1 },
      correction: { en: 0, fr: 0 },
    });
  },
);

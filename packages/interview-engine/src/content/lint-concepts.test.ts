import { expect, test } from 'vitest';
import { languages } from '../localised.ts';
import { idsIn } from '../reading/pattern.ts';
import { allPatterns, patternOf } from '../reading/vocabulary.ts';
import { fold } from '../text/fold.ts';
import { actIds, lexicons } from './lexicon/index.ts';
import { conceptIds, conceptOf } from './concepts/index.ts';

test('the bank knows the 127 concepts it was built on, and perhaps more', () => {
  expect(conceptIds.length).toBeGreaterThanOrEqual(127);
  expect(new Set(conceptIds).size).toBe(conceptIds.length);
});

test.each(conceptIds)('concept %s has a label and names in both languages', (id) => {
  const { label, triggers, impliedBy = [] } = conceptOf(id);
  for (const other of impliedBy) expect(conceptIds).toContain(other);
  for (const language of languages) {
    expect(label[language]).not.toBe('');
    expect(label[language]).not.toMatch(/[~×≈;:()]/);
    expect(triggers[language].length).toBeGreaterThan(0);
    for (const trigger of triggers[language]) expect(fold(trigger)).not.toBe('');
  }
});

test('names that mean other things are no triggers', () => {
  const ambiguous = ['per', 'retraite', 'stock', 'cash', 'then', 'because', 'range', 'risk'];
  const alsoFrench = ['premium', 'taux', 'je pense', 'rachat d’actions', 'prime', 'risque'];
  for (const id of conceptIds) {
    const { en, fr } = conceptOf(id).triggers;
    const found = [...en, ...fr].filter((name) => [...ambiguous, ...alsoFrench].includes(name));
    expect([id, ...found]).toEqual([id]);
  }
});

test('no notion has the id of a concept, whose names it would widen', () => {
  const notions = lexicons.flatMap((lexicon) => Object.keys(lexicon));
  const known: readonly string[] = conceptIds;
  expect(notions.filter((id) => known.includes(id))).toEqual([]);
});

test('the words of a notion stand in one place', () => {
  const ids = lexicons.flatMap((lexicon) => Object.keys(lexicon));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every pattern can be read and refers to what exists', () => {
  const ids = new Set(['#', ...lexicons.flatMap((lexicon) => Object.keys(lexicon)), ...conceptIds]);
  const broken = [...new Set(allPatterns())].flatMap((source) => {
    const unknown = idsIn(patternOf(source)).filter((id) => !id.startsWith('"') && !ids.has(id));
    return unknown.length > 0 ? [{ source, unknown }] : [];
  });
  expect(broken).toEqual([]);
});

test('every notion is an act or stands in a pattern', () => {
  const used = new Set(allPatterns().flatMap((source) => idsIn(patternOf(source))));
  const notions = new Set(lexicons.flatMap((lexicon) => Object.keys(lexicon)));
  expect([...notions].filter((id) => !used.has(id) && !actIds.has(id))).toEqual([]);
});

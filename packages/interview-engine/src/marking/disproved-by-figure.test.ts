import { expect, test } from 'vitest';
import { claimsFiguresDisprove } from '../content/claims-figures-disprove.ts';
import { seeds } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { markAnswer } from './mark-answer.ts';

const bridge = { price: 45, shares: 50, debt: 1400, pref: 90, nci: 120, cash: 300, assoc: 60 };
const said = {
  en: (ev: string, cash: string) =>
    `Market cap is forty-five times fifty million shares, 2,250. Plus debt 1,400, plus preferred 90, plus minorities 120. ${cash} Less the associates of 60, so the enterprise value is ${ev} million.`,
  fr: (ev: string, cash: string) =>
    `La capitalisation, c’est 45 fois 50 millions de titres, 2 250. Plus la dette, 1 400, plus les actions de préférence, 90, plus les minoritaires, 120. ${cash} Moins les mises en équivalence, 60, donc une valeur d’entreprise de ${ev} millions.`,
};
const claimsIn = (lang: Language, answer: string): string[] =>
  markAnswer({ seedId: 'B2', lang, answer, params: bridge }).flags.filter((flag) =>
    flag.startsWith('claim:'),
  );

test.each([
  ['en', 'Then you add the cash the company has.'],
  ['fr', 'Ensuite on ajoute la trésorerie de la société.'],
] as const)('in %s "%s" is held against who comes to another figure', (lang, cash) => {
  expect(claimsIn(lang, said[lang](lang === 'en' ? '4,100' : '4 100', cash))).not.toEqual([]);
});

test.each([
  ['en', 'Then you add the cash the company has.'],
  ['fr', 'Ensuite on ajoute la trésorerie de la société.'],
] as const)('in %s "%s" is held against nobody who gives the right figure', (lang, cash) => {
  expect(claimsIn(lang, said[lang](lang === 'en' ? '3,500' : '3 500', cash))).toEqual([]);
});

test('what a right figure says nothing of is held against its speaker', () => {
  const answer = said.en('3,500', 'Less the cash of 300.');
  const misjudged = `${answer} And enterprise value is what is left for the shareholders once the debt is paid.`;
  expect(claimsIn('en', misjudged)).toEqual(['claim:ev_is_for_shareholders']);
});

test('every statement that a figure disproves is one of a question with that calculation', () => {
  for (const [generator, ids] of Object.entries(claimsFiguresDisprove)) {
    const asked = seeds.filter(({ numeric }) => numeric?.generator === generator);
    const claims = new Set(asked.flatMap(({ wrongClaims }) => wrongClaims));
    expect(
      ids.filter((id) => !claims.has(id)),
      generator,
    ).toEqual([]);
  }
});

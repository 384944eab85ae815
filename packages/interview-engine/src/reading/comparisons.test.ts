import { expect, test } from 'vitest';
import { comparisonsIn } from './comparisons.ts';
import { tokensOf } from './tokens.ts';

const comparedIn = (sentence: string): string[] => {
  const tokens = tokensOf(sentence);
  return [...comparisonsIn(tokens)].map((at) => tokens[at]?.word ?? '');
};

test.each([
  ['un peu plus de 1 116 millions', ['plus']],
  ['La valeur terminale fait plus de soixante-dix pour cent du total.', ['plus']],
  ['Il détient moins d’un tiers.', ['moins']],
  ['Plus il y a de dette à l’entrée et moins le fonds met de sa poche.', ['plus', 'moins']],
  ['Plus le CMPC est élevé, moins les flux lointains comptent.', ['plus', 'moins']],
  ['On retient une date butoir plus courte.', ['plus']],
  ['La dette coûte moins, donc le CMPC baisse.', ['moins']],
  ['On n’ajoute plus la dette.', ['plus']],
  ['It is worth less than the debt.', ['less']],
  ['They pay less and wait.', ['less']],
  ['A less risky flow.', ['less']],
])('compares: %s', (sentence, words) => {
  expect(comparedIn(sentence)).toEqual(words);
});

test.each([
  'La VE, c’est la capitalisation plus la dette nette moins la trésorerie.',
  'EBITDA moins impôts moins capex.',
  'Cent plus vingt moins trente.',
  'Huit pour cent moins deux de croissance.',
  'Plus 30 d’amortissement, moins 20 de BFR.',
  'Market cap plus net debt, less associates.',
  'EBITDA less capex.',
  'Coût de la dette, quatre moins un d’impôt.',
])('adds or takes away: %s', (sentence) => {
  expect(comparedIn(sentence)).toEqual([]);
});

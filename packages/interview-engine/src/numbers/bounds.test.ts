import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { verdictOn } from './testing/verdict-on.ts';

const paper = {
  ebitda: 150,
  m_in: 8.5,
  lev: 4.5,
  g: 0.04,
  years: 6,
  m_out: 10.5,
  paydown: 120,
};

test.each<[language: Language, answer: string]>([
  ['en', 'It is levered, so the IRR should be well north of twenty percent'],
  ['en', 'The IRR has to be comfortably above eighteen percent'],
  ['en', 'I would expect an IRR somewhere under thirty percent'],
  ['en', 'Funds ask for a lot, this one must make more than 25 percent'],
  ['en', 'We double our money at least, so the IRR exceeds ten percent'],
  ['fr', 'Avec autant de levier, le TRI est nettement au-dessus de vingt pour cent'],
  ['fr', 'Le TRI dépasse largement les dix pour cent'],
  ['fr', 'Je pense que le TRI sera bien supérieur à 20 %'],
  ['fr', 'On devrait faire plus de vingt-cinq pour cent de TRI'],
  ['fr', 'Ce sera quelque part en dessous de trente pour cent de TRI'],
])('%s: a size that is but bounded answers nothing: "%s"', (language, answer) => {
  expect(verdictOn('N16', answer, language, paper)).toBe('absent');
});

test.each<[language: Language, answer: string, verdict: string]>([
  ['en', 'Two point four times, so just under sixteen percent a year', 'right'],
  ['en', 'The fund makes a shade under two and a half times, 2.4', 'right'],
  ['fr', 'Deux virgule quatre fois, un peu moins de seize pour cent par an', 'right'],
  ['fr', 'On arrive à 2,4 fois la mise, bien au-dessus de deux', 'right'],
  ['en', 'That is 2.4 times our money, well over the two times we want', 'right'],
  ['en', 'So I get three times our money, well above two', 'slip'],
  ['fr', 'Donc trois fois la mise, nettement plus que deux', 'slip'],
])('%s: what leans on a figure, or is held against one, stays: "%s" is %s', (...row) => {
  const [language, answer, verdict] = row;
  expect(verdictOn('N16', answer, language, paper)).toBe(verdict);
});

test.each<[language: Language, answer: string]>([
  ['en', 'It needs at least 66.67 million of synergies before tax to break even'],
  ['fr', 'Il faut au moins 66,67 millions de synergies avant impôt'],
])('%s: where a limit is asked, its exact value is the answer: "%s"', (language, answer) => {
  const breakeven = { ni_a: 500, sh_a: 250, p_a: 30, ni_t: 50, price_t: 1500, t: 0.25 };
  expect(verdictOn('N14', answer, language, breakeven)).toBe('right');
});

import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { verdictOn } from './testing/verdict-on.ts';

const perShare = { ebitda: 200, mult: 9, netdebt: 400, shares: 50 };
const backwards = { exit_ev: 1500, exit_debt: 300, irr: 0.2, years: 5, lev: 5, ebitda: 120 };
const cost = { E: 700, D: 300, ke: 0.1, kd: 0.06, t: 0.25 };
const offer = { price: 40, prem: 0.25, shares: 150, netdebt: 1200, ebitda: 600 };
const exchange = { p_a: 40, sh_a: 300, p_t: 20, prem: 0.3, sh_t: 150 };

type Inputs = Readonly<Record<string, number>>;

test.each<[what: string, id: string, Inputs, Language, answer: string, verdict: string]>([
  [
    'what is said last as the result decides, with or without a so',
    'N10',
    perShare,
    'en',
    'Equity of 1,400 over 50 million, twenty-eight euros a share. And that gives us 33 euros a share.',
    'slip',
  ],
  [
    'a figure taken back is no answer, whatever was said in between',
    'N10',
    perShare,
    'fr',
    'VE de 1 800, donc 28 euros par action. Je regarderais aussi les 9 fois. En fait non, 33 euros par action.',
    'slip',
  ],
  [
    'rounding does not make another figure of it',
    'N05',
    cost,
    'en',
    'Seven plus 1.35, that is a WACC of 8.35 percent, which I round to 9.5 percent.',
    'slip',
  ],
  [
    'what is said to be exact decides over what was rough',
    'N05',
    cost,
    'fr',
    'Le CMPC tourne autour de 8,4 %, 9,8 % pour être exact.',
    'slip',
  ],
  [
    'a figure of a case that is named as such takes nothing back',
    'N10',
    perShare,
    'fr',
    'VE de 1 800, 1 400 de titres, donc 28 euros par action. Dans un cas dégradé je trouve 24 euros par action.',
    'right',
  ],
  [
    'nor does one of a bolder plan',
    'N10',
    perShare,
    'en',
    'EV of 1,800, so 28 a share. Under a more aggressive plan that comes out at 33 euros a share.',
    'right',
  ],
  [
    'the same figure roughly, in billions, takes nothing back',
    'N08',
    { fcf: 100, g: 0.02, w: 0.09, n: 5 },
    'en',
    'So roughly 947 million in today’s money, call it a bit under a billion.',
    'right',
  ],
  [
    'fees left out are no oversight',
    'N18',
    backwards,
    'en',
    'So 482 of equity plus 600 of debt, and ignoring fees that gives 1,082, so nine times EBITDA',
    'right',
  ],
  [
    'nothing from the multiple is no multiple',
    'N10',
    perShare,
    'fr',
    'Donc 28 euros par action, et la création de valeur, zéro du multiple.',
    'right',
  ],
  [
    'a finer figure takes the place of the rough one',
    'N11',
    offer,
    'fr',
    'Ça fait 8 milliards 9, donc un peu moins de quinze fois, quatorze virgule huit.',
    'slip',
  ],
  [
    'a price against a price is no exchange ratio',
    'N21',
    exchange,
    'fr',
    'Prix offert de 26 contre 40. Les actionnaires de la cible auraient donc 26 sur 66, 39 % du nouvel ensemble.',
    'trap: ownership by price ratio',
  ],
  [
    'what the question gave and is said over answers nothing',
    'N04',
    { basic: 240, opts: 15, strike: 10, price: 25 },
    'en',
    'So you have 240 million shares and 15 million options. The treasury method adds a few, fewer than the options.',
    'absent',
  ],
  [
    'ends too far apart give no figure between them',
    'N05',
    cost,
    'fr',
    'Avec 700 et 300, à la louche ça doit donner quelque chose entre 8 et 9, je ne sais pas mieux.',
    'absent',
  ],
  [
    'what is put in is no multiple of it',
    'N16',
    { ebitda: 120, m_in: 7, lev: 6, g: 0.05, years: 4, m_out: 10, paydown: 80 },
    'fr',
    '120 fois 7, 840, moins 720 de dette, donc 120 de mise.',
    'absent',
  ],
  [
    'though a multiple that is wrong is one',
    'N16',
    { ebitda: 120, m_in: 7, lev: 6, g: 0.05, years: 4, m_out: 10, paydown: 80 },
    'en',
    '840 less 720, so 120 of equity goes in. Out come 919, so 7.7 times.',
    'slip',
  ],
])('%s', (_, id, inputs, language, answer, verdict) => {
  expect(verdictOn(id, answer, language, inputs)).toBe(verdict);
});

import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { verdictOn } from './testing/verdict-on.ts';

const perShare = { ebitda: 200, mult: 9, netdebt: 400, shares: 50 };
const offer = { price: 30, prem: 0.4, shares: 100, netdebt: 600, ebitda: 600 };
const backwards = { exit_ev: 1400, exit_debt: 200, irr: 0.25, years: 5, lev: 5, ebitda: 120 };
const flow = { ebitda: 300, da: 60, t: 0.25, capex: 70, dnwc: 20 };
const options = { basic: 200, opts: 20, strike: 15, price: 40 };

type Inputs = Readonly<Record<string, number>>;

test.each<[what: string, id: string, Inputs, Language, answer: string, verdict: string]>([
  [
    'what follows from how fast a figure moves is no answer',
    'N10',
    perShare,
    'en',
    'That is twenty-eight per share. One turn of multiple is two hundred of EV, so four per share',
    'right',
  ],
  [
    'nor is it one in French',
    'N10',
    perShare,
    'fr',
    'Donc 36 euros par action. Un tour de plus, c’est 200, donc 4 euros par action',
    'trap: forgets net debt',
  ],
  [
    'a multiple is counted in years of profit',
    'N11',
    offer,
    'en',
    'So 4.8 billion on 600 a year, so eight years’ worth',
    'right',
  ],
  [
    'years of growth are no multiple',
    'N11',
    offer,
    'en',
    'They would want eight years’ worth of growth in the plan, for the holders',
    'absent',
  ],
  [
    'a multiple may be said in years beside the amount',
    'N18',
    backwards,
    'en',
    'That is a little over three times. All the money there is comes to 993, or 8.3 years of that profit',
    'right',
  ],
  [
    'what the banks lend is a step',
    'N18',
    backwards,
    'fr',
    'La dette, je sais faire, 5 fois 120, donc on lève 600. Pour le reste il me faudrait un tableur',
    'absent',
  ],
  [
    'the price is more than what the fund puts in',
    'N18',
    backwards,
    'fr',
    'Il reste 1 200, ramenés à 393. Donc le prix maximum est de 393, soit 3,3 fois l’EBITDA',
    'trap: leaves out the debt',
  ],
  [
    'a write-down told again answers nothing',
    'N31',
    { X: 80, t: 0.25 },
    'en',
    'So when the test fails the asset is written down by 80, and investors look through it',
    'absent',
  ],
  [
    'a guess is an answer where it is said to be one',
    'N07',
    flow,
    'en',
    'It is the waterfall we are all taught, for every provider of capital, and it is what you discount. The number here, I’d say, would be in the region of 200',
    'slip',
  ],
  [
    'a guess at how many there are is none',
    'N07',
    flow,
    'en',
    'It is the waterfall we are all taught, and you discount it. The number of years, I’d say, would be in the region of 20',
    'absent',
  ],
  [
    'capex left out is a mistake of thought',
    'N07',
    flow,
    'en',
    'NOPAT is 180, plus 60, less 20 of working capital, so free cash flow is 220',
    'trap: forgets the capex',
  ],
  [
    'the same amount may be a step',
    'N07',
    flow,
    'en',
    'NOPAT is 180, plus 60 gives 240, less 20 gives 220, less 70, so it is 165',
    'slip',
  ],
  [
    'new shares are reckoned exactly, however many there were before',
    'N04',
    options,
    'fr',
    'Il y en a 12,5 millions de nouvelles, donc deux cent onze millions et demi d’actions',
    'slip',
  ],
  [
    'a cycle without suppliers is a mistake of thought',
    'N23',
    { rev: 1095, cogs: 547.5, ar: 150, inv: 60, ap: 45, ddso: 15 },
    'en',
    'Suppliers I leave out, so the cycle is ninety days',
    'trap: leaves out DPO',
  ],
])('%s', (_, id, inputs, language, answer, verdict) => {
  expect(verdictOn(id, answer, language, { ...inputs })).toBe(verdict);
});

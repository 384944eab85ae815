import { expect, test } from 'vitest';
import { verdictOn } from './testing/verdict-on.ts';

const wipedOut = { ebitda: 60, mult: 5, costs: 20, rcf: 50, senior: 300, mezz: 150 };

test.each<[id: string, answer: string, verdict: string]>([
  ['N16', 'The multiple is two to three times the money', 'absent'],
  [
    'N05',
    'We went through it at school, and usually a WACC is 8.5%, some more, some less',
    'absent',
  ],
  ['N05', 'The shape of it matters more, and most funds would want 8.5% of a business', 'absent'],
  ['N05', 'The shape of it matters more, but in that sector you would see 8.5% of late', 'absent'],
  ['N05', 'The method matters more than the figure itself, for 8.5% is standard by now', 'absent'],
  ['N12', 'We weigh the two by what they are worth and that gives a WACC of 7.8%', 'absent'],
  [
    'N23',
    'The cycle matters, and supermarkets usually are paid at once and pay at 60 days',
    'absent',
  ],
  ['N05', 'Most people forget the tax shield, but I get to 8.1 percent', 'right'],
  [
    'N02',
    'In step one net income falls by 60. In step two cash rises by 55',
    'trap: expenses inventory when bought (NI step 1)',
  ],
  [
    'N31',
    'Net income falls by 75. For goodwill, net income is at minus 75 as well',
    'trap: tax-effects goodwill impairment',
  ],
  ['N31', 'Net income loses 75. Goodwill is harsher. No tax there. Net income loses 100', 'right'],
  ['N31', 'Unlike goodwill, an asset has a tax base, so net income falls by 75', 'right'],
  [
    'N01',
    'You follow what changes and what does not change from the first statement to the last one, always in the same order, for clarity',
    'absent',
  ],
  ['N01', 'At the end both sides agree and the check is zero', 'absent'],
  [
    'N01',
    'The cash position is therefore completely flat',
    'trap: cash unchanged (non-cash so no effect)',
  ],
  [
    'N01',
    'Cash is up twenty-five, and what was piled up in reserves is seventy-five lower',
    'right',
  ],
  ['N16', 'That is about 3.33 times the money', 'trap: ignores debt at exit (MOIC)'],
  ['N16', 'We make 2.4 times, that is a gain of 1.4 times the money', 'right'],
  [
    'N18',
    'I divide by 2.5, so a 2.5 times money multiple. 842 in all, or 8.4 times EBITDA',
    'right',
  ],
  [
    'N20',
    'Sixty over nine percent is 667, less the premium of 300, 367 of value is left',
    'trap: pre-tax',
  ],
  ['N07', 'After tax 150, plus 40, less 50 and 10, so 130 of cash flow', 'trap: taxes EBITDA'],
  [
    'N18',
    'Exit EV discounted is 442, with the debt 942, so 9.4 times',
    'trap: discounts EV instead of equity',
  ],
  [
    'N21',
    'Half of the offers fail, and I would go and see all of the shareholders first',
    'absent',
  ],
  [
    'N24',
    'Net debt of 540 counts. Interest on the whole of the gross debt is forty-two by my count, and EBITDA is what pays for it',
    'absent',
  ],
  ['N10', 'Eighteen euros each. A turn of multiple moves it by three euros', 'right'],
  ['N10', 'Eighteen each, in a deck of fifteen slides', 'right'],
  ['N23', 'Un jour vaut 2 millions, dix jours, côté clients, ce sont 20 millions', 'right'],
  [
    'N22',
    'They bring 40% of EBITDA, so they should own 40% of it',
    'trap: unlevered share used as ownership',
  ],
])('%s: %j is %s', (id, answer, verdict) => {
  expect(verdictOn(id, answer)).toBe(verdict);
});

test.each<[says: string, id: string, inputs: object, answer: string, verdict: string]>([
  [
    'a mezzanine that gets nothing',
    'N25',
    wipedOut,
    'Mezz gets zero, the seniors 77 cents',
    'right',
  ],
  ['pro rata', 'N25', wipedOut, 'Every lender gets 56%', 'trap: pro rata across all debt'],
  [
    'a mistake in whole percents',
    'N12',
    { ni_a: 300, sh_a: 150, p_a: 30, ni_t: 80, price_t: 1200, syn: 20, t: 0.25 },
    'Earnings become 395, so they are up by 32 percent',
    'trap: ignores new shares',
  ],
  [
    'a rounded mistake that equals an input',
    'N12',
    { ni_a: 600, sh_a: 300, p_a: 30, ni_t: 120, price_t: 1500, syn: 40, t: 0.25 },
    'Earnings become 760, something like 25 percent',
    'trap: ignores new shares',
  ],
  [
    'a conclusion that equals an input',
    'N20',
    { syn: 80, t: 0.25, w: 0.1, g: 0, integ: 100, prem: 400 },
    'Five hundred against a premium of four hundred, so we create value, a hundred',
    'right',
  ],
  [
    'a mistake said roughly, on two accounts',
    'N29',
    { f1: 120, g: 0.04, n: 5, w: 0.1, gt: 0.02, netdebt: 500, shares: 50 },
    'It is all worth 2,300, so something like 46 per share',
    'trap: TV undiscounted',
  ],
])('%s is heard on %s', (_, id, inputs, answer, verdict) => {
  expect(verdictOn(id, answer, 'en', { ...inputs })).toBe(verdict);
});

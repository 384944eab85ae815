import { expect, test } from 'vitest';
import { verdictOn } from './testing/verdict-on.ts';

const wipedOut = { ebitda: 60, mult: 5, costs: 20, rcf: 50, senior: 300, mezz: 150 };

test.each<[id: string, answer: string, verdict: string]>([
  [
    'N03',
    'Take off the cash, 200, and I would leave the associates alone. So 2,530 million of enterprise value',
    'trap: omits associates',
  ],
  [
    'N19',
    'Two and a half times over five years, so 20 percent. The same multiple over seven years, the rate drops a lot, towards 14',
    'right',
  ],
  [
    'N20',
    'Synergies net of costs are worth 420, so 120 million stays with our shareholders. I would say yes, and stop at 350 on top',
    'right',
  ],
  ['N19', 'It grew by a fifth, five times over, so 20 percent a year', 'right'],
  [
    'N20',
    'Synergies of 667 million, less 80 of integration. The premium is 300, so the buyer is left with plus 287',
    'trap: pre-tax',
  ],
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
  ['N31', 'Net income falls by 75. Pour la surcote, le résultat net baisse de 100', 'right'],
  ['N31', 'Unlike goodwill, an asset has a tax base, so net income falls by 75', 'right'],
  [
    'N01',
    'You follow what changes and what does not change from the first statement to the last one, always in the same order, for clarity',
    'absent',
  ],
  ['N01', 'At the end both sides agree and the check is zero', 'absent'],
  ['N01', 'Cash goes up by 25, PP&E falls by 100, so total assets are 75 lower', 'right'],
  ['N01', 'We save 25 of tax, so there is 75 less cash too', 'trap: cash falls like net income'],
  [
    'N01',
    "We add the 100 back since it is non-cash, so in the end cash doesn't change",
    'trap: cash unchanged (non-cash so no effect)',
  ],
  [
    'N02',
    'In step one that brings pre-tax profit down by 80 and net income by 60. When I sell, cash rises by 55',
    'trap: expenses inventory when bought (NI step 1)',
  ],
  [
    'N02',
    'Net income falls by 60 in step one. In step two it rises by 60 and cash rises by 70',
    'trap: expenses inventory when bought (NI step 1)',
  ],
  [
    'N31',
    'Net income falls by 75, and cash from operations is 25 higher thanks to the tax',
    'trap: books an immediate cash tax saving',
  ],
  [
    'N07',
    'Take tax off EBITDA, 150, less capex of 50, 100, less 10 of working capital: 90',
    'trap: taxes EBITDA',
  ],
  ['N24', 'Net debt of 540 over 120, so it is 5.5 times levered. It is covered 2.9 times', 'slip'],
  ['N24', 'Leverage is 600 over 120, so a little less than five times', 'trap: uses gross debt'],
  ['N23', 'It frees cash, at 2 million a day of sales, and the cycle gets shorter', 'absent'],
  ['N04', 'Exercising them brings 150 million, with which the company buys back shares', 'absent'],
  [
    'N08',
    'The terminal value is about 1.5 billion in year five. I then have to discount it back',
    'absent',
  ],
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
  ['N23', 'Un jour vaut 2 millions, dix jours, côté clients, ce sont 20 millions', 'absent'],
  [
    'N22',
    'They bring 40% of EBITDA, so they should own 40% of it',
    'trap: unlevered share used as ownership',
  ],
  ['N05', 'Debt costs 5, so 3.75 percent after tax, and in total the WACC is 8.5 percent', 'slip'],
  ['N05', 'Put together, the money in it has to earn 8.1 percent on average', 'right'],
  [
    'N16',
    'You look at the money multiple, and the cheque is less than half of the price',
    'absent',
  ],
  ['N25', 'The mezz gets 50%. If EBITDA rises by ten percent the mezz gets 74%', 'right'],
  ['N19', 'So about 20 percent a year, and 150 percent more in total', 'right'],
  [
    'N19',
    'The gain is 150 percent, over five years that is 30 percent a year. I know a few by heart, and one of them is 20 percent',
    'trap: simple average',
  ],
  ['N13', 'The family rolls over 40 percent. Accretion is 6.5 percent', 'right'],
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
    'a mistake rounded to a tenth of a billion',
    'N08',
    { fcf: 80, g: 0.025, w: 0.08, n: 5 },
    'So the present value is 1.5 billion',
    'trap: forgets to discount',
  ],
  [
    'a figure a little over a mistake',
    'N03',
    { price: 15, shares: 250, debt: 1300, pref: 70, nci: 30, cash: 400, assoc: 20 },
    'I add the cash, so the enterprise value is just over five and a half billion',
    'trap: adds cash',
  ],
  [
    'a small change rounded to a percent',
    'N12',
    { ni_a: 400, sh_a: 200, p_a: 25, ni_t: 80, price_t: 2000, syn: 60, t: 0.25 },
    'It is dilutive, by about six percent. EPS falls from 2 to 1.875',
    'right',
  ],
  [
    'a figure after the name of what it is over',
    'N11',
    { price: 30, prem: 0.4, shares: 150, netdebt: 700, ebitda: 550 },
    'It is 42 euros, so 7 billion. On 550 of EBITDA we are at 11.8 times',
    'slip',
  ],
  [
    'a step on the way to a cost of equity',
    'N06',
    { bl_peer: 1.2, de_peer: 0.4, t_peer: 0.25, de_target: 0.6, t: 0.25, rf: 0.03, erp: 0.055 },
    'I unlever the beta of 1.2 at 40 percent and get 0.92. Then I relever it and use 3 percent and 5.5 percent',
    'absent',
  ],
  [
    'the little that is left of two large amounts',
    'N20',
    { syn: 50, t: 0.25, w: 0.08, g: 0.01, integ: 80, prem: 450 },
    'That makes 456 against a premium of 450, so barely six million',
    'right',
  ],
  [
    'a charge of the parent that is added back',
    'N10',
    { ebitda: 150, mult: 8, netdebt: 300, shares: 30, c: 20 },
    'EBITDA of 170 at eight times is 1,360, less 300, so 35.3 euros a share',
    'trap: adds back the group charges',
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

test.each<[id: string, answer: string, verdict: string]>([
  ['N24', 'Le levier est donc un peu plus de 4,4 fois', 'right'],
  ['N12', "On arrive à une relution d'un peu moins de sept pour cent", 'right'],
  [
    'N31',
    'Résultat net de moins 75. Goodwill : donc moins 75 sur le résultat net',
    'trap: tax-effects goodwill impairment',
  ],
  ['N31', 'Cela réduit le résultat avant impôt de 100 et le résultat net de 75', 'right'],
])('%s in French: %j is %s', (id, answer, verdict) => {
  expect(verdictOn(id, answer, 'fr')).toBe(verdict);
});

test.each([
  ['A share earns 1.69, that is 31 percent more', 'right'],
  ['A share earns 1.69, that is 30 percent more', 'slip'],
])('a large rate may be rounded to a whole one: %s', (answer, verdict) => {
  const inputs = { ni_a: 450, sh_a: 350, p_a: 30, ni_t: 160, price_t: 1000, syn: 50, t: 0.25 };
  expect(verdictOn('N12', answer, 'en', inputs)).toBe(verdict);
});

test('an amount with two decimals may be said in one breath, without its point', () => {
  const inputs = { X: 120, cogs_pct: 0.5, price_multiple: 1.75, t: 0.25 };
  const answer =
    'One oh five comes in from the customer, minus the tax, I get ninety three seventy five';
  expect(verdictOn('N02', answer, 'en', inputs)).toBe('right');
});

test.each([
  [
    'what was given is no mistake of the same size',
    { ebitda: 90, m_in: 7.5, lev: 5.5, g: 0.03, years: 5, m_out: 9.5, paydown: 80 },
    'Entrée à sept et demi, dette à cinq et demi, je mets cent soixante de fonds propres. À la sortie cinq cent soixante-seize. Sur cent soixante, on fait trois virgule six fois',
    'slip',
  ],
  [
    'a figure of its own near one that was given is none that was given',
    { ebitda: 70, m_in: 7, lev: 4.5, g: 0.04, years: 5, m_out: 10.5, paydown: 100 },
    'Il reste sept cent soixante-dix-neuf. Le multiple de la mise est de quatre virgule quarante-cinq',
    'slip',
  ],
])('%s', (_, inputs, answer, verdict) => {
  expect(verdictOn('N16', answer, 'fr', inputs)).toBe(verdict);
});

test('a terminal value still to be brought back is no present value', () => {
  const inputs = { fcf: 90, g: 0.025, w: 0.09, n: 6 };
  const answer = 'Some fourteen nineteen. That still has to be brought back six years';
  expect(verdictOn('N08', answer, 'en', inputs)).toBe('absent');
});

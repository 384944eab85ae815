import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { verdictOn } from './testing/verdict-on.ts';

type Inputs = Readonly<Record<string, number>>;

const depreciation = { X: 200, t: 0.3 };
const cycle = { rev: 1825, cogs: 912.5, ar: 200, inv: 90, ap: 45, ddso: 5 };
const impairment = { X: 170, t: 0.3 };
const leases = { ebitda: 170, ev: 1200, rent: 40, lease_liab: 80 };
const flow = { ebitda: 180, da: 70, t: 0.25, capex: 50, dnwc: 15 };
const parts = {
  e1: 80,
  m1: 9,
  e2: 40,
  m2: 6,
  e3: 20,
  m3: 14,
  netdebt: 200,
  hold_disc: 0.1,
  shares: 40,
};
const terminal = { fcf: 120, g: 0.015, w: 0.09, n: 6 };
const paper = { ebitda: 150, m_in: 8.5, lev: 4.5, g: 0.04, years: 6, m_out: 10.5, paydown: 120 };
const exchange = { p_a: 40, sh_a: 450, p_t: 10, prem: 0.25, sh_t: 225 };
const offer = { price: 60, prem: 0.4, shares: 175, netdebt: 1100, ebitda: 350 };
const debtDeal = { ni_a: 350, sh_a: 300, ni_t: 200, price_t: 2750, rd: 0.08, t: 0.25, syn: 0 };
const waterfall = { ebitda: 60, mult: 5, costs: 20, rcf: 40, senior: 200, mezz: 100 };
const synergies = { syn: 50, t: 0.25, w: 0.08, g: 0, integ: 50, prem: 700 };
const earnOut = { upfront: 250, earn: 100, prob: 0.6, ke: 0.12, years: 2 };
const contribution = { e_a: 600, e_t: 250, nd_a: 400, nd_t: 1300, mult: 10 };

test.each<[what: string, id: string, Inputs, Language, answer: string, verdict: string]>([
  [
    'what cash falls along with does not take its figure',
    'N01',
    depreciation,
    'en',
    'We save sixty of tax and net income is down one forty. Nothing is added back, so cash falls with net income, minus one hundred and forty',
    'trap: cash falls like net income',
  ],
  [
    'nor does what it follows, in French',
    'N01',
    depreciation,
    'fr',
    'On économise soixante d’impôt, le résultat perd cent quarante. La trésorerie suit le résultat et baisse de cent quarante',
    'trap: cash falls like net income',
  ],
  [
    'less in the bank is less cash',
    'N01',
    depreciation,
    'en',
    'The tax saved is sixty, but cash follows profit, so we have one forty less in the bank',
    'trap: cash falls like net income',
  ],
  [
    'with the tax saved the bank is better off',
    'N01',
    depreciation,
    'en',
    'Net income is one forty lower, and with the two hundred added back we have sixty more in the bank',
    'right',
  ],
  [
    'where it was is no movement',
    'N01',
    depreciation,
    'fr',
    'Le résultat perd cent quarante, mais la trésorerie reste exactement où elle était',
    'trap: cash unchanged (non-cash so no effect)',
  ],
  [
    'the cash released is not the cycle',
    'N23',
    cycle,
    'en',
    'Debtors are forty days of sales. If they pay five days earlier, you pick up twenty-five million',
    'absent',
  ],
  [
    'what is cut off a deadline is not the cycle',
    'N23',
    cycle,
    'fr',
    'Quarante plus trente-six moins dix-huit, cinquante-huit jours. Si on gagne cinq jours, on libère vingt-cinq millions',
    'right',
  ],
  [
    'goodwill that is treated the same has the same mistake',
    'N31',
    impairment,
    'fr',
    'Le résultat net baisse de cent dix-neuf. Pour le goodwill c’est exactement pareil, cent soixante-dix avant impôt, cent dix-neuf après',
    'trap: tax-effects goodwill impairment',
  ],
  [
    'goodwill that is not treated the same has not',
    'N31',
    impairment,
    'en',
    'Net income falls by one nineteen. Goodwill is not the same, there is no tax, so all of the one seventy hits earnings',
    'right',
  ],
  [
    'versus names what follows it',
    'N26',
    leases,
    'en',
    'EV goes to twelve eighty and EBITDA to two ten, so you are at six point four times versus seven point one before',
    'slip',
  ],
  [
    'a right multiple stays right before the old one',
    'N26',
    leases,
    'fr',
    'On est à six virgule un fois contre sept avant',
    'right',
  ],
  [
    'two versions are no cash flow',
    'N07',
    flow,
    'en',
    'From EBITDA of one eighty I work down to the cash flow. There are two versions, levered and unlevered',
    'absent',
  ],
  [
    'ends too far apart are no figure',
    'N07',
    flow,
    'en',
    'EBIT is one ten, and the cash flow is probably somewhere between one hundred and two hundred',
    'absent',
  ],
  [
    'a guess is a figure',
    'N07',
    flow,
    'fr',
    'Le BFR, l’impôt, les investissements, de tête je dirais qu’on tombe autour de vingt-cinq millions, à vérifier',
    'slip',
  ],
  [
    'the second one is a thing and no hundred',
    'N27',
    parts,
    'en',
    'The first one, eighty at nine, seven hundred and twenty. The second one forty at six. Then I would add them up',
    'absent',
  ],
  [
    'a step told after the answer does not take it back',
    'N08',
    terminal,
    'en',
    'Around nine hundred and sixty-eight million today. The terminal value itself is about one thousand six hundred and twenty-four, in year six',
    'right',
  ],
  [
    'a part of the gain is no multiple',
    'N16',
    paper,
    'en',
    'Fourteen thirty-eight comes back: two point four times money, sixteen percent IRR. Nearly half is multiple expansion',
    'right',
  ],
  [
    'two thirds in debt is no multiple either',
    'N16',
    paper,
    'en',
    'We pay twelve seventy-five, two thirds of it debt, and EBITDA goes to one ninety. I would need a spreadsheet for the rest',
    'absent',
  ],
  [
    'shares are exchanged by what one gets',
    'N21',
    exchange,
    'en',
    'Twelve fifty over forty, so somebody holding sixteen of theirs gets five of ours',
    'right',
  ],
  [
    'and by hundredths',
    'N21',
    exchange,
    'fr',
    'Douze cinquante sur quarante, donc trente et un centièmes de la nôtre pour une des leurs',
    'right',
  ],
  [
    'near enough a share is the ratio once more',
    'N21',
    { ...exchange, p_a: 30, p_t: 20, prem: 0.3 },
    'en',
    'Twenty-six against thirty, that is 0.867, so a bit less than one of theirs for each one of ours',
    'right',
  ],
  [
    'the premium in euros is no multiple of EBITDA',
    'N11',
    offer,
    'fr',
    'L’actionnaire reçoit soixante plus quarante pour cent, donc vingt-quatre de mieux, on est à quatre-vingt-quatre',
    'absent',
  ],
  [
    'earnings per share in cents are no percentage',
    'N13',
    debtDeal,
    'fr',
    'Elle est relutive, dix pour cent. Le BPA passe d’un dix-sept à un vingt-huit',
    'right',
  ],
  [
    'an amount that happens to equal the rate is not the rate',
    'N25',
    waterfall,
    'en',
    'Three hundred. Forty to the revolver, two hundred to the senior, that leaves sixty for the mezzanine, who get sixty percent',
    'trap: forgets the costs',
  ],
  [
    'nobody sees a cent',
    'N25',
    waterfall,
    'en',
    'The revolver and the senior are paid, then the mezzanine, before shareholders see a cent',
    'absent',
  ],
  [
    'to be short by something is a loss',
    'N20',
    synergies,
    'en',
    'Thirty-seven and a half over eight percent, four sixty-nine, less fifty, and against seven hundred of premium you are short by two hundred and eighty-one',
    'right',
  ],
  [
    'a thin margin takes nothing back',
    'N20',
    { ...synergies, prem: 400 },
    'fr',
    'Il reste dix-huit virgule sept à mon client, la marge est mince, un an de retard et c’est fini',
    'right',
  ],
  [
    'what it is called on paper is not what it is worth',
    'N32',
    earnOut,
    'en',
    'The seller hears three fifty, but what he is offered is worth materially less',
    'absent',
  ],
  [
    'a figure the question gave is no answer when it is asked back',
    'N22',
    contribution,
    'en',
    'So the target brings 29.4 percent of EBITDA, and you want me to say which ownership would be fair. Yes, that is the question',
    'absent',
  ],
  [
    'it is one when it is concluded',
    'N22',
    contribution,
    'en',
    'The target brings 29.4 percent of EBITDA, so it should own 29.4 percent of the group',
    'trap: unlevered share used as ownership',
  ],
  [
    'a starting point is none',
    'N22',
    contribution,
    'fr',
    'Vingt-neuf virgule quatre pour cent, c’est un point de repère parmi d’autres, après on négocie',
    'absent',
  ],
])('%s', (_, id, inputs, language, answer, verdict) => {
  expect(verdictOn(id, answer, language, { ...inputs })).toBe(verdict);
});

import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { verdictOn } from './testing/verdict-on.ts';

const leases = { ebitda: 90, ev: 1300, rent: 35, lease_liab: 220 };
const flow = { ebitda: 120, da: 80, t: 0.2, capex: 30, dnwc: 25 };
const earnOut = { upfront: 150, earn: 50, prob: 0.5, ke: 0.11, years: 2 };
const backwards = { exit_ev: 1400, exit_debt: 350, irr: 0.21, years: 5, lev: 4.5, ebitda: 90 };
const accretion = { ni_a: 400, sh_a: 300, p_a: 55, ni_t: 80, price_t: 2750, syn: 70, t: 0.25 };
const breakeven = { ni_a: 550, sh_a: 300, p_a: 20, ni_t: 40, price_t: 2750, t: 0.25 };
const contribution = { e_a: 900, e_t: 500, nd_a: 1100, nd_t: 700, mult: 10.5 };
const exchange = { p_a: 90, sh_a: 450, p_t: 15, prem: 0.4, sh_t: 225 };

type Inputs = Readonly<Record<string, number>>;

test.each<[what: string, id: string, Inputs, Language, answer: string, verdict: string]>([
  [
    'how far a multiple moves is not where it ends',
    'N26',
    leases,
    'en',
    'On 90 of EBITDA I get just under seventeen times. It was 14.4 before, so the multiple goes up by two and a half turns',
    'trap: adds liability only',
  ],
  [
    'a minus after what is negative is its sign',
    'N07',
    flow,
    'fr',
    '32 après impôt. On a 30 de capex et 25 de variation de BFR à financer, soit 55. Le flux est donc négatif, moins 23 millions',
    'trap: forgets D&A add-back',
  ],
  [
    'an answer may open with what it is called',
    'N32',
    earnOut,
    'en',
    'Call it a hundred and seventy million, against a headline of two hundred. Half a chance of fifty is twenty-five, and two years knock off a bit under a fifth, so twenty on top',
    'right',
  ],
  [
    'what an offer lies under is not the offer',
    'N32',
    earnOut,
    'fr',
    'Les 50 millions dans deux ans valent 40,6. Plus les 150, on a une offre à 190,6 millions. Ça reste sous les 200 affichés',
    'trap: forgets the probability',
  ],
  [
    'a base is not where its power leads',
    'N18',
    backwards,
    'en',
    'Start from exit equity of 1.05 billion and discount at the target return, so 1.21 to the power five. That gives the cheque, to which I would add the 405 million of debt, but I cannot do it in my head',
    'absent',
  ],
  [
    'what it would be without the synergies stands until they come',
    'N12',
    accretion,
    'fr',
    'Relutive, oui, de quatorze pour cent environ. Regardez : sans synergies, le PER est de 41 et on paie 34 fois, mais ça ne fait que trois pour cent',
    'right',
  ],
  [
    'an answer may open with which way it goes',
    'N12',
    accretion,
    'en',
    'Accretive, by fourteen percent or so. The synergies do most of it, so only three percent is theirs',
    'right',
  ],
  [
    'what the new shares have to earn is a step',
    'N14',
    breakeven,
    'fr',
    'Je trouve 212 net, donc on remonte au brut et on est à 282,8 millions. Les 137,5 millions d’actions nouvelles réclament 1,83 chacune, soit 252, et la cible n’en apporte que 40',
    'right',
  ],
  [
    'a price to earnings ratio is no amount',
    'N14',
    breakeven,
    'fr',
    'On calcule les titres à émettre, 137,5 millions, on regarde le résultat qu’il faut pour les rémunérer, on soustrait les 40 de la cible et on repasse en avant impôt. Vu le PER payé, presque 69, ce sera délirant, mais je n’ai pas le chiffre',
    'absent',
  ],
  [
    'what a share lies below is not the share',
    'N22',
    contribution,
    'en',
    'I would take each at 10.5 times, deduct their own net debt and compare the equity values. As the target has more leverage, its share will be lower than 35.7. Not by a lot though',
    'absent',
  ],
  [
    'a starting point is left behind',
    'N22',
    contribution,
    'fr',
    'La part d’EBITDA, 35,7 %, c’est un point de départ mais elle ignore la dette. La cible doit donc recevoir un peu moins, et on regarderait aussi le résultat net et les cours',
    'absent',
  ],
  [
    'shares are exchanged by the thirty too',
    'N21',
    exchange,
    'fr',
    'Si c’était sans prime, ce serait une pour six. Avec quarante pour cent on monte à vingt et un euros contre quatre-vingt-dix, c’est-à-dire sept actions pour trente',
    'right',
  ],
])('%s', (_, id, inputs, language, answer, verdict) => {
  expect(verdictOn(id, answer, language, { ...inputs })).toBe(verdict);
});

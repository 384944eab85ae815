import type { Lexicon } from '../../types.ts';

/** The words of false statements about the cash flow and the way to a value per share. */
export const untruthsOfFlowsNotions = {
  net_debt_added: [
    'net debt is added, net debt gets added, net debt added, add net debt, adding net debt, add back net debt, ev plus net debt, enterprise value plus net debt',
    'dette nette s’ajoute, dette nette est ajoutée, dette nette je la rajoute, dette nette je l’ajoute, rajoute la dette nette, ajoute la dette nette, ajouter la dette nette, rajouter la dette nette, ve plus la dette nette',
  ],
  no_bridge: [
    'no bridge, bridge is not needed, without a bridge, skip the bridge',
    'pas besoin de pont, pas besoin de passage, sans passage, aucun passage, pas de bridge',
  ],
  unlevered_word: ['unlevered, fcff', 'unlevered, sans dette, avant dette, désendetté'],
  net_income_word: [
    'net income, net profit, bottom line, net earnings',
    'résultat net, bénéfice net',
  ],
  starts_from: [
    'start from, starting from, start with, begin with, begin from, is, equals, means',
    'pars du, part du, partir du, partant du, est le, égal au, correspond au',
  ],
  build_up: ['build, buildup', 'constitution, gonflement, accroissement'],
  more_cash: [
    'more cash, extra cash, additional cash',
    'plus de cash, plus de trésorerie, davantage de trésorerie, trésorerie en plus',
  ],
  add_increase: [
    'add the increase, adding the increase, add that increase, add this increase, plus the increase',
    'ajoute la hausse, ajoute cette hausse, ajoute l’augmentation, rajoute la hausse, additionne la hausse, je l’additionne, on l’additionne',
  ],
  ebitda_plus: [
    'ebitda plus, ebitda and add, depreciation to ebitda, d&a to ebitda, amortisation to ebitda',
    'ebitda plus, amortissements à l’ebitda, dotations à l’ebitda, ebitda augmenté des',
  ],
  kept_out: [
    'stays out, stay out, does not belong, do not belong, has no place, does not come into, does not count, can be ignored, can be left out, is ignored, does not come off, is not deducted, is zero, fall to zero, drop to zero, go to zero',
    'n’entre pas, n’entrent pas, ne se déduit pas, ne se déduisent pas, ne se retire pas, n’a pas sa place, reste en dehors, reste dehors, peut être ignoré, tomber à zéro, peut être nul, ne compte pas, n’est pas déduit',
  ],
  comes_off_again: [
    'gets subtracted, is subtracted, gets deducted, is deducted, comes off, is taken off, gets taken off',
    'en moins, se retire, se retranche, est retiré, est retranché, laisse en moins',
  ],
  only_word: ['only, just, merely', 'seulement, uniquement, que pour, qu’à hauteur'],
  one_minus_tax: [
    'one minus tax, one minus the tax, 1 minus t, 1 minus tax',
    'un moins t, un moins l’is, un moins l’impôt, 1 moins t',
  ],
  deducts_interest: [
    'i deduct the interest, i subtract interest, you subtract interest, i take off interest, i take out the interest, interest every year',
    'je retire les intérêts, je déduis les intérêts, on retire les intérêts, je retranche les intérêts, je retire chaque année les intérêts',
  ],
  counted_in: [
    'counted in, included in, added to, add to, goes into, belongs in, in the free cash flow, in the cash flow',
    's’ajoute aux, compté dans, ajouté au, ajoute au, entre dans, inclus dans, va dans le flux, intègre au flux',
  ],
  first_flow: [
    'first flow, first year’s flow, first cash flow, flow of year one, year one flow, year one cash flow',
    'premier flux, flux de la première année, premier cash flow',
  ],
  same_factor: [
    'same factor, same discount factor, single factor, one factor, average factor, same coefficient, one discount factor, single discount factor',
    'même facteur, même coefficient, seul coefficient, seul facteur, coefficient unique, facteur unique, facteur moyen, coefficient moyen',
  ],
  on_first_flow: ['on the first flow, from the first flow', 'sur le premier flux, du premier flux'],
  nothing_left_to_discount: [
    'nothing to bring back, nothing left to discount, nothing more to discount, nothing to discount',
    'rien à actualiser, plus rien à actualiser, rien à ramener',
  ],
  value_of_today: [
    'is today’s value, gives today’s value, already in today’s money',
    'est déjà à la date d’aujourd’hui, déjà à aujourd’hui',
  ],
  linear_discounting: [
    'wacc times number of years, times the number of years, discounting is linear, linear discounting, linearly, simple interest',
    'fois le nombre d’années, actualisation est linéaire, actualisation linéaire, intérêts simples',
  ],
  at_wrong_rate: [
    'terminal value at the growth, everything at the risk free, flows at the growth, discount at the growth, discount it at the growth, discount at the risk free, discount at wacc minus',
    'valeur terminale au taux de croissance, actualise au taux sans risque, actualise au cmpc moins, flux au cmpc moins',
  ],
  unlevered_at_equity_cost: [
    'unlevered flows at the cost of equity, unlevered flows is the cost of equity',
    'flux avant frais financiers au coût des fonds propres, flux disponibles au coût des fonds propres',
  ],
  endless_span: [
    'thirty years, twenty years, fifty years, as long as possible, forty years',
    'trente ans, vingt ans, cinquante ans, quarante ans, le plus longtemps possible',
  ],
  past_flows: ['past cash flows, past flows, historical flows', 'flux passés, flux historiques'],
  profit_alone: [
    'discount net income, discount the net income, discount ebitda, discount the ebitda',
    'actualise l’ebitda, les résultats nets',
  ],
  debt_instalments: [
    'debt repayments, debt repayment, principal repayments, dividends',
    'remboursements d’emprunt, remboursements de dette, remboursement de la dette, dividendes',
  ],
  capex_before_tax: [
    'capex before tax, capex before the tax, capex from ebit',
    'capex avant impôt, capex avant l’impôt, capex de l’ebit',
  ],
  tax_given_back: [
    'add back tax, add back the tax, add the tax back',
    'rajoute l’impôt, réintègre l’impôt',
  ],
  exact_answer: [
    'the exact value, one true value, the one right answer, precise to the, exact price',
    'valeur exacte, la vraie valeur, au chiffre près, à l’euro près',
  ],
} as const satisfies Lexicon;

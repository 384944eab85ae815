import type { Lexicon } from '../../types.ts';

/** Operating profit after tax, in the words of those who get it wrong. */
export const nopatMisstated: Lexicon = {
  after_deducting_interest: [
    'after deducting interest, after interest is deducted, once interest is deducted, after taking off interest, after taking interest off, once interest is taken off',
    'après déduction des intérêts, résultat courant, après avoir retiré les intérêts, après avoir déduit les intérêts',
  ],
  net_income_word: [
    'net profit, net income, bottom line, net earnings',
    'bénéfice net, résultat net',
  ],
  of_ebitda: ['of ebitda, of the ebitda, full ebitda', '% de l’ebitda, pour cent de l’ebitda'],
  tax_claim_added: [
    'tax increases net assets, tax is an asset, tax we save, tax saving we add, tax comes in addition, deferred tax on top, dtl is added, dtl adds, dtl increases, add that tax, add the tax, add this tax, plus the tax, plus that tax, add the deferred taxes, adding the deferred tax, plus the deferred tax, plus deferred tax, add the dtl, plus the dtl, deferred tax is added, deferred tax lowers goodwill, deferred tax reduces goodwill, deferred tax liability reduces goodwill, deferred tax liability lowers goodwill',
    'impôt vient en plus, ajoute cet impôt, ajoute l’impôt, plus l’impôt, impôt augmente l’actif, ajoute les impôts, impôt différé en plus, impôt différé vient augmenter, plus les impôts différés, impôt différé s’ajoute, impôt différé passif réduit le goodwill',
  ],
  tax_given_back: [
    'add back tax, add back the tax, add the tax back',
    'rajoute l’impôt, réintègre l’impôt',
  ],
  tax_on_ebitda: [
    'tax on ebitda, tax the ebitda, tax ebitda, ebitda is taxed, ebitda after tax, ebitda minus tax, ebitda less tax, tax is on ebitda, tax applies to ebitda, tax rate to ebitda, tax the full ebitda, tax the whole ebitda, tax comes off ebitda, tax is calculated on ebitda',
    'impôt sur l’ebitda, impose l’ebitda, taxe l’ebitda, ebitda après impôt, ebitda moins l’impôt, ebitda est imposé, ebitda est taxé, impôt se calcule sur l’ebitda, taxe directement l’ebitda, impose directement l’ebitda, impôt porte sur l’ebitda',
  ],
  taxed_profit_wrong: [
    'tax is on cash flow, tax on the cash flow, tax falls on the cash flow, tax the net income, tax on net income, tax after interest, tax on the profit after interest, deduct interest before tax, interest off before tax, tax on profit after interest',
    'impôt sur le flux, impôt porte sur le flux, impôt sur le cash flow, impôt sur le résultat net, impôt après intérêts, impôt sur le résultat après intérêts, impose le résultat net, retire les intérêts avant l’impôt',
  ],
  taxes_before_wear: [
    'tax first and then depreciation, tax before depreciation, tax comes before depreciation, tax off ebitda, tax straight off the ebitda, tax off the ebitda',
    'impôt avant les amortissements, l’impôt avant l’amortissement, l’impôt d’abord et l’amortissement ensuite, impôt directement sur l’ebitda',
  ],
  worked_out_on: [
    'worked out on, calculated on, computed on, based on, applied to, charged on, levied on, taken on, falls on, is on, assessed on',
    'se prend sur, porte sur, est assis sur, calculé sur, se calcule directement sur, appliqué à, prélevé sur, se paie sur',
  ],
};

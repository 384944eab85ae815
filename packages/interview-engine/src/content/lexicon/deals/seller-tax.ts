import type { Lexicon } from '../../types.ts';

/** The seller’s clean exit and single tax, in the words people use for it. */
export const sellerTaxNotions: Lexicon = {
  deals_one_tax: [
    'tax collected once, taxman comes once, taxman passes once, pays the taxman one time, pays the taxman once, sees the taxman once, settles with the taxman once, taxed a single time, taxed a single, taxed only once, takes its share once, one bite, tax man once, taxman once, taxed once, single tax, one tax, one layer, single layer, one level of tax, tax on gain, capital gains, gain taxed, reduced rate, participation exemption, taxed twice, two layers, double tax, double taxation, two levels of tax, only taxed once, pays tax once, one round of tax, company pays tax and then, taxed one time, only one time, tax one time, tax only once',
    'fisc ne passe qu’une fois, fisc passe qu’une fois, passe une fois aux impôts, une fois aux impôts, paie le fisc une seule fois, règle le fisc une fois, qu’une seule fois, une seule fois, prend sa part qu’une, plus-value une fois, impôt une fois, paie une fois, imposé une fois, une seule imposition, un seul impôt, plus-value, taux réduit, taxé une fois, imposé deux fois, double imposition, deux fois imposé, niche copé, flat tax, imposition à deux niveaux, imposé qu’une fois, taxé qu’une fois, paie l’impôt une fois, qu’un seul impôt, imposé une seule, taxé une seule, ne paie qu’une fois, l’impôt une seule fois, qu’une fois à la caisse, passe une fois à la caisse, prend sa part une fois, le fisc passe une fois, fisc ne se sert qu’une fois',
  ],
  process_leaves_calm: ['walks away clean, sleeps well', 'l’esprit tranquille, sans rien derrière'],
  told_off_he_goes: [
    'off to the beach, off to the sea, goes fishing, never hears of it again, he is off, retires, nothing follows him',
    'part à la plage, part à la mer, entend plus parler, part à la pêche, file à la plage, prend sa retraite, plus rien ne le suit',
  ],
  told_taxed_again: [
    'taxed again, pays again, second time when he, pays a second time',
    'repaie quand, paie à nouveau, paie encore quand, repasse à la caisse, taxé une seconde fois, paie une deuxième fois',
  ],
  told_taxed_on_gain: [
    'taxed on the gain, pays on the gain, company is taxed, company pays tax',
    'paie sur le gain, taxée sur le gain, société est taxée, société paie l’impôt, paie sur la plus-value',
  ],
};

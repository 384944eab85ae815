import type { Lexicon } from '../../types.ts';

/** Turns of phrase that put debt, price or rank on the wrong side of a buyout. */
export const plainlyWrongLinksOfBuyouts = {
  fund_repays: [
    'fund has to repay, fund must repay, fund is liable, fund owes the debt, debt stays with the fund, sponsor has to repay, sponsor is liable',
    'fonds doit rembourser, fonds est redevable, fonds qui doit rembourser, dette reste au fonds',
  ],
  complete_word: [
    'in full, entirely, in its entirety, whole, all of it',
    'en entier, en totalité, entièrement, intégralement',
  ],
  among_uses: [
    'in uses, uses are, on the uses side, uses you put',
    'dans les uses, dans les emplois, côté emplois, les emplois ce sont, emplois on met, en emplois',
  ],
  among_sources: [
    'in sources, sources are, on the sources side',
    'dans les sources, dans les ressources, côté ressources, les ressources ce sont, en ressources',
  ],
  money_raised: [
    'senior debt, acquisition debt, new debt, sponsor equity, equity of the sponsor, debt and equity',
    'dette senior, dette d’acquisition, nouvelle dette, equity du sponsor, fonds propres du sponsor, fonds propres du fonds, dette et les fonds propres, dette et l’equity',
  ],
  money_spent: [
    'purchase price, the price, fees',
    'prix d’achat, le prix, les frais, prix des titres',
  ],
  repaid_earlier_than: [
    'repaid before, rank ahead of, paid before, comes before, is paid ahead of, has priority over, ranks above',
    'remboursées avant, passent avant, payée avant, prime sur, prioritaire sur, servi avant',
  ],
  lbo_heavy_spending: [
    'consumes working capital, eats working capital, that eats cash',
    'consomme du bfr, mange du bfr, gourmand en bfr, forte consommation de bfr, gros besoin en fonds de roulement',
  ],
  cheque_noun: ['', 'equity'],
  value_for_owners: [
    'value of the shares',
    'valeur des titres, valeur de l’equity, equity de sortie',
  ],
  multiple_lever_word: [
    'multiple lever, multiple effect, multiple expansion, re rating',
    'levier multiple, effet multiple',
  ],
  contributes_word: [
    'explains, contributes, accounts for, creates, adds',
    'explique, contribue, représente, crée, apporte',
  ],
  measured_by: [
    'measured by, equals, corresponds to, is',
    'se mesure à, mesuré par, correspond à, est',
  ],
  debt_at_one_end: ['debt raised', 'dette levée'],
  lbo_more_debt_instead: [
    '',
    'plus de dette et moins d’equity, mettant plus de dette, ajoutant de la dette',
  ],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';

/** Sources and uses, in the words of those who get it wrong. */
export const sourcesUsesMisstated: Lexicon = {
  among_sources: [
    'in sources, sources are, on the sources side',
    'dans les sources, dans les ressources, côté ressources, les ressources ce sont, en ressources',
  ],
  among_uses: [
    'in uses, uses are, on the uses side, uses you put',
    'dans les uses, dans les emplois, côté emplois, les emplois ce sont, emplois on met, en emplois',
  ],
  debt_of_before: [
    'old debt, existing debt, target’s debt, debt already there',
    'ancienne dette, dette existante, dette de la cible, dette en place',
  ],
  is_left_alone: [
    'stays in place, not refinanced, not refinance, stays there, left in place, stays as it is',
    'pas refinancée, reste en place, ne refinance pas, reste là, laisse en place',
  ],
  lbo_need_not_balance: [
    'sources need not equal, uses can exceed sources, sources can be bigger, uses can be bigger, need not match, not have to match, not need to match, not need to be equal, nobody cares whether they match, not have to be equal',
    'pas besoin d’être équilibrés, ressources peuvent être inférieures, pas besoin d’être égaux, n’ont pas à être égaux, peuvent être différents, pas forcément égaux, pas obligés d’être égaux, ressources peuvent dépasser, emplois peuvent dépasser',
  ],
  lbo_no_effect_on_price: [
    'no effect on price, no bearing on the price, outside the uses, not in the uses, paid by the banks, paid by the seller, can be ignored, are negligible, do not count, do not matter',
    'pas d’effet sur le prix, aucun effet sur le prix, en dehors du montage, hors du montage, pas dans les emplois, hors des emplois, payés par les banques, payés par le vendeur, ne comptent pas, négligeables, ne jouent pas',
  ],
  money_raised: [
    'senior debt, acquisition debt, new debt, sponsor equity, equity of the sponsor, debt and equity',
    'dette senior, dette d’acquisition, nouvelle dette, equity du sponsor, fonds propres du sponsor, fonds propres du fonds, dette et les fonds propres, dette et l’equity',
  ],
  money_spent: [
    'purchase price, the price, fees',
    'prix d’achat, le prix, les frais, prix des titres',
  ],
  not_a_use: [
    'not part of the uses, not in the uses, left out of the uses, seller pays, not a use, not use of funds, fees are on the seller, borne by the seller, charged to the seller, paid by the seller, not in the table',
    'pas un emploi, pas partie des emplois, vendeur qui les paie, vendeur paie, sont pour le vendeur, à la charge du vendeur, payés par le vendeur, ne rentrent pas dans le tableau, pas dans les emplois',
  ],
  out_of_the_price: [
    'not change what the fund can pay, not change the price, no effect on the price, not come into',
    'n’entrent pas dans le prix, ne changent pas le prix, n’entrent pas en compte, ne comptent pas dans le prix',
  ],
};

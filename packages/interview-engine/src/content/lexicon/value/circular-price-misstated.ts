import type { Lexicon } from '../../types.ts';

/** A price and a share count that depend on each other, in the words of those who get it wrong. */
export const circularPriceMisstated: Lexicon = {
  net_count_word: [
    'how many net shares, how many new shares, number of new shares, net new shares, number of net shares, number of diluted shares, the diluted count, the dilution',
    'nombre d’actions nouvelles, nombre d’actions dilué, nombre dilué, actions nettes, la dilution, combien d’actions nouvelles',
  ],
  no_circle: [
    'count does not depend on the price, number does not depend on the price, no circularity, no need to iterate, never need to iterate, not circular, never circular, no need for iteration, nothing circular, independent of the price, regardless of the price, same at any price, same whatever the price',
    'nombre ne dépend pas du prix, pas de circularité, aucune circularité, pas besoin d’itérer, jamais besoin d’itérer, rien de circulaire, ne dépend pas du cours, indépendant du cours, indépendant du prix',
  ],
};

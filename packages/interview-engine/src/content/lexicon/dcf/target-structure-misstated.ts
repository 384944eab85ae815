import type { Lexicon } from '../../types.ts';

/** The weights of debt and equity, in the words of those who get it wrong. */
export const targetStructureMisstated: Lexicon = {
  above_cost_of_equity: [
    'wacc should be higher than the cost of equity, wacc is always higher than the cost of equity, wacc is higher than the cost of equity, wacc exceeds the cost of equity',
    'cmpc est supérieur au coût des fonds propres, cmpc est toujours supérieur au coût des fonds propres, cmpc doit être supérieur au coût',
  ],
  above_ke: [
    'above the cost of equity, higher than the cost of equity, more than the cost of equity, over the cost of equity',
    'plus haut que le coût des fonds propres, au-dessus du coût des fonds propres, supérieur au coût des fonds propres, plus élevé que le coût des fonds propres',
  ],
  as_weight: [
    'debt over equity, debt to equity, debt divided by equity, gearing, d over e, debt over the equity, debt on equity, equity over debt',
    'dette sur fonds propres, dette divisée par les fonds propres, gearing, dette sur capitaux propres, fonds propres sur dette',
  ],
  books_are_right: [
    'balance sheet is the right place, balance sheet is more reliable, balance sheet is safer, books are more reliable, book values are more stable, book values are safer, balance sheet is the best source, balance sheet is the right source',
    'bilan est la bonne source, bilan est plus fiable, bilan est plus stable, bilan est plus sûr, valeurs comptables sont plus stables, valeurs comptables sont plus fiables, valeur comptable est plus fiable',
  ],
  must_be_book: [
    'weights have to be book, weights must be book, weights should be book, book values straight off, straight off the balance sheet, take the balance sheet, use the balance sheet, weights from the balance sheet, weights off the balance sheet, have to be book values, must be book values, should be book values, come from the balance sheet, are the book values',
    'poids doivent être en valeur comptable, poids doivent être comptables, prends les poids du bilan, on prend le bilan, je prends le bilan, poids en valeur comptable, poids au bilan, doivent être comptables, sont les valeurs comptables, viennent du bilan',
  ],
  outside_costs: [
    'above both costs, higher than both, below both costs, lower than both',
    'supérieur aux deux, inférieur aux deux',
  ],
  plain_sum_of_costs: [
    'cost of equity plus cost of debt',
    'somme du coût de la dette, addition du coût',
  ],
  quotes_too_restless: [
    'market values move every day, market values are too volatile, market value is too volatile, market values would be wrong, market values are wrong, market prices move too much, market values change every day, market values are not reliable, market values are unreliable, market is too jumpy, stock market is too jumpy, prices are too jumpy, market values move all the time',
    'valeur de marché bouge tous les jours, valeur de marché bouge trop, cours bouge tous les jours, cours bouge trop, marché est trop volatil, bourse bouge trop, bourse est trop volatile, valeurs de marché sont trop volatiles',
  ],
  stands_over_both: [
    'above both, above the cost of debt and the cost of equity, higher than both, above the cost of equity, higher than the cost of equity, above either of the two',
    'supérieur aux deux, supérieur au coût de la dette et au coût des fonds propres, supérieur au coût des fonds propres, plus élevé que le coût des fonds propres, plus élevé que les deux',
  ],
  unweighted_mean: [
    'same weight to both, equal weight to both, both equally, equal weights, counts for half, half for each, halfway is, half way is, middle of the two, right in the middle, average of eleven and six, just take the average, just average the, simply average, halfway between, half way between, split the difference, add the two and halve, simple average, plain average, arithmetic average, arithmetic mean, simple mean, average the two costs, average of the two costs, unweighted, fifty fifty, half and half, divide by two, without weighting, add the two costs, add the two rates, add both costs, weights do not matter',
    'même poids aux deux, poids égal, à parts égales, compte pour moitié, moitié pour chacun, pile au milieu, au milieu entre les deux, à mi-chemin, moyenne toute bête, fais juste la moyenne, fais simplement la moyenne, à mi-chemin entre, coupe la poire en deux, au milieu des deux, moyenne simple, simple moyenne, moyenne arithmétique, non pondérée, sans pondérer, moitié moitié, divise par deux, somme des deux coûts, additionne les deux coûts, additionne les deux taux, ajoute les deux coûts',
  ],
  without_weights: [
    'whatever the amounts, regardless of the amounts, however much each, proportions do not matter, weights change nothing, weights don’t matter, split does not matter, regardless of the weights, proportions are irrelevant, weights are irrelevant, ignore the weights, forget the weights, weights do not count, without weights, whatever the weights',
    'quels que soient les montants, peu importe les montants, peu importe la part, proportions importent peu, proportions ne comptent pas, poids ne change rien, poids importent peu, poids ne comptent pas, poids n’ont pas d’importance, répartition ne compte pas, répartition n’a pas d’importance, proportions ne changent rien, sans les poids, peu importe les poids',
  ],
};

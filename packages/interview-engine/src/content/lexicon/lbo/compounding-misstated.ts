import type { Lexicon } from '../../types.ts';

/** Compounding, in the words of those who get it wrong. */
export const compoundingMisstated: Lexicon = {
  compounding_raises: [
    'compounding lifts the irr, compounding raises the irr, compounding pushes the irr up, compounding increases the irr, compounding makes the irr higher, compounding adds to the irr, compounding brings it up, compounding makes it higher',
    'capitalisation augmente le tri, capitalisation fait monter le tri, capitalisation relève le tri, intérêts composés augmentent le tri, intérêts composés relèvent le tri, capitalisation le fait monter, intérêts composés font monter le tri',
  ],
  lbo_how_many_times: [
    'how many times, the multiple, money multiple',
    'combien de fois, le multiple',
  ],
  rule_of_72: [
    'rule of seventy two, 72 rule, rule of 72s',
    'règle de 72, règle de soixante douze, règle du 72',
  ],
  simple_average: [
    'simple average, straight average, plain average, gain divided by, gain over the years, simple division, straight division, simple rate',
    'moyenne simple, moyenne arithmétique, gain divisé par, division simple, simple division, taux simple',
  ],
  stands_higher_than: [
    'higher than, above, more than, greater than, bigger than, exceeds',
    'supérieur à, plus élevé que, plus haut que, au-dessus, plus grand que, dépasse',
  ],
  times_seventy_two: [
    'multiplied, times, add, subtract',
    'multiplie, multiplier, fois le taux, ajoute, soustrait',
  ],
};

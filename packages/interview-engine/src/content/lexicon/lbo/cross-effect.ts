import type { Lexicon } from '../../types.ts';

/** The combined effect, shown once, in the words people use for it. */
export const crossEffectNotions: Lexicon = {
  hit_by_it_too: [
    'is hit by it too, hit by it as well, is also worth less, also sold cheaper, also sells for less, suffers the lower multiple, also priced lower, gets the lower multiple too',
    'se vend aussi moins cher, vaut aussi moins, subit aussi le multiple, est touché aussi, prend aussi la baisse, aussi au multiple plus bas',
  ],
  lbo_bit_between: [
    'leftover, bit in the middle, sliver, overlap, crossover, mix of the two, mixture of the two, belongs to both, belong to both, bit of both, product of the two, where the two meet, the two together',
    'bout au milieu, morceau au milieu, croisement, recoupement des deux, chevauchement, mélange des deux, tient aux deux, à cheval sur les deux, appartient aux deux, un peu des deux, produit des deux, croisement des deux, rencontre des deux',
  ],
  lbo_count_once: [
    'separately, on its own, apart, not counted twice, counted twice, double count, add up, sums, total, ties, left over, extra, additional, small, own line',
    'à part, séparément, isoler, deux fois, double compte, double comptage, additionner, somme, total, boucle, reste, supplémentaire, petit',
  ],
  lbo_on_more_profit: [
    'on what was added, on the new profit, on the extra profit, on the added profit, for the extra, on the profit gained, lost on the extra, on the bit gained, on the extra, on the additional, on the increase, on the growth, on the new, additional EBITDA, additional profit, extra EBITDA, incremental EBITDA, extra profit, applied to the extra',
    'sur ce qui s’est ajouté, sur les profits nouveaux, sur le nouveau résultat, perdu sur l’ebitda supplémentaire, sur le bénéfice en plus, sur l’ebitda gagné, sur ce qu’on a gagné en plus, sur le résultat supplémentaire, sur la hausse, sur le supplément, sur l’ebitda en plus, sur la croissance, ebitda additionnel, ebitda supplémentaire, sur le surplus',
  ],
  lbo_own_line: [
    'own line, show that once, show it once, count it once, own box, own little box, not counted in two, drawer of its own, own drawer, separate box, own bar, bar of its own, own column, column of its own, separate bar, box of its own, on it own line, own bucket, kept apart, in its own box, in its own line, a separate line, a line of its own',
    'à part, sur sa propre ligne, une seule fois, ligne à lui, ligne à elle, propre case, propre barre, case séparée, barre à part, tiroir à part, case à lui, propre ligne, colonne à part, barre séparée, isole à part, ligne à part, case à part, dans sa case, ligne séparée, sur sa ligne',
  ],
};

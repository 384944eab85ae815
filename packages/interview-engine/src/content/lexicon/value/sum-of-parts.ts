import type { Lexicon } from '../../types.ts';

/** The sum of the parts, in the words people use for it. */
export const sumOfPartsNotions: Lexicon = {
  cut_it: [
    'cut, slices, carve it, share it out, split it, split the group, break it up, break the group, break it down, take it apart, chop it up, as three companies, as three businesses, three shops in one, take the group to pieces, take it to pieces, pull it apart',
    'couper, coupe, découper, découpe, parts, tranches, sépare les, séparer les, démonte, démonter, décompose, décomposer, comme trois sociétés, étaient trois sociétés, trois boutiques dans, démonte le groupe, démonter le groupe',
  ],
  each_put_apart: [
    'three different buyers, sell them one by one, sell each, sold separately, price every shop apart, weigh each, every shop apart, each one apart, price every one, one at a time, every bit, each bit, as if they were three, value each, price each, each as if, as if it stood alone',
    'trois acheteurs différents, vends chacune, vends chaque, vendues séparément, vends séparément, pèse chaque, pèse chacune, un prix pour chacune, un prix pour chaque, chacune à part, un à un, une à une, chaque morceau, chaque bout, évalue chacun, évalue chacune, prix sur chacune, comme si elle était seule',
  ],
  put_together: [
    'back together, add up, add the three, add it up, add it back up, add them up, add them back, add back up, add the pieces, total them, tot it up, tot them up, three prices together, put the three together, stack them up, stack up, tot up, pile them up, each shop and add, each and add, then add, stacked, stacked one on, one on top of the other, count what comes in, count what i get, weights back together, put it all back together, adds it all up, total the tags, add the tags, total the pieces, then i add',
    'recoller, recolle, additionne, additionne le tout, refais le total, faire le total, fais le total, ferais le total, total des trois, remets ensemble, remettre ensemble, trois prix ensemble, on empile, j’empile, additionnerais, j’ajouterais les trois, on additionne, empilées, empilés, l’une sur l’autre, compte ce qui rentre, compte ce que ça rapporte, totalise, totaliser, je totalise, poids ensemble, je rassemble, total des étiquettes, additionne les étiquettes, puis on ajoute, et on ajoute, puis j’ajoute',
  ],
  sum_word: ['sum, total, everything, all the', 'somme, total, tout ce, ensemble'],
};

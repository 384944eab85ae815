import type { Lexicon } from '../../types.ts';

/** A price and a share count that depend on each other, in the words people use for it. */
export const circularPriceNotions: Lexicon = {
  goes_round: [
    'count changes the price, price changes the count, count moves the price, iterate, circular, loop, goal seek, depends on the price, feeds back, go round, chicken and egg, offer price, at the offer, the bid price, price of the offer',
    'refais le tour, refait le tour, nombre change le prix, prix change le nombre, itérer, circulaire, circularité, boucle, dépend du prix, dépend du cours, valeur cible, prix d’offre, prix offert, prix de l’offre, œuf et la poule',
  ],
  settles_down: [
    'until it settles, until it stops moving, round and round',
    'jusqu’à ce que ça, on tourne jusqu’à',
  ],
};

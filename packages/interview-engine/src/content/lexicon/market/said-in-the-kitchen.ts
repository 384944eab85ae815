import type { Lexicon } from '../../types.ts';

/** Why two companies marry, as somebody tells it over dinner. */
export const dealsSaidInTheKitchen = {
  market_gives_foothold: [
    'a foothold, a way into, a beachhead',
    'un pied aux, un pied en, un pied dans, une porte d’entrée, tête de pont',
  ],
  market_shares_things: [
    'share factories, share plants, share warehouses, share the costs, pool',
    'partager les usines, partager les coûts, mutualiser, mettre en commun',
  ],
  market_nothing_to_put: [
    'nothing good to sell, nothing to sell, nothing to put in, nothing to fill',
    'rien de bon à, rien à vendre, rien à y vendre, rien à mettre',
  ],
  market_buys_better: [
    'buy more cheaply, cover the whole, better prices from suppliers',
    'acheter moins cher, achèteraient moins cher, couvrir tout, couvriraient tout',
  ],
} as const satisfies Lexicon;

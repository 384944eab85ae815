import type { Lexicon } from '../../types.ts';

/** Where rates and share prices stand, in the words of those who get it wrong. */
export const marketLevelsMisstated: Lexicon = {
  market_european_rate: [
    'deposit rate, ecb rate, ecb is at',
    'taux de dépôt, taux de la bce, bce est à',
  ],
  market_rate_never_seen: [
    '5.5%, 6%, 7%, 8%, 10%, six percent, seven percent, eight percent, ten percent',
    '5.5 %, 6 %, 7 %, 8 %, 10 %, six pour cent, sept pour cent, huit pour cent, dix pour cent',
  ],
  misread_below_zero: [
    'is negative, are negative, still negative, in negative territory, below zero, minus half, minus zero point five',
    'est négatif, sont négatifs, toujours négatif, encore négatif, en territoire négatif, sous zéro, en dessous de zéro, moins zéro cinq',
  ],
  misread_fallen_by_far: [
    'lost seventy, lost sixty, lost half, lost fifty, lost eighty, down seventy percent, seventy percent down, down sixty percent, sixty percent down, down by half, halved, at their lowest in, crashed seventy',
    'perdu soixante-dix, perdu soixante, perdu cinquante, perdu la moitié, perdu quatre-vingts, chuté de soixante-dix, chuté de moitié, divisée par deux, perdu 70, perdu 50, perdu 60',
  ],
  misread_far_too_high: [
    '9%, 9.5%, 11%, 12%, 13%, 14%, 15%, 18%, 20%, nine percent, eleven percent, twelve percent, thirteen percent, fifteen percent, twenty percent, around twelve, around nine, about nine, about twelve',
    '9 %, 11 %, 12 %, 13 %, 14 %, 15 %, 18 %, 20 %, neuf pour cent, onze pour cent, douze pour cent, treize pour cent, quinze pour cent, vingt pour cent',
  ],
  misread_highest_ever: [
    'highest level ever, highest ever, the highest they’ve ever been, never been so high, never been higher, never been this high, higher than ever, at record highs, at a record high, at all time highs, highest they have ever been',
    'jamais été aussi hauts, jamais été aussi élevés, jamais été plus hauts, au plus haut historique, à des niveaux records, à un niveau record, plus hauts que jamais, du jamais vu, au plus haut de leur histoire',
  ],
  misread_indices: [
    'equities, stocks, stock markets, equity markets, share prices, s&p, cac, indices, the market',
    'bourse, marchés actions, actions, cac, s&p, indices, cours',
  ],
  misread_long_yield: [
    'ten year, ten year yield, 10 year, ten year rate, long rates, long term rates, mortgage rates, bond yields, government yields',
    'oat, dix ans, taux à dix ans, taux long, taux de l’oat, 10 ans, taux des obligations',
  ],
  misread_policy_maker: [
    'ecb, fed, federal reserve, bank of england, central banks, policy rate, deposit rate, central bank rate',
    'bce, fed, banque d’angleterre, banques centrales, taux directeur, taux de dépôt',
  ],
  misread_rates_noun: [
    'rates, interest rates, policy rates, central bank rates, they',
    'taux, taux d’intérêt, taux directeurs',
  ],
  misread_same_as_policy: [
    'same as the policy rate, equal to the policy rate, identical to the policy rate, same as the deposit rate, same level as the policy rate, always equal to the',
    'égal au taux directeur, identique au taux directeur, même que le taux directeur, égal au taux de dépôt, égal à celui de la bce',
  ],
  misread_sets_it: [
    'sets, fixes, decides on, decides, dictates, controls',
    'fixe, fixent, fixe elle-même, décide, décide du, impose, choisit',
  ],
  misread_short_or_market: [
    'short, short rate, not, market, markets, investors, only, overnight, influence, influences, expectations',
    'court, courts, pas, marché, marchés, investisseurs, influence, anticipations, au jour le jour',
  ],
};

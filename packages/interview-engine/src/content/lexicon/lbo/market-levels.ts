import type { Lexicon } from '../../types.ts';

/** Where rates and share prices stand, in the words people use for it. */
export const marketLevelsNotions: Lexicon = {
  market_central_bank: [
    'ecb, fed, federal reserve, bank of england, central bank, policy rate, deposit rate, key rate',
    'bce, fed, banque centrale, banque d’angleterre, taux directeur, taux de dépôt',
  ],
  market_high_level: [
    'record, peak, high, expensive, rich, full, rally, recovered, volatile, nervous, choppy, low, down, up, fifth, points, never been higher',
    'record, plus haut, sommet, pic, haut, élevé, chers, volatil, nerveux, rebondi, remonté, bas, ont pris, gagné, cinquième, points, jamais été aussi haut',
  ],
  market_long_rate: [
    'long rates, long yields, long term rates, ten year yield, ten year rate, the ten year, bond yields, yield curve, treasuries, bund, gilts, short rates, ten year french, government bond, government bonds, ten year bond, short money, short term money, mortgage rate, at ten years, overnight money, overnight rate, overnight rates',
    'taux longs, dix ans français, le dix ans, oat, bund, courbe des taux, euribor, taux courts, emprunt d’état, obligation d’état, état français, à dix ans, court terme, au jour le jour, emprunte à dix ans, l’état emprunte, argent court',
  ],
  market_record_level: [
    'record, highs, peaks, rallied, highest ever, never been this high, never been so high, all time high, at the top, at the ceiling, through the roof',
    'record, sommet, plus hauts, pic, sont hauts, plutôt hauts, ont rebondi, jamais été si haute, jamais été si haut, jamais été aussi haute, jamais été aussi haut, plus haute que jamais, au plafond, crèvent le plafond',
  ],
  market_shares_word: [
    'shares, stocks, markets, valuations, stock market, indices, cac, stoxx, nasdaq, dax, footsie, s&p',
    'actions, cours, valorisations, marchés, bourse, la bourse, indices, cac, stoxx, nasdaq, dax, indice',
  ],
};

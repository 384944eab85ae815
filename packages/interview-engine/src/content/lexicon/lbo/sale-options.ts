import type { Lexicon } from '../../types.ts';

/** The alternatives to a full sale, in the words people use for it. */
export const saleOptionsNotions: Lexicon = {
  market_ipo_route: [
    'ipo, list, stock market, float, go public, flotation, open to the public',
    'bourse, cotation, coter, introduire, ouvrir au public',
  ],
  market_keeps_the_seat: [
    'stay in the chair, keep the chair, keep the rest, keep the keys, stay at the helm, hold the wheel, stay in charge, stay the boss, keep most of it',
    'rester aux manettes, restez aux manettes, garder les clés, gardez les clés, garder le reste, gardez le reste, garder les commandes, rester le patron, restez le patron, tenez la barre',
  ],
  market_option: [
    'option, alternative, otherwise, possible, plan b, other routes, other ways',
    'option, alternative, sinon, possible, autre voie',
  ],
  market_sell_a_part: [
    'let somebody in, a third of it, sell a third, only a bit, keep the wheel, minority, sell a part, sell part, sell only part, sell a stake, partial sale, bring in a fund, bring in a partner, open the capital, recap, sell a slice, sell a bit, only a minority, buy a slice, buy a bit, sell you a slice',
    'vendez un tiers, vendez-en un tiers, seulement un bout, un bout à un, gardez les clés, un tiers du capital, minoritaire, cession partielle, ouvrir le capital, ouvrir votre capital, faire entrer un fonds, ouverture du capital, recap, ouvrir 30, owner buy out, obo, céder un bout, céder une part, qu’une minorité, acheter un bout, prendre un bout, vendre un bout',
  ],
  market_slice_word: [
    'slice, a piece, a bit, a part',
    'une tranche, un morceau, un bout, une part',
  ],
};

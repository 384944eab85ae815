import type { Lexicon } from '../../types.ts';

/** What those say who have a method or a multiple the wrong way round. */
export const misvaluedNotions = {
  comes_last: [
    'comes last, come last, is last, last of all, matters least, matter least, least important, only at the end, comes afterwards, is secondary',
    'vient en dernier, viennent en dernier, arrive en dernier, passe en dernier, compte le moins, en bout de liste, est secondaire, vient après coup, en dernier lieu',
  ],
  leaves_unmoved: [
    'does not change, does not affect, does not touch, no effect on, leaves unchanged, does not move, makes no difference to',
    'ne change rien à, ne touche pas, n’affecte pas, sans effet sur, n’a pas d’effet sur, ne modifie pas, n’a aucun effet sur, ne joue pas sur',
  ],
  never_explain: [
    'never explain, never explains, cannot explain, do not explain, does not explain',
    'n’expliquent jamais, n’explique jamais, ne peuvent pas expliquer, n’expliquent pas',
  ],
  stays_on_ebitda: [
    'stay on ev to ebitda, keep ev to ebitda, stay on ev ebitda, stick with ev ebitda',
    'garde ve sur ebitda, conserve ve sur ebitda, reste sur ve ebitda, garde ve ebitda',
  ],
  has_nothing_to_do: [
    'nothing to do with, unrelated to, separate from',
    'rien à voir avec, sans rapport avec, sans lien avec',
  ],
  the_right_one: [
    'is the right one, the right multiple, the only one that works, still works, is the best one, is the natural choice, works fine',
    'est le bon, le bon multiple, le seul qui marche, le seul qui fonctionne, fonctionne encore, marche encore, reste valable, le plus adapté',
  ],
  negative_pe_cheap: [
    'negative p e just, negative pe just, negative p e means',
    'per négatif veut dire, per négatif signifie, per négatif indique',
  ],
  compares_it: [
    'compare, match, set against, divide, relate',
    'compare, compares, rapporte, mets en face, divise, confronte',
  ],
  close_to_ev: [
    'close to enterprise value, close to the ev, akin to ev',
    'se rapproche de la ve, proche de la ve, équivaut à la ve',
  ],
  trading_multiples: [
    'trading multiples, trading comps, listed multiples, quoted multiples, market multiples, trading comparables',
    'multiples boursiers, multiples de marché, comparables boursiers, multiples cotés, multiples de bourse',
  ],
  usually_above: [
    'usually higher, normally higher, generally higher, usually above, as a rule higher',
    'généralement plus élevés, souvent plus élevés, normalement plus élevés',
  ],
  control_less_than_liquidity: [
    'worth less than that liquidity, worth less than liquidity',
    'contrôle vaut moins que',
  ],
  keeps_prices_down: [
    'keep multiples down, keeps multiples down, keep transaction multiples down, keep prices down, keeps prices down, push prices down, pushes prices down, lowers the price, lower the price, brings the price down, depress prices',
    'font baisser les multiples, fait baisser les multiples, font baisser les prix, fait baisser le prix, maintient les prix bas, réduit les multiples',
  ],
  shades_offers: [
    'shade their offers, shade their bids, hold back their bids, bid lower, bid less',
    'réduisent leurs offres, baissent leurs offres, offrent moins, proposent moins',
  ],
  average_robust: [
    'average is more robust, mean is more robust, average resists outliers, unlike the median',
    'moyenne est plus robuste, moyenne résiste aux extrêmes, moyenne est moins sensible, contrairement à la médiane',
  ],
  median_fragile: [
    'median is distorted by, median is pulled by, median reacts to outliers',
    'médiane est tirée par, médiane est faussée par, médiane réagit aux extrêmes',
  ],
  year_ends: [
    'year ends, year end, closing dates, fiscal years',
    'dates de clôture, date de clôture, clôtures différentes, exercices décalés, décalages d’exercice, clôture en mars, clôtures décalées',
  ],
  as_they_stand: ['as they are, as they stand, as is', 'tels quels, telles quelles, en l’état'],
  thirty_names: [
    'at least thirty, at least twenty five, thirty names, thirty comparables, thirty companies, forty names, fifty names, statistically significant, statistically valid, large sample is needed',
    'au moins trente, une trentaine de, au moins une trentaine, trente sociétés, trente comparables, quarante sociétés, cinquante sociétés, statistiquement significatif, valable statistiquement, statistiquement valable',
  ],
  many_names: [
    'many names, many comparables, big sample',
    'beaucoup de sociétés, grand échantillon',
  ],
  even_distant: [
    'even distant, even if less similar, even unrelated',
    'quitte à prendre, même éloignées, même assez éloignées, même peu comparables',
  ],
  multiplied_too: [
    'is multiplied too, multiplied as well, also multiplied, gets multiplied, times the multiple too',
    'se multiplie elle aussi, est multipliée aussi, multipliée elle aussi, se multiplie aussi, multipliée par le multiple',
  ],
  wacc_or_risk_up: [
    'higher cost of capital, higher risk, more risk, the riskier, a riskier company, higher wacc, higher discount rate',
    'risque plus élevé, plus de risque, plus le risque, plus risquée, plus risqué, cmpc plus élevé, taux plus élevé',
  ],
  multiple_up: [
    'pushes the multiple up, push the multiple up, lifts the multiple, raises the multiple, means a higher multiple, gives a higher multiple, deserves a higher multiple, increases the multiple, multiple is higher',
    'fait monter le multiple, pousse le multiple, augmente le multiple, relève le multiple, mérite un multiple plus élevé, multiple est plus élevé, tire le multiple vers le haut',
  ],
  small_stake: [
    'five percent stake, ten percent stake, minority stake, small stake, five percent of, ten percent of, minority purchase, small holding, few percent of',
    'participation de cinq, participation minoritaire, petite participation, dix pour cent du capital, quelques pour cent, minorité du capital, 5 % du capital, 10 % du capital',
  ],
  same_premium: [
    'same control premium, same premium, carries a control premium, carries the control premium, full control premium',
    'même prime, prime tout aussi élevée',
  ],
  never_in_price: [
    'never in the price, never enter the price, never paid for, are never paid, not in the price, never affect the price',
    'n’entrent jamais dans le prix, jamais dans le prix, ne sont jamais payées, jamais payées',
  ],
  keeps_all_gains: [
    'buyer keeps them all, keeps all of them, keeps everything for himself',
    'les garde toutes, garde toutes pour lui, garde tout pour lui, les garde en totalité',
  ],
  price_of_shares: [
    'price of the shares, equity price, price for the equity, equity value, market cap, offer value of the equity',
    'prix payé pour les actions, prix des actions, prix des titres, prix payé pour les titres, valeur des fonds propres, valeur des titres, capitalisation',
  ],
  over_ebitda_word: [
    'over ebitda, divided by ebitda, divide by ebitda, divide that by ebitda, relate to ebitda, over the ebitda',
    'rapporté à l’ebitda, divisé par l’ebitda, divise par l’ebitda, sur l’ebitda, à l’ebitda et ça donne',
  ],
  average_of_three: [
    'average of the three, mean of the three, average of all three, middle of the three, average them, average the three',
    'moyenne des trois, moyenne de ces trois, fais la moyenne',
  ],
  fair_answer: [
    'the answer is, is the answer, the fair value, is the value, is the right price, is the fair price, the true value',
    'la réponse est, la juste valeur, est la bonne valeur, le juste prix, la vraie valeur, est la valeur',
  ],
} as const satisfies Lexicon;

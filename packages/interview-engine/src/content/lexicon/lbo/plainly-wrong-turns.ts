import type { Lexicon } from '../../types.ts';

/** More turns of phrase in which a buyout's money, parts and terms are swapped or turned round. */
export const plainlyWrongTurnsOfBuyouts = {
  and_a_half_more: ['and a half, 2.5, 2.5x, one and a half', 'et demie, et demi, 2,5'],
  cyclical_word: [
    'cyclical, highly cyclical, very cyclical, cyclicals, volatile, swings a lot',
    'cyclique, cycliques, très cyclique, fortement cyclique, volatile, volatils',
  ],
  hardly_word: [
    'less, not very, hardly, low, little, rather than, avoid, non cyclical, without, no',
    'peu, moins, faible, plutôt que, éviter, évite, non cyclique, sans, pas',
  ],
  wished_for: [
    'you want, we want, you need, I want, look for',
    'il faut, on veut, je veux, on cherche',
  ],
  lbo_heavy_spending: [
    'heavy capex and, lots of capex, growing working capital',
    'beaucoup de capex, bfr qui monte, bfr qui augmente',
  ],
  lbo_already_indebted: [
    'indebted target, highly indebted company',
    'bien endettée, cible endettée',
  ],
  is_praised: [
    'is better, that’s good, shows that',
    'c’est mieux, c’est bien, signe que, c’est signe',
  ],
  low_price_word: [
    'undervalued, cheap, cheap price, low price, priced low, bargain, price is low',
    'sous évaluée, sous évaluées, pas chère, prix bas, bas prix, décotée, bon marché, prix est bas',
  ],
  taken_over_word: ['divided by, over, by', 'divisée par, divisé par, sur, par, rapportée à'],
  need_not_match: [
    'not have to match, not have to add up, not have to sum, need not sum, need not add up, not need to sum, not need to add up, not need to match, unexplained remainder, unexplained residual, never add up exactly, do not add up to',
    'n’ont pas besoin de faire, n’ont pas à se sommer, n’ont pas à faire, n’ont pas besoin de se sommer, n’ont pas à être égales, n’ont pas à correspondre, pas besoin de tomber juste, résidu inexpliqué, toujours un résidu, ne font pas le total',
  ],
  gain_parts: [
    'components, effects, pieces, parts, three, drivers, total',
    'composantes, effets, morceaux, trois, parts, moteurs, gain total',
  ],
  growth_effect_is: [
    'growth share is',
    'part de croissance c’est, croissance c’est, part liée à la croissance c’est',
  ],
  with_time: [
    'with time, with the duration, with the hold, with the holding period, the longer the hold',
    'avec la durée, avec le temps, avec la durée de détention, avec les années',
  ],
  same_irr_word: [
    'same irr, same return, same annual return, one irr',
    'même tri, même rendement, même rendement annuel',
  ],
  different_irr: ['not, different, lower, higher', 'pas, différent, plus bas, plus élevé'],
  lowers_cost_of_debt: [
    'bring down the average cost, brings down the average cost, lower the average cost of debt, lowers the average cost of debt, reduce the average cost of debt, reduces the average cost of debt, makes the debt cheaper, lowers the cost of debt, reduces the cost of debt',
    'baisser le coût moyen de la dette, réduire le coût moyen de la dette, réduit le coût moyen de la dette, baisse le coût moyen de la dette, diminue le coût moyen de la dette, diminuer le coût moyen de la dette',
  ],
  cheapest_noun: [
    'cheapest, cheapest tranche, cheapest layer, cheapest debt, least expensive',
    'tranche la moins chère, dette la moins chère, la moins chère, la moins coûteuse, la moins onéreuse',
  ],
  rate_as_sole_guide: [
    'only on the rate, only on price, only on the interest rate, only by the rate, just on the rate, rate alone decides',
    'seulement en fonction du taux, uniquement en fonction du taux, uniquement selon le taux, seulement selon le taux, que sur le taux, que le taux compte',
  ],
  lbo_more_junior: [
    'the riskier the tranche, the riskier the debt, the riskier it is',
    'plus c’est risqué, plus la tranche est risquée, plus la dette est risquée',
  ],
  gross_basis: [
    'on gross debt, on the gross debt, uses gross debt',
    'sur la dette brute, dette brute',
  ],
  lbo_higher_ratio_safer: [
    'the lower the cover the better, lower the cover the better, lower the coverage the better',
    'plus la couverture est basse mieux c’est, plus la couverture est faible mieux c’est',
  ],
  three_hundred_points: [
    '300 basis points, three hundred basis points, 300 bps, three hundred bps',
    '300 points de base, trois cents points de base, 300 pb',
  ],
  points_far_off: [
    '0.3%, 0.3 percent, zero point three, nought point three, thirty percent, 30%, 30 percent, 0.03',
    '0,3 %, 0,3%, 0,3 pour cent, zéro virgule trois, trente pour cent, 30 %, 30%, 0,03',
  ],
  lbo_more_debt_instead: [
    'compensates by adding more debt, compensate by adding debt, compensate with more debt, compensates with more debt, less equity and more debt, more debt and less equity',
    'moins de fonds propres et plus de dette, plus de dette et moins de fonds propres, compense par plus de dette, compense avec plus de dette',
  ],
  left_untouched: [
    'is not concerned, is not affected, is unaffected, is not touched, not concerned by, not affected by',
    'n’est pas concerné, n’est pas affecté, n’est pas touché, n’est pas impacté',
  ],
  value_for_owners: [
    'what the equity is worth, value of the equity, equity value, exit equity, equity at exit, our proceeds',
    'valeur des fonds propres, fonds propres de sortie, fonds propres à la sortie, valeur du capital, ce qui revient au fonds',
  ],
  carries_more_debt: [
    'can carry more debt, carry more debt, supports more debt, can support more debt, can bear more debt, allows more debt, raise more debt, borrow more',
    'supporte plus de dette, peut supporter plus de dette, porter plus de dette, peut porter plus de dette, lever plus de dette, emprunter plus, emprunter davantage, lever davantage de dette',
  ],
} as const satisfies Lexicon;

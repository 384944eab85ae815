import type { Lexicon } from '../../types.ts';

/** More turns of phrase in which a buyout's money, parts and terms are swapped or turned round. */
export const plainlyWrongTurnsOfBuyouts = {
  and_a_half_more: ['and a half, 2.5, 2.5x', 'et demi, 2,5'],
  cyclical_word: ['cyclicals, volatile, swings a lot', 'cycliques, volatils'],
  hardly_word: [
    'less, not very, hardly, low, little, rather than, avoid, non cyclical, without, no',
    'peu, moins, faible, plutôt que, évite, non cyclique, sans, pas',
  ],
  wished_for: [
    'you want, we want, you need, I want, look for',
    'il faut, on veut, je veux, on cherche',
  ],
  lbo_heavy_spending: ['growing working capital', 'bfr qui monte, bfr qui augmente'],
  lbo_already_indebted: [
    'indebted target, highly indebted company',
    'bien endettée, cible endettée',
  ],
  is_praised: [
    'is better, that’s good, shows that',
    'c’est mieux, c’est bien, signe que, c’est signe',
  ],
  low_price_word: [
    'undervalued, cheap, low price, priced low, bargain, price is low',
    'sous évaluées, pas chère, prix bas, bas prix, décotée, bon marché, prix est bas',
  ],
  taken_over_word: ['over, by', 'sur, par, rapportée à'],
  need_not_match: [
    'not have to match, not have to add up, not have to sum, need not sum, need not add up, not need to sum, not need to match, unexplained remainder, unexplained residual, never add up exactly',
    'résidu inexpliqué, toujours un résidu',
  ],
  gain_parts: [
    'components, effects, pieces, parts, three, drivers, total',
    'composantes, effets, morceaux, trois, parts, moteurs, gain total',
  ],
  growth_effect_is: ['growth share is', 'croissance c’est'],
  with_time: [
    'with time, with the duration, with the hold, the longer the hold',
    'avec la durée, avec le temps, avec les années',
  ],
  same_irr_word: [
    'same irr, same return, same annual return, just one irr, only one irr',
    'même tri, même rendement',
  ],
  different_irr: ['not, different, lower, higher', 'pas, différent, plus bas, plus élevé'],
  lowers_cost_of_debt: [
    'makes the debt cheaper, lowers the cost of debt',
    'baisser le coût moyen de la dette',
  ],
  cheapest_noun: [
    'cheapest, least expensive',
    'la moins chère, la moins coûteuse, la moins onéreuse',
  ],
  rate_as_sole_guide: [
    'only on the rate, only on price, only by the rate, just on the rate, rate alone decides',
    'uniquement selon le taux, seulement selon le taux, que sur le taux, que le taux compte',
  ],
  lbo_more_junior: [
    'the riskier the tranche, the riskier the debt, the riskier it is',
    'plus c’est risqué',
  ],
  gross_basis: ['on gross debt, uses gross debt', 'dette brute'],
  three_hundred_points: [
    '300 basis points, three hundred basis points, 300 bps, three hundred bps',
    '300 points de base, trois cents points de base, 300 pb',
  ],
  points_far_off: [
    '0.3%, 0.3 percent, zero point three, nought point three, thirty percent, 30%, 30 percent, 0.03',
    '0,3 %, 0,3%, 0,3 pour cent, zéro virgule trois, trente pour cent, 30 %, 30%, 0,03',
  ],
  lbo_more_debt_instead: [
    'compensate by adding debt, compensates with more debt, less equity and more debt',
    '',
  ],
  left_untouched: [
    'is not concerned, is not affected, is unaffected, is not touched, not concerned by, not affected by',
    'n’est pas concerné, n’est pas affecté, n’est pas touché, n’est pas impacté',
  ],
  value_for_owners: [
    'value of the equity, equity value, exit equity, equity at exit, our proceeds',
    'valeur des fonds propres, fonds propres de sortie, fonds propres à la sortie, valeur du capital, ce qui revient au fonds',
  ],
  carries_more_debt: [
    'carry more debt, supports more debt, can bear more debt, allows more debt, raise more debt, borrow more',
    'supporte plus de dette, porter plus de dette, lever plus de dette, emprunter plus, emprunter davantage, lever davantage de dette',
  ],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';

/** The words of plain mistakes about rules of thumb, tranches, ratios and dearer money. */
export const plainlyWrongRules = {
  twofold: ['doubled, twice, two times, two x, 2x, 2 times, 2.0x', 'doublé, deux fois, 2x, 2 fois'],
  threefold: ['tripled, three times, three x, 3x, 3 times, 3.0x', 'triplé, trois fois, 3x, 3 fois'],
  within_three_years: ['in 3 years, over 3 years, three years', 'en 3 ans, sur 3 ans, trois ans'],
  within_five_years: ['in 5 years, over 5 years, five years', 'en 5 ans, sur 5 ans, cinq ans'],
  far_from_twenty_six: [
    'fifteen percent, fifteen per cent, 15%, twenty percent, 20%, thirty percent, 30%, thirty three percent, 33%, a third, forty percent, 40%, fifty percent, 50%, twenty per cent, thirty per cent, thirty three per cent, forty per cent, fifty per cent',
    'quinze pour cent, 15 %, vingt pour cent, 20 %, trente pour cent, 30 %, trente trois pour cent, 33 %, un tiers, quarante pour cent, 40 %, cinquante pour cent, 50 %, 15%, 20%, 30%, 33%, 40%, 50%',
  ],
  near_twenty_six: [
    'twenty six, 26%, 26, twenty five, 25%, 25',
    '9, vingt six, 26%, 26, vingt cinq, 25%, 25',
  ],
  far_from_twenty_five: [
    'ten percent, 10%, fifteen percent, 15%, twenty percent, 20%, thirty percent, 30%, thirty three percent, 33%, forty percent, 40%, fifty percent, 50%, sixty percent, 60%, ten per cent, fifteen per cent, twenty per cent, thirty per cent, thirty three per cent, forty per cent, fifty per cent, sixty per cent',
    'dix pour cent, 10 %, 10%, quinze pour cent, 15 %, 15%, vingt pour cent, 20 %, 20%, trente pour cent, 30 %, 30%, trente trois pour cent, 33 %, 33%, quarante pour cent, 40 %, 40%, cinquante pour cent, 50 %, 50%, soixante pour cent, 60 %, 60%',
  ],
  near_twenty_five: [
    'twenty five, 25%, 25, twenty four, 24%, 24',
    '6, vingt cinq, 25%, 25, vingt quatre, 24%, 24',
  ],
  far_from_fifteen: [
    'ten percent, 10%, twenty percent, 20%, twenty five percent, 25%, thirty percent, 30%, forty percent, 40%, fifty percent, 50%, ten per cent, twenty per cent, twenty five per cent, thirty per cent, forty per cent, fifty per cent',
    'dix pour cent, 10 %, 10%, vingt pour cent, 20 %, 20%, vingt cinq pour cent, 25 %, 25%, trente pour cent, 30 %, 30%, quarante pour cent, 40 %, 40%, cinquante pour cent, 50 %, 50%',
  ],
  near_fifteen: ['fifteen, 15%, 15, fourteen, 14%, 14', '9, quinze, 15%, 15, quatorze, 14%, 14'],
  rule_of_72: [
    'rule of seventy two, 72 rule, rule of 72s',
    'règle de 72, règle de soixante douze, règle du 72',
  ],
  times_seventy_two: [
    'multiplied, times, add, subtract',
    'multiplie, multiplier, fois le taux, ajoute, soustrait',
  ],
  same_multiple_word: [
    'same multiple, same money multiple, same moic, one multiple',
    'même multiple, même moic, un seul multiple',
  ],
  whatever_the_time: [
    'whatever the hold, whatever the duration, regardless of time, regardless of the hold, no matter how long, whatever the time, however long, always',
    'quelle que soit la durée, peu importe la durée, indépendamment de la durée, toujours',
  ],
  length_of_time: [
    'time, duration, hold, number of years, timing',
    'durée, temps, nombre d’années, calendrier',
  ],
  gain_word: [
    'gain, profit, total return, multiple minus one',
    'gain, plus value, profit, multiple moins un, rendement total',
  ],
  by_the_years: [
    'by the number of years, by the years, by five, by the holding period, by three',
    'par le nombre d’années, par les années, par cinq, par la durée, par trois',
  ],
  instead_compounded: [
    'compounded, root, power, not, would, overstates, wrong, linear, but',
    'composés, racine, puissance, pas, serait, surestime, faux, linéaire, mais',
  ],
  bond_paper: ['high yield, bond, bondholders', 'high yield, obligation, obligataires'],
  carries_word: [
    'have, has, carries, comes with, are subject to, imposes, contain',
    'ont, a, portent, comportent, comporte, sont assorties, impose, sont soumises',
  ],
  tight_terms: [
    'stricter, tighter, more covenants, heavier covenants, maintenance covenants, more restrictive, strict maintenance, the strictest, the tightest',
    'plus stricts, plus serrés, plus de covenants, davantage de covenants, covenants de maintien, covenants de maintenance, plus contraignants',
  ],
  tranches_noun: [
    'mixing, several tranches, different tranches, combining',
    'mélanger, combiner, plusieurs tranches, mixer les tranches',
  ],
  sole_criterion: [
    'only criterion, only thing that matters, all that matters, only thing that counts, all that counts, nothing but, only matters, only look at',
    'seul critère, seule chose qui compte, tout ce qui compte, ne regarde que, seul compte, seul le taux compte',
  ],
  rate_or_price: [
    'rate, price, cost, cheapest, margin, coupon',
    'taux, prix, coût, moins chère, marge, coupon',
  ],
  cheapest_tranche: [
    'only the cheapest, cheapest tranche only, just the cheapest, takes the cheapest, nothing but the cheapest',
    'uniquement la moins chère, prend la tranche la moins chère, que la moins chère',
  ],
  first_term_loan: ['tla, term loan a, tranche a', 'tla, term loan a, tranche a'],
  in_one_go: [
    'bullet, at maturity, at the end, in one go',
    'in fine, à l’échéance, à la fin, en une fois, d’un coup',
  ],
  lbo_paid_in_cash: ['in cash each, in cash every', 'se payent en cash, en cash chaque'],
  more_headroom: [
    'more headroom, greater headroom, bigger headroom, bigger cushion, larger cushion, more room, wider margin, safer',
    'plus de marge, on a de marge, davantage de marge, coussin plus grand, plus de coussin, marge de manœuvre augmente, headroom plus grand',
  ],
  riskier_word: [
    'riskier, more risky, more dangerous, a bad sign, worrying, worse',
    'plus dangereux, mauvais signe, inquiétant, plus risquée',
  ],
  looks_only_at_debt: [
    'only looks at the debt, only measures the debt',
    'ne regarde que le montant de la dette',
  ],
  below_zero: [
    'below zero, fall to zero, turn negative, become negative, go negative, negative ebitda',
    'sous zéro, à zéro, devenir négatif, devienne négatif, passer en négatif, ebitda négatif',
  ],
  sellers_loan: [
    'vendor loans, vendor financing, seller note, seller loan, vendor note, seller financing',
    'crédit vendeur, prêt vendeur, vendor loan',
  ],
  widens_the_gap: [
    'worse, worsens, aggravates, bigger gap, gap bigger, widens the gap, increases the gap, increases the need, raises the need, deepens, needs more cash, increases the cash, adds to the problem, increases the equity cheque, raises the equity cheque',
    'aggrave, augmente le besoin, augmente l’écart, creuse, accroît le besoin, accroît l’écart, alourdit le besoin, plus de cash, augmente le chèque, augmente le décaissement',
  ],
  paid_right_away: [
    'at closing, up front, upfront, in cash at, paid in full, immediately, on day one, in cash on, straight away, full in cash',
    'au closing, dès le closing, comptant, tout de suite, immédiatement, intégralement payé, d’avance, dès le premier jour, le jour du closing',
  ],
  less_of_it: [
    'less, lower, reduce, part, instead, later, deferred, not, rather, smaller, narrows, balance, rest',
    'moins, réduit, réduire, partie, au lieu, plus tard, différé, pas, plutôt, solde, reste, comble, baisse, diminue',
  ],
  price_the_fund_pays: ['price, valuation, multiple', 'prix, valorisation, multiple'],
  not_moved: [
    'not change, not move, stays the same, is unchanged, is not affected, unaffected, remains the same',
    'ne change pas, ne bouge pas, reste le même, reste la même, est inchangé, n’est pas affecté, n’est pas touché, reste identique',
  ],
  at_the_same_price: [
    'at an unchanged price, price unchanged, same price, keeping the price',
    'à prix inchangé, à prix égal, à prix constant, même prix',
  ],
  tax_relief_on_interest: [
    'deductible, tax shield',
    'déductible, déductibilité, économie d’impôt, bouclier fiscal',
  ],
  price_gives_way: [
    'lower price, price falls, cut the price, price comes down, lower entry, pay less, longer, exit earlier',
    'prix plus bas, prix baisse, baisser le prix, baisse du prix, payer moins, prix plus faible, plus longtemps, moins cher',
  ],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';

/** What several points of this part of the trade are told with. */
export const dcfShared: Lexicon = {
  as_is: [
    'just as it is, as it comes, as it is, as is, as it stands, at face value, directly, straight, without adjusting, without touching, unadjusted, for granted, as they are, as given, untouched, without changing',
    'comme il est, comme elle est, comme ils sont, sans retouche, tel quel, directement, sans retraiter, sans le retoucher, sans ajuster, argent comptant, sans y toucher, sans le modifier, sans rien changer, sans modification, sans le changer',
  ],
  company: ['company, business, firm, shop', 'société, entreprise, boîte, boutique, affaire'],
  dcf_leverage: [
    'leverage, gearing, debt, borrowing, loans, capital structure, financial risk',
    'levier, endettement, dette, emprunts, structure, risque financier',
  ],
  expensive_word: [
    'expensive, dearer, more costly, dear, pricier, pricey, steeper',
    'cher, coûteux, onéreux',
  ],
  flows: [
    'flow, free cash, cash generated, cash it generates, cash produced, cash it produces, money left, cash left, money it makes, cash coming in, cheque, future money, future cash, money each year, money arrives, money comes, money of the year, left in the till, cash available, amounts, sums',
    'flux, cash flow, cash généré, cash dégagé, argent dégagé, argent généré, argent qui reste, argent restant, cash qui reste, encaissements, rentrées, argent de la première année, argent de l’année, reste en caisse, argent disponible, cash disponible, sommes, chèque',
  ],
  has_no_bearing: [
    'nothing to do with, no bearing on, plays no part in, no role in, does not affect, does not influence, does not change, has no influence on, is independent of, has no effect on, has no impact on',
    'rien à voir avec, n’influence pas, n’influe pas, n’affecte pas, ne modifie pas, aucune influence sur, aucun effet sur, aucun impact sur, indépendant, ne dépend pas, ne change pas avec',
  ],
  i_settle_on: [
    'i take, i use, i keep, i put, i would take, i would use, i would keep, i go with, i choose, i pick, i plug, i build on, i work with, i rely on, we take, we use, we keep, you take, you use, you keep, carries, should reflect, i extend, i extrapolate, i would extend',
    'je prends, je retiens, je garde, je mets, je pars, j’utilise, je prendrais, je retiendrais, je choisis, je conserve, je prolonge, je reprends, je me base, on prend, on retient, on garde, on met, on part, on utilise, on prolonge, on conserve, on reprend, j’étends, j’extrapole',
  ],
  is_about: ['as, is, about, around', 'est, environ, soit, de'],
  is_counted_as: [
    'i take, i pull, i count, i compute, i calculate, i start from, i project, i forecast, i discount, we take, we compute, we calculate, we project, we discount, you take, you compute, you project, you discount, we want, i want',
    'je prends, je calcule, je compte, je projette, je pars, je sors, j’actualise, je retiens, on prend, on calcule, on compte, on projette, on part, on actualise, on retient, on sort, vous prenez, vous actualisez',
  ],
  later: [
    'winters away, winters from now, summers away, six years off, five years off, later, years away, years out, years from now, in five years, in ten years, far off, far away, further out, further away, distant, tomorrow, wait, in three years, in two years, next year',
    'hivers d’ici, étés d’ici, ans d’ici, d’ici six ans, d’ici cinq ans, plus tard, dans cinq ans, dans dix ans, dans quelques années, lointain, éloigné, demain, attendre, attend, attente, futur, dans trois ans, dans deux ans, dans un an, l’an prochain',
  ],
  money_word: [
    'euro, cheque, bill, money, cash, euros, millions, price, budget, chunk, spend, cost, pay',
    'cash, euro, chèque, facture, argent, euros, millions, budget, payer, coûter, dépenser, note, prix',
  ],
  more_debt: [
    'more debt, more leverage, higher leverage, more borrowing, more you borrow, more it borrows, more indebted, more levered, highly levered',
    'plus de dette, plus d’endettement, davantage de dette, plus endettée, plus on s’endette, plus on emprunte',
  ],
  multiple_of: [
    'times, multiplied, for every, each euro, each million, multiple, turns of',
    'fois, chaque euro, chaque million, multiple',
  ],
  percent_word: ['percentage, percent, half, cents', 'pour cent, %, moitié'],
  plain_high: [
    'higher, bigger, larger, greater, better, rising',
    'élevé, élevée, élevés, important, importante, haut, haute, grand, grande, fort, forte, meilleur, meilleure',
  ],
  plain_low: [
    'lower, smaller, falling, reduced, weaker',
    'bas, basse, faible, petit, petite, réduit, réduite',
  ],
  plain_lowers: [
    'lowers, lower, reduces, reduce, cuts, brings down, bring down, pushes down, drags down, decreases',
    'réduit, réduisent, abaisse, diminue, diminuent, fait baisser, font baisser, fait descendre, entraîne une baisse',
  ],
  plain_sinks: [
    'falls, fell, goes down, go down, going down, went down, drops, declines, decreases, shrinks, comes down, is lower, gets lower, is smaller, gets smaller, is down',
    'baisse, baissent, diminue, diminuent, chute, recule, descend, se réduit, est plus faible, est plus bas, est plus basse, est plus petite',
  ],
  stands_above: [
    'goes above, is over, is above, exceeds, is greater than, is more than, higher than, always above, costs more than, is dearer than, more expensive than',
    'excède, est supérieure, est au-dessus, passe au-dessus, est plus élevée que, est plus haute que, dépasse, supérieur au, est au-dessus du, est plus élevé que, coûte plus que, plus cher que',
  ],
  starts_from: [
    'start from, starting from, start with, begin with, begin from, is, equals, means',
    'pars du, part du, partir du, partant du, est le, égal au, correspond au',
  ],
  take_it: ['take, use, start, begin', 'prendre, prends, partir, pars'],
  times_word: ['times, multiple', 'fois, multiple'],
  without_importance: [
    'does not matter, do not matter, is irrelevant, are irrelevant, no importance, makes no difference, same reliability, no relevance',
    'aucune importance, n’a pas d’importance, peu importe, n’importe pas, fiabilité est la même, ne compte pas, importe peu',
  ],
};

import type { Lexicon } from '../../types.ts';

/** How somebody flatly says that one thing leaves another alone, or that it moves. */
export const flatDenials = {
  plain_no_bearing: [
    'nothing to do with, no bearing on, no influence on, no effect, no impact, not affect, not influence, not change, not depend on, not move, makes no difference to, not matter for, not matter to, irrelevant to, irrelevant for, unaffected by, independent of, unrelated to, insensitive to, not react to, not concerned by, not come into',
    'rien à voir avec, aucun effet sur, pas d’effet sur, aucun impact sur, pas d’impact sur, aucune incidence sur, pas d’incidence sur, aucune influence sur, pas d’influence sur, sans effet sur, sans incidence sur, n’influence pas, n’influencent pas, n’influe pas, n’affecte pas, n’affectent pas, ne change rien à, ne changent rien à, ne change pas, ne dépend pas, ne joue pas sur, ne jouent pas sur, indépendant, ne réagit pas, insensible, ne joue aucun rôle dans, n’intervient pas dans',
  ],
  plain_no_matter: [
    'not matter, irrelevant, no importance, unimportant, not important, makes no difference, can be ignored, can ignore, no need to check, not need to check, need not check, no need to look at, not need to look at, not worth checking, can be left out, is secondary, a detail, pointless, useless, no use, serves no purpose, brings nothing, adds nothing, no point, not an issue, no effect on value, no impact on value',
    'aucune importance, pas d’importance, sans importance, pas important, peu importe, importe peu, ne compte pas, ne comptent pas, ne joue pas, ne change rien, pas la peine de vérifier, pas besoin de vérifier, pas à vérifier, pas besoin de regarder, peut ignorer, est secondaire, sont secondaires, est un détail, ne sert à rien, ne servent à rien, n’apporte rien, n’apportent rien, inutile, inutiles, n’entre pas en ligne de compte, n’entre pas en compte, pas un sujet, pas d’effet sur la valeur, aucun effet sur la valeur',
  ],
  plain_mounts: [
    'rises, rose, goes up, go up, going up, went up, increases, climbs, grows, gets bigger, gets higher, is higher, is bigger, is up, moves up, improves',
    'monte, montent, augmente, augmentent, grimpe, grimpent, progresse, s’accroît, gonfle, grossit, s’améliore, est plus élevé, est plus élevée, est plus haut, est plus haute, est plus grande, est plus forte',
  ],
  plain_sinks: [
    'falls, fell, goes down, go down, going down, went down, drops, declines, decreases, shrinks, comes down, is lower, gets lower, is smaller, gets smaller, is down',
    'baisse, baissent, diminue, diminuent, chute, recule, descend, se réduit, est plus faible, est plus bas, est plus basse, est plus petite',
  ],
  plain_lifts: [
    'raises, raise, increases, increase, lifts, boosts, pushes up, drives up, gives a higher, means a higher, leads to a higher, results in a higher, gives you a higher, means more',
    'augmente, accroît, relève, fait monter, fait grimper, donne une plus grande, donne un plus grand, entraîne une hausse',
  ],
  plain_lowers: [
    'lowers, lower, reduces, reduce, cuts, brings down, bring down, pushes down, drags down, decreases',
    'réduit, réduisent, abaisse, diminue, diminuent, fait baisser, font baisser, fait descendre, entraîne une baisse',
  ],
  plain_high: [
    'higher, bigger, larger, greater, better, rising',
    'élevé, élevée, élevés, important, importante, haut, haute, grand, grande, fort, forte, meilleur, meilleure',
  ],
  plain_low: [
    'lower, smaller, falling, reduced, weaker',
    'bas, basse, faible, petit, petite, réduit, réduite',
  ],
  plain_so_does: ['so does, so do, and with it', 'tout comme, et avec lui'],
  plain_same_thing: [
    'same thing, say the same, tell you the same, equivalent, interchangeable, identical measures, one and the same',
    'même chose, disent pareil, équivalents, équivalent, interchangeables, reviennent au même',
  ],
} as const satisfies Lexicon;

/** The words of plain mistakes about the cash flow and the way to the value. */
export const plainlyWrongFlows = {
  not_reinstated: [
    'not added back, never added back, not be added back, not add, no need to add, not need to add, pointless to add, not need adding back, not put back, not adding back',
    'ne rajoute pas, ne rajoute jamais, ne réintègre pas, ne réintègrent pas, n’ajoute pas, ne rajoutent pas, inutile de rajouter, inutile de réintégrer, pas besoin de rajouter, pas besoin de réintégrer, pas à rajouter, pas à réintégrer, ne remet pas',
  ],
  comes_off_word: [
    'comes off, come off, comes out of, come out of, gets deducted, is deducted, must be deducted, has to be deducted, is taken off, is subtracted, gets subtracted, is taken out',
    'se déduit, se déduisent, est déduit, sont déduits, doit être déduit, doivent être déduits, se retire, se retirent, viennent en moins, vient en moins, se retranchent',
  ],
  takes_interest_off: [
    'take interest off, takes interest off, take the interest off, taking interest off, take off the interest, taking off interest, deducting interest before, deduct interest expense before, subtract interest before, deduct interest to get',
    'enlève aussi les intérêts, enlever aussi les intérêts, retire aussi les intérêts, déduit aussi les intérêts, faut enlever les intérêts, faut retirer les intérêts, faut déduire les intérêts, faut aussi enlever les intérêts',
  ],
  debt_instalments: [
    'repayments of principal, repayment of principal, principal repayment',
    'remboursements du principal, remboursement du principal, remboursement du capital',
  ],
  worked_out_on: [
    'worked out on, calculated on, computed on, based on, applied to, charged on, levied on, taken on, falls on, is on, applies to, assessed on',
    'se prend sur, porte sur, est assis sur, calculé sur, se calcule directement sur, appliqué à, prélevé sur, se paie sur',
  ],
  already_in_da: [
    'already in depreciation, already reflected in depreciation, already included in depreciation, already counted in depreciation, already covered by depreciation, already captured in depreciation, already goes through depreciation, depreciation already covers, depreciation already takes care',
    'déjà dans les amortissements, amortissements les couvrent déjà',
  ],
  after_deducting_interest: [
    'after deducting interest, after interest is deducted, once interest is deducted, after taking off interest',
    'après déduction des intérêts, résultat courant',
  ],
  customer_claims: [
    'receivables, inventory, inventories, working capital',
    'créances, stocks, stock, bfr, besoin en fonds de roulement',
  ],
  at_face_amount: [
    'at its face amount, at face amount, at face value, at full value, at its full amount, at its full value, undiscounted, without discounting, without bringing it back',
    'pour son montant, telle quelle, sans l’actualiser, sans actualisation, non actualisée, à sa valeur faciale',
  ],
  gives_directly: [
    'gives directly, directly gives, gives you directly, is directly, is already, straight away gives, gives straight away, you have directly, immediately gives',
    'donne directement, est directement, donne tout de suite, est déjà, donne déjà',
  ],
  no_subtract: [
    'no adjustment for debt, no adjustment for net debt, no deduction for debt',
    'pas besoin d’enlever, pas besoin de déduire, inutile d’enlever, inutile de déduire, sans enlever, sans retirer, sans déduire',
  ],
  wacc_for_lenders: ['', ''],
} as const satisfies Lexicon;

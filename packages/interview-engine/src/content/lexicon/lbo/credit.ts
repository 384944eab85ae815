import type { Lexicon } from '../../types.ts';

/** Ranks, terms and tests of the debt, and what it costs. */
export const creditNotions = {
  lbo_limit_on_debt: [
    'covenant, undertaking, ratio, debt limit, leverage limit, loan agreement, loan documents, conditions of the loan, maintenance test, financial conditions, commitments, maximum leverage, maximum debt, guard rails, limits on debt, limit on how much, cap on debt, promises to the lenders, promise to the bank, conditions in the loan, loan conditions, terms of the loan, terms of the debt, strings attached, line, promised not to',
    'covenant, engagement, ratio, ratios, contrat de prêt, conditions du prêt, levier maximum, dette maximum, garde fous, lignes rouges, limite d’endettement, plafond d’endettement, plafond de dette, promesses, conditions de la dette, conditions du crédit, ligne des banques, promis au prêteur, promis à la banque',
  ],
  lbo_tested: [
    'test, check, every quarter, quarterly, each quarter, breach, break, trip, headroom, cushion, comply, compliance, respect, exceed, stay under, stay below, cov lite, covenant lite, loose, loosen, looser, tighter, gentler, waiver, renegotiate, measured, monitored, imposed, hard limits, must stay, not exceed, keep below, call the loan, call in, held to, easier, flexible, strict, stricter, every three months, cross a line, not to cross, room to spare, reads your statements',
    'tester, vérifié, vérifiée, contrôlé, trimestriel, trimestre, bris, casser, dépasser, dépasse, respecter, marge de manœuvre, coussin, cov lite, allégé, souple, plus souple, desserrer, waiver, renégocier, rester sous, laisse tranquille, rompre, mesuré, suivi, imposé, tous les trois mois, ne pas dépasser, doit rester, exiger le remboursement, strict, flexible, souplesse, franchir le, franchit le, franchir la, franchit la, franchir un, franchit un, franchir une, franchit une, franchir ce, franchir cette, avant de franchir, à ne pas franchir, ne jamais devoir plus',
  ],
  lbo_breach: [
    'breach, break the covenant, trip, covenant level, covenant threshold, at the limit, hit the limit, reach the limit, hit the covenant, fall before, headroom, safety margin, margin of safety, ceiling, touch the limit, which we hit, before hitting, room before, before it breaks',
    'bris, casser, à la limite, franchir le, franchit le, franchir la, franchit la, franchir un, franchit un, franchir une, franchit une, franchir ce, franchir cette, avant de franchir, à ne pas franchir, marge de manœuvre, coussin, marge de sécurité, headroom, atteindre le covenant, touche le covenant, rompre, au covenant, touche la limite, plafond, avant d’atteindre, banque tolère, encaisser une baisse',
  ],
  lbo_security: [
    'secured, collateral, pledge, mortgage, charge over, guarantee, first lien, a lien, lien on, lien over, takes the assets, seize, keys, backed by the company, backed by the assets, backed by its assets, holds the deeds, title deeds, has the keys',
    'garantie, sûreté, nantissement, hypothèque, gage, sécurisée, clés, adossé aux actifs, tient les actes, a les clés',
  ],
  lbo_cheap: [
    'cheap, cheaper, cheapest, low margin, lower margin, lowest margin, low interest, small interest, lower interest, lower coupon, costs less, low rate, content with, less expensive, charges little, thin margin, low price, little interest, modest rate, relaxed, accept less, low return, small margin, thinnest spread, thin spread, low spread',
    'moins cher, bon marché, petit intérêt, faible intérêt, marge faible, faible marge, coûte moins, taux bas, se contente, peu cher, peu coûteux, coûte peu, demande peu, marge serrée, petite marge, taux modeste, peu rémunéré, rémunération faible, moins onéreux, spread faible, petit taux, pas cher',
  ],
  lbo_dear: [
    'dear, dearer, expensive, costs more, higher margin, higher coupon, higher interest, higher rate, wants more, asks for more, double digit, pricier, demands more, charge more, paid more, better paid, a lot more, more interest, higher return, higher price, paid extra, compensation',
    'plus cher, chère, coûte plus, coûte, plus coûteux, marge plus élevée, taux plus élevé, réclame, exige plus, demande plus, deux chiffres, mieux rémunéré, mieux payé, onéreux, beaucoup plus, rendement plus élevé, davantage d’intérêts, plus d’intérêt, plus de rendement, plus rémunéré, plus gourmand, prend plus',
  ],
  lbo_added_interest: [
    'pik, payment in kind, capitalised interest, rolled up, accrues, added to the debt, added to the bill, added to the principal, interest piles up, interest is added, interest added, not paid in cash, paid at the end, interest just piles up',
    'pik, capitalisée, ajoute à l’ardoise, ajouté à la dette, s’ajoute au principal, s’accumulent, intérêts ajoutés, payés à la fin, intérêts en fin, pas payés en cash',
  ],
  lbo_cover_ratio: ['cover, coverage', 'couverture, couvre, couvert, icr'],
  lbo_cash_off: [
    'net the cash, net cash off, net of cash, take cash off, cash comes off, less cash, minus cash, take out the cash, knock off, knock the cash off, strip out cash, deduct cash, subtract cash, cash deducted, after cash, take off the cash, off the debt, net it off, cash in the bank, what it has in the bank',
    'déduit la trésorerie, déduis la trésorerie, retire la trésorerie, moins la trésorerie, moins le cash, retranche la trésorerie, enlève la trésorerie, enlève le cash, déduit le cash, soustrait la trésorerie, je retire le cash, nette du cash, ce qu’il y a en caisse, nette de, ce qu’elle a en banque',
  ],
  lbo_demand: ['demand, want, require, insist, impose', 'exiger, demander, réclamer, imposer'],
  lbo_set: ['set, fix', 'fixer, poser'],
  lbo_serve: ['served, help themselves, recover', 'servi, se sert, récupère, recouvrer'],
  lbo_tranche: [
    'tranche, layer, piece, slice, lender, instrument',
    'tranche, couche, étage, prêteur, instrument',
  ],
  lbo_safest: [
    'safest, safer, least risky, low risk, best protected',
    'plus sûr, moins risqué, mieux protégé',
  ],
  lbo_thin: [
    'thin, thinner, tight, tighter, weak, weaker, worse, deteriorate, cushion, stretched, strained',
    'mince, tendu, juste, faible, dégrader, se tend, limitant, fragilise, coussin',
  ],
  lbo_eat: [
    'eat, eaten, absorb, take, swallow, consume, gone',
    'manger, absorber, ronger, consommer, prend, bouffe',
  ],
  lbo_refuse: [
    'refuse, not want, decline, not go beyond, not go above, stop at',
    'refuser, ne veut pas, ne veulent pas, ne va pas au delà, s’arrête à',
  ],
  lbo_more_than: ['more than, beyond, above, past, over', 'plus de, au delà, dépasser, au dessus'],
  lbo_more_money: [
    'more debt, further, more money, go higher, gets you to, takes you to, borrow more, bigger package, reach, extra leverage, additional leverage',
    'plus de dette, aller plus haut, aller plus loin, permet d’aller, monter à, on monte, emprunter plus, emprunter davantage, montant total, levier supplémentaire',
  ],
  lbo_each_year: [
    'each year, every year, amortising, gradually, instalments',
    'chaque année, amortissable, s’amortit, progressivement, échéances',
  ],
  lbo_at_the_end: [
    'at the end, bullet, maturity, in one go',
    'in fine, à l’échéance, d’un coup, en une fois, à la fin',
  ],
  lbo_amortising_loan: [
    'amortising, each year, every year, instalments',
    'amortissable, amortit, chaque année, échéances',
  ],
  lbo_bullet_loan: [
    'bullet, at the end, at maturity, in one go',
    'in fine, à l’échéance, d’un coup, en une fois',
  ],
  lbo_cash_forecast: [
    'cash forecast, weekly cash, thirteen week, 13 week, liquidity, cash flow forecast, runway, week by week, cash each week, money available each week, incomings and outgoings',
    'prévision de trésorerie, trésorerie hebdomadaire, treize semaines, 13 semaines, liquidité, prévisionnel de trésorerie, plan de trésorerie, semaine par semaine, rentrées et sorties, argent disponible chaque semaine, trésorerie chaque semaine, encaissements et décaissements',
  ],
  lbo_run_short: [
    'run short, run out, short of, not enough, gets empty, runs dry',
    'manquer, à court, à sec, plus de, pas assez, se vide, se vider, s’assèche',
  ],
  lbo_lend_less: [
    'less debt, lower leverage, less leverage, fewer turns, smaller loan, lend less, borrow less, smaller debt, debt capacity falls, debt capacity shrinks, debt capacity goes down, debt capacity is lower, lower debt capacity, debt package shrinks, reduce leverage, reduces debt capacity, cut leverage, not lend as much, not borrow as much, lend as much, borrow as much, raise less, less borrowing, turn less, turn lower, leverage comes down, quantum falls, reduce the debt package, advance less, put in less, offer a smaller, smaller package, less credit, leverage falls, leverage drops, leverage down, lower debt package, scale back, less senior',
    'moins de dette, moins de levier, lever moins, emprunter moins, prêter moins, levier plus bas, levier plus faible, levier baisse, capacité d’endettement baisse, capacité d’endettement diminue, baisse de la capacité, réduit la capacité, réduisent ce qu’ils mettent, tour de moins, tour en moins, demi de moins, moins d’endettement, quantum baisse, autant de dette, prêter autant, emprunter autant, autant emprunter, réduire le levier, réduit le levier, baisser le levier, levier d’un tour, levier diminue, levier recule, avancer moins, mettent moins, moins de crédit, réduire la dette, réduire l’enveloppe, enveloppe de dette, dette plus petite, moins prêter, moins emprunter, endettement plus faible, descendre le levier',
  ],
  lbo_less_than: [
    'less, lower, down, rather than, instead of, only, from, below, just',
    'moins, plus faible, au lieu de, plutôt que, seulement, que, contre, en dessous',
  ],
  lbo_only: [
    'only, at most, just, maximum',
    'seulement, au maximum, au plus, ne plus que, plus que',
  ],
  lbo_bigger: [
    'bigger, larger, more, deeper, higher, increase',
    'plus gros, plus grand, grossit, gonfle, plus élevé, davantage, augmente, combler',
  ],
  lbo_reduce_amount: [
    'reduce what, cut what, pull back, cautious, less generous, tighten, stricter, step back',
    'réduisent, réduire ce, prudents, plus frileux, resserrent, durcissent',
  ],
  lbo_fill_gap: [
    'fill, dig deeper, own pocket, make up, top up, put in more, more equity, put more',
    'combler, compenser, de sa poche, mettre plus, remettre, plus de fonds propres, plus d’equity, compléter',
  ],
  lbo_debt_amount: [
    'amount of debt, debt capacity, debt quantum, leverage, how much debt',
    'quantité de dette, capacité d’endettement, montant de dette, levier, combien emprunter',
  ],
  lbo_accept: [
    'accept, settle, live with, tolerate, target, aim',
    'accepter, se contenter, vivre avec, viser, tolérer',
  ],
  lbo_lower_target: [
    'lower, less, smaller, slides, teens',
    'plus faible, plus bas, moins, moindre, plus modeste',
  ],
  lbo_settle: ['settle, accept, live with', 'se contente, accepte, se résout'],
  lbo_he: ['he, it, fund, buyer, they', 'il, fonds, acheteur'],
  lbo_room: [
    'room, headroom, looser, gentler, flexibility, cushion',
    'marge, souplesse, coussin, souple, allégé',
  ],
  lbo_negotiate: ['negotiate, ask for, want, demand', 'négocier, négocie, demander, obtenir'],
  lbo_own_share: ['their own', 'leur propre, de leur poche, de leur argent'],
  lbo_paid_on_results: [
    'contingent payment, contingent price, tied to results, deferred payment, conditional payment, paid later if, linked to results, performance payment, only if results, if results come',
    'complément de prix, paiement conditionnel, lié aux résultats, indexé sur les résultats, si les résultats, payé plus tard si, paiement différé, clause de earn out',
  ],
  lbo_results_come: [
    'results, performance, targets, budget, plan is met',
    'résultats, performance, objectifs, atteint, budget, plan',
  ],
  lbo_lower_price: [
    'lower, less, smaller, cut, fall, cheaper',
    'plus bas, plus faible, moins, baisse, réduit, inférieur',
  ],
  lbo_later_buyer: [
    'whoever he sells to, whoever buys, next buyer, next owner, next sponsor, sells to later',
    'celui qui rachètera, prochain acheteur, prochain acquéreur, acheteur suivant, celui à qui, acquéreur suivant',
  ],
  lbo_than: ['than', 'que'],
  lbo_eat_strict: [
    'eat, eaten, swallow, gone in, goes in, go to the banks, goes to the banks, absorbed by, disappear, vanish, taken by, drained',
    'mangent, avalent, absorbés, part en, ronge, pompe, disparaît, passe dans, passe en, s’en va en, partent dans, englouti',
  ],
  lbo_borrow_cost: [
    'interest, borrowing, debt, loan, financing, coupon',
    'intérêts, emprunt, dette, financement, frais financiers, crédit, charges financières',
  ],
  lbo_hold_word: ['hold, waiting, keep it', 'détention, conserver, garder, attendre, portage'],
  lbo_leftovers: [
    'leftovers, what is left, gets the rest, eats what is left, takes what is left',
    'ce qui reste, le reste, mange ce qui reste',
  ],
  lbo_minimum: [
    'minimum, lowest, floor, down to, at least, no lower than, how low can, how low',
    'minimum, plancher, jusqu’à, descendre à, au moins, pas moins de, jusqu’où',
  ],
  lbo_usual_word: [
    'usually, carry, come with, impose, few, no, light, maintenance, incurrence, tighter, looser, require',
    'souvent, assortie, impose, peu de, sans, allégés, plus stricts, plus souples, généralement, exigent',
  ],
  lbo_cushion_word: ['cushion, headroom, buffer, margin, room', 'coussin, marge, matelas'],
} as const satisfies Lexicon;

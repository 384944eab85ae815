import type { Lexicon } from '../../types.ts';

/** Ranks, terms and tests of the debt, and what it costs. */
export const creditNotions = {
  lbo_limit_on_debt: [
    'covenant, covenants, undertaking, undertakings, ratio, ratios, debt limit, leverage limit, loan agreement, loan documents, conditions of the loan, maintenance test, financial conditions, commitments, maximum debt ratio, debt ratio, maximum leverage, maximum debt, maximum ratio, guard rails, red lines, ratio limit, limits on debt, limit on how much, cap on debt, promises to the lenders, promise to the bank, promises to the bank, conditions in the loan, loan conditions, terms of the loan, terms of the debt, strings attached',
    'covenant, covenants, engagement, engagements, ratio, ratios, contrat de prêt, conditions du prêt, ratio maximum, levier maximum, dette maximum, garde fous, lignes rouges, ratio d’endettement, limite d’endettement, plafond d’endettement, plafond de dette, promesses, engagements envers, conditions de la dette, conditions du crédit',
  ],
  lbo_tested: [
    'test, tests, tested, check, checked, every quarter, quarterly, each quarter, breach, breached, break, trip, tripped, headroom, cushion, comply, compliance, respect, exceed, stay under, stay below, cov lite, covenant lite, loose, loosen, looser, tighter, gentler, waiver, renegotiate, looser conditions, checked each, measured, monitored, imposed, impose, hard limits, must stay, not exceed, keep below, call the loan, call in, held to, easier, flexible, flexibility, strict, stricter',
    'tester, testé, testés, testée, vérifié, vérifiée, contrôlé, chaque trimestre, trimestriel, trimestre, bris, casser, cassé, dépasser, dépasse, respecter, respecté, marge de manœuvre, coussin, cov lite, allégé, souple, plus souple, plus souples, desserrer, waiver, renégocier, rester sous, laisse tranquille, rompre, mesuré, mesurés, suivi, imposé, imposés, impose, imposent, tous les trois mois, trimestrielle, par trimestre, ne pas dépasser, doit rester, exiger le remboursement, strict, stricts, stricte, flexible, souplesse',
  ],
  lbo_breach: [
    'breach, breaches, breached, break the covenant, trip, trips, tripped, covenant level, covenant threshold, at the limit, hit the limit, reach the limit, hit the covenant, hits the covenant, fall before, before we breach, headroom, safety margin, margin of safety, ceiling, touch the limit, hit the ceiling, reach the ceiling, which we hit, before hitting, room before, before it breaks',
    'bris, briser, casser, casse, cassé, au plafond, à la limite, franchir, franchit, marge de manœuvre, coussin, marge de sécurité, headroom, atteindre le covenant, touche le covenant, avant de casser, rompre, au covenant, on touche la limite, touche la limite, plafond, avant d’atteindre, avant le plafond, banque tolère, encaisser une baisse, casserait',
  ],
  lbo_security: [
    'secured, security, collateral, pledge, pledged, mortgage, mortgaged, charge over, guarantee, guaranteed, lien, takes the assets, seize',
    'garantie, garanti, garanties, garantit, sûreté, sûretés, nantissement, nanti, hypothèque, gage, gagé, saisir, sécurisée, sécurisé',
  ],
  lbo_cheap: [
    'cheap, cheaper, cheapest, low margin, lower margin, lowest margin, low interest, small interest, lower interest, lower coupon, costs less, low rate, content with, less expensive, charges little, charge little, thin margin, low price, little interest, modest rate, relaxed, accept less, accepts less, low return, small margin',
    'moins cher, moins chère, moins chers, le moins cher, la moins chère, bon marché, petit intérêt, faible intérêt, marge faible, faible marge, coûte moins, taux bas, se contente, peu cher, peu coûteux, coûte peu, demande peu, marge serrée, petite marge, taux modeste, peu rémunéré, rémunération faible, prend moins cher, moins onéreux',
  ],
  lbo_dear: [
    'dear, dearer, expensive, more expensive, costs more, higher margin, higher coupon, higher interest, higher rate, wants more, asks for more, double digit, pricier, demands more, charge more, charges more, paid more, better paid, a lot more, more interest, higher return, higher returns, higher price, double digit returns, paid extra, compensation',
    'plus cher, plus chère, chère, cher, coûte plus, coûte, coûtent plus, plus coûteux, plus coûteuse, marge plus élevée, taux plus élevé, réclame, exige plus, demande plus, deux chiffres, mieux rémunéré, mieux payé, onéreux, beaucoup plus, rendement plus élevé, davantage d’intérêts, plus d’intérêt, plus de rendement, plus rémunéré, plus gourmand, prend plus',
  ],
  lbo_added_interest: [
    'pik, payment in kind, capitalised interest, rolled up, roll up, accrues, added to the debt, added to the bill, added to the principal, interest piles up, accrued, partly pik, interest is added, interest added, not paid in cash, paid at the end',
    'pik, intérêts capitalisés, intérêt capitalisé, capitalisée, capitalisés, ajoute à l’ardoise, ajouté à la dette, s’ajoute au principal, s’accumulent, intérêts ajoutés, intérêts s’ajoutent, payés à la fin, intérêts en fin, pas payés en cash',
  ],
  lbo_cover_ratio: [
    'interest cover, cover, coverage, covers interest, covers it, coverage ratio, times covered, covered, interest coverage',
    'couverture, couvre, couvrir, couvert, couverts, ratio de couverture, icr, couverture des intérêts, couverture des frais financiers',
  ],
  lbo_cash_off: [
    'net the cash, net cash off, net of cash, take the cash off, take cash off, cash comes off, less cash, minus cash, take out the cash, knock off, knock the cash off, strip out cash, deduct cash, subtract cash, cash deducted, after cash, take off the cash, off the debt, net it off, cash in the bank, what it has in the bank',
    'net de la trésorerie, net de trésorerie, déduit la trésorerie, déduis la trésorerie, retire la trésorerie, moins la trésorerie, moins le cash, retranche la trésorerie, enlève la trésorerie, enlève le cash, déduit le cash, soustrait la trésorerie, je retire le cash, nette du cash, ce qu’on a en banque, ce qu’elle a en banque, ce qu’il y a en caisse, nette de',
  ],
  lbo_demand: [
    'demand, demands, want, wants, require, requires, insist, impose',
    'exiger, exige, exigent, demander, demandent, réclamer, imposer, imposent',
  ],
  lbo_set: ['set, sets, fix, fixes', 'fixer, fixe, fixent, poser, posent'],
  lbo_serve: [
    'served, serve, serves itself, help themselves, recover, recovers, recovered',
    'servi, servie, se sert, servis, récupère, récupèrent, recouvrer',
  ],
  lbo_tranche: [
    'tranche, tranches, layer, layers, piece, slice, lender, instrument',
    'tranche, tranches, couche, couches, étage, prêteur, instrument',
  ],
  lbo_safest: [
    'safest, safer, least risky, low risk, best protected',
    'plus sûr, plus sûre, moins risqué, moins risquée, mieux protégé, mieux protégée',
  ],
  lbo_thin: [
    'thin, thinner, tight, tighter, weak, weaker, worse, deteriorate, deteriorates, cushion, stretched, strained',
    'mince, tendu, tendue, juste, faible, dégrader, dégrade, se dégrade, se tend, limitant, fragilise, coussin',
  ],
  lbo_eat: [
    'eat, eats, eating, eaten, absorb, absorbs, take, takes, swallow, consume, gone',
    'manger, mange, mangent, absorber, absorbe, ronger, ronge, consommer, prend, bouffe',
  ],
  lbo_refuse: [
    'refuse, refuses, not want, decline',
    'refuser, refuse, refusent, ne veut pas, ne veulent pas',
  ],
  lbo_more_than: [
    'more than, beyond, above, past, over',
    'plus de, au delà, dépasser, dépassent, au dessus',
  ],
  lbo_more_money: [
    'more debt, further, more money, go higher, go further, gets you to, takes you to, borrow more, bigger package, reach',
    'plus de dette, aller plus haut, aller plus loin, permet d’aller, monter à, on monte, emprunter plus, emprunter davantage, montant total',
  ],
  lbo_each_year: [
    'each year, every year, amortising, amortises, gradually, instalments',
    'chaque année, amortissable, s’amortit, progressivement, échéances',
  ],
  lbo_at_the_end: [
    'at the end, bullet, maturity, in one go, at maturity',
    'in fine, à l’échéance, d’un coup, en une fois, à la fin',
  ],
  lbo_amortising_loan: [
    'amortising, amortises, amortise, each year, every year, instalments',
    'amortissable, s’amortit, amortit, chaque année, échéances',
  ],
  lbo_bullet_loan: [
    'bullet, at the end, at maturity, in one go',
    'in fine, à l’échéance, d’un coup, en une fois',
  ],
  lbo_cash_forecast: [
    'cash forecast, weekly cash, thirteen week, 13 week, liquidity, cash flow forecast, runway',
    'prévision de trésorerie, trésorerie hebdomadaire, treize semaines, 13 semaines, liquidité, prévisionnel de trésorerie, plan de trésorerie',
  ],
  lbo_run_short: [
    'run short, run out, short of, runs out, not enough',
    'manquer, à court, à sec, plus de, pas assez',
  ],
  lbo_lend_less: [
    'less debt, lower leverage, less leverage, fewer turns, smaller loan, lend less, lends less, lending less, borrow less, borrows less, smaller debt, smaller debt package, debt capacity falls, debt capacity shrinks, debt capacity goes down, debt capacity is lower, lower debt capacity, debt package shrinks, reduce leverage, reduces debt capacity, cut leverage, not lend as much, not borrow as much, lend as much, borrow as much, raise less, less borrowing, turn less, turn lower, leverage comes down, quantum falls, cut the leverage, reduce the leverage, reduce the debt package, advance less, advances less, put in less, puts in less, offer less debt, offer a smaller, smaller package, less credit, leverage falls, leverage drops, leverage down, lower debt package, scale back, less leverage available, less senior',
    'moins de dette, moins de levier, lever moins, levée moins, emprunter moins, emprunte moins, prêter moins, prêtent moins, prête moins, prêteront moins, levier plus bas, levier plus faible, levier baisse, capacité d’endettement baisse, capacité d’endettement diminue, capacité d’endettement plus faible, baisse de la capacité, réduit la capacité, réduisent ce qu’ils mettent, tour de moins, tours de moins, tour en moins, demi de moins, moins d’endettement, quantum baisse, autant de dette, prêter autant, emprunter autant, autant emprunter, réduire le levier, réduit le levier, baisser le levier, levier d’un tour, levier diminue, levier recule, avancer moins, avancent moins, avance moins, mettent moins, moins de crédit, réduire la dette, réduire l’enveloppe, enveloppe de dette, dette plus petite, moins prêter, moins emprunter, endettement plus faible, descendre le levier',
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
    'réduisent, réduire ce, prudents, prudentes, plus frileux, plus frileuses, resserrent, durcissent',
  ],
  lbo_fill_gap: [
    'fill the gap, fill, dig deeper, own pocket, make up, top up, put in more, more equity, put more',
    'combler, compenser, de sa poche, mettre plus, remettre, plus de fonds propres, plus d’equity, compléter',
  ],
  lbo_debt_amount: [
    'amount of debt, debt capacity, debt quantum, leverage, how much you can borrow, how much debt',
    'quantité de dette, capacité d’endettement, montant de dette, levier, ce qu’on peut emprunter, combien emprunter',
  ],
  lbo_accept: [
    'accept, accepts, settle, settles, live with, lives with, tolerate, target, targets, aim',
    'accepter, accepte, se contenter, se contente, vivre avec, viser, vise, tolérer',
  ],
  lbo_lower_target: [
    'lower, less, smaller, slides, teens',
    'plus faible, plus bas, moins, moindre, plus modeste',
  ],
  lbo_settle: ['settle, settles, accept, live with', 'se contente, accepte, se résout'],
  lbo_he: ['he, it, fund, buyer, they', 'il, fonds, acheteur, ils'],
  lbo_room: [
    'room, headroom, looser, gentler, flexibility, cushion',
    'marge, souplesse, coussin, souple, souples, allégé',
  ],
  lbo_negotiate: [
    'negotiate, ask for, want, demand',
    'négocier, négocie, demander, demande, demanderais, obtenir',
  ],
  lbo_own_share: ['their own, of their own', 'leur propre, de leur poche, de leur argent'],
  lbo_paid_on_results: [
    'contingent payment, contingent price, tied to results, deferred payment, conditional payment, paid later if, linked to results, performance payment, only if results, if results come',
    'complément de prix, paiement conditionnel, lié aux résultats, indexé sur les résultats, si les résultats, payé plus tard si, paiement différé, clause de earn out',
  ],
  lbo_results_come: [
    'results, performance, target is met, targets, budget, plan is met',
    'résultats, performance, objectifs, atteint, budget, plan',
  ],
  lbo_lower_price: [
    'lower, less, smaller, cut, fall, falls, cheaper',
    'plus bas, plus faible, moins, baisse, réduit, inférieur',
  ],
  lbo_later_buyer: [
    'whoever he sells to, whoever buys, next buyer, next owner, next sponsor, sells to later',
    'celui qui rachètera, prochain acheteur, prochain acquéreur, acheteur suivant, celui à qui, acquéreur suivant',
  ],
  lbo_than: ['than', 'que'],
  lbo_eat_strict: [
    'eat, eats, eats up, eaten, swallow, swallows, gone in, goes in, go to the banks, goes to the banks, absorbed by, disappear, disappears, vanish, vanishes, is taken by, taken by, drained',
    'mangent, mange, mangé, mangés, avalent, absorbés, part en, partent en, ronge, rongent, pompe, disparaît, passe dans, passe en, s’en va en, partent dans, part dans, englouti',
  ],
  lbo_borrow_cost: [
    'interest, interest costs, interest cost, interest bill, borrowing costs, borrowing, cost of debt, debt, loan, loans, financing, coupon',
    'intérêts, charge d’intérêts, emprunt, emprunter, coût de la dette, dette, financement, frais financiers, crédit, charges financières',
  ],
  lbo_hold_word: [
    'hold, holding period, waiting, wait, keep it',
    'détention, conserver, garder, attendre, portage',
  ],
  lbo_leftovers: [
    'leftovers, what is left, gets the rest',
    'que les restes, ce qui reste, le reste',
  ],
  lbo_minimum: [
    'minimum, lowest, floor, down to, at least, need at least, no lower than',
    'minimum, plancher, jusqu’à, descendre à, au moins, pas moins de',
  ],
  lbo_usual_word: [
    'usually, carry, carries, come with, comes with, impose, imposes, few, no, light, maintenance, incurrence, tighter, looser, require',
    'souvent, assortie, assortis, impose, imposent, peu de, sans, allégés, plus stricts, plus souples, généralement, exigent',
  ],
  lbo_cushion_word: [
    'cushion, headroom, buffer, safety margin, margin, room',
    'coussin, marge, marge de manœuvre, marge de sécurité, matelas',
  ],
} as const satisfies Lexicon;

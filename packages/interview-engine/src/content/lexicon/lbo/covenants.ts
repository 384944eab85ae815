import type { Lexicon } from '../../types.ts';

/** Covenants, in the words people use for it. */
export const covenantsNotions: Lexicon = {
  breach_word: [
    'breach, trip, broken, break, default, fail, about to',
    'sauter, bris, casser, violer, dépassé, défaut, non respecté',
  ],
  lbo_a_fraction: ['a fifth, a quarter, a third, half', 'un cinquième, un quart, un tiers, moitié'],
  lbo_as_long_as: [
    'as long as, before, until, down to, need to make, must make, must earn, have to earn, we make',
    'tant que, avant que, jusqu’à, faut gagner, doit gagner, descendre à, on gagne, au moins',
  ],
  lbo_bank_acts: [
    'alarm rings, call you in, call us in, haul you in, come to the table, have a say, alarm goes off, bell rings, dictate terms, bang on the door, bang on the table, bangs on the table, come knocking, blow the whistle, blows the whistle, come running, starts shouting, raise hell, knocking, gets angry, takes over, takes the keys, claim everything, call everything in, ask for everything, steps in, take charge, want it all back, pulls the plug, can ask for all, right to complain, entitled to complain, call a default, call the loan',
    'alarme sonne, sonnette d’alarme, vous convoquer, nous convoquer, s’invite à la table, mot à dire, s’en mêlent, que ça sonne, reprennent la main, tape du poing, taper du poing, vient frapper, ne se fâche, siffle la fin, hausse le ton, tape à la porte, sonner à la porte, frappe à la porte, toque à la porte, reprendre la main, reprend la main, tout réclamer, réclamer tout, se fâcher, prend les clés, prendre les clés, débarque, prendre le contrôle, tout reprendre, exiger tout, demander tout, se plaindre, prononcer le défaut, exiger le remboursement',
  ],
  lbo_barrier: [
    'alarm, on a leash, on a short leash, tripwire, the wall, house rules, barrier, limit, line, fence, floor, never owe more, owe more than, too far, too low, five years of, six years of, rule',
    'alarme, tiennent la laisse, tient en laisse, tiennent en laisse, noir sur blanc, la corde, le mur, le fil, un règlement, barrière, limite, ligne rouge, plafond, seuil, garde fou, ne dois jamais, jamais devoir plus, devoir plus de, devoir cinq ans, devoir six ans, trop bas, règle',
  ],
  lbo_breach: [
    'broken our word, break our word, broken their word, broken the promise, broke the promise, break the promise, the day you breach, the day it breaches, the moment it breaches, once you breach, breach, break the covenant, trip, covenant level, covenant threshold, at the limit, hit the limit, reach the limit, hit the covenant, fall before, headroom, safety margin, margin of safety, ceiling, touch the limit, which we hit, before hitting, room before, before it breaks',
    'manqué à notre parole, manqué à sa parole, rompu la promesse, promesse est rompue, parole rompue, promesse rompue, covenant saute, le jour où on casse, bris, casser, à la limite, franchir le, franchit le, franchir la, franchit la, franchir un, franchit un, franchir une, franchit une, franchir ce, franchir cette, avant de franchir, à ne pas franchir, marge de manœuvre, coussin, marge de sécurité, headroom, atteindre le covenant, touche le covenant, rompre, au covenant, touche la limite, plafond, avant d’atteindre, banque tolère, encaisser une baisse',
  ],
  lbo_can_vanish: [
    'crash, collapse, slump, sink, tumble, nosedive, go down, melt away, evaporate, vanish, disappear, lose, fall, drop, shrink, go missing, slip, slide',
    's’écrouler, s’effondrer, dégringoler, plonger, s’évaporer, fondre de, dévisser, perdre, baisser, disparaître, tomber, fondre, chuter, descendre, reculer',
  ],
  lbo_crossing: [
    'crossed, go over, go beyond, step over, hit, touch, break, broke, overshoot, hit the tripwire, hits the tripwire, hit the wall, trips the wire, trip the alarm',
    'franchir le, franchit le, franchir la, franchit la, franchir un, franchit un, franchir une, franchit une, franchir ce, franchir cette, avant de franchir, à ne pas franchir, dépasser, dépasse, casse, rompre, rompt, touche, heurter, toucher la corde, touche la corde, toucher le mur, heurter le mur, toucher le fil, déclencher l’alarme',
  ],
  lbo_cushion_word: ['cushion, headroom, buffer, margin, room', 'coussin, marge, matelas'],
  lbo_limit_on_debt: [
    'covenant, undertaking, ratio, debt limit, leverage limit, loan agreement, loan documents, conditions of the loan, maintenance test, financial conditions, commitments, maximum leverage, maximum debt, guard rails, limits on debt, limit on how much, cap on debt, promises to the lenders, promise to the bank, conditions in the loan, loan conditions, terms of the loan, terms of the debt, strings attached, line, promised not to',
    'covenant, engagement, ratio, ratios, contrat de prêt, conditions du prêt, levier maximum, dette maximum, garde fous, lignes rouges, limite d’endettement, plafond d’endettement, plafond de dette, promesses, conditions de la dette, conditions du crédit, ligne des banques, promis au prêteur, promis à la banque',
  ],
  lbo_line: [
    'limits, wall, red line, ceiling, threshold, line is crossed, rules',
    'limites, mur, ligne rouge, plafond, seuil, la ligne, règles, une ligne, une barre',
  ],
  lbo_minimum: [
    'minimum, lowest, floor, down to, at least, no lower than, how low can, how low',
    'minimum, plancher, jusqu’à, descendre à, au moins, pas moins de, jusqu’où',
  ],
  lbo_promise: ['promised, undertakings, commit', 'promesses, promis, engagements'],
  lbo_room: [
    'room, headroom, looser, gentler, flexibility, cushion',
    'marge, souplesse, coussin, souple, allégé',
  ],
  lbo_set: ['set, fix', 'fixer, poser'],
  lbo_signs_up_to: [
    'you sign, we sign, sign that, promises, undertake, swear, commit',
    'on signe, signe que, promet, promettre, jure, s’engager',
  ],
  lbo_step_in: [
    'step in, call the loan, wants its money back, ask for its money back, gets upset, comes knocking, take over the company, knock on the door, entitled to, bang on the door, bang on the table, come knocking, blow the whistle, come running, rings the bell, rings, pulls the plug, raises its hand, gets nervous, calls it in, before they knock',
    'intervenir, intervient, réclamer son argent, exiger le remboursement, se fâche, taper à la porte, reprendre la main, frapper à la porte, en droit de, tape du poing, taper du poing, ne se fâche, hausse le ton, tape à la porte, sonne la cloche, sonne, siffle, lève la main, tire le signal, s’énerve',
  ],
  lbo_tested: [
    'look every, test, check, every quarter, quarterly, each quarter, breach, break, trip, headroom, cushion, comply, compliance, respect, exceed, stay under, stay below, cov lite, covenant lite, loose, loosen, looser, tighter, gentler, waiver, renegotiate, measured, monitored, imposed, hard limits, must stay, not exceed, keep below, call the loan, call in, held to, easier, flexible, strict, stricter, every three months, cross a line, not to cross, room to spare, reads your statements',
    'regardent tous les, tester, vérifié, vérifiée, contrôlé, trimestriel, trimestre, bris, casser, dépasser, dépasse, respecter, marge de manœuvre, coussin, cov lite, allégé, souple, plus souple, desserrer, waiver, renégocier, rester sous, laisse tranquille, rompre, mesuré, suivi, imposé, tous les trois mois, ne pas dépasser, doit rester, exiger le remboursement, strict, flexible, souplesse, franchir le, franchit le, franchir la, franchit la, franchir un, franchit un, franchir une, franchit une, franchir ce, franchir cette, avant de franchir, à ne pas franchir, ne jamais devoir plus',
  ],
  lbo_usual_word: [
    'usually, carry, come with, impose, few, no, light, maintenance, incurrence, tighter, looser, require',
    'souvent, assortie, impose, peu de, sans, allégés, plus stricts, plus souples, généralement, exigent',
  ],
  loan_terms: [
    'loan agreement, credit agreement, facility agreement, loan contracts, documentation, clauses',
    'contrats de crédit, contrats de prêt, documentation, clauses, contrats bancaires',
  ],
  market_bond_word: ['bonds, loan, borrowed', 'obligations, emprunt, dette'],
  ratio_word: ['test, ratio, covenant', 'ratio, ratios, covenant, test'],
};

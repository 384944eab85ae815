import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Everyday words in which value, debt and returns are misstated. */
export const untruthsOfMoney = {
  debt_stays_below: [
    'sits at the target, sits in the target, stays at the target, stays in the target, stays with the target, stays with the company, sits at the company, sits in the company, not at the fund, not the fund’s, belongs to the target',
    'portée par la cible, reste dans la cible, reste chez la cible, reste à la cible, reste dans la société, logée dans la cible, pas au fonds, pas celle du fonds',
  ],
  out_of_account: [
    'not come into it, not come into play, not taken into account, not deducted, not netted, not taken off, not come off, left out, not enter',
    'n’entre pas en compte, pas prise en compte, n’est pas déduite, n’intervient pas, n’entre pas en ligne, ne se déduit pas, pas retirée, pas déduite, laissée de côté',
  ],
  falls_to: [
    'goes to, goes straight to, goes back to, accrues to, is for, belongs to, ends up with, comes to, flows to, is the proceeds of, paid to',
    'revient à, revient au, revient directement au, revient intégralement au, va au, va directement au, tombe chez, appartient au, est pour, versée au',
  ],
  all_of_it: ['the whole, all of, entire, entirety, in full', 'la totalité, intégralité, tout le'],
  lower_discount_rate: [
    crossed(
      'lower, smaller, falling, reduced',
      'discount rate, wacc, cost of capital, discounting rate',
    ),
    'taux d’actualisation plus bas, taux d’actualisation inférieur, cmpc plus bas, cmpc plus faible, baisse du cmpc',
  ],
  higher_discount_rate: [
    crossed(
      'higher, bigger, rising, increased',
      'discount rate, wacc, cost of capital, discounting rate',
    ),
    'taux d’actualisation supérieur, cmpc plus élevé, cmpc plus haut, hausse du cmpc',
  ],
  lesser_value: [
    crossed(
      'lower, smaller, reduces, lowers, cuts, decreases',
      'present value, value, values, valuations, price, prices',
    ),
    'valeur actuelle plus faible, valeur actuelle plus basse, valeur plus faible, valeur plus basse, réduit la valeur, baisse la valeur, diminue la valeur, fait baisser les valorisations, valorisation plus basse',
  ],
  greater_value: [
    crossed(
      'higher, bigger, raises, lifts, increases, boosts',
      'present value, value, values, valuations, price, prices',
    ),
    'valeur actuelle plus élevée, valeur actuelle plus forte, valeur plus élevée, augmente la valeur, accroît la valeur, fait monter la valeur, fait monter les valorisations, relève la valeur, valorisation plus élevée',
  ],
  best_moment: [
    'best moment, best time, right time, perfect time, ideal time, good time, great time',
    'meilleur moment, bon moment, moment idéal, moment rêvé',
  ],
  goes_by: [
    'follows, mirrors, matches, tracks, is simply, goes by, is set by, is given by, based on',
    'suit, reflète, épouse, se cale sur, est donnée par, se lit dans, égale à',
  ],
  taken_on_by: [
    'taken over, assumed, pooled, shared by, carried by, moves to',
    'reprise par, assumée par, mise en commun, portée par, partagée par, passe à',
  ],
  like_an_industrial_one: [
    'like an industrial company, as for an industrial company, like for an industrial',
    'comme un industriel, comme pour un industriel, comme une entreprise industrielle, comme une société industrielle',
  ],
  already_present: [
    'already brings it back, already brings back, already brought back, already discounts, no further discounting, no more discounting, needs no discounting',
    'ramène déjà, actualise déjà, déjà ramenée, aucune actualisation à faire',
  ],
  not_yet_earned: [
    'achieved, realised, earned, delivered, secured',
    'réalisées, acquises, obtenues, sécurisées, atteintes',
  ],
  already_counted_in: [
    'already in, already inside, already included in',
    'déjà dans, déjà inclus dans, déjà compris dans, déjà intégré',
  ],
  retains: [
    'keep, leave, include, count, put, belong, retain',
    'garde, garder, laisse, laisser, conserve, conserver, maintiens, intègre, compte, inclus, mets',
  ],
  the_other_two: [
    'other two, two others, the others, rest of the cycle, to the sum',
    'deux autres, autres durées, aux autres, au reste, à la somme',
  ],
  on_exit_profit: [
    'exit ebitda, ebitda at exit, final ebitda, year five ebitda',
    'ebitda de sortie, ebitda à la sortie, ebitda final',
  ],
  can_be_left_aside: [
    'can ignore, can be ignored, you ignore, i ignore, we ignore, disregard, can leave out, can forget, not look at, need not look, not worth looking at, leave aside',
    'peut ignorer, peut l’ignorer, on ignore, j’ignore, laisse de côté, mets de côté, on oublie, peut oublier, ne regarde pas, pas besoin de regarder, peut s’en passer',
  ],
  never_adjusted: [
    'never a price adjustment, no price adjustment, never adjusts, not adjust the price, not adjust price, no adjustment for it, never an adjustment',
    'jamais d’ajustement, pas d’ajustement de prix, n’ajuste jamais, aucun ajustement de prix, jamais ajusté',
  ],
  at_the_usual_level: [
    'normal, normalised, peg, target level, agreed level, equal, locked box',
    'normatif, normal, cible, niveau convenu, égal, locked box',
  ],
} as const satisfies Lexicon;

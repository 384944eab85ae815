import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is taken from the methods and their inputs that they do not give. */
export const misreadMethodsNotions = {
  // Prices taken for worth.
  yields_intrinsic: [
    crossed(
      'give, give you, give us, it is, they are, that is, show, show you, tell you, measure, reflect',
      'intrinsic value, true value, fundamental value, real value, true worth, real worth',
    ),
    crossed(
      'c’est, donnent, donne, mesurent, mesure, reflètent, reflète, montrent, indiquent',
      'valeur intrinsèque, vraie valeur, valeur fondamentale, valeur réelle, valeur profonde',
    ),
  ],
  mood_free: [
    crossed(
      'hold whatever, stand whatever, hold regardless of, valid whatever, reliable whatever, not care about, not move with, not swing with, sheltered from, shielded from',
      'market s mood, market mood, mood of the market, market sentiment, mood, sentiment, cycle, bubbles',
    ),
    crossed(
      'valable quelle que soit, valables quelle que soit, tient quelle que soit, tiennent quelle que soit, ne bouge pas avec, ne bougent pas avec, se moque de, se moquent de, protégé de, protégés de',
      'humeur du marché, humeur de la bourse, humeur, humeurs, sentiment, cycle',
    ),
  ],
  never_misleads: [
    'never wrong, never mislead, never lie, never let you down, can not mislead, cannot mislead, cannot be wrong, can not be wrong, can not be argued with, cannot be manipulated, no weakness, no drawback, no downside',
    'trompe jamais, ment jamais, déçoit jamais, ne peut pas tromper, ne peut pas se tromper, ne peut pas être manipulé, aucun défaut, aucune faiblesse, pas de défaut, aucun inconvénient',
  ],
  infallible: [
    'infallible, foolproof, bulletproof, fully reliable, always reliable, always accurate, purely objective, fully objective, completely objective, totally objective, incontestable',
    'infaillible, imparable, incontestable, irréfutable, totalement fiable, toujours fiable, toujours exact, purement objectif, totalement objectif, parfaitement objectif, complètement objectif',
  ],
  free_of_guesses: [
    'nor on assumptions, nor assumptions, nor any assumption, nor on any assumption, neither assumptions, no assumptions in it',
    'ni d’hypothèses, ni des hypothèses, ni d’aucune hypothèse, ni sur des hypothèses, ni hypothèses, aucune hypothèse dedans',
  ],
  // The discount rate.
  wacc_raised: [
    'wacc up a point, wacc up one point, wacc goes up, wacc rises, wacc increases, raise the wacc, increase the wacc, bump up the wacc, push up the wacc, point on the wacc, points on the wacc, point more of wacc, point higher wacc, add a point to the wacc, add a point of wacc, discount rate goes up, discount rate rises, raise the discount rate, increase the discount rate',
    'point de wacc en plus, point de cmpc en plus, point de wacc de plus, point de cmpc de plus, point de plus sur le wacc, point de plus sur le cmpc, point de plus de wacc, wacc monte, cmpc monte, wacc augmente, cmpc augmente, monter le wacc, monter le cmpc, augmente le wacc, augmente le cmpc, relève le wacc, taux d’actualisation monte, taux d’actualisation augmente',
  ],
  wacc_cut: [
    'wacc down a point, wacc down one point, wacc goes down, wacc falls, wacc drops, lower the wacc, cut the wacc, reduce the wacc, discount rate falls, discount rate drops, lower the discount rate, cut the discount rate, lower wacc',
    'point de wacc en moins, point de cmpc en moins, point de moins sur le wacc, point de moins sur le cmpc, wacc baisse, cmpc baisse, wacc diminue, cmpc diminue, baisser le wacc, baisser le cmpc, wacc plus bas, cmpc plus bas, taux d’actualisation baisse',
  ],
  value_climbs: [
    crossed(
      'dcf, value, valuation, dcf value, result, price',
      'goes up, rises, increases, climbs, gets bigger, moves up',
    ),
    crossed(
      'dcf, valeur, valorisation, résultat, valeur du dcf, prix',
      'monte, augmente, grimpe, remonte, progresse, s’améliore, passe au-dessus',
    ),
  ],
  value_sinks: [
    crossed(
      'dcf, value, valuation, dcf value, result, price',
      'goes down, falls, drops, decreases, shrinks, comes down, moves down',
    ),
    crossed(
      'dcf, valeur, valorisation, résultat, valeur du dcf, prix',
      'baisse, diminue, recule, chute, descend, tombe, se réduit',
    ),
  ],
  growth_flexed: ['growth, margin, margins, volume', 'croissance, marge, marges, volumes'],
  // The premium.
  takes_on_debt: [
    crossed(
      'takes over, take over, taking over, takes on, taking on, inherits, assumes, assuming, has to repay, repays, pays off, refinances',
      'debt, target s debt, debts, borrowings, loans',
    ),
    crossed(
      'reprend, reprendre, reprenant, récupère, hérite de, assume, rembourse, rembourser, refinance, doit rembourser',
      'dette, dettes, emprunts, dette de la cible, endettement',
    ),
  ],
  for_that_reason: [
    'because, that is because, comes from, due to, reason is, since, explained by, compensates, reflects, makes up for, pays for, to cover, covers',
    'parce que, parce qu, car, vient de, vient du fait, puisque, s’explique par, compense, reflète, correspond, sert à, pour couvrir, couvre, tient au fait',
  ],
} as const satisfies Lexicon;

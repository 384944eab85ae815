import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is taken from the methods and their inputs that they do not give. */
export const misreadMethodsNotions = {
  // Prices taken for worth.
  yields_intrinsic: [
    crossed(
      'give, give you, give us, it is, they are, that is, show, show you, tell you, measure, reflect',
      'intrinsic value, true value, fundamental value, real value, true worth, real worth',
    ).concat(
      ', what it is really worth, what they are really worth, they are intrinsic, comps are intrinsic, intrinsic measure',
    ),
    crossed(
      'c’est, donnent, donne, mesurent, mesure, reflètent, reflète, montrent, indiquent',
      'valeur intrinsèque, vraie valeur, valeur fondamentale, valeur réelle, valeur profonde',
    ).concat(', mesure intrinsèque, sont intrinsèques'),
  ],
  mood_free: [
    crossed(
      'hold whatever, stand whatever, hold regardless of, valid whatever, reliable whatever, not care about, not move with, not swing with, sheltered from, shielded from',
      'market s mood, market mood, mood of the market, market sentiment, mood, sentiment, cycle, bubbles',
    ).concat(
      ', independent of market swings, independent of market moves, market mood plays no part, mood plays no part, immune to bubbles',
    ),
    crossed(
      'valable quelle que soit, valables quelle que soit, tient quelle que soit, tiennent quelle que soit, ne bouge pas avec, ne bougent pas avec, se moque de, se moquent de, protégé de, protégés de',
      'humeur du marché, humeur de la bourse, humeur, humeurs, sentiment, cycle',
    ).concat(
      ', ',
      crossed(
        'ne dépend pas, ne dépendent pas, indépendant, indépendants, ne subissent pas, insensibles, sans biais',
        'sentiment du marché, humeurs, humeurs du marché, humeur de la bourse, marché',
      ),
    ),
  ],
  never_misleads: [
    'never wrong, never mislead, never lie, never let you down, can not mislead, cannot mislead, cannot be wrong, can not be wrong, can not be argued with, cannot be manipulated, can not be manipulated, no weakness, no drawback, no downside, no room for judgement, no judgement involved',
    'trompe jamais, ment jamais, déçoit jamais, ne peut pas tromper, ne peut pas se tromper, ne peut pas être manipulé, aucun défaut, aucune faiblesse, pas de défaut, aucun inconvénient, aucune place au jugement, pas de place pour le jugement',
  ],
  only_method_word: [
    'only method, one method, only approach, only one that, intrinsic',
    'seule méthode, seule approche, la seule qui, intrinsèque',
  ],
  infallible: [
    'infallible, foolproof, bulletproof, fully reliable, always reliable, always accurate, purely objective, fully objective, completely objective, totally objective, only objective one, only objective method, incontestable',
    'infaillible, imparable, incontestable, irréfutable, totalement fiable, toujours fiable, toujours exact, purement objectif, totalement objectif, parfaitement objectif, complètement objectif, seule méthode objective, seule objective',
  ],
  free_of_guesses: [
    'nor on assumptions, nor assumptions, nor any assumption, nor on any assumption, neither assumptions, no assumptions in it, not depend on anybody’s opinion, not depend on anyone’s opinion, not depend on anyone’s view',
    'ni d’hypothèses, ni des hypothèses, ni d’aucune hypothèse, ni sur des hypothèses, ni hypothèses, aucune hypothèse dedans',
  ],
  // The discount rate.
  wacc_raised: [
    'wacc up a point, wacc up one point, wacc goes up, wacc rises, wacc increases, raise the wacc, increase the wacc, bump up the wacc, push up the wacc, point on the wacc, points on the wacc, point more of wacc, point higher wacc, add a point of wacc, discount rate goes up, discount rate rises, raise the discount rate, increase the discount rate, add a point to the wacc',
    'point de wacc en plus, point de cmpc en plus, point de wacc de plus, point de cmpc de plus, point de plus de wacc, wacc monte, cmpc monte, wacc augmente, cmpc augmente, monter le wacc, monter le cmpc, augmente le wacc, augmente le cmpc, relève le wacc, taux d’actualisation monte, taux d’actualisation augmente, point de plus sur le wacc, point de plus sur le cmpc',
  ],
  wacc_cut: [
    'wacc down a point, wacc down one point, wacc goes down, wacc falls, wacc drops, lower the wacc, cut the wacc, reduce the wacc, discount rate falls, discount rate drops, lower the discount rate, cut the discount rate, lower wacc',
    'point de wacc en moins, point de cmpc en moins, wacc baisse, cmpc baisse, wacc diminue, cmpc diminue, baisser le wacc, baisser le cmpc, wacc plus bas, cmpc plus bas, taux d’actualisation baisse, point de moins sur le wacc, point de moins sur le cmpc',
  ],
  value_climbs: [
    crossed(
      'dcf, value, valuation, dcf value, result, price',
      'goes up, rises, increases, climbs, gets bigger, moves up',
    ).concat(', raises the dcf, lifts the dcf, lifts the value, boosts the value, adds value'),
    crossed(
      'dcf, valeur, valorisation, résultat, valeur du dcf, prix',
      'monte, augmente, grimpe, remonte, progresse, s’améliore, passe au-dessus',
    ).concat(
      ', fait monter la valeur, ferait monter la valeur, fait monter le dcf, augmente la valeur, augmente le dcf, relève la valeur',
    ),
  ],
  value_sinks: [
    crossed(
      'dcf, value, valuation, dcf value, result, price',
      'goes down, falls, drops, decreases, shrinks, comes down, moves down',
    ).concat(', lowers the value, lowers the dcf, reduces the value, cuts the value'),
    crossed(
      'dcf, valeur, valorisation, résultat, valeur du dcf, prix',
      'baisse, diminue, recule, chute, descend, tombe, se réduit',
    ).concat(
      ', fait baisser la valeur, ferait baisser la valeur, fait baisser le dcf, réduit la valeur, diminue la valeur',
    ),
  ],
  // The premium.
  takes_on_debt: [
    crossed(
      'takes over, take over, taking over, takes on, taking on, inherits, assumes, assuming, has to repay, repays, pays off, refinances',
      'debt, target s debt, borrowings, loans',
    ).concat(
      ', ',
      crossed(
        'debt',
        'buyer has to repay, buyer takes on, buyer takes over, buyer inherits, buyer assumes, acquirer takes on, it takes on, they take on',
      ),
    ),
    crossed(
      'reprend, reprendre, récupère, récupère aussi, reprend aussi, hérite de, assume, assume aussi, rembourse, rembourser, refinance',
      'dette, emprunts, dette de la cible, endettement',
    ).concat(
      ', ',
      crossed(
        'dette',
        'que l’acheteur reprend, que l’acquéreur reprend, qu’il reprend, que l’acheteur doit rembourser, que l’acquéreur doit rembourser, qu’il doit rembourser',
      ),
    ),
  ],
  makes_up_for_debt: [
    crossed(
      'covers, compensates for, pays for, reflects, makes up for, comes from, used to repay',
      'debt, target s debt, borrowings',
    ),
    crossed(
      'couvre, compense, paie, reflète, correspond à, vient de, sert à rembourser, sert à payer',
      'dette, dette de la cible, endettement',
    ),
  ],
  for_that_reason: [
    'because, that is because, comes from, due to, reason is, since, explained by, compensates, reflects, makes up for, pays for, to cover, covers',
    'parce que, parce qu, car, vient de, vient du fait, puisque, s’explique par, compense, reflète, correspond, sert à, pour couvrir, couvre, tient au fait',
  ],
} as const satisfies Lexicon;

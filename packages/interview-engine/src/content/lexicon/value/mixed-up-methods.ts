import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates say who mix up the methods and what makes companies comparable. */
export const mixedUpMethods = {
  same_for_anyone: [
    'whoever builds it, whoever does it, whoever runs it, whoever makes it, no matter who builds it, no matter who does it, always get the same number, always get the same result, everyone finds the same',
    'quel que soit celui qui, peu importe qui le fait, peu importe celui qui, tout le monde trouve pareil, trouvent toujours pareil, trouvent toujours le même, tout le monde trouve la même, tout le monde trouve le même',
  ],
  pure_maths: [
    'pure maths, pure math, just maths, just math, only maths, purely mathematical, pure arithmetic',
    'des maths, des mathématiques, que des maths, purement mathématique, de la pure arithmétique',
  ],
  only_seems: [
    'looks, seems, appears, sounds, pretends',
    'l’air, semble, paraît, se veut, en apparence, prétend',
  ],
  weighs_little: [
    'five or ten percent, five ten percent, can be neglected, can ignore it, can almost ignore, too far away to matter',
    'cinq dix pour cent, cinq ou dix pour cent, cinq à dix pour cent, 5 ou 10, peut la négliger, presque la négliger, peut l’ignorer, pèse rien',
  ],
  never_ages: [
    'never go out of date, never gets old, never get old, do not age, never age, never get stale, never go stale, do not go stale',
    'ne vieillissent pas, ne vieillissent jamais, ne se périment pas, ne datent pas, jamais périmées, jamais dépassées',
  ],
  what_trade_pays: [
    crossed(
      'what a, what an, the most a, the price a, the price an',
      'strategic can pay, strategic buyer can pay, trade buyer can pay, industrial buyer can pay, corporate can pay, competitor can pay',
    ),
    'ce que peut payer un industriel, ce qu’un industriel peut payer, ce qu’un stratégique peut payer, ce que peut payer un stratégique, ce qu’un concurrent peut payer, ce que peut payer un concurrent',
  ],
  past_flows: [
    'historic cash flows, last year s cash flows',
    'cash-flows passés, cash-flows historiques, flux des années passées',
  ],
  is_relative: [
    'is a relative method, is relative, s relative, is a relative valuation, a relative method',
    'méthode relative, approche relative, est relatif, est relative, c’est du relatif',
  ],
  averages_methods: [
    'average all methods, average all the methods, average the methods, average of all methods, average of the methods, average them all',
    'moyenne des méthodes, moyenne de toutes les méthodes, moyenne des trois méthodes, moyenne de tout',
  ],
  market_is_right: [
    'comps are always right, comps cannot be wrong, comps can t be wrong, market is efficient so',
    'comparables ont toujours raison, comparables ne se trompent pas, marché est efficient donc',
  ],
  whatever_the_trade: [
    'whatever they sell, whatever they actually sell, whatever it sells, no matter what they sell, no matter what they do, whatever they make, what they sell is secondary, what they do is secondary, what they do does not matter',
    'quoi qu’ils vendent, quoi qu’elles vendent, quel que soit leur métier, quelle que soit leur activité, métier qu’elles font c’est secondaire, métier c’est secondaire, métier est secondaire, peu importe ce qu’ils vendent, peu importe ce qu’elles vendent, peu importe ce qu’ils font, peu importe ce qu’elles font, ce qu’elles font est secondaire, ce qu’elles font c’est secondaire',
  ],
  wacc_or_risk_up: [
    'the more risk, the more risky',
    'plus la société est risquée, plus le risque est élevé, plus il y a de risque',
  ],
  multiple_up: [
    'multiple goes up, multiple rises, the higher its multiple, the higher multiple, the bigger its multiple, higher the multiple',
    'multiple monte, multiple augmente, plus son multiple est élevé, plus son multiple est haut, plus leur multiple est élevé, plus on la paie cher, plus elle se paie cher',
  ],
  client_price: [
    'value the client wants, price the client wants, client is hoping for, number the client wants, land on the price, land on the value, what the client expects, value the client has in mind, price the client has in mind',
    'valeur que le client a, prix que le client a, que veut le client, le client a en tête, tomber sur le prix, tomber sur la valeur, arriver au prix du client, prix du client, valeur que le client veut, ce que le client attend',
  ],
  selects_word: [
    'pick, choose, keep, select, retain',
    'choisis, garde, retiens, sélectionne, prends',
  ],
  median_fragile: [
    'median throws away, median ignores half, median ignores data, median ignores information, median ignores what the others, median loses information, median wastes',
    'médiane laisse tomber, médiane jette, médiane perd de l’information, médiane ignore la moitié, médiane ignore l’information, médiane ignore des données',
  ],
  private_companies: [
    'private companies, unlisted companies, non listed companies, private firms',
    'sociétés non cotées, boîtes non cotées, entreprises non cotées, celles qui ne sont pas cotées',
  ],
  the_best_ones: [
    'the best, better, more reliable, most reliable',
    'les meilleurs, meilleures, plus fiables',
  ],
  size_comes_first: [
    'only size matters, size is all that matters, size is enough, only look at size, just look at size, same size is enough',
    'taille suffit, seule la taille compte, seulement la taille, uniquement la taille, que la taille, taille compte plus que le métier',
  ],
  always_past: [
    'never use forward, never look at forward, never use forecasts, forward is never used, historical multiples are better',
    'jamais le prévisionnel, jamais de prévisionnel, jamais sur le prévisionnel, n’utilise jamais les prévisions, multiples historiques sont meilleurs',
  ],
  leverage_differs: [
    'different debt, different leverage, different amounts of debt, different gearing, unequal debt',
    'endettement différent, endettements différents, dettes différentes, niveau de dette différent, levier différent',
  ],
  lets_compare: [
    'lets you compare, lets us compare, allows you to compare, allows comparing, good for comparing, better to compare, best to compare',
    'permet de comparer, sert à comparer, pour comparer, idéal pour comparer',
  ],
} as const satisfies Lexicon;

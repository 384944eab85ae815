import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The DCF, in the words people use for it. */
export const dcfNotions: Lexicon = {
  answer_jumps: [
    'answer jumps, answer moves, answer swings, result jumps, result swings, value jumps, value swings, number jumps, number swings, whole thing moves, it swings wildly',
    'résultat saute, résultat bouge, résultat change, réponse change, valeur saute, valeur bouge, valeur change, chiffre bouge, chiffre saute, tout bouge',
  ],
  brought_home: [
    [
      `${crossed('chop it down, mark it down, trim it, knock it down, cut it down', 'for')}, mark down the far years, price of waiting, for the wait, takes off for waiting`,
      'bring it back to today, back to today’s money, shrunk back to today, shrunk to today, back to what they are worth now, back to what it is worth now, back to what they’re worth now, less the later it comes, less the longer it takes, shrunk by the rate, shrunk at the rate, cut by the rate',
    ].join(', '),
    'ramènes à aujourd’hui, ramène à aujourd’hui, ramener à aujourd’hui, en sous d’aujourd’hui, prix de l’attente, remise pour le temps, rabais pour l’attente, rabote pour le temps, décote pour le temps, enlève pour l’attente, ramenées à leur prix d’aujourd’hui, ramené à son prix d’aujourd’hui, rabote parce, je le rabote, je les rabote, rapetissées par le taux, rapetissé par le taux, rabotées par le taux, réduites par le taux',
  ],
  brought_to_today: [
    'discount, present value, today, shrink, wacc, bring it back, bring back, brought back, time value',
    'actualiser, valeur actuelle, aujourd’hui, ramener, cmpc, wacc',
  ],
  far_years: [
    'years far away, far away years, distant years, far off years, distant future, years nobody can, years no one can, years beyond anybody',
    'années lointaines, années éloignées, avenir lointain, années que personne, années que nul',
  ],
  future_cash: [
    'tomorrow’s cash, tomorrow’s money, cash flows, future cash, cash it will, money it will make, will earn, will generate, future earnings, forecast cash, forecast the cash, project the cash, dcf, rent it will, all the rent, ever bring, will bring, bring in over, years to come, money to come',
    'argent de demain, trésorerie de demain, flux, cash futur, cash-flows, argent qu’elle va, rapportera, gagnera, générera, dcf, loyers à venir, loyers futurs, gains futurs, gains à venir, argent à venir',
  ],
  hangs_on_guesses: [
    'change the growth, holds the pencil, who holds the pen, another company, whoever draws it, draw whatever you like, assumption, guess, as good as, only as good, garbage in, plan, forecast, hypotheses, sensitive, terminal growth, terminal value, say anything, make it say, swing, optimistic, theoretical, intrinsic, subjective, judgement, input, hangs on, suppose, what you assume, any answer you like, depends wildly',
    'hypothèses, tient le crayon, tient le stylo, une autre boîte, autre société, dessiner ce qu’on veut, hypothèse, supposition, prévision, plan, dépend, sensible, sensibilité, taux de croissance, valeur terminale, faire dire, n’importe quoi, optimiste, théorique, intrinsèque, subjectif, jugement, paramètres, repose sur, suppose, ce qu’on imagine',
  ],
  money_it_spits: [
    [
      `${crossed('cash, money', 'the thing, the firm, the business, the company, the shop', 'will, is going to', 'throw off, spit out, bring in, make, earn, yield')}, harvests to come, every harvest, the harvests, orchard will yield`,
      'money it will throw off each year, cash it will spit out',
    ].join(', '),
    [
      `${crossed('argent que, sous que', 'la boîte, l’affaire, la société, le commerce, la boutique', 'va', 'cracher, sortir, rapporter, dégager, ramener, gagner, rendre')}, récoltes à venir, toutes les récoltes`,
      'argent qu’il va cracher, argent qu’elle va cracher, sous que ça va cracher, ce que ça crache',
    ].join(', '),
  ],
  money_stream: [
    'all the rent, all the money it will, money coming in over, every euro it will, money it will bring, money it brings, will bring in, will bring me, will earn year, earns year after year, what it will make, throws off, should throw off, will throw off, should bring in, should earn, money coming in later, money still to come, money it’ll make, money it will make, all the money it',
    'tous les loyers, l’argent à venir, chaque euro qu’elle, argent elle va gagner, ce qu’elle rapportera, va rapporter, gagnera année, argent qui va rentrer, argent qui rentrera, rentrées d’argent futures, argent à venir, argent qu’elle va dégager, argent qu’elle dégagera, va encaisser, tout l’argent qu’elle, l’argent qu’elle va gagner',
  ],
  mostly_final: [
    [
      `${crossed('beyond, after, past', 'year five, year ten, the plan')}, years nobody sees`,
      'the one after the plan, what comes after the plan, terminal, final value, tv, end value, long term value, infinity, perpetuity, far away years, distant years, far future',
    ].join(', '),
    [
      `${crossed('au-delà de, après', 'l’année cinq, l’an cinq, la cinquième année')}, années que personne ne voit`,
      'd’après le plan, après le plan, terminale, valeur finale, vt, flux normatif, au-delà du plan, après l’horizon, long terme, infini, perpétuité, lointain, très loin',
    ].join(', '),
  ],
  worth_waiting: [
    'having to wait, waiting for it, wait for the money, wait to get it, wait years for, money i wait for, the longer i wait, in ten years’ time, dollar in ten years, euro in ten years, pound in ten years, worth less than today, worth less later, later money, money that comes late, counting later, late money for less, late money counts less, later the less, distant money counts less',
    'attendre pour l’avoir, attendre pour le toucher, attendre pour les toucher, faut attendre, dois attendre, doit attendre, plus j’attends, à force d’attendre, euro dans dix ans, euro dans cinq ans, euros dans dix ans, vaut moins qu’aujourd’hui, vaut moins plus tard, celui qui arrive tard, argent qui arrive tard, celui qui vient tard, plus tard compte moins, lointain compte moins, plus c’est loin',
  ],
};

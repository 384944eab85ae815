import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The DCF, in the words of those who get it wrong. */
export const dcfMisstated: Lexicon = {
  beats_all: [
    'just noise, only noise, others do not count, others are just there for show, always beats, always best, always better, always the best, always wins, always right, always prevails, always trust, beats the others, beats the rest, beats all, beats them all, only one that counts, only one you need, only one that matters, all you need',
    'du bruit, les autres ne comptent pas, les autres ne valent rien, le reste est du décor, toujours la meilleure, toujours le meilleur, toujours meilleure, toujours préférable, toujours raison, toujours fiable, toujours l’emporter, l’emporte toujours, bat toujours, bat les autres, meilleure que toutes, seule qui compte, seule qui vaille, se suffit',
  ],
  beyond_doubt: [
    'only reliable, true value, right value, exact value, real value, correct value, objective, most accurate, always right, always best, best method, always the best, most reliable, only right, never misleads, no assumptions, without assumptions, free of assumptions, does not depend on assumptions, no judgement, is right, the right one, scientific, real number, true number, true figure, real worth, precise, mathematical, cannot be wrong, never wrong, the truth, incontestable',
    'seule méthode fiable, seule fiable, vraie valeur, valeur exacte, bonne valeur, valeur réelle, objective, plus fiable, toujours juste, toujours la meilleure, toujours le meilleur, meilleure méthode, ne trompe jamais, seule bonne, aucune hypothèse, sans hypothèse, ne dépend pas des hypothèses, ne dépend d’aucune hypothèse, aucune limite, a raison, scientifique, plus scientifique, vrai chiffre, chiffre exact, la vérité, mathématique, incontestable, ne se trompe pas, imparable',
  ],
  dcf_above: [
    [
      crossed('dcf is, dcf comes out, dcf sits, dcf value is', 'above, higher than, over'),
      'dcf exceeds, dcf gives more',
    ].join(', '),
    [
      crossed(
        'dcf est, dcf ressort, dcf sort, dcf se situe',
        'au-dessus, supérieur, plus haut, plus élevé',
      ),
      'dcf dépasse, dcf donne plus',
    ].join(', '),
  ],
  dear_capital: [
    'higher wacc, higher cost of capital, higher discount rate, higher required return, higher beta',
    'cmpc plus élevé, wacc plus élevé, bêta plus élevé, rendement exigé plus élevé',
  ],
  discounted_profit: [
    crossed('discounts, discount, discounting', 'net income, net profit, ebitda, earnings'),
    crossed('actualise, actualiser', 'résultat net, ebitda, bénéfice net, bénéfices'),
  ],
  discounted_without_risk: [
    crossed(
      'discount at, discounted at, discount them at',
      'the risk free rate, the government bond rate',
    ),
    crossed(
      'actualise au, actualisés au, actualiser au',
      'taux sans risque, taux des emprunts d’état',
    ),
  ],
  exact_method: [
    crossed('only', 'exact, correct, right, true', 'method, one'),
    crossed('seule méthode', 'exacte, juste, correcte, vraie'),
  ],
  first_years_hold_it: [
    [
      crossed(
        'comes from, sits in, is in, lies in',
        'the first years, the early years, the first few years, the explicit years, the forecast years',
      ),
      crossed(
        'comes from, is in, sits in, lies in, is made in',
        'the first',
        'five years, three years, ten years, couple of years',
      ),
    ].join(', '),
    [
      crossed(
        'vient des, provient des, est dans les, se trouve dans les',
        'premières années, toutes premières années, années explicites',
      ),
      crossed(
        'vient des, est dans les, se trouve dans les, tient dans les',
        'cinq, trois, dix',
        'premières années',
      ),
    ].join(', '),
  ],
  first_years_make_it: [
    'first five years that make, first years that make, first five years make the price, first years make the price, first five years drive',
    'premières années qui font le prix, premières années qui font la valeur, premières années font le prix, premières années qui comptent',
  ],
  flow_method: [
    'cash flow method, method of the cash flows',
    'méthode des flux, méthode par les flux',
  ],
  free_of_guesses: [
    [
      crossed(
        'not depend on, not rely on, not rest on, independent of, not based on, free of, free from, without, not need, does away with, not sensitive to, insensitive to',
        'assumptions, any assumption, any assumptions, assumption, forecasts, any forecast, opinions, judgement, guesswork',
      ),
      'no guessing involved, nothing to guess, no opinion involved, nothing subjective, nor on assumptions, nor assumptions, nor any assumption, nor on any assumption, neither assumptions, no assumptions in it, not depend on anybody’s opinion, not depend on anyone’s opinion, not depend on anyone’s view',
    ].join(', '),
    [
      crossed(
        'ne pas dépendre de, ne dépend pas de, ne dépend d, ne repose pas sur, ne repose sur, indépendant de, indépendante de, sans, insensible aux, pas sensible aux, n’a pas besoin de, sans avoir besoin d',
        'hypothèses, hypothèse, aucune hypothèse, prévisions, jugement',
      ),
      'aucune part de jugement, rien à deviner, rien de subjectif, aucune subjectivité, zéro hypothèse, l’avis de personne, ni d’hypothèses, ni des hypothèses, ni d’aucune hypothèse, ni sur des hypothèses, ni hypothèses, aucune hypothèse dedans',
    ].join(', '),
  ],
  hardly_counts: [
    'is a detail, is a footnote, is a rounding error, is peanuts, hardly matters, hardly counts, barely counts, barely matters, hardly weighs, next to nothing, almost nothing, not critical, anecdotal, not sensitive, minor',
    'ne compte presque pas, compte presque pas, est un détail, c’est un détail, c’est des miettes, c’est une broutille, compte à peine, compte peu, compte très peu, ne pèse presque rien, ne pèse rien, presque rien, ne compte guère, anecdotique, secondaire, pas critique, quasi nul, pas sensible, dérisoire',
  ],
  infallible: [
    [
      `${crossed('can’t, cannot', 'go wrong, be wrong, lie')}, is arithmetic, it’s arithmetic, it’s maths, is just maths`,
      'infallible, foolproof, bulletproof, fully reliable, always reliable, always accurate, purely objective, fully objective, completely objective, totally objective, only objective one, only objective method, incontestable',
    ].join(', '),
    'ne peut pas se tromper, ne peut pas mentir, c’est des maths, c’est de l’arithmétique, ce sont des maths, infaillible, imparable, incontestable, irréfutable, totalement fiable, toujours fiable, toujours exact, purement objectif, totalement objectif, parfaitement objectif, complètement objectif, seule méthode objective, seule objective',
  ],
  is_relative: [
    'is a relative method, is relative, s relative, is a relative valuation, a relative method',
    'méthode relative, approche relative, est relatif, c’est du relatif',
  ],
  least_sensitive: [
    'least sensitive to, hardly sensitive to, avoids assumptions',
    'moins sensible aux hypothèses, peu sensible aux hypothèses, évite toute hypothèse',
  ],
  lower_terminal: [
    'lower terminal growth, lower growth rate in the terminal value',
    'croissance terminale plus basse, croissance terminale plus faible',
  ],
  market_mistaken: [
    crossed(
      'market, stock market, market at seventy, market at 70, market price, investors',
      'is wrong, is simply wrong, is just wrong, must be wrong, has to be wrong, got it wrong, has it wrong, is mistaken, is making a mistake, undervalues it, is mispricing it',
    ),
    crossed(
      'marché, bourse, marché boursier, cours, investisseurs',
      'se trompe, se trompent, a tort, a forcément tort, est dans l’erreur, fait erreur, se trompe forcément, sous-évalue la société',
    ),
  ],
  misleads_word: [
    'mislead, wrong, biased, fooled, deceive',
    'trompe, trompeur, trompeurs, biaisé, fausse, induit en erreur',
  ],
  most_of_it_word: [
    [
      crossed('most of, the bulk of', 'the hundred, the price, the answer, that hundred'),
      'most of the dcf, most of the value, most of it, the bulk of it, the bulk of the value, bulk of the dcf',
    ].join(', '),
    [
      crossed('l’essentiel, le gros, la plupart', 'des cent, du prix, de la réponse'),
      'l’essentiel du dcf, l’essentiel de la valeur, la plus grande partie de la valeur, la plus grande partie du dcf, le gros de la valeur, le gros du dcf, la majeure partie de la valeur',
    ].join(', '),
  ],
  needs_no_guess: [
    crossed(
      'no, without, free of, any, anyone s, on, on any',
      'assumption, assumptions, guess, opinion, judgement',
    ),
    crossed(
      'aucune, sans, sans aucune, pas d’, d’aucune, des, les',
      'hypothèse, hypothèses, opinion, jugement',
    ),
  ],
  never_misleads: [
    [
      crossed(
        'can’t, cannot, will not, never',
        'lead you astray, mislead you, fool you, lie to you',
      ),
      'can’t be biased, cannot be biased, are never biased, can’t be wrong, cannot be wrong, never wrong, never mislead, never lie, never let you down, can not mislead, cannot mislead, can not be wrong, can not be argued with, cannot be manipulated, can not be manipulated, no weakness, no drawback, no downside, no room for judgement, no judgement involved',
    ].join(', '),
    [
      crossed('ne peut pas, ne peuvent pas', 'vous tromper, nous tromper, te tromper, tromper'),
      'ne peut pas être biaisé, ne peuvent pas être biaisés, jamais biaisés, ne peut pas avoir tort, trompe jamais, ment jamais, déçoit jamais, ne peut pas se tromper, ne peut pas être manipulé, aucun défaut, aucune faiblesse, pas de défaut, aucun inconvénient, aucune place au jugement, pas de place pour le jugement',
    ].join(', '),
  ],
  no_judgement: [
    'no judgement, no room for, no subjectivity, no opinion, leaves no room, purely mathematical, just maths, pure maths, nobody can argue, beyond dispute, beyond argument, not be disputed, purely mechanical, pure arithmetic',
    'aucune subjectivité, aucun jugement, laisse aucune place, purement mathématique, indiscutable, incontestable, personne ne peut contester, pure arithmétique, purement mécanique, pas de subjectivité, pas de jugement',
  ],
  no_limits: [
    'no limit, no limitation, no limitations, no real limit, no weakness, no drawback, no drawbacks, no downside, no flaw, flawless, infallible, foolproof, not mislead, never wrong, never misleads',
    'pas de limite, pas de vraie limite, aucune limite, aucun défaut, aucun inconvénient, pas de défaut, pas de vrai défaut, infaillible, ne peut pas tromper, ne peuvent pas tromper, ne trompe pas, aucune faiblesse, pas de faiblesse',
  ],
  objective_answer: [
    'objective answer, objective one, objective value, objective method, objective number, true worth, true value, real value, scientific answer, scientific method, exact answer, exact value, mathematical truth, right answer',
    'réponse objective, valeur objective, méthode objective, vraie valeur, valeur vraie, valeur exacte, réponse exacte, méthode scientifique, vérité mathématique, bonne réponse',
  ],
  only_a_tenth: [
    'only ten percent of, only a tenth of, barely ten percent of, no more than ten percent of, at most ten percent of',
    'fait que dix pour cent, que dix pour cent, à peine dix pour cent, pas plus de dix pour cent, un dixième du total',
  ],
  only_method_word: [
    'only method, one method, only approach, only one that, intrinsic',
    'seule méthode, seule approche, la seule qui, intrinsèque',
  ],
  only_seems: [
    'looks, seems, appears, sounds, pretends',
    'l’air, semble, paraît, se veut, en apparence, prétend',
  ],
  pure_maths: [
    'pure maths, just maths, just math, only maths, purely mathematical, pure arithmetic',
    'des maths, des mathématiques, que des maths, purement mathématique, de la pure arithmétique',
  ],
  same_for_anyone: [
    'whoever builds it, whoever does it, whoever runs it, whoever makes it, no matter who builds it, no matter who does it, always get the same number, always get the same result, everyone finds the same',
    'quel que soit celui qui, peu importe qui le fait, peu importe celui qui, tout le monde trouve pareil, trouvent toujours pareil, trouvent toujours le même, tout le monde trouve la même, tout le monde trouve le même',
  ],
  value_climbs: [
    [
      crossed('hundred', 'climbs, rises, goes up, moves up, gets bigger'),
      crossed(
        'dcf, value, valuation, dcf value, result, price',
        'goes up, rises, increases, climbs, gets bigger, moves up',
      ).concat(', raises the dcf, lifts the dcf, lifts the value, boosts the value, adds value'),
    ].join(', '),
    [
      crossed('cent', 'montent, monte, grimpent, grimpe, augmentent, remontent'),
      crossed(
        'dcf, valeur, valorisation, résultat, valeur du dcf, prix',
        'monte, augmente, grimpe, remonte, progresse, s’améliore, passe au-dessus',
      ).concat(
        ', fait monter la valeur, ferait monter la valeur, fait monter le dcf, augmente la valeur, augmente le dcf, relève la valeur',
      ),
    ].join(', '),
  ],
  value_higher: [
    [
      crossed(
        'the more',
        'it is worth, the firm is worth, the business is worth, the company is worth',
      ),
      'gives a higher value, the higher the value, higher value, higher the dcf, value goes up, value rises, raises the value, increases the value, lifts the value, higher dcf',
    ].join(', '),
    [
      crossed(
        'plus la boîte, plus la société, plus l’entreprise, plus elle',
        'vaut, vaut cher, se vend cher, prend de la valeur',
      ),
      'donne une valeur plus élevée, plus la valeur est élevée, valeur plus élevée, valeur haute, plus le dcf est haut, plus le dcf monte, valeur augmente, valeur monte, augmente la valeur, fait monter la valeur',
    ].join(', '),
  ],
  value_pushed_up: [
    [
      `${crossed('push, pushes, drive, drives', 'the hundred, that hundred, the dcf, the value', 'up, higher')}, ${crossed('lift, lifts, raise, raises', 'the hundred, that hundred, the dcf, the value')}`,
      crossed(
        'pushes, push, drives, brings, moves',
        'value up, dcf up, dcf value up, valuation up, value higher',
      ),
    ].join(', '),
    [
      crossed(
        'fait monter, ferait monter, gonfle, gonflerait',
        'les cent, le cent, le dcf, la valeur',
      ),
      crossed(
        'tire, pousse, fait monter, fait grimper, relève',
        'valeur vers le haut, dcf vers le haut, valeur, dcf, le dcf',
      ),
    ].join(', '),
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
  wacc_cut: [
    'wacc down a point, wacc down one point, wacc goes down, wacc falls, wacc drops, lower the wacc, cut the wacc, reduce the wacc, discount rate falls, discount rate drops, lower the discount rate, cut the discount rate, lower wacc',
    'point de wacc en moins, point de cmpc en moins, wacc baisse, cmpc baisse, wacc diminue, cmpc diminue, baisser le wacc, baisser le cmpc, wacc plus bas, cmpc plus bas, taux d’actualisation baisse, point de moins sur le wacc, point de moins sur le cmpc',
  ],
  wacc_higher: [
    [
      crossed(
        'the higher, higher, raising, a higher, increasing, bigger, with a higher',
        'wacc, discount rate, the wacc, the discount rate',
      ),
      'discount rate goes up, discount rate rises, discount rate increases',
    ].join(', '),
    'plus le taux est haut, plus le taux est élevé, plus le taux monte, plus le cmpc monte, taux d’actualisation plus élevé, taux d’actualisation plus haut, plus le taux d’actualisation est haut, plus le taux d’actualisation est élevé, taux d’actualisation monte, taux d’actualisation augmente, plus le wacc est élevé, plus le cmpc est élevé, plus le wacc est haut, plus le cmpc est haut, cmpc plus élevé, wacc plus élevé, taux plus élevé, augmenter le wacc, augmenter le cmpc, hausse du wacc, hausse du cmpc',
  ],
  wacc_raised: [
    'wacc up a point, wacc up one point, wacc goes up, wacc rises, wacc increases, raise the wacc, increase the wacc, bump up the wacc, push up the wacc, point on the wacc, point more of wacc, point higher wacc, add a point of wacc, discount rate goes up, discount rate rises, raise the discount rate, increase the discount rate, add a point to the wacc',
    'point de wacc en plus, point de cmpc en plus, point de wacc de plus, point de cmpc de plus, point de plus de wacc, wacc monte, cmpc monte, wacc augmente, cmpc augmente, monter le wacc, monter le cmpc, augmente le wacc, augmente le cmpc, relève le wacc, taux d’actualisation monte, taux d’actualisation augmente, point de plus sur le wacc, point de plus sur le cmpc',
  ],
  wacc_too_high: [
    crossed(
      'wacc is, wacc used is, discount rate is, rate is, wacc must be, wacc was',
      'too high, set too high, overstated',
    ),
    crossed(
      'wacc est, cmpc est, cmpc retenu est, wacc retenu est, taux est, taux retenu est, taux d’actualisation est',
      'trop élevé, trop haut, trop fort, surestimé',
    ),
  ],
  weighs_little: [
    'a few percent, few percent of the total, five or ten percent, five ten percent, can be neglected, can ignore it, can almost ignore, too far away to matter, weighs little, weighs very little, small part, tiny part, is marginal, negligible, minor part, little weight, hardly any weight, barely matters, five percent, small share',
    'quelques pour cent, cinq dix pour cent, cinq ou dix pour cent, cinq à dix pour cent, 5 ou 10, peut la négliger, presque la négliger, peut l’ignorer, pèse rien, pèse peu, pèse très peu, petite part, part marginale, négligeable, faible part, peu de poids, est marginale, cinq pour cent, poids faible',
  ],
};

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** A valuation range, in the words of those who get it wrong. */
export const footballFieldMisstated: Lexicon = {
  averages_methods: [
    'average all methods, average all the methods, average the methods, average of all methods, average of the methods, average them all, average the bars, average of the bars',
    'moyenne des méthodes, moyenne de toutes les méthodes, moyenne des trois méthodes, moyenne de tout, moyenne des barres',
  ],
  error_word: [
    'bug, error, mistake, model is wrong, wrong calculation',
    'erreur, bug, modèle est faux, modèle faux, calcul faux',
  ],
  field_word: ['football field, the chart, football pitch', 'football field, le graphique'],
  fixed_order: [
    [
      crossed(
        'fixed, imposed, strict, set, official, clear, natural, mandatory',
        'order, ranking, hierarchy, order of priority, pecking order',
      ),
      'order never changes, ranking never changes, hierarchy never changes, always the same order',
    ].join(', '),
    [
      crossed(
        'ordre, hiérarchie, classement, ordre de priorité, ordre de préférence',
        'imposé, imposée, strict, stricte, fixe, précis, précise, officiel, officielle, obligatoire, immuable, établi, établie',
      ),
      'hiérarchie ne change jamais, ordre ne change jamais, classement ne change jamais, ordre est fixe, hiérarchie est fixe, toujours le même ordre, toujours la même hiérarchie',
    ].join(', '),
  ],
  gap_means_error: [
    crossed(
      'gap, spread, difference, divergence, such a gap, range that wide',
      'means there is a mistake, means a mistake, means the model is wrong, shows an error, shows a mistake, means an error, is an error, proves an error, means somebody made a mistake, means one of them is wrong',
    ),
    crossed(
      'écart, un tel écart, divergence, différence',
      'prouve une erreur, vient d’une erreur, signifie une erreur, est une erreur, montre une erreur, prouve que le modèle, veut dire qu’il y a une erreur, signifie qu’il y a une erreur, montre qu’il y a une erreur, veut dire qu’une des méthodes',
    ),
  ],
  gives_always_extreme: [
    crossed(
      'always, systematically, invariably, necessarily',
      ', give, gives, comes out, come out, is, are, sits, sit, be',
      'the highest, the lowest, at the top, at the bottom, highest, lowest',
    ),
    crossed(
      'toujours, systématiquement, forcément, nécessairement',
      ', donne',
      'la plus haute, la plus basse, la plus élevée, la plus faible, valeur la plus haute, valeur la plus basse, valeur la plus élevée, valeur la plus faible, le plus haut, le plus bas, en haut, en bas, prix le plus élevé',
    ),
  ],
  method_word: [
    'dcf, comps, comparables, multiples, precedents, lbo, other methods, the others, the rest',
    'dcf, comparables, multiples, transactions, lbo, autres méthodes, les autres, le reste',
  ],
  methods_must_agree: [
    [
      crossed(
        'methods, the three methods, three methods, three numbers, they, methods should, three values, different methods',
        'always converge, should converge, must converge, have to converge, must agree, should agree, must give the same, should give the same, always give the same, should all give the same, have to give the same',
      ),
      'all methods give the same, every method gives the same, one of the three is wrong, methods ought to give the same, should give the same number, should all give the same, so one is wrong, so one must be wrong, calculation error, one of them is wrong, mistake in the calculation, a calculation mistake, error in the model, modelling error',
    ].join(', '),
    [
      crossed(
        'méthodes, trois méthodes, elles, trois chiffres, différentes méthodes, valeurs',
        'convergent toujours, doivent converger, devraient converger, doivent donner, devraient donner, donnent toujours, doivent toutes donner, doivent tomber, devraient tomber',
      ),
      'toutes les méthodes donnent la même, toutes les méthodes donnent le même, méthodes devraient donner le même, méthodes doivent donner le même, devraient donner le même chiffre, doivent donner le même chiffre, donc l’une est fausse, donc une est fausse, erreur de calcul, une des trois est fausse, une des trois est erronée, erreur dans le modèle, erreur de modèle',
    ].join(', '),
  ],
  misread_to_the_unit: [
    'one exact price, the exact price, an exact price, one exact value, the exact value, one true value, one right price, exactly what it is worth',
    'prix exact, valeur exacte, un seul prix juste, prix juste au centime, vaut exactement, le vrai prix',
  ],
  numbers_differ: [
    'three do not agree, methods do not agree, they do not agree, three disagree, different numbers, different figures, numbers differ, figures differ, values differ, three different, not the same number, methods disagree, methods differ',
    'trois ne tombent pas d’accord, ne tombent pas d’accord, ne donnent pas pareil, trois ne collent pas, chiffres diffèrent, résultats diffèrent, valeurs diffèrent, pas le même chiffre, méthodes ne donnent pas la même, méthodes ne donnent pas le même, méthodes divergent, si les méthodes divergent',
  ],
  one_bar_only: [
    'only put the dcf, only show the dcf, midpoint only, only the midpoint, only show the midpoint, a single bar',
    'que la barre du dcf, montre que le dcf, uniquement le dcf, uniquement le milieu, seulement le milieu, une seule barre',
  ],
  one_figure: [
    'one number, single number, single figure, one figure, single value, one value, exact price, midpoint, average of the bars, average of the methods, mean of the methods',
    'un seul chiffre, chiffre unique, une seule valeur, valeur unique, prix exact, milieu de la fourchette, moyenne des barres, moyenne des méthodes, le milieu du graphique',
  ],
  ranking_word: [
    'ranking, hierarchy, pecking order, order of the methods',
    'classement, hiérarchie, ordre des méthodes, les méthodes se rangent',
  ],
  ranks_over: [
    'takes precedence over, ranks above, ranks ahead of, overrides, override, trumps, trump, always comes before, prevails over, supersedes, is superior to, is always superior to',
    'prime sur, prime toujours sur, priment sur, l’emporte sur, l’emporte toujours sur, l’emportent sur, passe avant, passe toujours avant, prévaut sur, prévalent sur, est supérieur aux',
  ],
  same_value: [
    'same number, same value, same result, same figure, same answer, converge, agree, coincide',
    'même chiffre, même valeur, même résultat, même réponse, converger, convergent, coïncider, se rejoindre',
  ],
  someone_erred: [
    'model is wrong, somebody slipped, somewhere there is a mistake, somebody made a mistake, someone made a mistake, somebody got something wrong, someone got something wrong, there must be a mistake, there must be an error, one of them is miscalculated, one must be wrong, one of them is wrong',
    'modèle est faux, une faute quelque part, quelqu’un s’est planté, s’est trompé quelque part, quelqu’un s’est trompé, y a une erreur quelque part, y a forcément une erreur, on s’est trompé, mal calculé, l’une d’elles est fausse, l’une d’elles se trompe, l’une est fausse, une des trois est fausse, c’est qu’il y a une erreur, il y a une erreur',
  ],
  spread_word: [
    'gap, spread, difference, divergence, gaps',
    'écart, écarts, divergence, différence',
  ],
  strays_to_the_unit: [
    'to the euro, exactly worth, worth exactly, only one value, one single value, one true value',
    'à l’euro près, vaut exactement, une seule valeur, une valeur unique, pas de fourchette, pas besoin de fourchette',
  ],
  top_of_the_field: [
    'highest, lowest, at the top, on top, top of the range, above the others, below the others, at the bottom, ceiling, upper end, beats the others',
    'au-dessus, plus haut, plus élevé, plus que, en haut, haut de la fourchette, plafond, au sommet, plus bas, en bas, en dessous, maximum',
  ],
  top_or_bottom: [
    'highest, lowest, top, bottom, best, first, most reliable, ranks',
    'plus haute, plus élevée, plus basse, plus bas, plus faible, meilleure, première, supérieure, inférieure',
  ],
};

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is flatly said of goodwill and write-downs that is not so. */
export const flatlyWrongGoodwill = {
  // Goodwill and write-downs.
  is_the_brand: [
    crossed(
      'includes, contains, covers, comprises',
      'the brand, brand, brands, the customer list, customer lists, customer relationships, patents, the patents',
    ),
    crossed(
      'comprend, contient, inclut, englobe, regroupe',
      'la marque, les marques, le fichier clients, la clientèle, les brevets, les relations clients',
    ),
  ],
  brand_within: [
    crossed(
      'brand, brands, customer list, customer lists, customer relationships, patents',
      'are part of goodwill, is part of goodwill, stay in goodwill, stays in goodwill, remain in goodwill, remains in goodwill, go into goodwill, goes into goodwill, are in goodwill, is in goodwill, are lumped into goodwill, sit in goodwill',
    ),
    crossed(
      'marque, marques, fichier clients, clientèle, brevets, relations clients',
      'restent dans le goodwill, reste dans le goodwill, sont dans le goodwill, est dans le goodwill, font partie du goodwill, fait partie du goodwill, vont dans le goodwill, va dans le goodwill',
    ),
  ],
  stays_and_adds: [
    'stays and, stays in, is kept, gets added, is added, is carried over, keeps counting',
    'reste au bilan, reste dans, est conservé, est gardé, s’ajoute, est repris, est maintenu',
  ],
  without_a_deal: [
    'without acquiring, without an acquisition, without any acquisition, without buying anything, without a deal, without buying anyone',
    'sans acquisition, sans rien acheter, sans racheter, sans faire d’acquisition, sans opération',
  ],
  may_have: [
    'can have, can create, can show, can build, may have, can generate',
    'peut avoir, peut créer, peut générer, peut construire, peut faire apparaître',
  ],
  total_assets: [
    'total assets, all the assets, gross assets, the total of assets',
    'actif total, total de l’actif, total des actifs, actif brut, total du bilan',
  ],
  nets_liabilities: [
    'less liabilities, minus liabilities, less the liabilities, minus the liabilities, less debt, minus debt, net of liabilities, net of debt',
    'moins les dettes, moins le passif, moins les passifs, moins dettes, net des dettes',
  ],
  only_tests: ['only test, only tests, only check', 'ne teste, teste seulement, teste uniquement'],
  in_trouble_only: [
    'when there is, when there’s, if there is, if there’s, when things, if things, when the business, if the business, when it goes',
    'qu’en cas, que s’il, que si, que quand, que lorsque, en cas de problème, quand ça va mal, s’il y a un problème',
  ],
  against_cost: [
    crossed(
      'against, with, to, under, below, less than, lower than, beneath',
      'historical cost, its historical cost, original cost, the original cost, what you paid, what you originally paid, what we paid, the purchase price, the price you paid, the price paid, acquisition cost, the acquisition price, replacement cost, its replacement cost',
    ),
    `${crossed(
      'au, sous le, sous son, avec le, à son, en dessous du, inférieure au, inférieur au, inférieure à son, par rapport au',
      'coût historique, prix d’achat, prix d’acquisition, coût d’acquisition, prix payé, coût d’origine, prix d’origine, coût de remplacement',
    )}, sous ce qu’on a payé, à ce qu’on a payé, en dessous de ce qu’on a payé`,
  ],
  tests_value: [
    'impair, test, compare, write down, write it down',
    'déprécie, teste, compare, dépréciation',
  ],
  recoverable_word: [
    'recoverable amount, recoverable value, value in use',
    'valeur recouvrable, valeur d’utilité, valeur de recouvrement',
  ],
  stands_above: [
    'goes above, is over',
    'excède, est supérieure, est au-dessus, passe au-dessus, est plus élevée que, est plus haute que',
  ],
  stands_below: [
    'is under, falls below, goes below',
    'est inférieure, est en dessous, passe sous, est plus basse que, tombe sous',
  ],
  the_lower_of: [
    'lower of, lesser of, lowest of, smaller of',
    'plus faible de, plus faible entre, plus faible des, plus basse de, plus basse des, plus basse entre, plus petite de, plus petite des, plus petite entre, minimum entre, minimum de',
  ],
  use_or_sale: ['value in use, fair value', 'valeur d’utilité, valeur d’usage, juste valeur'],
  all_of_it_interest: [
    'interest only, only interest, just interest, purely interest, all interest, entirely interest, pure interest',
    'uniquement des intérêts, que des intérêts, seulement des intérêts, entièrement des intérêts, intégralement des intérêts, en intérêts uniquement, une pure charge d’intérêts',
  ],
  all_of_it_wear: [
    'depreciation only, only depreciation, just depreciation, all depreciation, purely depreciation',
    'uniquement de l’amortissement, que de l’amortissement, seulement de l’amortissement, intégralement de l’amortissement',
  ],
  lost_money: [
    'a cash loss, lost cash, lost money, money lost, money gone, money that is gone, cash that’s gone',
    'argent perdu, cash perdu, trésorerie perdue, une perte de cash, une perte de trésorerie, perte en cash, argent parti',
  ],
  reverses_it: ['reverse, undo, write back, take back', 'reprendre, reprise, reprend, annuler'],
  later_on: [
    'later, once things improve, if things improve, if the business recovers, when it recovers, next year',
    'plus tard, par la suite, si ça repart, si l’activité repart, quand ça va mieux, l’année suivante',
  ],
} as const satisfies Lexicon;

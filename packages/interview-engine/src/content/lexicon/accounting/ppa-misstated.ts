import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The purchase price allocation, in the words of those who get it wrong. */
export const ppaMisstated: Lexicon = {
  accounts_value: [
    'book value, book equity, accounting equity, historical cost, equity in the accounts',
    'valeur comptable, capitaux propres comptables, actif net comptable, situation nette, capitaux propres de la cible, fonds propres comptables, coût historique',
  ],
  amortisation_spares_eps: [
    crossed(
      'ppa amortisation, amortisation of intangibles, amortisation of the intangibles, amortisation of the write up, amortisation',
      'increases, raises, adds to, lifts, does not affect, does not touch, has no effect on, has no impact on',
      'eps, net income, earnings per share',
    ),
    crossed(
      'amortissement, amortissement de la ppa, amortissement des incorporels, amortissement des actifs réévalués, amortissement de la réévaluation',
      'augmente, améliore, ne touche pas, n’affecte pas, ne change rien au, n’a aucun effet sur, n’a pas d’effet sur',
      'bpa, résultat net',
    ),
  ],
  assets_of_the_buyer: [
    'buyer’s own assets, acquirer’s own assets, our own assets, buyer’s assets, acquirer’s assets, both balance sheets, both companies’ assets, both sets of assets, both sides, assets of both, assets of the acquirer, assets of the buyer, balance sheets of both, our own balance sheet, buyer’s own balance sheet, acquirer’s own balance sheet, acquirer as well as the target',
    'actifs de l’acquéreur, actifs de l’acheteur, nos propres actifs, deux bilans, actifs des deux, deux côtés, notre propre bilan, bilans des deux, actifs des deux sociétés, acquéreur comme la cible, acquéreur aussi, aussi ceux de l’acquéreur',
  ],
  bigger_goodwill: [
    'makes goodwill bigger, makes goodwill higher, gives more goodwill, means more goodwill',
    'donne plus de goodwill, fait plus de goodwill, grossit le goodwill, fait grossir le goodwill',
  ],
  deal_amortisation: [
    'amortisation of the intangibles, amortisation of intangibles, amortisation of acquired, amortisation of the brands, amortisation of customer, ppa amortisation, amortisation from the ppa, amortisation of recognised, amortisation of the recognised, amortising the intangibles, extra amortisation, additional amortisation, write up amortisation, new amortisation, intangible amortisation, purchase price amortisation, amortisation from the purchase, amortisation of the write up',
    'amortissement des incorporels, amortissement des actifs incorporels, amortissement de la ppa, amortissement ppa, amortissement des marques, amortissement de la clientèle, amortissement de la réévaluation, amortissement des écarts, amortissement supplémentaire, amortissement des actifs réévalués, amortissement des nouveaux incorporels, amortissement de l’écart',
  ],
  excess_is_goodwill: [
    crossed(
      'all the excess, whole excess, entire excess, whole difference, entire difference',
      'goes to goodwill, is goodwill, goes into goodwill, becomes goodwill',
    ),
    crossed(
      'tout l’écart, tout l’excédent, toute la différence',
      'va en goodwill, est du goodwill, va au goodwill, devient du goodwill, passe en goodwill',
    ),
  ],
  keeps_it: ['keep, carry over, leave in', 'garder, garde, conserver, conserve, maintient'],
  kept_at_book: [
    'stay at book value, kept at book value, left at book value, at historical cost, no need to revalue, nothing is revalued, nobody revalues, not revalue anything, without revaluing',
    'restent à leur valeur comptable, garde les valeurs comptables, pas besoin de réévaluer, on ne réévalue rien, rien n’est réévalué, pas de réévaluation, sans réévaluer',
  ],
  must_revalue: [
    'need to revalue, have to revalue, bother revaluing, revalue the assets, revalue anything, need fair values, restate the assets',
    'besoin de réévaluer, faut réévaluer, réévaluer les actifs, réévalue rien, retraiter les actifs, besoin de juste valeur',
  ],
  old_goodwill_kept: [
    crossed(
      'add, keep, plus, include, leave in',
      'old goodwill, existing goodwill, previous goodwill',
    ),
    crossed(
      'ajoute, rajoute, garde, plus, conserve, inclut',
      'ancien goodwill, goodwill existant, goodwill historique, vieux goodwill',
    ),
  ],
  only_book_values: [
    crossed(
      'only need, just need, only use, just use, only take, just take, simply take',
      'book values, the book values, book value, the carrying values',
    ),
    'on prend les valeurs comptables, prend juste les valeurs comptables, les valeurs comptables suffisent, suffit des valeurs comptables',
  ],
  per_share_profit: [
    'eps, net income, profit, earnings, accretion, bottom line',
    'bpa, résultat, relution, bénéfice, relutif, relutive',
  ],
  ppa_charge: [
    'ppa amortisation, amortisation of the intangibles, amortisation of intangibles, extra amortisation, amortisation from the ppa',
    'amortissement lié au ppa, amortissement du ppa, amortissement des incorporels, amortissement des actifs réévalués',
  ],
  price_less_book: [
    crossed(
      'price minus, price less, price over, excess of price over, pays over, pays above, paid over, paid above, difference between price and, premium over, excess over, more than',
      'book value, book equity, carrying value, accounting value, historical cost',
    ),
    crossed(
      'prix moins, prix payé moins, excédent sur, payé au-dessus de, différence entre le prix et, écart entre le prix et, prime sur',
      'valeur comptable, capitaux propres comptables, actif net comptable, situation nette comptable, coût historique',
    ),
  ],
  remeasured: [
    'fair value, revalue, revalued, revaluation, step up, remeasured, identifiable, restated, adjusted, allocation',
    'juste valeur, réévalué, réévalués, réévaluation, réévaluations, identifiable, identifiables, réestimé, affectation, retraité',
  ],
  revalues_acquirer: [
    crossed(
      'revalue, write up, step up, mark up, restate, remeasure',
      'acquirer’s assets, buyer’s assets, acquirer’s balance sheet, our assets, our own assets',
    ).concat(
      ', target’s assets stay at book, target’s assets are kept at book, target stays at book',
    ),
    crossed(
      'réévalue, réévaluer, revalorise, réestime',
      'actifs de l’acquéreur, actifs de l’acheteur, bilan de l’acquéreur, nos actifs, nos propres actifs',
    ).concat(
      ', actifs de la cible restent en valeur comptable, actifs de la cible restent à leur valeur comptable, ceux de la cible restent',
    ),
  ],
  simply_word: [
    'simply, just, only, nothing more, nothing else, no further adjustment, no adjustment, no other adjustment, without any adjustment, without adjusting, that is it, that is all, as they stand, straight from the accounts',
    'simplement, juste, seulement, rien de plus, rien d’autre, aucun ajustement, sans ajustement, sans retraitement, sans autre retraitement, aucun retraitement, point final, c’est tout, tel quel, sans réévaluation',
  ],
  skips_fair_value: [
    'without fair value, without any fair value, without revaluing',
    'sans juste valeur, sans réévaluer, sans passer par la juste valeur',
  ],
  stays_and_adds: [
    'stays and, stays in, is kept, gets added, is added, is carried over, keeps counting',
    'reste au bilan, reste dans, est conservé, est gardé, s’ajoute, est repris, est maintenu',
  ],
  stays_inside_goodwill: [
    crossed(
      'intangibles, brands, brand, customer lists, customer relationships, patents',
      'stay in goodwill, stays in goodwill, remain in goodwill, are part of goodwill, go into goodwill',
    ),
    crossed(
      'incorporels, marques, marque, clientèle, brevets, relations clients',
      'restent dans le goodwill, reste dans le goodwill, font partie du goodwill, vont dans le goodwill',
    ),
  ],
  taken_at_fair_value: [
    'fair value, stepped up, written up, write up, revalued, revalue, restated, restate, marked up, remeasured',
    'juste valeur, réévaluer, réévaluation, revaloriser, remettre à la valeur, valeur de marché, réestimer',
  ],
  the_bigger: ['the more, the bigger, the higher, the heavier, the larger, the greater', 'plus le'],
  what_was_paid: [
    'what you paid, what you pay, what we paid, what was paid, what we pay, the amount paid',
    'ce qu’on a payé, ce qu’on paie, ce qui a été payé, le montant payé',
  ],
  without_remeasuring: [
    'no need to revalue, not need to revalue, without revaluing, without touching the values, no revaluation, without any revaluation',
    'sans rien réévaluer, sans réévaluer, pas besoin de réévaluer, aucune réévaluation, sans toucher aux valeurs',
  ],
  write_up_down: [
    'write up lowers net assets, write up reduces equity, write up lowers equity, write up reduces book, revaluation reduces net assets, revaluation lowers net assets, write up inflates goodwill, subtract the write up, deduct the write up, less the write up, minus the write up, write up comes off',
    'réévaluation réduit les capitaux, réévaluation accroît le goodwill, réévaluation gonfle le goodwill, réévaluation abaisse l’actif, soustrais la réévaluation, déduis la réévaluation, déduit la réévaluation, retire la réévaluation, enlève la réévaluation, moins la réévaluation, réévaluation réduit l’actif net, réévaluation augmente le goodwill, réévaluation vient en moins, réévaluation vient en déduction',
  ],
  write_up_raises: [
    crossed(
      'write up, step up, revaluation, fair value adjustment',
      'raises goodwill, increases goodwill, adds to goodwill, goes into goodwill, is added to goodwill, pushes goodwill up, makes goodwill bigger',
    ),
    crossed(
      'réévaluation, écart d’évaluation, juste valeur',
      'augmente le goodwill, s’ajoute au goodwill, gonfle le goodwill, va dans le goodwill, fait monter le goodwill',
    ),
  ],
};

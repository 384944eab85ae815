import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown, staysPut } from '../directions.ts';

/** EBITDA, in the words of those who get it wrong. */
export const ebitdaMisstated: Lexicon = {
  a_million_of_price: [
    crossed(
      'a million, one million, just a million, only a million, a euro, one euro, exactly one million, the same million',
      'of price, in price, in the price, to the price, on the price, off the price, of value, in value, of purchase price',
    ),
    crossed(
      'un million, un seul million, un euro, un seul euro, juste un million, exactement un million, le même million',
      'de prix, de prix en plus, en prix, sur le prix, dans le prix, de valeur, de valorisation, sur la valorisation',
    ),
  ],
  already_after_wear: [
    'is after depreciation, after depreciation, after amortisation, after interest, after tax, net of depreciation, deducts depreciation',
    'est après amortissements, après amortissements, après intérêts, après impôt, net d’amortissements, déduit les amortissements',
  ],
  american_rules: [
    'us gaap, american, us issuers, us peers, us companies',
    'us gaap, américain, américaines, américains',
  ],
  an_error_of: ['wrong, mistake, error, too much', 'se trompe, erreur, en trop, de trop'],
  capitalising_costs: [
    'capitalising costs, capitalising expenses, when you capitalise costs, putting costs in capex',
    'activer des coûts, activer des charges, activer les coûts, immobiliser des coûts, coûts activés, charges activées',
  ],
  costs_a_million: [
    'lose one million, lose a million, costs one million, costs a million, costs you one million, costs us one million, just one million, costs the buyer a million, costs the buyer one million, costs him a million, changes the price by a million, changes the price by one million, moves the price by one million, moves the price by a million',
    'coûte un million, perd un million, coûte à l’acheteur un million, prix que d’un seul million, prix que d’un million, prix d’un million',
  ],
  costs_into_capex: [
    'moving costs to capex, capitalising costs, moving costs into capex, booking costs as capex, shifting costs to capex',
    'passer des charges en capex, activer des charges, passer des coûts en capex, capitaliser des charges',
  ],
  costs_one: [
    'costs one, costs only one, costs you one, costs us one, only costs one, only costs us one, costs just one, costs that one, costs a euro, just one euro',
    'ne coûte qu’un, coûte un euro, ne nous coûte qu’un, coûte juste un, coûte seulement un',
  ],
  ebitda_multiple_down: [
    crossed(
      'ev to ebitda, ev over ebitda, ev ebitda, value to ebitda',
      `${goesDown[0]}, ${staysPut[0]}`,
    ),
    crossed(
      've sur ebitda, ve ebitda, valeur sur ebitda, multiple d’ebitda',
      `${goesDown[1]}, ${staysPut[1]}`,
    ),
  ],
  ebitda_not_up: [
    `${crossed('ebitda', goesDown[0])}, ${crossed('ebitda', staysPut[0])}, no effect on ebitda, no impact on ebitda`,
    `${crossed('ebitda', goesDown[1])}, ${crossed('ebitda', staysPut[1])}`,
  ],
  former_rules: [
    'used to, previously, in the past, under the old, formerly, pre ifrs, old standard, before, were',
    'auparavant, autrefois, ancienne norme, par le passé, avant, étaient, était',
  ],
  higher_ebitda: [
    'higher ebitda, higher adjusted ebitda, adjusted ebitda above, bigger ebitda, larger ebitda, inflated ebitda, each million of ebitda, add backs',
    'ebitda ajusté supérieur, ebitda supérieur, ebitda plus élevé, ebitda ajusté plus élevé, ebitda gonflé, chaque million d’ebitda',
  ],
  just_that_much: [
    'only one, only a, just one, just a, no more than one, only costs one, exactly one, a single, only the same amount, just the same amount, only that million, only that amount',
    'n’est qu’un, ne coûte qu’un, ne vaut qu’un, ne fait qu’un, un seul million, un seul euro, seulement un, que ce million, que ce montant, que le même montant',
  ],
  leaves_pay_alone: [
    'does not change what we pay, does not change what you pay, does not change what the buyer pays, makes no difference to what we pay, changes nothing to what we pay',
    'ne change pas ce qu’on paie, ne change rien à ce qu’on paie, ne change pas ce que l’acheteur paie, ne change pas le prix qu’on paie',
  ],
  leaves_what_i_pay: [
    'change what i pay, change what we pay, change the price, move the price, changes the cheque, affect the price, nothing to do with the price',
    'changent ce que je paie, changent le prix, changent ce qu’on paie, rien à voir avec le prix, touchent au prix, jouent sur le prix',
  ],
  makes_worse: [
    'look worse, look lower, hurts, penalises',
    'dégrade, pénalise, plombe, fait paraître plus bas',
  ],
  moves_it: [
    'move, moves, change, changes, affect, affects, influence, impact, matter for, touch, drive, drives, alter',
    'bouge, bouger, change, changent, changer, affecte, affectent, influence, influencent, joue sur, impacte, impactent, touche, touchent, modifie',
  ],
  only_on_sheet: [
    'only touches the balance sheet, purely a balance sheet, balance sheet only',
    'ne touche que le bilan, uniquement le bilan, uniquement au bilan, seulement le bilan',
  ],
  only_upwards: [
    'can only go up, can only raise, can only increase, can only be positive, is by construction higher, is always above, is always higher, is by definition higher, always above reported, always higher than reported, never lower, never below, can only add, only the positive adjustments, only the upward ones, only upwards',
    'ne peut aller que, ne peuvent aller que, que dans un sens, ne peuvent être que, ne peut que monter, ne peuvent que monter, ne peut qu’augmenter, ne peuvent qu’augmenter, par construction supérieur, forcément supérieur, toujours supérieur, par définition supérieur, jamais inférieur, que vers le haut, qu’à la hausse, que les ajustements à la hausse',
  ],
  overpays_by_a_million: [
    'overpay by a million, overpay by one million, overpay one million, costs us one euro, costs you one euro, costs us a million, costs you a million, limited to the adjustment',
    'surpaie d’un million, surpaye d’un million, coûte un million de trop, nous coûte un euro, nous coûte un million, limité au montant, limité au retraitement, limité à l’ajustement',
  ],
  price_paid: ['price, valuation, value, ev', 'prix, valorisation, valeur'],
  profit_before_wear_word: ['ebitda', 'ebitda, ebe'],
  rent_above_ebitda: [
    crossed(
      'rent, rents, lease cost',
      'is still above ebitda, stays above ebitda, still comes off ebitda, is still deducted',
    ),
    crossed(
      'loyer, loyers',
      'reste au-dessus de l’ebitda, restent au-dessus de l’ebitda, reste déduit, restent déduits, pèse toujours sur l’ebitda',
    ),
  ],
  running_costs: [
    'operating costs, operating expenses, opex, operating charges, above ebitda, rental expense',
    'charges opérationnelles, charges d’exploitation, opex, charges externes, frais d’exploitation, au-dessus de l’ebitda',
  ],
  spares_ebitda: [
    'has no effect on ebitda, does not change ebitda, leaves ebitda unchanged, has no impact on ebitda',
    'ne change pas l’ebitda, aucun effet sur l’ebitda, n’a pas d’effet sur l’ebitda, ne change rien à l’ebitda',
  ],
  ten_times_as_much: ['ten, times, turns, multiplied', 'dix, fois, multiplié'],
  the_adjusted: [
    'adjustment, adjustments, add back, normalisation',
    'retraitement, retraitements, ajustement, ajustements, normalisation, ebitda normatif',
  ],
};

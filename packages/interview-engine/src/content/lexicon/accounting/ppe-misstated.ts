import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesUp, staysPut } from '../directions.ts';

const fixed = [
  'fixed assets, ppe, plant, machines, asset base, pp&e',
  'immobilisations, immobilisations nettes, machines, actif immobilisé',
] as const;

/** Fixed assets, in the words of those who get it wrong. */
export const ppeMisstated: Lexicon = {
  asset_untouched: [
    'not touched, left untouched, stay untouched, nothing changes on the asset side',
    'on n’y touche pas, n’y touche pas, on les touche pas, ne les touche pas, rien ne change côté machines, rien ne change à l’actif',
  ],
  brings_lower: [
    'makes the fixed assets, bring down, pushes down, reduces, reduce, shrinks',
    'fait baisser, font baisser, fait descendre, diminue, diminuent, réduit, réduisent',
  ],
  fixed_not_down: [
    `${crossed(fixed[0], goesUp[0])}, ${crossed(fixed[0], staysPut[0])}`,
    `${crossed(fixed[1], goesUp[1])}, ${crossed(fixed[1], staysPut[1])}`,
  ],
  stays_at_cost: [
    'stay at what we paid, at their purchase price, at its purchase price, stay at cost, stay at their cost, remain at cost, remain at historical cost, stay at historical cost, stay at purchase price, keep their value, keeps its value, stay at gross value, at what we paid for it, at what we paid, at what it cost until',
    'restent au prix payé, reste au prix d’achat, restent à leur prix, à leur prix d’achat, à son prix d’achat, restent au coût, restent à leur coût, gardent leur valeur, garde sa valeur, restent à leur valeur d’achat, à ce qu’on a payé, reste à cent, ne la réduit qu’à la vente, ne les réduit qu’à la vente',
  ],
  up_with_wear: [
    crossed(
      'go up with, rise with, increase with, goes up with, grow with, goes up by the',
      'depreciation, the depreciation, d&a',
    ) + ', down with capex, falls with capex, down by capex, decrease with capex, fall with capex',
    'montent avec les amortissements, augmentent avec les amortissements, augmentent des amortissements, montent des amortissements, baissent avec le capex, baissent du capex, diminuent avec le capex, baissent avec les investissements',
  ],
  wear_on_liabilities: [
    'accumulated depreciation is a liability, accumulated depreciation goes in liabilities, accumulated depreciation sits in liabilities',
    'amortissements cumulés sont au passif, amortissements cumulés vont au passif, amortissements sont au passif, amortissements cumulés figurent au passif, amortissements cumulés passent au passif',
  ],
  worth_more: [
    'are worth more, is worth more, gain value, gain in value',
    'valent davantage, vaut davantage, valent plus cher, vaut plus cher, prennent de la valeur, prend de la valeur',
  ],
};

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** EBIT, in the words of those who get it wrong. */
export const ebitMisstated: Lexicon = {
  ebit_before_da: [
    [
      crossed('ebit', 'ignores, does not see, takes no account of, forgets', 'wear, the wear'),
      crossed(
        'ebit, ebit is, ev ebit, ev to ebit',
        'before depreciation, before d a, before amortisation, ignores depreciation, ignores capex, ignores capital intensity, adds back depreciation, blind to capex',
      ),
    ].join(', '),
    [
      crossed('ebit', 'ne tient pas compte de, ignore, ne voit pas, oublie', 'l’usure'),
      crossed(
        'ebit, ebit est, ve ebit, ve sur ebit, résultat opérationnel est',
        'avant amortissements, avant amortissement, ignore les amortissements, ignore l’amortissement, ignore le capex, ne tient pas compte des amortissements, ne tient pas compte du capex, ne tient pas compte de l’amortissement',
      ),
    ].join(', '),
  ],
  ebit_before_wear: [
    'EBIT comes before depreciation, EBIT is before depreciation, EBIT is before D&A, EBIT excludes depreciation, EBIT is the same as EBITDA, EBIT is equal to EBITDA, EBIT equals EBITDA',
    'EBIT est avant amortissements, EBIT est avant les amortissements, EBIT est égal à l’EBITDA, EBIT c’est pareil que l’EBITDA, EBIT c’est la même chose que l’EBITDA, EBIT est la même chose que l’EBITDA',
  ],
  ebitda_plus: [
    'ebitda plus, ebitda and add, depreciation to ebitda, d&a to ebitda, amortisation to ebitda',
    'ebitda plus, amortissements à l’ebitda, dotations à l’ebitda, ebitda augmenté des',
  ],
};

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** EBIT, in the words people use for it. */
export const ebitNotions: Lexicon = {
  after_the_wear: [
    [
      `${crossed('once the, after the, with the', 'wear, wear and tear', 'of the machines, of the kit', 'is counted, is taken, is off')}, profit after it, take the wear into account, count the wear`,
      'earnings after wear, count the wear and tear, after counting wear',
    ].join(', '),
    'compte l’usure, après usure, une fois l’usure comptée, usure des machines comptée, une fois l’usure des machines, usure du matériel comptée, en comptant l’usure',
  ],
  machines_age: [
    'machines getting older, machines that get older, machines growing old, ovens are wearing out, ovens wearing out, wear of the machines, machines getting old, machines ageing, machines get old, machines wear, for the wear, wear and tear, of wear, of depreciation off',
    'machines qui s’abîment, fours qui s’usent, fours qui vieillissent, usure des machines, machines qui vieillissent, machines qui s’usent, vieillissement des machines, pour l’usure, d’usure, usure du matériel',
  ],
  made_word: ['made, makes, earned', 'gagné, fait'],
  one_line_lower: [
    'one line down, a line lower, one line lower, one step lower, a step down, one notch lower, one rung down, one floor down, a line further down',
    'd’un cran, une ligne plus bas, ligne en dessous, un étage plus bas, une marche plus bas, un cran plus bas, un cran en dessous',
  ],
  wear_taken_off: [
    'take the wear off, takes the wear off, taking the wear off, knock off the wear, wear comes off',
    'retire l’usure, retirer l’usure, enlève l’usure, enlever l’usure, déduis l’usure, déduire l’usure',
  ],
};

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Central costs and discount, in the words of those who get it wrong. */
export const centralCostsMisstated: Lexicon = {
  can_forget: [
    'can forget them, can forget about them, can ignore them, i ignore them, we ignore them, leave them out, can be forgotten, negligible, not significant',
    'peut les oublier, les ignore, les oublie, les laisse de côté, négligeables, pas significatif, pas significatifs',
  ],
  centre_costs_word: [
    'central costs, head office costs, holding costs, corporate costs, holding company costs, overheads, head office bill, cost of the head office',
    'coûts centraux, frais de holding, coûts de holding, frais de siège, coûts de siège, coûts de structure, frais centraux, frais de structure, coûts du siège, frais du siège',
  ],
  centre_said: [
    'central costs, head office, holding costs, corporate costs, overheads, holding company, holding discount, conglomerate',
    'coûts centraux, frais centraux, frais de structure, coûts de structure, siège, holding, conglomérat',
  ],
  conglomerate_premium: [
    [
      crossed(
        'conglomerate, conglomerates, diversified group, diversified groups, holding, group',
        'trades at a premium, trade at a premium, deserves a premium, deserve a premium, gets a premium, get a premium, always trade at a premium, always trades at a premium',
      ),
      'conglomerate premium, diversification premium',
    ].join(', '),
    [
      crossed(
        'conglomérat, conglomérats, groupe diversifié, groupes diversifiés, holding, holdings, groupe',
        'se traite avec une prime, se traitent avec une prime, mérite une prime, méritent une prime, bénéficie d’une prime, vaut plus que la somme, valent plus que la somme',
      ),
      'prime de conglomérat, prime de diversification',
    ].join(', '),
  ],
  costs_left_out: [
    [
      crossed(
        'central costs, head office costs, holding costs, corporate costs, overheads, central overheads, head office, corporate centre',
        ', therefore',
        'can be ignored, can be left out, do not count, do not matter, are ignored, are already in, are already included, are already reflected, already sit in, are irrelevant, need no adjustment, can be neglected, are immaterial',
      ),
      crossed(
        'ignore, leave out, do not count, add, add back, no need to count, do not deduct',
        'central costs, head office, head office costs, corporate costs, holding costs, overheads',
      ),
    ].join(', '),
    [
      crossed(
        'coûts centraux, coûts de siège, frais de siège, frais de holding, coûts de holding, frais centraux, coûts de structure, siège',
        'peuvent être ignorés, ne comptent pas, n’ont pas à, sont déjà dans, sont déjà compris, sont déjà inclus, sont déjà reflétés, se négligent, s’ignorent, n’entrent pas, sont négligeables, ne se déduisent pas',
      ),
      crossed(
        'ignore, laisse de côté, ne compte pas, ajoute, rajoute, pas besoin de compter, ne déduis pas',
        'coûts centraux, siège, coûts de siège, frais de siège, coûts de holding, frais centraux',
      ),
    ].join(', '),
  ],
  discount_on_debt: [
    crossed(
      'holding discount, conglomerate discount, discount',
      'applies to, is applied to, goes on, is taken on, is on',
      'net debt, the debt, debt',
    ),
    crossed(
      'décote de holding, décote de conglomérat, décote',
      's’applique à, s’applique sur, porte sur, se calcule sur, est sur',
      'dette nette, la dette, dette',
    ),
  ],
  discount_word: ['discount, control', 'décote, contrôle'],
  diversified_group_word: [
    'conglomerate, conglomerates, diversified group, holding company, diversification',
    'conglomérat, conglomérats, holding, holdings, diversification',
  ],
  head_costs_added: [
    crossed(
      'add, add back, plus, added, capitalise and add',
      'central costs, holding costs, head office costs, corporate costs, capitalised central costs, holding discount, conglomerate discount',
    ),
    crossed(
      'ajoute, rajoute, et plus, réintègre',
      'coûts centraux, frais de siège, coûts de siège, frais de holding, coûts de holding, décote de holding, décote de conglomérat',
    ),
  ],
  not_counted_said: ['', 'tient pas compte'],
  nothing_off: [
    'nothing gets knocked off, nothing knocked off, nothing is knocked off, nothing comes off, nothing to take off, nothing is deducted, nothing gets deducted, nothing is taken off, no deduction, no discount, without any discount, without a discount, without deducting, no haircut, without taking off, without subtracting, no need to deduct, no need to subtract',
    'sans décote, pas de décote, aucune décote, sans déduction, aucune déduction, rien à retirer, rien à déduire, rien à enlever, sans déduire, sans retirer, sans retrancher, sans enlever, ne retire rien, ne déduit rien, pas besoin de déduire, pas besoin de retirer, ni décote, ni coûts, inutile de déduire, inutile de retirer',
  ],
  one_year_of_costs: [
    'one year of overheads, one year of head office, a year of head office, one year of those costs, one year of head office costs, one year of central costs, one year’s central costs, one year’s amount, a single year of costs, just one year of costs, this year’s central costs, no need to capitalise, without capitalising, one year’s head office costs, a single year of central costs',
    'une année de frais, une année de frais de siège, un an de frais, une année de coûts, une seule année de coûts, une année de coûts centraux, un an de coûts centraux, coûts centraux de l’année, pas besoin de capitaliser, pas besoin de les capitaliser, inutile de les capitaliser, sans les capitaliser, sans capitaliser, une année de coûts de siège, un an de coûts de siège, coûts de siège de l’année',
  ],
  parts_added: [
    'add up the three, add up the division, add the three, add the division, sum the three, sum of the three, sum of the parts, adding the three, three values, division values',
    'somme des trois, additionne les trois, additionne les divisions, somme des parties, somme des divisions, trois valeurs',
  ],
  put_in_the_sum: [
    'add them, add it, added to, add to, are added, gets added, go on top, come on top, increase the value, put them on top, on top of, add value, create value',
    'les ajoute, s’ajoutent, ajoutés à, viennent en plus, se rajoutent, les additionne, augmentent la valeur, crée de la valeur, ajoutent de la valeur, par-dessus',
  ],
  worth_above_sum: [
    'worth more than its parts, worth more than the parts, more than its pieces, a premium to, premium over, at a premium, above its sum, above the sum, always rewarded',
    'plus que ses parties, plus que ses morceaux, plus cher que ses parties, prime sur la somme, avec une prime, plus que la somme, bénéficie d’une prime, conglomérat une prime, une surcote',
  ],
};

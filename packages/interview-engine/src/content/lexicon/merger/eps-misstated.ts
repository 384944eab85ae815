import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** EPS, in the words of those who get it wrong. */
export const epsMisstated: Lexicon = {
  both_eps: [
    crossed(
      'sum, add, adding, average, mean, total',
      'two eps, both eps, two companies’ eps, eps of the two, eps figures, two earnings per share, two eps figures, eps of both',
    ),
    crossed('additionne, ajoute, somme, moyenne, additionner', 'deux bpa, bpa des deux, bpa'),
  ],
  eps_inverted: [
    'shares divided by net income, shares over net income, number of shares divided by, share count over, number of shares over, shares divided by earnings, shares over earnings, shares divided by profit, divide the shares by',
    'nombre d’actions divisé par, actions divisées par le résultat, divise les actions par',
  ],
  not_earnings: [
    'ebitda, ebit, revenue, sales, enterprise value, market cap',
    'ebitda, ebit, chiffre d’affaires, valeur d’entreprise, capitalisation',
  ],
};

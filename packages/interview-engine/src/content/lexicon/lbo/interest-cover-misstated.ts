import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Interest cover, in the words of those who get it wrong. */
export const interestCoverMisstated: Lexicon = {
  as_cash_reduces_it: [
    'because cash reduces it, since cash reduces it, because the cash reduces it, after the cash, once the cash is off, because the cash comes off',
    'parce que le cash la réduit, puisque le cash la réduit, car la trésorerie la réduit, puisque la trésorerie vient en moins, une fois la trésorerie retirée',
  ],
  lbo_cover_upside_down: [
    crossed(
      'interest, interest bill, interest cost, interest expense, interest charge',
      'divided by, over, as a share of',
      'ebitda, operating profit, earnings',
    ),
    crossed(
      'intérêts, intérêts annuels, charge d’intérêts, frais financiers, charges financières',
      'divisés par, divisée par, divisé par, sur, rapportés à, rapportée à',
      'ebitda, résultat',
    ),
  ],
  lbo_interest_on_net: [
    crossed(
      'interest, interest is calculated, interest is computed, interest is worked out, interest bill, rate, rate applies, interest is paid, interest is due, interest is charged, percent, %',
      'on the net debt, on net debt, of the net debt, on the net amount, of net debt, on what is left after cash',
    ),
    crossed(
      'intérêts, taux, intérêts se calculent, pour cent, %, intérêts sont calculés, taux s’applique',
      'sur la dette nette, de la dette nette, sur le net, à la dette nette',
    ),
  ],
};

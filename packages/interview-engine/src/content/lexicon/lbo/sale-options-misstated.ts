import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The alternatives to a full sale, in the words of those who get it wrong. */
export const saleOptionsMisstated: Lexicon = {
  float_sells_everything: [
    'ipo lets you sell everything, ipo exit 100',
    'bourse permet de tout vendre',
  ],
  market_exit_at_once: [
    crossed(
      'ipo, listing, stock market, flotation',
      'lets you sell everything, sells everything, lets you cash out entirely, gives you all the cash at once, lets you out at once',
    ),
    crossed(
      'bourse, introduction en bourse, cotation',
      'permet de tout vendre, vous permet de tout vendre, permet de sortir d’un coup, permet de sortir à cent pour cent',
    ),
  ],
  market_sell_the_lot: [
    'sell all your shares, sell the lot, sell everything, sell all of it',
    'vendre toutes vos actions, tout vendre, vendre tout, céder toutes vos actions',
  ],
};

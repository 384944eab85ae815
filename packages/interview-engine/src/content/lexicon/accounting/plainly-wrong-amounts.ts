import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** How candidates say in plain words that an amount moves the wrong way, or by the wrong sum. */
export const plainlyWrongAmounts = {
  // Working capital in the wrong direction.
  wc_falls: [
    'decrease in working capital, drop in working capital, fall in working capital, reduction in working capital, decrease of working capital, working capital goes down, working capital falls, working capital drops, working capital decreases, working capital comes down, working capital is down, less working capital',
    'baisse de bfr, baisse du bfr, diminution du bfr, diminution de bfr, recul du bfr, réduction du bfr, bfr recule, bfr baisse, bfr diminue, bfr en baisse, bfr est en baisse, bfr est donc en baisse, bfr descend',
  ],
  wc_climbs: [
    'working capital goes up, working capital goes back up, working capital rises, working capital climbs, working capital increases, increase in working capital, increases working capital, raises working capital, working capital is up',
    'bfr remonte, bfr monte, bfr augmente, remonter le bfr, monter le bfr, hausse du bfr, hausse de bfr, augmentation du bfr',
  ],
  stock_leaves: [
    'inventory goes out, inventory leaves, stock goes out, stock leaves, inventory is released, stock is released, inventory goes down, inventory falls',
    'stock sort, stock part, stock diminue, stock baisse, stock est libéré, sors le stock',
  ],
  cash_goes_out: [
    'cash is out, cash is gone, cash has gone, cash has left, cash goes out, money is gone, money has gone, money goes out, so minus, cash down, cash falls, cash drops',
    'cash sort, cash est sorti, argent sort, argent est sorti, argent est parti, donc moins, trésorerie baisse, cash baisse, trésorerie sort',
  ],
  on_credit: [
    'credit, receivable, later, unwinds, reverses, reversed, reverse',
    'crédit, créance, plus tard, s’inverse, reprend, récupère, à terme',
  ],
  means_cash_in: [
    'cash coming in, is an inflow, is a cash inflow, means more cash, mean more cash, more cash coming, more cash in the bank, have more cash, is money coming in, is money in, brings in cash, is a source of cash, brings cash',
    'cash qui rentre, argent qui rentre, est une ressource, une ressource pour la trésorerie, est une entrée de cash, plus on a de cash, plus on a de trésorerie, apporte du cash, apporte de la trésorerie, ramène du cash, plus il y a de cash',
  ],
  more_held: [
    'more stock, more inventory, more receivables, higher receivables, higher inventory, bigger inventory',
    'plus de stock, plus de créances, plus de stocks, des stocks plus élevés, des créances plus élevées',
  ],
  more_cash_then: [
    'more cash, more money in the bank, good for cash, good for the bank balance',
    'plus de trésorerie, plus de cash, bon pour la trésorerie, bon pour le cash',
  ],
  on_our_side: [
    'is on your side, is on our side, works for you, works in your favour, works in our favour, plays in our favour, is your friend, helps you',
    'joue en notre faveur, joue en votre faveur, joue en sa faveur, est de notre côté, travaille pour nous, est notre ami, est un allié',
  ],
  does_good_to: ['help, helps, improve, improves, eases', 'améliore, soulage, aide, allège'],
  only_afterwards: [
    'before, until, late, later, without, unless, negative, if, not yet, only',
    'avant, tard, sans, sauf, négatif, négative, si, pas encore, seulement',
  ],
  // A release counted year after year.
  gain_of_each_year: [
    `${crossed('recurring, annual, permanent, yearly', 'gain, benefit, saving, inflow, cash flow gain, release, improvement')}, every year going forward, each year going forward, every year of the plan, each year of the plan, all the years of the plan, every year of the forecast, every forecast year, 20 million a year of extra`,
    `${crossed('gain, bénéfice, libération, encaissement, économie de cash', 'récurrent, récurrente, annuel, annuelle, permanent')}, tous les ans désormais, chaque année désormais, toutes les années du plan, chaque année du plan, chaque année de la projection, tous les ans dans le plan`,
  ],
  gives_back: [
    'release, releases, free, frees, gain, gains, get, gets, recover, recovers',
    'rend, gagne, gagner, récupère, récupérer, libère, dégage',
  ],
  by_the_year: [
    'a year, per year, every year, each year, per annum, year after year, annually',
    'par an, chaque année, tous les ans, chaque exercice, annuellement',
  ],
  just_once: [
    'once, one off, one time, not every, not a year, not recurring',
    'une fois, une seule fois, pas chaque année, pas tous les ans, ponctuel, pas récurrent',
  ],
  // Goodwill taken for the premium on the stock market.
  is_control_premium: [
    crossed(
      'is, is the, is just the, is simply the, is a, measures the, represents the, equals the, corresponds to the, means the, reflects only the, is called the, is basically the, is really the',
      'control premium, takeover premium, acquisition premium, bid premium, offer premium, premium over the share price, premium paid to shareholders',
    ),
    crossed(
      'est, est la, c’est, c’est la, mesure la, représente la, correspond à la, égale la, désigne la, est simplement la, est juste la',
      'prime de contrôle, prime d’acquisition, prime d’opa, prime de rachat, prime d’offre, prime payée aux actionnaires, prime offerte, prime sur le cours',
    ),
  ],
  quoted_value: [
    'market cap, market capitalisation, share price, stock price, trading price, undisturbed price, stock market value, quoted price, market value of the shares',
    'capitalisation, cours de bourse, cours avant, valeur boursière, valeur en bourse, rapport au cours, plus du cours, cours d’avant, cours coté, cours de l’action',
  ],
  the_price_or_offer: [
    'price, offer, what you pay, what is paid',
    'prix, offre, ce qu’on paie, montant payé',
  ],
  against_fair_value: [
    'fair value, net assets, identifiable, not the goodwill, not goodwill, control premium is',
    'juste valeur, actif net, actifs nets, identifiables, pas le goodwill, pas du goodwill, prime de contrôle est',
  ],
  // A write-down said to cost money.
  stays_taken_off: [
    'is not added back, does not get added back, are not added back, never added back, cannot be added back, not put back, never gets added back, is never put back, is not reinstated',
    'ne se réintègre pas, ne se réintègre jamais, n’est pas réintégrée, n’est pas réintégré, n’est jamais réintégrée, ne se rajoute pas, n’est pas rajoutée, n’est pas rajouté',
  ],
  not_putting_back: [
    'not put the impairment back, not add the impairment back, not add back the impairment, never add back the impairment, not add the loss back, not add back the write-down, not add the write-down back',
    'ne réintègre pas la dépréciation, ne réintègre pas la perte, ne rajoute pas la dépréciation, ne réintègre jamais la dépréciation, ne remet pas la dépréciation',
  ],
  loses_so_much: [
    'you lose, we lose, it loses, company loses, you are down, we are down',
    'on perd, elle perd, société perd, on y perd',
  ],
  same_in_cash: [
    'the same in cash, as much in cash, same again in cash, same for cash, poorer in cash, likewise in cash, same hit to cash, same hit on cash',
    'autant en trésorerie, autant en cash, autant de trésorerie en moins, pareil en trésorerie, pareil pour le cash, idem en trésorerie, idem pour le cash, idem côté cash, même chose en trésorerie',
  ],
  // An adjustment that costs only itself.
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
  overpays_by_a_million: [
    'overpay by a million, overpay by one million, overpay one million, costs us one euro, costs you one euro, costs us a million, costs you a million, limited to the adjustment',
    'surpaie d’un million, surpaye d’un million, coûte un million de trop, nous coûte un euro, nous coûte un million, limité au montant, limité au retraitement, limité à l’ajustement',
  ],
  costs_a_million: [
    'lose one million, lose a million, costs one million, costs a million, costs you one million, costs us one million, just one million',
    'coûte un million, perd un million',
  ],
  an_error_of: ['wrong, mistake, error, too much', 'se trompe, erreur, en trop, de trop'],
  ten_times_as_much: ['ten, times, turns, multiplied', 'dix, fois, multiplié'],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said at a table of values, prices and bids that is not so. */
export const valueFalselyAtTheTable = {
  never_misleads: [
    'can’t be biased, cannot be biased, are never biased, can’t be wrong, cannot be wrong',
    'ne peut pas être biaisé, ne peuvent pas être biaisés, jamais biaisés, ne peut pas avoir tort',
  ],
  sector_is_dear: [
    'sector is dear, sector is expensive, sector is overvalued, sector is in a bubble',
    'secteur est cher, secteur est surévalué, secteur est en bulle',
  ],
  value_higher: [
    crossed(
      'the more',
      'it is worth, the firm is worth, the business is worth, the company is worth',
    ),
    crossed(
      'plus la boîte, plus la société, plus l’entreprise, plus elle',
      'vaut, vaut cher, se vend cher, prend de la valeur',
    ),
  ],
  value_pushed_up: [
    `${crossed('push, pushes, drive, drives', 'the hundred, that hundred, the dcf, the value', 'up, higher')}, ${crossed('lift, lifts, raise, raises', 'the hundred, that hundred, the dcf, the value')}`,
    crossed(
      'fait monter, ferait monter, gonfle, gonflerait',
      'les cent, le cent, le dcf, la valeur',
    ),
  ],
  weighs_little: ['a few percent, few percent of the total', 'quelques pour cent'],
  sector_is_all: [
    'only the sector counts, only the sector matters, what counts is the sector, what matters is the sector',
    'seul le secteur compte, ce qui compte c’est le secteur, il n’y a que le secteur qui compte',
  ],
  the_ones_word: ['the ones, those, the peers, the names', 'celles, ceux, les pairs, les noms'],
  only_for: [
    'only concerns, is only about, is only for, belongs only to, is for nobody but',
    'ne regarde que, ne concerne que, n’appartient qu’, ne revient qu’, n’est que pour',
  ],
  under_another_name: [
    'by another name, under another name, another word for, another name for',
    'sous un autre nom, un autre nom pour, un autre mot pour',
  ],
  stronger_profile: [
    'fatter margins, fattest margins, biggest margins, bigger margins, best margins',
    'plus grosses marges, grosses marges, plus fortes marges, plus belles marges',
  ],
  rewarded_by: [
    'compensated with, rewarded with, paid with, explains the twelve, explains the higher one',
    'compensés par, récompensés par, rémunérés par, explique le douze, explique les douze',
  ],
  more_and_more: [
    'the more',
    'plus une, plus la société, plus la boîte, plus elle, plus on, plus l’entreprise',
  ],
  bottom_line_means_nothing: [
    crossed('net income, profit', 'is not, isn’t', 'meaningful, relevant, representative'),
    crossed(
      'résultat net, bénéfice',
      'n’est pas',
      'significatif, parlant, pertinent, représentatif',
    ),
  ],
  few_percent_stake: [
    crossed('five, ten, fifteen, a few', 'percent'),
    crossed('cinq, dix, quinze, quelques', 'pour cent'),
  ],
  harder_to_sell: [
    'less liquid, illiquid, illiquidity, lack of liquidity',
    'moins liquides, illiquides, illiquidité, manque de liquidité',
  ],
  only_pays_shares: [
    crossed('only, just', 'pays for, buys', 'the shares, the equity'),
    crossed('ne paie que, n’achète que', 'les actions, les titres'),
  ],
  seller_settles_debt: [
    crossed('seller', 'pays his debts, pays off his, repays his, clears his, settles his'),
    crossed('vendeur', 'paie ses dettes, rembourse ses dettes, solde ses dettes, règle ses dettes'),
  ],
  exactly_as_much: [
    'exactly like the price, just like the price, like the share price',
    'comme le prix, exactement comme le prix, comme le cours',
  ],
  full_net_debt: ['total debt', 'dette totale'],
  one_year_of_costs: [
    'one year of overheads, one year of head office, a year of head office, one year of those costs',
    'une année de frais, une année de frais de siège, un an de frais, une année de coûts',
  ],
  someone_erred: [
    'model is wrong, somebody slipped, somewhere there is a mistake',
    'modèle est faux, une faute quelque part, quelqu’un s’est planté',
  ],
  numbers_differ: [
    'three do not agree, methods do not agree, they do not agree, three disagree',
    'trois ne tombent pas d’accord, ne tombent pas d’accord, ne donnent pas pareil, trois ne collent pas',
  ],
  nothing_to_flex: ['nothing to test, nothing to stress', 'rien à tester, rien à secouer'],
  has_it_already: ['already has, already have, has already got', 'a déjà, ont déjà'],
  banker_no_view: [
    crossed('banker has, bankers have', 'no opinion, no view, no say'),
    'banquier n’a pas d’avis, banquier n’a pas à avoir, banquiers n’ont pas d’avis, pas payé pour avoir un avis',
  ],
  trade_does_not_matter: [
    '',
    crossed(
      'le métier exercé, leur métier, leur activité',
      'importe peu, ne compte pas, est secondaire, n’a pas d’importance',
    ),
  ],
  worthless_control: [
    crossed(
      'control',
      'is not, itself is not, isn’t, itself isn’t',
      'worth anything, worth more, worth paying for',
    ),
    crossed('le contrôle', 'ne se paie pas, en soi ne vaut rien, ne vaut rien de plus'),
  ],
  exact_method: [
    crossed('only', 'exact, correct, right, true', 'method, one'),
    crossed('seule méthode', 'exacte, juste, correcte, vraie'),
  ],
  value_climbs: [
    crossed('hundred', 'climbs, rises, goes up, moves up, gets bigger'),
    crossed('cent', 'montent, monte, grimpent, grimpe, augmentent, remontent'),
  ],
  higher_return_word: [
    'higher return, more return, higher yield',
    'rendement plus élevé, plus de rendement, meilleur rendement',
  ],
  below_the_market_said: [
    crossed(
      'come out, sit, land, end up',
      'below, lower than, under',
      'trading comps, the comps, trading multiples, the stock market',
    ),
    crossed(
      'ressortent, sortent, tombent, se font',
      'en dessous des, sous les, plus bas que les',
      'comparables, multiples boursiers, comparables boursiers',
    ),
  ],
  no_less_than: [
    crossed(
      'not accept, not take, never accept, never take',
      'a cent, a penny, a euro',
      'under, below',
    ),
    crossed(
      'n’acceptez pas, ne prenez pas, jamais',
      'un centime, un euro, un sou',
      'sous, en dessous de',
    ),
  ],
} as const satisfies Lexicon;

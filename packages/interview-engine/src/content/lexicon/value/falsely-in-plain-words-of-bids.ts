import type { Lexicon } from '../../types.ts';

/** What is falsely said of premiums, parts of a group and ranges by people who shun the terms of the trade. */
export const notionsFalselyInPlainWordsOfBids = {
  hard_to_resell: [
    'hard to resell, hard to sell on, hard to sell again, not easily resold, not sell the shares easily, stuck with the shares',
    'se revend mal, se revendent mal, difficile à revendre, difficiles à revendre, mal revendable, dur à revendre',
  ],
  deals_on_forward: [
    'deals use forward, deals use next year’s',
    'transactions sont en prévisionnel, transactions en prévisionnel, transactions sont en forward, transactions en forward, deals en forward, deals en prévisionnel',
  ],
  never_in_price: [
    'never end up in the price, never show up in the price',
    'finissent jamais dans le prix, entrent pas dans le prix',
  ],
  keeps_all_gains: [
    'keeps all the synergies, keeps all synergies, keeps every synergy, keeps the whole of the synergies',
    'garde toutes les synergies, garde les synergies pour lui, conserve toutes les synergies, garde cent pour cent des synergies',
  ],
  gets_better_price: [
    'better price, fetches more, gets more, higher valuation, sells for more, sells dearer',
    'meilleur prix, se vend mieux, vend mieux, se paie plus cher, meilleure valorisation, tire plus',
  ],
  on_enterprise_value: [
    'on the enterprise value, on enterprise value, on the ev, on ev',
    'sur la ve, sur l’ev, sur la valeur d’entreprise',
  ],
  is_the_cap: [
    'is the market cap, is market cap, is simply the market cap, is just the market cap, equals the market cap, is the stock market value',
    'c’est la capitalisation, c’est la capi, est la capitalisation, est la capi, c’est simplement la capitalisation, c’est la valeur en bourse',
  ],
  leaves_multiple: [
    'multiple stays the same, multiple is unchanged',
    'change rien au multiple, bouge pas le multiple, multiple reste le même, multiple est inchangé',
  ],
  parents_multiple: [
    'group’s own multiple, the whole group’s multiple, one multiple of the group',
    'propre multiple du groupe, multiple global du groupe',
  ],
  full_net_debt: [
    'whole debt, full debt, entire debt, all the debt',
    'toute la dette, totalité de la dette',
  ],
  worth_above_sum: [
    'worth more than its parts, worth more than the parts, more than its pieces',
    'plus que ses parties, plus que ses morceaux, plus cher que ses parties',
  ],
  minority_owned_by_us: [
    'minorities’ share is ours, minorities’ share belongs to us',
    'part des minoritaires nous revient, part des minoritaires nous appartient, part des minoritaires est à nous',
  ],
  numbers_differ: [
    'different numbers, different figures, numbers differ, figures differ, values differ, three different, not the same number',
    'chiffres diffèrent, chiffres différents, résultats diffèrent, valeurs diffèrent, pas le même chiffre, résultats différents, valeurs différentes, méthodes ne donnent pas la même, méthodes ne donnent pas le même',
  ],
  someone_erred: [
    'somebody made a mistake, someone made a mistake, somebody got something wrong, someone got something wrong, there must be a mistake, there must be an error, one of them is miscalculated',
    's’est trompé quelque part, quelqu’un s’est trompé, y a une erreur quelque part, y a forcément une erreur, on s’est trompé, mal calculé, l’une d’elles est fausse, l’une d’elles se trompe',
  ],
  hardly_moves: [
    'hardly touches, makes hardly any difference to, little effect on',
    'bouge presque pas, change presque pas, joue à peine, change presque rien à, peu d’effet sur',
  ],
  no_less_than: [
    'not a penny under, not a penny below, not take a penny under, not a cent below, nothing under, not accept anything under, not accept anything below, not to accept anything under, not to take a penny under',
    'ne rien accepter sous, rien accepter sous, rien accepter en dessous de, pas un centime sous, ne pas descendre sous, pas un euro en dessous de',
  ],
  the_dear_firm: [
    'the dear one, the dearer one, the pricey one, the pricier one',
    'la chère, la plus onéreuse',
  ],
  the_cheap_firm: ['the cheap one', 'la bon marché, la moins onéreuse'],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said flatly of values, claims and multiples and is not so. */
export const valueSaidFlatlyAndFalsely = {
  ev_is_only: ['ev is what’s left, enterprise value is what’s left', ''],
  everyone_alike: [
    'shareholders and junior lenders, shareholders and subordinated lenders, owners and lenders, owners and the bank, shareholders and creditors',
    'actionnaires et aux prêteurs subordonnés, actionnaires et prêteurs subordonnés, prêteurs comme aux actionnaires',
  ],
  worth_moves: [
    'worth less, worth more, less valuable, more valuable, loses value, gains value',
    'vaut moins, vaille moins, vaut plus cher, vaille plus, valent moins, perd de la valeur, prend de la valeur',
  ],
  levering_up: [
    'leverage goes up, leverage rises, gearing goes up, gearing rises',
    'levier augmente, levier monte',
  ],
  plain_down_to_equity: [
    'way down to equity, walk down to equity, going down to equity',
    'descend vers les titres, descendre vers les titres, descend aux titres, descend de la ve',
  ],
  must_be_added: [
    'have to be added, has to be added, must be added, should be added, need adding',
    'doivent être ajoutées, doivent être ajoutés, sont à ajouter, à rajouter, doivent s’ajouter',
  ],
  count_too: [
    'go in too, go in as well, go in anyway, are in too',
    'on les met aussi, y vont aussi, rentrent aussi, entrent aussi',
  ],
  out_of_reach: [
    crossed(
      'strike, strike price, exercise price',
      'sits above the share price, sits above the price, is above the share price, is above the price, is higher than the share price',
    ),
    crossed(
      'prix d’exercice, strike',
      'est au-dessus du cours, est supérieur au cours, dépasse le cours',
    ),
  ],
  when_it_loses: [
    crossed(
      'when the company, when it, if it, once it',
      'is loss making, loses money, runs losses',
    ),
    crossed('quand la société, si elle, quand l’entreprise', 'fait des pertes, perd de l’argent'),
  ],
  ebitda_after_rent: [
    'ebitda is after rent, ebitda is already after rent, ebitda is net of rent',
    'ebitda est après loyers, ebitda est déjà après loyers, ebitda est net de loyers',
  ],
  leases_deducted: [
    'deduct the lease debt, also deduct the lease, still deduct the lease',
    'déduit aussi la dette locative, déduit aussi les loyers',
  ],
  lower_than: [
    'come in below, sit below, trade below, normally come out below, usually come out below',
    'ressortent sous, sortent sous, ressortent en dessous des, sont en dessous des',
  ],
  privately_struck: [
    'private, privately, negotiated, off market, behind closed doors',
    'privées, privé, négociées, négocié, de gré à gré, confidentielles',
  ],
  quick_grower: [
    'faster grower, quicker grower, best grower',
    'celle qui grandit le plus, celle qui croît le plus, celle qui croît plus vite',
  ],
  private_companies: [
    'private ones, private peers, unlisted peers, unlisted ones, private firms alike',
    'pairs non cotés',
  ],
  size_comes_first: [
    'size comes before what, size before the trade, size matters more than what',
    'taille passe avant le métier, taille passe avant l’activité',
  ],
  off_the_shares: [
    'off the equity value, off equity value, off the market cap, off the equity',
    'de la capi, de la capitalisation, de la valeur des titres',
  ],
  centre_costs_word: [
    'head office bill, cost of the head office',
    'coûts du siège, frais du siège, coût du siège',
  ],
  not_my_place: [
    'should not take, should not give, ought not to take',
    'ne devrait pas prendre, ne devrait pas donner, ne devrait pas se',
  ],
  wacc_higher: [
    '',
    'taux d’actualisation plus élevé, taux d’actualisation plus haut, plus le taux d’actualisation est haut, plus le taux d’actualisation est élevé',
  ],
  numbers_differ: [
    'methods disagree, methods differ, methods do not agree, three disagree',
    'méthodes divergent, si les méthodes divergent',
  ],
  someone_erred: [
    'one must be wrong, one of them is wrong',
    'l’une est fausse, une des trois est fausse, c’est qu’il y a une erreur, il y a une erreur',
  ],
  the_more_capex: [
    'the more capex, the more it invests, the more capital it needs, the more it has to invest',
    'plus une société investit, plus elle investit, plus on investit, plus elle a de capex, plus il y a de capex',
  ],
  dearer_multiple_said: [
    'higher the multiple, higher its multiple, biggest multiple, highest multiple, multiple looks higher, multiple look higher, multiple looks bigger',
    'plus son multiple est, plus le multiple est, plus gros multiple, paraître le multiple plus élevé, multiple paraît plus élevé',
  ],
  comes_from_leverage: [
    'gap comes from debt, gap is down to leverage, gap comes down to debt',
    'écart vient de la dette, écart vient de l’endettement, c’est la dette qui explique',
  ],
  need_not_look: ['', 'n’ai pas à les comparer, pas à comparer, n’ai pas à comparer'],
  cash_claims: ['minority interests', 'intérêts minoritaires'],
  owes_plus_cash: [
    crossed(
      'owes the bank, owes, borrowed, borrowings',
      'plus the cash, plus the money, plus its cash, plus what it holds, plus the money it holds',
    ),
    crossed(
      'doit, doit à la banque, les emprunts',
      'plus la trésorerie, plus le cash, plus l’argent',
    ),
  ],
  value_on_the_exchange: [
    'what the shares are worth, value of the shares',
    'ce que valent les actions, valeur des actions',
  ],
  own_part_of: [
    'own part of, own some of, have a share of, have a claim on',
    'possèdent une partie, ont une part, ont droit à une part',
  ],
  changes_if_funded: [
    '',
    'change si on finance, change si on emprunte, change selon le financement, change quand on s’endette',
  ],
  debt_is_cheaper_so: [
    'debt is cheaper than equity so, debt is cheaper so',
    'dette coûte moins cher que les fonds propres donc, dette est moins chère donc',
  ],
  at_the_strike: ['back at the strike', ''],
  sum_gone_wrong: [
    'just a mistake, a mistake in the maths, an error in the maths',
    'juste une erreur, une faute de calcul',
  ],
  below_zero_word: ['below zero, under zero', 'sous zéro, en dessous de zéro'],
  gives_the_equity: [
    'gives an equity value, gives you an equity value, is the equity value, gives the market cap',
    'donne la valeur des titres, donne une valeur des titres, c’est la valeur des titres',
  ],
  debt_plays_no_part: [
    'debt plays no part, debt does not enter, debt does not come into it',
    'dette n’intervient pas, dette n’entre pas en compte, dette ne joue pas',
  ],
  gets_the_top_one: [
    'gets the twelve, is the one at twelve, trades at twelve, is on twelve',
    'a le douze, est celle à douze, se paie douze',
  ],
  parents_multiple: [
    'group’s own multiple, multiple of the group, group multiple',
    'multiple du groupe',
  ],
  not_counted_said: ['', 'tient pas compte'],
} as const satisfies Lexicon;

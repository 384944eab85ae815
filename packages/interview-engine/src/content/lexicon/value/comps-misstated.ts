import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const COMPS =
  'comps, comparables, peers, trading comps, trading multiples, listed multiples, market multiples, peer multiples';
const PAIRS =
  'les comparables, comparables boursiers, multiples boursiers, comparables cotés, multiples des pairs, pairs';

/** Trading comparables, in the words of those who get it wrong. */
export const compsMisstated: Lexicon = {
  above_all: [
    'above all, first, mainly, primarily, before anything else',
    'avant tout, d’abord, en premier, surtout, principalement, en priorité',
  ],
  applies_it: [
    'apply, use, take, trade at, deserve, valued at',
    'applique, retiens, utilise, prends, se traitent au, se traitent, valorise au, retient',
  ],
  applies_one: [
    'apply, put on, use, go with, retain, multiply by',
    'applique, retiens, utilise, garde, multiplie par',
  ],
  are_the_peers: [
    'peers, comps, comparables, comparable companies, sample, peer group',
    'comparables, pairs, échantillon, sociétés comparables, comparables boursiers',
  ],
  as_many_as_possible: [
    'the more names the better, the wider the sample, the larger the sample, the bigger the sample, as many as possible, as many companies as possible, the more the better, fifty if i can, whole sector, entire sector, listed or not, public or private, quoted or not',
    'le plus possible, plus de sociétés possible, plus grand nombre possible, un maximum de sociétés, le maximum de sociétés, cinquante si je peux, tout le secteur, secteur entier, cotées ou pas, cotées ou non, plus il y en a mieux',
  ],
  client_price: [
    'value the client wants, price the client wants, client is hoping for, number the client wants, land on the price, land on the value, what the client expects, value the client has in mind, price the client has in mind',
    'valeur que le client a, prix que le client a, que veut le client, le client a en tête, tomber sur le prix, tomber sur la valeur, arriver au prix du client, prix du client, valeur que le client veut, ce que le client attend',
  ],
  comes_last: [
    'comes last, is last, last of all, matters least, least important, only at the end, comes afterwards, is secondary',
    'vient en dernier, viennent en dernier, arrive en dernier, passe en dernier, compte le moins, en bout de liste, est secondaire, vient après coup, en dernier lieu',
  ],
  comps_intrinsic: [
    crossed(
      COMPS,
      'give, gives, show, shows, tell us, measure, capture',
      'intrinsic value, true value, fundamental value',
    ),
    crossed(
      PAIRS,
      'donnent, donne, mesurent, reflètent, montrent',
      'valeur intrinsèque, vraie valeur, valeur fondamentale',
    ),
  ],
  deal_targets: [
    'targets of recent takeovers, targets of recent deals, takeover targets, acquired companies, companies acquired, companies that were acquired, recently acquired, deal prices, transaction prices, takeover prices, recent acquisitions',
    'cibles de rachats récents, cibles d’acquisitions récentes, cibles de rachats, sociétés rachetées, cibles rachetées, cibles récentes, prix de transaction, prix de rachat, rachats récents, acquisitions récentes',
  ],
  even_distant: [
    'even distant, even if less similar, even unrelated',
    'quitte à prendre, même éloignées, même assez éloignées, même peu comparables',
  ],
  fools_nobody: [
    crossed(
      'cannot, can not, can never, will never, never, do not, does not',
      'mislead, mislead you, be wrong, fool you, lie, deceive you, go wrong',
    ),
    crossed(
      'ne peut pas, ne peuvent pas, ne peut jamais, ne peuvent jamais, ne, ne vous',
      'tromper, se tromper, vous tromper, induire en erreur, trompent jamais, trompe jamais, mentent jamais, ment jamais',
    ),
  ],
  groups_as_comps: [
    'conglomerates as comps, conglomerates as peers, conglomerates as comparables, conglomerates for every division, conglomerates for each division',
    'conglomérats comme comparables, conglomérats comme pairs, conglomérats pour chaque division',
  ],
  many_names: [
    'many names, many comparables, big sample',
    'beaucoup de sociétés, grand échantillon',
  ],
  market_efficient: [
    'market is efficient, markets are efficient',
    'marché est efficient, marchés sont efficients, marché est efficace, bourse est efficiente',
  ],
  market_price_perfect: [
    crossed(
      'market price, share price, stock price, market, stock market, market value, trading price',
      'is always fair, is always the fair value, is always right, is always the true value, is always correct, is the true value, is the fair value, always reflects the true value, always reflects the fair value, always reflects intrinsic value, is the only true value',
    ),
    crossed(
      'cours, cours de bourse, prix de marché, marché, bourse, prix de bourse',
      'est toujours juste, est toujours la juste valeur, est la vraie valeur, est toujours la vraie valeur, a toujours raison, reflète toujours la vraie valeur, reflète toujours la juste valeur, reflète toujours la valeur intrinsèque, est la seule vraie valeur, donne toujours la vraie valeur',
    ),
  ],
  mood_free: [
    [
      crossed(
        'hold whatever, stand whatever, hold regardless of, valid whatever, reliable whatever, not care about, not move with, not swing with, sheltered from, shielded from',
        'market s mood, market mood, mood of the market, market sentiment, mood, sentiment, cycle, bubbles',
      ).concat(
        ', independent of market swings, independent of market moves, market mood plays no part, mood plays no part, immune to bubbles',
      ),
      crossed(
        'independent of, not affected by, unaffected by, immune to, do not depend on, does not depend on, insulated from, free of',
        'market mood, mood of the market, market sentiment, sentiment, market cycles, market conditions, the cycle, bubbles, market moods',
      ),
    ].join(', '),
    [
      crossed(
        'valable quelle que soit, valables quelle que soit, tient quelle que soit, tiennent quelle que soit, ne bouge pas avec, ne bougent pas avec, se moque de, se moquent de, protégé de, protégés de',
        'humeur du marché, humeur de la bourse, humeur, humeurs, sentiment, cycle',
      ).concat(
        ', ',
        crossed(
          'ne dépend pas, ne dépendent pas, indépendant, indépendants, ne subissent pas, insensibles, sans biais',
          'sentiment du marché, humeurs, humeurs du marché, humeur de la bourse, marché',
        ),
      ),
      crossed(
        'indépendants de, indépendant de, ne dépendent pas de, insensibles à, à l’abri de, pas affectés par, ne subissent pas',
        'humeur du marché, humeurs du marché, humeur de la bourse, sentiment du marché, cycles, cycle, conditions de marché, bulles',
      ),
    ].join(', '),
  ],
  never_comparable: [
    'never comparable, not comparable, are not comparable, is not comparable, cannot be compared, not a valid comparable, never be compared, tells you nothing, no use for, should be avoided, must be avoided, to be avoided',
    'jamais comparable, pas comparable, ne se compare pas, ne peut pas être comparé, surtout pas, à éviter, ne vaut rien comme comparable',
  ],
  one_part: ['division, segment, business unit', 'division, branche, pôle, activité'],
  one_trade_firm: [
    'pure play, pure player, specialist, specialists, single-business company, specialised companies',
    'pure player, pure players, pure play, acteur spécialisé, société spécialisée, sociétés spécialisées, spécialiste, spécialistes, monoactivité',
  ],
  other_groups: [
    'other conglomerates, other listed conglomerates, listed conglomerates, quoted conglomerates, other diversified groups, listed diversified groups, diversified peers, other groups like it, other groups of the kind',
    'autres conglomérats, conglomérats cotés, d’autres conglomérats, conglomérats comparables, autres groupes diversifiés, groupes diversifiés cotés, groupes diversifiés comparables, autres holdings cotées, groupes du même genre',
  ],
  parents_multiple: [
    [
      crossed('multiple at which', 'the parent, the group, the conglomerate', 'trades, is quoted'),
      'group’s own multiple, the whole group’s multiple, one multiple of the group, multiple of the group, group multiple, multiple the whole group trades at, parent s multiple, parent multiple, multiple of the parent, group s multiple, multiple of the whole group, the conglomerate’s multiple',
    ].join(', '),
    [
      `${crossed('multiple auquel', 'le groupe, la maison mère', 'se paie, cote, se traite')}, multiple de la maison mère`,
      'propre multiple du groupe, multiple global du groupe, multiple du groupe, multiple auquel se paie le groupe, multiple auquel se paie aujourd’hui le groupe, multiple auquel cote le groupe, multiple de l’ensemble, multiple du conglomérat',
    ].join(', '),
  ],
  picked_to_fit: [
    'confirms the value, support the price, fit the value, multiple i want, multiple we want, that suits us, helps our price',
    'confirme la valeur, confirment la valeur, confirme le prix, que je vise, que l’on vise, qu’on vise, qui nous arrange, qui m’arrange, qui arrange le client',
  ],
  priciest_peers: [
    [
      crossed(
        'exclude, drop, remove, leave out',
        'the ones with low multiples, the low multiples, the cheap ones',
      ),
      crossed(
        'keep, take, pick, choose, select, use, keep only',
        'peers with the highest multiples, highest multiples, most expensive peers, most expensive comps, peers with the best multiples, comps with the highest multiples',
      ),
    ].join(', '),
    [
      crossed(
        'enlève, retire, écarte, exclus',
        'ceux qui ont des multiples bas, ceux qui ont des multiples trop bas, les multiples trop bas, les moins chers',
      ),
      crossed(
        'garde, retiens, choisis, prends, sélectionne, ne garde que, ne retiens que',
        'multiples les plus élevés, pairs les plus chers, comparables les plus chers, sociétés les plus chères, multiples les plus hauts',
      ),
    ].join(', '),
  ],
  private_companies: [
    'private companies, unlisted companies, non listed companies, private firms, private ones, private peers, unlisted peers, unlisted ones, private firms alike',
    'sociétés non cotées, boîtes non cotées, entreprises non cotées, celles qui ne sont pas cotées, pairs non cotés',
  ],
  right_price_said: [
    crossed('the, a', 'right price, true price, correct price, fair price'),
    crossed('le', 'bon prix, vrai prix, juste prix'),
  ],
  same_funding: [
    'same capital structure, similar capital structure, same leverage, similar leverage, same level of debt, same gearing, same amount of debt, similar debt',
    'même structure financière, même structure de capital, même levier, même endettement, même niveau de dette, même niveau d’endettement, structure financière comparable, structure financière similaire',
  ],
  same_share_price: [
    crossed(
      'same, similar, about the same, comparable',
      'share price, price per share, stock price, price as ours',
    ),
    crossed(
      'même, un, au même',
      'cours de bourse comparable, cours comparable, cours de bourse, prix par action, cours par action, cours similaire',
    ),
  ],
  same_trade: [
    'same business, same trade, same sector, same industry, same activity',
    'même activité, même métier, même secteur, mêmes marchés',
  ],
  sample_word: [
    'in the sample, into the sample, in the peer set, into the peer set, among the comps, in my comps, among my comparables, trading comp, trading comparable, in the peer group',
    'dans l’échantillon, parmi les comparables, dans mes comparables, comparable boursier, dans le panel',
  ],
  sector_is_dear: [
    'sector is dear, sector is expensive, sector is overvalued, sector is in a bubble',
    'secteur est cher, secteur est surévalué, secteur est en bulle',
  ],
  selects_word: [
    'pick, choose, keep, select, retain',
    'choisis, garde, retiens, sélectionne, prends',
  ],
  set_apart_word: ['why, explain, low, bottom, lowest, if', 'pourquoi, explique, bas, si, serait'],
  size_comes_first: [
    [
      crossed(
        'size is, size comes, market cap is, size matters, similar size is',
        'first, first criterion, the main criterion, the most important, most important, what matters most, the key criterion, key criterion, most, the only criterion, enough',
      ),
      'sort by size first, size before activity, size before the business, size before what they do, only size matters, size is all that matters, only look at size, just look at size, same size is enough, size comes before what, size before the trade, size matters more than what',
    ].join(', '),
    [
      crossed(
        'taille est, taille c’est, taille reste, taille compte, même taille',
        'premier critère, critère principal, critère numéro un, le plus important, ce qui compte le plus, avant tout, le plus, seul critère, suffit',
      ),
      'd’abord par taille, d’abord par la taille, taille avant tout, taille avant l’activité, taille avant le métier, taille suffit, seule la taille compte, seulement la taille, uniquement la taille, que la taille, taille compte plus que le métier, taille passe avant le métier, taille passe avant l’activité',
    ].join(', '),
  ],
  the_best_ones: [
    'the best, better, more reliable, most reliable',
    'les meilleurs, meilleures, plus fiables',
  ],
  the_better: [
    'the better, the more reliable, the safer, the more robust, the more accurate',
    'mieux c’est, plus c’est fiable, plus c’est solide, plus c’est robuste, plus c’est précis, meilleur c’est',
  ],
  the_more_names: [
    'the more names, the more companies, the more peers, the more firms, the bigger the sample, the larger the sample, the longer the list',
    'plus on met de sociétés, plus on prend de sociétés, plus on a de sociétés, plus l’échantillon est, plus la liste est longue, plus on en met, plus on en prend, plus il y a de noms, plus il y a de sociétés',
  ],
  the_ones_word: ['the ones, those, the peers, the names', 'celles, ceux, les pairs, les noms'],
  thirty_names: [
    'at least thirty, at least twenty five, thirty names, thirty comparables, thirty companies, forty names, fifty names, statistically significant, statistically valid, large sample is needed',
    'au moins trente, une trentaine de, au moins une trentaine, trente sociétés, trente comparables, quarante sociétés, cinquante sociétés, statistiquement significatif, valable statistiquement, statistiquement valable',
  ],
  too_narrow: [
    'too focused, too narrow, too specialised, too concentrated, too small to compare',
    'trop concentrés, trop spécialisés, trop étroits, trop pointus',
  ],
  top_of_sample: [
    crossed(
      'highest multiple, top multiple, best multiple, richest multiple, biggest multiple, highest one, maximum multiple',
      'in the sample, of the sample, in the group, of the group, of the peers, among the peers, in the set, of the set, of the peer group, in the sector',
    ),
    crossed(
      'multiple le plus haut, multiple le plus élevé, multiple le plus fort, multiple maximum, multiple maximal, meilleur multiple, plus haut multiple',
      'de l’échantillon, du groupe, des pairs, du panel, des comparables, du secteur',
    ),
  ],
  trade_does_not_matter: [
    [
      crossed(
        'the business, what they do, the trade, the activity, the business model, what they sell',
        'does not matter, does not matter much, matters little, matters less, is secondary, is not important, comes second',
      ),
      crossed(
        'what they sell, what they do, what it sells, the trade, the activity',
        'is a detail, comes later, comes second, comes after, is secondary, hardly matters, is a side issue',
      ),
      'even when they sell different things, even if they sell different things',
    ].join(', '),
    [
      crossed(
        'le métier, l’activité, ce qu’elles font, ce qu’elles vendent, le modèle économique',
        'importe peu, compte peu, est secondaire, ne compte pas, n’a pas d’importance, vient après, n’est pas important',
      ),
      crossed(
        'le métier exercé, leur métier, leur activité',
        'importe peu, ne compte pas, est secondaire, n’a pas d’importance',
      ),
      crossed(
        'ce qu’elles vendent, ce qu’elles font, ce qu’elle vend, le métier, l’activité',
        'c’est un détail, est un détail, c’est secondaire, vient après, vient ensuite, on s’en fiche, importe peu, passe après',
      ),
      'même si elles vendent des choses différentes, même quand elles ne vendent pas la même chose',
    ].join(', '),
  ],
  unlisted_said: [
    'private firms, private companies, unlisted firms, unlisted companies, firms that are not listed',
    'sociétés non cotées, boîtes non cotées, non cotées, entreprises non cotées, sociétés privées, boîtes privées',
  ],
  whatever_the_trade: [
    'whatever they sell, whatever they actually sell, whatever it sells, no matter what they sell, no matter what they do, whatever they make, what they sell is secondary, what they do is secondary, what they do does not matter, whatever they do, whatever the business, whatever its business, regardless of business model, business model is secondary, even in another industry',
    'quoi qu’ils vendent, quoi qu’elles vendent, quel que soit leur métier, quelle que soit leur activité, métier qu’elles font c’est secondaire, métier c’est secondaire, métier est secondaire, peu importe ce qu’ils vendent, peu importe ce qu’elles vendent, peu importe ce qu’ils font, peu importe ce qu’elles font, ce qu’elles font est secondaire, ce qu’elles font c’est secondaire, quel que soit le métier, quelle que soit l’activité, peu importe le métier, peu importe l’activité, modèle économique est secondaire, modèle économique importe peu',
  ],
  yields_intrinsic: [
    [
      crossed(
        'give, give you, give us, it is, they are, that is, show, show you, tell you, measure, reflect',
        'intrinsic value, true value, fundamental value, real value, true worth, real worth',
      ).concat(
        ', what it is really worth, what they are really worth, they are intrinsic, comps are intrinsic, intrinsic measure',
      ),
      'what it is intrinsically worth, what the company is really worth, what the company is intrinsically worth',
    ].join(', '),
    [
      crossed(
        'c’est, donnent, donne, mesurent, mesure, reflètent, reflète, montrent, indiquent',
        'valeur intrinsèque, vraie valeur, valeur fondamentale, valeur réelle, valeur profonde',
      ).concat(', mesure intrinsèque, sont intrinsèques'),
      'ce que vaut vraiment la société, ce que vaut vraiment l’entreprise',
    ].join(', '),
  ],
};

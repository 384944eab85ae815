import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is often said wrongly of groups with several divisions and of three figures for a board. */
export const heardOfGroups = {
  other_groups: [
    'other conglomerates, other listed conglomerates, listed conglomerates, quoted conglomerates, other diversified groups, listed diversified groups, diversified peers, other groups like it, other groups of the kind',
    'autres conglomérats, conglomérats cotés, d’autres conglomérats, conglomérats comparables, autres groupes diversifiés, groupes diversifiés cotés, groupes diversifiés comparables, autres holdings cotées, groupes du même genre',
  ],
  are_the_peers: [
    'peers, comps, comparables, comparable companies, sample, peer group',
    'comparables, pairs, échantillon, sociétés comparables, comparables boursiers',
  ],
  one_trade_firm: [
    'pure play, pure plays, pure player, pure players, specialist, specialists, single-business company, specialised companies',
    'pure player, pure players, pure play, acteur spécialisé, acteurs spécialisés, société spécialisée, sociétés spécialisées, spécialiste, spécialistes, monoactivité',
  ],
  never_comparable: [
    'never comparable, not comparable, are not comparable, is not comparable, cannot be compared, not a valid comparable, never be compared, tells you nothing, no use for, should be avoided, must be avoided, to be avoided',
    'jamais comparable, jamais comparables, pas comparable, pas comparables, ne se compare pas, ne se comparent pas, ne peut pas être comparé, surtout pas, à éviter, ne vaut rien comme comparable',
  ],
  the_riskier_it_is: [
    'the riskier, the higher the risk, the more risk, the more risky, the more volatile, the more cyclical',
    crossed(
      'plus le métier est, plus l’activité est, plus la division est, plus une division est, plus un métier est, plus une activité est, plus la société est, plus c’est, plus elle est, plus le secteur est, plus l’affaire est',
      'risqué, risquée, volatile, cyclique',
    ).concat(', plus le risque est élevé, plus le risque est fort, plus le risque monte'),
  ],
  multiple_is_up: [
    'the higher its multiple, the higher the multiple, the bigger the multiple, the bigger its multiple, the more turns, the richer the multiple, the higher a multiple',
    'multiple monte, multiple augmente, multiple grimpe, multiple est élevé, multiple est haut, multiple est fort, multiple doit être élevé, multiple doit monter, multiple sera élevé',
  ],
  the_faster_it_grows: [
    'the faster it grows, the faster a division grows, the quicker it grows, the higher the growth, the more it grows, the better the margins, the higher the margin',
    'plus la croissance est forte, plus la croissance est élevée, plus une division croît, plus la division croît, plus elle croît, plus ça croît, plus un métier croît, plus le métier croît, plus elle grandit, plus la marge est élevée, plus les marges sont élevées',
  ],
  multiple_is_down: [
    'the lower the multiple, the lower its multiple, the smaller the multiple, the smaller its multiple',
    'multiple est bas, multiple est faible, multiple baisse, multiple diminue, multiple descend, multiple doit être bas, multiple doit baisser',
  ],
  risk_wants_a_higher_one: [
    'riskier business deserves a higher, riskier division deserves a higher, riskier business gets a higher, riskier division gets a higher, more risk means a higher multiple, higher risk means a higher multiple',
    'métier risqué mérite un multiple plus, activité risquée mérite un multiple plus, division risquée mérite un multiple plus',
  ],
  added_to_owners_end: [
    'added to the equity value, are added to the equity, added to equity, are added on top, are added back, added to what shareholders get, belong in the equity value',
    's’ajoutent à la valeur des titres, s’ajoutent aux titres, s’ajoutent aux fonds propres, ajoutés à la valeur des titres, ajoutés aux fonds propres',
  ],
  consolidated_in_full: [
    'because we consolidate, since we consolidate, consolidate a hundred percent, consolidated at a hundred percent, consolidate one hundred percent, fully consolidated, since ebitda is consolidated',
    'puisqu’on consolide, parce qu’on consolide, consolide à 100, consolide à cent, consolidées à 100, consolidé à 100, intégration globale',
  ],
  one_year_of_costs: [
    'one year of head office costs, one year of central costs, one year’s central costs, one year’s amount, a single year of costs, just one year of costs, this year’s central costs, no need to capitalise, without capitalising, one year’s head office costs, a single year of central costs',
    'une seule année de coûts, une année de coûts centraux, un an de coûts centraux, coûts centraux de l’année, pas besoin de capitaliser, pas besoin de les capitaliser, inutile de les capitaliser, sans les capitaliser, sans capitaliser, une année de coûts de siège, un an de coûts de siège, coûts de siège de l’année',
  ],
  one_for_all: [
    'value the group as one, value it as one, as one single business',
    'valorise le groupe en bloc, valoriser le groupe en bloc, valorise le tout en bloc, comme une seule société, comme une seule entreprise',
  ],
  // Before a board.
  nothing_to_flex: [
    'no sensitivity to run, no sensitivities to run, no sensitivity needed, no need for sensitivities, no need for a sensitivity, need no sensitivity, not need a sensitivity, not need sensitivities, not sensitive to, does not react to, sensitivities are pointless, sensitivity adds nothing',
    'pas de sensibilité à faire, aucune sensibilité à faire, pas besoin de sensibilité, pas besoin de sensibilités, sensibilité ne sert à rien, sensibilités ne servent à rien, sensibilité est inutile, pas sensible aux, ne réagit pas aux, insensible aux, pas besoin d’analyse de sensibilité, n’a pas besoin d’une sensibilité, sensibilités n’ont pas d’intérêt',
  ],
  an_intrinsic_value: [
    'intrinsic, fundamental value, true value, objective',
    'intrinsèque, valeur fondamentale, vraie valeur, objectif, objective',
  ],
  hardly_moves: [
    'moves practically nothing, moves almost nothing, practically no effect, changes practically nothing, does not move the value, moves the value very little, changes very little',
    'ne bouge pratiquement rien, ne bouge presque rien, ne change pratiquement rien, ne bouge quasiment rien, ne bouge quasiment pas, pratiquement aucun effet, ne change pas grand-chose, ne bouge pas grand-chose',
  ],
  average_is_it: [
    'average is 83, average is eighty-three, average of the three is, average gives 83, average comes to, average is about 83, mean is 83, so 83 on average, answer is the average, price is the average',
    'moyenne fait 83, moyenne donne 83, moyenne est de 83, moyenne des trois fait, moyenne des trois donne, soit 83 en moyenne, réponse est la moyenne, prix est la moyenne, bon prix est la moyenne',
  ],
  is_the_price: [
    'that is the price, that is the value, that’s the price, that’s the value, the right price, the fair price, the right answer, the fair value, that is what it is worth, that’s what it’s worth',
    'c’est le bon prix, c’est le prix, c’est la valeur, le juste prix, la bonne réponse, la juste valeur, le prix juste',
  ],
  methods_must_agree: [
    'three methods should give the same, should give the same number, should all give the same, so one is wrong, so one must be wrong',
    'méthodes devraient donner le même, méthodes doivent donner le même, devraient donner le même chiffre, doivent donner le même chiffre, donc l’une est fausse, donc une est fausse',
  ],
  leaves_it_to_them: [
    'don’t give a view, do not give a view, give no view, not give an opinion, give no opinion, not give a recommendation, give no recommendation, make no recommendation, not recommend a price, not take a position, take no position',
    'ne donne pas d’avis, donne pas d’avis, ne donne pas de recommandation, ne donne aucun avis, ne recommande rien, ne prend pas position, sans prendre position, ne recommande pas de prix, ne fait pas de recommandation',
  ],
  any_buyer_ceiling: [
    'maximum anyone can pay, maximum anyone could pay, maximum anybody can pay, most anyone can pay, most anybody would pay, maximum a buyer can pay, most any buyer can pay',
    'maximum qu’on puisse payer, maximum qu’on peut payer, maximum qu’un acheteur, maximum que quiconque, plus que quiconque puisse payer',
  ],
  fund_pays_most: [
    'fund can pay the most, fund pays the most, sponsor can pay the most, sponsor pays the most, funds always pay more, fund always pays more, sponsor always pays more',
    'fonds peut payer le plus, fonds paie le plus, fonds paient le plus, fonds paie toujours plus, fonds paient toujours plus, fonds peut payer plus qu’un industriel',
  ],
  counts_on_synergies: [
    'lbo includes synergies, includes synergies, include synergies, includes the synergies',
    'intègre des synergies, intègre les synergies, inclut des synergies, inclut les synergies, comprend des synergies',
  ],
  just_the_hundred: [
    'show only the 100, only show the 100, show them only the 100, only mention the 100, show just the 100, show only the dcf, only show the dcf, only keep the dcf',
    'montrerais que le 100, montre que le 100, garderais que le 100, ne garde que le dcf, ne montre que le dcf, montrerais que le dcf, ne présente que le dcf, seul le dcf compte, seul le 100 compte',
  ],
  groups_as_comps: [
    'conglomerates as comps, conglomerates as peers, conglomerates as comparables, conglomerates for every division, conglomerates for each division',
    'conglomérats comme comparables, conglomérats comme pairs, conglomérats pour chaque division',
  ],
  bridge_per_part: [
    'one bridge per division, a bridge per division, a bridge for each division, bridge for every division, bridge division by division, net debt off each division',
    'un bridge par division, un passage par division, bridge pour chaque division, passage pour chaque division, dette nette de chaque division, un passage aux titres par division',
  ],
  too_narrow: [
    'too focused, too narrow, too specialised, too concentrated, too small to compare',
    'trop concentrés, trop spécialisés, trop étroits, trop pointus, trop concentré, trop spécialisé',
  ],
  riskiest_part: [
    'riskiest division, riskiest business, riskiest one, most risky division, most volatile division',
    'division la plus risquée, métier le plus risqué, activité la plus risquée, plus risquée des trois, plus risqué des trois',
  ],
  top_multiple: [
    'highest multiple, biggest multiple, higher multiple, best multiple, richest multiple',
    'plus gros multiple, multiple le plus élevé, plus haut multiple, meilleur multiple, multiple le plus fort, multiple le plus haut',
  ],
} as const satisfies Lexicon;

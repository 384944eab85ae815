import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What candidates say who take one method, one multiple or one effect for its contrary. */
export const crossedOverMultiples = {
  yields_intrinsic: [
    'what it is intrinsically worth, what the company is really worth, what the company is intrinsically worth',
    'ce que vaut vraiment la société, ce que vaut vraiment l’entreprise',
  ],
  beyond_doubt: ['only reliable', 'seule méthode fiable, seule fiable'],
  are_listed_multiples: [
    crossed(
      'are, is',
      'the multiples of listed companies, multiples of listed companies, what listed companies trade at',
    ),
    crossed(
      'ce sont, sont',
      'multiples des sociétés cotées, multiples des boîtes cotées, multiples boursiers, cours des sociétés cotées',
    ),
  ],
  are_deal_multiples: [
    crossed(
      'are, is, use',
      'multiples paid in past deals, multiples paid in deals, multiples paid in past transactions, prices paid in past deals',
    ),
    crossed(
      'ce sont, sont',
      'multiples payés dans les transactions, multiples payés dans des transactions, multiples payés dans des deals, prix payés dans les transactions',
    ),
  ],
  lower_than: [
    'are lower than, are cheaper than, come out lower than, come out below',
    'sont plus basses que, sont plus bas que, sont inférieures aux, sont moins chères que',
  ],
  old_deals: [
    'precedent from ten years ago, deal from ten years ago, ten year old deal',
    'transaction d’il y a dix ans, deal d’il y a dix ans, transactions d’il y a dix ans',
  ],
  methods_must_agree: [
    'all methods give the same, every method gives the same, one of the three is wrong, methods ought to give the same',
    'toutes les méthodes donnent la même, toutes les méthodes donnent le même',
  ],
  discounted_profit: [
    crossed('discounts, discount, discounting', 'net income, net profit, ebitda, earnings'),
    crossed('actualise, actualiser', 'résultat net, ebitda, bénéfice net, bénéfices'),
  ],
  discounted_without_risk: [
    crossed(
      'discount at, discounted at, discount them at',
      'the risk free rate, the government bond rate',
    ),
    crossed(
      'actualise au, actualisés au, actualiser au',
      'taux sans risque, taux des emprunts d’état',
    ),
  ],
  quick_grower: ['fast growers', 'celles qui croissent vite'],
  on_lower_multiples: [
    'trade on lower multiples, trade at lower multiples, on a lower multiple, at a lower multiple',
    'à des multiples plus bas, à un multiple plus bas, à des multiples plus faibles',
  ],
  prefers_mean: [
    'mean is better than, average is better than',
    'moyenne c’est mieux que, moyenne est meilleure que',
  ],
  figures_left_alone: [
    'not touch the reported numbers, not touch the numbers, leave the reported numbers alone',
    'ne retraite rien, ne touche pas aux chiffres',
  ],
  plain_no_matter: ['nobody cares about', 'on s’en fiche, on s’en moque'],
  priciest_peers: [
    crossed(
      'exclude, drop, remove, leave out',
      'the ones with low multiples, the low multiples, the cheap ones',
    ),
    crossed(
      'enlève, retire, écarte, exclus',
      'ceux qui ont des multiples bas, ceux qui ont des multiples trop bas, les multiples trop bas, les moins chers',
    ),
  ],
  mixes_years: [
    'ltm for some, last year for some, mix ltm and ntm, last year s numbers for some',
    'mélange le dernier exercice, mélange ltm et ntm, ltm pour les uns, mélange le passé et le prévisionnel',
  ],
  gives_the_equity: [
    'is what the shareholders get, is what shareholders get, is for the shareholders',
    'c’est pour les actionnaires',
  ],
  what_owners_keep: [
    'what is left for shareholders, what s left for shareholders, what remains for shareholders, what is left for the shareholders, what s left for the shareholders',
    'ce qui reste aux actionnaires, ce qui revient aux actionnaires, ce qui reste pour les actionnaires',
  ],
  after_bottom_line: [
    'after net income, after net profit, below net income',
    'après le résultat net, après le bénéfice net, sous le résultat net',
  ],
  could_as_well: ['could pair', 'on peut très bien mettre'],
  leverage_noun: ['leverage, gearing, amount of debt', 'endettement, levier, niveau de dette'],
  wipes_out_debt: ['', 'neutralise l’effet de la dette, neutralise la dette'],
  lease_noun: ['leases, rents, ifrs 16', 'loyers, locations, contrats de location'],
  multiple_unmoved: [
    'not affect the multiple, no effect on the multiple, not change the multiple, no impact on the multiple',
    'aucun effet sur le multiple, ne changent pas le multiple, aucun impact sur le multiple, pas d’effet sur le multiple',
  ],
  inflates_ebitda: [
    'makes ebitda too high, inflates ebitda, overstates ebitda, flatters ebitda',
    'gonfle l’ebitda, rend l’ebitda trop haut, surestime l’ebitda, flatte l’ebitda',
  ],
  deflates_ebitda: [
    'makes ebitda too low, understates ebitda, depresses ebitda',
    'dégonfle l’ebitda, rend l’ebitda trop bas, sous-estime l’ebitda, déprime l’ebitda',
  ],
  ebitda_basis: [
    'multiple is on ebitda, multiple is based on ebitda, looking at ebitda, multiple uses ebitda',
    'raisonne sur l’ebitda, multiple porte sur l’ebitda, regarde l’ebitda, multiple se calcule sur l’ebitda',
  ],
  only_growth_counts: [
    'only growth counts, only growth matters, growth is all that matters, nothing but growth',
    'seule la croissance compte, que la croissance qui compte, uniquement la croissance',
  ],
  is_after_capex: [
    '',
    'tient déjà compte du capex, intègre déjà le capex, tient déjà compte des investissements',
  ],
  works_for_losers: [
    crossed(
      'works for, works on, works fine for, works with, is fine for',
      'loss making companies, loss makers, companies with losses, unprofitable companies',
    ),
    crossed(
      'marche pour les, fonctionne pour les, marche sur les, convient aux',
      'boîtes en perte, sociétés en perte, sociétés déficitaires, entreprises en perte',
    ),
  ],
  ev_multiple_word: [
    'an ev multiple, an enterprise value multiple',
    'un multiple de ve, un multiple de valeur d’entreprise',
  ],
  works_everywhere: ['is never wrong', ''],
  is_the_best_one: [
    'are the best, is the best, are best, is the right one',
    'est le meilleur, sont les meilleurs, est le bon',
  ],
  comparable_spending: [
    'similar, same, alike, comparable, light, ebit',
    'similaire, même, proche, comparable, faible, ebit',
  ],
} as const satisfies Lexicon;

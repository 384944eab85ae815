import type { Lexicon } from '../../types.ts';

/** What is false about methods, multiples, premiums and groups when each thing is given the part of another. */
export const valueTurnedAgainstThePoint = {
  listed_by_name: [
    'listed peers, trading comps, trading comparables, trading multiples, listed comparables',
    'comparables cotés, comparables boursiers, multiples boursiers, pairs cotés',
  ],
  what_acquirers_gave: [
    'what acquirers have paid, prices that buyers have paid, price of past takeovers, what acquirers paid, what buyers paid, what a buyer paid, have been sold for',
    'ce que les acquéreurs ont payé, prix que des acheteurs ont, lors de rachats complets, ont été vendues à un acquéreur, se sont vendues à un acquéreur',
  ],
  acquirers_price: [
    'what an acquirer would pay, what someone would pay for control, what a bidder would pay, price of a takeover',
    'ce qu’un acquéreur paierait, ce qu’un acheteur paierait, prix d’une offre publique',
  ],
  todays_listed_quote: [
    'current share price of listed, current share prices of similar, what listed peers trade at today',
    'cours actuel des sociétés cotées, cours actuels des sociétés, cours des sociétés cotées',
  ],
  tells_todays_price: [
    'still tells you, still tells us, still shows what, still gives you today’s',
    'dit encore exactement, donne encore le prix, montre encore ce que',
  ],
  minority_price: [
    'minority price, minority prices, price of a minority stake',
    'prix de minoritaire, prix minoritaire, prix d’une minorité',
  ],
  least_sensitive: [
    'least sensitive to, hardly sensitive to, avoids assumptions',
    'moins sensible aux hypothèses, peu sensible aux hypothèses, évite toute hypothèse',
  ],
  past_flows: [
    'cash flows of the last five years, cash flows of the past',
    'flux de trésorerie des cinq dernières années, flux des cinq dernières années, flux de trésorerie passés',
  ],
  value_higher: ['gives a higher value', 'donne une valeur plus élevée'],
  wacc_higher: [
    'discount rate goes up, discount rate rises, discount rate increases',
    'taux d’actualisation monte, taux d’actualisation augmente',
  ],
  trade_does_not_matter: [
    'even when they sell different things, even if they sell different things',
    'même si elles vendent des choses différentes, même quand elles ne vendent pas la même chose',
  ],
  need_not_be_close: [
    'need not be close, do not have to be close, do not have to be alike, need not be similar',
    'n’ont pas besoin d’être proches, n’ont pas besoin de se ressembler',
  ],
  evens_out_said: [
    'average out, averages out, cancel each other out',
    'se compensent, s’annulent, se neutralisent, efface les différences, gomme les différences',
  ],
  any_year_will_do: [
    'no difference which year, does not matter which year',
    'peu importe l’année, n’importe quelle année',
  ],
  spoils_comparison: [
    'less comparable, distort the comparison, distorts the comparison',
    'moins comparables, fausserait la comparaison, fausse la comparaison',
  ],
  lands_on_shares: [
    'i get an equity value, gives an equity value, gives the equity value',
    'obtiens une valeur des titres, donne une valeur des titres',
  ],
  debt_alone: [
    'value of the debt only, only the debt, just the debt, the debt alone',
    'valeur de la dette seule, uniquement la dette, seulement la dette, valeur de la seule dette',
  ],
  looks_cheaper_said: [
    'looks cheaper, looks cheap, multiple looks lower, multiple looks low',
    'paraît moins chère, paraît bon marché, a l’air moins chère, multiple paraît plus bas, multiple paraît bas',
  ],
  looks_dearer_said: [
    'looks dearer, looks more expensive, multiple looks higher, multiple looks too high',
    'paraît plus chère, a l’air plus chère, multiple paraît plus élevé, multiple paraît plus haut',
  ],
  has_better_drivers: [
    'better growth, best growth, the faster growth, faster growth, grows faster, higher margins, better margins, lower risk',
    'meilleure croissance, croissance plus forte, croît plus vite, meilleures marges, marges plus élevées, moins de risque',
  ],
  mature_firms: ['stable industrial companies, steady industrial companies', 'industriels stables'],
  before_or_after_interest: [
    'before or after interest, after or before interest',
    'avant ou après intérêts, avant ou après les intérêts',
  ],
  takes_synergies_off: [
    'takes the synergies off, deducts the synergies, subtracts the synergies',
    'retire les synergies du prix, déduit les synergies du prix, enlève les synergies du prix',
  ],
  no_share_of_synergies: [
    'never gets any of the synergies, gets none of the synergies, gets nothing of the synergies',
    'touche jamais rien des synergies, touche rien des synergies, reçoit rien des synergies',
  ],
  premium_thinned: [
    'is deducted from the share price, comes off the share price, is taken off the share price',
    'se déduit du cours, se retire du cours, est déduite du cours',
  ],
  upon_the_profit: [
    'premium to the ebitda, premium on the ebitda, premium to ebitda',
    'prime à l’ebitda, prime sur l’ebitda',
  ],
  both_added: [
    'add the gross debt and the cash, add the debt and the cash',
    'ajoute la dette brute et la trésorerie, ajoute la dette et la trésorerie',
  ],
  fewer_options: ['fewer options, less options', 'moins d’options'],
  biggest_part_multiple: [
    'multiple of the largest one, multiple of the largest division, multiple of the biggest one',
    'multiple de la plus grosse, multiple de la plus grande',
  ],
  parents_multiple: [
    'multiple at which the group trades, multiple the whole group trades at',
    'multiple auquel se paie le groupe, multiple auquel se paie aujourd’hui le groupe, multiple auquel cote le groupe',
  ],
  lowest_grower: [
    'slowest growth, lowest growth, weakest growth, least growth, highest risk',
    'croissance est la plus faible, croissance la plus faible, moins de croissance, risque le plus élevé',
  ],
  top_multiple: [
    'highest multiple, highest multiples, the top multiple',
    'multiple le plus élevé, multiples les plus élevés, multiple le plus haut',
  ],
  one_bar_only: [
    'only put the dcf, only show the dcf, midpoint only, only the midpoint, only show the midpoint, a single bar',
    'que la barre du dcf, montre que le dcf, uniquement le dcf, uniquement le milieu, seulement le milieu, une seule barre',
  ],
  lower_terminal: [
    'lower terminal growth, lower growth rate in the terminal value',
    'croissance terminale plus basse, croissance terminale plus faible',
  ],
  what_trade_pays: [
    'what a strategic buyer would pay, what a strategic buyer can pay, what a trade buyer can pay',
    'ce qu’un industriel peut payer, ce qu’un industriel paierait, prix maximum qu’un industriel',
  ],
  worse_it_gets: [
    'the less profitable, the slower it grows, the riskier it is, the weaker the margin, the lower the margin',
    'moins une société est rentable, moins elle est rentable, moins elle croît, plus elle est risquée, plus une société est risquée, plus la marge est faible',
  ],
  deal_targets: [
    'targets of recent takeovers, targets of recent deals',
    'cibles de rachats récents, cibles d’acquisitions récentes',
  ],
  not_worth_splitting: ['no need to split the group', 'pas besoin de découper le groupe'],
  talk_of: [
    'all those criteria matter, all of them are relevant, are both important, are two different measures, are two different concepts, has its own characteristics',
    'tout cela compte, tout cela joue, tout cela peut jouer, peut jouer un rôle, sont importants, sont deux notions différentes, sont deux mesures différentes, avec ses spécificités, il y a aussi',
  ],
} as const satisfies Lexicon;

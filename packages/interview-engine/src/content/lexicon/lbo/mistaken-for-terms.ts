import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about targets, bridges, prices and tranches. */
export const mistakenForTerms = {
  strong_growth: [
    'start up, startup, no ebitda, hypergrowth, loss making',
    'start up, startup, hypercroissance, sans ebitda, forte croissance, en pertes',
  ],
  thought_perfect: [
    'perfect, ideal, best targets, best target, great target, best candidates, reassuring, good because',
    'parfait, parfaite, idéal, idéale, c’est mieux, meilleure cible, rassurant, rassure',
  ],
  should_be_so: [
    'should, you want, we want, ideally, must',
    'il faut, on veut, je veux, devrait, doit',
  ],
  laden_with_debt: [
    'already have a lot of debt, a lot of debt already, already has debt, have a lot of debt',
    'déjà beaucoup de dette, beaucoup de dette au départ',
  ],
  much_stock_to_fund: [
    'a lot of working capital, heavy working capital, high working capital, large working capital',
    'gros bfr, bfr élevé, bfr important, beaucoup de bfr',
  ],
  poor_team: [
    'weak management, weak team, bad management, poor management',
    'équipe faible, mauvaise équipe, management faible, équipe médiocre',
  ],
  sole_client: [
    'one big customer, single customer, one customer, one large customer',
    'un seul gros client, un seul client, un client unique',
  ],
  must_own_buildings: [
    'has to own real estate, must own real estate, needs real estate, needs property, must own property, must own assets, has to own assets',
    'sans actifs immobiliers, sans immobilier, sans murs, faut de l’immobilier, doit posséder ses murs, sans actifs tangibles',
  ],
  nobody_lends: [
    'banks will not lend, banks won’t lend, no lbo, nobody lends, no bank',
    'pas de lbo, banques ne prêtent pas, personne ne prête, lbo impossible',
  ],
  firm_in_trouble: [
    'distressed company, company in trouble, company in difficulty, failing company',
    'société en difficulté, entreprise en difficulté, boîte en difficulté',
  ],
  any_firm: [
    'any company, every company',
    'n’importe quelle société, toute société, n’importe quelle entreprise',
  ],
  provided_that: [
    'as long as the price, if the price, provided the price, as long as there is debt, enough debt',
    'pourvu que le prix, pourvu qu’il y ait, si le prix, à condition que le prix, du moment que le prix, assez de dette',
  ],
  low_price_alone: [
    'price is low, low price, cheap price, price be low',
    'prix soit bas, prix bas, prix est bas, petit prix',
  ],
  rest_is_nothing: [
    'rest does not matter, nothing else matters, rest is secondary',
    'reste ne compte pas, reste est secondaire, rien d’autre ne compte, reste n’a pas d’importance',
  ],
  growth_is_it: [
    'growth is, growth effect is, growth part is',
    'croissance c’est, effet croissance c’est, croissance est',
  ],
  at_the_way_out_multiple: [
    'at the exit multiple, times the exit multiple, by the exit multiple',
    'au multiple de sortie, fois le multiple de sortie, par le multiple de sortie',
  ],
  crossed_part: [
    'cross effect, combined effect, cross term',
    'effet croisé, effet combiné, terme croisé',
  ],
  counted_in_both: [
    'in both, twice, counted twice, once in each, in each of them',
    'compte deux fois, dans chaque, dans les deux, aux deux, comptée deux fois',
  ],
  is_dropped: [
    'ignore, leave it out, not real, does not exist, not exist, drop it, forget it',
    'ignore, laisse tomber, n’existe pas, oublie, néglige, pas réel',
  ],
  comes_in_minus: [
    'is subtracted, is deducted, comes off, is a minus, as a negative, with a minus',
    'vient en moins, se soustrait, se retranche, est déduit, est soustrait, en négatif, avec un signe moins',
  ],
  value_bridge: ['bridge, value creation', 'pont de valeur, bridge, création de valeur, pont'],
  whole_gain_is: [
    'total gain is, bridge explains, bridge is about, gain is the rise in, value creation is',
    'gain total c’est, création de valeur c’est, gain c’est, pont explique',
  ],
  firm_value_noun: ['enterprise value, ev', 'valeur d’entreprise, ve'],
  times_the_multiple: [
    'multiplied by the multiple, times the multiple, by the multiple',
    'multiplie par le multiple, fois le multiple, multipliée par le multiple',
  ],
  the_three_effects: [
    'three effects, effects, three parts, sum of the effects, pieces',
    'trois effets, effets, somme des effets, trois parties, morceaux',
  ],
  no_need_to_tie: [
    'not add up, no reason they should, need not add up, not tie, not need to tie, not reconcile',
    'n’a pas à retomber, ne retombe pas, pas à retomber, pas besoin de retomber, pas à être égale',
  ],
  measured_on_turnover: [
    'measured on sales, on sales, on revenue',
    'mesure sur le chiffre d’affaires, sur les ventes, sur le chiffre',
  ],
  only_source: [
    'only source of value, only source of return, sole source of value, only driver',
    'seule source de création, seule source de valeur, seul moteur, unique source',
  ],
  dearer_bid: [
    'pay more, higher price, pay a higher, bid more',
    'payer plus cher, payer plus, payer davantage, offrir plus',
  ],
  all_at_the_till: ['all of the, all the, whole of the', 'la totalité des, tous les, les'],
  pays_more_than_trade: [
    'pay more than a trade, always pay more than, trade buyer always pays less, trade buyer pays less',
    'payer plus qu’un industriel, plus cher qu’un industriel, industriel paie moins, industriel paie toujours moins',
  ],
  out_of_the_price: [
    'not change what the fund can pay, not change the price, no effect on the price, not come into',
    'n’entrent pas dans le prix, ne changent pas le prix, ne comptent pas dans le prix, n’entrent pas en compte',
  ],
  held_longer: [
    'longer holding, longer hold, two years later, exit later, later exit, sell later',
    'deux ans plus tard, détention plus longue, plus longtemps, sort plus tard, sortie plus tardive',
  ],
  lbo_goes_to_fund_whole: [
    'goes to the fund, is what the fund gets, goes to the sponsor, is ours, fund keeps that',
    'revient au fonds, va au fonds, est pour le fonds, fonds garde tout',
  ],
  exit_moment: ['at exit, at the exit, on exit', 'à la sortie, en sortie'],
  senior_limit: ['senior stops', 'senior s’arrête, seniors s’arrêtent'],
} as const satisfies Lexicon;

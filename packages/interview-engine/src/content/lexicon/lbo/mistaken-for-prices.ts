import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about bridges and prices. */
export const mistakenForPrices = {
  growth_is_it: ['growth is, growth effect is, growth part is', 'croissance c’est, croissance est'],
  at_the_way_out_multiple: [
    'at the exit multiple, times the exit multiple, by the exit multiple, at what you sell for, at what you sell at, at the multiple you sell',
    'au multiple de sortie, fois le multiple de sortie, par le multiple de sortie, au multiple auquel on revend, au multiple auquel on vend, au multiple de revente',
  ],
  crossed_part: [
    'cross effect, combined effect, cross term',
    'effet croisé, effet combiné, terme croisé',
  ],
  counted_in_both: [
    'in both, twice, once in each, in each of them',
    'dans chaque, dans les deux, aux deux, comptée deux fois',
  ],
  is_dropped: [
    'ignore, leave it out, not real, does not exist, not exist, drop it, forget it',
    'ignore, laisse tomber, n’existe pas, oublie, néglige, pas réel',
  ],
  comes_in_minus: [
    'is subtracted, is deducted, comes off, is a minus, as a negative, with a minus',
    'se soustrait, se retranche, est déduit, est soustrait, en négatif, avec un signe moins',
  ],
  value_bridge: ['bridge, value creation', 'bridge, création de valeur, pont'],
  whole_gain_is: [
    'total gain is, bridge explains, bridge is about, gain is the rise in, value creation is',
    'gain total c’est, création de valeur c’est, gain c’est, pont explique',
  ],
  firm_value_noun: ['enterprise value, ev', 'valeur d’entreprise, ve'],
  times_the_multiple: [
    'multiplied by the multiple, times the multiple, by the multiple',
    'multiplie par le multiple, fois le multiple, multipliée par le multiple',
  ],
  the_three_effects: ['effects, three parts, pieces', 'effets, trois parties, morceaux'],
  no_need_to_tie: [
    'not add up, no reason they should, need not add up, not tie, not need to tie, not reconcile',
    'n’a pas à retomber, ne retombe pas, pas à retomber, pas besoin de retomber, pas à être égale',
  ],
  measured_on_turnover: [
    'on sales, on revenue',
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
  all_at_the_till: ['all the, whole of the', 'la totalité des, les'],
  pays_more_than_trade: [
    'pay more than a trade, always pay more than, trade buyer pays less, fund always beats a corporate, outbids a trade, outbids corporates, beats a trade buyer, always beats a corporate',
    'payer plus qu’un industriel, plus cher qu’un industriel, industriel paie moins, toujours plus qu’un industriel',
  ],
  out_of_the_price: [
    'not change what the fund can pay, not change the price, no effect on the price, not come into',
    'n’entrent pas dans le prix, ne changent pas le prix, n’entrent pas en compte, ne comptent pas dans le prix',
  ],
  held_longer: [
    'longer hold, two years later, exit later, later exit, sell later',
    'deux ans plus tard, détention plus longue, plus longtemps, sort plus tard, sortie plus tardive',
  ],
  lbo_goes_to_fund_whole: [
    'goes to the fund, is what the fund gets, goes to the sponsor, is ours, fund keeps that',
    'revient au fonds, va au fonds, est pour le fonds, fonds garde tout',
  ],
  exit_moment: ['at exit, on exit', 'à la sortie, en sortie'],
  senior_limit: ['senior stops', 'seniors s’arrêtent'],
  growth_first_of_all: [
    'growth above all, growth before everything, growth matters most, growth first',
    'croissance avant tout, croissance d’abord, croissance prime',
  ],
  swings_a_lot: [
    'volatile earnings, swinging earnings, ups and downs, erratic cash flows',
    'dents de scie, résultats volatils, flux irréguliers, hauts et bas',
  ],
  is_no_bother: [
    'are fine, is fine, not a problem, no problem, not matter',
    'ne gêne pas, pas gênant, pas un problème, n’est pas grave, pas grave',
  ],
  many_plants: [
    'lots of factories, more factories, more machines, more plants, many factories, heavy assets',
    'plus il y a d’usines, beaucoup d’usines, plus d’usines, plus de machines',
  ],
  lends_if_property: [
    'only lend if there is property, only lend against property, only lend with property, only lend if there are assets',
    'ne prêtent que s’il y a de l’immobilier, ne prêtent que sur de l’immobilier',
  ],
  what_counts_is: [
    'what counts is, what matters is, only thing that matters, main thing is',
    'ce qui compte c’est, l’important c’est, seule chose qui compte, l’essentiel c’est',
  ],
  is_a_wash: ['neutral, a wash, cancels out', 'neutre, s’annule'],
  best_in_hand: [
    'control best, in its hands, most reliable, easiest to control',
    'maîtrise le mieux, contrôle le mieux, le plus maîtrisable',
  ],
  not_a_euro_more: [
    'not a euro more, no more than that, that is all, and no more',
    'pas un euro de plus, pas plus que sa mise, pas plus que son apport, rien de plus',
  ],
  profit_at_entry: ['original EBITDA', ''],
} as const satisfies Lexicon;

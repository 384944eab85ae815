import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** EV to sales for firms without profit, in the words of those who get it wrong. */
export const evSalesMisstated: Lexicon = {
  for_mature_ones: [
    crossed(
      'for, on, only for, with, to',
      'mature companies, mature firms, profitable companies, profitable firms, mature profitable companies, mature and profitable companies, very profitable companies',
    ),
    crossed(
      'pour les, pour des, sur les, sur des, aux',
      'sociétés mûres, sociétés matures, boîtes mûres, boîtes matures, sociétés rentables, boîtes rentables, sociétés très rentables, entreprises mûres, entreprises rentables',
    ),
  ],
  margin_ignored: [
    [
      crossed(
        'not have to, no need to, not need to',
        'think about, look at, worry about',
        'margins, the margin',
      ),
      'not care about margins, not care about the margin, without worrying about margins, margins aside, margin does not matter, margins do not matter, regardless of margin, regardless of its margin, whatever the margin, never mind the margin, without looking at margins, margins are irrelevant, not have to care about margins, no need to care about margins',
    ].join(', '),
    [
      crossed('pas besoin de, pas à', 'regarder, penser à, s’occuper de', 'la marge, les marges'),
      'sans se soucier des marges, peu importe la marge, peu importent les marges, sans regarder la marge, sans regarder les marges, marges ne comptent pas, sans s’occuper de la marge',
    ].join(', '),
  ],
  meant_for_the_mature: [
    crossed(
      'is for, are for, is used for, works best for, is meant for, is made for',
      'mature companies, mature businesses, profitable companies, profitable businesses, steady companies, stable companies',
    ),
    crossed(
      'c’est pour les, est pour les, s’utilise pour les, convient aux, est fait pour les, sert pour les',
      'sociétés matures, sociétés rentables, boîtes matures, boîtes rentables, entreprises matures, entreprises rentables, sociétés stables',
    ),
  ],
  no_importance: [
    'does not matter, do not matter, irrelevant, no importance, not important, does not count',
    'aucune importance, pas d’importance, ne compte pas, importe peu, peu importe',
  ],
  no_margin_view: [
    crossed(
      'no need for, not need, need no, needs no, does not require, not require, requires no, dispenses with, saves you from, irrespective of, not depend on, independent of, does away with, spares you, no need to have, no need to form',
      'a view on margins, view on margins, view on where margins, view on the margin, margin assumption, margin assumptions, opinion on margins, margins, profitability, margin forecast, view on profitability',
    ),
    crossed(
      'pas besoin de, pas besoin d’, se passe de, se passe d’, dispense de, dispense d’, évite, indépendant de, ne demande pas de, ne suppose aucune, ne suppose pas de, n’exige aucune, n’exige pas de, ne requiert aucune, ne dépend pas de, aucun besoin de, affranchit de, inutile d’avoir, permet d’éviter, n’implique aucune',
      'hypothèse de marge, hypothèses de marge, marge, marges, rentabilité, vue sur les marges, avis sur la marge, hypothèse sur la marge, hypothèse sur les marges, hypothèse de rentabilité, vue sur la rentabilité, prévision de marge',
    ),
  ],
  profit_required: [
    'need a profit, requires a profit, need profits, must have a profit, must be profitable',
    'faut un bénéfice, faut forcément un bénéfice, faut un résultat, faut forcément un résultat, faut du bénéfice, faut des bénéfices, faut être rentable, suppose un bénéfice',
  ],
  safest_word: [
    'safest, most reliable, most precise, most accurate, best multiple, most robust',
    'le plus sûr, le plus fiable, le plus précis, meilleur multiple, le plus robuste',
  ],
  sales_are_sales: [
    'revenue is revenue, sales are sales, only revenue matters, revenue alone tells, only sales matter, top line is enough',
    'chiffre d’affaires suffit, seules les ventes comptent',
  ],
  same_revenue: [
    'same revenue, same sales, equal revenue, equal sales, same turnover, identical revenue, one euro of revenue, a euro of revenue, a euro of sales, one euro of sales, each euro of sales, every euro of revenue, a dollar of revenue, a dollar of sales, a pound of sales',
    'même chiffre d’affaires, même ca, mêmes ventes, un euro de chiffre d’affaires, un euro de ventes, un euro de ca, chiffre d’affaires égal, chiffre d’affaires identique, ca égal, ventes égales',
  ],
  takes_sales: [
    crossed(
      'use, take, prefer, go with, apply',
      'ev to sales, ev sales, sales multiple, revenue multiple, ev over sales',
    ),
    crossed(
      'utilise, prends, préfère, applique, retiens',
      've sur chiffre d’affaires, ve sur ca, multiple de chiffre d’affaires, ev sur chiffre d’affaires, ev ca, ve ca, ev sales',
    ),
  ],
  unit_of_sales: [
    crossed(
      'euro of, dollar of, pound of, every euro of, each euro of',
      'sales, revenue, turnover',
      ', always',
      'is worth the same, is worth as much, has the same value',
    ),
    crossed(
      'un euro de, chaque euro de, euro de',
      'chiffre d’affaires, ca, ventes, revenu',
      'vaut la même chose, vaut autant, a la même valeur, vaut pareil, vaut un euro',
    ),
  ],
  worth_the_same: [
    'worth the same, same value, same price, equally valuable, equal value, identical value, worth as much',
    'valent la même chose, vaut la même chose, valent autant, vaut autant, même valeur, même prix, vaut pareil, valent pareil',
  ],
};

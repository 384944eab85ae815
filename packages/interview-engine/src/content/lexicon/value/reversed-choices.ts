import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const EV_EBITDA = 'ev ebitda, ev to ebitda, ev over ebitda, an ebitda multiple';
const VE_EBITDA = 've ebitda, ev ebitda, ve sur ebitda, l’ev ebitda, multiple d’ebitda';

/** The wrong multiple, the wrong buyer or the wrong advice, chosen with reasons. */
export const reversedChoicesNotions = {
  // Which multiple for whom.
  breaks_down: [
    'no sense, meaningless, not work, breaks down, fails, useless, misleading, drop it, avoid, instead, rather, forget',
    'aucun sens, pas de sens, ne marche pas, ne fonctionne pas, inutilisable, trompeur, abandonne, éviter, évite, plutôt, à la place, oublie, perd son sens',
  ],
  appraises: ['value, valued, price', 'valorise, valoriser, évalue, évaluer'],
  on_ev_ebitda: [
    crossed('on, with, through, using, by', EV_EBITDA),
    crossed('sur, avec, par, en, au, à, à partir du', VE_EBITDA),
  ],
  appraised_on_ev_ebitda: [
    crossed('valued on, are valued on, is valued on, priced on, valued with, trade on', EV_EBITDA),
    crossed(
      'se valorise en, se valorisent en, se valorise sur, se valorisent sur, se valorise avec, se valorisent avec, se valorise au, se traitent en, s’évalue en, s’évaluent en, valorisée sur, valorisées sur',
      VE_EBITDA,
    ),
  ],
  prefers_ebitda: [
    crossed('prefer, favour, move to, switch to, go for', `${EV_EBITDA}, ebitda`),
    crossed('préfère, privilégie, passe à, passe au, retiens', `${VE_EBITDA}, ebitda, l’ebitda`),
  ],
  same_answer: [
    'same answer, same result, same ranking, same conclusion, same information, interchangeable, nobody would object, same thing',
    'même résultat, même réponse, même classement, même conclusion, même information, revient au même, reviennent au même, interchangeables, interchangeable, même chose',
  ],
  safest_word: [
    'safest, most reliable, most precise, most accurate, best multiple, most robust',
    'le plus sûr, le plus fiable, le plus précis, meilleur multiple, le plus robuste',
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
  wipes_out_debt: [
    crossed(
      'neutralises, strips out, removes, eliminates, corrects for, cancels, takes out, cleans out',
      'leverage, debt, capital structure, the effect of leverage, the financing',
    ),
    crossed(
      'neutralise, élimine, gomme, corrige, efface, fait abstraction de',
      'levier, l’endettement, la dette, structure financière, effet de levier, le financement',
    ),
  ],
  whatever_the_debt: [
    crossed(
      'whatever, regardless of, irrespective of, no matter',
      'leverage, the debt, the gearing, capital structure, how much debt',
    ),
    crossed(
      'quel que soit, quelle que soit, peu importe',
      'levier, endettement, la dette, structure financière, niveau de dette',
    ),
  ],
  whatever_the_sector: [
    'whatever the sector, whatever the industry, regardless of sector, regardless of the sector, in any sector, in every sector, in all sectors, for all companies, for every company, in every industry, in all cases, in every case',
    'dans tous les secteurs, pour toutes les sociétés, peu importe le secteur, tous secteurs confondus, dans tous les cas, dans chaque secteur',
  ],
  // Deals against the stock market.
  never_below: [
    crossed(
      'never, can never, cannot, can not, could never, impossible',
      ', be, trade, come out, fall, come, go, sit, to be',
      'below, lower, under, cheaper',
    ),
    crossed(
      'jamais, ne peuvent pas, ne peuvent jamais, ne peut pas, impossible, ne sont jamais',
      ', être, passer, ressortir, tomber, d’être',
      'en dessous, inférieurs, plus bas, sous, moins chers, plus faibles',
    ),
  ],
  always_so: [
    'by construction, in all circumstances, in any market, in every cycle, all the time, no exception',
    'par construction, en toutes circonstances, en toute circonstance, à tout moment',
  ],
  imposed_by: [
    crossed(
      'imposed by, set by, required by, fixed by, decided by, mandated by',
      'law, the law, regulator, the regulator, stock exchange, the amf',
    ),
    crossed(
      'imposée par, fixée par, exigée par, décidée par',
      'la loi, loi, régulateur, le régulateur, l’amf, la bourse, l’autorité',
    ),
  ],
  only_the_fees: [
    crossed(
      'only comes from, comes only from, is only, is just, simply covers, covers, just covers, comes from, pays for',
      'advisory fees, transaction fees, bankers fees, fees, transaction costs',
    ),
    crossed(
      'vient seulement de, vient uniquement de, correspond à, correspond aux, couvre, ne couvre que, vient de, vient des',
      'frais de conseil, les frais de conseil, frais de transaction, les frais de transaction, honoraires, les honoraires, frais',
    ),
  ],
  offers_less: [
    'pay less, pays less, bid less, bids less, offer less, lower price, lower multiple, pay a lower',
    'paie moins, payer moins, payent moins, paient moins, offre moins, offrir moins, prix plus bas, multiple plus bas, proposer moins',
  ],
  used_as_they_are: [
    'as they are, without adjustment, without adjusting, without any adjustment, unadjusted, no adjustment for',
    'telles quelles, tels quels, sans ajustement, sans ajuster, sans correction, sans aucun ajustement',
  ],
  markets_slump: [
    'market falls, market crashes, markets fall, market has fallen, markets have fallen, share prices collapse, bear market, market has crashed',
    'bourse baisse, bourse s’effondre, bourse chute, marché chute, marché baisse, marchés s’effondrent, bourse a chuté, bourse a baissé, krach',
  ],
  below_the_peers: [
    'below trading, below the trading, below listed, below the listed, below the stock market, lower than trading, lower than the listed, below the peers, below the comps, lower multiples',
    'en dessous des multiples boursiers, en dessous des comparables, en dessous de la bourse, sous les multiples boursiers, inférieurs aux multiples boursiers, sous la bourse',
  ],
  more_bidders_lower: [
    crossed(
      'the more bidders, the more buyers, more bidders, more competition, the more competition, the more candidates',
      ', there are, there is, you have',
      'the lower, the less, lower price, lower multiple',
    ),
    crossed(
      'plus il y a d’acheteurs, plus il y a de candidats, plus il y a d’enchérisseurs, plus il y a de concurrence',
      'plus le prix baisse, moins le prix, plus le multiple baisse, plus le prix est bas, moins le multiple',
    ),
  ],
  usually_word: [
    'always, usually, normally, generally, typically',
    'toujours, généralement, normalement, habituellement',
  ],
  above_the_deals: [
    crossed(
      'higher than, above, exceed, are above',
      'transaction multiples, deal multiples, precedents, precedent transactions, transactions',
    ),
    crossed(
      'supérieurs aux, au-dessus des, plus élevés que les, plus hauts que les',
      'multiples de transaction, multiples de transactions, transactions, transactions comparables, précédents',
    ),
  ],
  // Before a board.
  value_is: [
    'value is, price is, worth, recommend, tell the board, fair value, right number, answer is, number is, present, give the board, go with, would say',
    'valeur est, prix est, vaut, recommande, dis au conseil, juste valeur, juste prix, bon chiffre, réponse est, présente, annonce, donne au conseil, retiens, dirais',
  ],
  figure_of_average: ['83, eighty three', '83, quatre-vingt-trois'],
  market_efficient: [
    'market is efficient, markets are efficient',
    'marché est efficient, marchés sont efficients, marché est efficace, bourse est efficiente',
  ],
  gap_means_error: [
    crossed(
      'gap, spread, difference, divergence, such a gap, range that wide',
      'means there is a mistake, means a mistake, means the model is wrong, shows an error, shows a mistake, means an error, is an error, proves an error, means somebody made a mistake, means one of them is wrong',
    ),
    crossed(
      'écart, un tel écart, divergence, différence',
      'prouve une erreur, vient d’une erreur, signifie une erreur, est une erreur, montre une erreur, prouve que le modèle, veut dire qu’il y a une erreur, signifie qu’il y a une erreur, montre qu’il y a une erreur, veut dire qu’une des méthodes',
    ),
  ],
  one_number_word: [
    'one number, single number, single figure, one figure',
    'un seul chiffre, chiffre unique, un chiffre précis, un seul nombre',
  ],
  no_range: [
    'no range, not a range, without a range, never a range, rather than a range, not show a range',
    'pas de fourchette, sans fourchette, pas une fourchette, jamais de fourchette, plutôt qu’une fourchette, aucune fourchette',
  ],
  // Peers and what moves a multiple.
  comp_criteria: [
    'business model, geography, end markets, customer base, country',
    'modèle économique, géographie, marchés finaux, clientèle, pays',
  ],
  one_offs_kept: [
    crossed(
      'keep, leave, include, keep the, leave the',
      'one offs, one off items, exceptional items, non recurring items, exceptionals, restructuring costs',
    ),
    crossed(
      'garde, laisse, conserve, inclus, on garde, on laisse',
      'éléments exceptionnels, éléments non récurrents, exceptionnels, les exceptionnels, coûts de restructuration, non récurrents',
    ),
  ],
  as_long_as_all: ['as long as you do it for all, consistently across', ''],
  deducts_interest: [
    'deducts interest, net of interest, includes interest, takes interest into account, after interest',
    'déduit les intérêts, déduit déjà les intérêts, tient compte des intérêts, intègre les frais financiers, intègre les intérêts, inclut les intérêts, net des intérêts',
  ],
  belongs_only: [
    'belongs only to, belongs to, reserved for, only goes to, goes only to, what is left for, only measures what',
    'revient uniquement aux, revient aux seuls, n’appartient qu’, appartient aux seuls, appartient uniquement aux, revient seulement aux, ce qui reste aux, ne concerne que',
  ],
  sure_buy: [
    'a bargain, a sure buy, must buy, buy immediately, necessarily cheap, undervalued',
    'une bonne affaire, sous-évaluée, forcément une affaire',
  ],
  gets_a_low_multiple: [
    crossed(
      'lower, low, smaller, depressed',
      'multiple, multiples, ebitda multiple, ev ebitda multiple',
    ).concat(
      ', multiple goes down, multiple falls, multiple drops, lower the multiple, multiple is lower',
    ),
    crossed(
      'multiple, multiples, multiple d’ebitda',
      'plus bas, plus faible, petit, est petit, est mécaniquement petit, baisse, diminue, est bas, est faible, inférieur, moins élevé, recule, est plus bas',
    ),
  ],
  dear_capital: [
    'higher wacc, higher cost of capital, higher discount rate, higher required return, higher beta',
    'cmpc plus élevé, wacc plus élevé, bêta plus élevé, rendement exigé plus élevé',
  ],
  premium_at_the_end: [
    crossed(
      'add the premium, premium, premium goes, apply the premium, put the premium',
      'at the end, at the very end, on top at the end, on the total',
    ),
    crossed(
      'ajoute la prime, rajoute la prime, applique la prime, prime s’ajoute, mets la prime',
      'à la fin, tout à la fin, à la toute fin, au total, sur le total',
    ),
  ],
  biggest_part_multiple: [
    crossed(
      'multiple of the',
      'biggest division, largest division, main division, best division, biggest business, highest of the three',
    ),
    crossed(
      'multiple de, multiple du',
      'plus grosse division, la plus grosse division, la plus grande division, division principale, la division principale, meilleure division, la meilleure division, métier principal, plus élevé des trois',
    ),
  ],
} as const satisfies Lexicon;

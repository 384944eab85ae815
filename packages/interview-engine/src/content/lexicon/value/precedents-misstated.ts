import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Precedent transactions, in the words of those who get it wrong. */
export const precedentsMisstated: Lexicon = {
  a_deal: [
    'deals, acquisition, acquisitions, transaction, takeover, takeovers, acquirers, acquirer, buyers, buyer',
    'transaction, acquisition, acquisitions, opération, opérations, deal, deals, rachat, acquéreur, acquéreurs, acheteur',
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
  above_the_peers: [
    'higher multiples than, even higher multiples, above trading, above the trading, above listed, above the listed, above the stock market, above current multiples, higher than trading, higher than the listed, above the peers, above the comps',
    'au-dessus des multiples boursiers, au-dessus des comparables, au-dessus de la bourse, au-dessus des cotées, supérieurs aux multiples boursiers, supérieurs aux comparables, plus hauts que les multiples boursiers',
  ],
  above_without_fail: [
    'never below, never under, never less than, never lower, never cheaper, not be lower, not be below, cannot be below, cannot be lower, always above, always higher, always exceed, always more than, always dearer, always more expensive, always pay more, always trade above, systematically above, systematically higher, invariably above, invariably higher, necessarily higher, necessarily above',
    'jamais en dessous, jamais au-dessous, jamais sous, jamais moins, jamais inférieur, toujours au-dessus, toujours plus cher, toujours supérieurs, toujours plus élevés, systématiquement au-dessus, systématiquement supérieurs, systématiquement plus élevés, forcément au-dessus, forcément supérieurs, forcément plus élevés, nécessairement supérieurs, nécessairement au-dessus, paie toujours plus',
  ],
  adjusts_by_itself: [
    [
      crossed('soar with, rise with, go up with, climb with', 'it, the market, the stock market'),
      'adjust automatically, automatically adjust, adjust themselves, adjust by themselves, adapt automatically, follow the market automatically, update themselves',
    ].join(', '),
    [
      crossed('montent avec, grimpent avec, s’envolent avec', 'elle, la bourse, le marché'),
      's’ajustent automatiquement, s’ajustent tout seuls, s’adaptent automatiquement, suivent automatiquement, suivent la bourse, se mettent à jour, bougent avec la bourse, suivent les cours',
    ].join(', '),
  ],
  age_of_deal: [
    'date of the deal, date of a deal, date of the transaction, age of the deal, age of a transaction, timing of the deal, when it was signed',
    'date de l’opération, date de la transaction, date du deal, date des transactions, date des opérations, date des deals, ancienneté des transactions, ancienneté de la transaction, âge de la transaction, âge des transactions, moment de la transaction',
  ],
  are_about: [
    'are for, are about, concern, relate to, price',
    'portent sur, concernent, donnent le prix',
  ],
  are_deal_multiples: [
    [
      crossed(
        'are, is, use',
        'multiples paid in past deals, multiples paid in deals, multiples paid in past transactions, prices paid in past deals',
      ),
      crossed(
        'are the prices paid for, are prices paid for, are what was paid for, are what buyers paid for, are what acquirers paid for',
        'whole companies, entire companies, whole businesses, control, companies',
      ),
      'are those paid by acquirers, are what acquirers paid, are those paid for control',
    ].join(', '),
    [
      crossed(
        'ce sont, sont',
        'multiples payés dans les transactions, multiples payés dans des transactions, multiples payés dans des deals, prix payés dans les transactions',
      ),
      crossed(
        'ce sont les prix payés pour, sont les prix payés pour, c’est ce qu’on a payé pour, c’est ce que des acheteurs ont payé pour',
        'des sociétés entières, des entreprises entières, le contrôle, racheter',
      ),
      'sont ceux payés par les acquéreurs, sont ceux que paient les acquéreurs, sont ceux payés pour le contrôle',
    ].join(', '),
  ],
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
  as_good_as_new: [
    'as good as a recent, as useful as a recent, as relevant as a recent, worth as much as a recent',
    'autant qu’une récente, autant qu’une transaction récente, aussi bonne qu’une récente, aussi valable qu’une récente, aussi pertinente qu’une récente',
  ],
  as_good_today: [
    'just as valid, still valid today, as good today, reflect today s market, reflect current market, always up to date, never out of date, remain valid, stay valid',
    'reflètent toujours le marché, reflètent le marché du jour, reflètent le marché actuel, tout aussi valable, toujours valable, restent valables, toujours d’actualité, toujours à jour, aussi pertinent aujourd’hui',
  ],
  at_a_higher_one: [
    'higher multiple, higher price, at a premium, command a premium, above market, more expensive, fetch more',
    'multiple plus élevé, prix plus élevé, avec une prime, plus cher, multiples supérieurs, au-dessus du marché, multiples plus hauts',
  ],
  bare_of_premium: [
    'without control premium, without premium, without any premium, no control premium, no premium, excluding premium, excluding control premium, ex premium, free of premium',
    'sans prime, hors prime, aucune prime, pas de prime de contrôle',
  ],
  below_the_market_said: [
    crossed(
      'come out, sit, land, end up',
      'below, lower than, under',
      'trading comps, the comps, trading multiples, the stock market',
    ),
    crossed(
      'ressortent, sortent, tombent, se font',
      'en dessous des, sous les, plus bas que les',
      'comparables, multiples boursiers, comparables boursiers',
    ),
  ],
  below_the_peers: [
    'below trading, below the trading, below listed, below the listed, below the stock market, lower than trading, lower than the listed, below the peers, below the comps, lower multiples',
    'en dessous des multiples boursiers, en dessous des comparables, en dessous de la bourse, sous les multiples boursiers, inférieurs aux multiples boursiers, sous la bourse',
  ],
  below_without_fail: [
    'always below, always lower, always under, always cheaper, always less than, always come out lower, always come out below, always come in below, systematically below, systematically lower, necessarily lower, invariably lower, never above, never higher than, never exceed',
    'toujours en dessous, toujours au-dessous, toujours sous, toujours inférieurs, toujours plus bas, toujours moins chers, systématiquement en dessous, systématiquement inférieurs, systématiquement plus bas, forcément plus bas, forcément inférieurs, forcément en dessous, jamais au-dessus, jamais supérieurs',
  ],
  bulk_discount: [
    'in bulk, right to a discount, at a discount for, bulk discount, volume discount, wholesale price, wholesale discount, quantity discount, control discount, discount for control, discount for taking, discount for buying, rebate, gets a discount, obtains a discount, cheaper per share, pays less for control, less per share',
    'droit à une décote, achète en gros, prix de gros, décote de contrôle, rabais, remise, obtient une décote, bénéficie d’une décote, décote de volume, moins cher par action, moins cher l’action, moins par action, moins cher le contrôle',
  ],
  control_money: [
    'control premium, premium, premium for control, takeover premium',
    'prime de contrôle, prime, prime d’acquisition, prime sur le cours',
  ],
  date_irrelevant: [
    'worry about when, worry about the date, worry about timing, good a reference today, still just as valid, whatever the date, whenever it was signed, no matter when, does not matter when, doesn t matter when, date does not matter, timing does not matter, timing is irrelevant, date is irrelevant, regardless of the date, regardless of when, never out of date, do not age, never age, time plays no role',
    'date n’a pas d’importance, date ne compte pas, date importe peu, peu importe la date, peu importe quand, quelle que soit la date, ne vieillissent pas, ne vieillit pas, toujours valables, toujours aussi valable, timing ne compte pas, reste valable quelle que soit, ne se périment pas',
  ],
  deal_timing: [
    'date of the deal, date of a deal, date of the transaction, deal date, the date, market cycle, the cycle, vintage, age of the deal, year of the deal, when the deal, when it was signed, when it was done, market conditions, level of the market, state of the market, timing of the deal, how old, how long ago',
    'date de l’opération, date de la transaction, date du deal, la date, époque, cycle, millésime, ancienneté, année de l’opération, année du deal, année de la transaction, niveau de la bourse, niveau du marché, niveau des marchés, conditions de marché, contexte de marché, moment du deal, moment de l’opération, âge de la transaction, âge du deal',
  ],
  deals_bear: [
    crossed(
      'precedents, past deals, deal multiples, transaction multiples, precedent transactions, deals, transactions',
      'never include, never contain, never carry, never have, never reflect, do not contain, do not carry, do not reflect, do not have, come without, are free of, strip out',
    ),
    crossed(
      'transactions, transactions comparables, transactions passées, transactions précédentes, multiples de transaction, multiples de transactions, deals, précédents',
      'ne comprennent jamais, n’incluent jamais, ne contiennent jamais, n’intègrent jamais, ne comportent jamais, n’ont jamais, ne reflètent jamais, ne comportent pas, ne reflètent pas, n’ont pas, n’intègrent aucune, ne comprennent aucune, ne comportent aucune, ne tiennent pas compte de',
    ),
  ],
  even_further: [
    'further above, even higher above, even more above, gap widens, premium widens, even higher than trading',
    'encore plus au-dessus, encore plus haut que, encore davantage au-dessus, encore plus chers que, écart se creuse, écart s’élargit',
  ],
  gets_better_price: [
    'better price, fetches more, gets more, higher valuation, sells for more, sells dearer',
    'meilleur prix, se vend mieux, vend mieux, se paie plus cher, meilleure valorisation, tire plus',
  ],
  listed_by_name: [
    'listed peers, trading comps, trading comparables, trading multiples, listed comparables',
    'comparables cotés, comparables boursiers, multiples boursiers, pairs cotés',
  ],
  lower_than: [
    'are lower than, are cheaper than, come out lower than, come out below, come in below, sit below, trade below, normally come out below, usually come out below',
    'sont plus basses que, sont plus bas que, sont inférieures aux, sont moins chères que, ressortent sous, sortent sous, ressortent en dessous des, sont en dessous des',
  ],
  markets_boom: [
    'markets rally, bull market, stock market is hot, markets are hot, stock market has doubled, share prices soar, market has risen, markets have risen, market has rallied, boom',
    'bourse s’envole, bourse monte, marché s’envole, marché monte, bourse a monté, bourse flambe, cours s’envolent, marché haussier, bourse est euphorique, bourse a fortement monté, bourse est au plus haut',
  ],
  markets_slump: [
    'market falls, market crashes, market has fallen, markets have fallen, share prices collapse, bear market, market has crashed',
    'bourse baisse, bourse s’effondre, bourse chute, marché chute, marché baisse, marchés s’effondrent, bourse a chuté, bourse a baissé, krach',
  ],
  minority_price: [
    'minority price, price of a minority stake',
    'prix de minoritaire, prix minoritaire, prix d’une minorité',
  ],
  minority_stake: [
    'minority stake, minority block, small stake, minority deals, minority transactions, minority purchase, non controlling stake',
    'bloc minoritaire, participation minoritaire, opérations minoritaires, achat minoritaire, transaction minoritaire',
  ],
  more_rights: [
    crossed(
      'minority shareholder, minority shareholders, minority investors, minority holders, minority holder, small shareholders',
      ', actually',
      'has more rights, have more rights, has more power, have more power, has more say, have more say',
    ),
    crossed(
      'actionnaire minoritaire, actionnaires minoritaires, minoritaires, minoritaire, petits porteurs',
      'a plus de droits, ont plus de droits, a plus de pouvoir, ont plus de pouvoir, a davantage de droits, ont davantage de droits',
    ),
  ],
  multiples_of_the_market: [
    'trading multiples, trading comps, market multiples, listed peers, stock market multiples, comps, comparables',
    'multiples boursiers, comparables boursiers, multiples de bourse, multiples cotés, pairs cotés, comparables cotés, la bourse',
  ],
  never_ages: [
    'never go out of date, never gets old, do not age, never age, never get stale, never go stale, do not go stale',
    'ne vieillissent pas, ne vieillissent jamais, ne se périment pas, ne datent pas, jamais périmées, jamais dépassées',
  ],
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
  never_once: [
    'never find, never see, never seen, not one, no deal, no buyer, no acquirer, no transaction, nobody, no one, no seller',
    'jamais vu, ne verra jamais, ne voit jamais, aucune transaction, aucun deal, aucun acheteur, aucune opération, personne, ne trouve jamais, aucun acquéreur, aucun vendeur',
  ],
  no_case: [
    'no case where, no case in which, no situation where, no situation in which, no example of, no scenario where',
    'pas de cas où, aucun cas où, pas de situation où, aucune situation où, pas d’exemple où',
  ],
  no_exception: [
    'in all circumstances, under all circumstances, in any market, in every situation, at all times, every single case, every single time, no matter what, whatever happens, no exception, without exception, holds all the time, true all the time, holds every time, in every case, in all cases, whatever the date, always true, always holds, always the case, true in every market, never the other way, never below, never lower, never cheaper, can never be below',
    'en toutes circonstances, en toute situation, dans toutes les situations, quel que soit le marché, à tout moment, quoi qu’il arrive, à tous les coups, sans exception, aucune exception, pas d’exception, tout le temps, dans tous les cas, quelle que soit la date, toujours vrai, toujours le cas, jamais l’inverse, jamais en dessous, jamais inférieurs, jamais moins cher, jamais plus bas',
  ],
  old_deals: [
    'precedent from ten years ago, deal from ten years ago, ten year old deal, ten years ago, ten years old, fifteen years ago, twenty years ago, from 2007, from 2008, signed in 2007, pre crisis, before the crisis, old deals, old transactions, a decade ago',
    'transaction d’il y a dix ans, deal d’il y a dix ans, vieille de dix ans, vieux de dix ans, de 2007, de 2008, d’avant crise, avant la crise, vieilles transactions, vieux deals, ancienne transaction, transactions anciennes, deal ancien',
  ],
  pays_less: ['pays less, paid less, pays below, pays under', 'paie moins, payé moins'],
  precedents_without: [
    crossed(
      'precedents, past deals, deal multiples, transaction multiples, precedent transactions, transactions',
      'do not include, exclude, contain no, have no, include no, leave out, carry no',
    ),
    crossed(
      'transactions, transactions comparables, transactions passées, multiples de transaction, multiples de transactions, transactions précédentes',
      'n’incluent pas, excluent, ne contiennent pas, n’intègrent pas, ne comprennent pas, n’incluent aucune, ne contiennent aucune',
    ),
  ],
  premium_to_add: [
    'add the premium, add a premium, add the control premium, add a control premium, add one on top, have to add one, need to add one',
    'rajouter la prime, rajouter une prime, ajouter la prime, ajouter une prime',
  ],
  privately_struck: [
    'private, privately, negotiated, off market, behind closed doors',
    'privées, privé, négociées, négocié, de gré à gré, confidentielles',
  ],
  small_holder_pays: [
    crossed(
      'small holders, small shareholders, small investors, minority holders, minority shareholders, minority investors, holders',
      'pay extra, who pay extra, pay more, who pay more, pay a premium, who pay a premium',
    ),
    crossed(
      'petits porteurs, petits actionnaires, minoritaires, petits',
      'paient plus, qui paient plus, paient une prime, qui paient une prime, surpaient, paient plus cher, qui paient plus cher',
    ),
  ],
  sold_in_distress: [
    [
      crossed('seller is, seller was', 'bust, bankrupt, in trouble, on his knees, in a hurry'),
      'forced sale, forced sales, forced seller, forced sellers, fire sale, fire sales, rescue deals, distressed',
    ].join(', '),
    [
      crossed('vendeur est, vendeur était', 'en faillite, à genoux, aux abois, pressé, ruiné'),
      'cession en détresse, cessions en détresse, vente forcée, ventes forcées, vendeur forcé, vendeurs forcés, vendeur pressé, vendeurs pressés, cession contrainte, cessions contraintes, vente en détresse, ventes en détresse, opérations en détresse, transactions en détresse, cessions forcées, vendeur en difficulté, cession en difficulté, vente en difficulté, société en difficulté, sociétés en difficulté, vendeur aux abois, vente en catastrophe, ventes en catastrophe',
    ].join(', '),
  ],
  sometimes_word: [
    'can, may, might, could, sometimes, when, if, unless, except, some, old, older, dated, bear',
    'peut, peuvent, pourrait, pourraient, parfois, quand, si, lorsque, sauf, certaines, certains, anciennes, datées',
  ],
  still_good: [
    'as good, just as, perfectly, same weight, as it stands, as they stand, still valid, still holds, as useful, straight into, unadjusted, without adjustment, equally',
    'tout aussi, aussi valable, aussi pertinent, même poids, tel quel, sans ajustement, parfaitement, toujours valable, sans retraitement, vaut autant',
  ],
  tells_todays_price: [
    'still tells you, still tells us, still shows what, still gives you today’s',
    'dit encore exactement, donne encore le prix, montre encore ce que',
  ],
  todays_listed_quote: [
    'current share price of listed, current share prices of similar, what listed peers trade at today',
    'cours actuel des sociétés cotées, cours actuels des sociétés, cours des sociétés cotées',
  ],
  used_as_they_are: [
    'as they are, without adjustment, without any adjustment, unadjusted, no adjustment for',
    'telles quelles, sans ajustement, sans correction, sans aucun ajustement',
  ],
  usually_word: [
    'always, usually, normally, generally, typically',
    'toujours, généralement, normalement, habituellement',
  ],
  what_acquirers_gave: [
    'what acquirers have paid, prices that buyers have paid, price of past takeovers, what acquirers paid, what buyers paid, what a buyer paid, have been sold for',
    'ce que les acquéreurs ont payé, prix que des acheteurs ont, lors de rachats complets, ont été vendues à un acquéreur, se sont vendues à un acquéreur',
  ],
  whatever_word: [
    'no matter, whatever, regardless of, irrespective of, never mind, immune to, insensitive to, unaffected by, independent of, not depend on, not look at, no need to look at',
    'peu importe, quel que soit, quels que soient, indépendamment de, sans regarder, insensibles à, ne dépend pas de, à l’abri de, inutile de regarder, pas besoin de regarder, sans tenir compte de',
  ],
  when_signed: [
    'when it was signed, when the deal, whether the precedent was, whether the deal was, how old, whether a deal is, date of, timing of',
    'date de, de quand, quand l’opération, quand la transaction, ancienneté, que la transaction date, que le deal date',
  ],
};

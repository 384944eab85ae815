import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Fresh words for what is false of values, prices, profits and multiples. */
export const valueFalseInFreshWords = {
  owners_alone_get_it: [
    'only concerns the shareholders, concerns only the shareholders, only concerns the owners, only matters to shareholders, is the shareholders’ share, is just the owners’ slice',
    'concerne uniquement les actionnaires, la part qui revient aux actionnaires, revient aux seuls actionnaires',
  ],
  swaps_its_funding: [
    crossed(
      'swaps, swap, replaces, replace, trades, trade',
      'shares for loans, equity for loans, shares for debt, shares with debt, shares by debt',
    ),
    crossed(
      'remplace, troque, échange',
      'ses actions par de la dette, des actions par de la dette, des actions contre de la dette, du capital par de la dette',
    ),
  ],
  climbs: ['shoots up, balloons, soars', 's’envole, bondit'],
  plus_net_debt: [
    'put the net debt back on, put net debt back on, puts the debt back on, put the debt back on, put back the net debt',
    'remet la dette nette, remets la dette nette, remet la dette par-dessus, rajoute la dette nette, rajoute la dette',
  ],
  equity_for_all: [
    crossed(
      'equity value, the equity, equity',
      'is what both the lenders and, is what lenders and, goes to both lenders and, goes to the lenders and, is shared by lenders and, belongs to the lenders and',
    ),
    crossed(
      'valeur des titres, valeur des fonds propres, capitalisation, capitalisation boursière',
      'appartient aux banques et, appartient aux prêteurs et, revient aux prêteurs et, revient aux banques et, est partagée entre prêteurs et, est partagée entre les banques et',
    ),
  ],
  prefs_left_aside: [
    crossed(
      'leave, keep, ignore',
      'the preferred out, preferred out, the preferred shares out, preferred shares out, the preferred stock, the preferred shares',
    ),
    crossed(
      'laisse, mets, met',
      'les préférentielles de côté, les actions de préférence de côté, les actions préférentielles de côté, de côté les actions de préférence, de côté les préférentielles',
    ),
  ],
  options_aside: [
    crossed(
      'leave the options, leave the stock options, put the options, leave options',
      'aside, out, to one side',
    ),
    crossed(
      'les stock-options, les options',
      'on les laisse de côté, on les oublie, on n’en tient pas compte, je les laisse de côté, on peut les oublier, ça ne compte pas',
    ),
  ],
  basic_is_enough: [
    crossed(
      'the basic count, basic shares, the basic shares, the basic number, undiluted shares',
      'will do, is enough, are enough, is fine, are fine, is good enough, is all you need',
    ),
    crossed(
      'nombre d’actions de base, nombre de base, actions de base, nombre non dilué, nombre d’actions non dilué',
      'suffit, suffisent, fait l’affaire, font l’affaire, va très bien, est largement suffisant',
    ),
  ],
  takes_the_hit: [
    'is the one that suffers, is the one that loses, are the ones who suffer, are the ones who lose, takes the knock, is wiped by that much, pays for it',
    's’appauvrissent, s’appauvrit, y laissent des plumes, y perdent, en font les frais, en fait les frais',
  ],
  richer_so_much: ['richer, better off', 'plus riches, s’enrichissent, gagnent'],
  not_richer_word: ['nor, neither, not, no, paper', 'ni, ne, pas, rien'],
  cheap_debt_word: [
    'cheap debt, cheaper debt, cheap loan, cheap loans, low interest debt',
    'dette pas chère, dette bon marché, dette moins chère, emprunt pas cher, crédit pas cher',
  ],
  business_dearer_for_it: [
    'makes the business worth more, makes the company worth more, makes the firm worth more, pushes ev up, raises ev, raises enterprise value, lifts ev, adds to ev, increases enterprise value',
    'fait monter la ve, fait monter la valeur d’entreprise, augmente la ve, augmente la valeur d’entreprise, rend l’entreprise plus chère, rend la boîte plus chère',
  ],
  merely_adds: [
    'you just add, i just add, i would just add, we just add, you simply add, i simply add, i would simply add',
    'on ajoute simplement, on ajoute juste, j’ajoute simplement, j’ajoute juste, je rajoute juste, je rajoute simplement, on rajoute juste, il suffit d’ajouter',
  ],
  the_strike_price: ['the strike, strike price, exercise price', 'prix d’exercice, le strike'],
  staff_pocket_it: [
    'goes to the employees, goes to the staff, employees pocket, staff pocket, employees keep, staff keep, ends up with the employees, paid to the employees, goes in the employees’ pockets',
    'salariés qui l’empochent, salariés l’empochent, salariés qui le touchent, va aux salariés, revient aux salariés, va dans la poche des salariés, les salariés gardent, les salariés empochent',
  ],
  net_count_word: [
    'how many net shares, how many new shares, number of new shares, net new shares, number of net shares, number of diluted shares, the diluted count, the dilution',
    'nombre d’actions nouvelles, nombre d’actions dilué, nombre dilué, actions nettes, la dilution, combien d’actions nouvelles',
  ],
  dearer_bid_said: [
    crossed('the offer, the bid, the price, the share price', 'is higher, goes up, rises, climbs'),
    crossed(
      'l’offre, le prix, le cours, le prix offert',
      'est plus élevée, est plus élevé, est plus haute, est plus haut, monte, augmente, grimpe',
    ),
  ],
  dilution_shrinks_said: [
    'dilution falls, dilution drops, dilution shrinks, dilution goes down, there is less dilution, fewer net shares, fewer new shares',
    'dilution diminue, dilution baisse, dilution recule, dilution est moindre, il y a moins de dilution, moins d’actions nouvelles',
  ],
  negative_price: [
    'share price is below zero, shares are worth less than zero, shares have a negative price, the stock is below zero',
    'cours est sous zéro, cours passe sous zéro, action vaut moins de zéro, actions ont un prix négatif, cours est en dessous de zéro',
  ],
  advance_money: [
    'customers have paid up front, customers paid up front, paid up front by customers, customers have paid in advance, customers pay in advance, paid in advance by customers',
    'clients ont payé d’avance, payé d’avance par les clients, argent versé d’avance, clients ont versé d’avance, argent d’avance des clients',
  ],
  ours_to_keep: [
    'count it as free cash, counts as free cash, counts in full as cash, is money like any other, is ours to keep',
    'compter comme du cash libre, du cash comme un autre, compte en entier comme du cash, est à nous pour de bon',
  ],
  not_of_the_price: [
    'is not a price matter, is not a matter of price, is not a matter for the price, has nothing to do with the price, have nothing to do with the price, has no place in the price, does not come into the price, do not come into the price, plays no part in the price, does not touch the price',
    'n’est pas un sujet de prix, n’est pas une question de prix, n’a rien à voir avec le prix, n’ont rien à voir avec le prix, n’entre pas dans le prix, n’entrent pas dans le prix, ne joue pas sur le prix, ne jouent pas sur le prix, ne touche pas au prix, ne pèse pas sur le prix',
  ],
  comes_in_short: [
    'below normal, below the norm, lower than normal, under the usual level, below the usual level',
    'au-dessous de la normale, en dessous de la normale, sous la normale, plus bas que la normale, au-dessous du niveau normal, en dessous du niveau normal',
  ],
  price_raised_for_it: [
    'buyer who pays the difference, buyer who tops up, buyer who pays, buyer makes up the difference',
    'acheteur qui paie la différence, acquéreur qui paie la différence, acheteur qui complète, acheteur qui rajoute',
  ],
  lease_named: [
    'leases, lease debt, lease liability, lease liabilities, the rents, future rents',
    'loyers, contrats de location, dette de location, dette locative, loyers ifrs 16, loyers futurs',
  ],
  never_taken_off: [
    'never come off, never comes off, are never deducted, is never deducted, never get deducted, never gets deducted, should never be deducted, never count as debt, are never a debt, is never debt',
    'ne se déduisent jamais, ne se déduit jamais, ça ne se déduit jamais, ne sont jamais déduits, n’est jamais déduite, on ne les déduit jamais, on ne la déduit jamais, ne se retirent jamais, ne sont jamais une dette, n’est jamais une dette',
  ],
  deferred_works: [
    'deferred capex, postponed capex, delayed capex, deferred investment, postponed investment, skipped maintenance, put off maintenance',
    'investissements reportés, investissements repoussés, investissements différés, capex reportés, capex repoussés, travaux reportés, travaux repoussés, entretien reporté, entretien repoussé',
  ],
  are_deal_multiples: [
    crossed(
      'are the prices paid for, are prices paid for, are what was paid for, are what buyers paid for, are what acquirers paid for',
      'whole companies, entire companies, whole businesses, control, companies',
    ),
    crossed(
      'ce sont les prix payés pour, sont les prix payés pour, c’est ce qu’on a payé pour, c’est ce que des acheteurs ont payé pour',
      'des sociétés entières, des entreprises entières, le contrôle, racheter',
    ),
  ],
  mean_never_median: [
    crossed(
      'the mean, the average, a mean, an average',
      'never the median, not the median, never a median, rather than the median, and never the median, and not the median',
    ),
    crossed(
      'la moyenne, une moyenne',
      'jamais la médiane, pas la médiane, et pas la médiane, et jamais la médiane, plutôt que la médiane',
    ),
  ],
  median_dragged: [
    crossed(
      'the median, median',
      'gets dragged, is dragged, gets pulled, is pulled, gets skewed, gets thrown off',
    ),
    crossed(
      'médiane',
      'se fait tirer, se laisse tirer, se fait embarquer, se fait fausser, se laisse fausser, bouge avec les extrêmes, dépend des extrêmes',
    ),
  ],
  trade_does_not_matter: [
    crossed(
      'the business, what they do, the trade, the activity, the business model, what they sell',
      'does not matter, does not matter much, matters little, matters less, is secondary, is not important, comes second',
    ),
    crossed(
      'le métier, l’activité, ce qu’elles font, ce qu’elles vendent, le modèle économique',
      'importe peu, compte peu, est secondaire, ne compte pas, n’a pas d’importance, vient après, n’est pas important',
    ),
  ],
  must_leave_in: [
    'should not strip out, should not remove, should not take out, do not strip out, do not remove, would not strip out, would not remove, would not adjust for, wrong to remove, never strip out, never remove',
    'il ne faut pas retirer, il ne faut pas retraiter, il ne faut pas enlever, faut surtout pas retirer, on ne retire pas, on ne retraite pas, je ne retire pas, je ne retraite pas, je ne corrige pas, on ne corrige pas, on ne touche pas aux',
  ],
  past_period: [
    'last year’s, last twelve months, ltm, trailing, historical, past figures, last year',
    'passé, passés, ltm, douze derniers mois, historique, historiques, l’an dernier, année dernière',
  ],
  coming_period: [
    'next year’s, next twelve months, ntm, forward, forecast, next year',
    'prévisionnel, prévisionnels, ntm, douze prochains mois, l’an prochain, année prochaine, futur',
  ],
  makes_no_odds: [
    'does not matter, makes no difference, no matter, is all the same, comes to the same, comes to the same thing, changes nothing, is irrelevant, same multiple either way',
    'peu importe, ne change rien, multiple est le même, revient au même, c’est pareil, aucune importance, pas d’importance, donne le même multiple, c’est égal',
  ],
  kept_alike_word: [
    'as long as, provided, so long as, if, same for all, for everyone',
    'tant que, pourvu que, à condition, si, pour tous, pour tout le monde',
  ],
  forward_multiple_named: [
    'forward multiple, forward multiples, ntm multiple, ntm multiples, multiple on forward, multiple on next year, multiple on forecast, multiple on next year’s',
    'multiple prévisionnel, multiples prévisionnels, multiple sur le prévisionnel, multiple forward, multiple ntm, multiple sur l’an prochain, multiple sur les chiffres de l’an prochain',
  ],
  past_multiple_named: [
    'ltm multiple, ltm multiples, trailing multiple, trailing multiples, historical multiple, past multiple, multiple on last year',
    'multiple historique, multiples historiques, multiple ltm, multiple passé, multiple sur le passé, multiple sur l’an dernier',
  ],
  is_the_higher_one: [
    'is the higher, is higher, are higher, comes out higher, is above, is bigger, is the bigger, is the larger, exceeds, is actually the higher, is always higher',
    'est plus élevé, est plus haut, est supérieur, sont plus élevés, ressort plus haut, ressort plus élevé, est le plus élevé, est le plus haut, dépasse',
  ],
  is_the_lower_one: [
    'is the lower, is lower, are lower, comes out lower, is below, is smaller, is the smaller',
    'est plus bas, est plus faible, est inférieur, sont plus bas, ressort plus bas, ressort plus faible, est le plus bas',
  ],
  shrinking_firm: [
    'shrinking, shrinks, declining, declines, falling, falls, is set to fall, drops, cyclical',
    'décline, déclin, recule, baisse, baissent, décroît, en recul, cyclique',
  ],
  pairs_with: [
    'goes with, belongs with, pairs with, is paired with, is matched with, goes under, matches',
    'va avec, se marie avec, s’associe à, s’associe avec, va en face de, se compare à, se rapporte à',
  ],
  must_share_multiple: [
    crossed(
      'should have, must have, ought to have, should trade at, should trade on, must trade at, ought to trade at, deserve',
      'the same multiple, the same multiples, one multiple, an identical multiple, equal multiples',
    ),
    crossed(
      'devraient avoir, doivent avoir, devraient se payer, doivent se payer, devraient coter, méritent, doivent coter',
      'le même multiple, un même multiple, un multiple identique, au même multiple, sur le même multiple, des multiples identiques, pareil',
    ),
  ],
  sells_the_same_trade: [
    'same industry, same sector, same trade, same business, same line of business',
    'même secteur, même industrie, même métier, même branche',
  ],
  leans_on_one_client: [
    'single customer, one big customer, one customer, single client, one big client, one client, customer concentration',
    'client unique, un seul client, gros client, concentration des clients, concentration client, dépend d’un client',
  ],
  earns_a_high_multiple: [
    'multiple is higher, higher multiple, pushes the multiple up, deserves more, lifts the multiple, raises the multiple, multiple goes up',
    'multiple est plus haut, multiple est plus élevé, multiple plus élevé, multiple plus haut, fait monter le multiple, mérite plus, multiple monte, pousse le multiple',
  ],
  dearer_multiple_said: [
    'pushes the multiple up, pushes up the multiple, inflates the multiple, raises the multiple, lifts the multiple',
    'fait monter le multiple, gonfle le multiple, fait grimper le multiple, pousse le multiple vers le haut',
  ],
  works_for_losers: [
    'is right for loss makers, is the one for loss makers, is the right one for loss makers, is the right one for loss making, is best for loss makers, is meant for loss making',
    'est fait pour les sociétés en perte, convient aux sociétés en perte, convient à une société en perte, est le bon pour les sociétés en perte',
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
  against_the_cap: [
    'goes with market cap, goes with equity, goes with the market cap, goes with the equity value, is compared with market cap, is compared to market cap, is set against market cap, belongs with equity value',
    'se compare à la capitalisation, se rapporte à la capitalisation, va avec la capitalisation, va avec la valeur des titres, se compare à la valeur des titres, se rapporte à la valeur des titres',
  ],
  ebitda_counts_capex: [
    crossed(
      'ebitda already takes, ebitda takes, ebitda already took',
      'capital spending into account, capex into account, investment into account, the machines into account, wear into account',
    ),
    crossed(
      'ebitda tient déjà compte, ebitda tient compte, ebitda intègre déjà, ebitda prend déjà en compte, ebitda prend en compte',
      'des machines, des investissements, du capex, des capex, de l’usure, les machines, les investissements, le capex, l’usure, du renouvellement, le renouvellement',
    ),
  ],
  never_pays_synergies: [
    'never gives away synergies, never hands over any synergies, never shares the synergies, never shares any synergies, never pays a penny for synergies',
    'ne laisse jamais un centime de synergies, ne laisse jamais de synergies, ne partage jamais les synergies, ne paie jamais les synergies, ne paie pas un centime de synergies',
  ],
  leaves_multiple: [
    'does not enter the multiple, is not in the multiple, does not come into the multiple',
    'n’entre pas dans le multiple, ne joue pas dans le multiple, n’intervient pas dans le multiple',
  ],
  whole_group_debt: [
    'the whole group debt, all the group debt, the full group debt, all of the group’s debt, the whole net debt, the entire group debt, the whole debt of the group',
    'toute la dette du groupe, l’intégralité de la dette, la totalité de la dette, la dette entière du groupe',
  ],
  every_division: [
    'each division, every division, each business, each part, each segment',
    'chaque division, chaque branche, chaque activité, chaque pôle, chacune des divisions',
  ],
  not_for_us: [
    crossed(
      'not for us to, not up to us to, not our job to, not our place to',
      'advise, pick, choose, recommend, suggest, say, tell, set',
    ),
    crossed(
      'pas à nous de, pas notre rôle de, pas notre métier de',
      'conseiller, choisir, trancher, recommander, dire, fixer, donner',
    ),
  ],
  first_years_hold_it: [
    crossed(
      'comes from, sits in, is in, lies in',
      'the first years, the early years, the first few years, the explicit years, the forecast years',
    ),
    crossed(
      'vient des, provient des, est dans les, se trouve dans les',
      'premières années, toutes premières années, années explicites',
    ),
  ],
  most_of_it_word: [
    'most of the dcf, most of the value, most of it, the bulk of it, the bulk of the value, bulk of the dcf',
    'l’essentiel du dcf, l’essentiel de la valeur, la plus grande partie de la valeur, la plus grande partie du dcf, le gros de la valeur, le gros du dcf, la majeure partie de la valeur',
  ],
  unmoved_by_inputs: [
    crossed(
      'does not move with, does not depend on, hardly depends on, is not sensitive to, barely moves with, does not change with, hardly moves with',
      'the discount rate, the wacc, the rate, the assumptions, the growth rate, the inputs',
    ),
    crossed(
      'ne bouge pas avec, ne dépend pas, dépend peu, n’est pas sensible, ne varie pas avec, bouge à peine avec',
      'le taux, le taux d’actualisation, du taux, du taux d’actualisation, au taux, au taux d’actualisation, du wacc, au wacc, aux hypothèses, des hypothèses, les hypothèses, le wacc',
    ),
  ],
} as const satisfies Lexicon;

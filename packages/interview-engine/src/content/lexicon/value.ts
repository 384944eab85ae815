import type { Lexicon } from '../types.ts';
import { crossed } from './crossed.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const valueNotions = {
  subtract: ['takes off', 'déduis, soustrais'],
  // Enterprise value and equity value.
  whole_business: [
    'whole business, whole company, whole firm, whole thing, whole enterprise, whole cake, whole pie, whole house, whole building, whole group, whole operation, entire business, entire company, entire firm, entire operation, entire thing, full company, full business, total company, company as a whole, business as a whole, firm as a whole, business itself, company itself, core business, core operations, core activity, operating business, underlying business, underlying operations, the operations, operating assets, operating activities, the machine, the engine, the house itself, house price, factories, business is worth, business alone, before anyone is paid, all of the business, all of the company, operating company, total worth, the enterprise, whole activity, entire group, productive assets, business overall, all the assets, shop itself, shop by itself, whole shop, entire shop, whole flat, entire block, whole block, the flat, the shop, whole restaurant, building itself, price of the house, everything included, drawer included',
    'toute l’entreprise, toute la société, toute la boîte, toute l’affaire, entreprise entière, société entière, affaire entière, immeuble entier, gâteau entier, ensemble de l’entreprise, ensemble de la société, entreprise dans son ensemble, société dans son ensemble, entreprise dans sa globalité, totalité de l’entreprise, totalité de la société, outil complet, outil de production, outil industriel, outil économique, l’outil, actif économique, actifs opérationnels, actifs d’exploitation, entreprise elle-même, activités, l’exploitation, exploitation elle-même, la machine, le business, cœur de métier, le métier, murs compris, la maison elle-même, valeur globale, valeur totale, outil de travail, totalité de la boîte, entreprise tout entière, patrimoine productif, maison complète, maison entière, restaurant entier, boutique entière, boulangerie entière, commerce entier, immeuble complet, toute la maison, tout le restaurant, prêt compris, crédit compris, l’ensemble',
  ],
  all_funders: [
    'all investors, providers of capital, providers of funds, providers of finance, capital providers, fund providers, all stakeholders, everyone who, everybody who, everyone with a claim, all claimholders, all claims, all financiers, all funders, all those who, lenders and shareholders, lenders and owners, lenders and equity, shareholders and lenders, banks and shareholders, banks and the owners, bank as much as, creditors and shareholders, shareholders and creditors, debt and equity holders, debt and equity investors, debt holders and shareholders, bondholders and shareholders, debt and equity providers, both lenders, both debt, both the banks, both creditors, both banks, whoever funds, whoever finances, anyone who funds, debt and shareholders together, regardless of who, claims of everybody, shared among everyone, everybody together, feeds everyone, pays everybody, pays everyone, for all, for everybody, banks or stockholders, banks or shareholders, lenders or shareholders, lenders or owners, debt or equity, banks and stockholders, bankers and owners, bankers and shareholders, for both, both of them, both groups, creditors and owners, lenders as well as, bank and the family, banker and the owner, banker and the boss, feeds two, who put money in',
    'ensemble des apporteurs, apporteurs de capitaux, apporteurs de fonds, pourvoyeurs de fonds, pourvoyeurs de capitaux, fournisseurs de capitaux, tous les investisseurs, ensemble des investisseurs, ensemble des financeurs, tous ceux qui ont, toutes les parties, actionnaires et créanciers, créanciers et actionnaires, actionnaires et prêteurs, prêteurs et actionnaires, banques et actionnaires, actionnaires et banques, banquiers et actionnaires, banque autant que, banques comme aux actionnaires, créanciers comme aux actionnaires, banquiers compris, banque comprise, prêteurs compris, dette comprise, emprunts compris, à tout le monde, pour tout le monde, aussi bien les prêteurs, aussi bien aux prêteurs, à la fois les prêteurs, à la fois aux prêteurs, à la fois les banques, à la fois à payer les banques, pour tous, de tous, à tous, prêteurs ou actionnaires, banques ou actionnaires, dette ou fonds propres, banquiers comme actionnaires, créanciers ou actionnaires, pour les deux, aux deux, prêteurs autant que, banquier et le patron, banquier et patron, nourrit deux, banque et le patron, prêteur et le propriétaire, banque et la famille',
  ],
  left_over: [
    'left, remains, remainder, residual, rest, leftover, slice, portion, part, piece, share of the value, belongs, goes to, accrue, reserved, value to',
    'reste, résiduel, solde, part, portion, tranche, morceau, revient, reviennent, revenir, appartient, appartiennent, tombe dans, poche',
  ],
  the_owners: [
    'shareholder, owner, stockholder, equity holders, equity investors, the family, who hold the shares, people who own it, those who own, who own the shares, the boss, proprietors',
    'actionnaire, propriétaire, associés, porteurs d’actions, la famille, ceux qui détiennent, détenteurs, ceux qui possèdent, l’actionnariat, au patron, du patron, le patron seul, pour le patron, proprios, petits porteurs',
  ],
  share_price: [
    'share price, stock price, market price, per share, quoted price, screen price, spot price, undisturbed price, a share, the share, price of the paper',
    'cours, par action, l’action, du titre, le papier, prix du papier, bourse',
  ],
  share_number: [
    'shares, stock outstanding, papers',
    'actions, titres, parts, papiers, parts de plus',
  ],
  deducts: [
    'subtract, deduct, minus, less, take out, remove, strip out, back out, off, pulled out, after paying, after repaying, paid back, pay back, once the debt, reduced by, net of, negative, excluding, allow for, give credit for, away, lose, set aside, leave aside, once the loan, after the loan',
    'soustraire, soustrait, déduire, déduit, déduction, moins, retirer, enlever, retrancher, ôter, ôte, défalquer, diminué de, une fois remboursé, une fois la dette, après remboursement, une fois payé, après avoir remboursé, après avoir payé, on sort, en négatif, hors, déduis, mets de côté',
  ],
  by_times: ['times, multiply, x', 'fois, multiplier, multiplie, x'],
  adds_up: [
    'add, added, plus, put back, include, on top, sum, back up, gross up, pile on, together with, takes over, assumes, inherits, also buys, pick up, give back',
    'ajouter, rajouter, plus, additionner, inclure, inclut, somme, remonter, réintégrer, reprend, reprendre, hérite, assume, colle, remettre, remet',
  ],
  borrowings: [
    'debt, loan, borrowing, owe, mortgage, bond, leverage, the liability, the new liability, credit',
    'dette, emprunt, prêt, crédit, doit, dois, devons, endettement, passif financier, obligations, reste à rembourser',
  ],
  till: [
    'cash, till, in the bank, bank account, bank balance, money it has, money it holds, liquid funds, liquid assets, treasury, pile of money, available funds, drawer, savings, current account, kitty, piggy bank, safe, purse, war chest, nest egg, lying around',
    'trésorerie, cash, liquidités, caisse, en banque, disponibilités, disponible, argent de côté, bas de laine, matelas, magot, placements, sur le compte, compte bancaire, tiroir, économies, cagnotte, coffre, tirelire, pactole, épargne, compte courant',
  ],
  more_of: [
    'more cash, more money, exceeds, above, greater than, bigger than, larger than, higher than, outweigh, sitting on, loads of, lots of, plenty of, piles of, mountain of, rich, flush, swimming in, holds more, no debt, without debt, debt free, net cash, negative net debt, net debt is negative',
    'plus de cash, plus de trésorerie, plus de liquidités, plus d’argent, dépasse, dépassent, excède, supérieure à, beaucoup de cash, beaucoup de trésorerie, assise sur, plein de cash, riche en, excédentaire, pas de dette, sans dette, pas endettée, aucune dette, trésorerie nette, dette nette négative, cash net, position nette de trésorerie',
  ],
  walk_down: [
    'bridge, walk from, walk down, walk up, step down, get from, go from, move from, pass from, way down, way up, come down to, work down, work back, start with enterprise value, start with ev, from one to the other, from ev, from enterprise value, down to equity, to get to equity, to reach equity, to arrive at equity, to land on equity, get to the equity, reach the equity, down to the equity, down to what belongs, get down to, back to enterprise value, up to enterprise value, up to ev, climb down, climb up, step by step, down from the first, from the first to the second, walk me down, go down the ladder',
    'passage, bridge, pont, descendre, descends, redescendre, redescend, remonter, passer de, on passe, pour passer, passer à, passe aux, pour arriver, aller de, on va de, partir de la ve, part de la valeur d’entreprise, pars de la valeur d’entreprise, de l’une à l’autre, de la ve aux, de la ve à, jusqu’aux actionnaires, jusqu’au prix, jusqu’à ce que touche, de marche en marche, marche par marche, vers le haut, vers le bas, pas à pas, échelle, escalier',
  ],
  funding_mix: [
    'financing, funding, capital structure, capital mix, mix of debt and equity, debt and equity mix, debt equity mix, paid for, pay for it, who pays, leverage, levered, gearing, indebted, mortgage, more debt, much debt, less debt, swap debt, refinance, refinanced, debt for equity, equity for debt, where the money comes from, loan or none, borrow, loan or no loan, on credit, how you paid',
    'financement, structure financière, structure du capital, structure de capital, levier, endettée, endetté, répartition entre dette, mix dette, part de dette, payé avec, argent vient, emprunt, refinancer, remplacer la dette, remplace de la dette, remplace des actions, à crédit',
  ],
  indifferent_to: [
    'does not care, do not care, not care how, not care about, does not know how, do not know how, does not depend, do not depend, not matter how, not matter whether, makes no difference how, could not care less',
    'se moque de, se fiche de, ne se soucie pas, ne savent pas comment, ne sait pas comment, ne dépend pas, ne regarde pas comment, ne bouge pas selon, ne change pas selon, ne varie pas selon',
  ],
  whatever_the: [
    'regardless, irrespective, whatever, whichever, no matter, independent, neutral, indifferent, insensitive, blind, agnostic, before financing, before the financing, the same however, however it is, however you, same whether, not affected, unaffected, not depend, not care, does not matter how, separate, not know how, has nothing to do with, does not change with',
    'quel que soit, quels que soient, peu importe, qu’importe, indépendant, neutre, insensible, indifférent, indifférente, avant financement, avant le financement, avant tout financement, ne dépend pas, ne se soucie pas, se moque, se fiche, ne savent pas comment, ne sait pas comment, ne change pas selon, ne bouge pas selon, rien à voir avec, pas influencée, pas affectée, pas la façon dont, que ce soit, séparé, deux choses distinctes',
  ],
  stays_put: [
    'unchanged, same, flat, neutral, stable, not change, not move, no change, no effect, no impact, not affected, unaffected, identical, not touch, untouched, nothing happened, not budge, budge, stay where, as before, stays put, washes out, cancels, offset, net out, net to zero, nets off, a wash, constant, nothing new, exactly what they were, not altered, no difference, what they were worth, worth yesterday',
    'inchangé, ne change pas, ne bouge pas, pas bouger, pas changer, identique, stable, neutre, aucun effet, aucun impact, sans effet, pas d’effet, pas d’impact, constante, reste où elle était, comme avant, la même, les mêmes, compense, annule, se neutralisent, opération blanche, jeu à somme nulle, net nul, ne varie pas, ne varient pas, n’évolue pas, aucun changement, aucune variation, aucune différence, hier',
  ],
  nothing_moves: [
    'nothing happens, nothing moves, nothing changes, nothing really changes, nothing really moves, nothing at all, neither moves, neither changes, neither of them, neither one, neither has, neither is, neither ev nor, neither enterprise, both stay, both remain, both are the same, both unchanged, both are unchanged, both flat, both are flat, unchanged for both, same for both, both of them stay, either of them, no impact, no effect, no change',
    'rien ne bouge, rien ne change, rien du tout, rien ne se passe, ne change rien, ni l’une ni l’autre, ni la ve ni, ni la valeur, les deux restent, les deux sont inchangées, aucune des deux, aucun effet, aucun impact, pas d’effet, pas d’impact, zéro effet, zéro impact, rien de changé, tout reste, effet nul, impact nul',
  ],
  same_operations: [
    'same business, same company, same assets, same cash flows, same customers, same factories, same plants, business is the same, business has not changed, business does not change, operations are not, operations have not, operations do not, plants any better, operations, cash flows are the same, not a better business, business untouched, business is not',
    'même activité, même société, même business, mêmes flux, mêmes clients, mêmes actifs, mêmes usines, activité est la même, activité ne change pas, activité reste, exploitation ne change pas, flux ne changent pas, flux d’exploitation, flux opérationnels, actifs opérationnels, outil, opérations, activité opérationnelle, exploitation est la même, exploitation reste, l’activité, l’exploitation',
  ],
  minority_holders: [
    'minority, non controlling, other shareholders of, other owners, not wholly owned, not fully owned, not own fully, partly owned, third parties own, not belong to us, do not own, belong to other, partners in the subsidiaries, belongs to strangers, strangers own, daughter companies, what others own, other people own',
    'minoritaire, petits associés, autres associés, autres actionnaires, actionnaires extérieurs, tiers dans les filiales, associés des filiales, associés extérieurs, filiale pas détenue à, pas détenue entièrement, pas détenues à 100, ne nous appartient pas, nous appartient pas, appartient à d’autres, partenaires dans les filiales, part des autres, étrangers qui possèdent, étrangers possèdent, bout de nos filles, morceau de nos filles, d’autres possèdent, tiers qui détiennent, autres propriétaires, participations ne donnant pas le contrôle',
  ],
  affiliates: [
    'associate, affiliate, equity accounted, equity method, joint venture, not consolidate, unconsolidated, stakes in, holding in another, minority holding, big stake, bits of other firms, pieces of other firms, pieces of other companies, other firms you own, without running, listed stake, investments in other companies, participations, slices of other firms, slices in firms, own slices, firms you do not run, bits of other companies, stakes you hold, stakes we hold, fat stake',
    'équivalence, entreprises associées, société associée, coentreprise, joint venture, participation, pas consolidé, non consolidé, ce qu’on détient dans, parts dans d’autres',
  ],
  consolidated_fully: [
    'consolidated, a hundred percent of the ebitda, all of its ebitda, full ebitda, whole ebitda, all the ebitda, 100% of ebitda, ebitda includes, includes all, in full, count all of it',
    'consolidé, intégration globale, à 100 %, 100 % de l’ebitda, tout l’ebitda, totalité de l’ebitda, ebitda entier, ebitda comprend, intégralité, ventes en entier, compte en entier, 100 % des filiales',
  ],
  // The number of shares.
  option_holders: [
    'option, warrants, strike, exercise price, vouchers, coupons to buy, right to buy, staff who can buy, waiting shares',
    'option, porteurs, bénéficiaires, prix d’exercice, strike, bspce, bons, droit d’acheter, papiers en attente',
  ],
  they_exercise: [
    'exercise, pay in, pay the strike, bring in, proceeds, cash in, company gets, company collects, receives, raises, money comes in, converted, use them',
    'exercer, exercice, apporter, verser, encaisser, encaissement, reçoit, récupère, recevoir, lever, rapporte, s’en servir, convertir, souscrire, souscrivent, touche, empoche',
  ],
  buys_back: [
    'buy back, bought back, buyback, repurchase, retired, treasury method, treasury stock, used to buy, could buy, can buy, it buys, takes back',
    'racheter, rachat, reprendre, reprend, reprises, autocontrôle, annuler, treasury stock',
  ],
  new_units: [
    'new shares, extra shares, incremental shares, issues, create, net new, net dilution, net increase, really new, truly new, net of the buyback, net of buybacks, net figure, only add, add only, the difference, the net, additional, issuance, shares outstanding go up',
    'actions nouvelles, titres nouveaux, nouvelles actions, nouveaux titres, actions supplémentaires, titres supplémentaires, de plus, en plus, émet, émettre, émises, crée, création, solde, la différence, pour de bon, net',
  ],
  in_money: [
    'in the money, worth exercising, exercise if, exercised only if, only exercise, below the share price, below the price, below the market price, below the current price, under the share price, lower than the price, less than the price, strike below, strike is below, strike lower, strike is lower, strike is under, price is above, price above, above the strike, exceeds the strike, higher than the strike, over the strike, cheaper than the market, out of the money, would not exercise, nobody exercises, nobody would, would be worthless, worth nothing otherwise, if the price was below',
    'dans la monnaie, en dedans, en dehors de la monnaie, hors de la monnaie, hors la monnaie, intérêt à exercer, intérêt d’exercer, inférieur au cours, en dessous du cours, sous le cours, supérieur au prix d’exercice, au-dessus du prix d’exercice, supérieur au strike, au-dessus du strike, dépasse le strike, cours supérieur, cours est supérieur, cours est au-dessus, supérieur à 15, si le cours était, si le cours passe sous, n’en compterais aucune, personne n’exerce, personne ne bougerait, tout le monde va s’en servir, ne seraient pas exercées, pas exercées, rentable d’exercer, alors qu’elle en vaut, valait moins que',
  ],
  goes_round: [
    'iterate, circular, loop, goal seek, depends on the price, feeds back, go round, chicken and egg, offer price, at the offer, the bid price, price of the offer',
    'itérer, circulaire, circularité, boucle, dépend du prix, dépend du cours, valeur cible, prix d’offre, prix offert, prix de l’offre, œuf et la poule',
  ],
  // Multiples and methods.
  lookalikes: [
    'peers, comparable companies, comparable businesses, comparable firms, comps, lookalikes, twins, similar companies, similar businesses, similar firms, similar quoted, similar listed, similar public, competitors, pure players, pure plays, companies like it, companies like ours, companies in the same, firms in the same, businesses like, others in the sector, same sector, same industry, like businesses, cousins, resemble, look like it, look like the target, alike, of the same kind, the comparables, listed comparables, quoted comparables, trading comparables, comparable listed, comparable quoted, rival companies, listed rivals, similar houses, similar shops, similar flats, houses like it, shops like it, neighbours, like mine, same kind of',
    'pairs, sociétés comparables, entreprises comparables, sociétés similaires, entreprises similaires, boîtes similaires, ressemblantes, semblables, cousines, jumelles, sœurs, concurrents, rivaux, acteurs du secteur, acteurs cotés, sociétés du même, entreprises du même, sociétés du secteur, même métier, même secteur, même activité, pure players, pure player, échantillon, même type, du même genre, les comparables, des comparables, aux comparables, mes comparables, ses comparables, nos comparables, comparables boursiers, comparables cotés, comparables du secteur, cotées comparables, sociétés cotées similaires, acteurs comparables, maisons similaires, boutiques similaires, voisines, sosies',
  ],
  quoted_on_market: [
    'listed, quoted, public companies, public markets, public peers, stock market, stock exchange, the exchange, equity market, market is paying, markets pay, trading, share prices, investors pay, investors are paying, market multiples, market prices, the market, minority price, price every day, screens, price you can read',
    'coté, cotation, bourse, boursier, boursière, marchés, se traite, se paie, s’échange, investisseurs paient, gens les paient, prix tous les jours, à l’écran',
  ],
  times_profit: [
    'multiple, times ebitda, times earnings, times profit, ratio, eight times, years of profit, years of earnings, years of that, per euro of profit, years of gain, years of its gain, what it makes a year, times what it makes',
    'multiple, fois l’ebitda, fois le résultat, fois l’ebit, ratio, ratios, années de bénéfice, années de ce bénéfice, années de résultat, années de ce gain, années de gain, combien d’années, fois ce qu’elle gagne',
  ],
  apply_it: [
    'apply, take the, use the, put it on, put on, based on, by reference, against, multiply, look at, see what, benchmark, observe, infer, transpose, pay for, what investors, what people pay, each gets, own',
    'appliquer, prends, prendre, utiliser, regarde, on observe, transposer, par référence, sur la base, multiplier, multiplie, on voit, comparer, ce que paient, ce qu’on paie, gens paient, propre, sors, chaque',
  ],
  mood: [
    'mood, sentiment, fashion, bubble, panic, volatile, mispriced, overvalued sector, whole sector, crazy, sane, irrational, cycle, crash, inherit, import, swing, fear, hype, momentum, market conditions, none are identical, no two companies, never identical, no perfect, no real, rarely exist, hard to find, few, no true, not perfect, relative',
    'humeur, sentiment, mode, bulle, panique, volatil, volatilité, surévalué, sous-évalué, irrationnel, cycle, krach, emballement, euphorie, hérite, importe, conditions de marché, aucune n’est identique, jamais identiques, jamais parfaitement, parfait, parfaitement, rares, difficile à trouver, introuvable, relatif',
  ],
  past_deals: [
    'precedent, transactions, deals, acquisitions, takeovers, mergers, paid for similar, actually paid, really paid, sold for, were sold, was sold, were bought, been bought, been sold, what acquirers, what buyers, whole company sales, those sales, sales took place, sale prices, acquirers paid, buyers paid, changed hands, houses sold, what was paid, buy the whole, sold recently, sales of whole',
    'transactions, opérations, deals, acquisitions, rachats, cessions, ventes passées, ventes récentes, précédents, se sont vendues, s’est vendue, se sont vendus, ont été vendues, ont été rachetées, ont été achetées, a été rachetée, réellement payé, vraiment payé, prix payés, ce que les acquéreurs, acquéreurs ont payé, acheteurs ont payé, changé de mains, déjà vendues, a été payé, ont été payées, ventes conclues',
  ],
  dated: [
    'old, older, stale, dated, outdated, years ago, five years, ten years, another era, other era, another time, different time, different conditions, different market, different rates, zero rates, at the time, back then, cycle, crisis, slump, recession, crash, since then, historic, backward, look back, in the past, 2021, 2019, 2020, context, depressed, trough, downturn, low point, another world, other world, last boom, no longer the same',
    'ancien, vieux, vieille, daté, périmé, obsolète, remonte, il y a longtemps, il y a quelques, ans, années, autre temps, époque, contexte, taux zéro, taux bas, cycle, crise, creux, récession, krach, depuis, historique, dans le passé, 2021, 2019, 2020, moment différent, conditions différentes, déprimé, point bas, ralentissement, autre monde',
  ],
  forced: [
    'distress, fire sale, forced, back to the wall, back against the wall, bankruptcy, insolvent, in trouble, rescue, minority, small slice, small stake, no control, without control, partial',
    'en difficulté, difficultés financières, détresse, liquidation, faillite, vente forcée, vendeur forcé, contraint, pressé de vendre, dos au mur, bradé, minoritaire, petite participation, petite part, sans contrôle, sans prise de contrôle, sans prime',
  ],
  hot_market: [
    'market has soared, exchange has soared, rerated, rallied, market is hot, hot market, hotter, boom, bull market, bubble, markets have gone up, market has gone up, market went up, market is up, markets are up, expensive market, peak, overvalued, equity markets, stocks have run, higher than deals, above deals, more expensive than',
    'bourse a monté, bourse a fortement monté, bourse est chère, bourse est plus chère, bourse a flambé, bourse flambe, bourse monte, marchés ont monté, marché a monté, marché a rattrapé, s’est revalorisé, marché haussier, euphorie, bulle, bourse chère, marché cher, bourse plus chère, au plus haut, plus hauts, envolée, emballe, survalorisé, surévalué, rebond, plus chers que',
  ],
  pays_extra: [
    'premium, pay more, paid more, pay extra, paid extra, pay on top, paid on top, pay over, pay above, paid above, above the market, above the share price, above the quoted price, above the stock price, above the screen price, over the share price, on top of the screen price, on top of the price, extra for, payment for control, pay up, mark up, markup, third more, third above, dearer, sit higher, pay for control, paid for control, price of control, bit extra, something extra, extra you pay, percent more, per cent more, top up, sweetener, supplement',
    'prime, paie plus, payé plus, surpaie, supplément, surcoût, surprix, en plus du cours, au-dessus du cours, au-dessus de la bourse, plus que le cours, plus cher que le cours, plus que la bourse, payer le contrôle, payer pour le contrôle, rallonge, tiers de plus, petit plus, un peu plus cher, % de plus, pour cent de plus, ajoute 30',
  ],
  holds_control: [
    'control, boss, runs it, run the company, in charge, have a say, say in, decide, decisions, change the management, change management, replace management, sack, the keys, outright, all of it, the lot, whole company, hundred percent, 100%, entire company, full ownership, power, majority, takes over, appoint, choose the strategy, access to the cash, use the cash, steering wheel, the wheel, knock down walls, choose the tenants, choose tenants, whole block, have the last word, calls the shots',
    'contrôle, patron, maître, diriger, décider, décisions, changer la direction, changer le management, remplacer la direction, les clés, toute la société, toute l’entreprise, totalité, 100 %, majorité, majoritaire, pouvoir, mot à dire, nommer, main sur, accès au cash, accès à la trésorerie, stratégie, volant, manettes, avoir le dernier mot, commander, tenir la barre',
  ],
  a_range: [
    'football field, range, bracket, low to high, low and high, low end, high end, side by side, interval, floor and ceiling, minimum and maximum, corridor, triangulate, a low and a high, between so much and so much',
    'football field, fourchette, intervalle, bornes, bas et haut, bas et le haut, côte à côte, plancher et plafond, minimum et maximum, couloir, triangulation, un bas et un haut, entre tant et tant',
  ],
  methods: [
    'method, methodology, approach, valuation, values, each one, gaps, board, present, show, lay, draw, put, display, compare, negotiate, recommend, division, graph',
    'méthode, approche, valorisation, valeurs, chacune, chaque, écart, conseil, présenter, montrer, poser, dessiner, tracer, comparer, négocier, recommander, branche, division, mets, mettre, regarde où',
  ],
  ev_over_ebitda: [
    'ev ebitda, ev to ebitda, ev over ebitda, ev divided by ebitda, ev by ebitda, ebitda multiple, multiple of ebitda, enterprise multiple, enterprise value to ebitda, enterprise value over ebitda, enterprise value multiple, ev multiple',
    've ebitda, ve sur ebitda, ve sur l’ebitda, ve divisée par l’ebitda, multiple d’ebitda, multiple de l’ebitda, valeur d’entreprise sur ebitda, valeur d’entreprise sur l’ebitda, multiple de ve, ev ebitda, ev sur ebitda, multiple d’entreprise',
  ],
  operating_profit: [
    'ebitda, operating profit, operating earnings, profit before interest, earnings before interest, profit before the bank, before bank charges, yearly profit, cash earnings, what it makes before, what it makes a year',
    'ebitda, ebe, excédent brut, résultat opérationnel, bénéfice d’exploitation, avant les frais de banque, avant la banque, bénéfice-là, bénéfice opérationnel, dégage, gagne avant, avant banque',
  ],
  pe_ratio: [
    'p e, pe ratio, price to earnings, price earnings, price over earnings, earnings multiple, pe multiple, price to book, price book, p b, price to tangible book, book value multiple, years of earnings, shareholder level, equity multiple, equity value multiple',
    'per, p e, p b, price earnings, price to earnings, price to book, price book, multiple de résultat net, multiple du résultat net, multiple de capitaux propres, actif net, fonds propres comptables, cours sur bénéfice, cours bénéfice, capitalisation sur résultat net, années de bénéfice, multiples de fonds propres, côté fonds propres, niveau actionnaire',
  ],
  after_all: [
    'net income, net profit, bottom line, earnings, profit after tax, profit after interest, final profit, last line, left after the banker, left at the end',
    'résultat net, bénéfice, bpa, dernière ligne, profit net, résultat final, après la mensualité, reste après le banquier, reste après la banque, ce qui reste à la fin, gain final, après le banquier et l’état',
  ],
  before_interest: [
    'before interest, pre interest, prior to interest, before the interest, before any interest, before financing costs, before financial costs, before paying interest, before paying the bank, before paying lenders, before paying the lenders, before lenders, before the lenders, before debt is, before debt service, before the bank, before bank charges, above interest, above the interest line, unlevered, not yet paid, no interest has been, interest not deducted, before paying the banker, before the banker',
    'avant intérêts, avant les intérêts, avant frais financiers, avant les frais financiers, avant charges financières, avant les charges financières, avant résultat financier, avant le résultat financier, avant service de la dette, avant de payer la banque, avant de payer les banques, avant de payer les prêteurs, avant paiement des intérêts, avant rémunération des prêteurs, avant les banques, avant la banque, avant les prêteurs, au-dessus des intérêts, avant les créanciers, avant de payer le banquier, avant le banquier, avant banque, avant d’avoir payé la banque',
  ],
  after_interest: [
    'post interest, after paying interest, after paying the lenders, after lenders, after the lenders, after the bank, after financing costs, once interest, once the interest, once the banks, once the lenders, lenders have been paid, banks have been paid, lenders are paid, interest has been paid, interest is paid, interest already, below interest, below the interest line, interest and tax, lenders have had, after the banker, once the banker',
    'après les frais financiers, après charges financières, après les charges financières, après résultat financier, après paiement des intérêts, après avoir payé la banque, après rémunération des prêteurs, après les banques, après la banque, après les prêteurs, après la mensualité, une fois les intérêts, une fois la banque payée, intérêts et l’impôt payés, intérêts payés, net d’intérêts, intérêts et impôts payés, intérêts déjà payés, après le banquier, une fois le banquier payé',
  ],
  same_side: [
    'same people, same investors, same providers, same capital providers, same holders, same group, same side, same claim, same claimholders, same basis, same level, same thing, same animal, match, consistent, inconsistent, mismatch, aligned, line up, like for like, like with like, apples and oranges, apples to apples, apples with apples, top and bottom, top and the bottom, above and below, numerator and denominator, numerator and the denominator, whole cake, mixing, both sides of the ratio, cross them, same set of, compare like, coherent, same guests, same diners, same table, same pockets',
    'mêmes personnes, mêmes apporteurs, mêmes investisseurs, mêmes ayants droit, mêmes bénéficiaires, même périmètre, même niveau, même base, même côté, même chose, cohérent, cohérente, incohérent, incohérente, correspondre, correspondent, aligner, comparer ce qui est comparable, choux et des carottes, choux et carottes, pommes et des poires, pommes et poires, haut et le bas, haut et bas, numérateur et dénominateur, numérateur et le dénominateur, gâteau entier, gâteau et une part, mélange, croiser, choses comparables, même ensemble, mêmes parties prenantes, même définition, mêmes convives, mêmes gens, même table, mêmes poches, parlent des mêmes',
  ],
  financials: [
    'bank, insurer, financials',
    'banque, assureur, assurance, financières, établissements financiers, secteur financier',
  ],
  makes_no_sense: [
    'meaningless, makes no sense, not work, not apply, not make sense, not meaningful, useless, irrelevant, breaks down, is the business, is their business, is operating, part of operations, part of the business, raw material, is revenue, interest is, deposits, not financing, misleading, drop it, i drop, would drop, switch, give up, move to, go to, use price',
    'pas de sens, aucun sens, n’a pas de sens, n’a aucun sens, marche pas, ne marche pas, fonctionne pas, ne s’applique pas, s’applique mal, ne veut rien dire, inutilisable, inadapté, pas pertinent, pas adapté, matière première, fait partie de l’exploitation, font partie de l’exploitation, partie de l’activité, métier même, leur métier, dépôts, produit d’exploitation, abandonne, je passe, on passe, plutôt, je prends, je préfère, intérêts sont',
  ],
  sales_multiple: [
    'ev sales, ev to sales, ev to revenue, ev revenue, ev over sales, ev over revenue, sales multiple, revenue multiple, multiple of sales, multiple of revenue, times sales, times revenue, price to sales',
    've sur chiffre d’affaires, ve sur ca, ve ca, multiple de chiffre d’affaires, multiple du chiffre d’affaires, multiple de ca, fois le chiffre d’affaires, fois le ca, ev sales, ev sur ventes, multiple de ventes, multiple de revenus',
  ],
  no_profit_yet: [
    'no ebitda, negative ebitda, ebitda is negative, no profit, not profitable, unprofitable, loss making, loses money, pre profit, not yet profitable, no earnings, early growth, early stage, start up, startup, young, high growth, burning cash, makes losses, before it makes, not make a profit, no positive ebitda',
    'pas d’ebitda, sans ebitda, ebitda négatif, ebitda est négatif, pas de profit, pas rentable, pas encore rentable, non rentable, déficitaire, perd de l’argent, pertes, start-up, startup, jeune, forte croissance, hypercroissance, croît vite, brûle du cash, ne gagne pas, pas de résultat, pas de bénéfice, sans profit',
  ],
  heavy_investment: [
    'capex, capital expenditure, capital intensive, capital heavy, capital light, asset heavy, asset light, reinvest, investment, machines, stand still, replace the assets, upkeep, spending, how much capital, capital they burn, ovens, buy equipment',
    'capex, investissement, investissent, capitalistique, gourmand en capital, lourd en capital, maintenance, maintien, réinvestir, entretien, machines, équipements, usure, travaux, fours',
  ],
  turns_to_cash: [
    'turns into cash, converts into cash, conversion, ebitda to cash, ends up as cash, cash left, cash is left, cash after, free cash flow, ebitda minus capex, ebitda less capex, different cash, real cash, eats, swallow, left in the pocket, left in its pocket, in hand, stays in the pocket, turns into money',
    'transformer en cash, se convertit, conversion, ebitda moins capex, cash restant, reste de cash, reste en cash, cash après, flux disponible, free cash flow, absorbe, mange, avale, reste en poche, reste dans la poche, reste en main, devient de l’argent, se transforme en argent',
  ],
  fast_growth: [
    'growth, grow, grew, compounds, expanding, prospects, sales increase, opens a new, opens new, new shops, keeps opening, stands still, more every year, adding sales',
    'croissance, croît, croissent, croître, grandit, grandissent, développement, croît plus vite, croissent plus vite, ouvre des, ouvre un, poussent, rythme, reste sur place, fait du surplace, ouvertures',
  ],
  profitable: [
    'margin, profitable, returns on capital, return on equity, earns more per, more money per, pricing power, operating leverage, earns on each, keeps on each, keeps more of each, makes on each, more on each, left on each',
    'marge, rentable, rentabilité, profitabilité, retour sur capitaux, roce, roe, pouvoir de prix, pricing power, gagne plus par, gardent autant sur chaque, garde sur chaque, gagne sur chaque, sur chaque baguette, sur chaque vente',
  ],
  riskiness: [
    'risk, risky, riskier, cyclical, volatile, steady, shaky, recurring revenue, subscription, predictable, resilient, customer concentration, quality of earnings, earnings quality, governance, defensive, leverage, half to one, one hotel, one customer, one client, single customer, single client, owes a lot, dangers, equally safe, how safe',
    'risque, cyclique, cyclicité, volatil, volatilité, récurrence, abonnement, prévisible, prévisibilité, résilient, résiliente, concentration clients, qualité des résultats, gouvernance, défensif, levier, un seul client, gros client, dangers, doit beaucoup, dépend d’un client, aussi sûr, aussi solide',
  ],
  deserves: [
    'pay more, paid more, pay up, pay less, ready to pay, willing to pay, worth more, worth less, deserve, justify, higher multiple, lower multiple, higher valuation, richer valuation, lower valuation, higher price, lower price, different prices, trades at a discount, gets a discount, dearer, cheaper, rerate, drive the multiple, explain the multiple, explains the gap, market pays, lower return, hand over more, pays up for, pay up for',
    'paie plus, paie moins, se paient, moins cher, plus cher, mieux valorisé, mérite, justifie, justifier, multiple plus élevé, multiple supérieur, multiple plus haut, multiple plus bas, multiple plus faible, explique l’écart, explique le multiple, expliquent le multiple, décote, bouger le multiple, font le multiple, fait le multiple, fausser, meilleur multiple, on met plus, on donne plus',
  ],
  alike: [
    'close, similar, comparable, same, alike, differ, in line, match',
    'différent, proche, comparable, similaire, semblable, même, ressemblent, équivalente, différer',
  ],
  same_model: [
    'business model, same model, same business, same activity, same products, same customers, same clients, end market, sell to, what they sell, sell the same, same industry, same sector, subsector, sub sector, same services, how do you earn, how they earn, how they make money, core activity, same exposure, same drivers, same kind of activity, same kind of business, same type of business, same line of business, same end customers, same space, same niche, similar activity, similar products, same thing, does the same, do the same, make money the same way, earn money the same way, same kind of buyers, same way of making money, what they do for a living, what they make and who buys',
    'modèle économique, business model, modèle d’affaires, même modèle, même métier, même activité, mêmes produits, mêmes clients, mêmes clientèles, même marché, marché final, marchés sous-jacents, vend la même, vend les mêmes, même secteur, sous-secteur, mêmes services, comment elles gagnent, du métier, le métier, exposition, mêmes moteurs, mêmes débouchés, modèle similaire, activité similaire, produits similaires, même type d’activité, même type de clients, même positionnement, même chose, fait la même, font la même, gagnent leur vie de la même façon, même genre d’acheteurs',
  ],
  one_offs: [
    'one off, one time, exceptional, non recurring, nonrecurring, unusual, extraordinary, restructuring, litigation, lawsuit, disposals, not come back, not repeat, not recurring, happen once, strike action, windfall, owner salary, related party, lucky, luck, insurance cheque, insurance payout, a fire, the fire, flood, accident, odd things, not happen again, never happen again',
    'exceptionnel, non récurrent, pas récurrent, ponctuel, one-off, restructuration, litige, procès, plus-values, ne reviendra pas, ne reviendront pas, ne se reproduira pas, ne se reproduiront pas, ne se répètera pas, inhabituel, arrivé une fois, sinistre, salaire du dirigeant, atypique, coups de chance, arrivera qu’une fois, une seule fois, se répétera pas, incendie, indemnité, accidents, aubaine, n’arrivera plus',
  ],
  cleans_up: [
    'strip out, clean, scrub, adjust, exclude, take out, remove, normalise, restate, correct for, back out, neutralise, ignore one, smooth, without the, erase, wipe out, put aside, leave out, same footing',
    'nettoyer, nettoyé, retraiter, enlever, retirer, exclure, exclut, exclus, corriger, ajuster, neutraliser, normaliser, réintégrer, éliminer, gommer, lisser, hors, effacer, écarter, sors les, mets à part, mettre à part, remets à plat, remettre à plat',
  ],
  accounting_rules: [
    'accounting policies, accounting rules, accounting standards, accounting treatment, gaap, ifrs, capitalise, research and development, r&d, development costs, depreciation policy, definition of ebitda, define ebitda, denominator, same animal, share based payments, stock based compensation, books its, accounting differences, different accounting, same accounting, accounting choices, in the accounting, accounting basis, count in the same way, count the same way, way they count, how they count, keep their books, way of counting, bookkeeping',
    'méthodes comptables, normes, principes comptables, traitement comptable, ifrs, gaap, active, capitalise, r&d, frais de développement, recherche et développement, définition de l’ebitda, dénominateur, même définition, rémunération en actions, règles comptables, pratiques comptables, la comptabilité, même comptabilité, différences comptables, choix comptables, façon de compter, manière de compter, comptent pareil, tenir les comptes, tiennent leurs comptes, peut-être pas les mêmes choses',
  ],
  past_year: [
    'last twelve months, last 12 months, past twelve months, ltm, trailing, historic, last year, previous year, year just ended, backward, actual figures, reported figures, latest year, current year, year that just ended, year just finished, past year',
    'derniers mois, douze derniers, ltm, historique, dernier exercice, exercice clos, an dernier, année dernière, réalisé, passé, année écoulée, mois passés, mois écoulés, exercice passé, année qui vient de finir, année qui se termine',
  ],
  coming_year: [
    'next twelve months, next 12 months, ntm, forward, next year, coming year, forecast, consensus, estimates, expected, projected, prospective, year ahead, tomorrow’s, year to come, year about to start',
    'prochains mois, douze prochains, ntm, prévisionnel, prévisions, année prochaine, an prochain, année à venir, exercice à venir, consensus, forward, estimations, attendu, attendus, projeté, année suivante, qui viennent, année qui arrive, année qui vient, an qui vient',
  ],
  same_year_end: [
    'calendarise, year end, fiscal year, same period, same twelve months, same months, the same year',
    'calendariser, clôture, décembre, même exercice, mêmes périodes, année calendaire, mêmes douze mois, mêmes mois',
  ],
  extremes: [
    'outlier, extreme, crazy, odd one, silly, distort, skew, spoil, pull up, drag, one name, abnormal, aberrant',
    'aberrante, extrême, hors norme, anormal, atypique, délirant, fausse, tire, biaise, déforme, point isolé',
  ],
  plain_average: [
    'average, mean, midpoint, mid point, in the middle, split the difference, halfway',
    'moyenne, milieu, coupe la poire, mi-chemin',
  ],
  each_division: [
    'each division, each business, each one, each part, each segment, each of them, each unit, every division, every business, every part, per division, by division, one by one, separately, on its own, individually, sum of the parts, sum of parts, sotp, add them up, adding it up, three valuations, own multiple, own peers, different multiple, specific multiple, break up, break it up, piece by piece, the first business',
    'chaque division, chaque activité, chaque métier, chaque branche, chaque pôle, chaque partie, chacune, par division, par activité, par métier, par branche, par pôle, une par une, un par un, séparément, individuellement, isolément, somme des parties, sotp, sum of the parts, propre multiple, multiple propre, multiples différents, multiple adapté, multiple spécifique, on additionne, j’additionne, morceau par morceau, pièce par pièce, trois morceaux',
  ],
  head_office: [
    'head office, headquarters, central cost, corporate costs, overhead, holding cost, holding company costs, group costs, unallocated costs, holding discount, conglomerates, discount for the holding, jumbled boxes, holding company discount',
    'siège, coûts centraux, frais centraux, coûts de structure, frais de structure, coûts corporate, frais corporate, frais généraux, décote, conglomérat, coûts non alloués, holding',
  ],
  // Debt-like items and the price of a company.
  counts_as_debt: [
    'debt like, like debt, quasi debt, as debt, in net debt, in the net debt, into net debt, debt items, is debt, are debt, call debt, deducted, comes off, taken off, off the price, lowers the price, reduces the price, subtracted, still to be paid, still payable, has to pay, will have to pay, fight, argue, argument, haggle, dispute, debate, negotiate, bring down the price, buyer wants, buyer says, seller says, is owed, is due, tax due',
    'quasi-dette, assimilables, comme de la dette, en dette, dans la dette, déduire, déduit, vient en déduction, viennent en déduction, enlève, retrancher, c’est dû, à payer, devra payer, reste à décaisser, bagarre, bataille, discute, discussion, débat, dispute, négocie, négocier, fait baisser, baisse le prix, acheteur veut, acheteur dit, acheteur considère, dettes dues, reste dû, impôt dû, pareil, idem',
  ],
  retired_staff: [
    'pension, retirement, retirees, former employees',
    'retraites, pensions, rentes, anciens salariés, ifc, engagements sociaux, indemnités de départ',
  ],
  promised: [
    'deficit, unfunded, underfunded, promise, liability, obligation, owed, debt, hole, shortfall, gross or net of tax, after tax, deduct, comes off, provision, gap, not provisioned, not funded',
    'déficit, déficits, engagement, non couvert, pas couvert, pas financé, non financé, promis, promises, promesses, obligation, passif, dette, provision, brut ou net, après impôt, avant impôt, sans argent mis de côté, déduire, trou, pas provisionné, pas provisionnées, non provisionné, non provisionnées, sous-financé, c’est dû',
  ],
  rented: [
    'lease, ifrs 16, ifrs sixteen, rent, rental, right of use, landlord',
    'loyer, loyers, ifrs 16, ifrs seize, location, bail, baux, droit d’utilisation, bailleur',
  ],
  normal_level: [
    'peg, normalised level, reference level, normalised working capital, seasonal, adjustment, shortfall, less than that, pay the difference, at closing, at completion, squeezed, stretched, true up, normal, usual, required level',
    'normatif, référence, d’habitude, habituel, peg, saisonnier, saisonnalité, ajuste, écart, au closing, à la date de closing, pressé les clients, gonflé, étirer, fournisseurs plus tard, normal, niveau requis',
  ],
  customer_stock_supplier: [
    'working capital, receivables, inventory, payables, stock, suppliers, customers, trade balances',
    'bfr, fonds de roulement, créances, stocks, fournisseurs, clients, entrepôt',
  ],
  paid_ahead: [
    'deferred revenue, deferred income, unearned, prepayments, customer deposits, customer advances, advances from customers, paid in advance, paid up front, cash up front, advance payments, down payments, subscriptions paid, paid by customers before, paid by customers long, customers pay first, before they pay anyone, before paying anyone, suppliers’ money, money of their suppliers',
    'produits constatés d’avance, pca, acomptes, avances clients, avances de clients, avances reçues, payé d’avance, versé d’avance, encaissé d’avance, clients payent d’avance, abonnements payés, prépaiements, revenus différés, payés avant, clients paient avant, argent des fournisseurs, encaisse avant',
  ],
  price_mechanism: [
    'locked box, completion accounts, closing accounts, price mechanism, leakage, fixed price, price adjustment, closing mechanism, cut off date, accounts at completion, who gets the cash, cash made in between, between signing and closing, economic risk',
    'locked box, comptes de closing, comptes de clôture, mécanisme de prix, fuites de valeur, leakage, prix ferme, ajustement de prix, prix fixe, fige, date passée, date de référence, compte tout le jour, jour de la remise des clés, entre signing et closing, entre-temps',
  ],
  stuck_cash: [
    'trapped, stuck, blocked, restricted, not available, not free, not freely, minimum cash, operating cash, cash needed, needed to run, tied up, locked up, abroad, foreign subsidiary, not all the cash, some of the cash, cannot be touched, cannot touch',
    'bloqué, coincé, piégé, trapped cash, pas disponible, pas libre, pas mobilisable, non mobilisable, restreinte, minimum, nécessaire à l’exploitation, besoin d’exploitation, à l’étranger, en chine, filiale étrangère, pas toute la trésorerie, immobilisée, intouchable',
  ],
  burns: [
    'burn, losing money, losses, spends it, spent, be gone, gone in, runs out, disappear, eaten, consume, melt, used up, biotech, eats, bleeds, runs dry, month after month, how long it lasts',
    'brûle, cash burn, consomme, consomment, perd de l’argent, perdre de l’argent, pertes, dépenser, fond, fondre, s’évapore, disparaître, disparaisse, partir en fumée, épuise, mange, biotech, saigne, vide la caisse, mois après mois, combien de mois',
  ],
  hidden_claims: [
    'liabilities, litigation, lawsuit, off balance sheet, contingent, liability you do not see, environmental, fraud, does not believe, distrust, bad management, value destruction, destroy value, not trust',
    'passifs, litige, procès, hors bilan, éventuels, dépollution, fraude, ne croit pas, méfie, destruction de valeur, détruit de la valeur, détruire de la valeur',
  ],
  market_value_below: [
    'market cap is below, market cap below, market cap is lower, market cap lower, market cap is less, market cap less, market cap is smaller, market cap smaller, market cap is even lower, market value is below, market value is lower, market value lower, market value is less, trades below, trades for less, priced below, valued below, valued at less, worth less than, less than the cash, less than its cash, less than the net cash, lower than the cash, lower than its cash, lower than the net cash, below the cash, below its cash, below its net cash, below net cash, below the net cash, below the pile, below cash, below zero, cheaper than its cash, cash exceeds the market cap, cash exceeds market cap, net cash exceeds, net cash is greater, above the market cap, trades under, under its cash, valued under',
    'capitalisation inférieure, capitalisation est inférieure, capitalisation plus faible, capitalisation est plus faible, capitalisation sous, capitalisation passe sous, capitalisation boursière inférieure, capitalisation boursière est inférieure, valeur boursière inférieure, valeur boursière est inférieure, capi inférieure, capi est inférieure, vaut moins en bourse, vaut moins que, valent moins que, cote moins que, cote sous, se traite sous, se traite en dessous, traite moins cher, inférieure à la trésorerie, inférieure à sa trésorerie, inférieure au cash, inférieure à son cash, moins que sa trésorerie, moins que son cash, moins que le cash, moins que la trésorerie, sous sa trésorerie, sous la trésorerie, en dessous du cash, trésorerie dépasse la capitalisation, trésorerie nette dépasse, cash dépasse la capitalisation, plus que sa capitalisation, sous zéro',
  ],
  negative_value: [
    'negative, below zero, less than zero, under zero, minus',
    'négatif, sous zéro, en dessous de zéro, inférieure à zéro, moins de zéro',
  ],
  // What to tell a board.
  tests_inputs: [
    'sensitivity, scenario, stress, flex, shake, shock, half a point, one point, point of margin, point of growth, point more, point less, what if, haircut, downside, cases, move the discount rate, change the discount rate, vary, test the plan, test the assumptions, challenge the plan, run the numbers again, cut the growth, cut the plan, higher wacc, lower growth',
    'sensibilité, sensible, scénario, scénarios, stress, secoue, choc, demi-point, un point, point de marge, point de croissance, et si, point de moins, point de plus, décote sur le plan, cas de base, cas bas, dégrader, varier, bouger, tester le plan, tester les hypothèses, challenger le plan, abaisser la croissance, cmpc plus élevé, recalcule, refais tourner, faire tourner',
  ],
  dcf_inputs: [
    'wacc, discount rate, growth, margin, plan, terminal, assumption, forecast, projections, inputs, dcf, hundred',
    'cmpc, wacc, taux, croissance, marge, plan, terminale, hypothèse, prévision, projections, dcf',
  ],
  my_position: [
    'i recommend, i would recommend, my recommendation, my advice, i would advise, i advise, my view, for me, personally, i believe, i suggest, i would suggest, i would aim, aim for, i would accept, i would refuse, we should, board should, you should, i would push, i would open, i would not, not sell, not accept, walk away, hold out, i would go, i would set, i would stick, my answer, my number, advise you, our advice, my line',
    'je recommande, ma recommandation, mon conseil, je conseille, selon moi, pour moi, personnellement, ce que j’en pense, mon avis, je propose, je suggère, viser, j’accepterais, refuser, vous devriez, conseil devrait, je pousserais, j’ouvrirais, je ne vendrais pas, ne pas vendre, ne vendez pas, on signe, négociable, je fixerais, je tiendrais, je m’arrêterais, ma position, ma réponse, vous conseille, conseille de tenir, tenir entre, ma ligne',
  ],
  price_line: [
    'below, above, under, between, at least, minimum, floor, reserve, walk away, asking price, nineties, eighties, less than, around',
    'en dessous, au-dessus, sous, entre, au moins, minimum, plancher, réserve, à partir de, autour de, moins de, négociable, pas sous, ne signe pas',
  ],
  what_could_go: [
    'risk, danger, worry, concern, caveat, if the plan, miss, optimistic, mirage, provided, unless, could fall, could come back, condition, lose the upper hand, goes wrong, derails, slips',
    'risque, danger, crainte, inquiétude, réserve, si le plan, dérape, rate, optimiste, mirage, sauf, pourrait retomber, revient à, condition, perd la main, tourne mal, sachant que, mauvais trimestre',
  ],
  a_sponsor: [
    'sponsor, private equity, fund, financial buyer, lbo, leveraged buyout, buyer who borrows, borrows most, mostly with debt, leveraged buyer, bargain hunter, borrowed money, investor who borrows',
    'fonds, sponsor, private equity, acheteur financier, lbo, rachat avec effet de levier, acheteur qui emprunte, emprunte l’essentiel, argent emprunté, à crédit, investisseur qui emprunte',
  ],
  mostly_final: [
    'terminal, final value, tv, after year five, beyond the plan, end value, long term value, infinity, perpetuity, far away years, distant years, far future',
    'terminale, valeur finale, vt, flux normatif, au-delà du plan, après l’horizon, long terme, infini, perpétuité, lointain, très loin',
  ],
  big_share: [
    'most, two thirds, three quarters, percent, %, bulk, majority, weight, weighs, heavy, large part, big part, share of, depends on, hangs on, sits in, how much comes from',
    'essentiel, la plupart, deux tiers, trois quarts, pour cent, %, majorité, poids, pèse, lourd, part, repose sur, dépend, combien vient, vient de',
  ],
  future_cash: [
    'cash flows, future cash, cash it will, money it will make, will earn, will generate, future earnings, forecast cash, forecast the cash, project the cash, dcf, rent it will, all the rent, ever bring, will bring, bring in over, years to come, money to come',
    'flux, cash futur, cash-flows, argent qu’elle va, rapportera, gagnera, générera, dcf, loyers à venir, loyers futurs, gains futurs, gains à venir, argent à venir',
  ],
  brought_to_today: [
    'discount, present value, today, shrink, wacc, bring it back, bring back, brought back, time value',
    'actualiser, valeur actuelle, aujourd’hui, ramener, cmpc, wacc',
  ],
  hangs_on_guesses: [
    'assumption, guess, as good as, only as good, garbage in, plan, forecast, hypotheses, sensitive, terminal growth, terminal value, say anything, make it say, another company, swing, optimistic, theoretical, intrinsic, subjective, judgement, input, hangs on, suppose, what you assume, any answer you like, depends wildly',
    'hypothèse, supposition, prévision, plan, dépend, sensible, sensibilité, taux de croissance, valeur terminale, faire dire, n’importe quoi, optimiste, théorique, intrinsèque, subjectif, jugement, paramètres, repose sur, suppose, ce qu’on imagine',
  ],
  net_of_tax: [
    'taxed, one minus t',
    'après impôt, net d’impôt, moins l’impôt, un moins le taux, taxé, imposé',
  ],
  what_goes_in: [
    'what goes in, what you put in, what is in it, what belongs in it, definition of, how you define, included or not, in or out',
    'met dedans, mettre dedans, met dans, qu’on y met, inclut ou pas, définition de, dedans ou pas',
  ],
  is_worth: ['worth, value, price, fetch', 'valent, vaut, valeur, prix'],
  whatever_growth: [
    'whatever their growth, whatever growth, whatever its growth, regardless of growth, regardless of their growth, irrespective of growth, whatever their margins, regardless of margins, growth does not matter, growth and margins do not matter',
    'quelle que soit leur croissance, quelles que soient leur croissance, peu importe la croissance, peu importe leur croissance, peu importent les marges, peu importent leurs marges, indépendamment de la croissance, indépendamment de leur croissance',
  ],
  richer: [
    'richer, poorer, better off, worse off, wealthier',
    'plus riches, plus pauvres, enrichis, appauvris, gagnent, perdent',
  ],
  the_other_one: [
    'the other, one of them, more quickly, better, stronger, higher, the one at, at twelve, at seven',
    'autre, l’une, celle, meilleure, plus forte, supérieure, à douze, à sept, à 12, à 7',
  ],
  not_same: [
    'not the same, not have the same, do not have same, do not share same, nothing in common, not comparable',
    'pas la même, pas le même, ni la même, ni le même, rien en commun, pas comparables',
  ],
  not_debt: [
    'are not debt, is not debt, never part, not counted, not included, not to be deducted',
    'n’est pas de la dette, ne sont pas une dette, ne comptent pas, n’entrent pas, pas à déduire',
  ],
  the_more_debt: [
    'the more debt, more debt means, more leverage means, higher leverage means, more debt makes',
    'plus une société s’endette, plus elle s’endette, plus société est endettée, plus elle est endettée, plus on s’endette, plus il y a de dette, plus de dette donne',
  ],
  to_reach: [
    'to get, to reach, to arrive, to find, to obtain, gives, makes',
    'pour avoir, pour obtenir, pour arriver, pour passer, pour trouver, donne, on obtient',
  ],
  onto_ev: [
    'ev plus net debt, enterprise value plus net debt, add debt to ev, add net debt to enterprise value',
    'ajouter dette nette à ve, ve plus dette nette, ajouter dette à ve, ajouter dette nette à valeur d’entreprise',
  ],
  ev_plus: ['ev plus, enterprise value plus', 've plus, valeur d’entreprise plus'],
  also_too: [
    'as well, too, also, like any other, the same way',
    'aussi, également, comme pour les autres, de la même façon',
  ],
  including_banks: [
    'including banks, including insurers, including for banks, even banks, even for banks, even for a bank, banks included',
    'y compris banques, y compris pour banques, y compris assureurs, même pour banques, même pour une banque, même banques, banques comprises',
  ],
  cycle_average: [
    'mid cycle, middle of the cycle, through the cycle, over the cycle, across the cycle, average margin, average profit, full cycle',
    'milieu de cycle, moyenne de cycle, moyenne du cycle, bénéfice moyen, marge moyenne, moyenne sur dix, moyenne sur un cycle, cycle complet, sur le cycle',
  ],
  bad_times: [
    'crisis, slump, depressed, trough, downturn, recession, crash, bottom of the cycle, bottom of a cycle, bottom of the market, low point, pandemic',
    'crise, creux, déprimé, récession, krach, bas de cycle, bas du cycle, point bas, ralentissement, pandémie, covid',
  ],
  the_ratio: [
    'ratio, line, fraction, metric, above and below, top and bottom, top and the bottom, numerator, denominator, upstairs, multiple, division',
    'ratio, fraction, rapport, en haut et en bas, haut et le bas, haut et bas, numérateur, dénominateur, agrégat, multiple, division, dessus et le dessous, dessus et dessous',
  ],
  debt_free: [
    'debt free, free of debt, free of any debt, cash free, without debt and cash, before debt and cash',
    'ni dette ni trésorerie, sans dette ni trésorerie, ni dette ni cash, sans dette ni cash, hors dette, hors trésorerie et dette',
  ],
  different_leverage: [
    'different leverage, different capital structures, different debt levels, different levels of debt, different gearing, leveraged company with, with and without debt, one on credit, one bought on credit, one with a loan, identical firms, identical shops, twin',
    'endettements différents, structures financières différentes, leviers différents, société à levier, avec et sans dette, endettée et une sans, l’un acheté à crédit, l’une à crédit, l’une endettée, jumeaux, jumelles, boîtes identiques',
  ],
  seller_gets: [
    'cheque, what the seller receives, what the seller gets, net proceeds, lowers the price, reduces the price, price he receives',
    'chèque, ce que touche le vendeur, produit net, fait baisser le prix, réduit le prix, prix touché',
  ],
  bars_drawn: ['bar, overlap, chart', 'barre, recoupent, recouvrent, graphique, plage'],
  keeps_rest: [
    'remainder, residual, what is left, left with, end up with, pocket, keep, get the rest, own, get what remains, settled',
    'gardent, récupèrent, ce qui reste, touchent, empochent, le reste, le solde',
  ],
  new_shares_net: [
    'new shares, extra shares, additional shares, incremental shares, net issuance, net dilution, net new, net addition',
    'actions nouvelles, titres nouveaux, nouvelles actions, nouveaux titres, actions supplémentaires, titres supplémentaires, création nette, dilution nette, émission nette, titres de plus, actions de plus, actions en plus, titres en plus',
  ],
  can_pay: [
    'can pay, could pay, afford, able to pay, ability to pay, would pay, can put, pay and still',
    'paierait, peut se permettre, peut mettre, peut monter, peut en donner',
  ],
  floor_price: [
    'floor, minimum, lower bound, backstop, at least, bottom line price',
    'plancher, minimum, borne basse, filet, au moins, quelqu’un sera là, sera donc là',
  ],
  postponed: [
    'postponed, deferred, delayed, overdue, underspent, underinvested, catch up, put off, neglected, cut before the sale',
    'repoussé, en retard, différé, reporté, sous-investi, rattraper, rattrapage, gelé, coupé avant',
  ],
  several_bidders: [
    'several buyers, bidders, suitors, bidding war, auction, competition between, compete, push each other, push one another, competitive process, competitive tension, outbid, more than one buyer, contested, other people want it, others want it, people want it too',
    'plusieurs acquéreurs, plusieurs acheteurs, plusieurs candidats, prétendants, surenchère, enchère, guerre des prix, en concurrence, concurrence entre, processus compétitif, tension concurrentielle, se battent, font monter, d’autres le veulent, d’autres la veulent, plusieurs la veulent, autres candidats',
  ],
  merging_saves: [
    'synergy, cost savings, merging, two head offices, cut duplicate, duplicate costs, cutting costs, economies of scale, cross sell, share part of the savings, some of the savings, savings you will make, expected savings, savings he expects, save by sharing, sharing the, save money together, savings they expect',
    'synergie, économies de coûts, économies d’échelle, doublons, deux sièges, fusionner, mutualiser, réduire les coûts, ventes croisées, part des économies, économies attendues, économies réalisées, économies qu’il, en partageant, mettre en commun, mise en commun',
  ],
  accept_it: [
    'accept, sign, go below, settle, take less, recommend less',
    'accepter, signer, descendre, céder, lâcher',
  ],
  will_it_come_back: [
    'recur, come back, repeat, again, sustainable, proof, evidence, really',
    'récurrent, revenir, reviendra, reviendront, répètent, durable, preuve, vraiment',
  ],
  peers_or_figures: [
    'peers, companies, comps, multiples, figures, numbers, accounts, everyone, everything, all, basis, ebitda',
    'pairs, sociétés, comparables, multiples, chiffres, agrégats, comptes, tous, tout, base, ebitda',
  ],
  explain_or_drop: [
    'explain, drop, exclude, remove, discard, ignore, say why, justify, comment, look into, understand, median, not average, rather than',
    'expliquer, exclure, exclus, exclut, écarter, retirer, sortir, justifier, justifie, commenter, comprendre, médiane, plutôt que, ne cache pas',
  ],
  middle_value: [
    'median, middle value, middle one, quartile, interquartile, the one in the middle, middle of the list, the middle one',
    'médiane, valeur centrale, quartile, interquartile, celle du milieu, celui du milieu, milieu de la liste',
  ],
  it_moves: ['ratio, multiple, it, stays, same', 'ratio, multiple, il, elle, reste, même, rapport'],
  // What false statements are made of: short phrases, so that the true opposite does not match.
  only_ones: [
    'only, just, solely, alone, purely, exclusively, simply',
    'seulement, uniquement, exclusivement, simplement',
  ],
  every_time: [
    'always, in every case, every time, invariably, without exception, necessarily, by definition, systematically, in all cases, automatically',
    'toujours, dans tous les cas, à chaque fois, systématiquement, sans exception, forcément, nécessairement, par définition, automatiquement, à tous les coups',
  ],
  not_possible: [
    'impossible, not possible, cannot, can not, could not, never, no way, not exist',
    'impossible, pas possible, peut pas, peuvent pas, pourrait pas, jamais, n’existe pas',
  ],
  adds_cash: [
    'add cash, add back cash, adding cash, plus cash, cash is added, cash gets added, cash is also added, cash on top, cash goes on top, cash comes on top, include cash, cash should be added',
    'ajouter trésorerie, ajouter aussi trésorerie, ajouter cash, ajouter aussi cash, rajouter trésorerie, rajouter aussi trésorerie, rajouter cash, rajouter aussi cash, plus trésorerie, plus cash, additionner trésorerie, additionner cash, trésorerie s’ajoute, cash s’ajoute, trésorerie en plus, inclure trésorerie, inclure cash, trésorerie est ajoutée, cash est ajouté, ajouter également trésorerie',
  ],
  up_to_ev: [
    'get to ev, get to enterprise value, get enterprise value, reach enterprise value, reach ev, arrive at enterprise value, arrive at ev, build enterprise value, obtain enterprise value, part of enterprise value, in enterprise value, in ev, ev is, enterprise value is, ev equals, enterprise value equals',
    'arriver à ve, arriver à l’ev, arriver à valeur d’entreprise, obtenir valeur d’entreprise, obtenir ve, obtenir l’ev, l’ev est, l’ev c est, trouver valeur d’entreprise, dans valeur d’entreprise, dans ve, partie de valeur d’entreprise, ve est, ve c est, valeur d’entreprise est, valeur d’entreprise c est, ve égale, valeur d’entreprise égale',
  ],
  equity_plus_cash: [
    'market cap plus cash, market capitalisation plus cash, equity plus cash, equity value plus cash, market cap and cash, equity value and cash, shares plus cash, cash to market cap, cash to equity value, market cap and add cash, market cap with cash, market cap and you add cash',
    'capitalisation plus trésorerie, capitalisation plus cash, capitalisation boursière plus trésorerie, capitalisation boursière plus cash, fonds propres plus trésorerie, capi plus trésorerie, capi plus cash, capitalisation et trésorerie, trésorerie à capitalisation, cash à capitalisation',
  ],
  changes_with: [
    'depends on, changes with, moves with, changes when, moves when, moves around, moves as soon, changes as soon, varies with, is affected by, is driven by, rises with, goes up with, falls with, rises when, goes up when, is a function of',
    'dépend du, dépend de, change avec, change quand, change dès, change selon, varie avec, varie selon, bouge avec, bouge dès, bouge quand, évolue avec, est affectée par, monte avec, monte quand, augmente avec, augmente quand, est fonction',
  ],
  ev_goes_up: [
    'ev goes up, ev rises, ev increases, ev will rise, ev will increase, ev will go up, ev would rise, ev would go up, ev would increase, ev also increases, ev also goes up, ev also rises, ev is higher, ev gets bigger, ev should go up, ev should increase, ev should rise, enterprise value goes up, enterprise value rises, enterprise value increases, enterprise value will rise, enterprise value will increase, enterprise value would rise, enterprise value would increase, enterprise value also increases, enterprise value is higher, enterprise value gets bigger, enterprise value should increase, increases enterprise value, raises enterprise value, increases ev, raises ev, pushes ev up, pushes enterprise value up, ev climbs, enterprise value climbs, ev expands, ev inflates, enterprise value expands, ev gets higher, enterprise value gets higher, ev swells, ev grows, enterprise value grows, ev is inflated, ev moves up, enterprise value moves up',
    've augmente, ve monte, ve va augmenter, ve va monter, ve grimpe, ve s’accroît, ve progresse, ve est plus élevée, ve doit augmenter, ve doit monter, valeur d’entreprise augmente, valeur d’entreprise monte, valeur d’entreprise grimpe, valeur d’entreprise progresse, fait monter ve, fait monter valeur d’entreprise, augmente ve, augmente valeur d’entreprise, ve gonfle, valeur d’entreprise gonfle, ve grandit, valeur d’entreprise grandit, ve s’élève, ve s’envole',
  ],
  equity_goes_down: [
    'equity falls, equity value falls, equity value goes down, equity value decreases, equity value drops, equity value declines, equity value will fall, equity value would fall, equity value is lower, equity goes down, equity decreases, equity drops, shareholders lose, lowers equity value, reduces equity value, equity value is reduced, equity value shrinks',
    'fonds propres baissent, fonds propres diminuent, fonds propres reculent, equity baisse, equity diminue, actionnaires perdent, réduit valeur des fonds propres, réduit valeur des titres, baisse valeur des titres',
  ],
  raised_debt: [
    'more debt, by the debt, debt raised, new debt, raise debt, extra debt, additional debt, amount of the debt, debt is added, with debt, of debt, borrowing, the loan, has to be repaid, owes more, more indebted, more leverage, extra leverage, now indebted, higher debt, more loans, new loans, takes on loans, takes on debt, takes on more, levers up, adds leverage',
    'plus de dette, dette levée, nouvelle dette, dette supplémentaire, dette s’ajoute, avec dette, de dette, du montant, emprunt, doit plus, devra rembourser, plus endettée, davantage endettée, plus de levier, dette monte, plus d’emprunts, emprunte plus, s’endette, s’endette plus, endettement augmente',
  ],
  ev_is_the_owners: [
    'equity value belongs to all, equity value is for everyone, enterprise value is just market cap, ev is what belongs to shareholders',
    'valeur d’entreprise c est ce qui reste aux actionnaires, valeur des titres revient à tous, valeur d’entreprise revient uniquement aux actionnaires, valeur d’entreprise revient aux seuls actionnaires',
  ],
  minorities_off: [
    'subtract minorities, minus minorities, deduct minorities, less minorities, take off minorities, take out minorities, take away minorities, remove minorities, minorities are subtracted, minorities are deducted, minorities come off, minorities off, minority interest is subtracted, minorities i subtract, minorities i deduct, minorities get subtracted, minorities get deducted, minorities should be subtracted, subtract share of minorities',
    'soustraire minoritaires, soustraire intérêts minoritaires, retirer minoritaires, retirer intérêts minoritaires, enlever minoritaires, enlever intérêts minoritaires, déduire minoritaires, déduire intérêts minoritaires, retrancher minoritaires, moins minoritaires, moins intérêts minoritaires, minoritaires viennent en moins, minoritaires en moins, soustrait minoritaires, déduit minoritaires, déduis minoritaires, déduit intérêts minoritaires, enlève part des minoritaires, retire part des minoritaires, déduit part des minoritaires, minoritaires je les retire, minoritaires je les enlève, minoritaires je les déduis, minoritaires on les retire, minoritaires on les enlève, minoritaires on les déduit',
  ],
  associates_on_top: [
    'add associates, add affiliates, plus associates, plus affiliates, adding associates, associates are added, add also associates, associates on top, add equity affiliates, add stakes in associates, associates i add them, associates get added, associates should be added',
    'ajouter sociétés mises en équivalence, ajouter mises en équivalence, rajouter mises en équivalence, plus mises en équivalence, mises en équivalence je les ajoute, mises en équivalence on les ajoute',
  ],
  counts_them_all: [
    'add all, adding all, all are added, all added, count all, count them all, take all, take them all, include all, every option counts, all options count, all the options count, all the options are added, all options are added, add full, add whole, all become shares, one for one, add every option, simply add options, just add options, options to basic, options to existing, options to share count, options become shares, options become new shares, options all become, options turn into shares',
    'prendre toutes, prend toutes, ajouter toutes, compter toutes, retenir toutes, inclure toutes, toutes ajoutées, toutes comptées, toutes les options comptent, ajouter totalité, ajoute intégralité, une pour une, simplement ajouter options, ajoute simplement, options aux actions, options au nombre, options deviennent des actions, options deviennent toutes, option donne une action, chaque option donne, chaque option devient',
  ],
  worthless_options: [
    'out of the money options, options out of the money, even out of the money, options whose strike is above, underwater options, strike were above, even if strike, whatever the strike, regardless of the strike',
    'options hors de la monnaie, même en dehors de la monnaie, options hors la monnaie, même si strike, options en dehors de la monnaie',
  ],
  are_counted: [
    'count, include, add, added, dilute',
    'comptent, inclure, inclus, ajouter, diluent',
  ],
  no_effect_on: [
    'no effect, no impact, not change, not affect, not matter, makes no difference, no influence, no bearing, not influence, does not alter, does not modify',
    'aucun effet, aucun impact, aucune incidence, pas d’effet, pas d’impact, ne change pas, ne change rien, sans effet, sans impact, n’influence pas, n’a aucune influence, pas d’influence, aucune influence, n’influe pas, influence pas, n’affecte pas, affecte pas, ne modifie pas, modifie pas, ne touche pas, ne joue pas',
  ],
  bigger_than: [
    'larger, higher, greater, bigger, above, exceed, more than, more expensive, dearer, worth more',
    'supérieure, plus grande, plus élevée, au-dessus, dépasse, dépasser, excède, plus hauts, plus chers, vaut plus, valent plus, plus importante, plus gros',
  ],
  smaller_than: [
    'smaller, lower, less than, below, inferior',
    'inférieure, plus petite, plus faible, plus basse, en dessous, moins que',
  ],
  only_financial_debt: [
    'only financial debt counts, only financial debt matters, only bank debt counts, only bank debt matters, only bank debt and cash, deduct only financial debt, deduct only bank debt, only deduct financial debt, only deduct bank debt, deduct only net debt, just deduct net debt, just deduct financial debt, simply deduct financial debt, nothing but financial debt, pensions stay out',
    'déduire uniquement dette, déduire seulement dette, regarder uniquement dette, regarder seulement dette, retirer uniquement dette, retirer seulement dette, enlever uniquement dette, enlever seulement dette, uniquement dette bancaire et, seulement dette bancaire et, uniquement dette financière et, seule dette financière compte, seule dette bancaire compte, uniquement dette financière moins, seulement dette financière moins, déduit uniquement dette, déduit seulement dette, on ne déduit que dette, ne déduit que dette financière, ne regarde que dette, seule la dette financière se négocie, seule la dette financière se discute',
  ],
  all_the_cash: [
    'all the cash, all of the cash, every euro of cash, full cash, entire cash, whole cash balance, all cash',
    'toute la trésorerie, tout le cash, totalité de la trésorerie, intégralité de la trésorerie, totalité du cash, intégralité du cash',
  ],
  freely_counts: [
    'is available, is free, is freely, always counts, can be deducted, is deducted, is usable, can be used, belongs to the seller',
    'est disponible, est libre, compte toujours, se déduit, est déductible, peut être déduite, vient en déduction, utilisable, revient au vendeur',
  ],
  on_the_price: [
    'on price, the price, on the value, on the equity price',
    'au prix, le prix, sur la valeur, du prix',
  ],
  beyond_doubt: [
    'true value, right value, exact value, real value, correct value, objective, most accurate, always right, always best, best method, always the best, most reliable, only right, never misleads, no assumptions, without assumptions, free of assumptions, does not depend on assumptions, no judgement, is right, the right one, scientific, real number, true number, true figure, real worth, precise, mathematical, cannot be wrong, never wrong, the truth, incontestable',
    'vraie valeur, valeur exacte, bonne valeur, valeur réelle, objective, plus fiable, toujours juste, toujours la meilleure, toujours le meilleur, meilleure méthode, ne trompe jamais, seule bonne, aucune hypothèse, sans hypothèse, ne dépend pas des hypothèses, ne dépend d’aucune hypothèse, aucune limite, a raison, scientifique, plus scientifique, vrai chiffre, chiffre exact, la vérité, mathématique, incontestable, ne se trompe pas, imparable',
  ],
  top_or_bottom: [
    'highest, lowest, top, bottom, best, first, most reliable, ranks',
    'plus haute, plus élevée, plus basse, plus bas, plus faible, meilleure, première, supérieure, inférieure',
  ],
  comps_with_premium: [
    'trading multiples include, trading multiples contain, share prices include, share prices already include, comps include, comps contain, trading multiples already include, stock prices include, quoted multiples include, peers include, market multiples include, listed multiples contain, listed multiples include, market prices include, share prices contain, listed companies include, trading multiples already contain, peers already include, comps already include, comps already contain, listed multiples already include, share prices already contain, quoted prices include, quoted prices already include, stock market already includes, market price already includes',
    'comparables boursiers incluent, comparables boursiers intègrent, comparables boursiers contiennent, multiples boursiers incluent, multiples boursiers intègrent, multiples boursiers contiennent, les comparables incluent, les comparables intègrent, cours de bourse inclut, cours de bourse intègre, cours inclut, multiples boursiers comprennent, comparables boursiers comprennent, prix de bourse incluent, cours de bourse incluent, sociétés cotées incluent, les comparables contiennent déjà, cours contient déjà, cours intègre déjà, bourse intègre déjà, bourse inclut déjà, prix de bourse contient',
  ],
  same_sector_words: [
    'same sector, one sector, a sector, same industry, sector alone, sector is enough, sector code, the sector, industry alone',
    'même secteur, un secteur, le secteur, secteur seul, secteur suffit, code secteur, même industrie',
  ],
  the_same_multiple: [
    'same multiple, identical multiple, is enough, alone decides, sector decides, all that matters, only thing that matters, sufficient, priced the same, trade the same, paid the same',
    'même multiple, multiple identique, secteur suffit, il suffit, décide seul, décide de tout, seule chose qui compte, suffisant, se paient pareil, au même prix, valent pareil',
  ],
  only_a_convention: [
    'it s convention, it s just convention, it s only convention, it s simply convention, it s market convention, it s just market convention, by convention, pure convention, it s habit, it s just habit, just market practice, mere convention, no economic reason, no real reason, no deep reason, mostly convention, mainly convention, simply the convention',
    'c est juste convention, c est uniquement convention, par convention, pure convention, convention de place, convention de marché, c est juste habitude, par habitude, usage de marché, question d’habitude, aucune raison économique, pas de raison économique, pas de vraie raison, question de convention, affaire de convention, plutôt convention',
  ],
  ev_on_net_income: [
    'ev to net income, ev over net income, ev net income, ev by net income, enterprise value over net income, ev with net income, ev to earnings, price to ebitda, equity value over ebitda, equity value to ebitda, market cap to ebitda',
    've sur résultat net, ve sur le résultat net, ve avec résultat net, capitalisation sur ebitda, capitalisation sur l’ebitda, valeur des titres sur ebitda',
  ],
  is_fine: [
    'fine, works, ok, okay, valid, also use, can use, could use, as well, equally, acceptable, no problem, better, interchangeable, good, sound',
    'convient, marche, fonctionne, valable, utiliser, aussi bien, acceptable, sans problème, mieux, interchangeable, pareil, revient au même, très bien, tout à fait',
  ],
  swapped_interest: [
    'ebitda is after interest, ebitda after interest, ebitda is for shareholders, net income is before interest, net income before interest, net income belongs to lenders',
    'ebitda est après intérêts, ebitda après intérêts, ebitda est calculé après intérêts, résultat net avant intérêts, résultat net revient aussi aux prêteurs',
  ],
  ebitda_means_cash: [
    'ebitda is cash, ebitda equals cash, ebitda is already cash, ebitda is basically cash',
    'ebitda c est cash, ebitda est cash, ebitda est trésorerie, ebitda c est trésorerie, ebitda égale cash, ebitda correspond au cash, ebitda c est flux de trésorerie',
  ],
  simply_mispriced: [
    'simply overvalued, clearly overvalued, obviously overvalued, purely overvalued, simply too expensive, just too expensive, simply expensive, just mispriced, simply mispriced, market is wrong, market got it wrong, market has it wrong, market made mistake, just undervalued, simply undervalued, just cheap, simply cheap, market is simply wrong, market is just wrong, is overpriced, simply overpriced',
    'simplement surévaluée, clairement surévaluée, forcément surévaluée, simplement trop chère, juste trop chère, marché se trompe, simplement sous-évaluée, juste sous-évaluée, juste pas chère, surévaluée tout simplement, surévaluée et voilà, marché a tort',
  ],
  weaker_profile: [
    'riskier, more risk, higher risk, more risky, slower growth, lower growth, grows slower, grows less, low margin, lower margins',
    'plus risquée, plus de risque, risque plus élevé, croissance plus faible, croît moins vite, marges plus faibles, plus capitalistique',
  ],
  higher_multiple: [
    'higher multiple, bigger multiple, larger multiple, trades higher, deserves more, worth a higher, trade at a higher, gets a higher, deserves a higher',
    'multiple plus élevé, multiple plus haut, multiple supérieur, mérite plus, se paie plus cher, mieux valorisée',
  ],
  stays_best: [
    'best multiple, best one, still works, works well, works fine, works perfectly, still use, keep it, keep using, still the right, right multiple, is still best, remains, as for any, like any other, applies as well',
    'meilleur multiple, reste le meilleur, marche très bien, fonctionne très bien, fonctionne bien, marche bien, garde, reste le bon, bon multiple, s’applique aussi, comme pour les autres, reste valable, reste pertinent',
  ],
  margin_ignored: [
    'margin does not matter, margins do not matter, regardless of margin, regardless of its margin, whatever the margin, never mind the margin, without looking at margins, margins are irrelevant, not have to care about margins, no need to care about margins',
    'peu importe la marge, peu importent les marges, sans regarder la marge, sans regarder les marges, marges ne comptent pas, sans s’occuper de la marge',
  ],
  premium_to_ev: [
    'applies to ev, applies to enterprise value, applies to whole ev, put premium on ev, put premium on enterprise value, enterprise value plus premium, ev plus premium, premium is on ev, multiply ev by, multiply enterprise value by, ev times one point, premium to enterprise value, premium to ev, percent to enterprise value, percent to ev, % to enterprise value, % to ev',
    'applique à ve, applique à valeur d’entreprise, appliquer prime à ve, ve plus prime, prime porte sur ve, prime est sur ve, multiplie ve par, majore ve, majore valeur d’entreprise, % à ve, pour cent à ve, applique prime à valeur d’entreprise, prime se calcule sur valeur d’entreprise, pour cent à valeur d’entreprise',
  ],
  equity_on_ebitda: [
    'equity value divided by ebitda, equity divided by ebitda, equity over ebitda, equity value over ebitda, equity value by ebitda, equity by ebitda, market cap over ebitda, market cap by ebitda, equity to ebitda',
    'capitalisation divisée par ebitda, capitalisation par ebitda, capitalisation sur ebitda, titres sur ebitda, titres divisés par ebitda, divise titres par ebitda, valeur des fonds propres par ebitda',
  ],
  averages_three: [
    'average multiples, average three, average of three, average of multiples, mean of three, mean of multiples, average them, simple average, arithmetic average, take average, take mean, use average',
    'moyenne des multiples, moyenne des trois, moyenne simple, moyenne de ces multiples, moyenne de ces trois, moyenne arithmétique, fais moyenne, faire moyenne, prends moyenne, prendre moyenne, moyenne entre, multiple moyen',
  ],
  total_profit: [
    'total ebitda, group ebitda, combined ebitda, sum of the ebitda, whole ebitda, overall ebitda, ebitda of the group, 200, right method, correct method, three multiples, the three',
    'ebitda total, ebitda du groupe, ebitda consolidé, somme des ebitda, ebitda global, ensemble de l’ebitda, 200, bonne méthode, trois multiples, des trois',
  ],
  plus_net_debt: [
    'add net debt, adding net debt, plus net debt, net debt is added, net debt gets added, net debt on top, add debt, plus debt, add back net debt, add back debt',
    'ajouter aussi dette nette, plus dette nette, ajouter dette, rajouter dette, dette nette s’ajoute, dette nette en plus',
  ],
  because_it: ['because, since, as, due, for', 'parce que, car, puisque, en raison, pour'],
  one_for_all: [
    'same multiple for all, same multiple to all, same multiple for three, one multiple for all, one multiple for whole, one multiple to whole, same multiple for every, same multiple for each, value the whole group as one, treat the group as one business',
    'même multiple pour toutes, même multiple aux trois, même multiple à toutes, même multiple pour chaque, valorise le groupe d’un bloc',
  ],
  sell_side: [
    'sell side, we are selling, represent the seller, work for the seller, advise the seller, client is selling, client is the seller, paid by the seller, higher fee, bigger fee, since we advise',
    'côté vendeur, sell side, conseil du vendeur, pour le vendeur, mandat de vente, mandat vendeur, client vend, client est vendeur, on est vendeur, honoraires plus élevés, conseille le vendeur, conseillons le vendeur',
  ],
  the_highest: [
    'highest, hundred, 100, the top, the dcf, best number',
    'plus haut, plus élevé, cent, 100, le dcf, le maximum',
  ],
  market_is_right: [
    'market is always right, market is right, market never wrong, market is never wrong, market always knows, only the market counts, only market counts, only comps count, seventy is true value, 70 is true value',
    'marché a toujours raison, marché a raison, seul le marché compte, seuls les comparables comptent, marché sait',
  ],
  // False statements: whose subject carries a direction, word by word.
  out_of_money_said: [
    crossed(
      'they are, options are, these are, all, so',
      'out of the money, underwater, not worth exercising, worthless',
    ),
    crossed(
      'elles sont, options sont, sont, donc',
      'hors de la monnaie, hors la monnaie, en dehors de la monnaie, pas dans la monnaie',
    ),
  ],
  in_money_said: [
    crossed('they are, options are, these are', 'in the money, worth exercising'),
    crossed('elles sont, options sont, sont', 'dans la monnaie, en dedans de la monnaie'),
  ],
  strike_below: [
    crossed(
      'strike is, strike price is, strike sits, exercise price is, exercise price sits',
      'below, under, lower, less, beneath, smaller',
    ),
    crossed(
      'prix d’exercice est, strike est, prix d’exercice reste, exercice',
      'sous, inférieur, en dessous, au-dessous, plus bas, plus faible',
    ),
  ],
  strike_above: [
    crossed(
      'strike is, strike price is, strike sits, exercise price is, exercise price sits',
      'above, over, higher, greater, bigger',
    ),
    crossed(
      'prix d’exercice est, strike est, prix d’exercice reste',
      'supérieur, au-dessus, plus haut, plus élevé',
    ),
  ],
  at_the_strike: [
    'at the strike, at strike price, at the exercise price, for the strike price',
    'au prix d’exercice, au strike',
  ],
  smaller_count: [
    crossed(
      'diluted count is, diluted number is, share count is, count goes, count is, number of shares is, number of shares goes, dilution means',
      'lower, smaller, down, fewer, less',
    ),
    crossed(
      'nombre dilué est, nombre d’actions est, nombre d’actions dilué est, nombre d’actions',
      'inférieur, plus petit, plus faible, diminue, baisse',
    ),
  ],
  when_indebted: [
    'heavily indebted, heavily borrowed, heavily leveraged, highly leveraged, deep in debt, lots of debt, plenty of debt, loaded with debt, more debt than cash, net debt is high, net debt is positive, high net debt, positive net debt, the more it owes, the more debt, debt exceeds cash, debt exceeds the cash, owes more than, debt is large, big debts, over indebted, very indebted, much debt, debt is bigger than, debt is larger than, debt is higher than, debt is greater than, lot of borrowings, carries debt',
    'très endettée, très endetté, fortement endettée, fortement endetté, surendettée, surendetté, lourdement endettée, beaucoup de dette, beaucoup d’emprunts, pleine de dettes, plus de dette que, dette nette élevée, dette nette est élevée, dette nette positive, dette nette est positive, forte dette, dette dépasse, dettes dépassent, plus elle doit, croule sous, grosse dette, dette est plus grosse, dette est supérieure, dette est plus élevée, dette est plus importante, dettes sont supérieures',
  ],
  overtakes: [
    'exceeds, outgrows, overtakes, goes above, is larger, is bigger, is higher, gets larger, gets bigger, rises above, is above',
    'dépasse, excède, passe au-dessus, est supérieure, devient supérieure, est plus grande, est plus élevée, passe devant',
  ],
  sure_bargain: [
    'always a bargain, obviously a bargain, sure bargain, sure profit, guaranteed profit, free lunch, certain bargain, always cheap, must buy',
    'toujours une affaire, forcément une affaire, toujours une bonne affaire, forcément une bonne affaire, profit garanti, profit assuré',
  ],
  bulk_discount: [
    'in bulk, right to a discount, at a discount for, bulk discount, volume discount, wholesale price, wholesale discount, quantity discount, control discount, discount for control, discount for taking, discount for buying, rebate, gets a discount, obtains a discount, cheaper per share, pays less for control, less per share',
    'droit à une décote, achète en gros, acheter en gros, prix de gros, décote de contrôle, rabais, remise, obtient une décote, bénéficie d’une décote, décote de volume, moins cher par action, moins cher l’action, moins par action, moins cher le contrôle',
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
  pays_less: ['pays less, paid less, pays below, pays under', 'paie moins, payé moins'],
  no_exception: [
    'every single case, every single time, no matter what, whatever happens, no exception, without exception, holds all the time, true all the time, holds every time, in every case, in all cases, whatever the date, always true, always holds, always the case, true in every market, never the other way, never below, never lower, never cheaper, can never be below',
    'quoi qu’il arrive, à tous les coups, en toute circonstance, sans exception, aucune exception, pas d’exception, tout le temps, dans tous les cas, quelle que soit la date, toujours vrai, toujours le cas, jamais l’inverse, jamais en dessous, jamais inférieurs, jamais moins cher, jamais plus bas',
  ],
  objective_answer: [
    'objective answer, objective one, objective value, objective method, objective number, true worth, true value, real value, scientific answer, scientific method, exact answer, exact value, mathematical truth, right answer',
    'réponse objective, valeur objective, méthode objective, vraie valeur, valeur vraie, valeur exacte, réponse exacte, méthode scientifique, vérité mathématique, bonne réponse',
  ],
  beats_all: [
    'always beats, always best, always better, always the best, always wins, always right, always prevails, always trust, beats the others, beats the rest, beats all, beats them all, only one that counts, only one you need, only one that matters, all you need',
    'toujours la meilleure, toujours le meilleur, toujours meilleure, toujours préférable, toujours raison, toujours fiable, toujours l’emporter, l’emporte toujours, bat toujours, bat les autres, meilleure que toutes, seule qui compte, seule qui vaille, se suffit',
  ],
  needs_no_guess: [
    crossed(
      'no, without, free of, any, anyone s, on, on any',
      'assumption, assumptions, guess, opinion, judgement',
    ),
    crossed(
      'aucune, sans, sans aucune, pas d’, d’aucune, des, les',
      'hypothèse, hypothèses, opinion, jugement',
    ),
  ],
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
  fund_pays_most: [
    crossed(
      'lbo, sponsor, sponsors, private equity, financial buyer, fund, funds, lbo value, lbo analysis',
      'gives the highest, always pays more, always pay more, always pays the most, always pay the most, pays the most, pay the most, is the ceiling, sets the ceiling, is a ceiling, is the maximum, is the upper',
    ),
    crossed(
      'lbo, fonds, private equity, acheteur financier, sponsor',
      'donne la plus haute, donne la valeur la plus, paie toujours plus, paient toujours plus, paie le plus, paient le plus, est le plafond, fixe le plafond, est un plafond, est la valeur maximale, donne le plafond, donne un plafond',
    ),
  ],
  different_on_purpose: [
    'different companies, different firms, very different businesses, different profiles, companies as different, as different as possible, different growth profiles, mixed bag, variety of profiles, diverse profiles, wide variety, different on purpose, purposely different, less alike, the less similar',
    'boîtes très différentes, boîtes différentes, sociétés très différentes, sociétés différentes, profils différents, profils très différents, profils variés, profils opposés, aussi différentes que possible, les plus différentes, exprès différentes, variété de profils, moins ils se ressemblent, moins elles se ressemblent, différentes exprès, mélange de profils, profils de croissance différents',
  ],
  evens_out: [
    'average out, cancel out, compensate, offset, even out, balance, wash out, neutral, representative, better it is',
    'compensent, s’annulent, se neutralisent, neutre, équilibre, lisser, représentatif, mieux c’est',
  ],
  sector_is_all: [
    crossed(
      'sector, industry, sector code, industry code, same sector, same industry, bloomberg code, sector label',
      'is enough, is sufficient, is all, is all that matters, alone decides, decides everything, is all you need, suffices, makes the comparable, and nothing else, is the only criterion, is what makes',
    ),
    crossed(
      'secteur, code sectoriel, code, code secteur, même secteur, industrie',
      'suffit, qui fait le comparable, fait le comparable, et rien d’autre, seul compte, compte seul, est suffisant, décide de tout, est le seul critère, c’est tout, seul suffit',
    ),
  ],
  paid_alike: [
    'necessarily trade alike, always trade alike, must trade alike, should trade the same, priced the same anyway, automatically comparable, necessarily comparable, are always comparable, are all comparable',
    'forcément pareil, forcément le même prix, forcément comparables, se valent forcément, automatiquement comparables, toutes comparables, toujours comparables, nécessairement comparables',
  ],
  the_mean_first: [
    crossed(
      'mean, average, the mean',
      'rather than the median, instead of the median, not the median, over the median, is better than the median, is more reliable, is more precise, is more robust, beats the median, captures all',
    ),
    crossed(
      'moyenne',
      'plutôt que la médiane, au lieu de la médiane, et pas la médiane, est meilleure que la médiane, est plus fiable, est plus robuste, est plus précise, vaut mieux que la médiane, prend tout en compte',
    ),
  ],
  keeps_extremes: [
    crossed(
      'keep, keep all, leave in, include, include all, never exclude, never drop',
      'outliers, extremes, extreme values',
    ),
    crossed(
      'garde, garder, conserve, conserver, inclus, laisse',
      'valeurs aberrantes, valeurs extrêmes, extrêmes, aberrants, outliers',
    ),
  ],
  as_many_as_possible: [
    'the more names the better, the wider the sample, the larger the sample, the bigger the sample, as many as possible, as many companies as possible, the more the better, fifty if i can, whole sector, entire sector, listed or not, public or private, quoted or not',
    'le plus possible, plus de sociétés possible, plus grand nombre possible, un maximum de sociétés, le maximum de sociétés, cinquante si je peux, tout le secteur, secteur entier, cotées ou pas, cotées ou non, plus il y en a mieux',
  ],
  taken_as_reported: [
    'as published, as disclosed, accounts are audited, figures are audited, numbers are audited, as they stand, as they are published, take the reported, trust the accounts, as reported, reported as is, nothing to strip, nothing to adjust, nothing to clean, nothing to restate, no need to adjust, no need to normalise, no need to restate, no need to clean, no adjustment needed, no restatement, adjustments are useless, strictly identical, strictly comparable, exactly comparable, straight from the accounts, same definition everywhere, same for everybody',
    'sans rien toucher, sans y toucher, sans toucher, comptes sont audités, chiffres sont audités, tels que publiés, telle que publiée, fais confiance aux comptes, tel quel, comme publié, chiffres publiés, rien à retraiter, rien à nettoyer, rien à ajuster, rien à enlever, aucun retraitement, sans retraitement, pas besoin de retraiter, pas besoin de normaliser, inutile de retraiter, retraitements sont inutiles, strictement identique, strictement comparable, directement comparables, même définition partout, défini partout pareil',
  ],
  ebitda_is_after: [
    crossed(
      'ebitda is, ebitda comes, ebitda sits, ebitda is struck, ebitda is already, ebitda is measured, ebitda is calculated, ebitda is taken, ebitda is what is left, ebitda is what remains',
      'after, once, net of, below',
    ),
    crossed(
      'ebitda, ebitda est, ebitda c’est, ebitda vient, ebitda se calcule, ebitda est calculé, ebitda c’est ce qui reste, ebitda est ce qui reste, ebitda tombe',
      'après, une fois, net de',
    ),
  ],
  interest_or_bank: [
    'interest, bank, lender, banker, financing costs, debt service, creditors',
    'intérêts, banque, banquier, prêteurs, frais financiers, charges financières, créanciers, service de la dette',
  ],
  ebitda_for_owners: [
    crossed(
      'ebitda is, ebitda belongs, ebitda goes, ebitda is left, ebitda is only, ebitda belongs only, ebitda goes only, ebitda accrues',
      'for shareholders alone, for shareholders only, for the owners, for shareholders, to shareholders, to the owners, to shareholders only, to equity holders, for equity holders',
    ),
    crossed(
      'ebitda, ebitda est, ebitda revient, ebitda appartient, ebitda va',
      'aux seuls actionnaires, pour les seuls actionnaires, uniquement aux actionnaires, seulement aux actionnaires, aux actionnaires, pour les actionnaires',
    ),
  ],
  net_income_for_all: [
    crossed(
      'net income is, net profit is, net income comes, net income belongs, net income goes, net profit belongs, net profit goes, earnings are',
      'before interest, before the interest, before paying the bank, before the bank, for everyone, for everybody, to everyone, to everybody, for lenders, to lenders, to all investors, for all investors, to the bank, for the bank',
    ),
    crossed(
      'résultat net est, résultat net c’est, résultat net vient, résultat net revient, bénéfice net est, bénéfice net revient, résultat net va',
      'avant intérêts, avant les intérêts, avant la banque, avant d’avoir payé la banque, avant de payer la banque, pour tous, pour tout le monde, à tous, à tout le monde, aux prêteurs, à la banque, aux banques, aux créanciers, pour les prêteurs',
    ),
  ],
  ev_for_owners: [
    crossed(
      'ev is, enterprise value is, ev being, enterprise value being, ev means, ev which is',
      'what is left for shareholders, what is left for the owners, what belongs to shareholders, what the shareholders, what shareholders, what the owners, only for shareholders, for shareholders only, for the shareholders alone, their share, the value for shareholders, the shareholders part, the value that belongs to them, left after debt',
    ),
    crossed(
      've est, valeur d’entreprise est, ve c’est, valeur d’entreprise c’est, ve qui est, valeur d’entreprise qui est, ve revient, valeur d’entreprise revient, ve appartient',
      'ce qui reste aux actionnaires, ce qui revient aux actionnaires, ce qui appartient aux actionnaires, la part des actionnaires, pour les actionnaires, pour les seuls actionnaires, aux actionnaires, aux seuls actionnaires, la valeur qui leur revient, valeur qui revient aux actionnaires, valeur pour les actionnaires, ce que touchent les actionnaires, valeur des seuls actionnaires, uniquement aux actionnaires',
    ),
  ],
  equity_for_all: [
    crossed(
      'equity value is, equity value belongs, equity value goes, market cap is, equity is, equity value covers',
      'for everyone, for everybody, to everyone, to everybody, for lenders, to lenders, for all investors, to all investors, all investors, for lenders and shareholders, for all providers, to all providers, the value of the whole business, what the whole business is worth, before the debt, before debt',
    ),
    crossed(
      'valeur des titres est, valeur des titres revient, valeur des titres c’est, valeur des fonds propres est, valeur des fonds propres c’est, valeur des fonds propres revient, capitalisation est, capitalisation c’est, capitalisation revient',
      'pour tous, pour tout le monde, à tous, à tout le monde, aux prêteurs, aux prêteurs et aux actionnaires, à tous les apporteurs, pour tous les apporteurs, valeur de toute l’entreprise, avant la dette, ce que vaut toute l’entreprise',
    ),
  ],
  ev_tracks_loan: [
    crossed(
      'the more you borrow, the more it borrows, the more debt, the more it owes, the more leverage, the more it is financed by debt',
      'the higher it, the higher the value, the higher ev, the higher the ev, the higher the enterprise value, the bigger it, the bigger ev, the larger it, the more it is worth, the lower it, the lower ev, the lower the enterprise value, the smaller it',
    ),
    crossed(
      'plus on s’endette, plus elle s’endette, plus on emprunte, plus elle emprunte, plus il y a de dette, plus elle doit, plus elle est endettée',
      'plus elle monte, plus elle est élevée, plus elle vaut, plus la ve, plus ve, plus la valeur d’entreprise, plus elle augmente, plus elle grimpe, moins elle vaut, plus elle baisse',
    ),
  ],
  ev_goes_down: [
    crossed(
      'ev, enterprise value, ev will, enterprise value will, ev would, enterprise value would, ev then, ev also',
      'falls, fall, goes down, go down, drops, drop, decreases, decrease, declines, decline, is lower, shrinks',
    ),
    crossed(
      've, ev, valeur d’entreprise, ve va, valeur d’entreprise va',
      'baisse, baisser, diminue, diminuer, chute, recule, est plus basse, est plus faible, tombe',
    ),
  ],
  equity_goes_up: [
    crossed(
      'equity value, equity, market cap, equity value will, equity value would, equity will, equity would, equity value also, shareholders',
      'goes up, go up, rises, rise, increases, increase, jumps, is higher, grows, get richer, are richer',
    ),
    crossed(
      'valeur des titres, valeur des fonds propres, valeur des actions, capitalisation, valeur des titres va, valeur des fonds propres va, actionnaires',
      'augmente, augmenter, monte, monter, progresse, grimpe, est plus élevée, s’enrichissent, sont plus riches',
    ),
  ],
  net_debt_goes_up: [
    crossed(
      'net debt, net debt will, net debt would, net debt also, net debt therefore',
      'goes up, go up, rises, rise, increases, increase, climbs, is higher, jumps',
    ),
    crossed(
      'dette nette, dette nette va, dette nette aussi, endettement net',
      'augmente, augmenter, monte, monter, grimpe, est plus élevée, progresse, s’alourdit',
    ),
  ],
  kept_cash: [
    'keeps the cash, cash raised, raised cash, cash comes in, cash in the bank, more cash, with the cash, since there is more debt, because there is more debt, because of the debt, because of the new debt, since debt rises, because debt rises',
    'garde la trésorerie, garde le cash, cash levé, trésorerie levée, plus de cash, plus de trésorerie, puisqu’il y a plus de dette, du montant de la dette, de la nouvelle dette, puisque la dette',
  ],
  minus_debt: [
    crossed(
      'minus, less, subtract, deduct, take off, i subtract, knock off',
      'net debt, debt, borrowings, financial debt, loans',
    ),
    crossed(
      'moins, soustraire, soustrais, déduire, déduis, retirer, retire, enlever, enlève, retrancher',
      'dette nette, dette, dette financière, emprunts, dettes, endettement net',
    ),
  ],
  equity_minus_debt: [
    crossed(
      'market cap, market capitalisation, equity value, equity, shares',
      'minus net debt, less net debt, minus debt, less debt, minus the net debt, minus the debt',
    ),
    crossed(
      'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres, titres',
      'moins la dette nette, moins la dette, moins les dettes, diminuée de la dette nette, moins la dette financière nette',
    ),
  ],
  cash_added_said: [
    crossed(
      'plus, add, adding, plus whatever is, plus what is, add whatever is, i also add, and also',
      'the cash, cash, in the till, in the bank, the till, the money in the bank, the cash balance, cash on hand',
    ),
    crossed(
      'plus, ajoute, ajouter, rajoute, j’ajoute aussi, ajoute également, ajoute aussi',
      'ce qu’on a en caisse, ce qu’il y a en caisse, ce qui est en caisse, la caisse, l’argent en caisse, la trésorerie, le cash, les liquidités, ce qu’on a en banque',
    ),
  ],
  cash_comes_on_top: [
    crossed(
      'cash, till, cash balance, the cash',
      'is added, gets added, goes on top, comes on top, adds to the value, raises enterprise value, increases enterprise value, i add it, i add too',
    ),
    crossed(
      'trésorerie, cash, caisse, liquidités',
      's’ajoute, s’ajoutent, vient en plus, vient s’ajouter, je l’ajoute, on l’ajoute, je la rajoute, je l’ajoute aussi, augmente la ve',
    ),
  ],
  i_add_them: [
    'i add them, i add it, i also add, i add those, add them too, are added, is added, gets added, come on top, go on top',
    'je les ajoute, on les ajoute, je l’ajoute, je les rajoute, s’ajoutent, viennent en plus, vient en plus, faut les ajouter',
  ],
  i_take_them_off: [
    'i take them off, i take it off, i subtract them, i deduct them, i subtract it, i deduct it, i remove them, are subtracted, is subtracted, are deducted, come off, go out',
    'je les retire, on les retire, je les enlève, on les enlève, je les déduis, je les soustrais, je la retire, se retirent, se déduisent, se retranchent, viennent en moins, il faut les retirer, je les sors',
  ],
  part_of_group: [
    'part of the group, we own, company owns, group owns, belongs to the group, own a piece, own a part, it is value, has value, have value, owns a stake, operating value',
    'partie du groupe, on en possède, groupe les détient, groupe en détient, on les détient, on en détient, appartiennent au groupe, c’est de la valeur, ont de la valeur, possède un morceau, puisqu’on les possède, valeur d’exploitation',
  ],
  not_our_part: [
    'isn t ours, aren t ours, not ours, belong to others, belong to somebody else, not belong to us, not belong to the group, not belong to our shareholders, someone else s, other people s',
    'pas à nous, ne nous appartiennent pas, ne nous appartient pas, appartiennent à d’autres, appartient à d’autres, n’appartiennent pas au groupe, pas au groupe, c’est aux autres, reviennent à d’autres',
  ],
  preferred_off: [
    crossed(
      'subtract, deduct, minus, less, take off, ignore, leave out',
      'preferred, preferred shares, preference shares, preferred stock, prefs',
    ),
    crossed(
      'soustrais, soustraire, moins, retire, retirer, enlève, déduis, ignore, laisse de côté',
      'actions de préférence, actions préférentielles, préférence, actions privilégiées',
    ),
  ],
  straight_to_equity: [
    crossed(
      'directly, straight, already, straight to, directly to, goes straight to',
      'equity value, the equity value, the equity, shareholders, the shareholders, the owners, the value of the shares',
    ),
    crossed(
      'directement, déjà, tout de suite, directement à',
      'valeur des titres, la valeur des titres, la valeur des fonds propres, aux actionnaires, pour les actionnaires, la valeur des actions, capitalisation',
    ),
  ],
  debt_left_out: [
    crossed(
      'ignore, leave out, no need to subtract, no need to deduct, do not subtract, do not deduct, not touch',
      'net debt, the debt, debt, the net debt',
    ),
    crossed(
      'ignore, pas besoin de retirer, pas besoin de déduire, inutile de retirer, inutile de déduire, laisse de côté, pas à retirer, pas à déduire',
      'dette nette, dette, endettement',
    ),
  ],
  put_on_ev: [
    crossed(
      'is put on, goes on, sits on, applies to, apply to, is paid on, is calculated on, is applied to, is put on the, covers',
      'ev, whole ev, enterprise value, whole enterprise value, entire enterprise value, whole company, debt too, debt as well, the debt',
    ),
    crossed(
      'se met sur, porte sur, s’applique à, s’applique sur, se calcule sur, se paie sur, est sur, appliquée à, porte aussi sur, contrôle sur, s’applique aussi à',
      've, ev, valeur d’entreprise, ve entière, valeur d’entreprise entière, dette aussi, dette également, l’ensemble, dette',
    ),
  ],
  stays_with_seller: [
    'not his problem, not our problem, stay with the seller, remain with the seller, left with the seller, seller keeps the debt, seller repays the debt, stay behind',
    'restent chez le vendeur, restent au vendeur, restent avec le vendeur, vendeur garde la dette, vendeur garde les emprunts, problème du vendeur',
  ],
  takes_on: [
    'take over, take on, assume, inherit, bear, pick up, pay for',
    'reprend, reprendre, hérite, supporte, assume, prend en charge, rembourse',
  ],
  takes_position: [
    'take a position, take a view, take sides, take a stand, take a side, give an opinion, give a view, make a recommendation, make recommendations, make any recommendation, recommending anything, commit to a number, have an opinion, give advice',
    'prendre position, prendre parti, donner un avis, donner son avis, donner d’avis, faire une recommandation, se mouiller, trancher, avoir d’avis, émettre d’avis, de recommandation',
  ],
  not_my_place: [
    'not my place, not my job, not our job, not our place, not my role, not our role, not for me to, not for us to, not up to us, not up to me, not allowed to, no right to, has no right, must not, should never',
    'pas à moi, pas à nous, pas mon rôle, pas notre rôle, pas mon travail, pas notre travail, pas au banquier, pas le droit de, n’a pas le droit, ne doit pas, n’avons pas à, n’ai pas à, ne doit jamais',
  ],
  three_numbers_only: [
    'gives the three numbers, three numbers and leave, give them the three, let them choose, let the board choose, let them pick, leave them to choose, just present the numbers',
    'donne les trois chiffres, trois chiffres et il sort, laisse le conseil choisir, laisse choisir, se contente de présenter, qu’ils choisissent',
  ],
  says_average: [
    crossed(
      'take, use, tell them, give them, would say, say, go with, recommend, would take, split the difference',
      'average, the average, the mean, mean, the midpoint, the middle, the simple average',
    ),
    crossed(
      'prends, fais, dirais, retiens, donne, faire, prendre, prendrais, ferais, donnerais, fait, recommande',
      'moyenne, la moyenne, la moyenne simple, une moyenne, le milieu, la moyenne des trois',
    ),
  ],
  any_buyer_ceiling: [
    crossed(
      'most, maximum, highest price',
      'anyone, anybody, any buyer, any bidder, a buyer, the market',
    ),
    crossed(
      'personne ne, aucun acheteur ne, nul ne',
      'paiera plus, paierait plus, peut payer plus, mettra plus, ira au-dessus, montera au-dessus',
    ),
  ],
  cheap_one_is: [
    crossed(
      'seven times one, seven one, one at seven, 7 times one, cheaper one, seven, low multiple',
      'is the one with, is surely the one with, is probably the one with, must have, has, has the, must be, means, signals, reflects, grows',
    ),
    crossed(
      'celle à sept, celle à 7, celle à sept fois, celle à 7 fois, moins chère, multiple bas, multiple faible, bas multiple',
      'est celle qui, a la, a les, a plus de, a de, croît, doit avoir, signifie, veut dire, est signe de, est forcément',
    ),
  ],
  dear_one_is: [
    crossed(
      'twelve times one, twelve one, one at twelve, 12 times one, dearer one, high multiple',
      'is, is the one with, is surely the one with, must have, has, has the, must be, means, signals, reflects, grows',
    ),
    crossed(
      'celle à douze, celle à 12, celle à douze fois, celle à 12 fois, plus chère, multiple élevé, haut multiple',
      'est celle qui, a la, a les, a plus de, croît, doit avoir, signifie, veut dire, est signe de, est forcément, est',
    ),
  ],
  stronger_profile: [
    'faster growth, higher growth, stronger growth, more growth, grows faster, better margins, higher margins, high quality, better quality, higher quality, less risk, lower risk, less risky, safer, more profitable',
    'croissance plus forte, plus de croissance, plus forte croissance, croît plus vite, croissance plus élevée, croissance forte, meilleures marges, marges plus élevées, plus rentable, moins risquée, moins de risque, qualité, plus sûre',
  ],
  multiple_pushed_down: [
    crossed(
      'pushes, push, brings, drives, pulls, drags, makes',
      'multiple down, the multiple down, multiples down, the multiple lower, multiple fall',
    ),
    crossed(
      'fait baisser, font baisser, tire vers le bas, réduit, réduisent, baisse, diminue, écrase',
      'multiple, le multiple, les multiples',
    ),
  ],
  multiple_pushed_up: [
    crossed(
      'pushes, push, brings, drives, raises, lifts, increases',
      'multiple up, the multiple up, multiples up, multiple higher',
    ),
    crossed(
      'fait monter, font monter, fait grimper, augmente, augmentent, relève, tire vers le haut',
      'multiple, le multiple, les multiples',
    ),
  ],
  ebitda_counts_capex: [
    crossed(
      'ebitda',
      'includes capex, takes capex into account, takes into account capex, is after capex, already includes capex, already reflects capex, reflects capex, captures capex, already includes investment, is after investment, takes investment into account',
    ),
    crossed(
      'ebitda',
      'tient compte du capex, tient compte des investissements, intègre le capex, intègre les investissements, est après capex, est après investissements, inclut le capex, inclut les investissements, prend en compte le capex, reflète déjà le capex',
    ),
  ],
  pe_is_neutral: [
    crossed(
      'p e, pe, pe ratio, price earnings, net income',
      'does not depend on, is independent of, is neutral to, is not affected by, ignores, is immune to, is unaffected by',
    ),
    crossed(
      'per, p e, résultat net',
      'ne dépend pas de, est indépendant de, est neutre, n’est pas affecté par, est insensible à, ne dépend pas du',
    ),
  ],
  costs_left_out: [
    crossed(
      'ignore, leave out, do not count, add, add back, no need to count, do not deduct',
      'central costs, head office, head office costs, corporate costs, holding costs, overheads',
    ),
    crossed(
      'ignore, laisse de côté, ne compte pas, ajoute, rajoute, pas besoin de compter, ne déduis pas',
      'coûts centraux, siège, coûts de siège, frais de siège, coûts de holding, frais centraux',
    ),
  ],
  price_pushed_down: [
    crossed(
      'push, pushes, bring, brings, drive, drives, pull, pulls',
      'price down, the price down, prices down, the multiple down',
    ).concat(', lower the price, lowers the price'),
    crossed(
      'fait baisser, font baisser, fait descendre, font descendre, tire vers le bas, réduit, réduisent',
      'prix, le prix, les prix, le multiple',
    ),
  ],
  deals_on_forward: [
    crossed(
      'deals are on, deal multiples are on, deal multiples use, transactions are on, transactions use, deals are quoted on, precedents are on, precedents use',
      'next year, next year s, forward, ntm, next twelve months, forecast, forecasts',
    ),
    crossed(
      'transactions sont sur, transactions portent sur, transactions se font sur, multiples de transaction sont sur, transactions utilisent',
      'douze prochains mois, l’année prochaine, l’an prochain, prévisionnel, ntm, prévisions',
    ),
  ],
  ev_is_only_cap: [
    crossed(
      'ev is, enterprise value is, firm value is',
      'just the market cap, simply the market cap, another word for market cap, the same as market cap, the same thing as equity, just the share price, the same as equity value, simply the share price',
    ),
    crossed(
      've c’est, ve est, ev c’est, ev est, valeur d’entreprise c’est, valeur d’entreprise est',
      'juste la capitalisation, simplement la capitalisation, la même chose que la capitalisation, la même chose que la valeur des titres, tout simplement la capitalisation, un autre nom',
    ),
  ],
  raises_what_seller_gets: [
    crossed(
      'raise, raises, increase, increases, add to, adds to, lift, lifts',
      'the price, price, the equity value, equity value, the equity, what the seller',
    ),
    crossed(
      'augmente, augmentent, fait monter, font monter, s’ajoute, s’ajoutent, relève',
      'prix, le prix, au prix, la valeur des titres, à la valeur des titres, ce que touche le vendeur',
    ),
  ],
  ev_is_only: [
    crossed(
      'ev is, enterprise value is, ev means',
      'only, just, what is left, what remains, what you get, left over, the remainder, the part left',
    ),
    crossed(
      've c’est, ve est, valeur d’entreprise c’est, valeur d’entreprise est, ve n’est, valeur d’entreprise n’est',
      'seulement, uniquement, que, ce que touchent, ce que reçoivent, ce qui reste, ce qui revient, ce que gardent, juste',
    ),
  ],
  from_ev: [
    'from enterprise value, from ev, take enterprise value, take ev',
    'de la ve, de l’ev, de la valeur d’entreprise, prends la ve, prends l’ev',
  ],
  prefs: ['preferred, prefs', 'préférence, actions privilégiées, papiers privilégiés'],
  i_leave_out: [
    'i leave out, leave them out, i ignore, ignore them, are ignored, not counted, are left out',
    'je laisse, on laisse, j’ignore, on ignore, ne compte pas, on oublie, je les laisse',
  ],
  both_added: [
    crossed(
      'add, adding, plus, i add',
      'the debt and the cash, debt and cash, debt and the cash, cash and debt, the cash and the debt',
    ),
    crossed(
      'ajoute, ajouter, rajoute, plus',
      'la dette et la trésorerie, la dette et le cash, dette et trésorerie, la trésorerie et la dette, le cash et la dette',
    ),
  ],
  so_worthless: [
    crossed(
      'so, therefore, hence, strike, exercise price',
      'nobody would exercise, nobody exercises, no one exercises, no one would exercise, the options are worthless, they are worthless',
    ),
    crossed(
      'donc, du coup, cours, prix d’exercice',
      'personne n’exerce, personne n’a intérêt, les options ne valent rien, elles ne valent rien, on n’exerce pas, personne n’exercera',
    ),
  ],
  price_above_strike: [
    crossed(
      'price is, share price is, stock is',
      'above the strike, higher than the strike, over the strike, above the exercise price',
    ),
    crossed(
      'cours est, prix d’exercice est',
      'supérieur au prix d’exercice, au-dessus du prix d’exercice, inférieur au cours, sous le cours, au-dessus du strike',
    ),
  ],
  cannot_exceed: [
    crossed(
      'can t, cannot, can never, could never, never',
      'exceed, be larger, be bigger, be above, be higher, be greater, be more',
    ),
    crossed(
      'peut pas, peut jamais, pourrait pas, jamais',
      'dépasser, excéder, être supérieure, être plus grande, être au-dessus, être plus élevée',
    ),
  ],
  upper_end_is: [
    crossed(
      'is your, is the, as the, sets the, my',
      'upper end, top end, ceiling, upper bound, high end, maximum price',
    ),
    crossed(
      'est le, donne le, fixe le, comme, c’est le',
      'haut de la fourchette, plafond, borne haute, maximum, prix maximum',
    ),
  ],
  more_than_anyone: [
    'more than anyone, more than anybody, more than a trade buyer, outbid everyone',
    'plus que tout le monde, plus qu’un industriel',
  ],
  any_in_sector: [
    crossed(
      'any company, any firm, every company, all companies, all the companies, whoever is, everyone',
      'in the same sector, in the sector, in the same industry, of the sector, with the same code',
    ),
    crossed(
      'toute société, toutes les sociétés, toutes les boîtes, n’importe quelle société, n’importe quelle boîte, toute entreprise',
      'du même secteur, du secteur, de la même industrie, avec le même code',
    ),
  ],
  prefers_mean: [
    crossed('use, take, prefer, would use, look at, read', 'the mean, the average, mean, averages'),
    crossed(
      'utilise, prends, préfère, retiens, regarde, lis',
      'la moyenne, une moyenne, la moyenne simple',
    ),
  ],
  profit_for_all: [
    crossed(
      'net income is what is left for, net income is left for, net income is what remains for, net income pays, net income feeds, net income serves, net income rewards',
      'lenders, everyone, everybody, banks, all, both, the bank, creditors, debt holders',
    ),
    crossed(
      'résultat net rémunère, résultat net nourrit, résultat net paie, résultat net sert, résultat net c’est ce qui reste, résultat net reste, résultat net appartient',
      'tout le monde, tous, prêteurs, les prêteurs, banques, la banque, aux prêteurs, pour tout le monde, à tout le monde, à tous, aux banques',
    ),
  ],
  ebitda_only_for: [
    crossed(
      'ebitda is what remains for, ebitda is what is left for, ebitda only concerns, ebitda concerns only, ebitda only serves, ebitda only belongs to, ebitda only goes to',
      'shareholders, the shareholders, the owners, equity holders, stockholders',
    ),
    crossed(
      'ebitda ne concerne que, ebitda n’intéresse que, ebitda ne sert que, ebitda ne revient qu’, ebitda c’est ce qui reste, ebitda ne rémunère que',
      'les actionnaires, aux actionnaires, l’actionnaire, à l’actionnaire, les propriétaires',
    ),
  ],
  cheap_grows: [
    crossed(
      'cheaper one, one at seven, seven times one, seven one, cheap one',
      'grows faster, is safer, is better, is growing faster, is more profitable, is less risky, earns more',
    ),
    crossed(
      'celle à sept, celle à 7, moins chère, celle à 7 fois, celle à sept fois',
      'croît plus vite, est plus rentable, est moins risquée, est meilleure, grandit plus vite, est plus sûre',
    ),
  ],
  better_then_lower: [
    crossed(
      'the higher the growth, the faster the growth, the better the margins, the better the margin, the faster it grows, the lower the risk',
      'the lower the multiple, the smaller the multiple, the lower multiple, the cheaper',
    ),
    crossed(
      'plus la croissance est forte, plus la croissance est élevée, plus la marge est élevée, plus les marges sont élevées, plus elle croît, plus elle est rentable, plus le risque est faible',
      'plus le multiple est bas, plus le multiple est faible, plus le multiple baisse, moins le multiple est élevé, moins elle se paie',
    ),
  ],
  debt_taken_off: [
    crossed(
      'net debt, debt, loans',
      'i take it off, i subtract it, i deduct it, comes off, is subtracted, is deducted, gets deducted, i take them off',
    ),
    crossed(
      'dette nette, dette, emprunts',
      'on la retire, je la retire, je l’enlève, on l’enlève, se retire, se déduit, je la déduis, on les retire, je la soustrais, vient en moins',
    ),
  ],
  split_it: [
    'split the difference, meet in the middle, cut it in half, right in the middle',
    'coupe la poire, prends le milieu, prendre le milieu, milieu des trois, entre les deux',
  ],
} as const satisfies Lexicon;

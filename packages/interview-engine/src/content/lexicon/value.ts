import type { Lexicon } from '../types.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const valueNotions = {
  subtract: ['takes off, taking off, knocked off', 'déduis, soustrais'],
  // Enterprise value and equity value.
  whole_business: [
    'whole business, whole company, whole firm, whole thing, whole enterprise, whole cake, whole pie, whole house, whole building, whole group, whole operation, entire business, entire company, entire firm, entire operation, entire thing, full company, full business, total company, company as a whole, business as a whole, firm as a whole, business itself, company itself, core business, core operations, core activity, operating business, underlying business, underlying operations, the operations, operating assets, operating activities, the machine, the engine, the house itself, house price, factories, business is worth, business alone, before anyone is paid, all of the business, all of the company, operating company, total worth, the enterprise, whole activity, entire group, productive assets, business overall, all the assets',
    'toute l’entreprise, toute la société, toute la boîte, toute l’affaire, toute l’activité, tout le business, entreprise entière, société entière, affaire entière, activité entière, immeuble entier, gâteau entier, ensemble de l’entreprise, ensemble de la société, ensemble de l’activité, entreprise dans son ensemble, société dans son ensemble, entreprise dans sa globalité, totalité de l’entreprise, totalité de la société, outil complet, outil de production, outil industriel, outil économique, l’outil, actif économique, actifs opérationnels, actifs d’exploitation, activité elle-même, entreprise elle-même, activité opérationnelle, activités, l’exploitation, exploitation elle-même, la machine, le business, l’activité, cœur de métier, le métier, murs compris, la maison elle-même, valeur globale, valeur totale, outil de travail, valeur totale de la société, totalité de la boîte, toute la boîte, entreprise tout entière, patrimoine productif',
  ],
  all_funders: [
    'all investors, all the investors, all capital providers, all providers, providers of capital, providers of funds, providers of finance, providers of financing, capital providers, fund providers, all stakeholders, everyone who, everybody who, everyone with a claim, all claimholders, all claims, all financiers, all funders, all those who, lenders and shareholders, lenders and owners, lenders and equity, shareholders and lenders, banks and shareholders, banks and the owners, bank and the owners, bank as much as, creditors and shareholders, shareholders and creditors, debt and equity holders, debt holders and equity holders, debt and equity investors, debt holders and shareholders, bondholders and shareholders, debt and equity providers, both lenders, both debt, both the banks, both creditors, both banks, whoever funds, whoever finances, anyone who funds, debt and shareholders together, regardless of who, claims of everybody, shared among everyone, everybody together, feeds everyone, pays everybody, pays everyone, for all, for everybody, banks or stockholders, banks or shareholders, lenders or shareholders, lenders or owners, debt or equity, banks and stockholders, bankers and owners, bankers and shareholders, for both, both of them, both groups, creditors and owners, lenders as well as',
    'tous les apporteurs, ensemble des apporteurs, apporteurs de capitaux, apporteurs de fonds, apporteurs de capital, pourvoyeurs de fonds, pourvoyeurs de capitaux, fournisseurs de capitaux, tous les investisseurs, ensemble des investisseurs, tous les financeurs, ensemble des financeurs, tous les créanciers et actionnaires, tous ceux qui financent, tous ceux qui ont, toutes les parties, actionnaires et créanciers, créanciers et actionnaires, actionnaires et prêteurs, prêteurs et actionnaires, banques et actionnaires, banque et actionnaires, actionnaires et banques, banquiers et actionnaires, banque autant que, banques comme aux actionnaires, prêteurs comme aux actionnaires, créanciers comme aux actionnaires, banquiers compris, banque comprise, prêteurs compris, dette comprise, dettes comprises, emprunts compris, tout le monde, tout le tour de table, aussi bien les prêteurs, aussi bien aux prêteurs, à la fois les prêteurs, à la fois aux prêteurs, à la fois les banques, à la fois à payer les banques, pour tous, de tous, à tous, prêteurs ou actionnaires, banques ou actionnaires, dette ou fonds propres, banquiers comme actionnaires, créanciers ou actionnaires, pour les deux, aux deux, prêteurs autant que',
  ],
  left_over: [
    'left, remains, remain, remaining, remainder, residual, rest, leftover, slice, portion, part, piece, share of the value, belongs, belong, goes to, accrue, reserved, value to',
    'reste, restant, restera, résiduel, résiduelle, solde, part, portion, tranche, morceau, revient, reviennent, revenir, appartient, appartiennent, tombe dans, poche',
  ],
  the_owners: [
    'shareholder, shareholders, owner, owners, stockholder, stockholders, equity holders, equity investors, equity owners, ordinary shareholders, the family, who hold the shares, people who own it, those who own, who own the shares, people who own the shares',
    'actionnaire, actionnaires, propriétaire, propriétaires, associés, détenteurs des titres, détenteurs d’actions, porteurs d’actions, la famille, ceux qui détiennent, détenteurs, ceux qui possèdent, l’actionnaire, l’actionnariat',
  ],
  share_price: [
    'share price, stock price, price per share, price of the share, market price, price of a share, per share, quoted price, screen price, spot price, undisturbed price, a share, the share',
    'cours, cours de bourse, prix de l’action, prix par action, cours de l’action, par action, l’action, prix du titre, du titre',
  ],
  share_number: [
    'number of shares, share count, shares outstanding, outstanding shares, shares, million shares, stock outstanding, diluted shares',
    'nombre d’actions, nombre de titres, actions, titres, millions d’actions, millions de titres, parts',
  ],
  deducts: [
    'subtract, deduct, minus, less, take off, takes off, took off, taking off, take away, takes away, taking away, took away, taken away, take out, takes out, remove, net off, knock off, strip out, back out, comes off, come off, coming off, off, pulled out, after deducting, after paying, after repaying, paid back, pay back, pays back, paying back, once the debt, reduced by, net of, negative, excluding, allow for, give credit for, away, take it off, lose',
    'soustraire, soustrait, déduire, déduit, déduite, déduction, moins, retirer, retire, retiré, enlever, enlève, enlevé, retrancher, retranche, ôter, ôte, défalquer, diminué de, diminuée de, après déduction, une fois remboursé, une fois remboursée, une fois la dette, après remboursement, une fois payé, après avoir remboursé, après avoir payé, on sort, en négatif, hors, déduis, soustrais',
  ],
  by_times: [
    'times, multiply, multiplied, multiplying, x',
    'fois, multiplier, multiplie, multiplié, multipliés, multipliée, x',
  ],
  adds_up: [
    'add, adds, added, adding, plus, put back, add back, include, on top, sum, back up, gross up, pile on, together with, takes over, take over, assumes, inherits, also buys, pick up, give back',
    'ajouter, ajoute, ajouté, rajouter, rajoute, rajouté, plus, additionner, additionne, inclure, inclut, somme, remonter, remonte, réintégrer, réintègre, reprend, reprendre, en plus, hérite, assume, colle, remettre, remet, remets',
  ],
  borrowings: [
    'debt, debts, gross debt, financial debt, bank debt, loan, loans, borrowing, borrowings, borrowed, borrow, owe, owes, owed, owing, mortgage, bond, bonds, term loan, leverage, what it owes, the liability, the new liability',
    'dette, dettes, dette brute, dette financière, dette bancaire, emprunt, emprunts, emprunté, empruntée, prêt, prêts, crédit, doit, dois, devons, ce qu’on doit, ce qu’elle doit, endettement, passif financier, obligations, reste à rembourser',
  ],
  till: [
    'cash, cash balance, cash pile, cash at bank, cash on hand, till, in the bank, bank account, bank balance, money in the bank, money it has, money it holds, liquid funds, liquid assets, treasury, pile of money, piles of money, pile of cash, mountain of cash, cash on the books, cash on its books, available funds',
    'trésorerie, cash, liquidités, caisse, en caisse, argent en caisse, compte en banque, en banque, disponibilités, disponible, argent disponible, argent de côté, bas de laine, matelas, tas de cash, magot, argent placé, placements, sur le compte, compte bancaire, sur les comptes',
  ],
  more_of: [
    'more cash, more money, cash exceeds, exceeds, exceed, above, greater than, bigger than, larger than, higher than, outweigh, outweighs, over and above, sitting on, loads of, lots of, lot of, plenty of, piles of, pile of, mountain of, rich, cash rich, flush, swimming in, holds more, no debt, without debt, debt free, net cash, negative net debt, net debt is negative',
    'plus de cash, plus de trésorerie, plus de liquidités, plus d’argent, dépasse, dépassent, excède, supérieure à, supérieur à, beaucoup de cash, beaucoup de trésorerie, assise sur, assis sur, plein de cash, riche en, excédent, excédentaire, pas de dette, sans dette, pas endettée, aucune dette, trésorerie nette, trésorerie nette positive, dette nette négative, cash net, position nette de trésorerie',
  ],
  walk_down: [
    'bridge, walk from, walk down, walk up, step down, steps down, get from, go from, going from, move from, moving from, pass from, way down, way up, come down to, work down, work back, start from enterprise value, start with enterprise value, start with ev, start from ev, from one to the other, from ev, from enterprise value, down to equity, to get to equity, to reach equity, to arrive at equity, to land on equity, get to the equity, reach the equity, down to the equity, down to what belongs, get down to, back to enterprise value, up to enterprise value, up to ev',
    'passage, bridge, pont, descendre, descends, descend, on descend, redescendre, redescend, remonte vers, remonte à, remonter, passer de, passe de, on passe, pour passer, passer à, passe à, passe aux, passer aux, pour arriver, pour aller de, aller de, on va de, partir de la ve, on part de la ve, je pars de la ve, part de la valeur d’entreprise, partir de la valeur d’entreprise, pars de la valeur d’entreprise, de l’une à l’autre, de la ve aux, de la ve à, pour obtenir la valeur des titres, jusqu’aux actionnaires, jusqu’au prix, jusqu’à ce que touche',
  ],
  funding_mix: [
    'financing, financed, finance, finances, funding, funded, fund, capital structure, capital mix, mix of debt and equity, debt and equity mix, debt equity mix, paid for, pay for it, who pays, leverage, levered, leveraged, gearing, geared, indebted, mortgage, more debt, much debt, less debt, swap debt, swapping debt, refinance, refinanced, debt for equity, equity for debt, where the money comes from, loan or none, borrow, borrowed',
    'financement, financements, financé, financée, financés, financées, finance, financer, structure financière, structure du capital, structure de capital, structure de financement, mode de financement, levier, endettée, endetté, endettement, répartition entre dette, mix dette, part de dette, payé avec, payée avec, argent vient, emprunt, emprunté, emprunter, s’endette, endetter, refinancer, remplacer la dette, remplace de la dette, remplace des actions',
  ],
  indifferent_to: [
    'does not care, do not care, not care how, not care about, does not know how, do not know how, does not depend, do not depend, not matter how, not matter whether, makes no difference how, could not care less',
    'se moque de, se moquent de, se fiche de, ne se soucie pas, ne savent pas comment, ne sait pas comment, ne dépend pas, ne dépendent pas, ne regarde pas comment, ne bouge pas selon, ne change pas selon, ne varie pas selon',
  ],
  whatever_the: [
    'regardless, irrespective, whatever, whichever, no matter, independent, independently, neutral, indifferent, insensitive, blind, agnostic, before financing, before the financing, the same however, however it is, however you, same whether, not affected, unaffected, does not depend, not depend, does not care, not care, does not matter how, separate, separate things, not know how, has nothing to do with, does not change with',
    'quel que soit, quelle que soit, quels que soient, quelles que soient, peu importe, qu’importe, indépendant, indépendante, indépendamment, neutre, insensible, indifférent, indifférente, avant financement, avant le financement, avant tout financement, ne dépend pas, ne dépendent pas, ne se soucie pas, se moque, se moquent, se fiche, ne savent pas comment, ne sait pas comment, ne change pas selon, ne bouge pas selon, rien à voir avec, pas influencée, pas affectée, pas la façon dont, que ce soit, séparé, deux choses distinctes',
  ],
  stays_put: [
    'unchanged, stay the same, stays the same, stayed the same, same, flat, neutral, stable, not change, not changed, not move, not moved, no change, no effect, no impact, not affected, unaffected, identical, not touch, untouched, nothing happened, not budge, budge, stays where it was, stay where, same as before, as before, stays put, does not alter, remains the same, remain the same, still the same, washes out, wash out, cancel out, cancels out, cancels, cancel, offset, offsets, offset each other, net out, nets out, net to zero, nets to zero, nets off, a wash, constant, nothing new, exactly what they were, not altered, no difference, what they were worth, worth yesterday',
    'inchangé, inchangée, ne change pas, ne changent pas, ne bouge pas, ne bougent pas, pas bouger, pas changer, identique, stable, neutre, aucun effet, aucun impact, sans effet, pas d’effet, pas d’impact, constante, reste la même, reste le même, restent les mêmes, pas bougé, inchangés, inchangées, reste identique, reste stable, restent stables, reste où elle était, comme avant, toujours la même, toujours les mêmes, la même, les mêmes, se compensent, se compense, compense, compensé, s’annule, s’annulent, annule, se neutralisent, opération blanche, jeu à somme nulle, net nul, ne varie pas, ne varient pas, ne variera pas, n’évolue pas, aucun changement, aucune variation, aucune différence, hier, valaient hier',
  ],
  nothing_moves: [
    'nothing happens, nothing moves, nothing changes, nothing really changes, nothing really moves, nothing at all, neither moves, neither changes, neither of them, neither one, neither has, neither is, neither ev nor, neither enterprise, both stay, both remain, both are the same, both unchanged, both are unchanged, both flat, both are flat, no effect on either, no impact on either, no change in either, no change to either, unchanged for both, same for both, both of them stay, either of them, no impact, no effect, no change',
    'rien ne bouge, rien ne change, rien du tout, rien ne se passe, ne change rien, ni l’une ni l’autre, ni la ve ni, ni l’un ni l’autre, ni la valeur, les deux restent, les deux sont inchangées, aucune des deux, aucun des deux, aucun effet, aucun impact, pas d’effet, pas d’impact, zéro effet, zéro impact, rien de changé, tout reste, effet nul, impact nul',
  ],
  same_operations: [
    'same business, same company, same operations, same assets, same cash flows, same customers, same factories, same plants, business is the same, business has not changed, business does not change, operations are the same, operations are not, operations have not, operations do not, operations unchanged, operating assets, operating cash flows, plants any better, operations, cash flows are the same, not a better business, business untouched, business is not',
    'même activité, même société, même business, mêmes flux, mêmes clients, mêmes actifs, mêmes usines, activité est la même, activité n’a pas changé, activité ne change pas, activité reste, exploitation ne change pas, exploitation n’a pas changé, flux ne changent pas, flux d’exploitation, flux opérationnels, actifs opérationnels, outil, opérations, activité opérationnelle, exploitation est la même, exploitation reste, l’activité, l’exploitation',
  ],
  minority_holders: [
    'minority, minorities, minority interest, minority interests, minority holders, minority shareholders, minority stake, non controlling, outside holders, outside shareholders, other shareholders of, other owners, outside investors, not wholly owned, not fully owned, not own fully, partly owned, third parties own, part we do not own, portion we do not own, not belong to us, do not own, belongs to somebody else, belongs to someone else, belong to somebody else, belong to other, belongs to others, somebody else owns, someone else owns, partners in the subsidiaries, share of outsiders, outsiders who own',
    'minoritaire, minoritaires, intérêts minoritaires, participations ne donnant pas le contrôle, petits associés, autres associés, autres actionnaires, actionnaires extérieurs, tiers dans les filiales, associés des filiales, associés extérieurs, filiale pas détenue à, pas détenue entièrement, pas détenues à 100, ne nous appartient pas, nous appartient pas, appartient à d’autres, appartient à quelqu’un d’autre, partenaires dans les filiales, part des autres',
  ],
  affiliates: [
    'associate, associates, affiliate, affiliates, equity affiliate, equity accounted, equity method, joint venture, joint ventures, not consolidate, not consolidated, unconsolidated, stake in an affiliate, stakes in, stake in another, stake in a listed, holding in another, minority holding in another, minority holding, big stake, bits of other firms, pieces of other firms, pieces of other companies, other firms you own, without running, listed stake, investments in other companies, participations',
    'mise en équivalence, mises en équivalence, mis en équivalence, équivalence, titres mis en équivalence, entreprises associées, société associée, sociétés associées, coentreprise, coentreprises, joint venture, participation, participations, pas consolidé, pas consolidée, pas consolidées, non consolidé, non consolidée, non consolidées, morceaux d’autres sociétés, parts d’autres sociétés, titres d’autres sociétés, participation minoritaire, grosse participation',
  ],
  consolidated_fully: [
    'consolidated, fully consolidated, consolidate, a hundred percent of the ebitda, all of its ebitda, full ebitda, whole ebitda, all the ebitda, 100% of ebitda, 100 % of the ebitda, ebitda includes, includes all, in full',
    'consolidé, consolidée, consolidés, intégration globale, intégré globalement, à 100 %, 100 % de l’ebitda, tout l’ebitda, totalité de l’ebitda, ebitda entier, ebitda comprend, intégralité',
  ],
  // The number of shares.
  option_holders: [
    'option, options, warrants, option holders, stock options, strike, exercise price',
    'option, options, porteurs, stock options, bénéficiaires, prix d’exercice, strike, bspce, millions de bons, bons de souscription',
  ],
  they_exercise: [
    'exercise, exercised, exercises, pay in, pays in, pay the strike, bring in, brings in, proceeds, cash in, cash received, company receives, company gets, company collects, receives, raises, raised, money comes in, converted, use them',
    'exercer, exercent, exercice, exercées, apporter, apportent, apporté, verser, versent, versé, encaisser, encaisse, encaissé, encaissés, encaissement, reçoit, récupère, recevoir, produit de l’exercice, produit d’exercice, lever, ça rapporte, rapporte, s’en servir, convertir, souscrire, souscrivent, touche, touchent, empoche',
  ],
  buys_back: [
    'buy back, buys back, bought back, buying back, buyback, buybacks, repurchase, repurchases, repurchased, retire shares, retires shares, retired, buy shares in the market, buy shares on the market, buy own shares, buys its own shares, treasury method, treasury stock, used to buy, could buy, can buy, it buys, you can buy, takes back, take back',
    'racheter, rachète, rachetées, rachetés, rachat, rachats, reprendre des parts, reprendre, reprend, reprises, autocontrôle, annuler, annulées, méthode du rachat, treasury stock, racheter ses propres, rachète ses propres',
  ],
  new_units: [
    'new shares, net new shares, extra shares, additional shares, incremental shares, shares issued, issues, issued, issue, create, created, creates, net new, net dilution, net increase, net addition, really new, truly new, net of the buyback, net of buybacks, net figure, only add, add only, the difference, the net, additional, issuance, net issuance, shares outstanding go up',
    'actions nouvelles, titres nouveaux, nouvelles actions, nouveaux titres, actions supplémentaires, titres supplémentaires, de plus, en plus, émet, émettre, émises, émis, crée, créer, créées, créés, création nette, création, dilution nette, net nouveau, actions nettes, solde, net de rachat, la différence, pour de bon, net, émission nette, augmentation nette',
  ],
  in_money: [
    'in the money, worth exercising, exercise if, exercised only if, only exercise, below the share price, below the price, below the market price, below the current price, under the share price, lower than the share price, lower than the price, less than the share price, less than the price, strike below, strike is below, strike lower, strike is lower, strike is under, price is above, price above, above the strike, exceeds the strike, higher than the strike, over the strike, cheaper than the market, out of the money, would not exercise, nobody exercises, nobody would exercise, nobody would, would be worthless, worth nothing otherwise, if the price were below, if the price was below, if the share price was',
    'dans la monnaie, en dedans, en dehors de la monnaie, hors de la monnaie, hors la monnaie, intérêt à exercer, intérêt d’exercer, inférieur au cours, en dessous du cours, sous le cours, plus bas que le cours, moins cher que le cours, supérieur au prix d’exercice, au-dessus du prix d’exercice, supérieur au strike, au-dessus du strike, dépasse le prix d’exercice, dépasse le strike, cours supérieur, cours est supérieur, cours est au-dessus, supérieur à 15, si le cours était, si le cours passe sous, n’en compterais aucune, personne n’exerce, personne n’exercerait, personne ne bougerait, tout le monde va s’en servir, ne seraient pas exercées, pas exercées, rentable d’exercer, alors qu’elle en vaut, valait moins que',
  ],
  goes_round: [
    'iterate, iterates, iteration, iterative, circular, circularity, loop, goal seek, depends on the price, depend on the price, feeds back, go round, chicken and egg, offer price, at the offer, the bid price, price of the offer',
    'itérer, itère, itération, itérations, itératif, circulaire, circularité, boucle, boucler, tourner en boucle, dépend du prix, dépend du cours, valeur cible, prix d’offre, prix offert, prix de l’offre, œuf et la poule',
  ],
  // Multiples and methods.
  lookalikes: [
    'peers, peer group, peer set, listed peers, comparable companies, comparable businesses, comparable firms, comps, lookalikes, look alikes, twins, similar companies, similar businesses, similar firms, similar company, similar business, similar quoted, similar listed, similar public, competitors, pure players, pure plays, companies like it, companies like ours, companies alike, companies in the same, firms in the same, businesses like, others in the sector, same sector, same industry, like businesses, cousins, resemble, resembles, look like it, look like the target, alike, of the same kind, the comparables, listed comparables, quoted comparables, trading comparables, comparable listed, comparable quoted, rival companies, listed rivals',
    'pairs, sociétés comparables, entreprises comparables, sociétés similaires, entreprises similaires, boîtes similaires, sociétés qui ressemblent, sociétés ressemblantes, ressemblantes, qui se ressemblent, sociétés semblables, semblables, cousines, jumelles, sœurs, concurrents, rivaux, acteurs du secteur, acteurs cotés, sociétés du même, entreprises du même, sociétés du secteur, même métier, même secteur, même activité, pure players, pure player, échantillon, qui lui ressemblent, y ressemblent, même type, du même genre, les comparables, des comparables, aux comparables, mes comparables, ses comparables, nos comparables, comparables boursiers, comparables cotés, comparables cotées, comparables du secteur, échantillon de comparables, multiple des comparables, sociétés cotées comparables, cotées comparables, entreprises cotées comparables, sociétés cotées similaires, acteurs comparables',
  ],
  quoted_on_market: [
    'listed, quoted, publicly traded, public companies, public company, public markets, public peers, stock market, stock exchange, the exchange, equity market, stock markets, the market pays, market is paying, markets pay, trading multiples, trading comps, trading, trade at, trades at, traded, traded companies, share prices, investors pay, investors are paying, market multiples, market multiple, market prices, what the market, screen price, the market, minority price',
    'coté, cotée, cotés, cotées, cotation, bourse, en bourse, boursier, boursiers, boursière, boursières, marché boursier, marchés, le marché paie, le marché valorise, se traite, se traitent, se paie, se paient, s’échange, s’échangent, multiples boursiers, multiples de marché, marché, investisseurs paient, gens les paient, cours de bourse',
  ],
  times_profit: [
    'multiple, multiples, times ebitda, times earnings, times profit, ratio, ratios, eight times, years of profit, years of earnings, years of that, per euro of profit',
    'multiple, multiples, fois l’ebitda, fois le résultat, fois l’ebit, ratio, ratios, années de bénéfice, années de ce bénéfice, années de résultat',
  ],
  apply_it: [
    'apply, applies, applied, applying, take the, use the, put it on, put on, based on, by reference, against, multiply, multiplied, look at, look at what, see what, benchmark, observe, infer, transpose, pay for, what investors, what people pay, get its own, its own, each gets, own',
    'appliquer, applique, appliqué, appliquée, on prend, je prends, prends, prendre, utiliser, utilise, on regarde, je regarde, regarde, on observe, transposer, par référence, sur la base, multiplier, multiplie, on voit, comparer, compare, ce que paient, ce qu’on paie, gens paient, propre, sors, chaque',
  ],
  mood: [
    'mood, sentiment, fashion, bubble, bubbles, panic, volatile, volatility, mispriced, overvalued sector, whole sector, crazy, sane, irrational, cycle, crash, inherit, import, swing, swings, fear, hype, momentum, market conditions, none are identical, no two companies, never identical, no perfect, no real, rarely exist, hard to find, few, no true, not perfect, relative',
    'humeur, sentiment, mode, bulle, bulles, panique, volatil, volatile, volatilité, surévalué, sous-évalué, irrationnel, cycle, krach, emballement, emballe, s’emballe, euphorie, hérite, importe, conditions de marché, aucune n’est identique, jamais identiques, jamais parfaitement, parfait, parfaitement, rares, rarement, difficile à trouver, introuvable, relatif, relative, relatifs',
  ],
  past_deals: [
    'past deals, previous deals, recent deals, old deals, past transactions, recent transactions, previous transactions, precedent, precedents, precedent transactions, transactions, transaction, transaction multiples, deal multiples, deals, acquisitions, takeovers, m&a deals, mergers, past acquisitions, paid for similar, actually paid, really paid, really sold for, sold for, were sold, was sold, were bought, been bought, been sold, what acquirers, what buyers, whole company sales, those sales, sales took place, sale prices, acquirers paid, buyers paid, changed hands',
    'transactions, transaction, transactions passées, transactions récentes, transactions comparables, multiples de transaction, multiples de transactions, multiples de deals, opérations, opérations passées, opérations comparables, opérations récentes, deals, deal, deals passés, acquisitions, acquisitions passées, rachats passés, rachats, cessions, cessions récentes, ventes passées, ventes récentes, précédents, se sont vendues, s’est vendue, se sont vendus, ont été vendues, ont été rachetées, ont été achetées, a été rachetée, réellement payé, vraiment payé, prix payés, ce que les acquéreurs, acquéreurs ont payé, acheteurs ont payé',
  ],
  dated: [
    'old, older, stale, dated, out of date, outdated, date, dates, date back, years ago, years old, five years, ten years, another era, other era, another time, different time, different times, different conditions, different market, different rates, zero rates, at the time, back then, previous cycle, bottom of the cycle, bottom of a cycle, peak of the cycle, top of the cycle, cycle, crisis, slump, recession, crash, since then, historic, historical, backward, look back, backward looking, in the past, 2021, 2019, 2020, context, depressed, trough, downturn, low point',
    'ancien, anciens, ancienne, anciennes, vieux, vieille, vieilles, daté, datée, datés, datées, date, dates, périmé, périmée, obsolète, obsolètes, remonte, remontent, il y a, ans, années, autre époque, autre temps, époque, à l’époque, contexte, taux zéro, taux bas, cycle, bas de cycle, haut de cycle, crise, creux, récession, krach, depuis, historique, historiques, passé, passées, 2021, 2019, 2020, moment différent, conditions différentes, déprimé, point bas, ralentissement',
  ],
  forced: [
    'distress, distressed, distressed sale, fire sale, forced, forced seller, forced sale, back to the wall, back against the wall, bankruptcy, insolvent, in trouble, rescue, minority, minority stake, minority stakes, minority sale, small slice, small stake, no control, without control, partial',
    'difficulté, difficultés, en difficulté, détresse, liquidation, liquidations, faillite, vente forcée, vendeur forcé, vendeurs forcés, contraint, pressé de vendre, dos au mur, bradé, bradée, minoritaire, minoritaires, participation minoritaire, petite participation, petite part, sans contrôle, sans prise de contrôle, sans prime',
  ],
  hot_market: [
    'market has soared, exchange has soared, market has rerated, rerated, rallied, rally, market is hot, hot market, hotter, market boomed, boom, bull market, bubble, stock markets have gone up, markets have gone up, market has gone up, market went up, market is up, markets are up, expensive market, market at a peak, peak, overvalued, equity markets, stocks have run, higher than deals, above deals, more expensive than',
    'bourse a monté, bourse a fortement monté, bourse est chère, bourse est plus chère, bourse a flambé, bourse flambe, bourse monte, marchés ont monté, marché a monté, marché a rattrapé, s’est revalorisé, marché haussier, euphorie, bulle, bourse chère, marché cher, marchés chers, bourse plus chère, au plus haut, plus hauts, s’envole, envolée, envolé, s’est envolée, emballe, survalorisé, survalorisée, surévalué, rebond, a rebondi, plus chers que',
  ],
  not_public: [
    'undisclosed, not disclosed, private, confidential, few data points, limited data, data is poor, data, missing data, hard to get, patchy, incomplete, not public, few deals, small sample',
    'pas publié, pas publiée, pas publiés, confidentiel, confidentiels, peu de données, données, information, informations, peu nombreuses, peu de transactions, rares, incomplet, incomplètes, pas publics, pas publiques',
  ],
  pays_extra: [
    'premium, control premium, takeover premium, pay more, pays more, paid more, pay extra, paid extra, pays extra, pay on top, paid on top, pay over, pay above, paid above, pays above, above the market, above the share price, above the quoted price, above the stock price, above the screen price, over the share price, on top of the screen price, on top of the price, on top of the market, extra for, payment for control, pay up, mark up, markup, thirty percent more, third more, third above, dearer, sit higher, sits higher, pay for control, paid for control, price of control, premium for control',
    'prime, prime de contrôle, primes, paie plus, paient plus, payer plus, payé plus, paye plus, surpaie, surpayer, surpaient, supplément, surcoût, surprix, en plus du cours, au-dessus du cours, au-dessus de la bourse, au-dessus du prix de bourse, plus que le cours, plus cher que le cours, plus cher que la bourse, plus que la bourse, payer le contrôle, paie le contrôle, payer pour le contrôle, rallonge, tiers de plus, de plus que le cours',
  ],
  holds_control: [
    'control, controls, controlling, boss, be the boss, runs it, run the company, run it, in charge, have a say, say in, decide, decides, decisions, change the management, change management, replace management, sack, the keys, with the keys, outright, all of it, buy the lot, the lot, whole company, hundred percent, 100%, entire company, full ownership, power, majority, takes over, appoint, choose the strategy, access to the cash, use the cash',
    'contrôle, prise de contrôle, contrôler, contrôlant, patron, maître, diriger, dirige, décider, décide, décisions, changer la direction, changer le management, changer les dirigeants, remplacer la direction, les clés, les commandes, aux commandes, toute la société, toute l’entreprise, totalité, 100 %, majorité, majoritaire, pouvoir, mot à dire, nommer, main sur, accès au cash, accès à la trésorerie, stratégie',
  ],
  a_range: [
    'football field, range, ranges, bracket, low to high, low and high, low end, high end, from the lowest to the highest, side by side, interval, floor and ceiling, minimum and maximum, corridor, triangulate, triangulation',
    'football field, fourchette, fourchettes, intervalle, intervalles, bornes, borne basse, borne haute, bas et haut, bas et le haut, côte à côte, plancher et plafond, minimum et maximum, couloir, triangulation',
  ],
  methods: [
    'method, methods, methodology, approach, approaches, valuation, values, value, each one, gaps, gap, board, present, show, lay, draw, put, display, compare, negotiate, negotiation, negotiating, recommend, per division, division, put, graph',
    'méthode, méthodes, approche, approches, valorisation, valeurs, valeur, chacune, chaque, écart, écarts, conseil, présenter, présenterais, présente, montrer, montre, poser, dessiner, tracer, comparer, négocier, négociation, recommander, recommande, branche, division, mets, mettre, mettrais, regarde où',
  ],
  ev_over_ebitda: [
    'ev ebitda, ev to ebitda, ev over ebitda, ev divided by ebitda, ev by ebitda, ebitda multiple, ebitda multiples, multiple of ebitda, multiples of ebitda, enterprise multiple, enterprise value to ebitda, enterprise value over ebitda, enterprise value multiple, ev multiple, ev multiples',
    've ebitda, ve sur ebitda, ve sur l’ebitda, ve rapportée à l’ebitda, ve divisée par l’ebitda, multiple d’ebitda, multiples d’ebitda, multiple de l’ebitda, valeur d’entreprise sur ebitda, valeur d’entreprise sur l’ebitda, multiple de ve, multiples de ve, ev ebitda, ev sur ebitda, multiple de valeur d’entreprise, multiple d’entreprise',
  ],
  operating_profit: [
    'ebitda, operating profit, operating earnings, gross operating profit, profit before interest, earnings before interest, profit before bank charges, profit before the bank, before bank charges, yearly profit, cash earnings',
    'ebitda, ebe, excédent brut, résultat opérationnel, bénéfice d’exploitation, avant les frais de banque, bénéfice d’avant la banque, avant la banque, bénéfice-là, bénéfice opérationnel, dégage',
  ],
  pe_ratio: [
    'p e, pe ratio, price to earnings, price earnings, price over earnings, earnings multiple, earnings multiples, pe multiple, price to book, price book, p b, price to tangible book, book value multiple, share price over earnings, years of earnings, shareholder level, equity multiple, equity multiples, equity value multiple',
    'per, p e, p b, price earnings, price to earnings, price to book, price book, multiple de résultat net, multiple du résultat net, multiple de capitaux propres, actif net, fonds propres comptables, cours sur bénéfice, cours bénéfice, capitalisation sur résultat net, années de bénéfice, multiple d’actif net, multiples de fonds propres, côté fonds propres, niveau actionnaire',
  ],
  after_all: [
    'net income, net profit, net earnings, bottom line, earnings, earnings per share, profit after tax, profit after interest, final profit, last line',
    'résultat net, bénéfice net, bénéfice final, bénéfice, bpa, dernière ligne, profit net, résultat final, après la mensualité',
  ],
  before_interest: [
    'before interest, pre interest, prior to interest, before the interest, before any interest, before financing costs, before finance costs, before financial costs, before paying interest, before paying the bank, before paying lenders, before paying the lenders, before lenders, before the lenders, before debt is, before debt service, before the bank, before bank charges, above interest, above the interest line, unlevered, not yet paid, no interest has been, interest not deducted',
    'avant intérêts, avant les intérêts, avant frais financiers, avant les frais financiers, avant charges financières, avant les charges financières, avant résultat financier, avant le résultat financier, avant service de la dette, avant de payer les intérêts, avant de payer la banque, avant de payer les banques, avant de payer les prêteurs, avant paiement des intérêts, avant rémunération des prêteurs, avant rémunération de la dette, avant les banques, avant la banque, avant les prêteurs, d’avant la banque, au-dessus des intérêts, au-dessus des frais financiers, pas encore payé les intérêts, avant les créanciers',
  ],
  after_interest: [
    'after interest, post interest, after the interest, after paying interest, after paying the bank, after paying the lenders, after paying lenders, after lenders, after the lenders, after the bank, after debt service, after financing costs, after finance costs, once interest, once the interest, once the banks, once the lenders, lenders have been paid, banks have been paid, lenders are paid, interest has been paid, interest is paid, interest already, below interest, below the interest line, net of interest, interest and tax, lenders have had',
    'après intérêts, après les intérêts, après frais financiers, après les frais financiers, après charges financières, après les charges financières, après résultat financier, après service de la dette, après paiement des intérêts, après avoir payé les intérêts, après avoir payé la banque, après avoir payé les banques, après rémunération des prêteurs, après rémunération de la dette, après les banques, après la banque, après les prêteurs, après la mensualité, une fois les intérêts, une fois la banque payée, une fois les banques payées, une fois les prêteurs payés, une fois les frais financiers, intérêts et l’impôt payés, intérêts payés, net d’intérêts, intérêts et impôts payés, intérêts déjà payés',
  ],
  same_side: [
    'same people, same investors, same providers, same capital providers, same holders, same group, same side, same side of, same claim, same claimholders, same basis, same level, same thing, same animal, match, matches, matched, matching, must match, has to match, have to match, consistent, consistency, inconsistent, mismatch, aligned, line up, like for like, like with like, apples and oranges, apples to apples, apples with apples, top and bottom, top and the bottom, above and below, numerator and denominator, numerator and the denominator, whole cake, mixing, mix up, two sides of the ratio, both sides of the ratio, cross them, same group of, same set of, compare like, coherent, coherence',
    'mêmes personnes, mêmes apporteurs, mêmes investisseurs, mêmes ayants droit, mêmes bénéficiaires, même périmètre, même niveau, même base, mêmes bases, même côté, même chose, cohérent, cohérente, cohérents, cohérentes, cohérence, incohérent, incohérente, incohérence, faire correspondre, correspondre, correspondent, correspond, aligner, aligné, alignés, comparer ce qui est comparable, choux et des carottes, choux et carottes, pommes et des poires, pommes et poires, haut et le bas, haut et bas, numérateur et dénominateur, numérateur et le dénominateur, gâteau entier, gâteau et une part, mélange, mélangez, mélanger, croise les deux, croiser, choses comparables, même ensemble, mêmes parties prenantes, même définition',
  ],
  financials: [
    'bank, banks, insurer, insurers, insurance company, insurance companies, insurance, financials, financial institutions, financial companies, financial services, lenders like banks',
    'banque, banques, assureur, assureurs, assurance, assurances, financières, établissements financiers, institutions financières, secteur financier, sociétés financières, valeurs financières',
  ],
  makes_no_sense: [
    'meaningless, makes no sense, make no sense, does not work, not work, not apply, does not make sense, not make sense, not meaningful, useless, irrelevant, breaks down, is the business, is their business, is operating, part of operations, part of the business, raw material, is revenue, interest is, deposits, not financing, is not financing, misleading, drop it, i drop, would drop, switch, give up, move to, go to, use price',
    'pas de sens, aucun sens, n’a pas de sens, n’a aucun sens, marche pas, ne marche pas, fonctionne pas, ne s’applique pas, s’applique mal, ne veut rien dire, inutilisable, inadapté, inadaptée, pas pertinent, pas adapté, matière première, fait partie de l’exploitation, font partie de l’exploitation, partie de l’activité, métier même, leur métier, dépôts, produit d’exploitation, abandonne, j’abandonne, je passe, on passe, plutôt, je prends, je préfère, intérêts sont',
  ],
  sales_multiple: [
    'ev sales, ev to sales, ev to revenue, ev revenue, ev over sales, ev over revenue, sales multiple, revenue multiple, revenue multiples, multiple of sales, multiple of revenue, multiple of revenues, times sales, times revenue, price to sales',
    've sur chiffre d’affaires, ve sur ca, ve ca, ve sur le chiffre d’affaires, multiple de chiffre d’affaires, multiples de chiffre d’affaires, multiple du chiffre d’affaires, multiple de ca, fois le chiffre d’affaires, fois le ca, ev sales, ev sur ventes, multiple de ventes, multiple de revenus',
  ],
  no_profit_yet: [
    'no ebitda, negative ebitda, ebitda is negative, no profit, no profits, not profitable, unprofitable, loss making, loses money, losing money, pre profit, not yet profitable, no earnings, early growth, early stage, start up, startup, start ups, startups, young, high growth, burning cash, makes losses, before it makes, makes no profit, not make a profit, no positive ebitda',
    'pas d’ebitda, sans ebitda, ebitda négatif, ebitda est négatif, pas de profit, pas rentable, pas encore rentable, non rentable, déficitaire, en perte, en pertes, perd de l’argent, perdent de l’argent, pertes, start-up, startup, start up, jeune pousse, jeune société, jeune, forte croissance, hypercroissance, croît vite, brûle du cash, ne gagne pas, pas de résultat, pas de bénéfice, sans profit',
  ],
  heavy_investment: [
    'capex, capital expenditure, capital expenditures, investment needs, capital intensive, capital intensity, capital heavy, capital light, asset heavy, asset light, heavy investment, reinvest, reinvestment, maintenance spend, maintenance spending, spend on machines, spend on equipment, invest a lot, invests a lot, invest more, invests more, investment, investments, investing, machines, stand still, replace the assets, upkeep, needs to spend, spending, how much capital, capital they burn',
    'capex, investissement, investissements, investit, investissent, investir, intensité capitalistique, capitalistique, capitalistiques, gourmand en capital, gourmande en capital, lourd en capital, lourde en capital, peu capitalistique, dépenses d’investissement, maintenance, maintien, réinvestir, entretien, machines, équipements, usure, intensité en capex, travaux',
  ],
  turns_to_cash: [
    'cash conversion, turns into cash, turn into cash, converts into cash, convert into cash, conversion, ebitda to cash, ends up as cash, cash left, cash is left, cash after, free cash flow, ebitda minus capex, ebitda less capex, completely different cash, different cash, real cash, eats, swallow',
    'conversion en cash, conversion en trésorerie, se transforme en cash, transformer en cash, taux de conversion, se convertit, conversion, ebitda moins capex, cash restant, reste de cash, reste en cash, cash après, flux disponible, free cash flow, absorbe, mange, avale',
  ],
  fast_growth: [
    'growth, grow, grows, growing, grew, growth rate, growth profile, growth prospects, compounds, compounding, expanding, double digit growth, prospects, sales increase, grows faster, growing faster, faster growth, growth outlook',
    'croissance, croît, croissent, croître, grandit, grandissent, grandir, croissant, se développe, développement, croît plus vite, croissent plus vite, rythme de croissance, potentiel de croissance, perspectives de croissance',
  ],
  profitable: [
    'margin, margins, profitable, profitability, returns on capital, return on capital, return on equity, profitably, earns more per, more money per, pricing power, operating leverage',
    'marge, marges, rentable, rentables, rentabilité, profitabilité, retour sur capitaux, roce, roe, pouvoir de prix, pricing power, gagne plus par',
  ],
  riskiness: [
    'risk, risks, risky, riskier, risk profile, less risky, cyclical, cyclicality, less cyclical, volatile, volatility, steady, shaky, recurring revenue, recurring revenues, subscription, predictable, predictability, resilient, resilience, customer concentration, country risk, quality of earnings, earnings quality, governance, defensive, leverage',
    'risque, risques, risqué, risquée, risqués, risquées, profil de risque, cyclique, cycliques, cyclicité, volatil, volatile, volatilité, revenus récurrents, revenu récurrent, récurrence, abonnement, abonnements, prévisible, prévisibles, prévisibilité, résilient, résiliente, résilience, concentration clients, risque pays, qualité des résultats, gouvernance, défensif, défensive, levier, récurrents, récurrent',
  ],
  deserves: [
    'pay more, pays more, paid more, pay up, pay less, pays less, ready to pay, willing to pay, worth more, worth less, deserve, deserves, deserving, justify, justifies, justified, higher multiple, lower multiple, higher valuation, richer valuation, lower valuation, higher price, lower price, different prices, trades at a discount, trade at a discount, gets a discount, dearer, cheaper, rerate, drive the multiple, drives the multiple, explain the multiple, explains the gap, explain the gap, market pays, lower return',
    'paie plus, payer plus, paie moins, paient plus, se paie moins, se paie plus, se paient, se paie, se payer, moins cher, plus cher, mieux valorisé, mieux valorisée, mérite, méritent, mériter, justifie, justifier, justifié, multiple plus élevé, multiple supérieur, multiple plus haut, multiple plus bas, multiple plus faible, explique l’écart, expliquer l’écart, expliquent l’écart, décote, bouger le multiple, font le multiple, fait le multiple, fausser, faussent, meilleur multiple',
  ],
  alike: [
    'close, similar, comparable, same, alike, differ, differs, different, differently, in line, match',
    'différent, différente, différents, différentes, diffèrent, proche, proches, comparable, comparables, similaire, similaires, semblable, semblables, même, mêmes, ressemblent, équivalente, différer, diffère',
  ],
  same_model: [
    'business model, business models, same model, same business, same activity, same products, same product, same customers, same clients, same end market, same end markets, end market, end markets, who do you sell to, who they sell to, sell to, what they sell, sell the same, sells the same, same industry, same sector, subsector, sub sector, same services, how do you earn, how they earn, how they make money, core activity, same exposure, same drivers, same kind of activity, same kind of business, same type of business, same line of business, same end customers, same space, same niche, similar business model, comparable business model, similar activity, similar products, same thing, exactly the same thing, does the same, do the same',
    'modèle économique, business model, modèle d’affaires, même modèle, même métier, mêmes métiers, même activité, mêmes activités, mêmes produits, même produit, mêmes clients, mêmes clientèles, même clientèle, même marché, mêmes marchés, marché final, marchés finaux, marchés sous-jacents, vend la même, vendent la même, vend les mêmes, vendent les mêmes, même secteur, sous-secteur, mêmes services, comment elles gagnent, du métier, le métier, exposition, mêmes moteurs, mêmes débouchés, modèle similaire, activité similaire, activités similaires, produits similaires, même type d’activité, même type de clients, même positionnement, même chose, exactement la même chose, fait la même, font la même',
  ],
  one_offs: [
    'one off, one offs, one time, one time item, exceptional, exceptionals, exceptional items, non recurring, nonrecurring, unusual, extraordinary, restructuring, restructuring cost, restructuring costs, litigation, lawsuit, lawsuits, disposal gain, disposal gains, disposals, gains on disposal, will not come back, not come back, not repeat, will not recur, not recurring, happen once, happened once, strike action, windfall, owner salary, related party, lucky, luck, one-time, restructuring charges',
    'exceptionnel, exceptionnels, exceptionnelle, exceptionnelles, non récurrent, non récurrents, non récurrente, non récurrentes, pas récurrent, pas récurrents, ponctuel, ponctuels, ponctuelle, ponctuelles, one-off, one-offs, restructuration, restructurations, litige, litiges, procès, plus-value de cession, plus-values de cession, plus-values, ne reviendra pas, ne reviendront pas, ne se reproduira pas, ne se reproduiront pas, ne se répètera pas, inhabituel, inhabituels, arrivé une fois, sinistre, salaire du dirigeant, atypique, atypiques, coups de chance, coup de chance, arrivera qu’une fois, arrive qu’une fois, une seule fois, se répétera pas, charges de restructuration',
  ],
  cleans_up: [
    'strip out, strips out, stripping out, stripped out, clean, cleans, cleaned, clean up, scrub, scrubs, adjust, adjusted, adjusts, adjusting, adjustment, adjustments, exclude, excludes, excluding, take out, takes out, taking out, remove, removes, removing, normalise, normalised, normalising, normalisation, restate, restated, correct for, corrected for, back out, neutralise, ignore one, smooth, without the, erase, wipe out',
    'nettoyer, nettoie, nettoyé, nettoyés, retraiter, retraite, retraité, retraités, retraitée, retraitement, retraitements, enlever, enlève, retirer, retire, exclure, exclut, exclus, corriger, corrige, corrigé, ajuster, ajuste, ajusté, ajustés, ajustement, ajustements, neutraliser, neutralise, normaliser, normalise, normalisé, normalisation, réintégrer, réintègre, éliminer, élimine, gommer, gomme, lisser, hors, effacer, efface, écarter, écarte, sors les',
  ],
  accounting_rules: [
    'accounting policies, accounting policy, accounting rules, accounting standards, accounting treatment, gaap, us gaap, ifrs, capitalise, capitalised, capitalises, capitalised development, research and development, r&d, development costs, depreciation policy, definition of ebitda, define ebitda, denominator, same animal, share based payments, stock based compensation, share-based payments, books its, accounting differences, different accounting, same accounting, accounting choices, in the accounting, accounting basis',
    'méthodes comptables, normes comptables, normes, principes comptables, traitement comptable, ifrs, us gaap, gaap, active, activer, activé, activée, activés, activation, capitalise, capitalisés, capitalisée, r&d, frais de développement, recherche et développement, définition de l’ebitda, dénominateur, même définition, rémunération en actions, règles comptables, pratiques comptables, la comptabilité, même comptabilité, différences comptables, choix comptables',
  ],
  past_year: [
    'last twelve months, last 12 months, past twelve months, ltm, trailing, trailing twelve, historic, historical, last year, last years, previous year, year just ended, backward, actual figures, reported figures, latest year, current year',
    'douze derniers mois, 12 derniers mois, derniers mois, douze derniers, ltm, historique, historiques, année passée, dernier exercice, exercice clos, an dernier, année dernière, réalisé, réalisés, passé, passés, année écoulée',
  ],
  coming_year: [
    'next twelve months, next 12 months, ntm, forward, next year, next years, coming year, forecast, forecasts, consensus, estimates, expected, projected, prospective, one year ahead, year ahead',
    'douze prochains mois, 12 prochains mois, prochains mois, douze prochains, ntm, prévisionnel, prévisionnels, prévisionnelle, prévisions, année prochaine, an prochain, année à venir, exercice à venir, consensus, forward, estimations, attendu, attendus, projeté, projetés, année suivante',
  ],
  same_year_end: [
    'calendarise, calendarised, calendarising, calendarisation, year end, year ends, financial year end, same year end, align the year ends, fiscal year, fiscal years, same period, same twelve months',
    'calendariser, calendarise, calendarisé, calendarisés, calendarisation, clôture, clôtures, date de clôture, dates de clôture, 31 décembre, décembre, même exercice, mêmes périodes, même période, année calendaire',
  ],
  extremes: [
    'outlier, outliers, extreme, extremes, extreme value, extreme values, crazy, crazy name, odd one, odd ones, silly, distort, distorts, distorted, skew, skews, skewed, spoil, spoils, pull up, pulls up, drag, drags, one name, abnormal, aberrant',
    'aberrante, aberrantes, aberrant, aberrants, extrême, extrêmes, valeurs extrêmes, hors norme, hors normes, anormal, anormale, anormaux, atypique, atypiques, délirant, fausse, fausser, faussent, tire, tirer, tirent, biaise, biaiser, déforme, point isolé',
  ],
  plain_average: [
    'average, averages, averaged, averaging, mean, simple average, arithmetic average, arithmetic mean, midpoint, mid point, in the middle, split the difference, halfway',
    'moyenne, moyennes, moyenne simple, moyenne arithmétique, moyenner, milieu, au milieu, coupe la poire, couper la poire, mi-chemin',
  ],
  each_division: [
    'each division, each business, each one, each part, each segment, each of them, each unit, each separately, every division, every business, every part, per division, by division, division by division, one by one, separately, on its own, individually, sum of the parts, sum of parts, sotp, add them up, adding it up, three valuations, own multiple, own peers, different multiple, different multiples, specific multiple, break up, break it up, piece by piece, separate businesses, divisions separately, the first business',
    'chaque division, chaque activité, chaque métier, chaque branche, chaque pôle, chaque partie, chacune, chacun, par division, par activité, par métier, par branche, par pôle, division par division, une par une, un par un, séparément, individuellement, isolément, somme des parties, sotp, sum of the parts, propre multiple, multiple propre, multiples différents, multiple différent, multiple adapté, multiple spécifique, on additionne, j’additionne, morceau par morceau, pièce par pièce, trois morceaux',
  ],
  head_office: [
    'head office, headquarters, central cost, central costs, corporate costs, corporate overhead, corporate overheads, overhead, overheads, holding cost, holding costs, holding company costs, group costs, unallocated costs, holding discount, conglomerate discount, conglomerates, discount for the holding, jumbled boxes, holding company discount',
    'siège, coûts de siège, frais de siège, coûts centraux, frais centraux, coûts de structure, frais de structure, frais de holding, coûts de holding, coûts corporate, frais corporate, frais généraux, décote de holding, décote de conglomérat, décote, conglomérat, conglomérats, coûts non alloués, holding',
  ],
  // Debt-like items and the price of a company.
  counts_as_debt: [
    'debt like, looks like debt, look like debt, like debt, treated as debt, treat as debt, counts as debt, quasi debt, as debt, in net debt, in the net debt, into net debt, debt items, is debt, are debt, call debt, calls debt, deducted, comes off, come off, taken off, off the price, lowers the price, reduces the price, reduce the price, subtracted, still to be paid, still payable, has to pay, will have to pay, fight, argue, argument, haggle, dispute, debate, negotiate, bring down the price, buyer wants, buyer says, seller says, is owed, is due, tax due',
    'quasi-dette, quasi dette, quasi-dettes, quasi dettes, éléments assimilés, assimilé à de la dette, assimilée à de la dette, assimilés à de la dette, assimilables, comme de la dette, traité en dette, traités en dette, en dette, dans la dette nette, dans la dette, à déduire, déduire, déduit, déduits, vient en déduction, viennent en déduction, je les enlève, enlève, retrancher, retranche, c’est dû, à payer, devra payer, reste à payer, reste à décaisser, bagarre, bataille, discute, discussion, débat, dispute, négocie, négocier, fait baisser, baisse le prix, baisser le prix, acheteur veut, acheteur dit, acheteur considère, dettes dues, reste dû, impôt dû, pareil, idem',
  ],
  retired_staff: [
    'pension, pensions, pension deficit, pension deficits, pension liability, pension liabilities, pension promise, pension promises, pension scheme, pension plan, retirement, retirees, retired, former employees, retirement benefits, unfunded pension, pension fund, pension hole, retirement plan',
    'engagements de retraite, engagement de retraite, déficit de retraite, déficit de retraites, retraites, retraite, pensions, pension, rentes, rentes promises, anciens salariés, indemnités de fin de carrière, ifc, fonds de pension, régime de retraite, engagements sociaux, départs à la retraite, provisions retraites, provision retraite, départ en retraite, départs en retraite, indemnités de départ, caisse de retraite',
  ],
  promised: [
    'deficit, deficits, unfunded, underfunded, promise, promises, promised, liability, liabilities, obligation, obligations, owed, debt, debt like, hole, shortfall, gross or net of tax, after tax, deduct, comes off, provision, gap, funding gap, not provisioned, not funded',
    'déficit, déficits, engagement, engagements, non couvert, non couverts, non couvertes, pas couvert, pas couverts, pas financé, pas financés, non financé, non financés, promis, promises, promesses, obligation, obligations, passif, dette, quasi-dette, quasi dette, provision, provisions, brut ou net, après impôt, avant impôt, sans argent mis de côté, déduire, trou, pas provisionné, pas provisionnés, pas provisionnées, non provisionné, non provisionnées, non provisionnés, sous-financé, sous-financement, c’est dû',
  ],
  rented: [
    'lease, leases, leased, lease liability, lease liabilities, lease debt, lease obligation, ifrs 16, ifrs sixteen, rent, rents, rental, rentals, right of use, rented, landlord, rental contracts',
    'loyer, loyers, dette locative, dettes locatives, dette de loyer, dette de loyers, ifrs 16, ifrs seize, location, locations, contrats de location, bail, baux, crédit-bail, droit d’utilisation, bailleur, contrat de location',
  ],
  normal_level: [
    'peg, normal level, normalised level, normal working capital, normalised working capital, average level, usual level, reference level, as much as usual, average over, twelve month average, seasonal, seasonality, adjustment, shortfall, less than that, pay the difference, below normal, above normal, at closing, at completion, squeezed, stretch suppliers, stretched, true up, normal, usual, counts as normal, required level, adjustment, price adjusts',
    'normatif, normative, niveau normatif, niveau normal, niveau de référence, référence, moyenne sur douze mois, moyenne douze mois, autant que d’habitude, d’habitude, habituel, peg, saisonnier, saisonnalité, ajuste, ajusté, ajustement, écart, en dessous du normal, inférieur au normal, au closing, à la date de closing, pressé les clients, gonflé, étirer les fournisseurs, étirer, fournisseurs plus tard, normal, habituel, considéré comme normal, niveau requis',
  ],
  customer_stock_supplier: [
    'working capital, receivables, inventory, payables, stock, suppliers, customers, what customers owe, trade balances',
    'bfr, besoin en fonds de roulement, fonds de roulement, créances, stocks, stock, fournisseurs, clients, entrepôt, dort chez les clients',
  ],
  paid_ahead: [
    'deferred revenue, deferred income, unearned, customer prepayments, prepayments, prepayment, customer deposits, customer advances, advances from customers, paid in advance, paid up front, cash up front, advance payments, down payments, subscriptions paid',
    'produits constatés d’avance, pca, acomptes, acompte, avances clients, avances de clients, avances reçues, payé d’avance, payés d’avance, versé d’avance, encaissé d’avance, encaissés d’avance, argent versé d’avance, clients payent d’avance, abonnements payés, prépaiements, revenus différés',
  ],
  price_mechanism: [
    'locked box, completion accounts, closing accounts, price mechanism, leakage, fixed price, price adjustment, closing mechanism, cut off date, accounts at completion, who gets the cash, cash made in between, between signing and closing, economic risk',
    'locked box, comptes de closing, comptes de clôture, comptes à la date de closing, mécanisme de prix, fuites de valeur, leakage, leakages, prix ferme, ajustement de prix, prix fixe, fige, figer, figés, date passée, date de référence, compte tout le jour, jour de la remise des clés, entre signing et closing, entre-temps',
  ],
  stuck_cash: [
    'trapped, trapped cash, stuck, stuck abroad, blocked, restricted, restricted cash, not available, not free, not freely, minimum cash, operating cash, cash needed, needed to run, tied up, locked up, abroad, foreign subsidiary, not all the cash, some of the cash',
    'bloqué, bloquée, bloquées, coincé, coincée, piégé, piégée, trapped cash, pas disponible, pas libre, pas librement, pas mobilisable, non mobilisable, restreinte, minimum, trésorerie minimum, cash minimum, nécessaire à l’exploitation, besoin d’exploitation, à l’étranger, en chine, filiale étrangère, pas toute la trésorerie, immobilisée',
  ],
  burns: [
    'burn, burns, burning, burn it, burn rate, burn through, losing money, lose money, loses money, losses, spend it all, spends it, spent, be gone, gone in, runs out, run out, disappear, eaten, eat up, consume, consumes, melt, melting, used up, biotech',
    'brûle, brûler, brûlent, cash burn, consomme, consommer, consommation, consomment, perd de l’argent, perdre de l’argent, pertes, dépense tout, dépenser, dépensé, fond, fondre, s’évapore, disparaître, disparaisse, partir en fumée, épuise, épuisé, épuisée, mange, manger, mangera, biotech, biotechs',
  ],
  hidden_claims: [
    'hidden liabilities, hidden liability, liabilities, litigation, lawsuit, lawsuits, off balance sheet, contingent, contingent liabilities, liability you do not see, liabilities the market, environmental, fraud, does not believe, distrust, bad management, value destruction, destroy value, not trust',
    'passifs cachés, passif caché, passifs, litige, litiges, procès, hors bilan, éventuels, passifs éventuels, dépollution, fraude, ne croit pas, méfie, se méfie, destruction de valeur, détruit de la valeur, détruire de la valeur',
  ],
  market_value_below: [
    'market cap is below, market cap below, market cap is lower, market cap lower, market cap is less, market cap less, market cap is smaller, market cap smaller, market cap is even lower, market value is below, market value below, market value is lower, market value lower, market value is less, trades below, trade below, trading below, trades for less, trade for less, trading for less, shares trade for less, priced below, valued below, valued at less, worth less than, worth less than its cash, less than the cash, less than its cash, less than its net cash, less than the net cash, lower than the cash, lower than its cash, lower than its net cash, lower than the net cash, below the cash, below its cash, below its net cash, below net cash, below the net cash, below the pile, below cash, below zero, cheaper than its cash, cash exceeds the market cap, cash exceeds market cap, cash is higher than the market cap, cash is bigger than the market cap, net cash exceeds, net cash is greater, more than its market cap, more than the market cap, more than its market value, above the market cap, trades under its cash, trades under, under its cash, valued under',
    'capitalisation inférieure, capitalisation est inférieure, capitalisation plus faible, capitalisation est plus faible, capitalisation sous, capitalisation passe sous, capitalisation boursière inférieure, capitalisation boursière est inférieure, valeur boursière inférieure, valeur boursière est inférieure, capi inférieure, capi est inférieure, vaut moins que sa trésorerie, vaut moins que son cash, vaut moins que la trésorerie, vaut moins en bourse, vaut moins que, valent moins que, cote moins que, cote sous, cotée sous, cotée moins que, se traite sous, se traite en dessous, traite moins cher, inférieure à la trésorerie, inférieure à sa trésorerie, inférieure au cash, inférieure à son cash, moins que sa trésorerie, moins que son cash, moins que le cash, moins que la trésorerie, sous sa trésorerie, sous la trésorerie, en dessous de sa trésorerie, en dessous de la trésorerie, en dessous de son cash, en dessous du cash, trésorerie dépasse la capitalisation, trésorerie nette dépasse, cash dépasse la capitalisation, trésorerie supérieure à la capitalisation, plus de cash que de capitalisation, plus que sa capitalisation, sous zéro',
  ],
  negative_value: [
    'negative, below zero, less than zero, under zero, minus, goes negative, turns negative, turn negative',
    'négatif, négative, négatives, sous zéro, en dessous de zéro, inférieure à zéro, passe en négatif, moins de zéro',
  ],
  // What to tell a board.
  tests_inputs: [
    'sensitivity, sensitivities, sensitive, scenario, scenarios, stress, stress test, stress tests, flex, flexing, flexed, shake, shock, shocks, half a point, one point, point of margin, points of margin, point of growth, point more, point less, what if, haircut, haircuts, downside, downside case, base case, cases, move the discount rate, change the discount rate, vary, varying, test the plan, test the assumptions, challenge the plan, run the numbers again, cut the growth, cut the plan, higher wacc, lower growth',
    'sensibilité, sensibilités, sensible, scénario, scénarios, stress, stresser, stresse, secoue, secouer, choc, chocs, demi-point, un point, point de marge, points de marge, point de croissance, et si, point de moins, point de plus, décote sur le plan, cas dégradé, cas de base, cas bas, dégrader, dégrade, faire varier, fais varier, fait varier, varier, bouger, faire bouger, fais bouger, tester le plan, teste le plan, tester les hypothèses, teste les hypothèses, challenger le plan, challenge le plan, abaisser la croissance, cmpc plus élevé, recalcule, recalculer, refais tourner, faire tourner',
  ],
  dcf_inputs: [
    'wacc, discount rate, growth, margin, margins, plan, business plan, management plan, terminal, terminal growth, terminal value, assumption, assumptions, forecast, forecasts, projections, inputs, dcf, hundred',
    'cmpc, wacc, taux, taux d’actualisation, croissance, marge, marges, plan, plan d’affaires, business plan, terminale, valeur terminale, hypothèse, hypothèses, prévision, prévisions, projections, dcf, taux de croissance',
  ],
  my_position: [
    'i recommend, i would recommend, my recommendation, my advice, i would advise, i advise, in my view, my view, for me, personally, i believe, i suggest, i would suggest, i would aim, aim for, i would accept, i would refuse, we should, board should, you should, i would push, i would open, i would not, do not sell, not sell, not accept, walk away, hold out, i would go, i would set, i would stick, my answer, my number',
    'je recommande, je recommanderais, ma recommandation, mon conseil, je conseille, je conseillerais, à mon avis, selon moi, pour moi, personnellement, ce que j’en pense, mon avis, je propose, je proposerais, je suggère, je viserais, viser, vise, j’accepterais, je refuserais, refuser, vous devriez, conseil devrait, je pousserais, j’ouvrirais, je ne vendrais pas, ne pas vendre, ne vendez pas, on signe, négociable, je fixerais, je tiendrais, je m’arrêterais, ma position, ma réponse',
  ],
  price_line: [
    'below, above, under, between, at least, minimum, floor, reserve, reserve price, walk away, asking price, low eighties, nineties, eighties, less than, around, reserve price',
    'en dessous, au-dessus, sous, entre, au moins, minimum, plancher, prix de réserve, réserve, à partir de, autour de, moins de, négociable',
  ],
  what_could_go: [
    'risk, danger, the risk, main risk, biggest risk, worry, concern, caveat, if the plan, plan slips, miss, misses, optimistic, too optimistic, mirage, provided, unless, could fall, could come back, condition, conditional',
    'risque, danger, le risque, principal risque, crainte, inquiétude, réserve, si le plan, plan dérape, dérape, rate, optimiste, trop optimiste, mirage, à condition, sauf, sous réserve, pourrait retomber, revient à, condition',
  ],
  a_sponsor: [
    'sponsor, sponsors, private equity, fund, funds, financial buyer, lbo, leveraged buyout, buyer who borrows, borrows most, mostly with debt, leveraged buyer',
    'fonds, sponsor, sponsors, private equity, fonds d’investissement, acheteur financier, lbo, rachat avec effet de levier, acheteur qui emprunte, emprunte l’essentiel, fonds lbo',
  ],
  mostly_final: [
    'terminal value, terminal, final value, tv, after year five, beyond the plan, end value, long term value',
    'valeur terminale, terminale, valeur finale, vt, flux normatif, au-delà du plan, après l’horizon, long terme',
  ],
  big_share: [
    'most, most of, two thirds, three quarters, percent, %, bulk, majority, weight, weighs, heavy, large part, big part, share of, depends on, hangs on, sits in',
    'essentiel, la plupart, deux tiers, trois quarts, pour cent, %, majorité, poids, pèse, pèsent, lourd, grosse part, grande part, part, repose sur, dépend',
  ],
  future_cash: [
    'cash flows, cash flow, free cash flow, future cash, cash it will, money it will bring, money it will make, money it will generate, will bring in, will earn, will generate, future earnings, forecast cash, forecast the cash, project the cash, dcf, discounted cash flow, discounted cash flows',
    'flux, flux de trésorerie, flux futurs, flux disponibles, cash futur, cash-flows, cash flows, argent qu’elle va, ce qu’elle va gagner, ce qu’elle va rapporter, ce qu’elle va générer, rapportera, gagnera, générera, dcf, actualisation des flux',
  ],
  brought_to_today: [
    'discount, discounted, discounting, discount rate, present value, today, to today, back to today, in today’s money, today’s worth, shrink, shrinks, wacc, bring it back, bring back, brought back, time value',
    'actualiser, actualise, actualisé, actualisés, actualisées, actualisation, taux d’actualisation, valeur actuelle, aujourd’hui, ramener, ramène, ramenés, cmpc, wacc, valeur d’aujourd’hui',
  ],
  hangs_on_guesses: [
    'assumption, assumptions, guess, guesses, as good as, only as good, garbage in, plan, forecast, forecasts, hypotheses, sensitive, sensitivity, terminal growth, terminal value, say anything, make it say, another company, swing, optimistic, theoretical, intrinsic, subjective, judgement, input, inputs, hangs on',
    'hypothèse, hypothèses, supposition, suppositions, prévision, prévisions, plan, dépend, dépendent, sensible, sensibilité, taux de croissance, valeur terminale, faire dire, n’importe quoi, optimiste, théorique, intrinsèque, subjectif, subjective, jugement, paramètres, repose sur',
  ],
  net_of_tax: [
    'after tax, net of tax, tax effected, taxed, less tax, minus tax, one minus t, one minus the tax, tax affected',
    'après impôt, après impôts, net d’impôt, nets d’impôt, moins l’impôt, un moins le taux, taxé, imposé',
  ],
  what_goes_in: [
    'what goes in, what you put in, what is in it, what belongs in it, definition of, how you define, included or not, in or out',
    'met dedans, mettre dedans, met dans, qu’on y met, ce qu’on y inclut, inclut ou pas, définition de, dedans ou pas',
  ],
  is_worth: ['worth, value, price, fetch, market value', 'valent, vaut, valeur, prix'],
  whatever_growth: [
    'whatever their growth, whatever growth, whatever its growth, regardless of growth, regardless of their growth, irrespective of growth, whatever their margins, whatever their margin, regardless of margins, growth does not matter, growth has nothing to do, growth and margins do not matter',
    'quelle que soit leur croissance, quelle que soit la croissance, quelles que soient leur croissance, quelles que soient leurs marges, peu importe la croissance, peu importe leur croissance, peu importent les marges, peu importent leurs marges, peu importe leur marge, indépendamment de la croissance, indépendamment de leur croissance',
  ],
  richer: [
    'richer, poorer, better off, worse off, wealthier',
    'plus riches, plus pauvres, enrichis, appauvris, gagnent, perdent',
  ],
  the_other_one: [
    'the other, the other one, one of them, more quickly, better, stronger, higher, the one at, at twelve, at seven',
    'autre, l’une, celle, meilleure, meilleures, plus forte, plus fortes, supérieure, à douze, à sept, à 12, à 7',
  ],
  not_same: [
    'not the same, not have the same, do not have same, do not share same, nothing in common, not comparable',
    'pas la même, pas le même, pas les mêmes, ni la même, ni le même, rien en commun, pas comparables',
  ],
  not_debt: [
    'are not debt, is not debt, never part, not part of the debt, do not count, not counted, not included, not to be deducted',
    'ne sont pas de la dette, n’est pas de la dette, ne sont pas une dette, ne comptent pas, ne compte pas, n’en font pas partie, n’entrent pas, pas à déduire',
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
    'add net debt to ev, add net debt to enterprise value, adding net debt to ev, adding net debt to enterprise value, ev plus net debt, enterprise value plus net debt, add debt to enterprise value, add debt to ev',
    'ajouter dette nette à ve, ajouter dette nette à valeur d’entreprise, rajouter dette nette à ve, ve plus dette nette, valeur d’entreprise plus dette nette, ajouter dette à ve',
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
    'mid cycle, middle of the cycle, through the cycle, over the cycle, across the cycle, average over the cycle, average margin, average profit, full cycle',
    'milieu de cycle, moyenne de cycle, moyenne du cycle, bénéfice moyen, marge moyenne, moyenne sur dix, moyenne sur un cycle, cycle complet, sur le cycle',
  ],
  bad_times: [
    'crisis, slump, depressed, trough, downturn, recession, crash, bottom of the cycle, bottom of a cycle, bottom of the market, low point, pandemic',
    'crise, creux, déprimé, récession, krach, bas de cycle, bas du cycle, point bas, ralentissement, pandémie, covid',
  ],
  the_ratio: [
    'ratio, line, fraction, metric, above and below, top and bottom, top and the bottom, numerator, denominator, upstairs, multiple',
    'ratio, fraction, rapport, en haut et en bas, haut et le bas, haut et bas, numérateur, dénominateur, agrégat, multiple',
  ],
  debt_free: [
    'debt free, free of debt, free of any debt, cash free, without debt and cash, before debt and cash, no debt and no cash, without any debt or cash',
    'ni dette ni trésorerie, sans dette ni trésorerie, ni dette ni cash, sans dette ni cash, hors dette, hors trésorerie et dette',
  ],
  different_leverage: [
    'different leverage, different capital structures, different capital structure, different debt levels, different levels of debt, different gearing, leveraged company with, with and without debt',
    'endettements différents, endettement différent, niveaux d’endettement différents, structures financières différentes, structure financière différente, leviers différents, société à levier, avec et sans dette, endettée et une sans',
  ],
  seller_gets: [
    'cheque, what the seller receives, what the seller gets, net proceeds, lowers the price, reduces the price, price he receives',
    'chèque, ce que touche le vendeur, ce que reçoit le vendeur, produit net, fait baisser le prix, réduit le prix, prix touché',
  ],
  bars_drawn: [
    'bar, bars, overlap, overlaps, chart',
    'barre, barres, recoupent, se recoupent, recoupe, se recoupe, recouper, recouvrent, graphique, graphique de fourchettes, plage, plages',
  ],
  keeps_rest: [
    'remainder, residual, what is left, are left with, left with, end up with, pocket, would keep, keep, get the rest, actually own, own, get what remains, receive what is left',
    'gardent, garde, récupèrent, récupère, ce qui reste, touchent, touche, empochent, le reste, le solde',
  ],
  new_shares_net: [
    'new shares, net new shares, extra shares, additional shares, incremental shares, net issuance, net dilution, net new, net addition',
    'actions nouvelles, titres nouveaux, nouvelles actions, nouveaux titres, actions supplémentaires, titres supplémentaires, création nette, dilution nette, émission nette, titres de plus, actions de plus, actions en plus, titres en plus',
  ],
  can_pay: [
    'can pay, could pay, can afford, could afford, afford, able to pay, ability to pay, would pay, can put, pay and still',
    'peut payer, pourrait payer, paierait, pourraient payer, peut se permettre, capacité à payer, peut mettre, peut monter, peut en donner',
  ],
  floor_price: [
    'floor, minimum, lower bound, backstop, at least',
    'plancher, minimum, borne basse, filet, au moins',
  ],
  postponed: [
    'postponed, postpones, deferred, delayed, overdue, underspent, underinvested, catch up, put off, neglected, cut before the sale',
    'repoussé, repoussés, en retard, différé, différés, reporté, reportés, sous-investi, sous-investissement, rattraper, rattrapage, gelé, coupé avant',
  ],
  several_bidders: [
    'several bidders, several buyers, several suitors, bidders, suitors, rival bidders, bidding war, auction, competition between, compete, competing, push each other, push one another, competitive process, competitive tension, outbid, more than one buyer, contested',
    'plusieurs acquéreurs, plusieurs acheteurs, plusieurs candidats, plusieurs prétendants, prétendants, surenchère, surenchères, surenchérir, enchère, enchères, guerre des prix, mise en concurrence, en concurrence, concurrence entre, processus compétitif, tension concurrentielle, se battent, font monter',
  ],
  merging_saves: [
    'synergy, synergies, cost savings, merge the back office, merging, put two head offices, two head offices, cut duplicate, duplicate costs, cutting costs, economies of scale, cross sell, share part of the savings, some of the savings, savings you will make, expected savings, savings he expects',
    'synergie, synergies, économies de coûts, économies d’échelle, doublons, fusionner les sièges, deux sièges, fusionner, mutualiser, réduire les coûts, ventes croisées, part des économies, économies attendues, économies réalisées, économies qu’il',
  ],
  accept_it: [
    'accept, accepts, sign, go below, settle, take less, recommend less',
    'accepter, accepte, accepterais, signer, signe, descendre, céder, lâcher',
  ],
  will_it_come_back: [
    'recur, recurring, come back, comes back, repeat, repeats, again, sustainable, proof, evidence, really',
    'récurrent, récurrents, revenir, reviendra, reviendront, se répéter, répètent, durable, preuve, preuves, vraiment',
  ],
  peers_or_figures: [
    'peers, companies, comps, multiples, figures, numbers, accounts, everyone, everything, all, basis, ebitda',
    'pairs, sociétés, comparables, multiples, chiffres, agrégats, comptes, tous, tout, base, ebitda',
  ],
  explain_or_drop: [
    'explain, explained, drop, dropped, exclude, excluded, remove, removed, discard, ignore, say why, justify, comment, look into, understand, median, not average, rather than',
    'expliquer, explique, expliquées, expliqués, exclure, exclus, exclut, écarter, écarte, écartées, retirer, retire, sortir, justifier, justifie, commenter, comprendre, médiane, plutôt que, ne cache pas',
  ],
  middle_value: [
    'median, medians, middle value, middle one, quartile, quartiles, interquartile, quartile range',
    'médiane, médianes, valeur centrale, quartile, quartiles, interquartile',
  ],
  it_moves: ['ratio, multiple, it, stays, same', 'ratio, multiple, il, elle, reste, même, rapport'],
  // What false statements are made of: short phrases, so that the true opposite does not match.
  only_ones: [
    'only, just, solely, alone, purely, exclusively, simply',
    'seulement, uniquement, seuls, seul, seule, exclusivement, simplement',
  ],
  every_time: [
    'always, in every case, every time, invariably, without exception, necessarily, by definition, systematically, in all cases, automatically',
    'toujours, dans tous les cas, à chaque fois, systématiquement, sans exception, forcément, nécessairement, par définition, automatiquement, à tous les coups',
  ],
  not_possible: [
    'impossible, not possible, cannot, can not, can never, could never, could not, never, no way, not exist',
    'impossible, pas possible, peut pas, peut jamais, peuvent pas, pourrait pas, jamais, n’existe pas',
  ],
  adds_cash: [
    'add cash, add back cash, also add cash, adding cash, plus cash, cash is added, cash gets added, cash is also added, cash on top, cash goes on top, cash comes on top, include cash, put cash on top, cash should be added, cash has to be added',
    'ajouter trésorerie, ajouter aussi trésorerie, ajouter cash, ajouter aussi cash, rajouter trésorerie, rajouter aussi trésorerie, rajouter cash, rajouter aussi cash, plus trésorerie, plus cash, additionner trésorerie, additionner cash, trésorerie s’ajoute, cash s’ajoute, trésorerie en plus, inclure trésorerie, inclure cash, trésorerie est ajoutée, cash est ajouté, ajouter également trésorerie',
  ],
  up_to_ev: [
    'get to ev, get to enterprise value, get enterprise value, reach enterprise value, reach ev, arrive at enterprise value, arrive at ev, build enterprise value, obtain enterprise value, part of enterprise value, included in enterprise value, in enterprise value, in ev, ev is, enterprise value is, ev equals, enterprise value equals',
    'arriver à ve, arriver à valeur d’entreprise, obtenir valeur d’entreprise, obtenir ve, trouver valeur d’entreprise, dans valeur d’entreprise, dans ve, partie de valeur d’entreprise, ve est, ve c est, valeur d’entreprise est, valeur d’entreprise c est, ve égale, valeur d’entreprise égale',
  ],
  equity_plus_cash: [
    'market cap plus cash, market cap plus all cash, market capitalisation plus cash, equity plus cash, equity value plus cash, market cap and cash, equity value and cash, shares plus cash, cash to market cap, cash to equity value, market cap and add cash, market cap and you add cash, market cap with cash',
    'capitalisation plus trésorerie, capitalisation plus cash, capitalisation boursière plus trésorerie, capitalisation boursière plus cash, valeur des titres plus trésorerie, valeur des titres plus cash, valeur des fonds propres plus trésorerie, valeur des fonds propres plus cash, fonds propres plus trésorerie, capi plus trésorerie, capi plus cash, capitalisation et trésorerie, trésorerie à capitalisation, cash à capitalisation',
  ],
  changes_with: [
    'depends on, depend on, changes with, change with, moves with, changes when, moves when, moves around, moves as soon, changes as soon, varies with, is affected by, is driven by, rises with, goes up with, falls with, rises when, goes up when, is a function of',
    'dépend du, dépend de, change avec, change quand, change dès, change selon, varie avec, varie selon, bouge avec, bouge dès, bouge quand, évolue avec, est affectée par, monte avec, monte quand, augmente avec, augmente quand, est fonction',
  ],
  ev_goes_up: [
    'ev goes up, ev rises, ev increases, ev will rise, ev will increase, ev will go up, ev would rise, ev would go up, ev would increase, ev also increases, ev also goes up, ev also rises, ev is higher, ev gets bigger, ev should go up, ev should increase, ev should rise, enterprise value goes up, enterprise value rises, enterprise value increases, enterprise value will rise, enterprise value will increase, enterprise value will go up, enterprise value would go up, enterprise value would rise, enterprise value would increase, enterprise value also increases, enterprise value also goes up, enterprise value is higher, enterprise value gets bigger, enterprise value should go up, enterprise value should increase, increases enterprise value, raises enterprise value, increases ev, raises ev, pushes ev up, pushes enterprise value up',
    've augmente, ve monte, ve va augmenter, ve va monter, ve grimpe, ve s’accroît, ve progresse, ve est plus élevée, ve augmente aussi, ve augmente donc, ve monte donc, ve doit augmenter, ve doit monter, valeur d’entreprise augmente, valeur d’entreprise monte, valeur d’entreprise va augmenter, valeur d’entreprise va monter, valeur d’entreprise grimpe, valeur d’entreprise s’accroît, valeur d’entreprise progresse, valeur d’entreprise est plus élevée, valeur d’entreprise augmente donc, valeur d’entreprise monte donc, fait monter ve, fait monter valeur d’entreprise, augmente ve, augmente valeur d’entreprise',
  ],
  equity_goes_down: [
    'equity falls, equity value falls, equity value goes down, equity value decreases, equity value drops, equity value declines, equity value will fall, equity value will go down, equity value would fall, equity value would go down, equity value is lower, equity goes down, equity decreases, equity drops, shareholders lose, lowers equity value, reduces equity value, equity value is reduced, equity value shrinks',
    'valeur des titres baisse, valeur des titres diminue, valeur des titres recule, valeur des titres va baisser, valeur des titres chute, valeur des fonds propres baisse, valeur des fonds propres diminue, valeur des fonds propres recule, valeur des fonds propres va baisser, valeur des fonds propres chute, fonds propres baissent, fonds propres diminuent, fonds propres reculent, equity baisse, equity diminue, actionnaires perdent, réduit valeur des fonds propres, réduit valeur des titres, baisse valeur des titres',
  ],
  raised_debt: [
    'more debt, by the debt, the debt raised, debt raised, new debt, raise debt, raises debt, raising debt, extra debt, additional debt, amount of debt, amount of the debt, debt is added, with debt, of debt, borrowing, borrows, borrowed, the loan, has to be repaid, owes more, more indebted, more leverage, more leveraged, extra leverage, now indebted, higher debt',
    'plus de dette, dette levée, nouvelle dette, lever de dette, lève de dette, dette supplémentaire, montant de dette, dette s’ajoute, ajoute de dette, avec dette, de dette, du montant, emprunt, emprunte, emprunté, davantage de dette, doit plus, devra rembourser, plus endettée, davantage endettée, plus de levier, montant emprunté, dette monte',
  ],
  ev_is_the_owners: [
    'ev belongs only to shareholders, enterprise value belongs only to shareholders, ev is only for shareholders, enterprise value is only for shareholders, ev is what shareholders own, enterprise value is what shareholders own, ev is what is left for shareholders, enterprise value is what is left for shareholders, enterprise value is what remains for shareholders, ev is what remains for shareholders, ev is market cap, enterprise value is market cap, ev is same as market cap, enterprise value is same as market cap, enterprise value is share price times, ev is share price times, ev is just market cap, enterprise value is just market cap, equity value is for all investors, equity value belongs to everyone, equity value belongs to all, equity value is whole business, equity value is value of whole business, equity value is value of whole company, equity value belongs to lenders, enterprise value is what belongs to shareholders, ev is what belongs to shareholders, enterprise value is shareholders part, equity value is for everybody, equity value is for everyone, equity value is for all, equity value is what everybody',
    've revient uniquement aux actionnaires, ve revient aux seuls actionnaires, valeur d’entreprise revient uniquement aux actionnaires, valeur d’entreprise revient aux seuls actionnaires, ve est ce qui reste aux actionnaires, ve c est ce qui reste aux actionnaires, valeur d’entreprise est ce qui reste aux actionnaires, valeur d’entreprise c est ce qui reste aux actionnaires, ve est capitalisation, ve c est capitalisation, valeur d’entreprise est capitalisation, valeur d’entreprise c est capitalisation, valeur des fonds propres revient à tous, valeur des titres revient à tous, valeur des titres est pour tous, valeur des fonds propres c est valeur de toute, valeur des titres c est valeur de toute, valeur des fonds propres est pour tous, valeur d’entreprise c est part des actionnaires, valeur d’entreprise est part des actionnaires, ve c est part des actionnaires, valeur d’entreprise c est pour les actionnaires, ve c est pour les actionnaires, valeur des fonds propres c est pour tout le monde, valeur des titres c est pour tout le monde, valeur des fonds propres est pour tout le monde',
  ],
  minorities_off: [
    'subtract minorities, subtract minority interest, subtract minority interests, minus minorities, minus minority interest, minus minority interests, deduct minorities, deduct minority interest, deduct minority interests, less minorities, less minority interests, take off minorities, take out minorities, take away minorities, remove minorities, minorities are subtracted, minorities are deducted, minorities come off, minorities off, minority interest is subtracted, minority interests are subtracted, minorities i subtract, minorities i take them off, minorities i deduct, minorities get subtracted, minorities get deducted, minorities should be subtracted, subtract share of minorities, minorities not ours so i take off, minorities not ours so i subtract',
    'soustraire minoritaires, soustraire intérêts minoritaires, retirer minoritaires, retirer intérêts minoritaires, enlever minoritaires, enlever intérêts minoritaires, déduire minoritaires, déduire intérêts minoritaires, retrancher minoritaires, moins minoritaires, moins intérêts minoritaires, minoritaires sont déduits, minoritaires viennent en moins, minoritaires en moins, soustrait minoritaires, soustrais minoritaires, déduit minoritaires, déduis minoritaires, déduit intérêts minoritaires, enlève part des minoritaires, retire part des minoritaires, déduit part des minoritaires, minoritaires je les retire, minoritaires je les enlève, minoritaires je les déduis, minoritaires on les retire, minoritaires on les enlève, minoritaires on les déduit',
  ],
  associates_on_top: [
    'add associates, add affiliates, plus associates, plus affiliates, adding associates, associates are added, add also associates, also add associates, associates on top, add equity affiliates, add stakes in associates, associates i add them, associates get added, associates should be added',
    'ajouter sociétés mises en équivalence, ajouter mises en équivalence, ajouter mise en équivalence, ajouter titres mis en équivalence, rajouter sociétés mises en équivalence, rajouter mises en équivalence, rajouter mise en équivalence, plus sociétés mises en équivalence, plus mises en équivalence, plus mise en équivalence, plus titres mis en équivalence, mises en équivalence je les ajoute, mise en équivalence je l’ajoute, mises en équivalence on les ajoute',
  ],
  counts_them_all: [
    'add all, adds all, adding all, all are added, all added, count all, counts all, counting all, count them all, take all, takes all, take them all, include all, included all, every option counts, all options count, all the options count, all the options are added, all options are added, add full, add whole, all become shares, each option is a new share, one for one, add every option, simply add options, just add options, options to basic, options to basic count, options to basic shares, options to existing, options to share count, options become shares, options become new shares, options all become, options turn into shares, options turn into new shares',
    'prendre toutes, prend toutes, prends toutes, ajouter toutes, ajoute toutes, compter toutes, compte toutes, comptent toutes, retenir toutes, inclure toutes, toutes ajoutées, toutes comptées, toutes les options comptent, ajouter totalité, ajoute intégralité, ajouter totalité des options, une pour une, chaque option donne une action, simplement ajouter options, ajoute simplement, options aux actions existantes, options aux actions, options au nombre, options deviennent des actions, options deviennent toutes, option donne une action, chaque option donne, chaque option devient',
  ],
  worthless_options: [
    'out of the money options, options out of the money, even out of the money, options whose strike is above, underwater options, if strike were above, strike were above, even if strike, whatever the strike, regardless of the strike, even if they are out of the money, even when they are out of the money',
    'options hors de la monnaie, options en dehors de la monnaie, même hors de la monnaie, même en dehors de la monnaie, options hors la monnaie, même si prix d’exercice, quel que soit prix d’exercice, même si strike, même si elles sont hors de la monnaie, même quand elles sont hors',
  ],
  are_counted: [
    'count, counts, counted, count too, also count, include, included, add, added, dilute, still dilute',
    'comptent, compte, compter, comptées, inclure, inclus, incluses, ajouter, ajoute, diluent, diluer',
  ],
  no_effect_on: [
    'no effect, no effect on, no impact, no impact on, not change, does not affect, not affect, does not matter, not matter, makes no difference, no influence, no bearing, does not influence, not influence, does not alter, does not modify',
    'aucun effet, aucun impact, aucune incidence, pas d’effet, pas d’impact, ne change pas, ne change rien, sans effet, sans impact, n’influence pas, n’a aucune influence, pas d’influence, aucune influence, n’influe pas, influence pas, n’affecte pas, affecte pas, ne modifie pas, modifie pas, ne touche pas, ne joue pas',
  ],
  bigger_than: [
    'larger, higher, greater, bigger, above, exceed, exceeds, more than, more expensive, dearer, worth more',
    'supérieure, supérieur, supérieurs, plus grande, plus grand, plus élevée, plus élevés, au-dessus, dépasse, dépasser, dépassent, excède, plus hauts, plus chers, plus cher, vaut plus, valent plus, plus importante, plus gros',
  ],
  smaller_than: [
    'smaller, lower, less than, below, inferior',
    'inférieure, inférieur, plus petite, plus faible, plus basse, en dessous, moins que',
  ],
  only_financial_debt: [
    'only financial debt counts, only financial debt matters, only bank debt counts, only bank debt matters, only bank debt and cash, only debt and cash matter, only debt and cash count, only financial debt and cash, look only at financial debt, look only at bank debt, only look at financial debt, only look at bank debt, deduct only financial debt, deduct only bank debt, only deduct financial debt, only deduct bank debt, deduct only net debt, just deduct net debt, just deduct financial debt, simply deduct financial debt, it is just debt minus cash, it is simply debt minus cash, it s just debt minus cash, nothing but financial debt, pensions and leases are not debt, pensions stay out',
    'déduire uniquement dette, déduire seulement dette, regarder uniquement dette, regarder seulement dette, retirer uniquement dette, retirer seulement dette, enlever uniquement dette, enlever seulement dette, uniquement dette bancaire et, seulement dette bancaire et, uniquement dette financière et, seule dette financière compte, seule dette bancaire compte, uniquement dette financière moins, seulement dette financière moins, c est juste dette moins, c est simplement dette moins, rien d’autre que dette financière, déduit uniquement dette, déduit seulement dette, on ne déduit que dette, ne déduit que dette financière, ne regarde que dette',
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
    'on the price, on price, to the price, the price, on the value, on the equity price',
    'sur le prix, au prix, le prix, sur la valeur, du prix',
  ],
  beyond_doubt: [
    'true value, right value, exact value, real value, correct value, objective, most accurate, always right, always best, best method, always the best, most reliable, only right, never misleads, no assumptions, without assumptions, free of assumptions, does not depend on assumptions, no judgement, is right, the right one',
    'vraie valeur, valeur exacte, bonne valeur, valeur réelle, objective, objectif, plus fiable, toujours juste, toujours la meilleure, toujours le meilleur, meilleure méthode, ne trompe jamais, seule bonne, aucune hypothèse, sans hypothèse, ne dépend pas des hypothèses, ne dépend d’aucune hypothèse, n’a pas de limite, aucune limite, a raison, seule méthode vraiment objective',
  ],
  top_or_bottom: [
    'highest, lowest, top, bottom, best, first, most reliable, ranks, rank',
    'plus haute, plus haut, plus élevée, plus basse, plus bas, plus faible, meilleure, meilleur, première, supérieure, inférieure',
  ],
  comps_with_premium: [
    'trading multiples include, trading comps include, listed peers include, trading multiples contain, trading comps contain, share prices include, share prices already include, comps include, comps contain, trading multiples already include, trading comps already include, stock prices include, quoted multiples include, peers include, market multiples include, listed multiples contain, listed multiples include, quoted peers include, market prices include, stock market multiples include, share prices contain, listed companies include',
    'comparables boursiers incluent, comparables boursiers intègrent, comparables boursiers contiennent, multiples boursiers incluent, multiples boursiers intègrent, multiples boursiers contiennent, comparables incluent, comparables intègrent, comparables boursiers incluent déjà, multiples boursiers incluent déjà, cours de bourse inclut, cours de bourse intègre, cours inclut, multiples boursiers comprennent, comparables boursiers comprennent, prix de bourse incluent, cours de bourse incluent, sociétés cotées incluent',
  ],
  same_sector_words: [
    'same sector, one sector, a sector, same industry, sector alone, sector is enough, sector code, the sector, industry alone',
    'même secteur, un secteur, le secteur, secteur seul, secteur suffit, code secteur, même industrie',
  ],
  the_same_multiple: [
    'same multiple, same multiples, identical multiple, identical multiples, is enough, alone decides, sector decides, all that matters, only thing that matters, sufficient',
    'même multiple, mêmes multiples, multiple identique, multiples identiques, secteur suffit, il suffit, décide seul, décide de tout, seule chose qui compte, suffisant',
  ],
  only_a_convention: [
    'it is convention, it s convention, it is just convention, it s just convention, it is only convention, it s only convention, it is simply convention, it s simply convention, it is mostly convention, it s mostly convention, it is market convention, it s market convention, it is just market convention, it s just market convention, it s really just convention, it is purely convention, it s purely convention, by convention, pure convention, it is habit, it s habit, it s just habit, just market practice, mere convention, no economic reason, no real reason, no deep reason, matter of convention, mostly convention, mainly convention, question of convention, simply the convention',
    'c est convention, c est juste convention, c est simplement convention, c est simple convention, c est surtout convention, c est pure convention, c est plutôt convention, c est uniquement convention, par convention, pure convention, convention de place, convention de marché, c est habitude, c est juste habitude, par habitude, usage de marché, question d’habitude, aucune raison économique, pas de raison économique, pas de vraie raison, question de convention, affaire de convention, plutôt convention',
  ],
  ev_on_net_income: [
    'ev to net income, ev over net income, ev divided by net income, ev net income, ev by net income, enterprise value to net income, enterprise value over net income, enterprise value divided by net income, ev with net income, enterprise value with net income, ev to earnings, price to ebitda, equity value over ebitda, equity value to ebitda, market cap to ebitda',
    've sur résultat net, ve sur le résultat net, ve divisée par résultat net, ve avec résultat net, ve rapportée au résultat net, valeur d’entreprise sur résultat net, valeur d’entreprise avec résultat net, valeur d’entreprise rapportée au résultat net, capitalisation sur ebitda, capitalisation sur l’ebitda, valeur des titres sur ebitda, valeur des titres sur l’ebitda',
  ],
  is_fine: [
    'fine, works, works too, ok, okay, valid, also use, can use, could use, as well, just as well, equally, acceptable, no problem, better, interchangeable, good, perfectly good, sound',
    'convient, marche, marche aussi, fonctionne, valable, utiliser, peut utiliser, pourrait utiliser, aussi bien, acceptable, sans problème, mieux, interchangeable, pareil, revient au même, très bien, tout à fait',
  ],
  swapped_interest: [
    'ebitda is after interest, ebitda after interest, ebitda is calculated after interest, ebitda belongs only to shareholders, ebitda is for shareholders, ebitda goes only to shareholders, net income is before interest, net income before interest, net income belongs to lenders, net income goes to lenders, net income goes to everyone, net income belongs to everyone, net income is for all',
    'ebitda est après intérêts, ebitda après intérêts, ebitda est calculé après intérêts, ebitda c est après intérêts, ebitda revient uniquement aux actionnaires, ebitda revient aux seuls actionnaires, résultat net est avant intérêts, résultat net avant intérêts, résultat net c est avant intérêts, résultat net revient aux prêteurs, résultat net revient à tous, résultat net revient aussi aux prêteurs, résultat net est pour tous',
  ],
  ebitda_means_cash: [
    'ebitda is cash, ebitda is cash flow, ebitda equals cash, ebitda equals cash flow, ebitda is same as cash flow, ebitda is same thing as cash, ebitda is free cash flow, ebitda and cash flow are same, ebitda is money in bank, ebitda is already cash, ebitda and cash are same, ebitda and cash are basically same, ebitda is basically cash, ebitda is basically cash flow',
    'ebitda c est cash, ebitda est cash, ebitda c est cash-flow, ebitda est cash-flow, ebitda est trésorerie, ebitda c est trésorerie, ebitda égale cash, ebitda est équivalent à cash, ebitda correspond au cash, ebitda c est flux de trésorerie, ebitda c est déjà du cash, ebitda et cash c est pareil, ebitda et cash-flow c est pareil, ebitda et trésorerie c est pareil, ebitda est donc du cash',
  ],
  simply_mispriced: [
    'simply overvalued, clearly overvalued, obviously overvalued, purely overvalued, simply too expensive, just too expensive, simply expensive, just mispriced, simply mispriced, market is wrong, market got it wrong, market has it wrong, market made mistake, just undervalued, simply undervalued, just cheap, simply cheap, market is simply wrong, market is just wrong, is overpriced, simply overpriced',
    'simplement surévaluée, simplement surévalué, clairement surévaluée, forcément surévaluée, tout simplement trop chère, simplement trop chère, juste trop chère, marché se trompe, simplement sous-évaluée, juste sous-évaluée, juste pas chère, surévaluée tout simplement, surévalué tout simplement, simplement trop cher, surévaluée et voilà, marché a tort',
  ],
  weaker_profile: [
    'riskier, more risk, higher risk, more risky, slower growth, lower growth, grows slower, grows less, low margin, lower margins, lower margin, capital intensive',
    'plus risquée, plus risqué, plus de risque, risque plus élevé, croissance plus faible, croît moins vite, marges plus faibles, marge plus faible, plus capitalistique',
  ],
  higher_multiple: [
    'higher multiple, higher multiples, bigger multiple, larger multiple, trades higher, deserves more, worth a higher, trade at a higher, gets a higher, deserves a higher',
    'multiple plus élevé, multiples plus élevés, multiple plus haut, multiple supérieur, mérite plus, se paie plus cher, mieux valorisée',
  ],
  stays_best: [
    'best multiple, best one, still works, works well, works fine, works perfectly, still use, keep it, keep using, still the right, right multiple, remains the best, is still best, remains, as for any, like any other, applies as well',
    'meilleur multiple, reste le meilleur, marche très bien, fonctionne très bien, fonctionne bien, marche bien, on le garde, je le garde, garde, reste le bon, bon multiple, s’applique aussi, comme pour les autres, reste valable, reste pertinent',
  ],
  margin_ignored: [
    'margin does not matter, margins do not matter, regardless of margin, regardless of margins, regardless of its margin, whatever the margin, whatever the margins, never mind the margin, without looking at margins, without looking at the margin, margins are irrelevant, no need to look at margins',
    'quelle que soit la marge, quelles que soient les marges, peu importe la marge, peu importent les marges, sans regarder la marge, sans regarder les marges, la marge ne compte pas, marges ne comptent pas, marge n’a pas d’importance',
  ],
  premium_to_ev: [
    'applies to ev, applied to ev, applies to enterprise value, applied to enterprise value, apply to enterprise value, applies to whole enterprise value, applied to whole enterprise value, applies to full enterprise value, applies always to enterprise value, always applies to enterprise value, applies to whole ev, apply premium to ev, apply premium to enterprise value, apply thirty percent to ev, put premium on ev, put premium on enterprise value, enterprise value plus premium, ev plus premium, premium on whole company including debt, premium is on enterprise value, premium is paid on enterprise value, premium is on ev, premium is paid on ev, multiply ev by, multiply enterprise value by, enterprise value times one point, ev times one point, premium to enterprise value, premium to whole enterprise value, premium to ev, percent to enterprise value, percent to ev, % to enterprise value, % to ev, premium on top of enterprise value, premium on top of ev',
    's’applique à ve, s’applique à valeur d’entreprise, s’applique toujours à valeur d’entreprise, s’applique toujours à ve, applique à ve, applique à valeur d’entreprise, appliquer prime à ve, applique prime à ve, applique prime à valeur d’entreprise, appliquer prime à valeur d’entreprise, appliquée à ve, appliquée à valeur d’entreprise, ve plus prime, valeur d’entreprise plus prime, prime porte sur ve, prime porte sur valeur d’entreprise, prime se calcule sur ve, prime se calcule sur valeur d’entreprise, prime est sur ve, multiplie ve par, multiplie valeur d’entreprise par, majore ve, majore valeur d’entreprise, % à valeur d’entreprise, % à ve, pour cent à valeur d’entreprise, pour cent à ve, prime sur toute la ve, prime à toute la valeur d’entreprise',
  ],
  equity_on_ebitda: [
    'equity value divided by ebitda, equity divided by ebitda, equity over ebitda, equity value over ebitda, equity value by ebitda, equity by ebitda, market cap divided by ebitda, market cap over ebitda, market cap by ebitda, offer value divided by ebitda, equity price divided by ebitda, price of shares divided by ebitda, value of shares divided by ebitda, equity to ebitda',
    'valeur des titres divisée par ebitda, valeur des titres par ebitda, valeur des titres sur ebitda, valeur des fonds propres divisée par ebitda, valeur des fonds propres par ebitda, valeur des fonds propres sur ebitda, capitalisation divisée par ebitda, capitalisation par ebitda, capitalisation sur ebitda, titres sur ebitda, titres divisés par ebitda, divise titres par ebitda, prix des actions divisé par ebitda',
  ],
  averages_three: [
    'average three multiples, average multiples, average three, average of three, average of multiples, averaging three, averaging multiples, mean of three, mean of multiples, average them, simple average, arithmetic average, take average, take mean, use average, average multiple',
    'moyenne des multiples, moyenne des trois, moyenne simple, moyenne de ces multiples, moyenne de ces trois, moyenne arithmétique, fais moyenne, faire moyenne, prends moyenne, prendre moyenne, moyenne entre, multiple moyen',
  ],
  total_profit: [
    'total ebitda, group ebitda, combined ebitda, sum of the ebitda, whole ebitda, overall ebitda, ebitda of the group, 200, right method, correct method, three multiples, the three',
    'ebitda total, ebitda du groupe, ebitda consolidé, somme des ebitda, ebitda global, ensemble de l’ebitda, 200, bonne méthode, trois multiples, des trois',
  ],
  plus_net_debt: [
    'add net debt, adding net debt, plus net debt, net debt is added, net debt gets added, net debt on top, add debt, plus debt, add back net debt, add back debt',
    'ajouter dette nette, ajouter dette financière nette, ajouter aussi dette nette, rajouter dette nette, plus dette nette, ajouter dette, rajouter dette, dette nette s’ajoute, dette nette en plus',
  ],
  because_it: ['because, since, as, due, for', 'parce que, car, puisque, en raison, pour'],
  one_for_all: [
    'same multiple for all, same multiple to all, same multiple for three, one multiple for all, one multiple for whole, one multiple to whole, single multiple for whole group is, same multiple for every, same multiple for each',
    'même multiple pour toutes, même multiple pour les trois, même multiple aux trois, même multiple à toutes, un seul multiple pour tout, même multiple pour chaque',
  ],
  sell_side: [
    'sell side, we are selling, selling side, represent the seller, on the side of the seller, work for the seller, working for the seller, advise the seller, advising the seller, client is selling, client is the seller, paid by the seller, higher fee, bigger fee, we are on the sell side, since we advise',
    'côté vendeur, sell side, sell-side, conseil du vendeur, pour le vendeur, mandat de vente, mandat vendeur, client vend, client est vendeur, on est vendeur, honoraires plus élevés, conseille le vendeur, conseillons le vendeur, conseillant le vendeur, on est du côté du vendeur',
  ],
  the_highest: [
    'highest, highest number, highest value, highest figure, hundred, 100, the top, the dcf, best number',
    'plus haut, plus haute, plus élevé, plus élevée, cent, 100, le dcf, le maximum',
  ],
  market_is_right: [
    'market is always right, market is right, market never wrong, market is never wrong, market always knows, only the market counts, only market counts, only comps count, seventy is true value, 70 is true value, worth 70 and nothing more',
    'marché a toujours raison, marché a raison, marché ne se trompe jamais, seul le marché compte, seuls les comparables comptent, marché sait, vaut 70 et rien de plus',
  ],
} as const satisfies Lexicon;

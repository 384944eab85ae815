import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What several points of this part of the trade are told with. */
export const valueShared: Lexicon = {
  adds_up: [
    'in the total, add, added, plus, put back, include, on top, sum, back up, gross up, pile on, together with, takes over, assumes, inherits, also buys, pick up, give back',
    'dans le total, ajouter, rajouter, plus, additionner, inclure, inclut, somme, remonter, réintégrer, reprend, reprendre, hérite, assume, colle, remettre, remet',
  ],
  adjustment_line: [
    'add back, addbacks, adjustment, line, item, restructuring, cost, expense, legal, charge, gain',
    'retraitement, ajustement, add-back, ligne, poste, élément, restructuration, frais, coût, charge, plus-value, produits',
  ],
  an_asset_bought: [
    'we pay for it too, pay for it as well, you buy it too, you buy that too, buyer gets, buyer takes it over, buyer inherits, buyer will own it, asset, buyer has to pay, buyer pays for, buyer gets it, acquirer pays, has to be paid for, is worth something',
    'on la paie aussi, la paie aussi, on paie aussi, on l’achète aussi, l’achète aussi, acheteur la récupère, acheteur l’obtient, acheteur en hérite, reprise par l’acheteur, actif, acheteur doit payer, acheteur la paie, acquéreur doit la payer, acquéreur la paie, acheteur récupère, acquéreur récupère',
  ],
  and_so_on: [
    'all that stuff, that kind of thing, that sort of thing, and so on, et cetera, all of that, all those parameters, all these parameters, many other things, many factors, all these things, all those things, all of these things',
    'tout ça, pas mal d’autres choses, beaucoup de facteurs, et cetera, ce genre de choses, ainsi de suite, et compagnie, toutes ces choses, tous ces paramètres, toutes ces choses-là, tous ces sujets, tous ces éléments',
  ],
  because_it: ['because, since, as, due, for', 'parce que, car, puisque, en raison, pour'],
  bigger_than: [
    'fuller, ends up above, larger, higher, greater, bigger, above, exceed, more than, more expensive, dearer, worth more',
    'plus pleine, plus plein, valoir plus, vaudra plus, vaudront plus, passent au-dessus, vaut davantage, valent davantage, supérieure, plus grande, plus élevée, au-dessus, dépasse, dépasser, excède, plus hauts, plus chers, vaut plus, valent plus, plus importante, plus gros',
  ],
  counts_as_debt: [
    'call everything a debt, calls it a debt, call it a debt, something owed, as something you owe, debt like, like debt, quasi debt, as debt, in net debt, in the net debt, into net debt, debt items, is debt, are debt, call debt, deducted, comes off, taken off, off the price, lowers the price, reduces the price, subtracted, still to be paid, still payable, has to pay, will have to pay, fight, argue, argument, haggle, dispute, debate, negotiate, bring down the price, buyer wants, buyer says, seller says, is owed, is due, tax due',
    'tout appeler dette, appeler ça une dette, comme une dette, quasi-dette, assimilables, comme de la dette, en dette, dans la dette, déduire, déduit, vient en déduction, viennent en déduction, enlève, retrancher, c’est dû, à payer, devra payer, reste à décaisser, bagarre, bataille, discute, discussion, débat, dispute, négocie, négocier, fait baisser, baisse le prix, acheteur veut, acheteur dit, acheteur considère, dettes dues, reste dû, impôt dû, pareil, idem',
  ],
  deducts: [
    'knock off, shave off, subtract, deduct, minus, less, take out, remove, strip out, back out, off, pulled out, after paying, after repaying, paid back, pay back, once the debt, reduced by, net of, negative, excluding, allow for, give credit for, away, lose, set aside, leave aside, once the loan, after the loan',
    'défalque, s’enlève, s’enlèvent, rabote, soustraire, soustrait, déduire, déduit, déduction, moins, retirer, enlever, retrancher, ôter, ôte, défalquer, diminué de, une fois remboursé, une fois la dette, après remboursement, une fois payé, après avoir remboursé, après avoir payé, on sort, en négatif, hors, déduis, mets de côté',
  ],
  every_time: [
    'always, in every case, every time, invariably, without exception, necessarily, by definition, systematically, in all cases, automatically',
    'toujours, dans tous les cas, à chaque fois, systématiquement, sans exception, forcément, nécessairement, par définition, automatiquement, à tous les coups',
  ],
  if_word: ['if', 'si, s'],
  is_fine: [
    'nothing would stop, nothing stops, nothing prevents, nothing wrong, no reason not to, perfectly well, fine, works, ok, okay, valid, also use, can use, could use, as well, equally, acceptable, no problem, better, interchangeable, good, sound',
    'rien n’empêche, rien n’interdit, rien de faux, sans souci, convient, marche, fonctionne, valable, utiliser, aussi bien, acceptable, sans problème, mieux, interchangeable, pareil, revient au même, très bien, tout à fait',
  ],
  kept_cash: [
    'keeps the cash, cash raised, raised cash, cash comes in, cash in the bank, more cash, with the cash, since there is more debt, because there is more debt, because of the debt, because of the new debt, since debt rises, because debt rises',
    'garde la trésorerie, garde le cash, cash levé, trésorerie levée, plus de cash, plus de trésorerie, puisqu’il y a plus de dette, du montant de la dette, de la nouvelle dette, puisque la dette',
  ],
  lease_promise: [
    'have to pay landlords, still to pay landlords, owed to landlords, have to pay the landlord, future rent payments, lease, promise, commitment, future rents, right of use, right to use, years of rent, rent to come, remaining rents, signed for years',
    'à payer aux propriétaires, à payer au propriétaire, à payer aux bailleurs, à payer au bailleur, faite au bailleur, dette locative, dette de loyer, dettes de loyers, obligation locative, engagement, promesse, promis, loyers futurs, loyers à venir, contrat de location, bail, baux, droit d’utilisation, droit d’occuper, années de loyer, loyers restants, loyers qui restent, droit d’usage',
  ],
  line_by_line: [
    'one line after another, line after line, one line after the other, line by line, item by item',
    'ligne après ligne, une ligne après l’autre, ligne à ligne, ligne par ligne, poste par poste',
  ],
  lookalikes: [
    [
      `${crossed('similar, comparable, neighbouring, same kind of', 'cars, flats, boats, bikes, horses, restaurants, garages, farms, firms, places')}, brothers and sisters`,
      'the neighbours, neighbours sell, neighbours really sell, shop next door, house next door, houses in the street, same street, across the street, others like it, ones like it, next door’s, firms like this one, others in the trade, who else does, who else makes, chains on, other chains, its rivals, their rivals, our rivals, others like that, firms like that, companies of that sort, same sort of firm, same sort of company, such companies, firms like it, do only that, only do that, firms of the same kind, of the same stripe, of that ilk, quoted rivals, own rivals, like yours, like ours, similar to yours, similar to ours, most like it, peers, comparable companies, comparable businesses, comps, lookalikes, twins, similar companies, similar businesses, similar quoted, similar listed, similar public, competitors, pure players, pure plays, companies like it, companies like ours, companies in the same, firms in the same, businesses like, others in the sector, same sector, same industry, like businesses, cousins, resemble, look like it, look like the target, alike, of the same kind, the comparables, listed comparables, quoted comparables, trading comparables, comparable listed, comparable quoted, rival companies, listed rivals, similar houses, similar shops, houses like it, shops like it, neighbours, like mine, same kind of',
    ].join(', '),
    [
      `${crossed('voitures, bateaux, restaurants, garages, fermes, commerces', 'semblables, comparables, du même genre, pareils, d’à côté')}, frères et sœurs`,
      'les voisins, voisins se vendent, d’à côté, maison d’en face, de la même rue, du même quartier, du quartier, sociétés pareilles, qui d’autre fait, qui ne font que ça, autres chaînes, boîtes du genre, boîtes comme elle, sociétés comme elle, entreprises comme elle, celles qui lui ressemblent, boîtes de ce genre, sociétés de ce genre, entreprises de ce genre, les mêmes à côté, du même genre, même acabit, du même tonneau, de la même trempe, comme la vôtre, comme la nôtre, comme la tienne, comme la mienne, ressemblent à la nôtre, ressemblent à la vôtre, pairs, sociétés comparables, entreprises comparables, sociétés similaires, entreprises similaires, boîtes similaires, ressemblantes, semblables, cousines, jumelles, sœurs, concurrents, rivaux, acteurs du secteur, acteurs cotés, sociétés du même, entreprises du même, sociétés du secteur, même métier, même secteur, même activité, pure players, pure player, échantillon, même type, les comparables, des comparables, aux comparables, mes comparables, ses comparables, nos comparables, comparables boursiers, comparables cotés, comparables du secteur, cotées comparables, sociétés cotées similaires, acteurs comparables, maisons similaires, boutiques similaires, voisines, sosies',
    ].join(', '),
  ],
  lowers_word: [
    'lowers, reduces, decreases, cuts, brings down, pushes down, depresses, falls, drops, goes down, comes down',
    'vient réduire, vient diminuer, vient baisser, baisse, réduit, diminue, abaisse, tire vers le bas, pèse sur, fait chuter, recule',
  ],
  mismatch_word: [
    'mix, mixes, mixing, mismatch, inconsistent, mistake, wrong, would, compare, if',
    'mélange, mélanger, mélangerait, incohérent, erreur, faux, serait, comparer, si',
  ],
  no_effect_on: [
    'changes nothing to, changes nothing in, changes nothing about, no effect, no impact, not change, not affect, not matter, makes no difference, no influence, no bearing, not influence, does not alter, does not modify',
    'aucun effet, aucun impact, aucune incidence, pas d’effet, pas d’impact, ne change pas, ne change rien, sans effet, sans impact, n’influence pas, n’a aucune influence, pas d’influence, aucune influence, n’influe pas, influence pas, n’affecte pas, affecte pas, ne modifie pas, modifie pas, ne touche pas, ne joue pas',
  ],
  no_profit_yet: [
    'no money yet, makes no money, ebitda s negative, company loses money, firm loses money, nobody makes money, no one makes money, nobody earns money, in the red, kid firm, baby firm, no ebitda, negative ebitda, ebitda is negative, no profit, not profitable, unprofitable, loss making, loses money, pre profit, not yet profitable, no earnings, early growth, early stage, start up, startup, young, high growth, burning cash, makes losses, before it makes, not make a profit, no positive ebitda',
    'ne gagne encore rien, gagne encore rien, personne ne gagne d’argent, ne gagnent pas d’argent, ne gagne pas d’argent, dans le rouge, boîte toute jeune, bébé société, pas d’ebitda, sans ebitda, ebitda négatif, ebitda est négatif, pas de profit, pas rentable, pas encore rentable, non rentable, déficitaire, perd de l’argent, pertes, start-up, startup, jeune, forte croissance, hypercroissance, croît vite, brûle du cash, ne gagne pas, pas de résultat, pas de bénéfice, sans profit',
  ],
  no_weight: [
    'no say, no weight, no vote, out of the money, no power, nothing to say, who cares about, not care about, nobody cares, irrelevant, immaterial, not matter, not count, no difference, no influence, no bearing, no effect, no impact, plays no role, play no role, not a factor, not come into, not relevant, of no importance, not important',
    'aucun poids, pas de poids, pas voix au chapitre, hors de la monnaie, aucun pouvoir, rien à dire, on s’en fiche, on s’en moque, on s’en fout, je m’en fiche, je m’en moque, pas d’importance, aucune importance, sans importance, ne compte pas, ne comptent pas, importe peu, importent peu, ne change rien, ne changent rien, pas d’influence, aucune influence, aucun effet, aucun impact, aucune incidence, pas d’effet, pas d’impact, ne joue pas, ne jouent pas, n’intervient pas, n’interviennent pas, n’entre pas en compte, n’entrent pas en compte, n’y est pour rien, pas un critère, pas un facteur',
  ],
  nothing_moves: [
    'nothing happens, nothing moves, nothing changes, nothing really changes, nothing really moves, nothing at all, neither moves, neither changes, neither of them, neither one, neither has, neither is, neither ev nor, neither enterprise, both stay, both remain, both are the same, both unchanged, both are unchanged, both flat, both are flat, unchanged for both, same for both, both of them stay, either of them, no impact, no effect, no change',
    'rien ne bouge, rien ne change, rien du tout, rien ne se passe, ne change rien, ni l’une ni l’autre, ni la ve ni, ni la valeur, les deux restent, les deux sont inchangées, aucune des deux, aucun effet, aucun impact, pas d’effet, pas d’impact, zéro effet, zéro impact, rien de changé, tout reste, effet nul, impact nul',
  ],
  plain_treated_as_debt: [
    'like loans, as loans, like debts, as debts, like borrowings, like debt, as debt, like a debt, as a debt, debt like, like a loan, as a loan, quasi debt, call it debt, is debt, are debt, off the price, comes off, come off, deducted, subtracted, taken off, lowers the price, brings the price down, less for the shares, belong with the borrowings, in with the borrowings, with the borrowings, with the debt, treated as owed, as borrowed money, buyer says debt, says debt, are owed',
    'comme des emprunts, comme des dettes, comme des crédits, comme de la dette, comme un crédit, comme une dette, comme un emprunt, en dette, quasi-dette, assimilés, assimilées, est une dette, vient en moins, viennent en moins, en déduction, déduit, déduire, déduite, je la retire, je le retire, retire de mon chèque, baisse le prix, retire du prix, de la dette, vont avec les emprunts, vont avec la dette, avec les emprunts, mettre avec la dette, comme de l’argent emprunté, dit dette, c’est de la dette',
  ],
  quoted_on_market: [
    'on the exchange, the crowd, listed, quoted, public companies, public markets, public peers, stock market, stock exchange, the exchange, equity market, market is paying, markets pay, trading, share prices, investors pay, investors are paying, market multiples, market prices, the market, minority price, price every day, screens, price you can read',
    'boîtes en bourse, sociétés en bourse, en bourse, la foule, coté, cotation, bourse, boursier, boursière, marchés, se traite, se paie, s’échange, investisseurs paient, gens les paient, prix tous les jours, à l’écran',
  ],
  raises_word: [
    'raises, increases, lifts, pushes up, boosts, goes up, rises, improves, drives up',
    'augmente, relève, fait grimper, gonfle, améliore, accroît, monte, tire vers le haut',
  ],
  same_word: ['same, identical', 'même, identique'],
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
  share_number: [
    'how many there are, pieces, shares, stock outstanding, papers',
    'leur nombre, de pièces, de morceaux, actions, titres, parts, papiers, parts de plus',
  ],
  share_price: [
    'price of one share, the quote, today’s quote, the screen, a piece, share price, stock price, market price, per share, quoted price, screen price, spot price, undisturbed price, a share, the share, price of the paper',
    'prix d’une action, l’écran, pièce, cours, par action, l’action, du titre, le papier, prix du papier, bourse',
  ],
  smaller_than: [
    'smaller, lower, less than, below, inferior',
    'inférieure, plus petite, plus faible, plus basse, en dessous, moins que',
  ],
  talk_of: [
    'have to think about, whole toolbox, all of it in a, would talk about, i’d talk about, will talk about, a hot topic, hot topic, the whole matter of, kind of question, you need peers, i would mention, i’d mention, always comes up, everybody has a view, all those criteria matter, all of them are relevant, are both important, are two different measures, are two different concepts, has its own characteristics',
    'boîte à outils, le tout dans un document, faudrait réfléchir à, il suffit de faire, je parlerais de, il faut parler de, faudra parler de, faudra aussi parler, typiquement sur, sujet chaud, question du type, tout le sujet, sujet classique, je mentionnerais, tout cela compte, tout cela joue, tout cela peut jouer, peut jouer un rôle, sont importants, sont deux notions différentes, sont deux mesures différentes, avec ses spécificités, il y a aussi',
  ],
  the_owners: [
    'people who own it, those it belongs to, for the holders, to the holders, holders get, holders of the stock, holders of the shares, shareholder, owner, stockholder, equity holders, equity investors, the family, who hold the shares, those who own, who own the shares, the boss, proprietors',
    'ceux qui ont les actions, ceux à qui ça appartient, ceux à qui elle appartient, ceux qui la possèdent, pour les porteurs, aux porteurs, petits patrons, détenteurs des titres, détenteurs des actions, actionnaire, propriétaire, associés, porteurs d’actions, la famille, ceux qui détiennent, détenteurs, ceux qui possèdent, l’actionnariat, au patron, du patron, le patron seul, pour le patron, proprios, petits porteurs',
  ],
  times_profit: [
    'times what they make, times what they earn, times what it earns, number of times, times its profit, times their profit, multiple, times ebitda, times earnings, times profit, ratio, eight times, years of profit, years of earnings, years of that, per euro of profit, years of gain, years of its gain, what it makes a year, times what it makes',
    'fois ce que gagne, nombre de fois, fois son résultat, fois leur résultat, par euro de bénéfice, par euro de gain, par euro gagné, multiple, fois l’ebitda, fois le résultat, fois l’ebit, ratio, ratios, années de bénéfice, années de ce bénéfice, années de résultat, années de ce gain, années de gain, combien d’années, fois ce qu’elle gagne',
  ],
};

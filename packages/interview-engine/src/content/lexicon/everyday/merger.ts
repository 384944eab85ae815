import type { Lexicon } from '../../types.ts';

/** How people speak of a merger who use none of its terms; an id of another file gets more words. */
export const everydayMergerNotions = {
  tax_people: [
    'taxman, state, government, treasury, tax, revenue people, revenue service, taxes, taxation',
    'fisc, état, impôt, impôts, administration fiscale, trésor public, percepteur',
  ],
  relieves: [
    'give back, gives back, hand back, hands back, come back, comes back, get back, pick up part, picks up part, pays part, pay part, refund, save, lower, reduce, cut, shrink, chip in, carry, carries, carrying, bear, shoulder, eat into, eats into, deduct, knock off, off the bill, less tax, help, spare, spares, gives a quarter, gives me a quarter, gives us a quarter, hands a quarter, refunds a quarter, part of it back, lighten, lightens',
    'rendre, rend, revenir, revient, récupérer, récupère, prendre en charge, prend en charge, paie une partie, réduire, réduit, économiser, économise, baisser, alléger, allège, rembourser, porter, porte, supporter, grignote, déduire, en moins, aide, allègement, soulage, épargner, épargne, en rend un quart, me rend un quart, nous rend un quart, allègent',
  ],
  owed_one_day: [
    'owe, owed, one day, some day, later, over the years, in the end, down the road, bill, will go to, will have to pay, come knocking, coming years, more to pay, pay more, in future, eventually, next years, tomorrow, waiting, to come, still to pay',
    'devra, devrons, dû, un jour, plus tard, avec les années, au fil des ans, à terme, facture, ira à, réclamer, faudra payer, années qui viennent, plus à payer, paiera plus, à l’avenir, tôt ou tard, demain, bientôt, nous attend, à venir, encore à payer',
  ],
  turns_into: [
    'passes to, goes from, went from, becomes, turns into, ends at, ends up at, used to be, moves from, ends up with, end up with, now has, now gets, go from',
    'passe à, passer à, passe de, devient, tombe à, monte à, on arrive à, se retrouve à, se retrouve avec, a maintenant, touche maintenant, passer de, passent de, passe d’un, passait d’un',
  ],
  each_share: [
    'single share, one of our shares, per slice, one old share',
    'seule action, une de nos actions, seul titre',
  ],
  what_part: [
    'how much of, what share of, which share of, what part of, what portion of, what proportion of',
    'quelle part, quelle proportion, quel pourcentage, quel morceau',
  ],
  cake: ['pie, cake, picnic, pot, basket', 'gâteau, tarte, galette, panier, pot commun'],
  target_yields: [
    'gives me, gives us, brings me, brings us, leaves me, leaves us, bring back, brings back',
    'me donne, nous donne, me laisse, nous laisse',
  ],
  funding_cost: [
    'price of the loan, price of the money',
    'banque nous demande, banque nous réclame, prix du prêt, prix de l’argent',
  ],
  exceeds: ['', 'battre, bat'],
  if_performs: [
    'if it really, if it is true, if that is true, if it comes true, if that happens, if it happens, who was right, proved right, turns out right, numbers promised, promised numbers, promised figures, numbers show up, figures show up, if profits, if the profits, if the growth, if he delivers, if they deliver, if it grows, if the business grows, if orders, if the orders, if next year, orders come in, if customers, if clients, hit your plan, hits his plan, hit the plan, hits the plan, hits its plan, hit the numbers, hits the numbers, makes its numbers, make your numbers, keeps his promises, deliver what you promised, if he was right, if they were right, if the business delivers, if the company delivers, if it delivers, if the plan is met, if the targets are met, if it hits target, if it performs, if the business performs, once the sales are there, when the sales are there',
    'si c’est vrai, si ça arrive, si cela arrive, avait raison, avaient raison, chiffres promis, au rendez-vous, si les bénéfices, si la croissance, si les ventes, s’il tient parole, si ça se réalise, si ça pousse, si ça grandit, si les commandes, si le carnet, si les clients, si l’année prochaine, commandes arrivent, tiens ton plan, tenez le plan, tenez votre plan, fait ses chiffres, tient ses promesses, tient ses chiffres, tient ses objectifs, s’il avait raison, si vous aviez raison, s’ils avaient raison, si la société délivre, si l’activité délivre, si le plan est tenu, si les objectifs sont atteints, si la performance suit, si les résultats suivent, s’il atteint, quand les ventes seront là, quand les ventes sont là',
  ],
  later_part: [
    'second cheque, second part, second half, another part, another slice, another cheque, another instalment, keeps back, keep back, hold back, holds back, kept back, remainder',
    'second chèque, deuxième chèque, seconde partie, deuxième partie, second versement, autre partie, autre chèque, autre moitié, on complète, complète le chèque, garde de côté, retient une partie, retenue, davantage',
  ],
  gauge: [
    'which number, which figure, what number, what figure, pick a figure, pick a number, choose a figure, choose a number, number we watch, figure we watch, yardstick, sales rather than profit, count as profit, what counts, how we count',
    'quel chiffre, quels chiffres, choisir un chiffre, chiffre qu’on regarde, chiffre qu’on suit, comment on compte, thermomètre, choisir les ventes, précisément ce qui',
  ],
  who_runs: [
    'hands on the wheel, say in how, a say, who decides, who is in charge, who calls the shots, outsider, referee, neutral person, settle it, has to settle, keeps the books, does the accounts',
    'tient le volant, droit de regard, son mot à dire, qui décide, qui commande, quelqu’un d’extérieur, personne extérieure, trancher, départager, juge de paix, tient les comptes, fait les comptes, tient les livres, qui a le droit de changer',
  ],
  game_it: [
    'cook the books, load costs, pile costs, shift costs, move costs, move sales, tweak, bend, rig, cannot agree, do not agree, disagree, fall out, dress up, twist, stuff, dump, load it, bury, charge it with, squeeze, sabotage, never reached, starve, hide, hides, conceal',
    'trafiquer, maquiller, mettre des frais, déplacer des coûts, bidouiller, bricoler, pas d’accord, ne s’entendent pas, se fâcher, fausser, tordre, bourrer, charger, plomber, faire supporter, saboter, jamais atteint, affamer, cacher, dissimuler',
  ],
  over_what: [
    'spread across, share out, shared out, shared among, cut the pot, cut it into',
    'répartir, répartis, partager entre, couper en, découper en',
  ],
  share_holders_to_be: [
    'everybody who will hold, everyone who will hold, everyone who holds, everybody who holds, as there are shares, all the holders, all those who hold, number of mouths, mouths to feed, people at the table',
    'tous ceux qui auront, tous ceux qui ont, ceux qui détiennent, tous les porteurs, bouches à nourrir, monde autour de la table, convives',
  ],
  on_top_word: ['on top, above the line, numerator, upstairs', 'en haut, au-dessus, au numérateur'],
  underneath_word: [
    'underneath, below, at the bottom, denominator, downstairs',
    'en bas, en dessous, au-dessous, au dénominateur',
  ],
  offer_word: ['offer, offered, bid, what we put up', 'offre, offert, proposé'],
  price_of_ours: [
    'our price, our share price, ours, our own price, our quote, acquirer’s price, acquirer’s share price, buyer’s share price',
    'notre cours, notre prix, notre propre cours, le nôtre, la nôtre, cours de l’acquéreur, cours de l’acheteur',
  ],
  own_cash: [
    'in the till, from the till, out of the till, the kitty, writing a cheque, write a cheque, out of our pocket, what we have saved, piggy bank, money we have',
    'sort le chèque, faire un chèque, signer un chèque, cagnotte, avec nos économies, nos réserves, tirelire, argent qu’on a, de notre poche',
  ],
  earns_little: [
    'brings in nothing, brings in almost nothing, asleep, sleeping, doing nothing, sits there',
    'ne sert à rien, ne travaille pas, rapporte des clopinettes, rapporte trois fois rien',
  ],
  borrowed_money: ['lenders, go to the bank, going to the bank, overdraft', 'prêteurs, prêt'],
  ceiling: [
    'only so much, say stop, says stop, no room, little room, too heavy, heavy load, weighed down, can carry, cannot carry, bend under, no slack, no margin for error, too many debts',
    'disent stop, dit stop, pas tout porter, peut porter, aucune marge, plus de marge, trop chargé, trop lourd, plie sous, marge d’erreur, étouffe, trop de dette, trop de dettes, trop emprunter, trop emprunté',
  ],
  worry: [
    'stop lending, think twice, do not sleep, scared, sink, go under, go bust, drown, bring you down',
    'ne veulent plus prêter, arrêtent de prêter, réfléchissent à deux fois, froides, peur, couler, faire faillite, plonger, noyer, mettre à genoux',
  ],
  all_they_own: [
    'everything they own, all they own, what they own, everything it owns, what it owns, everything they have, things we got, what we got, what we bought, what we actually bought, things worth, each thing, one by one, thing by thing, item by item, every asset, all the assets',
    'ce qu’ils possèdent, ce qu’elle possède, ce qu’on a acheté, ce qu’on achète, choses qui valent, ce qu’il y a dedans, chaque chose, un par un, poste par poste, pièce par pièce, chaque bien, chaque actif, tous les actifs',
  ],
  what_is_over: [
    'that is over, left over, leftover, in between, is left, remains, the remainder, ends up there, spare, unexplained, the excess, the gap, the difference',
    'qui reste, il reste, d’écart, entre les deux, finit là, en trop, qui dépasse, inexpliqué, le surplus, l’écart, la différence',
  ],
  the_cheque: ['cheque, price, paid, we pay, i pay', 'chèque, prix, payé, on paie, je paie'],
  unnamed_things: [
    'cannot pin, pin on, pin to, attach to, nothing in particular, any particular thing, cannot attribute, cannot explain, no thing behind, no explanation, cannot name, cannot touch, nothing behind it, hot air, faith, for the magic, without a name, no label, unlabelled, can name, has a name, can identify, not match anything, matches nothing, thin air, nothing on the shelves',
    'rattacher à rien, rien de précis, n’arrive à rattacher, ne peux attribuer, pas attribuer, pas expliquer, pas d’explication, pas nommer, pas toucher, du vent, rien derrière, magie, foi, sans nom, sans étiquette, étiquette, peut nommer, sait nommer, peut identifier, a un nom, ne correspond à rien, que du vent, rien en rayon',
  ],
  books_word: ['books, ledger, accounts, balance sheet', 'livres, comptes, bilan, comptabilité'],
  wipe_out_old: [
    'throw out the old, throw away the old, forget the old, old one goes, old one disappears, tear up the old',
    'jette l’ancien, jeter l’ancien, ancien disparaît, oublie l’ancien, ancien à la poubelle, ancien part',
  ],
  put_a_figure: [
    'put a number, put a value, put a figure, put a price, write in, write it in, write it down at, put it down at, price it, valued at, value it, get a price, gets a price, get a value, gets a value, price of their own, value of its own, value of their own, given a value, given a price, price every, price each, put prices on',
    'mettre une valeur, mettre un prix, chiffrer, donner une valeur, inscrire, inscrit, l’estime, lui donner, reçoit un prix, reçoivent un prix, chacun leur prix, reçoit une valeur, reçoivent une valeur, leur propre valeur, sa propre valeur, donne un prix, chacun son prix, prix à chaque, prix sur chaque',
  ],
  cut_up: [
    'cut up, split, spread, break down, broken down, share out, carve up, divided between, parcel out',
    'découper, découpé, répartir, ventiler, partager, éclater, distribuer, affecter',
  ],
  fair_value_words: [
    'worth today, today’s value, pay for it now, would pay for it, pay for it today, would go for',
    'valeur d’aujourd’hui, prix d’aujourd’hui, vaut aujourd’hui, en paierait, paierait aujourd’hui, partirait à',
  ],
  stale_value: [
    'old figure, old value, old number, still sees, still counts, for our books, only our books, not allowed to deduct, cannot deduct, may not deduct',
    'ancien chiffre, ancienne valeur, vieux chiffre, voit toujours, dans nos livres, ne peut pas déduire, pourra pas déduire',
  ],
  one_off_spending: [
    'people to leave, pay people off, let people go, closing sites, close sites, close the sites, rewriting the software, merge the computers, redo the software, put the two together, putting the two together, bring the two together, removal vans, moving everybody, moving people, moving everyone, put the two houses, join the two houses, knit together, merge the systems, merging the systems, move the people',
    'fermer des sites, fermer les sites, refaire les logiciels, rapprocher les deux, réunir les deux, déménager, déménagements, réunir les deux maisons, rapprochement coûte, coûte le rapprochement, fusionner les systèmes',
  ],
  indebtedness: ['owe, has to repay', 'gros crédit, prêts, à rembourser, ardoise'],
  taken_off: [
    'come off, comes off, knock off, take away, take off, strip off, subtract, deduct, minus',
    'vient en moins, viennent en moins, retrancher, retranche, enlever, enlève, retirer, retire, ôter, soustraire, déduire, déduit',
  ],
  belongs_to_banks: [
    'belongs to the lenders, belong to the lenders, belongs to the banks, belong to the banks, banks’ money, goes to the banks first, bank owns',
    'est aux prêteurs, est aux banques, appartient aux banques, appartient aux prêteurs, revient aux banques, est à la banque, aux prêteurs et pas',
  ],
  more_shares: [
    'more shares, more paper, extra paper, more slices, more people at the table, more mouths, more holders, bigger number of shares, swells the total, swell the count, bigger total, more owners',
    'plus d’actions, plus de titres, davantage d’actions, davantage de titres, plus de papier, plus de monde autour, plus de bouches, plus de parts, gonfle le total, plus de porteurs, nombre grossit, total grossit',
  ],
  how_many: ['', ''],
  makes_paper: [
    'give birth, gives birth, run off',
    'donner naissance, donne naissance, tirer du papier',
  ],
  those_who_sold: [
    'people who sold, those who sold, one who sold, sellers, newcomers, other side, theirs, old bosses, former bosses, old owners, former owners, target’s people, their side, their lot, newcomers, other camp',
    'ceux qui ont vendu, gens qui ont vendu, vendeurs, nouveaux venus, ceux d’en face, l’autre camp, anciens patrons, anciens propriétaires, anciens de la cible, leur camp, les nouveaux, autre bord',
  ],
  share_with: [
    'share with, share it with, share the house, share power, let in, make room',
    'partager avec, partager la maison, partager le pouvoir, faire de la place, laisser entrer',
  ],
  would_give: [
    'walk away with, should get, would get, leave with, go home with, give their side, give the other side, let them have, they would have',
    'repartir avec, repartent avec, devraient repartir, leur donnerais, leur laisserais, leur accorderais, obtiennent, devraient avoir, leur céderais, leur accorder, laisse à eux',
  ],
  which_slice: [
    'which slice, what slice, whose share, who gets what, who ends up with, who owns what, size of the slice',
    'quelle part, qui obtient, qui a quoi, qui possède quoi, part de chacun, taille de la part',
  ],
  follows_from: ['', 'découle, découler'],
  entitled: ['haggle, bargain, horse trading', 'marchander, marchande, marchandage'],
  voting_power: [
    'chair, chairman, chairmanship, top job',
    'présidence, président, place de patron',
  ],
  more_dear: [
    'richly, pricey, well priced, highly priced, dearly',
    'bien valorisé, bien payé, richement, plus chère',
  ],
  gain_capability: [
    'software, missing, their clients, their customers, team that, piece they lack, shelf they lack',
    'logiciel, manquait, leurs clients, équipe qui, savent faire, manque au catalogue',
  ],
  outbuild: [
    'endless, take forever, takes forever, one by one, who is already, got there already, years ahead, on your own, could not make, cannot make, could never make, could not build, not make yourself, head start, wait years, years to find, years to get',
    'interminable, une éternité, un par un, y est déjà, y sont déjà, l’a déjà, déjà fait, l’avait déjà, ne sait pas faire, saurait pas faire, pas su faire, longueur d’avance, attendre des années, mettrait des années, années à trouver',
  ],
  enter_market: [
    'set up shop in, set up in, get a foot in, foot in the door',
    's’installer, mettre un pied, prendre pied',
  ],
  many_small: [
    'fragmented, tiny players, small players, small firms, tiny firms, dozens of small, lots of small, full of small, crumbs of a market, scattered, too many small, many small, lots of little, little ones, small ones',
    'fragmenté, petites boîtes, petits acteurs, petites sociétés, petites entreprises, éparpillé, émietté, plein de petits, tas de petits, trop de petits, les petits, plusieurs petits',
  ],
  gather_up: [
    'gather, bring together, consolidate, roll up, swallow, buy them up, buy up, bring under one roof, biggest, round them up, round up, mop up, hoover up, sweep up',
    'rassembler, regrouper, réunir, avaler, fédérer, consolider, plus gros, racheter les autres, ramasser, rafler, absorber, ramasse',
  ],
  premium_paid: [
    'extra you pay, extra we pay, the extra, overpaid, too much for it, sweetener, overpaid, overpay, sweetener, too dear, bonus, extra we gave, gave the sellers, handed the sellers, on top of what, price was too high, price is too high, too high a price, paid too much, pay too much',
    'surpaie, surpayer, donné dans le prix, rallonge, cadeau au vendeur, payé de trop, trop cher, au-dessus de ce que, payé en plus, sucrerie, bonus, donné aux vendeurs, offert aux vendeurs, prix trop haut, prix trop élevé, prix était trop, payé trop, de plus que ça ne vaut',
  ],
  money_saved: [
    'being together, by joining, running cheaper, runs cheaper, run cheaper',
    'être ensemble, en s’unissant, économie annuelle, fait gagner, tourner moins cher, tournant moins cher, tourne moins cher',
  ],
  covered: [
    'come back through, comes back through, win back, won back, weigh more, heavier, make good, earn it back, bring back, brings back, back to zero, catch up, climb back, dig out, worth it',
    'revenir par, revienne par, regagner, peser plus, plus lourd, rentrer dans ses frais, rentabiliser, ramène à zéro, remonter, rattraper, se refaire, revenir à zéro, vaut le coup, compenser',
  ],
  buy_in_bulk: [
    'order twice, order more, buy together, order together, buy more, bigger orders, twice as much, bulk, bigger volumes, larger orders, order for both, ordering for both, order for two, ordering for two, buy for both, buying for both, buying for two, one big order, single order, pool orders, combined orders, twice the volume, double the volume, squeeze the suppliers, lean on the suppliers',
    'commander deux fois, commande deux fois, commander ensemble, acheter ensemble, plus gros volumes, grosses commandes, deux fois plus, volumes plus gros, achats groupés, commander pour les deux, commandant pour les deux, commande pour les deux, acheter pour deux, achète pour deux, une seule commande, commandes groupées, grouper les commandes, grouper les achats, deux fois le volume, double de volume, presser les fournisseurs',
  ],
  better_terms: [
    'better deal, better price, lower price, lower prices, discount, cheaper, better terms, less per unit, bring the price down',
    'meilleur tarif, meilleur prix, meilleurs prix, remise, rabais, ristourne, moins cher, meilleures conditions, baisser les prix',
  ],
  no_need_for_two: [
    'no longer need two, not need two, no longer need both, can do with one, can close',
    'plus besoin de deux, plus besoin des deux, peut fermer',
  ],
  duplicates: ['same job, same work', 'même travail, même boulot, même métier deux fois'],
  save_costs: ['let go, let the duplicates go, get rid of', 'se séparer de, on se sépare'],
  required_return: [
    'what our money costs, money costs us, cost of our money, price of money, price of our money, capital costs, return they ask, what the money costs, price of the money',
    'argent nous coûte, argent coûte, coûte le capital, coûte notre argent, prix de l’argent, coût de notre argent, rendement que demandent, ce que coûte l’argent',
  ],
  time_saved: [
    'years, wait, waited, quicker, faster, ready, already, from scratch, slow, overnight, at once, straight away, time, decade, decades, months, ages, forever',
    'ans, années, attendre, plus vite, plus rapide, prêt, déjà, de zéro, lent, tout de suite, temps, décennie, décennies, mois, une éternité, des lustres, longtemps',
  ],
  thing_gained: [
    'product, range, market, country, countries, city, clients, customers, engineers, people, technology, software, know how, shops, stores, brand, factory, network, licence, recipe, talent, machines, plants',
    'produit, gamme, marché, pays, ville, clients, ingénieurs, équipe, technologie, logiciel, savoir-faire, magasins, boutiques, marque, usine, réseau, licence, recette, talents, machines, gens',
  ],
  takes_over: [
    'buy, take, grab, get hold of, pick up, purchase, swallow, snap up, somebody next door, someone who',
    'acheter, prendre, s’offrir, mettre la main, racheter, avaler, récupérer, le voisin, quelqu’un qui, met la main, mettent la main, mis la main',
  ],
  two_of_it: [
    'two, both, twice, double, second, same, duplicate, each have, each has, pairs',
    'deux, double, doublon, deuxième, même, chacune a, chacun a',
  ],
  do_away: [
    'close, shut, cut, drop, fire, lay off, scrap, get rid, let go, switch off, stop paying, sell one, one too many, only one, just one, one is enough, fewer, one of each, one will go, half of them, no longer need, goes home',
    'ferme, fermer, couper, supprimer, licencier, se passer, arrêter, vendre l’un, un de trop, une de trop, un seul, une seule, suffit, moins de, plus besoin',
  ],
  cuts_word: [
    'cuts, savings, gains, economies, synergies, being together, more cheaply, cheaper together, running the two together, run together, merger will bring, deal will bring',
    'économies, gains, coupes, baisses, synergies, ensemble, à moindre coût, fera gagner, va rapporter',
  ],
  paper_made: [
    'printed, print, freshly, new, create, fresh, issue, hand over, extra, made up',
    'imprimé, imprimer, tout neuf, nouveau, nouvelle, créer, frais, émettre, remettre, fabriquer',
  ],
  owner_of_some: [
    'shareholder, holder, owner, whoever holds, my slice, his slice, each share, a share, hundred shares, certificate, who held, who already held, who already owned, his tranche, his cut',
    'actionnaire, porteur, propriétaire, celui qui détient, ma part, sa part, chaque action, une action, cent titres, chaque certificat, tenait déjà, détenait déjà, avait déjà, sa tranche, son morceau',
  ],
  grew_or_shrank: [
    'grow, grown, grew, fatter, thinner, bigger, smaller, more, less, shrink, shrunk, swell, rise, fall, better, worse, thicker, slimmer, up, down, gain, lose',
    'grossi, grossir, grandi, plus, moins, rétréci, maigri, augmenté, baissé, mieux, gonflé, épais, épaisse, mince, maigre, davantage, gagner, perdre',
  ],
  once_done: [
    'once, afterwards, after, tomorrow, when it is done',
    'une fois, ensuite, après, demain, à la fin, l’opération faite',
  ],
  good_currency: [
    'good currency, strong currency, expensive paper, dear paper, rich currency, weak currency',
    'bonne monnaie, monnaie forte, papier cher, monnaie chère, monnaie faible',
  ],
  financiers: [
    'who fund us, who finance us, people behind us, those who put up, money men',
    'qui nous financent, ceux qui mettent, ceux qui prêtent',
  ],
  portion: [
    'quarter, third, half, fifth, sixth, one in, one out of, out of ten, percent, out of four, slice',
    'quart, tiers, moitié, cinquième, sixième, un sur, sur quatre, sur dix, pour cent, part, sur cinq',
  ],
  not_accepted: [
    'not accept, not recognise, ignores, does not care, not follow, not believe, knows nothing',
    'n’accepte pas, ne reconnaît pas, ignore, s’en moque, ne suit pas, ne veut pas savoir',
  ],
  place_word: [
    'asia, europe, germany, china, brazil, america, africa, spain, india, abroad, overseas, over there',
    'asie, europe, allemagne, chine, brésil, amérique, afrique, espagne, inde, là-bas, à l’étranger, outre-mer',
  ],
  bankers: ['banker, bankers, lenders, banks', 'banquier, banquiers, prêteurs, banques'],
  each_one: ['each, both, one and the other, either side', 'chacun, chacune, les deux'],
  proportion_word: [
    'proportion, proportions, share, shares, split, side by side, set against',
    'proportion, proportions, part, parts, côte à côte, en face',
  ],
  each_word: ['each, every, single, any one', 'chaque, chacune, toute, une seule'],
  specific_gain: [
    'product, range, clients, customers, engineers, technology, software, know how, shops, stores, brand, local name, network, licence, talent, patents, skills, factory, foothold',
    'produit, gamme, clients, clientèle, ingénieurs, technologie, logiciel, savoir-faire, magasins, boutiques, marque, nom connu, réseau, licence, talents, brevets, usine, compétences',
  ],
  money_word: [
    'cheque, bill, money, cash, euros, millions, price, budget, chunk, spend, cost, pay',
    'chèque, facture, argent, euros, millions, budget, payer, coûter, dépenser, note, prix',
  ],
} as const satisfies Lexicon;

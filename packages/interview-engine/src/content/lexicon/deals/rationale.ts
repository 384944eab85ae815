import type { Lexicon } from '../../types.ts';

/** The strategic rationale, in the words people use for it. */
export const rationaleNotions: Lexicon = {
  bulk_up: [
    'weigh enough, heavy enough, big enough to, become the biggest, scale, critical mass, bigger, consolidate, market share, crowded market, fragmented, number one, market leader, bargaining power, pricing power, purchasing power, vertical integration, growth, grow, diversify, diversification, undervalued, arbitrage, rival, competitor, before somebody else, before someone else, big enough, weigh more, heavyweight, too small alone',
    'pèse assez lourd, pesons assez lourd, assez lourd pour, assez gros pour, devient le plus gros, devenir le plus gros, taille, grossir, plus gros, consolider, part de marché, fragmenté, numéro un, leader, pouvoir de négociation, pouvoir de marché, intégration verticale, croissance, grandir, croître, se diversifier, diversification, sous-évalué, rival, concurrent, avant qu’un autre, économies d’échelle, peser plus, peser plus lourd, assez gros, poids lourd, trop petit seul',
  ],
  case_own_stalls: [
    'going nowhere, gather dust, own brands are flat, barely grow, hardly grow, brands are flat, old brands, ageing brands, tired brands, own shelves, aren’t growing, are not growing, isn’t growing any more, stopped growing, no longer grows, stagnating, stagnates, stuck at, old customers, customers are getting old, shelves are ageing, losing shelf, lose shelf, losing ground, past its best, past their best, nobody under forty, tired range, tired ranges, not taking off, never took off, never caught on, own brands don’t grow, cannot grow with, no longer grow with, old products, old lines, customers are ageing, with no growth',
    'prennent la poussière, rayons classiques reculent, reculent, n’avance plus, croissent à peine, progressent à peine, ne croît plus, ne grandit plus, ne progresse plus, stagne, stagnent, marques vieillissantes, vieilles marques, marques fatiguées, marques à plat, plafonne, ne bouge plus, prend de l’âge, prennent de l’âge, clientèle vieillit, ne grandissent plus, vieillit dans, tourne en rond, tournent en rond, s’essouffle, s’essoufflent, perdent du terrain, perd du terrain, perd des rayons, ne décolle pas, ne décollait pas, vieillissent avec, vieillit avec, vieux produits, vieilles gammes, sans croissance, marques stagnent, marques calent',
  ],
  case_youth_and_growth: [
    'younger shoppers, younger customers, younger buyers, younger consumers, young families, from scratch, years to build, would take years, takes years, where growth is, where the growth is, organic is growing, growing organic, organic is where, buy organic, brand has young, young ones, younger shelf, younger faster growing, market that is growing faster, young parents, thirty somethings, healthy aisle, organic aisle, the aisle that, snapped up by, every young designer, young designers, the crowd they, the only shelf, the one aisle',
    'clients plus jeunes, plus jeunes, jeunes clients, clientèle plus jeune, jeunes familles, de zéro, ans à bâtir, dix ans à, des années à, prendrait des années, bio progresse, bio croît, amène des jeunes, jeunes et, de quoi grandir, des jeunes, pousse plus vite, là où est la croissance, trentenaires, jeunes parents, jeunes graphistes, rayon qui progresse, rayon qui monte, rayon qui grandit, le seul rayon',
  ],
  deals_closed_names: [
    'microsoft, activision, lvmh, tiffany, veolia, suez, broadcom, vmware, pioneer, bayer, monsanto',
    'microsoft, activision, lvmh, tiffany, veolia, suez, broadcom, vmware, pioneer, bayer, monsanto',
  ],
  deals_gain_access: [
    'access, reach, enter, gets into, brings, opens, extend, fill gap, complement, strengthen, lacks, missing, not build, build by itself, build itself, faster than building, win customers, become, get scale, get bigger, diversify, weak in, absent from, a foot in, foot in the door, a way into, gives the group',
    'accéder, accès, entrer sur, entrer dans, ouvre, apporte, compléter, renforcer, élargir, étendre, combler, lui manque, plus vite que construire, conquérir, devenir, diversifier, attirer, faible en, absent de, absent du, peu présent, un pied dans, met un pied, une entrée dans, porte d’entrée',
  ],
  deals_lacking: [
    'hardly any, hardly had, few, not enough, too little, missing, lacked, weak in, they were nowhere, it was nowhere, almost absent from, under covered',
    'presque pas, quasiment pas, peu, pas assez, manquait, manquaient, était nulle part, étaient nulle part',
  ],
  deals_microsoft_name: ['microsoft, activision', 'microsoft, activision'],
  deals_reason_why: [
    'why, reason, purpose, aim, goal, objective, motive, wanted, client after, group after, looking for, made sense, make sense, logic, rationale, point of deal, idea, trying to, achieve, bet',
    'pourquoi, raison, objectif, motif, groupe veut, voulait, voulaient, cherchait, logique, intérêt était, intérêt de l’opération, intérêt du deal, intérêt stratégique, rationnel, idée, ambition, pari, a du sens, avait du sens',
  ],
  deals_still_holds: [
    'there is no point, is there a point, right reason, still a reason, no longer has a reason, for the right reason, kills the synergies, eats the savings, still worth, still makes sense, worth it, still stand, survive, still works, what is left, what remains',
    'encore une bonne raison, plus de raison, vaut encore la peine, encore un intérêt, vaut encore le coup, vaut le coup, tient encore, tient toujours, encore du sens, garde du sens, survit, survivre, ce qui reste, en vaut la peine',
  ],
  deals_strategic_object: [
    'market, customers, product, range, brand, country, geography, technology, know how, capabilities, talent, distribution, shelf space, shelves, shops, channel, content, subscribers, subscriptions, pipeline, young people, mobile, category, organic, segment, world champion, tenders, scale, growth, size, portfolio, research, shoppers, consumers, younger, generation, jewellery, water, waste, leader, network, image, acreage, position, sales force, leather, rings, bags, lorries, young ones, young shoppers, phones, games, faster growing',
    'marché, clients, clientèle, produit, gamme, marque, pays, géographie, technologie, savoir-faire, compétences, talents, distribution, logistique, magasins, rayons, jeunes, canal, contenu, contenus, abonnés, catalogue, segment, champion, taille, croissance, bio, recherche, portefeuille, activité, consommateurs, génération, joaillerie, luxe, eau, déchets, leader, numéro un, réseau, image, états-unis, amérique, position, secteur, force de vente, cuir, bijoux, maroquinerie, jeux, téléphone, téléphones, quoi grandir',
  ],
  deals_why_deal: [
    'the logic, rationale, why do it, why they did, reason for deal, strategically',
    'la logique, le rationnel, pourquoi le faire, raison de l’opération, stratégiquement, logique industrielle',
  ],
  enter_market: [
    'set up shop in, set up in, get a foot in, foot in the door, only way into, a way into, new market, geography, enter, foothold, export, abroad, overseas, presence in, get into, market access, elsewhere, sell in, country, region, where it is not',
    's’installer, mettre un pied, prendre pied, seule façon d’entrer, seule porte d’entrée, nouveau marché, nouveau pays, géographie, nouvelle région, entrer sur, entrer dans, implantation, à l’étranger, international, présence, accès à un marché, ailleurs, vendre dans, vendre en, un pays, autre pays, pays où, où on n’est pas',
  ],
  fixed_it: [
    'fixed, fixes, fills, filled, solves, solved, in one go, mends',
    'règle, réglait, résout, comble, comblait, d’un coup, corrige',
  ],
  gain_capability: [
    'software, missing, their clients, their customers, team that, piece they lack, shelf they lack, technology, know-how, patent, talent, skills, capability, product line, product range, brand, engineers, customer base, client base, licence, new customers, distribution network, techno, something it lacks, what it lacks, recipe, product it lacks',
    'logiciel, manquait, leurs clients, équipe qui, savent faire, manque au catalogue, technologie, savoir-faire, brevet, talents, compétences, gamme, marque, ingénieurs, base clients, clientèle, licence, nouveaux clients, réseau de distribution, portefeuille de clients, techno, technos, qu’on n’a pas, qu’elle n’a pas, recette',
  ],
  gather_up: [
    'gather, bring together, consolidate, roll up, swallow, buy them up, buy up, bring under one roof, biggest, round them up, round up, mop up, hoover up, sweep up, scoop up ten, roll them up, pick up ten',
    'rassembler, regrouper, réunir, avaler, fédérer, consolider, plus gros, racheter les autres, ramasser, rafler, absorber, ramasse, on en ramasse, en ramasser, on en avale, en avaler, on en regroupe',
  ],
  goal_of_buying: [
    'to fill, fill the, fill its, fill their, get onto, get a foot, the point was to, the idea was to, wanted recurring, wanted the, wanted web, keep people paying, same trucks, trucks in places, wanted a way into, wanted a door into',
    'le but c’était, l’idée c’était, voulait le cœur, voulait mettre la main, veut tout mettre, remplit les mêmes, remplir les mêmes, on remplit, discute les prix, mises ensemble, mis ensemble, en mariant, voulaient une porte, voulait une porte, voulaient une entrée',
  ],
  has_it_ready: [
    'already has on the shelf, somebody already has, someone already has, already has it, already made, already built, ready made, off the shelf, other lot already, they already do, the others already, the others do already, have it tomorrow, have it by tomorrow, somebody else already, one that exists, ones that exist, that exists already, already running, up and running, tomorrow morning, walk into theirs',
    'a déjà en rayon, l’autre a déjà, quelqu’un a déjà, déjà fabriqué, tout prêt, tout fait, déjà construit, clés en main, celle qui existe, celui qui existe, celles qui existent, ceux qui existent, qui existe déjà, qui existent déjà, eux l’ont déjà, ils l’ont déjà, ils ont déjà, eux le font déjà, demain matin, qui tourne déjà, déjà en place, déjà rodé, déjà rodée',
  ],
  judge_buying: [
    'buy, buying, bought, acquire, purchase',
    'acheter, achat, racheter, rachat, acquérir',
  ],
  judge_cannot_make: [
    'cannot make, not make, only make, only knew how, only know how, plants were old, too old, outdated, not able to, no way to, never managed, were asking for, customers ask for, clients asked, customers wanted, customers want, running out of, losing customers, losing ground, squeezed',
    'ne savaient faire que, ne savent faire que, ne savent pas, ne savaient pas, n’arrivaient pas, usines étaient vieilles, trop vieilles, dépassé, incapables de, clients leur demandaient, clients demandaient, clients voulaient, perdent des clients, perdaient du terrain, à court de',
  ],
  judge_other_can: [
    'other can, the other does, other one does, target had, target has, target knows, target makes, target already, they already, just built, modern ones, knows how, does it well, owns, brings, has exactly',
    'l’autre sait, l’autre fait, l’autre en a, la cible a, la cible avait, la cible sait, la cible fait, sait le faire, sait faire, vient de construire, plus modernes, possède, apporte, a exactement',
  ],
  judge_quicker: [
    'quicker than, faster than, cheaper than, easier than, simpler than, sooner than, instead of building, rather than build, rather than building',
    'plus vite que, plus rapide que, moins cher que, plus simple que, plus facile que, plutôt que de construire, au lieu de construire, plutôt que de bâtir',
  ],
  lacks_plainly: [
    'never managed, never could, never able, walk past, walks past, had nothing, has nothing, had no, has no, but not the, without, does not know how, did not know how, getting old, going grey, ageing, growing old, stuck, no longer sells, nobody under, stopped growing, not growing, was missing, was absent, almost absent, weak in, not enough, nothing on, nothing in, no good, too few, hardly anything, next to nothing, almost nothing on, few rings, weak in rings',
    'n’a jamais su, jamais su, jamais réussi, n’a jamais pu, passent devant, n’avait rien, n’a rien, n’avait pas, n’a pas, mais pas les, mais pas le, sans, ne sait pas, ne savait pas, vieillit, vieillissent, vieillissants, vieillissante, stagne, bloqué, ne vend plus, ne grandit plus, manquait, absent, faible en, pas assez de, rien sur, rien dans, trop peu de, aucun, presque rien, quasiment rien, peu de bagues, faible en bijoux, pas grand-chose',
  ],
  many_small: [
    'fragmented, tiny players, small players, small firms, tiny firms, dozens of small, lots of small, full of small, crumbs of a market, scattered, too many small, many small, lots of little, little ones, small ones, loads of little, tons of little',
    'fragmenté, petites boîtes, petits acteurs, petites sociétés, petites entreprises, éparpillé, émietté, plein de petits, tas de petits, trop de petits, les petits, plusieurs petits, petits dans le coin, trente petits, foule de petits',
  ],
  market_buys_better: [
    'buy more cheaply, cover the whole, better prices from suppliers',
    'acheter moins cher, achèteraient moins cher, couvrir tout, couvriraient tout',
  ],
  market_capability: [
    'market, customers, hospital, distribution, network, brand, technology, range, geography, country, sales force, channel, talent, patents, pipeline, research, labs, installed base, platform, snacks, pure player, expertise, know how, stores, factories, content, portfolio, software, engineers, online, community, clients, shelves, leather, supply, raw materials, region, continent, asia, europe, america, users, audience, hotels, cloud, data, chips, chemicals, oil, energy, luxury, food, drinks, health, biotech, drug, medicine, banking, insurance, retail, media, streaming, games, semiconductors, speciality, services, aisle, segment, niche, activities, business line, americans, consumers, lenses, frames, shops, beer, brewer, trucks, wine, spirits, fashion, cars, batteries, trains, aircraft, defence, salty, crisps, lorries, developers, phones, phone, patent, recipe, garage, licences, workshops, logistics, farms, warehouses, ports, beauty, cosmetics, skincare',
    'marché, clients, distribution, réseau, marque, technologie, gamme, géographie, pays, force de vente, canal, talents, brevets, pipeline, recherche, base installée, plateforme, pure player, taille critique, savoir faire, expertise, magasins, usines, contenus, portefeuille, logiciel, ingénieurs, communauté, rayons, cuir, approvisionnement, matières, région, continent, asie, europe, amérique, états unis, utilisateurs, hôtels, cloud, données, puces, américains, concurrents, chimie, pétrole, énergie, luxe, alimentaire, boissons, santé, biotech, médicament, banque, assurance, médias, streaming, jeux, semi conducteurs, spécialité, services, segment, niche, activités, ligne, consommateurs, monde, verres, montures, boutiques, bière, camions, vin, spiritueux, mode, voitures, batteries, trains, avions, défense, sucré, salé, développeurs, téléphone, téléphones, brevet, recette, ateliers, entrepôts, logistique, fermes, cosmétique, beauté, soins, licences',
  ],
  market_deal_benefit: [
    'together, combined, share costs, share the costs, scale, size, bigger, compete with, buying power, purchasing, suppliers, secure, supply, cross sell, one stop, same engineers, same customers, same clients, stronger, catch up, fill, talent, vertical integration, synergies, save, diversify, less dependent, new markets, critical mass, leader, number one, one chain, whole chain, full range, complementary, global, worldwide, shelves, bundle, data, recurring revenue, cover the whole, cover both, end to end, from factory to store, whole country, every region, better prices from',
    'ensemble, combiner, regrouper, partager les coûts, mutualiser, taille, peser, plus gros, achats, fournisseurs, sécuriser, approvisionnement, ventes croisées, mêmes clients, plus fort, rattraper, combler, talents, intégration verticale, synergies, économies, économiser, se diversifier, moins dépendant, nouveaux marchés, masse critique, leader, numéro un, toute la chaîne, gamme complète, complémentaires, mondial, offre complète, créer un groupe, champion, données, revenus récurrents, se renforcer, couvrent tout, de bout en bout, tout le pays, toute la france',
  ],
  market_deal_logic: [
    'logic, rationale, idea, reason, aim, purpose, goal, so that, wants, need, lack, missing, objective, makes sense, intention, point of, thinking, thesis, attraction, appeal, strategically, motive, underweight, absent, it is about, all about, in order, strategy, bet, plan, made sense, were after, was after, wanted, hungry for, in it for, they did it because, what they get, why they, point was, point is',
    'logique, rationnel, idée, raison, objectif, afin, intérêt, veut, voulait, veulent, besoin, manque, cherche, ambition, attrait, thèse, motif, stratégiquement, absent, sous représenté, en retard, visait, volonté, il s’agit, pari, plan, permet de, permettra, cherchaient, voulaient, recherchaient, ils l’ont fait, ce qu’ils y gagnent, il leur fallait, leur apporte',
  ],
  market_deal_party: [
    'acquirer, buyer, target, company, group, bidder, fund, seller',
    'acquéreur, acheteur, cible, société, groupe, initiateur, fonds, vendeur',
  ],
  market_gain_access: [
    'access, enter, entry, expand, brings, brought, complement, fill, strengthen, broaden, get into, get hold of, diversify, next to, refocus, consolidate, combine, push it through, push through, secure, integrate, cross sell, move into, move away, get out of, pivot, reposition, transition, upmarket, downstream, upstream, buy growth, replace, reinforce, catch, grow in, it gains, they gain',
    'accéder, accès, entrer, entrée, apporte, complète, complémentaire, renforcer, combler, élargir, diversifier, recentrer, consolider, combiner, sécuriser, intégrer, ventes croisées, rattraper, à côté, présence, descendre, monter en gamme, se lancer, s’implanter, pivoter, transition, en aval, en amont, sortir du, sortir de, se repositionner, remplacer, se développer, grandir, prendre pied, conquérir, vers, il gagne, elle gagne',
  ],
  market_gives_foothold: [
    'a foothold, a way into, a beachhead',
    'un pied aux, un pied en, un pied dans, une porte d’entrée, tête de pont',
  ],
  market_has_it: [
    'already, owns, lacks, missing, has the, number one, complementary, underweight, absent, no presence, present',
    'déjà, possède, manque, numéro un, complémentaire, absent, sous représenté, en retard, présent, implanté, en avance',
  ],
  market_nothing_to_put: [
    'nothing good to sell, nothing to sell, nothing to put in, nothing to fill',
    'rien de bon à, rien à vendre, rien à y vendre, rien à mettre',
  ],
  market_other_strong: [
    'leader, strong, stronger, number one, ahead, leading, in front, best, dominant, installed, well established, has the, has it, has them, had them, already has, already sells, owns the, very good at, good at running, knows how to run, already had, already have, is good at, are good at, great at',
    'leader, fort, numéro un, en tête, en avance, meilleur, dominant, bien implanté, installé, champion, dispose, l’a déjà, les a déjà, vend déjà, possède déjà, très bon dans, sait gérer, avait déjà, avaient déjà, ont déjà, est fort en, forts en, douée pour, sait faire',
  ],
  market_same_work: [
    'same, both, two teams, overlap, duplicate, twice, side by side',
    'même, les deux, deux équipes, doublon, recoupement, chevauchement',
  ],
  market_sell_through: [
    'push it through, push through, sell through, sell its, sell their, cross sell, distribute, roll out, own sales force',
    'vendre à travers, distribuer, ventes croisées, déployer, pousser dans, propre force de vente, son réseau',
  ],
  market_shares_things: [
    'share factories, share plants, share warehouses, share the costs, pool, both buy, buy from the same, from the same mill, use the same, same lorries, same kitchens, one buyer for both',
    'partager les usines, partager les coûts, mutualiser, mettre en commun, achètent au même, achètent chez le même, les deux achètent, utilisent les mêmes, mêmes camions, mêmes cuisines',
  ],
  market_weak_there: [
    'weak, weaker, underweight, absent, behind, lacks, missing, nothing in, no presence, small in, late, has no, had no, no cheap, no local, without a, no brand, never had, thin margins, badly run',
    'faible, absent, en retard, sous représenté, manque, rien dans, petit en, peu présent, pas présent, n’avait pas, pas de marque, sans réseau, aucune, petites marges, mal gérée',
  ],
  one_gives_other: [
    'bring, brings, brought, give, gives, gave, add, adds, open, opens, opened, lack, lacks, lacked, missing, wanted, needs, needed, get, gets, got, gain, gains, reach, win, buy, owns, without, no longer, become, strengthen, weak, owned, losing',
    'apporte, apportait, apporter, amène, amenait, donne, donnait, donner, ouvre, ouvrait, ouvrir, ajoute, manque, manquait, voulait, besoin, gagne, toucher, atteindre, acheter, racheter, possède, sans, devenir, devient, renforcer, absent, faible, créer, possédait, perdait',
  ],
  other_brings: [
    'brings, brought, gives him, gives them, gives it, with it, with them, has them, has it, already has, puts in, in their basket, buys him, opens, opened, they love, gets, now has, comes with, on a plate, bought the one, buy the one, bought those who, everyone plays, everyone already, gave them, gave it, filled that gap, fills that gap, fills the gap, brought content',
    'amène, apporte, lui donne, leur donne, ouvre, avec ça, avec elle, avec lui, avec eux, a déjà, il a le, il a la, il a les, dans leur panier, dans le panier, adorent, vient avec, sur un plateau, pour nourrir, entrer dans, achète celui, acheté celle, racheté ceux, tout le monde joue, déjà tout le monde, récupérait, récupère, comblait, comblait ce trou, apportait',
  ],
  outbuild: [
    'endless, take forever, takes forever, one by one, who is already, got there already, years ahead, on your own, could not make, cannot make, could never make, could not build, not make yourself, head start, wait years, years to find, years to get, build, organic, from scratch, faster than, save time, buy time, too long, years to develop, develop it yourself, on their own, by themselves, in-house, quickly enough, by yourself, already there, already does, already has, faster to buy, ten years, take years, go faster, goes faster, speed, shortcut, faster route, quicker, years of work',
    'interminable, une éternité, un par un, y est déjà, y sont déjà, l’a déjà, déjà fait, l’avait déjà, ne sait pas faire, saurait pas faire, pas su faire, longueur d’avance, attendre des années, mettrait des années, années à trouver, construire, organique, de zéro, gagner du temps, trop long, trop longtemps, trop de temps, en interne, seul, qui le fait déjà, déjà présent, déjà là, dix ans, des années, elle-même, lui-même, plus vite, plus rapide, bâtir, soi-même, raccourci, brûler les étapes, tout faire',
  ],
  overnight_word: [
    'overnight, in one go, in one stroke',
    'du jour au lendemain, d’un seul coup, d’un coup',
  ],
  passing_gave_it: [
    'gave it, gave them, gives it, gives them, handed it, brought it, makes those, had every, has every, had all the, has all the, in its hands, came with, already knows, knows already, had the, owned the',
    'lui donnait, leur donnait, lui apportait, leur apportait, en fait, avait tous les, a tous les, avait toute la, avait déjà, possédait, tenait, connaissent déjà, que toutes',
  ],
  passing_same_trade: [
    'same trade, same business, same job, same pipes, same work',
    'même métier, mêmes métiers, même boulot, mêmes tuyaux, la même chose',
  ],
  passing_saves_double: [
    'cut the doubles, drop the duplicates, cut the duplicates, weigh more, bigger together, stronger together',
    'coupe les doublons, couper les doublons, supprime les doublons, pèse plus, pèsent plus, plus gros ensemble, plus forts ensemble, plus lourd face',
  ],
  people_or_places: [
    'young, youngsters, kids, teenagers, mothers, parents, families, shoppers, shelves, street, shops, phones, screens, games, films, cinema, underground, customers, brand, buyers',
    'jeunes, ados, enfants, mères, parents, familles, consommateurs, rayons, rue, magasins, téléphones, écrans, jeux, films, cinéma, métro, clients, marque, acheteurs, samedi',
  ],
  place_word: [
    'asia, europe, germany, china, brazil, america, africa, spain, india, abroad, overseas, over there, japan, mexico, korea, australia, poland, italy, turkey, canada',
    'asie, europe, allemagne, chine, brésil, amérique, afrique, espagne, inde, là-bas, à l’étranger, outre-mer, japon, mexique, corée, australie, pologne, italie, turquie, canada',
  ],
  plain_already_has: [
    'already have the, already has the, have the shelves, has the shelves, have the lorries, have the trucks, has the trucks, only dream of, have the shops, have the supermarket, has the supermarket, have the listings, have the network, got the lorries, sales force, has the vans, have the vans, have the reach, has the reach',
    'ont déjà les, ont déjà le, a déjà les, a déjà le, ont les rayons, ont les camions, ont les magasins, a les rayons, a les camions, a les magasins, a le réseau, ont le réseau, ne peut que rêver, ont les entrepôts, force de vente',
  ],
  plain_buys_ready_made: [
    'bought one, buy one, buys one, bought it ready, ready made, off the shelf, bought a brand, bought someone, someone makes, someone in, already makes, already has, already known, everyone knows, whole world knows, gets it at once, the target has, opens, brings, gives it, hands it, buying one, to buy one, one that exists',
    'ont acheté un, ont acheté une, acheté tout fait, tout prêt, clé en main, déjà connu, déjà connue, tout le monde connaît, connaissent, existe déjà, fait déjà, a déjà, lui ouvre, leur ouvre, lui donne, leur donne, lui apporte, leur apporte, la cible a, en acheter une, en acheter un, acheter une, racheter une',
  ],
  plain_demand_grows: [
    'more and more natural, more and more organic, eat healthier, eating healthier, buy healthier, grows faster, growing faster, faster than their, faster than its, healthier food, want natural food, want natural, selling more and more, what people buy now, what people want now, aisle filling up, fills up, snapped up',
    'plaît aux jeunes, ce que les gens veulent, tout le monde veut, de plus en plus sain, de plus en plus bio, mangent mieux, mangent plus sain, veulent du bio, veulent du naturel, grandit plus vite, grandissent plus vite, croît plus vite, monte plus vite, plus vite que leurs, plus vite que ses, rayon qui progresse, rayon qui monte, s’arrache, s’arrachent, ne désemplit pas',
  ],
  plain_lacks: [
    'has none, have none, had none, has nothing, have nothing, had nothing, but not, but no, but few, light in, weak in, thin in, short of, missing, does not have, do not have, did not have, lacks, lacked, no presence, sells the plugs but, hardly any, nowhere in, absent from, were light, growth has stalled, stuck at home, had almost none, has almost none, almost nothing in, has not got, had not got, could not make, cannot make, losing tenders, loses tenders, shut out of',
    'n’a rien, n’avait rien, n’ont rien, n’avaient rien, mais pas, mais peu, peu de, pas de, n’a pas, n’avait pas, n’avaient pas, manquait, manquaient, absent de, absente de, faible en, faible dans, faibles en, presque pas, nulle part en, plafonne, n’avaient presque rien, n’avait presque rien, n’a presque rien, n’ont presque rien, n’a pas grand chose, n’avait pas grand chose, ne savait pas faire, perd les appels, perd des appels, n’a pas d’accréditation',
  ],
  plain_lays_hands: [
    'lays hands on, laid hands on, laid its hands on, got hold of, gets hold of, got its hands on, bought itself, helped itself to',
    'met la main sur, mettait la main sur, mis la main sur, s’offre, s’offrait, s’est offert, s’achète, s’achetait, récupérait, récupéraient, met dans son panier',
  ],
  plain_one_instead: [
    'one global player, one champion, instead of two, rather than two, single player, one group instead, no longer two',
    'un seul acteur, un seul champion, au lieu de deux, plutôt que deux, un seul groupe, deux en un',
  ],
  plain_rather_than_build: [
    'instead of inventing, instead of building, instead of starting, rather than building, rather than inventing, rather than starting, rather than spending years, instead of spending years, from scratch, building our own, build our own, building it ourselves, build it themselves, building one, take three years, takes years, take too long, would take them, years to build, than to spend, than spending, than making one, than doing it themselves, instead of waiting, rather than wait',
    'plutôt que de passer, plutôt que de bâtir, plutôt que de construire, plutôt que d’inventer, plutôt que de partir, au lieu de construire, au lieu de bâtir, au lieu d’inventer, au lieu de partir, partir de zéro, partant de zéro, le faire soi-même, mettrait des années, mettrait sept ans, mettrait cinq ans, ans à bâtir, prendrait des années, construire, c’est cinq ans, que d’y passer, que de passer, que d’en faire une, que de le faire soi, au lieu d’attendre, plutôt que d’attendre',
  ],
  process_loses_it: [
    'giving away, give away, losing, lose, kills, gutted, if they take',
    'donner, perdre, perd, vide de, tue, si on cède, sans céder, sans sacrifier',
  ],
  process_made_to_sell: [
    'they make us sell, they force us to sell, made to sell, have to sell',
    'qu’ils nous font vendre, nous obligent à vendre, qu’il faut vendre',
  ],
  process_point_of_it: [
    'point of the deal, reason we wanted, why we wanted, reason for doing it, heart of the deal, we came for, point of buying',
    'raison de l’opération, pour quoi on achète, pourquoi on voulait, cœur du deal, ce pour quoi on, on venait chercher',
  ],
  process_the_one_wanted: [
    'the one we wanted, very one we wanted, what we wanted, what we came for',
    'celui qu’on voulait, celle qu’on voulait, ce qu’on voulait',
  ],
  reason_only_told: [
    'always go through, with a strong rationale, was presented, said it in, in the release, press release, conference call, analysts, commented, write up, pictured, well received, well explained, any deal, a good deal needs, every deal, deals in general, walk you through, go through all, a real strategic logic, real strategic rationale, true strategic logic, a good fit and, always starts with, always begins with, a good acquisition',
    'je passe toujours, bien présentée, a été présentée, présentée le jour, dans le communiqué, conférence téléphonique, les analystes, commentée, longue présentation, bien accueillie, bien expliquée, une bonne opération a, toute opération, n’importe quelle opération, opérations en général, vous présenterais, passer en revue, vraie logique stratégique, véritable logique stratégique, un bon fit, commence toujours par, une bonne acquisition',
  ],
  say_after_something: [
    'were after, was after, after is, wanted, want, needed, point was, point of it, idea was, looking for, buying the',
    'cherchaient, cherchait, voulaient, voulait, veut, veulent, avait besoin, avaient besoin, le but était, l’idée était, achètent la, ils achètent',
  ],
  say_build_alone: [
    'from scratch, building it, build it, growing their own, their own failed, on their own, hire two hundred, start from zero, develop it, grow it themselves',
    'de zéro, construire soi même, lancer leur propre, leur propre gamme, tout seuls, développer eux mêmes, embaucher deux cents',
  ],
  say_cut_together: [
    'save, drop, cut, share, fuller, close one, one less, do without, cheaper',
    'économise, économiser, supprimer, supprime, partager, remplit mieux, remplir mieux, fermer un, un de moins, se passer, moins cher',
  ],
  say_fills: [
    'fill, filled, plug, gives them, gives it, give them, already there, already sits, already sells, already has, on every shelf, opens doors, opened doors, got into, get into, brings, complete',
    'combler, comble, boucher, bouché, leur donne, lui donne, déjà dans, déjà présent, déjà là, a déjà, ouvert les portes, ouvre les portes, apporte, rayon qui leur, compléter',
  ],
  say_hole: [
    'hole, gap, nothing serious, nothing in, none of, had none, has none, almost nothing, lacked, missing, small in, weak in, stuck, flat, stagnate, declining, ageing, patent expires, patent runs out, failed twice',
    'trou, rien de sérieux, rien en, presque rien, aucun, lui manquait, leur manquait, petit dans, faible en, patinent, stagnent, stagne, vieillissent, brevet tombe, brevet expire, à la traîne',
  ],
  say_in_house: [
    'in house, make it themselves, keep that money, keep the margin, no longer pay, are theirs now, now the vans are theirs, now they own it',
    'à la maison, en interne, garde cet argent, garder la marge, ne plus payer, fabriquer eux mêmes, sont à eux, à eux maintenant, désormais à eux',
  ],
  say_one_side: [
    'one has, one brings, one makes, one is strong, one knows, one knew, one had, one sold, one could, first one makes, the first makes, the first has, the first sells, one of them makes, one of them sells',
    'l’un a, l’un apporte, l’un fabrique, l’un est fort, l’un sait, l’une a, l’une apporte, l’un savait, l’un avait, l’un vendait, l’une savait, l’une avait, l’une vendait, le premier fabrique, le premier a, le premier vend, la première a, la première vend',
  ],
  say_only_small: [
    'only in, only sold, only sells, specialist shops, small shops, little brand, few shops, niche',
    'n’est que dans, ne vend que, magasins spécialisés, petites boutiques, petite marque, peu de magasins, niche',
  ],
  say_other_side: [
    'other has, other brings, other sells, other is, other knows, other knew, other had, other sold, other could, other only, the second has, the second sells, the second goes, other one looks after',
    'l’autre a, l’autre apporte, l’autre vend, l’autre est, l’autre sait, l’autre savait, l’autre avait, l’autre vendait, l’autre n’avait, l’autre n’a, le second a, le second vend, le second passe, la seconde a, la seconde vend, l’autre les, l’autre le réseau',
  ],
  say_put_everywhere: [
    'in every, on every shelf, everywhere, whole country, every supermarket, sell it abroad',
    'dans tous les, partout, tous les supermarchés, tout le pays, tous les rayons, à l’étranger',
  ],
  say_same_ground: [
    'same streets, same roads, same customers, same shops, same suppliers, half empty, two head offices, two warehouses, two networks, both networks, twice the same, fuller, double head office',
    'mêmes rues, mêmes routes, mêmes clients, mêmes magasins, mêmes fournisseurs, à moitié vides, deux sièges, deux entrepôts, deux réseaux, double siège, en double',
  ],
  say_takes_too_long: [
    'years, too long, failed, ages, too slow, cannot hire, can not hire, overnight, faster',
    'ans, trop long, trop lent, raté, échoué, du jour au lendemain, plus vite, années',
  ],
  say_thing_wanted: [
    'games, phone, developers, engineers, subscription, trust, young, healthier, product, foothold, customers stay, people stay, loyalty, depend on, depending on, know how, licence',
    'jeux, téléphone, développeurs, ingénieurs, abonnement, confiance, jeunes, plus sain, produit, un pied, gens restent, fidélité, dépendre, savoir faire, licence',
  ],
  side_falls_short: [
    'had nobody in, has nobody in, has no workshop, had no shop, was small in, too small in, run half empty, light in, small in, tiny in, thin in, next to nothing, has nothing for, barely growing, hardly growing, running out of steam, running dry, going nowhere, are flat, is flat, walk past, gathering dust, flopped, half empty, half full, only lives in, depends less, depend less, it needs, they needed, keep asking for, losing its, losing their, not reach, want natural, tired brands, had plenty of, plenty of, had nothing, have nothing, has nothing, cannot write, cannot make, stuck in, shrinking, standing idle, sitting idle, stand idle, sit idle, half asleep, but no, but not the, and nobody services, nobody to service, too many kitchens, spare room, spare capacity, lost the patent, losing its patent, patent gone, needed something to put, too old, no heir, but have no, but has no, have no shops, has no shops, running out of patent, come back empty, comes back empty, nobody knew their name, nobody knows their name',
    'avaient personne en, avait personne en, n’ont pas d’atelier, n’ont pas d’usine, n’arrivait pas à faire, n’arrivaient pas à faire, n’arrive pas à faire, léger dans, légers dans, petit dans, petite en, petite dans, petit en, absent du, quasi rien, tourne à moitié, prennent la poussière, essoufflé, s’essouffle, perd pied, reculent, le lui réclament, lui réclament, leur réclament, n’arrivent plus à, plafonne, leur manque, lui manque, moins dépendre, à revendre, pas de marque crédible, pas crédible, n’ont que du, mais rien, inexistant, recule, peser dans, à l’arrêt, tournent à vide, tourne à vide, tourne au ralenti, qui dorment, mais pas les, mais pas de, mais pas la, personne pour les entretenir, trop de place, perdait son brevet, perd son brevet, brevet perdu, besoin de relève, n’ont aucune, n’a aucune, n’ont pas de boutique, reviennent vides, repartent vides, connaissait leur nom, connaît leur nom',
  ],
  side_has_it: [
    'has the customers there, has three of them, has two hundred, has them there, precisely what, exactly what, exactly that, does exactly, the seller had, sells more of, brand has the, brand those, those people trust, everyone plays, everybody plays, where they already, people who know how, years of trying, sit in every, is everywhere, they went out and got it, roll it out, saves ten years, saves years, through its trucks, has the fans, came with, comes with, the target has, this brand sells, already delivers, more orders than, more work than, turning away orders, turning away customers, refusing orders, the target is nothing but, target does nothing but, the other has, the others have, the others had, other guys had, knows every, sits on, does the rest, i have in mind has, nothing of its own to put, needs things to put, in the oven, has the cargo, everybody knows, everyone knows, in every second, in every home, in every kitchen',
    'en a trois, en a deux, en a dix, y a deux cents, y a déjà, y est partout, lui donnait, leur donnait, lui offrait, y a trois, la confiance des, refuse des commandes, joue dans la cour, d’un coup elle, attire les, le cœur des, que tout le monde réclame, vend plus que, il a les rayons, fait gagner dix ans, gagner dix ans, déjà équipés, où il est déjà, remplissait, remplit ce, où la cible, là où ça pousse, régnait, règne, tient boutique, la cible a, plus de commandes que, refusait des commandes, refuser des commandes, la cible n’est que, la cible ne fait que, l’autre a, l’autre en a, les autres ont, connaît tous les, est assise sur, fait le reste, sans rien à elle, cherche de quoi remplir, de quoi remplir, tout le monde l’a, que tout le monde connaît, dans un foyer sur deux, dans chaque cuisine, dans toutes les cuisines',
  ],
  specific_gain: [
    'product, range, clients, customers, engineers, technology, software, know how, shops, stores, brand, local name, network, licence, talent, patents, skills, factory, foothold',
    'produit, gamme, clients, clientèle, ingénieurs, technologie, logiciel, savoir-faire, magasins, boutiques, marque, nom connu, réseau, licence, talents, brevets, usine, compétences',
  ],
  stand_up_to: [
    'dictate prices, dictate their prices, dictating prices, push us around, boss us around, stand up to, giants, big boys, big ones, hold our own, hold your own, compete with the leaders, fight the leaders, not be eaten, count for something',
    'dicter leurs prix, dicter les prix, dictent leurs prix, marcher sur les pieds, faire la loi, faire le poids, géants, face aux gros, rivaliser, jouer dans la cour, ne pas se faire manger, compter dans le secteur',
  ],
  takes_over: [
    'buy, take, grab, get hold of, pick up, purchase, swallow, snap up, somebody next door, someone who',
    'acheter, prendre, s’offrir, mettre la main, racheter, avaler, récupérer, le voisin, quelqu’un qui, met la main, mettent la main, mis la main',
  ],
  thing_bought: [
    'subscription, games, phones, phone, chips, software, routes, shelves, design, subscribers, rings, lorries, trucks, molecules, brand, customers, drugs',
    'abonnement, jeux, téléphone, puces, logiciels, tournées, rayons, bagues, joaillerie, camions, molécules, marque, clients, abonné, usine, la nôtre, prix',
  ],
  thing_gained: [
    'product, range, market, country, countries, city, clients, customers, engineers, people, technology, software, know how, shops, stores, brand, factory, network, licence, recipe, talent, machines, plants',
    'produit, gamme, marché, pays, ville, clients, ingénieurs, équipe, technologie, logiciel, savoir-faire, magasins, boutiques, marque, usine, réseau, licence, recette, talents, machines, gens',
  ],
  time_saved: [
    'years, wait, waited, quicker, faster, ready, already, from scratch, slow, overnight, at once, straight away, time, decade, decades, months, ages, forever',
    'ans, années, attendre, plus vite, plus rapide, prêt, déjà, de zéro, lent, tout de suite, temps, décennie, décennies, mois, une éternité, des lustres, longtemps',
  ],
  told_pieces_sold: [
    'once those bits are gone, once those are gone, once the pieces are sold, what we have to give up, after selling those, what has to go',
    'une fois ces morceaux vendus, si on vend ces morceaux, ce qu’il faut lâcher, ce qu’on doit revendre, après les reventes, une fois qu’on aura dû, ce qu’on doit vendre',
  ],
  told_still_sense: [
    'still a good idea, still pays, still makes sense, still worth it, still stands, point is gone, reason is gone',
    'a toujours un sens, encore un sens, raison pour laquelle on se marie, reste valable, enlève toute raison, raison de se marier, enlève tout ce qu’on espérait, vaut toujours le coup, tient encore, a encore du sens',
  ],
  turn_short_of: [
    'lacked, going nowhere, thin in, thin on, weak in jewels, needed, wanted games, not enough games, depend on, dependent on, only one, single client, single product, one product, one country, no way to, had no, have no, has no, without any, not growing, stopped growing, shrinking, losing, flat, weak, behind, missing, too small, old, expire, expires, stuck, not enough, short of',
    'petit dans, faible dans, mince dans, manquait de, manque de, il lui manquait, dépendent, dépendait, un seul, une seule, aucun moyen, n’avait pas, n’ont pas, n’avaient pas, sans aucun, ne grandit plus, ne pousse plus, recule, perdent, perdait, stagne, faible, en retard, manquait, manque, trop petit, vieux, vieillit, expire, coincé, pas assez, à court',
  ],
  turn_with_it: [
    'with this, with that, with it, with them, thanks to, once they own, owning it, buying it, by buying, this gives, that gives, it gives, now they',
    'avec ça, avec cette, avec ce, avec elle, avec eux, avec lui, grâce à, une fois à eux, en achetant, en l’achetant, en reprenant, ça leur donne, cela leur donne, ça lui donne',
  ],
  want: [
    'want, buy, bought, acquire, seek, looking for, to get, to gain, access to, they’re after, we’re after',
    'vouloir, veut, veulent, acheter, rachète, acquérir, chercher, objectif, obtenir, accéder',
  ],
  what_remains_of_it: [
    'what is left, is left of, what remains, still worth, worth the wait, still want, still marry, still marrying, still makes sense, why am i still, without it, without that, the thing we wanted, want the rest, half of it gone, is still there, are still there',
    'ce qu’il reste, ce qui reste, reste-t-il, vaut encore, vaut l’attente, encore envie, encore un sens, pourquoi encore, sans ça, sans elle, ce qu’on voulait, encore du reste, veux encore, voudrais encore, on veut encore, la moitié partie, est toujours là, sont toujours là',
  ],
  why_it_was_wanted: [
    'really wanted, we wanted, i wanted, wanted it for, married for, marry for, bought it for, buying it for, the reason, in the first place, why we, what i was after, what we were after, i came for, we came for, what i coveted, loved about it, reason for doing it',
    'on voulait, je voulais, épousé pour, achetait pour, acheté pour, la raison, au départ, pourquoi on, convoitais, convoité, convoitait, venu pour, ce qui me plaisait, ce qui nous plaisait, raison de le faire',
  ],
};

import type { Lexicon } from '../../types.ts';

/** Regulatory approval, in the words people use for it. */
export const antitrustNotions: Lexicon = {
  authorities: [
    'antitrust, regulator, competition commission, watchdog, merger control, authorities, brussels, european commission, state may, state can, government',
    'antitrust, régulateur, concurrence, autorités, contrôle des concentrations, commission européenne, bruxelles, état peut, état refuse, état exige, gouvernement',
  ],
  case_watch_fear: [
    'feared, fear, afraid, worried, did not want',
    'craignaient, craint, peur, redoutaient, ne voulaient pas',
  ],
  deals_contact_word: [
    'explain the deal, explain it to, talk, consult, meet, sound out, pre notify, pre notification, ask, go and see, go to see, sit down with, see the authority',
    'expliquer le projet, expliquer l’opération, consulter, sonder, rencontrer, parler, prénotifier, prénotification, discuter, aller voir, va voir, s’asseoir avec',
  ],
  deals_divest: [
    'divest, divestiture, disposal, sell brand, sell plant, sell off, sell business, sell part, what to sell, what we sell, asset to sell, business to sell, activity to sell, remedy, concession, commitments, package, give up, part with, guarantee access, licence out, have to sell, made to sell, forced to sell, ready to sell, prepared to sell, offer to sell, sell xd, plant to sell, sell a piece, let go of, give something up, sell a factory, sell a brand, sell a few, hand over a, somebody to take, someone to take, line up somebody, hand over some, give away, make them sell, make us sell',
    'désinvestissement, cession, céder, remède, engagements, ce qu’on vend, vendre, se séparer, concession, abandonner, garantir accès, garantir l’accès, racheter la branche, lâcher, sacrifier, se défaire, quelqu’un pour reprendre, quelqu’un qui reprenne',
  ],
  deals_early: [
    'early, upfront, up front, day one, at signing, before signing, in advance, ahead of time, from the start, from outset, at once, before they ask, beforehand, straight away, already, ready, first phase, proactively, rather than wait, before announcing, ahead of announcement, much earlier, see that coming',
    'tôt, d’emblée, dès le départ, dès le début, dès la signature, dès le premier jour, avant de signer, avant signature, à l’avance, d’avance, en amont, avant que, déjà, prêt, tout de suite, sans attendre, anticiper, au lieu d’attendre, avant l’annonce, avant annonce, d’entrée de jeu, bien plus tôt',
  ],
  deals_market_map: [
    'market by market, country by country, city by city, product by product, map markets, map of markets',
    'marché par marché, pays par pays, ville par ville, produit par produit, carte marchés, carte des marchés',
  ],
  deals_merger_watchdog: [
    'guard against monopolies, guards against monopolies, people who check that you don’t become too dominant, anti-monopoly office, guardian of competition, competition police, competition authority, competition watchdog, competition regulator, competition clearance, competition approval, competition commission, antitrust, european commission, brussels, cma, ftc, doj, merger control, merger clearance, competition law, competition filing, polices market power, watch monopolies, monopoly watchdog, police monopolies, trustbusters, competition office, competition people',
    'la concurrence bénisse, ceux qui surveillent les monopoles, veillent aux monopoles, veille aux monopoles, surveillent que personne ne devienne trop gros, veillent à ce que personne ne devienne trop gros, gardien de la concurrence, gardiens de la concurrence, surveille les monopoles, surveillent les monopoles, gendarme des marchés, police de la concurrence, autorité concurrence, gendarme concurrence, gendarme marchés, bruxelles, commission européenne, contrôle concentrations, droit concurrence, cma, ftc, antitrust, autorisation concurrence, gendarme des monopoles, surveillent la concurrence, gens de la concurrence, services de la concurrence',
  ],
  deals_overlap: [
    'sit on top of each other, on top of each other, only butcher in the street, only shop in the street, tread on each other’s toes, overlap, both present, both strong, both sell, both active, both operate, combined share, market share, same market, same customers, head to head, compete with each other, direct competitor, relevant market, market definition, define market, swallowed competitor, closest competitor, same thing, both companies sell, compete directly, combined market, side by side, step on each other, tread on, same buyers, count as a rival, who is a rival, counts as a rival, one tool left, one left, too big, only two left, two of you together, two of us together, no rivals left, corner the market, too strong together, together we would have, we would have every, every supermarket, all the shops, would own every, monopoly, alone in the market, dominate, most of the market, lion’s share, both are strong, are both strong, are both big, both are big, same customers twice',
    'se marchent dessus, seul boucher de la rue, seule boutique de la rue, se marchent sur les pieds, recouvrement, chevauchement, parts cumulées, deux présents, trop forts ensemble, part de marché, mêmes marchés, mêmes clients, marchés pertinents, marché pertinent, définition marché, définir marchés, définissent marchés, mêmes produits, directement concurrentes, sociétés concurrentes, parts combinées, côte à côte, vendent la même chose, se disputent les mêmes, doublon, compte comme rival, qui est un rival, un seul outil, seul sur le marché, trop gros, trop grand, reste que deux, plus de rivaux, trop forts à deux, on aurait tous, tous les magasins, monopole, seuls, dominer, trop de magasins, plus gros du marché, presque tout le marché, forts tous les deux, présents tous les deux, tous les deux présents, gros tous les deux, font concurrence',
  ],
  deals_regulator: [
    'competition reasons, competition grounds, regulator, regulatory, watchdog, authority, commission, british, europeans, people who police, state body, trustbusters, competition people, competition office, monopolies, brussels',
    'raisons de concurrence, passer la concurrence, régulateur, réglementaire, autorité, gendarme, commission, bruxelles, anglais, britanniques, européens, surveillent les monopoles, police de la concurrence, gendarmes, au titre de la concurrence',
  ],
  deals_remedy_taker: [
    'buyer, acquirer, taker, purchaser, to whom, identified, lined up, someone to buy, somebody to buy, find a buyer',
    'repreneur, acquéreur, acheteur, à qui, identifié, quelqu’un pour les reprendre, quelqu’un pour reprendre',
  ],
  gives_leave: [
    'the officials, officials’ door, ask permission, asking permission, ask leave, without asking, says yes, says no, whistle, allow, allows, let us, lets us, his blessing, nod, checks that, makes sure, has to agree, go and see him, go and see them, knock on his door, before he asks, goes to see, seen him, stop, not touch anything, cannot touch, let it through, lets it through, need to nod, has to nod, must nod',
    'les autorités, ces gens-là, demander la permission, sans demander, dire oui, dise oui, dit oui, dit non, siffle, sifflet, autorise, permet, laisse faire, laisse passer, sa bénédiction, vérifie que, vérifie qu’on, donne son accord, doit être d’accord, aller le voir, vient le voir, va le voir, frapper à sa porte, avant qu’il demande, refuse, stop, ne touchez à rien, ne touche à rien, laisser passer, hocher la tête',
  ],
  goes_there_first: [
    'before announcing, before the announcement, knocked on, knocked on their door, see him first, see them first, not wait, without waiting, first day, day one, before he, before they, beforehand, from the start, early, at once',
    'toquer chez, toque chez, avant l’annonce, avant d’annoncer, aller le voir, vient le voir, n’attend pas, pas attendre, sans attendre, premier jour, dès le premier, avant qu’il, avant qu’ils, d’avance, dès le début, tôt',
  ],
  has_to_be_had: [
    'need, needs, needed, must, has to, have to, requires, obtain, get, file, filing, notify, wait, waits, without, until, before, ask, asks, says yes, agrees, also, block, forbid',
    'il faut l’accord, il faut le feu, il faut aussi, faut passer, doit, doivent, obtenir, exige, déposer, notifier, attendre, attend, sans, avant, demander, dit oui, bloquer, interdire, soumis, soumise',
  ],
  impose: [
    'force, impose, demand, require, remedies, disposals, divestments, sell off, block, prohibit, veto, approve, clear, delay, refuse',
    'obliger, revendre des morceaux, forcer, imposer, exiger, remèdes, cessions, céder, vendre, bloquer, interdire, interdit, veto, approuver, retarder, refuser',
  ],
  lets_one_go: [
    'something to sell, something to give up, turned up with something, sell one, sell a shop, give one up, give up one, let one go, let go of, hand one over, close one, who will take it, the one who takes, who takes it, to whom, what we give up, ready to give up, take that whole piece, take that piece, off our hands, we sell that factory, sell two factories, resell two, we sell such, one of the two has to go, one of the two shops has to go, shops we would have to give up, branches we would have to give up, ask you to sell bits, sell bits of it',
    'quelque chose à céder, quelque chose à lâcher, vendre l’outil, promesses écrites, revendre une, en revendre, vendre une, en vend une, vend l’une, céder une, en céder, lâcher, à qui, celui qui le prendra, qui la prendra, le nom de celui, en fermer une, se séparer d’une, prêt à donner, on vend telle, vend telle usine, revendez deux, revendre deux, vendez deux, reprendre ce morceau, reprendre cette partie, une des deux doit partir, une des deux boutiques doit partir, magasins il faudrait lâcher, faudrait lâcher, vendre des bouts, vendre des morceaux',
  ],
  market_far_state: ['china, beijing, london', 'chine, pékin, londres'],
  market_holds_up: [
    'dragged its feet, dragged out, took a year to say, months to say yes, took its time to say, sat on the approval, held up the approval, held up the deal, was slow to approve',
    'fait traîner, laissé traîner, mis un an à dire, mis des mois à dire, mis un an à autoriser, tardé à dire oui, retenu l’autorisation, bloqué des mois',
  ],
  market_watch_act: [
    'look, opened, clear, approve, block, object, review, overlap, disposal, sell, concessions, power, police, remedies, depth, risk, ask, worried, nodded, waved through, muscle, dragged, took ages, took its time, made them wait, sold, hand back',
    'ouvert, ouvre, examiner, valider, approuver, bloquer, s’opposer, recoupement, chevauchement, cessions, céder, concessions, pouvoir, remèdes, enquête, risque, demander, accord, a dit oui, laissé passer, regardé de près, fait traîner, traîné, a pris son temps, fait attendre, revendre, vendre des',
  ],
  market_watchdog: [
    'brussels, washington, antitrust, competition authority, regulator, ftc, cma, doj, european commission, merger control, monopolies, remedies, in depth look, in depth investigation, approval, watchdog, competition police, competition people, merger police, the authorities, chinese regulator',
    'bruxelles, washington, antitrust, autorité de la concurrence, autorités de concurrence, régulateur, ftc, cma, commission européenne, contrôle des concentrations, monopole, remèdes, enquête approfondie, feu vert, gendarme de la concurrence, chien de garde, police de la concurrence, gens de la concurrence, pour l’autorité, l’autorité chinoise, les autorités',
  ],
  plain_foreign_buyers: [
    'foreign investment, foreign buyers, foreign ownership, foreign investors',
    'investissements étrangers, investissement étranger, acheteurs étrangers',
  ],
  plain_may_refuse: [
    'could block, might block, could object, might object, veto, looked at, sensitive',
    'pourrait tiquer, pourrait bloquer, peut bloquer, pourrait s’opposer, mettre son veto, autorisation',
  ],
  plain_state: [
    'the government, berlin, the ministry, the state',
    'gouvernement, berlin, le ministère, bercy',
  ],
  too_strong_together: [
    'tomorrow’s rival, swallowing tomorrow, could have beaten you, swallowing the one, too much of the market, whole sector, own the sector, hold the whole market, swallow its rival, swallows the one, in its way, crush the small, crush the others, squash the small, only rival, sole rival, only competitor, the one rival, only one left, same street, same village, next to each other, opposite each other, face to face, facing each other, across the road, two shops, two bakeries, two bakers, both bakeries, raise prices, set the price, no choice left, nowhere else to go, the two of you, between you two, you two make, two of them hold, whole market, alone in this market, alone in the market, every yoghurt, no one else left, rule the market, dominate the market, too strong, too big, too powerful, too large together, too dominant, becoming dominant',
    'gobe le petit, qui gobe, faire de l’ombre, pourrait concurrencer, concurrencer demain, chargés de la concurrence, l’une en face de l’autre, trop gros sur le marché, tout le secteur, tous les deux les gros, avale celui, avaler celui, avale son rival, celui qui le gênait, écrase pas les petits, écraser les petits, écrase les petits, écraser les autres, seul rival, seul concurrent, dernier rival, unique rival, même rue, dans la rue, même village, même quartier, côte à côte, deux boutiques, deux boulangeries, deux boulangers, deux pharmacies, monter les prix, plus le choix, nulle part ailleurs, qui nous fait peur, à vous deux, à nous deux, à deux ils, à deux on, tout le marché, seuls sur ce marché, plus personne en face, dominer le marché, écraser le marché, trop forts, trop fort, trop gros, trop grosses, trop puissants, trop puissant, trop de poids, trop lourds, trop dominant, trop dominants',
  ],
  turn_give_up: [
    'spin off, sell off, sell one, let go of, give up, carve out, get rid of, dispose, hand over, part with, promise, concession',
    'scission, céder, vendre l’un, lâcher, abandonner, détourer, se débarrasser, se séparer, promettre, concession',
  ],
  turn_same_public: [
    'same people, same users, same clients, same designers, same buyers, same job, same thing, two products, two tools, two brands, both make, both sell, overlapping, overlap, direct rival, direct rivals, competing products',
    'mêmes gens, mêmes utilisateurs, mêmes clients, mêmes acheteurs, même métier, même chose, deux produits, deux outils, deux marques, deux font, concurrents directs, doublon, se recoupent',
  ],
  watchman: [
    'the regulator, referee, umpire, policeman, police, sheriff, watchdog, gendarme, judge, mayor, town hall, minister, government, guardian, brussels, the authority, the authorities, guard against monopolies, guards against monopolies, watch over monopolies, people who stop firms getting too dominant, anti-monopoly people',
    'amf, arbitre, gendarme, policier, police, shérif, juge, maire, mairie, ministre, gouvernement, gardien, bruxelles, l’autorité, les autorités, l’état, veillent aux monopoles, veille aux monopoles, surveillent les monopoles, empêchent les monopoles',
  ],
};

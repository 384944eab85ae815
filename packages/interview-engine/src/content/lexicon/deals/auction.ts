import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Competitive tension, in the words people use for it. */
export const auctionNotions: Lexicon = {
  bidders_in_room: [
    'buyers in the room, three buyers, several buyers',
    'trois acheteurs, plusieurs acheteurs, acheteurs dans la salle',
  ],
  brings_in: [
    'get, bring in, find, attract, look for, call in, flush out',
    'trouver, chercher, faire venir, attirer, susciter, amener, aller chercher',
  ],
  case_pushes_up: [
    'create a race, raises the price, pays more, push it up, push up, lifts the price, lift the price, raise the price, pay more, bid more, make them raise, pushes the price, bidding, make him pay, price climbs',
    'pour qu’il y ait de la concurrence, paiera davantage, paiera plus, fait monter le prix, faire monter, fait monter, pousser le prix, relever le prix, relever son offre, surenchérir, payer plus, relever l’offre, le prix monte, prix grimpe, fait grimper',
  ],
  case_second_bidder: [
    'three friendlier groups, a friendly bidder, a friend who could, second bidder, rival bidder, another bidder, other bidder, a second buyer, competing bidder, second offer, somebody else, someone else, a second one, another one in, second suitor, two bidders, get them bidding, ring two, two names',
    'un autre industriel, un ami qui pourrait, à deux sur le coup, second acheteur, autre acheteur, second acquéreur, autre acquéreur, offre concurrente, second offreur, autre candidat, un rival, un deuxième, un second prétendant',
  ],
  deals_best_price: [
    'best price, higher price, highest price, top price, most money, maximises, price rises, price goes up, price will be higher, the higher the price, the price climbs, bids climb, very best bid, best bid, best offer, best bids',
    'meilleur prix, prix maximum, prix maximal, prix le plus élevé, prix plus élevé, maximise, prix monte, fait monter le prix, plus ça monte, ça monte, l’essentiel du montant, l’essentiel du prix, meilleure offre, meilleures offres, meilleure enchère',
  ],
  deals_bid_climbs: [
    'the more each, more each has, more each pays, the dearer, goes for more, price climbs, price goes up, pushes the price, overpays, somebody overpays, better price, higher price, more money, outbid, bid each other up, fight over it, push each other up, bids more, have to pay more, bids up, better prices, pays too much, push the price, pays more, drives the price, wanting it, lifts the price',
    'plus ça monte, plus le prix monte, plus ça grimpe, plus c’est cher, fait monter, monte les prix, paie trop, surpaie, met plus, mettent plus, meilleur prix, meilleurs prix, se battent, se bousculent, courir les uns contre, surenchère, surenchérissent, les uns contre les autres, plus on en tire, prix grimpe, pousse le prix, qui en veut, paie plus, tire le prix',
  ],
  deals_bid_falls: [
    'chip at the price, chips at the price, chip away at the price, nibble at the price, cut his price, cuts his price, lower his price, lowers his price, drop his price, drops his price, pay less, pays less, offer less, offers less, take his time, knock the price down, chip away, no reason to pay, no hurry',
    'grignote le prix, grignoterait le prix, grignoter le prix, rogne le prix, baissera son prix, baisse son prix, baisser son prix, réduit son prix, paiera moins, paie moins, offre moins, proposera moins, prend son temps, aucune raison de monter, fera le prix, rogne son prix',
  ],
  deals_choose_number: [
    'how many, whom to call, who to call, who to approach, number of buyers, buyer list, list of buyers, twenty names',
    'combien d’acheteurs, qui appeler, à qui parler, parle à cinq, liste d’acquéreurs, liste d’acheteurs, liste acheteurs, nombre d’acquéreurs',
  ],
  deals_compete: [
    'compete, fight it out, battle, outbid, bid against, rivals, rivalry, tension, bidding war, stay in, in the running, still in race, low ball, heat on, each other, one another, competitive round, competitive process, drool, salivate, still in room, honest',
    'se faire concurrence, font concurrence, se battent, se battre, surenchérir, rivaliser, tension, mis en concurrence, mettre en concurrence, en lice, maintenir la pression, se savent en compétition, entre eux, les uns aux autres, rivalité, saliver, se tirer la bourre, craignent de perdre',
  ],
  deals_consult_funds: [
    'consult, approach, ring, call, sound out, ask several, talk to',
    'consulter, approcher, appeler, sonder, mettre en concurrence, faire tourner',
  ],
  deals_crowd: [
    'more people, more there are, whole town, fifty, thirty, forty, more bidders, more buyers, more who want, bidders, a crowd, many people, invite the whole, five at the table, with five, four or five, several, a few of them, five serious',
    'plus il y a de monde, plus de monde, toute la ville, cinquante, trente, quarante, plus d’enchérisseurs, enchérisseurs, plus d’acheteurs, plus de candidats, une foule, beaucoup de gens, à cinq, à quatre, quatre ou cinq, cinq autour, plusieurs, moins d’acheteurs',
  ],
  deals_few_buyers: [
    'handful, few buyers, few names, few parties, few people, very few, five or six, four or five, three or four, half a dozen, short list, shortlist, limited, select, well chosen, targeted, small number, narrow, restricted, five buyers, six buyers, four bidders, five bidders, three bidders, small group, half dozen, small circle, inner circle, only five, only four, three suitors, few suitors, four suitors, at least two, two who want, two serious, ring five, call five, five people, five names, four people, only a few, six names, seven names, six bidders, seven bidders, seven buyers, eight buyers, six parties, five parties',
    'restreint, ciblé, liste courte, short list, cinq ou six, quatre ou cinq, trois ou quatre, trié sur le volet, bien choisis, soigneusement choisis, quelques acheteurs, quelques candidats, quelques noms, poignée, peu de monde, peu de candidats, peu d’acheteurs, limité, sélectionnés, petit nombre, cinq acheteurs, six acheteurs, trois candidats, demi-douzaine, petit cercle, quatre acheteurs, sept acheteurs, trois acheteurs, prétendants, petit comité, au moins deux, deux qui, appeler cinq, cinq personnes, cinq noms, quatre noms, que quelques, six noms, sept noms, six candidats, cinq candidats, sept candidats, huit acheteurs, cinq acquéreurs, six acquéreurs',
  ],
  deals_lone_bidder: [
    'one buyer alone, single buyer, only one is left, only one left, just one left, only one buyer, one bidder left, alone at the table, nobody else wants, only one at the table, no one else is bidding',
    'acheteur tout seul, acheteur seul, personne d’autre n’en veut, voit qu’un, voit qu’un seul, reste qu’un, plus qu’un, un seul acheteur, un seul candidat, seul à table, seul en lice, seul en face',
  ],
  deals_made_to_compete: [
    'make them compete, play them off, play them against each other',
    'faire rivaliser, mettre en concurrence, faire jouer la concurrence, mis en concurrence',
  ],
  deals_rivalry: [
    'breathing down his neck, reason to stretch, breathing down their necks, smell each other, come in low, bid too little, dares offer peanuts, others in the queue, over his shoulder, over their shoulder, over their shoulders, push each other up, push one another up, afford to be mean, fear the next one, fear the other, feel the others’ breath, feel each other’s breath, won’t lowball, nobody dares to lowball, know the others are there, tension, rivalry, rivals, compete, competition, competitive, bid against, bid each other, outbid, bidding war, pressure on price, push up price, push price, drive up price, drive price, price up, higher price, best price, fear losing, afraid of losing, race, leverage, play them off, better price, big cheque, good price, not alone, stretch, walk off with, goes to somebody else, somebody else will get, somebody else will take, push the price, really want it, fight over it, jealous, fears the other, afraid the other, fear that another, pay more, keeps the price up, heat on price',
    'soufflent dans la nuque, raison de se forcer, chiens de faïence, proposer trop peu, offrir trop peu, proposer des clopinettes, trois autres derrière, par-dessus son épaule, par-dessus leur épaule, se poussent vers le haut, peur de la suivante, peur du suivant, se permettre d’être radin, pas tout seul, sentent le souffle, tenteront pas le prix bas, personne n’ose proposer, n’ose proposer une misère, tension, compétition, concurrence, rivalité, surenchère, surenchérissent, pression, monter le prix, prix monte, meilleur prix, craigne de perdre, craindre perdre, peur de perdre, émulation, course, jouer les uns contre, gros chèque, bon prix, pas les seuls, pas le seul, fait d’effort, un autre parte, qu’un autre, autre la prenne, veulent vraiment, se l’arracher, jaloux, monter les prix, peur que l’autre, peur qu’un autre, il paie plus, paient plus, paient davantage, tient le prix',
  ],
  deals_rounds: [
    'two rounds, two stages, two steps, two phases, in rounds, same pace, same speed, shared deadline, same deadline, process letter',
    'deux tours, deux étapes, deux temps, deux phases, même rythme, même calendrier, même date, lettre de procédure',
  ],
  deals_second_suitor: [
    'second person, a second one, somebody else wanting, two people who, two who, someone else who wants, two want the same',
    'quelqu’un d’autre qui, un deuxième qui, deux personnes qui, à deux à vouloir, deux veulent la même',
  ],
  envy: [
    'jealous, envy, envious, eye each other, watch each other, look at each other, look over their shoulder, afraid the other, fears the other, fear the neighbour, afraid of missing, want it more, bid up, outdo, raise their hand, hand goes up, none wants to lose, scared of losing, best price, good price, nearly the price, price goes up, fears the others, afraid of the others, fear of the others, none knowing who',
    'jaloux, jalousie, se guettent, se surveillent, s’observent, se regardent, craint l’autre, peur de l’autre, peur du voisin, peur de rater, peur de perdre, en veulent plus, lève la main, monte son prix, monter les enchères, se battent, meilleur prix, bon prix, presque le prix, prix monte, peur les uns des autres, peur des autres, peur du concurrent, sans savoir qui',
  ],
  hands_up: [
    'hands up, raising their hands, hand in the air, hands in the air',
    'lever la main, levaient la main, lèvent la main, main levée, mains levées',
  ],
  leans_to_one: [
    'i would, prefer, rather, instead, whereas, while, versus, but, than, better, brings, gives, choice between, choose between',
    'préfère, préférerais, je ferais, j’irais, je choisirais, plutôt, au lieu, alors que, tandis que, mais, que cinquante, mieux, amène, apporte, donne, choix entre, choisir entre',
  ],
  market_buyers_now: [
    'buyers, bidders, funds, sponsors, appetite, interested, suitors, they, people, candidates, private equity, corporates, industrial groups, competitors, international groups',
    'acheteurs, acquéreurs, fonds, industriels, candidats, appétit, intéressés, repreneurs, ils, prétendants, groupes, concurrents',
  ],
  market_compete: [
    'face to face, against each other, head to head, one against another, compete, competition, competitive, tension, auction, rival, bid up, run a process, round, tight, play, fight over, fight for, jealous, outbid',
    'face à face, les uns contre les autres, l’un contre l’autre, dos à dos, concurrence, compétitif, rivaliser, tension, enchère, processus, tour, mettre en, se disputent, se jalousent, se battent, surenchérissent',
  ],
  market_let_them_sweat: [
    'let them sweat, look over their shoulder, looking over their shoulder, wanting the same thing, eye each other',
    'chiens de faïence, se regardent, se surveillent, regardent en coin',
  ],
  market_several: [
    'several, many, enough, competition, competitive, compete, against each other, rivals, six, ten, bidders, round, tension, auction, a few, dozen, four, five, fifteen, three',
    'plusieurs, beaucoup de, du monde, concurrence, compétitif, rivaliser, six, dix, une dizaine, quinzaine, enchère, tour, quatre, cinq, quelques, trois',
  ],
  passing_contend: [
    'bidding against, against each other, against one another, fight it out, fight over, slug it out, race each other, race for it, compete, outbid, head to head',
    'face à face, se battre, se battent, s’affronter, s’affrontent, se disputer, se disputent, surenchérir, enchérir, jouer des coudes, à la course, en concurrence',
  ],
  passing_few: [
    'two of them, three of them, four of them, five of them, three funds, four funds, five funds, several funds, several of them, three bidders, four bidders, more than one',
    'en mettrais deux, en mettrais trois, en mettrais quatre, en prendrais trois, en prendrais quatre, deux fonds, trois fonds, quatre fonds, cinq fonds, plusieurs fonds, deux ou trois, trois ou quatre, plus d’un',
  ],
  plain_set_against: [
    'fight it out, fight for it, fight over, against each other, against one another, compete for it, have them bid, bidding',
    'se battre, s’affronter, se faire concurrence, se disputer, les uns contre les autres, en lice',
  ],
  process_alone: [
    'he is alone, feels alone, feel alone, they are alone, the only one, the only ones, only bidder, only buyer',
    'seul, seuls, tout seul, seul en lice',
  ],
  process_kept_in_race: [
    'two bidders alive, two bidders in, keep two bidders, at least two bidders, at least two buyers, two buyers in, several bidders in, second bidder alive, second bidder warm, two to the end, two horses, two until the end, several in the race, keep several in, several running, two running to the line, let the last two compete, last two compete, several in parallel, down to one bidder, down to one buyer, left with one bidder',
    'deux candidats en lice, garde deux candidats, garde toujours deux, garder deux, au moins deux candidats, deux acheteurs en lice, plusieurs candidats en lice, plusieurs acheteurs en lice, deux face à face, deux jusqu’au bout, second candidat au chaud, plusieurs en course, plusieurs dans la course, deux en course, les deux derniers en concurrence, plusieurs en parallèle, plus qu’un candidat, plus qu’un acheteur',
  ],
  process_price_holds: [
    'holds the price, price slips, keeps the price, keeps the pressure, price falls, price drops, price slides, pressure, price honest, leverage is gone, no leverage left',
    'prix glisse, prix redescend, prix baisse, tient le prix, maintient le prix, garde la pression, prix retombe, pression, prix honnête, plus de levier',
  ],
  several_bidders: [
    [
      `${crossed('two, three, four, five, several', 'people, guys, firms, suitors, rivals, parties', 'want, who want, wanting, after, fight for, fighting for, chasing')}, ${crossed('two, three, four', 'of them want, hands on the same')}`,
      'several are after, outbid one another, outbid each other, more than one suitor, fighting over it, three others want, several want it, two others after it, others in the race, others in the running, rivals in the race, several buyers, bidders, suitors, bidding war, auction, competition between, compete, push each other, push one another, competitive process, competitive tension, outbid, more than one buyer, contested, other people want it, others want it, people want it too',
    ].join(', '),
    [
      `${crossed('deux, trois, quatre, cinq, plusieurs', 'types, gars, acheteurs, personnes, boîtes, rivaux, gens', 'qui veulent, veulent, le veulent, la veulent, se l’arrachent, se disputent')}, ${crossed('deux, trois, quatre, plusieurs', 'à le vouloir')}`,
      'process est compétitif, process compétitif, processus est compétitif, se battent pour, surenchérissent, quatre à la vouloir, trois à la vouloir, plusieurs à la vouloir, deux à la vouloir, nombreux à la vouloir, à vouloir l’affaire, sur les rangs, en lice, plusieurs acquéreurs, plusieurs acheteurs, plusieurs candidats, prétendants, surenchère, enchère, guerre des prix, en concurrence, concurrence entre, processus compétitif, tension concurrentielle, se battent, font monter, d’autres le veulent, d’autres la veulent, plusieurs la veulent, autres candidats',
    ].join(', '),
  ],
  told_how_many_left: [
    'how many others are left, how many were left, how many are left, how many others, how many they are, how many are still in',
    'combien ils sont, combien il en reste, combien en reste, combien sont encore, combien ils étaient',
  ],
  told_spurs: [
    'makes them stretch, kept them honest, keeps them honest, holds the price, keeps the price up, makes them pay, what pushes them, keeps them on their toes, otherwise the price drops, otherwise the price slips',
    'fait monter, les pousse, tient le prix, les tient en haleine, les fait payer, oblige à se forcer, les rend sérieux, sinon le prix redescend, sinon le prix baisse',
  ],
  told_to_all: [
    'shout it, shout in the street, shout from, put up a sign, for sale sign, put a sign, on the square, on the market place, tell everyone, tell everybody, tell the whole, whole village, whole town, to the world, on every roof, megaphone, in the paper, ring every door, ring fifty',
    'crier sur, crie sur, crier dans, pancarte, panneau à vendre, sur la place, à tout le monde, tout le village, toute la ville, sur les toits, mégaphone, dans le journal, sonne à toutes, haut-parleur',
  ],
  told_to_few: [
    'only five, only four, only tell, five neighbours, four neighbours, three neighbours, a few neighbours, whisper, quietly to, invite only, small table, behind closed doors, a handful, four or five, five or six, three or four, chosen few, five at the table, with five, with four, around the table',
    'qu’à cinq, qu’à quatre, qu’à trois, cinq voisins, quatre voisins, trois voisins, quelques voisins, chuchote, murmure, à voix basse, à l’oreille, portes fermées, une poignée, quatre ou cinq, cinq ou six, trois ou quatre, bien choisis, triés, à cinq, à quatre, autour de la table',
  ],
};

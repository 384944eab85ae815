import type { Lexicon } from '../../types.ts';

/** How people speak of a sale who use none of its terms; an id of another file gets more words. */
export const everydayDealNotions = {
  buyer: [
    'one who buys, whoever buys, person who buys, who is buying, taker',
    'qui achète, preneur',
  ],
  seller: ['one who sells, whoever sells, person who sells, who is selling', 'qui vend'],
  deals_merger_watchdog: [
    'competition people',
    'gens de la concurrence, services de la concurrence',
  ],
  deals_overlap: [
    'too big, only two left, two of you together, two of us together, no rivals left, corner the market, too strong together, together we would have, we would have every, every supermarket, all the shops, would own every, monopoly, alone in the market, dominate, most of the market, lion’s share, both are strong, are both strong, are both big, both are big, same customers twice',
    'trop gros, trop grand, reste que deux, plus de rivaux, trop forts à deux, on aurait tous, tous les magasins, monopole, seuls, dominer, trop de magasins, plus gros du marché, presque tout le marché, forts tous les deux, présents tous les deux, tous les deux présents, gros tous les deux, font concurrence',
  ],
  deals_clearance: [
    'go ahead, let us do it, let it go, nothing can be done, steps in',
    'laissent faire, laisse faire, laissent aller, dit oui, intervient',
  ],
  deals_divest: [
    'sell a factory, sell a brand, sell a few, part with, hand over a, somebody to take, someone to take, line up somebody, hand over some, give away, make them sell, make us sell',
    'se défaire, quelqu’un pour reprendre, quelqu’un qui reprenne, lâcher',
  ],
  deals_pick_assets: [
    'take the pieces, takes the pieces, pick the machines, choose the machines, only the pieces, bits he likes, pieces he likes, pieces he wants, bit by bit, a la carte',
    'prendre les morceaux, prend les morceaux, choisir les machines, que les morceaux, morceaux qui, à la carte, pièces qui l’intéressent, morceaux qu’il veut',
  ],
  deals_burden: [
    'troubles, worries, rotting, rotten, mess, dirt, dirty laundry, old stories, bad apples, mines, headaches, the past, its past, old mistakes',
    'ennuis, pourrit, pourri, soucis, saletés, linge sale, vieilles histoires, mines, casseroles, emmerdes, son passé, vieilles dettes, vieilles erreurs',
  ],
  deals_share_form: [
    'whole box, whole lot, whole house, whole package, everything in the company, company itself, whole company, shares, all in one go, everything in one go, the lot',
    'toute la boîte, boîte entière, toute la maison, tout le paquet, boîte complète, société elle-même, société tout entière, tout d’un coup, tout donner, la boîte, tout vendre, tout d’un bloc',
  ],
  deals_clean_break: [
    'never hear of it, in one go, slam the door behind',
    'plus jamais en entendre parler, plus entendre parler, tout d’un coup, d’un seul coup, ferme la porte',
  ],
  deals_step_up: [
    'write off what he paid, write off the price, write off his price',
    'amortir tout le prix',
  ],
  deals_things_moved: [
    'payroll, workers, suppliers, people who work',
    'gens qui travaillent, ouvriers, fournisseurs, loyer',
  ],
  deals_few_buyers: [
    'at least two, two who want, two serious, ring five, call five, five people, five names, four people, only a few, six names, seven names, six bidders, seven bidders, seven buyers, eight buyers, six parties, five parties',
    'au moins deux, deux qui, appeler cinq, cinq personnes, cinq noms, quatre noms, que quelques, six noms, sept noms, six candidats, cinq candidats, sept candidats, huit acheteurs, cinq acquéreurs, six acquéreurs',
  ],
  deals_many_buyers: [
    'forty people, thirty people, fifty people, call the whole, more people you tell, more who know, more people know, forty ndas, thirty ndas, fifty ndas',
    'trente personnes, plus on en parle, plus on parle, plus de gens savent, plus il y a de gens',
  ],
  deals_rivalry: [
    'not alone, stretch, walk off with, goes to somebody else, somebody else will get, somebody else will take, push the price, really want it, fight over it, jealous, fears the other, afraid the other, fear that another, pay more, keeps the price up, heat on price',
    'pas les seuls, pas le seul, fait d’effort, un autre parte, qu’un autre, autre la prenne, veulent vraiment, se l’arracher, jaloux, monter les prix, peur que l’autre, peur qu’un autre, il paie plus, paient plus, paient davantage, tient le prix',
  ],
  deals_leak: [
    'somebody talks, someone talks, people talk, everyone would know, everybody would know, word spreads, cat is out, blab, lets it slip, spill the beans, somebody blabs, by friday',
    'quelqu’un parle, ça parle, tout le monde saurait, bavarder, va parler, finit par parler, vend la mèche, lâche le morceau',
  ],
  deals_those_hurt: [
    'salespeople, best people, good people, the good ones',
    'ouvriers, commerciaux, meilleurs éléments, bons éléments, bonnes personnes, les bons',
  ],
  deals_unsettle: [
    'polish their cv, polishing their cvs, update their cv, ring the competition, go elsewhere, goes elsewhere, run, flee, walk out, jump ship, resign, look bad, hand in their notice, start looking',
    'refont leur cv, refaire leur cv, paniqueraient, voir ailleurs, va ailleurs, s’enfuir, filer, partent, démissionner, cherchent ailleurs, donnent leur démission, chercher du travail',
  ],
  deals_comb: [
    'under the bonnet, under the hood, open the drawers, open up the drawers, in the cupboards, turn every stone, look inside, snoop, crawl through, go through every bill',
    'sous le capot, ouvrir les tiroirs, ouvre les tiroirs, dans les placards, retourner chaque pierre, regarder dedans, mettre le nez, éplucher, passer au peigne',
  ],
  deals_is_true: [
    'is true, are true, told them, told us, not lied, no lies, what we say, what was promised',
    'est vrai, sont vrais, leur a dit, nous a dit, on a dit, pas menti, qu’on raconte',
  ],
  deals_independent_word: [
    'neutral, no ties, nothing to gain, no stake in, no interest in',
    'neutre, rien à y gagner, rien à gagner, sans intérêt dans',
  ],
  deals_give_opinion: [
    'say what it thinks, says what it thinks, say if, says if, says whether, tells the holders, what they think of, tell their shareholders, tell the shareholders',
    'dit si, dire si, dise si, ce qu’ils pensent, ce qu’il pense, dit ce qu’il en pense',
  ],
  deals_judged_fair: [
    'price is right, price is good, not too low',
    'bon prix, prix est bon, trop bas',
  ],
  deals_swindle: [
    'fleeced, had, taken in, taken for a ride, short changed, ripped off, done over',
    'lésés, lésé, plumés, volés, se font avoir, se fait avoir, se faire avoir, dupés, font pas avoir, fait pas avoir, font rouler, se font rouler',
  ],
  deals_recount: [
    'count the till, counts the money, counts the cash, price moves with, price follows, settle the difference, top up or refund',
    'compte la caisse, compte l’argent, règle la différence, régler la différence, prix bouge en, prix suit, on compte tout',
  ],
  deals_balance_items: ['loans, stock, money, in the bank', 'emprunts, stock, argent, en banque'],
  deals_closing_day: ['handover, on the day, keys', 'jour venu, remise des clés, le jour même'],
  deals_price_machinery: [
    'old photo, old picture, photograph, price on last, agree the price on',
    'vieille photo, photo de la société, ancienne photo, gèle le prix, geler le prix, prix calé, prix est calé',
  ],
  deals_leakage: [
    'takes nothing, take anything out, dividends to himself, dividend to himself, friendly fees, help himself, empty the till',
    'ne rien sortir, rien sortir, ne sort rien, dividende pour lui, frais de complaisance, se servir, vider la caisse, se verser',
  ],
  deals_in_between: [
    'between that date, between the two dates, meanwhile, in the meantime, until then, from that day',
    'entre cette date, entre les deux dates, entre-temps, d’ici là, depuis cette date',
  ],
  deals_free_to_go: [
    'neither side has to, nobody has to, no one has to, free to go, free to leave, go home, go through with it, not stuck, off the hook, shake hands and part',
    'personne n’est obligé, rentrer chez soi, libre de partir, aller au bout, chacun repart, pas coincé, plus tenu, se quitter, tout le monde est libre',
  ],
  deals_time_limit: [
    'date after which, last date, after that date, by that date, set date, by a certain date, after a certain date',
    'date après laquelle, dernière date, passée cette date, après cette date, date fixée, date convenue, au bout d’un certain temps, passé un certain délai',
  ],
  deals_material_change: [
    'terrible hits, very bad happens, goes up in flames, loses its biggest, burn, fire, flood, collapse, disaster, worst happens, scandal',
    'chose de terrible, chose de grave, très grave, part en fumée, perd son plus gros, brûle, incendie, inondation, s’effondre, désastre, le pire, scandale',
  ],
  deals_indicative_offer: [
    'first idea, approximate price, first number, still walk away from, a guess, finger in the air',
    'première idée, prix approximatif, premier chiffre, encore se dédire, peuvent se dédire, sans rien promettre, à la louche',
  ],
  deals_firm_offer: [
    'real number, real price, have to honour, must honour, cannot take back, it is serious, for real, banks behind',
    'vrai chiffre, vrai prix, doivent tenir, ne peuvent plus reprendre, c’est sérieux, pour de bon, banques derrière',
  ],
  deals_keep_best: [
    'keep the best, keep best, best four, best three, weed out, still in the race',
    'meilleurs, élimine les autres, restent en course',
  ],
  deals_sale_contract: ['one agreement, final agreement, big agreement', ''],
  deals_promises: [
    'vouch, stand behind, stands behind, swear, told us turns, lied, what he says, on the hook, liable, answerable',
    'porter garant, vendeur promet, jure, menti, ce qu’il dit, responsable, répond, tenu de rembourser',
  ],
  deals_promise_limit: [
    'certain amount, give back, gives back, give some, some of the money, two years, eighteen months, for so long',
    'certain montant, rend une partie, rendre une partie, rend l’argent, rembourse, deux ans, dix-huit mois',
  ],
  deals_haggle: [
    'fight over, quarrel over, battle over, wording, word by word, line by line',
    'se battent, se battre, se chamaillent, virgule, mot à mot, ligne à ligne, texte',
  ],
  deals_turn_up: ['later surprise', 'sort plus tard, apparaît plus tard, éclate plus tard'],
  deals_thirty: [
    'three shares in ten, three in ten, three tenths',
    'trois actions sur dix, trois sur dix',
  ],
  deals_compulsory: ['law makes, left with no choice', 'plus le choix, pas le choix'],
  deals_bid_for_all: [
    'for the rest, the others as well, all the others',
    'viser le reste, tous les autres, prendre le reste',
  ],
  deals_bank_guarantee: [
    'bank has to promise, bank must promise, bank promises, bank swears, bank vouches',
    'banque doit promettre, banque promet, banque se porte garante, banque jure',
  ],
  deals_one_page: [
    'one page, single page, one sheet, teaser, little note, short note, summary',
    'une page, seule page, une feuille, teaser, petite note, courte note, fiche',
  ],
  deals_unnamed: [
    'not who it is, not say who, without saying who, without the name, without giving the name, no name, hides the name, nameless, anonymous, not the name, name stays hidden, name hidden, hidden name, name is hidden',
    'pas qui elle est, pas qui c’est, sans dire qui, sans le nom, sans donner le nom, pas de nom, cache le nom, anonyme, pas le nom, nom reste caché, nom caché, nom est caché, où l’on ne dit pas, nom de la société caché',
  ],
  deals_info_book: [
    'big book, thick file, big file, full story, full picture, fat file, whole book, whole story',
    'gros dossier, dossier épais, document épais, gros document, toute l’histoire, pavé, livre entier, tout le dossier',
  ],
  deals_secrecy_pledge: [
    'promised silence, secrecy paper, signed the secrecy, keep their mouths shut, swear to secrecy, keep silent, keep the secret',
    'papier de secret, se taire, tenir leur langue, juré le secret, garder le silence, garder le secret',
  ],
  deals_reads_all: [
    'read, reads, look at, looks at, go over, goes over, question, ask, inspect, visit, poke',
    'lire, lisent, lit, regarder, regardent, poser des questions, posent des questions, visiter, fouiner, questionner',
  ],
  deals_a_figure: [
    'number, figure, price, offer, bid, amount',
    'chiffre, prix, offre, montant, somme',
  ],
  deals_comes_again: [
    'come back, comes back, again, second time, final, at the end, last, in ink, for good',
    'reviennent, revient, à nouveau, deuxième fois, définitif, à la fin, dernier, à l’encre, pour de bon',
  ],
  deals_first_go: [
    'first, rough, pencil, vague, initial, to begin with',
    'd’abord, premier, vague, au crayon, approximatif, pour commencer',
  ],
  deals_learns: [
    'learn, hears, find out, finds out, get wind, gets wind, discover',
    'apprend, apprennent, apprendre, découvre, découvrent, vent de, entend parler',
  ],
  deals_walk_away: [
    'call it off, call off, back out, cancel, tear up',
    'annuler, laisser tomber, se dégager, déchirer',
  ],
  deals_before_keys: [
    'before the keys, before the end, before it is done, before we own',
    'avant les clés, avant la fin, avant la remise, avant d’être propriétaire',
  ],
  deals_same_cheque: [
    'same cheque, same price, same offer, to everyone, to everybody',
    'même chèque, même prix, même offre, à tout le monde, à tous',
  ],
  deals_adviser_word: [
    'firm, expert, accountant, adviser, valuer, auditor, boutique',
    'cabinet, expert, comptable, conseil, évaluateur, auditeur',
  ],
  deals_hands_back: [
    'give back, hand back, gives back, pay back, pays back, return it, refund',
    'rendre, rend, rembourser, restituer',
  ],
  deals_takes_out: [
    'take, takes, taken, help himself, pay himself',
    'prendre, prend, pris, se verse, se sert',
  ],
  deals_clock_stops: [
    'stop the clock, stops the clock, stop the meter, cut off, snapshot, photo',
    'compteurs, photo, coupure',
  ],
  deals_may_leave: [
    'right not to, allowed not to, no longer has to, may refuse, not obliged, free not to',
    'droit de ne pas, peut refuser, n’a plus à, plus obligé, libre de ne pas, pas tenu',
  ],
} as const satisfies Lexicon;

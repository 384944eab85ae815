import type { Lexicon } from '../../types.ts';

/** A sale told over dinner: who hears of it, who bids, who signs what and who may still leave. */
export const salesToldOverDinner = {
  deals_unnamed: [
    'nobody learns the name, learns the name, not name the company, not named, without naming, no name on it, without the company’s name, does not say which, keeps the name',
    'apprend le nom, tait le nom, sans nommer, sans le nommer, sans dire laquelle, sans dire de qui, sans nom',
  ],
  deals_secrecy_pledge: [
    'sworn in writing, swear in writing, promised in writing, in writing to keep, sign to keep quiet, swear to say nothing, signed a promise, keep it to themselves, keep this to themselves',
    'juré par écrit, jurent par écrit, promettent par écrit, promis par écrit, par écrit de se taire, signé une promesse, papier de discrétion, garderont ça pour eux, garder ça pour eux, gardent ça pour eux',
  ],
  deals_info_book: [
    'thick booklet, booklet, thick book, big brochure, long booklet, whole file, full description, whole description',
    'gros livret, livret, gros dossier de présentation, dossier complet, gros document, description complète, tout le détail',
  ],
  deals_indicative_offer: [
    'roughly how much, about how much, more or less what, roughly what they',
    'combien à peu près, à peu près combien, combien ils mettraient, en gros combien, ordre de grandeur',
  ],
  deals_lone_bidder: [
    'only one is left, only one left, just one left, only one buyer, single buyer, one bidder left, alone at the table, nobody else wants, only one at the table, no one else is bidding',
    'personne d’autre n’en veut, voit qu’un, voit qu’un seul, reste qu’un, plus qu’un, un seul acheteur, un seul candidat, seul à table, seul en lice, seul en face',
  ],
  deals_bid_falls: [
    'cut his price, cuts his price, lower his price, lowers his price, drop his price, drops his price, pay less, pays less, offer less, offers less, take his time, knock the price down, chip away, no reason to pay, no hurry',
    'baissera son prix, baisse son prix, baisser son prix, réduit son prix, paiera moins, paie moins, offre moins, proposera moins, prend son temps, aucune raison de monter, fera le prix, rogne son prix',
  ],
  deals_bid_climbs: [
    'the more each, more each has, more each pays, the dearer, goes for more, price climbs, price goes up, pushes the price, overpays, somebody overpays, better price, higher price, more money, outbid, bid each other up, fight over it, push each other up, bids more, have to pay more, bids up, better prices, pays too much, push the price, pays more, drives the price, wanting it, lifts the price',
    'plus ça monte, plus le prix monte, plus ça grimpe, plus c’est cher, fait monter, monte les prix, paie trop, surpaie, met plus, mettent plus, meilleur prix, meilleurs prix, se battent, se bousculent, courir les uns contre, surenchère, surenchérissent, les uns contre les autres, plus on en tire, prix grimpe, pousse le prix, qui en veut, paie plus, tire le prix',
  ],
  deals_crowd: [
    'more people, more there are, whole town, fifty, thirty, forty, more bidders, more buyers, more who want, bidders, a crowd, many people, invite the whole, five at the table, with five, four or five, several, a few of them, five serious',
    'plus il y a de monde, plus de monde, toute la ville, cinquante, trente, quarante, plus d’enchérisseurs, enchérisseurs, plus d’acheteurs, plus de candidats, une foule, beaucoup de gens, à cinq, à quatre, quatre ou cinq, cinq autour, plusieurs, moins d’acheteurs',
  ],
  envy: [
    'fears the others, afraid of the others, fear of the others, none knowing who',
    'peur des autres, peur du concurrent, peur de l’autre, sans savoir qui',
  ],
  told_to_few: [
    'five at the table, with five, with four, around the table',
    'à cinq, à quatre, autour de la table',
  ],
  gossip: [
    'town knows, town will know, everybody knows, word is out, word gets out, word spreads, can talk, by friday',
    'la ville le sait, toute la ville sait, tout le monde le sait, tout le monde sait, ça s’ébruite, s’ébruiter, peut parler',
  ],
  deals_learns: [
    'we are being sold, is being sold, are up for sale, is up for sale, is for sale, we are for sale, tell our clients, tell our customers, boss is selling, owner is selling, people hear',
    'est à vendre, sommes à vendre, être vendu, être vendue, sera vendue, va être vendue, dire à nos clients, dirait à nos clients, patron vend, propriétaire vend, gens apprennent',
  ],
  hidden_dirt: [
    'the bills, past mistakes, did wrong, old trouble, old troubles, its cupboards, hidden in, whatever it did',
    'les factures, bêtises passées, ses bêtises, erreurs passées, vieux dossiers, les ennuis, vieux ennuis, dans ses placards',
  ],
  bought_whole: [
    'whole firm, sell the whole, everything at once, the lot in one, in one go',
    'toute la société, toute l’affaire, l’affaire entière, tout d’un seul coup, vendre le tout',
  ],
  picked_pieces: [
    'just the ovens, only the ovens, bits you want, choose the bits, pick the bits, pick what he wants, take what he wants, wants the bits, wants bits, wants pieces',
    'meuble par meuble, pièce à pièce, le four et, ce qui l’intéresse, ce qu’il veut, morceau par morceau, veut des morceaux, veut les morceaux',
  ],
  wants_rid_of_it: [
    'nothing follows him, nothing comes after him, rid of everything, rid of the lot, a single time, taxed a single, free of it all',
    'se débarrasser de tout, débarrasser de tout, rien ne le suit, s’en va tranquille, part tranquille, qu’une seule fois',
  ],
  deals_one_tax: [
    'taxed a single time, taxed a single, taxed only once, takes its share once, one bite, tax man once, taxman once',
    'qu’une seule fois, une seule fois, prend sa part qu’une, plus-value une fois, impôt une fois, paie une fois',
  ],
  too_strong_together: [
    'too strong, too big, too powerful, too large together, too dominant, becoming dominant',
    'trop forts, trop fort, trop gros, trop grosses, trop puissants, trop puissant, trop de poids, trop lourds, trop dominant, trop dominants',
  ],
  defect_shows: [
    'problem shows up, problem appears, problem comes up, problem turns up, surprises turn up, problem emerges',
    'problème apparaîtrait, problème apparaît, problème surgit, problème sort, un problème se révèle, s’il avait caché, avait caché',
  ],
  who_foots_it: [
    'stays blocked, is blocked, in escrow, give back, have to return, up to a certain sum',
    'reste bloquée, reste bloqué, est bloquée, en séquestre, devra rendre, devoir rendre, doit rendre, jusqu’à un certain montant',
  ],
  deals_price_machinery: [
    'fix the price on, price is nailed, figure is frozen, old set of accounts',
    'anciens comptes, fixe le prix sur, fixer le prix sur, comptes anciens, gèle sur des comptes',
  ],
  deals_free_to_go: [
    'everybody is free, everyone is free, both are free, free again, each is free',
    'chacun est libre, libres de partir, redevient libre, reprend sa liberté, chacun reprend sa liberté',
  ],
  if_it_is_refused: [
    'if it is no, it is a no, if it is a no, a no from, they forbid it, forbid it, not through, is not through, it is forbidden',
    'si c’est non, c’est non, réponse est négative, en cas de refus, en cas de non, l’interdisent, est interdit, pas passé, n’est pas passé',
  ],
  deals_sealed_team: [
    'few people walled off, walled off, people walled off, small group cut off, small walled off',
    'coupées du reste, coupés du reste, à l’écart des vendeurs, personnes à l’écart, gens isolés, entre gens isolés, groupe restreint et isolé, groupe restreint, petit groupe isolé',
  ],
  deals_still_holds: [
    'there is no point, is there a point, right reason, still a reason, no longer has a reason, for the right reason, kills the synergies, eats the savings',
    'encore une bonne raison, plus de raison, vaut encore la peine, encore un intérêt',
  ],
  snoops: [
    'look through everything, send people to look, send people in, turn the place inside out, inside out',
    'tout regarder, envoient des gens, envoie des gens, retournent la maison, de fond en comble',
  ],
  deals_second_suitor: [
    'second person, a second one, somebody else wanting, two people who, two who, someone else who wants, two want the same',
    'quelqu’un d’autre qui, un deuxième qui, deux personnes qui, à deux à vouloir, deux veulent la même',
  ],
  deals_share_form: [
    'legal entity, company itself, firm itself',
    'société elle-même, personne morale',
  ],
  deals_move_one_by_one: [
    'go to every client, every client and, every landlord, ask every, ask each',
    'aller voir chaque, voir chaque client, demander à chaque, chaque bailleur',
  ],
  three_in_ten: [
    'hold a third, nearly a third, about a third',
    'presque un tiers, près d’un tiers',
  ],
  deals_compulsory: ['law makes you, the law makes', 'la loi oblige, loi vous oblige'],
  deals_merger_watchdog: ['competition police', 'police de la concurrence'],
  deals_bad_luck_before_keys: [
    'something terrible may, something bad happens before, may i leave, can i leave',
    'arriver un malheur, peut arriver un malheur, si on peut partir',
  ],
  deals_contact_word: [
    'explain the deal, explain it to',
    'expliquer le projet, expliquer l’opération',
  ],
  may_leave_then: [
    'can leave, each of us can, each may leave, free to leave',
    'peut s’en aller, chacun peut, peut partir',
  ],
  deals_clean_break: ['hears no more of it', 'n’en entend plus parler, entend plus parler'],
  process_kept_in_race: [
    'several in parallel, down to one bidder, down to one buyer, left with one bidder',
    'plusieurs en parallèle, plus qu’un candidat, plus qu’un acheteur',
  ],
  process_price_holds: [
    'price honest, leverage is gone, no leverage left',
    'prix honnête, plus de levier',
  ],
  deals_deferred_if: [
    'if the target hits, if it hits its budget, if the budget is hit',
    'si l’affaire marche, si la boîte marche, si ça marche l’an',
  ],
  deals_deferred_price: [
    'further payment, deferred bit, second cheque',
    'rallonge, second chèque, deuxième chèque',
  ],
  deals_sale_contract: ['', 'papier que vendeur et acheteur signent, papier qu’ils signent'],
  deals_turn_up: ['', 'déniché, dénicher, en fouillant'],
  outsider_judges: [
    'horse in the race, dog in the fight, somebody neutral, someone neutral',
    'rien à y gagner, pas d’intérêt dans, quelqu’un de neutre',
  ],
  honest_sum: ['decent deal, raw deal, get a fair', 'bonne somme, prix convenable'],
  process_touchy_field: ['weapons, power grids', 'touche aux armes, réseau électrique'],
  process_ministers_nod: [
    'the government if, government has a say',
    'gouvernement si, gouvernement a son mot',
  ],
  process_todays_price: [
    'change hands for today, sell for today, trades at today',
    'se vend aujourd’hui, s’échange aujourd’hui',
  ],
  deals_rivalry: [
    'nobody dares to lowball, know the others are there',
    'personne n’ose proposer, n’ose proposer une misère',
  ],
  deals_swindle: ['shortchanged, being shortchanged', ''],
} as const satisfies Lexicon;

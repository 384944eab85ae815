import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Halves of false statements on how a company is sold, bid for and cleared, which patterns join. */
export const dealsToldWrongly = {
  wrongly_shows_name: [
    'client’s name and, name and logo, company’s name on, family name, has the name on, under its own name, with its name, under the real name',
    'nom et le logo, nom de la famille, nom de l’entreprise dessus, sous son vrai nom, avec le nom dessus, nom en gros',
  ],
  wrongly_first_paper: [
    'very first paper, first paper, first sheet, first document we send, the flyer',
    'premier papier, première feuille, premier document, première fiche, le flyer',
  ],
  wrongly_afterwards: [
    'afterwards, later on, in the end, at a later stage',
    'après coup, plus tard, ensuite, après seulement, signent après, confidentialité après, en fin de course',
  ],
  wrongly_first_round: [
    'first round, round one, first letter, right from the start, from the outset, at the very start',
    'premier tour, dès le départ, dès le début, première lettre, tout de suite',
  ],
  wrongly_firm: [
    'commits them, commits him, firm price, final price, binds them, stuck with it, cannot go back, definitive price',
    'qui les engage, qui l’engage, prix définitif, prix ferme, ne peuvent plus reculer, ne peut plus reculer',
  ],
  wrongly_check: [
    'accountants, auditors, checkers, inspection, audit, the audits, data room, look at the books, looks at the books',
    'auditeurs, comptables, les audits, l’audit, vérifications, data room, regarde les comptes, épluche les comptes',
  ],
  wrongly_once_owned: [
    'after the deal has closed, after the closing, once the deal is done, once they own it, once he owns it, when they already own, after they have paid, after he has paid, once he has paid',
    'une fois la vente conclue, après le closing, une fois propriétaire, une fois qu’il a payé, après avoir payé, une fois les clés en main, quand tout est payé',
  ],
  wrongly_signature: [
    'signing day, day we sign, day you sign, day of the signature, at signing, on signing, the moment you sign, the moment we sign, as soon as you sign, as soon as it is signed',
    'jour où on signe, jour de la signature, au signing, dès qu’on signe, au moment où on signe, jour du signing, dès que c’est signé, à la signature',
  ],
  wrongly_owns: [
    'money goes across, shares are yours, company is yours, you own it, buyer owns it, becomes the owner, is the owner, money is wired, everything is paid, you get the keys, the keys are handed, gets the keys',
    'devient propriétaire, est propriétaire, argent est viré, tout est payé, prend les clés, a les clés, on remet les clés, boîte est à lui, société est à lui, argent est versé',
  ],
  wrongly_write_contract: [
    'draft the sale contract, write the contract, draft the contract, negotiate the contract, draft the spa, write the spa, the contract is written, contract is drafted',
    'rédige le contrat, écrit le contrat, négocie le contrat, rédige le spa, contrat se rédige, contrat s’écrit',
  ],
  wrongly_after_cash: [
    'once the cash, once the money, after the money, after the cash, after payment, when the money has arrived',
    'une fois l’argent, une fois payé, après le paiement, quand l’argent est arrivé, argent encaissé, une fois le prix payé',
  ],
  wrongly_own_way: [
    'as he likes, as he pleases, what he likes, what he wants, pay himself, pay himself a dividend, sell things off, strip, empty the till, help himself',
    'comme il veut, ce qu’il veut, comme bon lui semble, se verser des dividendes, se verser un dividende, vider la caisse, se servir, vendre des actifs',
  ],
  wrongly_ask_leave: [
    'permission, clearance, green light, approval, competition people, the competition authority, file with, filing, notify',
    'permission, autorisation, feu vert, accord de la concurrence, dossier de concurrence, notification, notifie',
  ],
  wrongly_taken_over: [
    'after you have taken over, once you have taken over, months after, after the offer has settled, when you already own, once you own it, after the takeover, once it is all done, once everything is done',
    'une fois qu’on a pris le contrôle, des mois après, une fois l’offre terminée, après la prise de contrôle, une fois tout terminé, après le règlement, une fois les titres achetés',
  ],
  wrongly_make_them_race: [
    'buyers against each other, bidders against each other, bidders against one another, buyers in competition, making them compete, make them compete, a beauty contest, an auction, setting them against, more people you invite, more you invite, more buyers you call, more of them there are',
    'acheteurs en concurrence, candidats en concurrence, gens en concurrence, gens en compétition, acheteurs en compétition, mise en concurrence, mettre en concurrence, faire jouer la concurrence, les uns contre les autres, beaucoup de candidats, beaucoup d’acheteurs, plus on invite, plus ils sont',
  ],
  wrongly_pulls_down: [
    'pulls the offers down, pulls the price down, brings the price down, brings down the price, pushes the price down, lowers the offers, makes them bid less, cheaper bids, offers fall, prices fall, price falls, the less each, the less they, the lower the price, the lower the offers, discourages them, puts everyone off, scares everyone off, scares them all away',
    'baisser les offres, fait baisser, tire vers le bas, tire le prix vers le bas, prix baissent, offres baissent, offres sont plus basses, prix s’effondre, fait fuir tout le monde, les décourage, se découragent, moins ils mettent, moins chacun',
  ],
  wrongly_just_one: [
    'single buyer, one buyer, only one candidate, just one candidate, one-to-one, one on one, single candidate, knows he is alone, knows he’s alone, exclusivity, only candidate',
    'un seul acheteur, seul candidat, un seul, gré à gré, sait qu’il est seul, se sait seul, tête-à-tête, en exclusivité, sans concurrent, seul en lice',
  ],
  wrongly_dearer: [
    'always pays the best, always pays more, pays the best price, sells for more, always get more, higher price from, pays most, pays the most, best price comes from',
    'vend toujours plus cher, vend plus cher, paie toujours mieux, paie mieux, meilleur prix, paie le plus, plus cher avec, on en tire plus',
  ],
  wrongly_no_pressure: [
    'no pressure on the price, no pressure at all, no heat, nobody feels any pressure, no rivalry',
    'aucune pression sur le prix, aucune pression, pas de pression, aucune rivalité, aucune émulation',
  ],
  wrongly_how_many: [
    'one or ten, one buyer or ten, two or twenty, one or twenty, how many you talk to, how many you invite, however many',
    'un ou dix, un ou vingt, deux ou vingt, combien on en appelle, combien on en invite, nombre de candidats, quel que soit le nombre',
  ],
  wrongly_all_one: [
    'makes no difference, no difference, all the same, does not matter, same price, price is the same, comes to the same, changes nothing, indifferent, six of one',
    'peu importe, prix sera le même, même prix, c’est pareil, revient au même, ne change rien, indifférent, aucune différence, égal',
  ],
  wrongly_nobody_talks: [
    'nobody leaks, nobody talks, nothing leaks, nothing gets out, can’t leak, cannot leak, no one talks, watertight',
    'personne ne parle, rien ne sort, rien ne fuite, pas de fuite, ne peut pas fuiter, rien ne peut sortir, étanche',
  ],
  wrongly_many_told: [
    'plus we call, more people we call, more people you call, more buyers know, fifty buyers, forty buyers, big auction, large auction, wide auction',
    'plus on appelle, plus on en appelle, plus on contacte, plus on prévient, cinquante acheteurs, grande enchère, enchère large',
  ],
  wrongly_secret_safer: [
    'better the secret, safer the secret, better kept, the quieter, the more discreet, safer',
    'mieux le secret, secret est gardé, mieux gardé, plus c’est discret, plus discret, moins ça fuite',
  ],
  wrongly_tell_staff: [
    crossed(
      'tell, inform, announce it to',
      'the employees on day one, the employees and the customers, the staff on day one, everyone on day one, the staff straight away, the employees straight away, the customers straight away',
    ),
    crossed(
      'prévenir, prévenir tout de suite, annoncer tout de suite aux, informer tout de suite',
      'les salariés et les clients, salariés, les salariés dès le début, tout le monde dès le début',
    ),
  ],
  wrongly_the_assets: [
    'take the assets, buy the assets, buying the assets, only buy the assets, bought the assets, asset deal, picks the assets, assets alone',
    'achète les actifs, prend les actifs, achat d’actifs, rachat d’actifs, achetant les actifs, cession d’actifs, prenant les actifs, actifs seuls',
  ],
  wrongly_the_shares: [
    'with shares, with the shares, buy the shares, share deal, buying the shares, take the shares, take the company whole, bought the shares',
    'avec les titres, achète les titres, achetant les titres, cession de titres, rachat de titres, prend les titres, prend la société entière, avec les actions',
  ],
  wrongly_past_comes: [
    'skeletons come along, past comes along, all the skeletons, inherit, all the old debts come, every lawsuit comes, old lawsuits come, past comes with it',
    'squelettes suivent, casseroles suivent, tout le passé, vieilles dettes suivent, procès suivent, hérite de tout, passé vient avec, cadavres dans le placard',
  ],
  wrongly_picks: [
    'pick what he wants, picks what he wants, chooses what he takes, choose what to take, cherry-pick, leave the rest, leaves the rest, leaves the junk',
    'choisit ce qu’il prend, choisit ce qu’il veut, trie, laisse le reste, prend ce qu’il veut, fait son marché',
  ],
  wrongly_go_by_themselves: [
    'pass over by themselves, pass by themselves, come along by themselves, follow automatically, transfer automatically, move automatically, go across automatically, follow by themselves, come with it automatically',
    'suivent tout seuls, suivent tout seul, suivent automatiquement, passent tout seuls, passent automatiquement, transférés automatiquement, viennent tout seuls',
  ],
  wrongly_contracts: [
    'contracts, leases, licences, customers, permits',
    'contrats, baux, licences, clients, autorisations',
  ],
  wrongly_staff: [
    'staff, employees, workers, people',
    'salariés, personnel, employés, équipes, gens',
  ],
  wrongly_left_there: [
    'stay behind, stays behind, stay with the old, stay with the seller, left with the seller, remain with the old, do not come along, are left out',
    'restent chez le vendeur, restent derrière, reste chez le vendeur, laisse les autres, restent dans l’ancienne, restent avec l’ancien',
  ],
  wrongly_no_digging: [
    'don’t need to dig, no need to dig, needn’t dig, no need to look into the past, dig less, lighter diligence, risk stays with the seller, don’t need to check the past',
    'pas besoin de fouiller, pas besoin de creuser, inutile de creuser, fouille moins, creuse moins, risque reste chez le vendeur, audit plus léger',
  ],
  wrongly_form: [
    'the form, form of the deal, structure of the deal, assets or shares, shares or assets, between the two',
    'la forme, actifs ou titres, titres ou actifs, entre les deux, forme de la vente',
  ],
  wrongly_to_half: [
    crossed(
      'up to, as far as, until',
      'fifty percent, fifty per cent, 50%, 50, half, fifty, forty percent, 40%, forty-nine percent, 49%, a majority',
    ),
    crossed(
      'jusqu’à, jusqu’a',
      'cinquante pour cent, 50%, 50, la moitié, cinquante, quarante pour cent, 40%, quarante-neuf pour cent, 49%, la majorité',
    ),
  ],
  wrongly_unasked: [
    'without asking anybody, without asking, without telling anybody, asking nobody, freely, without any duty, without anything happening, no questions asked, nothing happens, quietly, without bidding, without an offer',
    'sans rien demander, sans demander, sans rien dire, librement, sans aucune obligation, tranquillement, sans conséquence, sans faire d’offre, sans offre',
  ],
  wrongly_may_stop: [
    'free to stop there, can stop there, may stop there, nobody obliges you, nothing obliges you, nobody forces you, offer is optional, bid is optional, bid is voluntary, up to you whether',
    'libre de s’arrêter, peut s’arrêter là, pouvez vous arrêter là, rien ne vous oblige, personne ne vous oblige, offre est facultative, offre reste facultative, offre est volontaire, libre de ne pas',
  ],
  wrongly_past_the_line: [
    'past thirty, above thirty, over thirty, beyond thirty, at thirty, above 30%, past 30%, over 30%, beyond 30%, past the threshold, above the threshold, once over, even above, crossing thirty',
    'au-delà de trente, au-dessus de trente, passé trente, à trente pour cent, au-delà de 30, au-dessus de 30, au-delà du seuil, même au-dessus, au-dessus du seuil, même au-delà',
  ],
  wrongly_chosen_holders: [
    'choose which shareholders, pick which shareholders, choose whom to buy from, buy from whom you like, only the big holders, only from the family, different prices to different',
    'choisit à quels actionnaires, choisissez à quels actionnaires, choisit à qui, achète à qui on veut, acheter à qui on veut, seulement aux gros, que la famille, pas besoin de proposer la même',
  ],
  wrongly_bid_word: ['bid, offer, mandatory bid, mandatory offer', 'offre, opa, offre obligatoire'],
  wrongly_below_paid: [
    'lower price than what you paid, less than what you paid, lower than what you paid, below what you paid, cheaper than what you paid, below the highest price',
    'moins que ce qu’on a payé, plus bas que ce qu’on a payé, moins cher que ce qu’on a payé, en dessous de ce qu’on a payé, inférieur à ce qu’on a payé',
  ],
  wrongly_supervisor: [
    'market authority, market watchdog, the amf, stock exchange police, amf, regulator',
    'amf, autorité des marchés, gendarme de la bourse, régulateur',
  ],
  wrongly_sets_amount: [
    crossed(
      'decides, sets, fixes, tells you, dictates, says',
      'how much you have to pay, how much you pay, how much to pay, what you have to pay, the price you pay, the amount, the price',
    ),
    crossed(
      'décide, fixe, dit, dicte, impose',
      'combien on paie, combien vous payez, combien il faut payer, le montant, le prix à payer, le prix',
    ),
  ],
  wrongly_his_bank: [
    crossed(
      'bidder’s, buyer’s, acquirer’s, client’s',
      'own bank, bank, own adviser, adviser, own bankers',
    ),
    crossed(
      'banque de, banque conseil de, conseil de, banquier de, propre banque de',
      'l’initiateur, l’acheteur, l’acquéreur',
    ),
  ],
  wrongly_fair_word: [
    'is fair, says whether the price is fair, fair to the small, fair to the minority, fairness, fair price',
    'équitable, attestation d’équité, prix est juste, équité, prix correct pour les petits',
  ],
  wrongly_at_market: [
    'at yesterday’s share price, at yesterday’s price, at the share price, at the market price, at market, at the current price, at the quoted price, no premium, without a premium, without any premium',
    'au cours de bourse, au cours d’hier, au prix du marché, au cours actuel, sans prime, sans payer de prime, aucune prime',
  ],
  wrongly_they_tender: [
    'do not ask for more, don’t ask for more, will tender, will sell, happy to sell, holders accept, you can get it, can be bought, will hand over',
    'apporteront, apportent, vont apporter, vendront, acceptent de vendre, ne demandent pas plus, ne demanderont pas plus, on l’achète',
  ],
  wrongly_board_agree: [
    'without the consent of the board, without the board’s consent, without the board, if the board refuses, if the board says no, unless the board agrees',
    'sans l’accord du conseil, sans le feu vert du conseil, sans le conseil, si le conseil refuse, si le conseil dit non',
  ],
  wrongly_no_launch: [
    'cannot launch, can’t launch, cannot bid, can’t bid, no bid is possible, not allowed to bid, bid is dead, it’s over, bid is impossible, must give up',
    'ne peut pas lancer, peut pas lancer, impossible de lancer, ne peut pas déposer, peut pas faire d’offre, offre est morte, c’est fini, offre est impossible',
  ],
  wrongly_box_moves: [
    'moves until closing, moves until completion, recalculated on the closing, recalculated on closing, keeps moving, is recounted, still changes, price is adjusted for the debt at closing, floats until',
    'bouge jusqu’au closing, recalculé au jour du closing, évolue jusqu’au closing, varie jusqu’au closing, bouge encore, flotte jusqu’au',
  ],
  wrongly_since_date: [
    'between the reference date and closing, since the reference date, after the reference date, until closing, before closing',
    'entre la date de référence et le closing, depuis la date de référence, après la date de référence, jusqu’au closing, avant le closing',
  ],
  wrongly_helps_himself: [
    'pay himself a dividend, pay out a dividend, take money out, take a dividend, take cash out, empty the till, help himself',
    'se verser un dividende, verser un dividende, sortir de l’argent, sortir du cash, prendre un dividende, vider la caisse, piocher dans la caisse, se servir',
  ],
  wrongly_may: ['can, may, allowed, free, entitled', 'peut, a le droit, libre, autorisé, droit de'],
  wrongly_endless: [
    'no ceiling, no cap, for ever, forever, without a ceiling, without a cap, no limit, without limit, no time limit, unlimited, whatever the amount',
    'sans plafond, sans limite, aucun plafond, pour toujours, à vie, aucune limite, quel que soit le montant, indéfiniment, illimité',
  ],
  wrongly_seller_covers: [
    'seller pays, seller covers, seller refunds, seller is liable, seller answers, warranties run, warranties last',
    'vendeur paie, vendeur rembourse, vendeur couvre, vendeur répond, vendeur est responsable, garanties courent, garantie court',
  ],
  wrongly_no_clause_moves: [
    'no clause changes, nothing in the contract changes, clauses do not move, no clause moves, clauses change nothing, contract changes nothing, price is the price',
    'aucune clause ne change, rien dans le contrat ne change, clauses ne bougent rien, aucune clause ne bouge, clauses ne changent rien, contrat ne change rien',
  ],
  wrongly_small_dip: [
    'any bad quarter, one bad quarter, a single bad month, any bad month, slightest drop, slightest fall, smallest dip, any small dip, any drop in sales, any disappointment',
    'moindre baisse, moindre recul, un mauvais trimestre, un mauvais mois, petite baisse, simple baisse, n’importe quelle baisse, moindre déception',
  ],
  wrongly_gets_out: [
    'lets the buyer out, buyer can leave, buyer can walk, buyer may leave, gets the buyer out, enough to walk, enough to leave, can pull out, may pull out',
    'permet à l’acheteur de se retirer, permet de se retirer, acheteur peut partir, acheteur peut se retirer, permet de sortir, suffit pour partir, suffit pour sortir, permet de partir',
  ],
  wrongly_when_it_works: [
    crossed(
      'if, when, once',
      'the sale goes through, the deal goes through, the deal is done, the sale is concluded, it closes, the deal succeeds',
    ),
    'quand la vente se conclut, quand la vente se fait, si l’opération réussit, quand l’opération se fait, quand le deal se fait, si la vente aboutit, une fois la vente conclue',
  ],
  wrongly_debt_word: [
    'pensions as debt, more debts in the definition, more debt in the definition, more items in debt, pensions in debt, more things count as debt, working capital is short, working capital is low, short working capital, working capital below',
    'plus il y a de dettes, retraites en dette, plus on met de dettes, plus de choses en dette, bfr est insuffisant, bfr trop bas, bfr est trop faible, bfr en dessous, manque de bfr',
  ],
  wrongly_more_paid: [
    'raises the price, buyer pays more, seller gets more, more the seller, price goes up, lifts the price, buyer owes, buyer tops up',
    'acheteur paie plus, vendeur touche plus, plus le vendeur touche, prix monte, augmente le prix, acheteur complète, acheteur doit',
  ],
  wrongly_definition_either: [
    'counted as debt or not, whether pensions count, debt or not debt, whether it counts as debt',
    'comptées en dette ou pas, en dette ou non, dette ou pas, que les retraites soient, compté comme dette ou',
  ],
  wrongly_no_change: [
    'changes nothing, makes no difference, no effect, does not change, no influence, no impact, nothing to do with',
    'ne change rien, change rien, aucun effet, ne bouge pas, aucune influence, aucun impact, rien à voir, pas d’effet',
  ],
  wrongly_found: [
    'what we found, what was found, what turned up, findings, what the auditors found, what came up',
    'ce qu’on a trouvé, ce qui a été trouvé, trouvé pendant les audits, découvertes, ce que les auditeurs ont trouvé',
  ],
  wrongly_contract_price: ['contract, price, spa, clauses', 'contrat, prix, spa, clauses, chèque'],
  wrongly_surely_paid: [
    'money in the bank, always gets paid, always paid, as good as cash, certain money, sure to be paid, sure money',
    'argent sûr, toujours payé, comme du cash, argent acquis, acquis d’avance, sûr de le toucher',
  ],
  wrongly_liked: [
    'authority will like it, authority likes it, regulator will like it, regulator is happy, brussels is happy, brussels likes, pleased to see',
    'autorité sera contente, autorité aime, bruxelles sera content, régulateur sera content, autorité apprécie',
  ],
  wrongly_no_remedy: [
    'no remedy is needed, no remedies, nothing to sell, no need to sell, no concessions, nothing to offer',
    'pas besoin de remède, aucun remède, rien à vendre, pas besoin de vendre, aucune concession, rien à céder',
  ],
  wrongly_behave: [
    'promise to behave, promises to behave, promise not to raise prices, behaviour promise, promises of conduct',
    'bien se comporter, promesse de bonne conduite, promettre de ne pas monter, engagements de comportement, promesse de comportement',
  ],
  wrongly_favoured: [
    'prefers that, prefers it, prefer that, better than a sale, rather than a sale, over a sale, likes it better',
    'préfère ça, préfère cela, plutôt qu’une vente, mieux qu’une vente, préfère une promesse, aime mieux ça',
  ],
  wrongly_late_taker: [
    'find the buyer after closing, choose the buyer after closing, look for a buyer after closing, buyer can wait until after closing, find a buyer later',
    'choisit le repreneur après, trouve le repreneur après, cherche un repreneur après, repreneur bien après, repreneur des actifs cédés bien après, repreneur plus tard',
  ],
  wrongly_stamp: [
    'rubber stamp, a rubber stamp, never say no, always say yes, never refuse, just paperwork, mere paperwork, never blocked',
    'coup de tampon, simple tampon, ne disent jamais non, ne dit jamais non, disent toujours oui, dit toujours oui, ne refuse jamais, simple paperasse',
  ],
  wrongly_exits: [
    'long stop dates, long stop date, break fees, break fee, conditions precedent, exit clauses, a deadline, time limit in the contract, deadline in the contract',
    'date limite dans le contrat, date limite, date butoir, indemnité de rupture, conditions suspensives, clauses de sortie, porte de sortie',
  ],
  wrongly_dropped: [
    'no need for, don’t need, superfluous',
    'pas besoin de, pas besoin, inutile, superflu',
  ],
  wrongly_refused: [
    'authority says no, regulator says no, authority refuses, brussels says no, if it is blocked, competition people refuse, deal is blocked, clearance is refused',
    'concurrence refuse, autorité refuse, autorité dit non, bruxelles refuse, bruxelles dit non, si c’est refusé, même en cas de refus, malgré le refus',
  ],
  wrongly_still_bound: [
    'still has to complete, still has to pay, still has to buy, must complete, has to close anyway, must pay anyway, is bound to buy, obliged to pay the price, has to pay the price',
    'est obligé de payer, obligé de payer le prix, doit quand même payer, doit quand même acheter, doit acheter, reste tenu de payer, obligé d’acheter',
  ],
  wrongly_short_date: [
    crossed(
      'very short, tight, short, two-month, three-month',
      'long stop, long stop date, deadline, end date',
    ),
    'date butoir très courte, date butoir courte, date butoir serrée, date limite très courte, délai très court',
  ],
  wrongly_signed_now: [
    'once it’s signed, once signed, as soon as it’s signed, after signing, after the signature, from signing, since we have signed, now that we have signed',
    'dès que c’est signé, une fois signé, après la signature, dès la signature, après le signing, dès le signing, puisqu’on a signé, maintenant que c’est signé',
  ],
  wrongly_share_all: [
    'share everything, share all, line up prices, align prices, line up prices and customers, show each other the prices, share price lists, share prices and customers, discuss prices, run the sales together, call customers together',
    'tout partager, tout se partager, tout se montrer, aligner les prix, se caler ensemble, se coordonner, partager les tarifs, discuter des prix, démarcher ensemble, appeler les clients ensemble',
  ],
  wrongly_clean_only_before: [
    crossed(
      'clean team',
      'is only for before, is only before, is only needed before, stops at signing, ends at signing, is over at signing',
    ),
    crossed(
      'clean team, équipe étanche',
      'c’est uniquement avant, c’est avant, c’est seulement avant, sert uniquement avant, s’arrête à la signature, c’est que avant',
    ),
  ],
  wrongly_sales_people: [
    'sales people of both, salespeople of both, sales teams of both, commercial teams of both, sales managers of both',
    'commerciaux des deux, équipes commerciales des deux, vendeurs des deux côtés, directeurs commerciaux des deux',
  ],
  wrongly_merging: [
    'merging two companies, merging the two, integration, putting two companies together, putting them together, bolting them together',
    'fusionner deux sociétés, fusionner les deux, l’intégration, mettre deux sociétés ensemble, rapprocher les deux',
  ],
  wrongly_for_free: [
    'costs nothing, is free, comes free, for free, no cost, without cost, doesn’t cost anything, does not cost anything',
    'ne coûte rien, coûte rien, est gratuit, gratuitement, sans coût, aucun coût',
  ],
  wrongly_best_part_sold: [
    'sell the best part, sell the heart, sell the crown jewel, lose the best part, give up the best part, sell what we wanted, whatever we have to sell, whatever they make us sell',
    'vendre le meilleur, vendre le cœur, perdre le meilleur, vendre ce qu’on voulait, quoi qu’on doive vendre, vendre la pépite, vendre le joyau',
  ],
  wrongly_same_sense: [
    'as much sense as before, same sense as before, just as good as before, still just as good, as attractive as before, remains the same, logic is the same, logic is unchanged',
    'autant de sens qu’avant, autant de sens, tout aussi intéressant, aussi intéressant qu’avant, logique reste la même, logique est la même',
  ],
} as const satisfies Lexicon;

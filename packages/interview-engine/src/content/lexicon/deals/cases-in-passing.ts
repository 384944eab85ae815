import type { Lexicon } from '../../types.ts';

/** A case told in passing, by somebody who shuns its terms and reaches for the nearest image. */
export const casesToldInPassing = {
  case_own_stalls: [
    'losing shelf, lose shelf, losing ground, going round in circles, running out of steam, past its best, past their best, nobody under forty, tired range, tired ranges, not taking off, never took off, never caught on, nobody wants any more',
    'tourne en rond, tournent en rond, s’essouffle, s’essoufflent, perdent du terrain, perd du terrain, perd des rayons, ne décolle pas, ne décollait pas, n’a jamais décollé, n’a jamais pris, en bout de course, à bout de souffle, ne font plus envie, plus personne n’en veut',
  ],
  case_youth_and_growth: [
    'young parents, thirty somethings, healthy aisle, organic aisle, the aisle that, snapped up by, every young designer, young designers, the crowd they, people it never reached, the only shelf, the one aisle',
    'trentenaires, jeunes parents, jeunes graphistes, rayon qui progresse, rayon qui monte, rayon qui grandit, le seul rayon, clientèle qu’on n’a pas, clients qu’on n’a pas, des gens qu’elle n’atteint pas',
  ],
  plain_demand_grows: [
    'only one filling up, the one filling up, aisle filling up, fills up, snapped up, flying off the shelves',
    'rayon qui progresse, rayon qui monte, rayon qui se remplit, s’arrache, s’arrachent, ne désemplit pas',
  ],
  plain_already_has: [
    'sales force, has the vans, have the vans, have the reach, has the reach',
    'force de vente, ont les camions, a les camions, on a les camions, on a les magasins, on a le réseau',
  ],
  paid_above_worth: [
    'over what she is worth, over what it is worth, over what it’s worth, over what she’s worth, beyond the sticker, over the sticker, beyond what it is worth, gift to the founders, gift to the sellers, gift to the family, sweetener, pay on top, paid on top, we throw in on top',
    'cadeau qu’on fait, cadeau aux fondateurs, cadeau aux vendeurs, lâche de trop, donne de trop, met de trop, en sus de sa valeur, on paie en plus, payé en plus',
  ],
  earned_together: [
    'the pairing, scrape back, buying together, buying and delivering together, delivering together, under one roof, throws off, thrown off, cost we cut, costs we cut, the wedding brings, marriage brings',
    'économiser ensemble, économisera ensemble, en mutualisant, mutualisant, en achetant ensemble, sous le même toit, les coûts qu’on coupe, le mariage rapporte, le mariage ramène',
  ],
  passing_sums_up: [
    'smaller than, bigger than, less than, more than, below, above, exceed, cover, outweigh, beat, otherwise, or else, burnt, burned, gone up in smoke, left for us, left over, in our pocket, the wrong way round, lose money, poorer, has to be, must be, worth it',
    'plus petit, plus grand, plus gros, plus que, moins que, dépasser, couvrir, sous, au-dessus, sinon, sans quoi, brûlé, parti en fumée, il reste, reste pour nous, reste chez nous, dans notre poche, on y perd, on perd, on s’appauvrit, s’appauvrit, doit rester, doit être, vaut le coup',
  ],
  own_savings: [
    'the drawer, empty the drawer, kitty, the kitty, rainy day money, cash box, own purse, what is lying in the bank',
    'le tiroir, la tirelire, de notre poche, la cassette, le cash qui dort, argent qui dort',
  ],
  takes_loan: [
    'ring the bank, call the bank, half borrowed, the rest borrowed, ask the bank, from the lender, from lenders, the banker',
    'chez le banquier, au banquier, le banquier, appelle la banque, à crédit, le reste emprunté, moitié emprunté',
  ],
  own_decision: [
    'let it go, let this one go, turn it down, leave it alone, i’d have walked, i would have walked, i’d walk, tell him no, i’d tell him no, shut the door, make him sweat, hold out, i’d sell, wait for, send it back, ask for double, asked for double, i would ask, i would have asked, i’d have asked, i’d wait, in favour, i’d be in favour, i would be in favour',
    'je ne le ferais pas, je laisse filer, laisserais filer, je passe, je me lève de table, se lever de table, claquer la porte, claquerais pas la porte, je le ferais transpirer, faire transpirer, tenir bon, je leur dirais non, demandé le double, j’aurais demandé, j’aurais attendu, j’attendrais, je serais pour, favorable, j’y serais favorable',
  ],
  limit_or_doubt: [
    'too rich, the fans will leave, will leave the day, can pay more, could pay more, should pay in, real money, for now, for the moment, a long time, too early, too thin, the day they, not a penny, pays it back, never pay it back, no way the, euro more, one euro more, a cent more, a penny more',
    'peut mettre plus, pourrait mettre plus, peut payer plus, vrai argent, pour l’instant, pour le moment, c’est long, trop tôt, trop maigre, partiront, s’en iront, le jour où, dès qu’ils, à ce tarif, ne rembourseront jamais, jamais remboursé, plus d’un sou, un euro de plus, un centime de plus, pas un euro',
  ],
  plain_own_call: [
    'too rich, the fans will leave, walk the minute, sleep at night, let it go, the careless one, not at that tag, tell him no, can pay more, can do better, asked for double, ask for double',
    'se lever de table, laisser filer, trop maigre, à ce tarif, la plus imprudente, le plus imprudent, dormir tranquille, dorment tranquilles, peut faire mieux, peut mettre plus, demandé le double',
  ],
  case_puts_blame: [
    'the careless one, the careless side, was the careless, the naive one, was careless, without a fix, signed without, had it coming, bargained well, bargained badly, bargained hard',
    'la plus imprudente, le plus imprudent, l’imprudente, l’imprudent, le plus naïf, la plus naïve, signé sans, sans solution en poche, cherché, avait bien négocié, avait mal négocié',
  ],
  passing_best: [
    'smart one, smart move, smart thing, the best one, the cleanest, the least painful, the least bad, the wisest, the safest, the soundest, the right one, the sensible one, suits them best, makes most sense, the one i like',
    'le plus malin, la plus maligne, le mieux, la moins douloureuse, le moins douloureux, la moins mauvaise, le moins mauvais, le plus sage, la plus sage, le plus sain, la plus saine, le plus propre, la plus propre, la bonne voie, la bonne porte, celle qui me plaît, leur va le mieux',
  ],
  passing_way: [
    'sell a third, sell a slice, sell a bit, sell part, sell thirty, a fund, an outsider, the outsider, the stranger, a stranger, a partner, minority, the loan, a loan, the buy-out, the walls, the building, stock market, the field, the land',
    'vendre un tiers, vendre un bout, vendre une part, un fonds, un associé, l’associé, un étranger, l’étranger, un partenaire, minoritaire, l’emprunt, un emprunt, l’obo, les murs, l’immobilier, l’usine, la bourse, le terrain, le champ',
  ],
  deals_years_of_profit: [
    'times what she makes, times what it makes, times what he makes, times what it earns, times what they make, times its profit, times her profit, times the profit, years of what it makes, years of earnings',
    'fois ce qu’elle gagne, fois ce qu’il gagne, fois ce qu’ils gagnent, fois son résultat, fois le résultat, fois son bénéfice, fois le bénéfice, années de bénéfice, années de résultat, ans de bénéfice',
  ],
  deals_per_share_profit: [
    'each of our shares earns, each share earns, each share makes, each share brings in, profit behind each share, earnings behind each share, slice of profit per share',
    'ce que gagne chaque action, chaque action gagne, chaque action rapporte, bénéfice derrière chaque action, gain de chaque action, profit de chaque action',
  ],
  plain_keeps_part_back: [
    'slice of the cheque, part of the cheque, slice of the price, keep a slice of, hold a slice back, keep some of it back, some of the money later, second cheque, a second payment',
    'un bout du chèque, bout du chèque, une part du chèque, un morceau du chèque, un bout du prix, un second chèque, un deuxième chèque, deuxième paiement, second versement',
  ],
  plain_only_if: [
    'hits her targets, hits his targets, hits its targets, hit the targets, if she delivers, if he delivers, if they deliver, only when the',
    'que si les objectifs, si les objectifs, objectifs sont tenus, objectifs sont atteints, que si elle, que si ça',
  ],
  deals_minority_route: [
    'fund in for a third, in for a third, slice to an outsider, sell a slice, sell a third, sell a bit to, stranger in for, let a stranger, let a fund, let an outsider, a fund for a third',
    'entrer un associé, associé à trente, vendre un morceau, vend un morceau, vendre un tiers, vendre une part à, quelqu’un du dehors, un morceau à quelqu’un',
  ],
  deals_dividend_route: [
    'share the money out, share the cash out, money round the table, cash round the table, mortgage it and, mortgage the firm, mortgage the company, borrow and pay the family, borrow and pay themselves, company borrow and pay, hand the cash round',
    'se partager l’argent, se partager la somme, s’endette et leur, s’endette et verse, hypothéquer, hypothèque, s’endetter pour leur verser, emprunte et leur',
  ],
  deals_asset_route: [
    'sell the far field, far field, sell the walls, rent it back, rents it back, sell the factory building, sell the land',
    'vendre les murs, vendent les murs, vend les murs, vendre le champ, vendre le terrain, vendre l’usine et la louer',
  ],
  deals_listing_route: [
    'stock exchange in slices, on the stock market, sell some to the public, put a third on the market',
    'un tiers en bourse, une part en bourse, mettre en bourse, vendre au public',
  ],
  passing_left_with: [
    'leaves them, they keep, they hang on to, still have, they still hold, are left with, they’d have, they hold, remain with',
    'il leur reste, leur reste, ils gardent, ils conservent, ils ont encore, ils auraient encore, ils restent à',
  ],
  passing_in_charge: [
    'throw them out, kick them out, call the shots, run the show, stay the boss, stay in charge, stay boss, hold the reins, holds the reins, hold the wheel, keep the reins, outvote them, tell them what to do, get rid of them, in the driving seat',
    'mettre dehors, les mettre dehors, les virer, c’est eux qui décident, eux qui décident, tiennent la barre, gardent la barre, tiennent les rênes, restent les patrons, restent maîtres, rester maîtres, leur dire quoi faire, aux manettes, au volant',
  ],
  puts_back_in: [
    'puts part of the money back, part of the money back, some of the money back, slip some of the money, slip some back, money back in, put their own money, puts his own money, own money in, savings in too, their own cash in',
    'remet une partie de l’argent, partie de l’argent dedans, remet de l’argent dedans, remet des sous, mettent leurs sous, leurs sous, mettent de leur poche, met de sa poche, leur propre argent',
  ],
  passing_shell: [
    'shell company, a shell, shell that borrows, new company that borrows, new company borrows, sets up a company, set up a company, set up a new company, holding borrows, box that borrows',
    'une coquille, coquille qui emprunte, nouvelle société qui emprunte, une société qui emprunte, société qui s’endette, monte une société, crée une société, une boîte qui emprunte',
  ],
  deals_debt_turns: [
    'six times, seven times, that many times, a lot to carry, heavy to carry, heavy load, bank sits, bank at breakfast, bank on their back',
    'six fois, sept fois, lourd à porter, sur le dos, la banque sur le dos, banquier sur le dos',
  ],
  deals_hard_times: [
    'first bad year, when times turn, when orders dry up, if orders dry up, a rainy year, one rough year, first hiccup, lean year, hits a bump',
    'trou d’air, premier trou d’air, coup dur, premier coup dur, année maigre, vaches maigres, si les commandes, quand ça tangue, si ça tangue, premier accroc',
  ],
  passing_bank_takes: [
    'bank takes the keys, bank holding the keys, holding the keys, bank takes over, hands the keys, keys to the bank, lenders take over, bank calls the shots, bank in charge',
    'banquier qui prend les clés, banque prend les clés, banquier prend les clés, clés à la banque, rend les clés, banque prend la main, banquier décide, banque aux commandes',
  ],
  passing_few: [
    'two of them, three of them, four of them, five of them, three funds, four funds, five funds, several funds, several of them, three bidders, four bidders, more than one',
    'en mettrais deux, en mettrais trois, en mettrais quatre, en prendrais trois, en prendrais quatre, deux fonds, trois fonds, quatre fonds, cinq fonds, plusieurs fonds, deux ou trois, trois ou quatre, plus d’un',
  ],
  passing_contend: [
    'bid against each other, bid against one another, bidding against, against each other, against one another, fight it out, fight over, slug it out, race each other, race for it, compete, outbid, head to head',
    'face à face, se battre, se battent, s’affronter, s’affrontent, se disputer, se disputent, surenchérir, enchérir, les uns contre les autres, l’un contre l’autre, jouer des coudes, à la course, en concurrence',
  ],
  plain_forced_bid: [
    'bid for the lot, bid for the whole lot, bid for all of it, bid for everyone, bid for everybody, offer for the lot, has to offer for all',
    'proposer de racheter tout, racheter tous les autres, faire une offre à tous, offrir à tout le monde, offre sur tout',
  ],
  passing_tidy_up: [
    'force the last, sweep up the last, sweep up the rest, the stragglers, last ones out, boot out the last, push the last ones',
    'sortir les derniers, ramasser les derniers, les retardataires, pousser les derniers, derniers dehors, virer les derniers',
  ],
  calls_friends: [
    'someone the bosses like, somebody they like, someone we like, a nicer owner, nicer one, phone round, phone around, friendlier hands, better home, somebody nicer, someone nicer, a kinder',
    'plus gentil, plus gentils, plus aimable, plus aimables, plus accueillant, des coups de fil, passe des coups de fil, un acheteur qu’on aime, quelqu’un qu’on aime, un ami qui',
  ],
  bids_better: [
    'who’d pay more, who would pay more, would pay more, put more on the table, go higher, a plan worth more, worth more than his, better than his offer, more than his offer, could step in, step in instead, come in instead, in his place',
    'paierait davantage, paieraient davantage, mettre plus sur la table, monter plus haut, un plan qui vaut, vaut mieux que son offre, plus que son offre, venir enchérir, enchérir à sa place, pourraient venir, pourrait venir, à sa place',
  ],
  costlier_mouthful: [
    'harder to swallow, hard to swallow, harder to chew, tougher to swallow, too big to swallow, sour the meal, less tasty',
    'plus difficile à avaler, dur à avaler, difficile à avaler, plus dure à avaler, moins digeste, plus indigeste, trop grosse à avaler',
  ],
  plain_neutral_eye: [
    'no skin in the game, skin in the game, not paid on the result, paid whatever the outcome, paid either way, nothing riding on it, no horse in the race, somebody from outside, a stranger to the deal',
    'pas payé au résultat, payé quoi qu’il arrive, payé par personne, aucun intérêt là-dedans, rien à gagner, cabinet extérieur, pas partie prenante, étranger à l’affaire',
  ],
  plain_honest_price: [
    'swap is decent, is decent, short changed, being short-changed, ripped off, being had, taken for a ride, price is honest, deal is decent, is a fair',
    'échange est correct, se font rouler, se font avoir, se faire rouler, se fait rouler, prix est honnête, prix est correct, offre est honnête, lésés, floués',
  ],
  deals_swap_ratio: [
    'one and a half of his, and a half of his, and a half of theirs, of their shares for one, of his shares for one, of theirs for each, of his paper for each, of theirs for every',
    'et demi des siens, et demie des siennes, et demie des leurs, des siens pour un, des leurs pour, des siennes pour, de ses titres pour, de ses actions pour, de leurs actions pour',
  ],
  case_marriage_brings: [
    'he’ll save by swallowing, save by swallowing, gain by swallowing, gains by swallowing us, saves by taking us, gets out of us',
    'économiser en nous avalant, gagnera en nous avalant, gagner en nous avalant, gagne en nous avalant, tire de nous, tirera de nous',
  ],
  passing_his_extra: [
    'the extra, extra he, adds on top, what he adds, what he’s adding, what he puts on top, tops up, the top up, the sweetener',
    'le supplément, rajoute, ce qu’il ajoute, ce qu’il rajoute, ce qu’il met en plus, la rallonge',
  ],
  deals_we_hold: [
    'our people would hold, our people would own, our people would have, our owners would have, our holders would own, ours would own, ours would have, ours would hold',
    'les nôtres auraient, les nôtres détiendraient, les nôtres posséderaient, nos gens auraient, nos actionnaires auraient, nos porteurs auraient',
  ],
  deals_combined_group: [
    'new house, new group, joint house, merged house, the pair, new whole, merged group',
    'la nouvelle maison, nouveau groupe, nouvelle maison, le tout, maison réunie',
  ],
  passing_share_of: [
    'about a third, a third, a quarter, a half, two fifths, forty percent, a good third, nearly half',
    'un tiers, un quart, la moitié, deux cinquièmes, quarante pour cent, un bon tiers, près de la moitié',
  ],
  case_second_bidder: [
    'a second one, second one to the table, another one in, two in the room, someone else at the table, second suitor, two bidders, get them bidding, ring two, two names',
    'un deuxième, un deuxième à la table, en fait venir un deuxième, faire venir un deuxième, un second prétendant, deux autour de la table, un autre à la table, en amener un autre',
  ],
  case_pushes_up: [
    'pushes his price up, pushes the price, get them bidding, bidding, make him pay, price climbs',
    'le prix monte, prix monte tout seul, prix grimpe, l’oblige à payer, l’oblige à monter, fait grimper',
  ],
  passing_charged: [
    'what the parent charges, parent charges, they charge her, they bill her, they bill it, mum charged, what mum, the group bills, group charges, the rent, internal number, internal figure, made-up number, made up number, pocket money, not a real price, on paper only, reported profit is flattered, flattered by',
    'maison mère lui facture, mère lui facture, groupe lui facture, ce que papa facture, on lui facture, facturé par le groupe, le groupe facture, chiffre interne, prix interne, prix de famille, pas un vrai prix, flatté par, bénéfice affiché est flatté, argent de poche',
  ],
  passing_own_bill: [
    'what she’d really pay, what he’ll really pay, really pay for, truly cost, would truly cost, running by herself, by herself would, her own computers, own computers, own payroll, for a flat, on her own would, what living alone costs, life on its own, the real cost, buy for herself, buy for itself',
    'ce qu’elle paiera vraiment, paiera vraiment, coûtera vraiment, coûterait vraiment, ce que coûte la vie, la vie toute seule, vivre toute seule, ses ordinateurs, sa paie, ses bureaux, le vrai coût, se payer elle-même, acheter pour elle',
  ],
  case_at_what_multiple: [
    'change hands for, changes hands for, go for, goes for, fetch, fetches, sell for',
    'se paient, se paie, se vendent, se vend, s’échangent, partent à, part à',
  ],
  plain_moves_out: [
    'unplugging, unplug her, unplug it, moving bill, move out of the group, been on the family computer, family computer, the servers for a year, own servers, cutting the wires, rewiring, rewire, unwinding, taking it apart',
    'débrancher, débranchement, débranche, facture de déménagement, couper les fils, décâbler, recâbler, sortir des systèmes, sur l’ordinateur familial, sur l’ordinateur de la famille, se désaccoupler',
  ],
  plain_is_not_free: [
    'bill you pay once, you pay once, paid once, one-time bill, one-time moving bill, once and for all, knock it off, off the price, comes off the price, knocked off',
    'se paie une fois, payé une fois, payée une fois, facture unique, une bonne fois, je l’enlève du prix, enlève du prix, à retrancher, je le retire du prix, retire du prix',
  ],
  passing_old_owner: [
    'old owner, old owners, former owner, the parents, old parent, seller, former parent, parent company, the group',
    'ancien propriétaire, anciens propriétaires, les parents, ancienne maison mère, maison mère, le vendeur, le groupe',
  ],
  passing_lends_hand: [
    'keeps running the servers, keeps running, keep running, keep the wifi, keeps the wifi, keeps the lights on, runs the servers, runs it for, runs the payroll, lends its computers, hosts, hosts her',
    'continue à faire tourner, continue de faire tourner, fait tourner les serveurs, garde les serveurs, prête ses ordinateurs, prête ses serveurs, héberge, fait encore la paie',
  ],
  passing_for_a_fee: [
    'for a fee, against a fee, for a year, a year or two, a while, for some months, for money, and bills, paid for',
    'contre une redevance, contre paiement, contre argent, un an, un an ou deux, quelque temps, le temps que, moyennant, payant',
  ],
  plain_carries: [
    'normally carries, normally holds, normally has, usually carries, usually holds, usual pile',
    'a d’habitude, a normalement, d’habitude en stocks, normalement en stocks, porte d’habitude, en temps normal',
  ],
  turn_short_of: [
    'lacked, going nowhere, thin in, thin on, weak in jewels, needed, wanted games, not enough games',
    'petit dans, faible dans, mince dans, manquait de, manque de, n’existait pas dans, il lui manquait',
  ],
  passing_gave_it: [
    'gave it, gave them, gives it, gives them, handed it, brought it, makes those, had every, has every, had all the, has all the, in its hands, came with, already knows, knows already, had the, owned the',
    'lui donnait, leur donnait, lui apportait, leur apportait, en fait, avait tous les, a tous les, avait toute la, avait déjà, possédait, tenait, connaissent déjà, que tout le monde connaît, que toutes',
  ],
  passing_same_trade: [
    'same trade, same business, same job, same pipes, same work',
    'même métier, mêmes métiers, même boulot, mêmes tuyaux, la même chose',
  ],
  passing_saves_double: [
    'cut the doubles, cut what is double, drop the duplicates, cut the duplicates, weigh more, bigger together, stronger together',
    'coupe les doublons, couper les doublons, supprime les doublons, pèse plus, pèsent plus, plus gros ensemble, plus forts ensemble, plus lourd face',
  ],
  plain_in_reserve: [
    'lined up in case, something lined up, in case, just in case, other irons, second string, a spare',
    'au cas où, autre chose au cas, prévoir autre chose, une roue de secours, une autre corde, un parachute',
  ],
  deals_free_to_go: [
    'everyone is free to leave, free to leave, free to walk, may walk away, can walk away, each goes his way, go their separate ways',
    'chacun reprend ses billes, peuvent se séparer, chacun s’en va, libre de s’en aller, chacun de son côté',
  ],
  passing_refused: [
    'if the answer is no, answer is no, when it fell apart, it fell apart, falls apart, fell through, falls through, if it is no, comes to nothing, came to nothing, blocked, if it dies, when it died, never goes through, did not go through, told no',
    'si c’est non, quand ça a capoté, ça capote, capoté, tombe à l’eau, tombé à l’eau, ça casse, si ça rate, n’aboutit pas, n’a pas abouti, bloqué, si on leur dit non, si la réponse est non',
  ],
  passing_pays_up: [
    'coughs up, cough up, coughed up, got a billion, gets a billion, a billion for, for its trouble, for the trouble, a cheque, forks out, pays a fine, compensation, paid figma, paid a billion, pays the other, consolation',
    'sort de sa poche, touché un milliard, touche un milliard, un milliard pour, pour le dérangement, un chèque, dédommagement, dédommager, versé un milliard, payé à figma, paie l’autre, lot de consolation',
  ],
  deals_contract_duty: [
    'must accept to sell, has to sell what, must sell what, promise to sell, obliged to sell, bound to sell, accept to sell things',
    'doit accepter de vendre, accepter de vendre, promettre de vendre, obligé de céder, s’engage à céder, s’engage à vendre',
  ],
  deals_leakage: [
    'nobody takes money out, nobody may take money out, no money comes out',
    'personne ne sort d’argent, personne ne sort un sou, plus un sou ne sort',
  ],
  plain_i_would: [
    'i’d tell him, i would tell him, if i had been, if i’d been, were i',
    'à la place de, à leur place, si j’avais été, moi je lui dirais, moi je leur dirais',
  ],
  passing_platitude: [
    'ask itself the right, the right questions, well advised, prepared better, prepare better, drawn lessons, draw some lessons, draw lessons, lessons for, before i say anything, the part on, a part on, first part, sections, in four parts, in three parts, in several parts, both sides of the story, look at both sides',
    'les bonnes questions, bien conseillé, bien conseillés, mieux anticiper, mieux se préparer, mieux préparer, tirer des leçons, leçons à tirer, une partie marché, une partie sur, première partie, plusieurs parties, quatre parties, trois parties, quatre temps, trois temps, mieux travailler avec',
  ],
  case_in_praise: [
    'iconic, emblematic, fascinating, sector i love, love the sector, love that sector, always been a fan',
    'emblématique, fascinant, fascinante, que j’adore, secteur que j’aime, j’ai toujours aimé, très belles maisons',
  ],
} as const satisfies Lexicon;

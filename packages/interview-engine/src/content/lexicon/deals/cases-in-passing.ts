import type { Lexicon } from '../../types.ts';

/** A case told in passing, by somebody who shuns its terms and reaches for the nearest image. */
export const casesToldInPassing = {
  case_own_stalls: [
    'losing shelf, lose shelf, losing ground, past its best, past their best, nobody under forty, tired range, tired ranges, not taking off, never took off, never caught on',
    'tourne en rond, tournent en rond, s’essouffle, s’essoufflent, perdent du terrain, perd du terrain, perd des rayons, ne décolle pas, ne décollait pas',
  ],
  case_youth_and_growth: [
    'young parents, thirty somethings, healthy aisle, organic aisle, the aisle that, snapped up by, every young designer, young designers, the crowd they, the only shelf, the one aisle',
    'trentenaires, jeunes parents, jeunes graphistes, rayon qui progresse, rayon qui monte, rayon qui grandit, le seul rayon',
  ],
  plain_demand_grows: [
    'aisle filling up, fills up, snapped up',
    'rayon qui progresse, rayon qui monte, s’arrache, s’arrachent, ne désemplit pas',
  ],
  plain_already_has: [
    'sales force, has the vans, have the vans, have the reach, has the reach',
    'force de vente, ont les camions, a les camions',
  ],
  paid_above_worth: [
    'beyond the sticker, over the sticker, sweetener, pay on top, paid on top',
    'cadeau aux fondateurs, cadeau aux vendeurs, lâche de trop, donne de trop, met de trop, payé en plus',
  ],
  earned_together: [
    'the pairing, scrape back, buying together, delivering together, under one roof, throws off, thrown off, cost we cut, costs we cut, the wedding brings, marriage brings',
    'économiser ensemble, économisera ensemble, mutualisant, en achetant ensemble, le mariage rapporte, le mariage ramène',
  ],
  passing_sums_up: [
    'smaller than, bigger than, less than, more than, below, above, exceed, cover, outweigh, beat, otherwise, or else, burnt, burned, left for us, left over, in our pocket, lose money, poorer, has to be, must be, worth it',
    'plus petit, plus grand, plus gros, plus que, moins que, dépasser, couvrir, sous, au-dessus, sinon, sans quoi, brûlé, parti en fumée, il reste, reste pour nous, reste chez nous, dans notre poche, on y perd, on perd, s’appauvrit, doit rester, doit être, vaut le coup',
  ],
  own_savings: [
    'the drawer, kitty, rainy day money, cash box, own purse',
    'le tiroir, la tirelire, de notre poche, la cassette, argent qui dort',
  ],
  takes_loan: [
    'ring the bank, call the bank, half borrowed, the rest borrowed, ask the bank, from the lender, from lenders, the banker',
    'au banquier, le banquier, appelle la banque, à crédit, le reste emprunté, moitié emprunté',
  ],
  own_decision: [
    'let it go, turn it down, leave it alone, i’d walk, tell him no, shut the door, make him sweat, hold out, i’d sell, wait for, send it back, ask for double, asked for double, i would ask, i’d wait, in favour',
    'je laisse filer, laisserais filer, je passe, claquer la porte, faire transpirer, tenir bon, demandé le double, j’aurais demandé, j’aurais attendu, j’attendrais, je serais pour, favorable',
  ],
  limit_or_doubt: [
    'too rich, can pay more, could pay more, should pay in, real money, for now, for the moment, a long time, too early, too thin, the day they, not a penny, pays it back, no way the, euro more, a cent more, a penny more',
    'peut mettre plus, pourrait mettre plus, peut payer plus, vrai argent, pour l’instant, pour le moment, c’est long, trop tôt, trop maigre, partiront, s’en iront, le jour où, dès qu’ils, à ce tarif, ne rembourseront jamais, jamais remboursé, pas un euro',
  ],
  plain_own_call: [
    'too rich, walk the minute, sleep at night, let it go, the careless one, tell him no, can pay more, can do better, asked for double, ask for double',
    'laisser filer, trop maigre, à ce tarif, la plus imprudente, le plus imprudent, dormir tranquille, dorment tranquilles, peut faire mieux, peut mettre plus, demandé le double',
  ],
  case_puts_blame: [
    'the careless one, the careless side, was the careless, the naive one, was careless, without a fix, signed without, had it coming, bargained well, bargained badly, bargained hard',
    'la plus imprudente, le plus imprudent, l’imprudente, l’imprudent, le plus naïf, la plus naïve, signé sans, cherché, avait bien négocié, avait mal négocié',
  ],
  passing_best: [
    'smart one, smart move, smart thing, the best one, the cleanest, the least painful, the least bad, the wisest, the safest, the soundest, the right one, the sensible one, suits them best, makes most sense',
    'le plus malin, la plus maligne, le mieux, la moins douloureuse, le moins douloureux, la moins mauvaise, le moins mauvais, le plus sage, la plus sage, le plus sain, la plus saine, le plus propre, la plus propre, la bonne voie, la bonne porte',
  ],
  passing_way: [
    'sell a third, sell a slice, sell a bit, sell part, sell thirty, a fund, an outsider, the outsider, the stranger, a stranger, a partner, minority, the loan, a loan, the buy-out, the walls, the building, stock market, the field, the land',
    'vendre un tiers, vendre un bout, vendre une part, un fonds, un associé, l’associé, un étranger, l’étranger, un partenaire, minoritaire, l’emprunt, un emprunt, l’obo, les murs, l’immobilier, l’usine, la bourse, le terrain, le champ',
  ],
  deals_years_of_profit: [
    'times its profit, times her profit, times the profit, years of earnings',
    'fois son résultat, fois le résultat, fois son bénéfice, fois le bénéfice, années de bénéfice, années de résultat, ans de bénéfice',
  ],
  deals_per_share_profit: [
    'each share earns, each share makes',
    'chaque action gagne, chaque action rapporte',
  ],
  plain_keeps_part_back: [
    'second cheque, a second payment',
    'bout du chèque, un second chèque, un deuxième chèque, deuxième paiement, second versement',
  ],
  plain_only_if: [
    'hits her targets, hits his targets, hits its targets, hit the targets, if she delivers, if he delivers, if they deliver, only when the',
    'si les objectifs, objectifs sont tenus, objectifs sont atteints, que si elle, que si ça',
  ],
  deals_minority_route: [
    'sell a slice, sell a third, stranger in for, let a stranger, let a fund, let an outsider',
    'entrer un associé, associé à trente, vendre un morceau, vend un morceau, vendre un tiers',
  ],
  deals_dividend_route: [
    'mortgage it and, mortgage the firm, mortgage the company',
    'hypothéquer, hypothèque, emprunte et leur',
  ],
  deals_asset_route: [
    'far field, sell the walls, rent it back, rents it back, sell the land',
    'vendre les murs, vendent les murs, vend les murs, vendre le champ, vendre le terrain',
  ],
  deals_listing_route: ['on the stock market', 'mettre en bourse, vendre au public'],
  passing_left_with: [
    'leaves them, they keep, still have, they still hold, are left with, they’d have, they hold, remain with',
    'leur reste, ils gardent, ils conservent, ils ont encore, ils auraient encore, ils restent à',
  ],
  passing_in_charge: [
    'throw them out, kick them out, call the shots, run the show, stay the boss, stay in charge, stay boss, hold the reins, holds the reins, hold the wheel, keep the reins, outvote them',
    'mettre dehors, les virer, eux qui décident, tiennent la barre, gardent la barre, tiennent les rênes, restent les patrons, restent maîtres, rester maîtres, aux manettes, au volant',
  ],
  puts_back_in: [
    'slip some back, money back in, own money in, savings in too',
    'remet des sous, leurs sous, leur propre argent',
  ],
  passing_shell: [
    'shell company, a shell, shell that borrows, new company borrows, holding borrows, box that borrows',
    'une coquille, coquille qui emprunte, monte une société, crée une société',
  ],
  deals_debt_turns: [
    'six times, seven times, that many times, heavy to carry, heavy load, bank sits, bank at breakfast',
    'six fois, sept fois, lourd à porter, sur le dos',
  ],
  deals_hard_times: [
    'first bad year, when times turn, a rainy year, one rough year, first hiccup, lean year, hits a bump',
    'trou d’air, coup dur, année maigre, vaches maigres, si les commandes, quand ça tangue, si ça tangue, premier accroc',
  ],
  passing_bank_takes: [
    'holding the keys, bank takes over, hands the keys, lenders take over, bank in charge',
    'rend les clés, banquier décide, banque aux commandes',
  ],
  passing_few: [
    'two of them, three of them, four of them, five of them, three funds, four funds, five funds, several funds, several of them, three bidders, four bidders, more than one',
    'en mettrais deux, en mettrais trois, en mettrais quatre, en prendrais trois, en prendrais quatre, deux fonds, trois fonds, quatre fonds, cinq fonds, plusieurs fonds, deux ou trois, trois ou quatre, plus d’un',
  ],
  passing_contend: [
    'bidding against, against each other, against one another, fight it out, fight over, slug it out, race each other, race for it, compete, outbid, head to head',
    'face à face, se battre, se battent, s’affronter, s’affrontent, se disputer, se disputent, surenchérir, enchérir, jouer des coudes, à la course, en concurrence',
  ],
  plain_forced_bid: ['bid for everyone, bid for everybody', 'offre sur tout'],
  passing_tidy_up: [
    'force the last, the stragglers, last ones out',
    'sortir les derniers, ramasser les derniers, les retardataires, pousser les derniers, derniers dehors, virer les derniers',
  ],
  calls_friends: [
    'somebody they like, someone we like, a nicer owner, nicer one, phone round, phone around, friendlier hands, better home, somebody nicer, someone nicer, a kinder',
    'plus gentil, plus gentils, plus aimable, plus aimables, plus accueillant, un ami qui',
  ],
  bids_better: [
    'would pay more, go higher, could step in, step in instead, come in instead, in his place',
    'paierait davantage, paieraient davantage, monter plus haut, venir enchérir, pourraient venir, pourrait venir, à sa place',
  ],
  costlier_mouthful: [
    'harder to swallow, hard to swallow, harder to chew, tougher to swallow, sour the meal, less tasty',
    'dur à avaler, difficile à avaler, moins digeste, plus indigeste',
  ],
  plain_neutral_eye: [
    'paid either way, somebody from outside',
    'payé par personne, rien à gagner, cabinet extérieur, pas partie prenante',
  ],
  plain_honest_price: [
    'is decent, short changed, being short-changed, ripped off, being had, price is honest, is a fair',
    'échange est correct, se font rouler, se font avoir, se faire rouler, se fait rouler, prix est honnête, prix est correct, offre est honnête, lésés, floués',
  ],
  deals_swap_ratio: ['and a half of his', 'des leurs pour, des siennes pour'],
  case_marriage_brings: ['save by swallowing, gain by swallowing', 'tire de nous, tirera de nous'],
  passing_his_extra: [
    'the extra, extra he, adds on top, what he adds, tops up, the top up, the sweetener',
    'le supplément, rajoute, la rallonge',
  ],
  deals_we_hold: [
    'ours would own, ours would have, ours would hold',
    'les nôtres auraient, les nôtres détiendraient, les nôtres posséderaient, nos gens auraient, nos actionnaires auraient, nos porteurs auraient',
  ],
  deals_combined_group: [
    'new house, new group, joint house, merged house, the pair, new whole, merged group',
    'nouveau groupe, nouvelle maison, le tout, maison réunie',
  ],
  passing_share_of: [
    'a third, a quarter, a half, two fifths, forty percent, a good third, nearly half',
    'un tiers, un quart, la moitié, deux cinquièmes, quarante pour cent, un bon tiers',
  ],
  case_second_bidder: [
    'a second one, another one in, second suitor, two bidders, get them bidding, ring two, two names',
    'un deuxième, un second prétendant',
  ],
  case_pushes_up: [
    'pushes the price, bidding, make him pay, price climbs',
    'le prix monte, prix grimpe, fait grimper',
  ],
  passing_charged: [
    'parent charges, they charge her, they bill her, they bill it, mum charged, what mum, the group bills, group charges, the rent, internal number, internal figure, made-up number, made up number, pocket money, on paper only, flattered by',
    'mère lui facture, groupe lui facture, on lui facture, le groupe facture, chiffre interne, prix interne, prix de famille, flatté par, argent de poche',
  ],
  passing_own_bill: [
    'really pay for, truly cost, running by herself, by herself would, own computers, own payroll, for a flat, the real cost, buy for herself, buy for itself',
    'paiera vraiment, coûtera vraiment, coûterait vraiment, vivre toute seule, ses ordinateurs, sa paie, ses bureaux, le vrai coût, acheter pour elle',
  ],
  case_at_what_multiple: [
    'change hands for, changes hands for, go for, goes for, fetch, fetches, sell for',
    'se paient, se paie, se vendent, se vend, s’échangent, partent à, part à',
  ],
  plain_moves_out: [
    'unplugging, unplug her, unplug it, moving bill, family computer, own servers, cutting the wires, rewiring, rewire, unwinding, taking it apart',
    'débrancher, débranchement, débranche, facture de déménagement, couper les fils, décâbler, recâbler, sortir des systèmes, se désaccoupler',
  ],
  plain_is_not_free: [
    'you pay once, paid once, one-time bill, knock it off, off the price, knocked off',
    'payé une fois, payée une fois, facture unique, une bonne fois, enlève du prix, à retrancher, retire du prix',
  ],
  passing_old_owner: [
    'old owner, old owners, former owner, the parents, old parent, seller, former parent, parent company, the group',
    'ancien propriétaire, anciens propriétaires, les parents, maison mère, le vendeur, le groupe',
  ],
  passing_lends_hand: [
    'keeps running, keep running, keep the wifi, keeps the wifi, runs the servers, runs it for, runs the payroll, lends its computers, hosts',
    'garde les serveurs, prête ses ordinateurs, prête ses serveurs, héberge',
  ],
  passing_for_a_fee: [
    'for a fee, against a fee, for a year, a while, for some months, for money, and bills, paid for',
    'contre une redevance, contre paiement, contre argent, un an, quelque temps, le temps que, moyennant, payant',
  ],
  plain_carries: [
    'normally carries, normally holds, normally has, usually carries, usually holds, usual pile',
    'a d’habitude, a normalement, normalement en stocks, porte d’habitude, en temps normal',
  ],
  turn_short_of: [
    'lacked, going nowhere, thin in, thin on, weak in jewels, needed, wanted games, not enough games',
    'petit dans, faible dans, mince dans, manquait de, manque de, il lui manquait',
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
  plain_in_reserve: [
    'something lined up, in case, other irons, second string, a spare',
    'au cas où, prévoir autre chose, une autre corde, un parachute',
  ],
  deals_free_to_go: [
    'free to leave, free to walk, may walk away, can walk away',
    'peuvent se séparer',
  ],
  passing_refused: [
    'answer is no, it fell apart, falls apart, fell through, falls through, comes to nothing, came to nothing, blocked, if it dies, when it died, never goes through, told no',
    'ça capote, capoté, ça casse, si ça rate, n’aboutit pas, bloqué',
  ],
  passing_pays_up: [
    'coughs up, cough up, coughed up, got a billion, gets a billion, a billion for, for its trouble, for the trouble, a cheque, forks out, pays a fine, compensation, paid figma, paid a billion, pays the other, consolation',
    'touché un milliard, touche un milliard, un milliard pour, pour le dérangement, un chèque, dédommagement, dédommager, versé un milliard, payé à figma, paie l’autre, lot de consolation',
  ],
  deals_contract_duty: [
    'must sell what, promise to sell, obliged to sell, bound to sell',
    'accepter de vendre, promettre de vendre, obligé de céder',
  ],
  deals_leakage: ['no money comes out', 'plus un sou ne sort'],
  plain_i_would: ['were i', 'à leur place'],
  passing_platitude: [
    'the right questions, well advised, prepared better, prepare better, drawn lessons, draw some lessons, draw lessons, lessons for, the part on, a part on, first part, sections, in four parts, in three parts, in several parts',
    'les bonnes questions, bien conseillé, bien conseillés, mieux anticiper, mieux se préparer, mieux préparer, tirer des leçons, leçons à tirer, une partie marché, une partie sur, première partie, plusieurs parties, quatre parties, trois parties, quatre temps, trois temps, mieux travailler avec',
  ],
  case_in_praise: [
    'iconic, emblematic, fascinating, sector i love, love the sector, love that sector',
    'emblématique, fascinant, fascinante, que j’adore, très belles maisons',
  ],
} as const satisfies Lexicon;

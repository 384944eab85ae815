import type { Lexicon } from '../../types.ts';

/** How people who keep no books speak of profit, cash and what is owned. */
export const plainFlows = {
  plain_tells: [
    'tells you, tells me, tells us, tells the story, tells how, tells where, tells why, shows where, shows how, shows you where, explains where, explains how, explains why, says where, follows where, tracks where, how you get from, how it got from, how we got from, gets you from, takes you from, where the difference',
    'raconte, explique d’où, explique où, explique comment, explique pourquoi, dit d’où, dit où, montre d’où, montre où, montre comment, retrace, suit où, comment on passe de, comment on est passé, comment je suis passé, on voit d’où, on voit où',
  ],
  plain_money_moved: [
    'came from, come from, comes from, came in, come in, comes in, went to, went out, goes out, was spent, money went, money goes, disappeared to, moved the bank, in the till in, in the bank at',
    'viennent les, vient l’argent, venu l’argent, est venu, est parti, sont partis, passé l’argent, est passé, est entré, est sorti, entre et, rentre et, rentré et, entré et, parti l’argent',
  ],
  plain_first_number: [
    'first number, first thing you write, first thing i write, first figure, first line, where you start, where i start, start counting, starts the count, start with that, start from that, starts from there, begin with it, begin with that, start from it, you start from, i start from, opens the, kicks off the, very top',
    'premier chiffre, première chose, première ligne, première marche, par lui qu’on commence, on part de lui, on part de là, on commence par lui, on commence avec lui, on démarre avec, sert de départ, point de départ, ouvre le, tout en haut, en haut de la page, en tête de la',
  ],
  plain_cash_count: [
    'cash, money page, money came in, money that came, bank movements, the bank, till, actual money',
    'trésorerie, cash, argent rentré, compter l’argent, calcule l’argent, compte en banque, caisse, argent qui entre',
  ],
  plain_owners_richer: [
    'owners richer, owner richer, makes the owners, makes us richer, shareholders richer, pile of the owners, what the owners have, owners’ share grows, owners’ slice, owners’ side, goes to the owners, belongs to the owners',
    'enrichit, part des actionnaires, part des propriétaires, part des associés, ce qui appartient aux, richesse des, grossit la part, gonfle la part, ce que les actionnaires ont, côté des propriétaires',
  ],
  plain_keeps_inside: [
    'keeps inside, part we keep, keep instead of, rather than paying out, kept inside, stays inside, stays in the business, stays in the company, left in the business, left in the company, leave in, leaves in, piles up, pile up, piggy bank, nest egg, not handed out, not paid out, do not take out, does not take out, did not take out, not take home, add to the pot, the pot grows, grows every year',
    'reste dedans, part qu’on garde, garde au lieu de, plutôt que de verser, garde dedans, gardé dedans, laissé dedans, laisse dedans, reste dans la boîte, reste dans l’entreprise, reste dans la société, laisse dans la, laissé dans la, tirelire, bas de laine, s’accumule, s’empile, ne verse pas, ne distribue pas, ne sort pas, n’a pas versé, pas distribué, pas versé, pas sorti, cagnotte, grossit chaque année',
  ],
  plain_three_views: [
    'three views, three pages, three pictures, three notebooks, three sheets, three papers, three documents, three screens, three angles, three tables, the first, first one, first page',
    'trois vues, trois pages, trois photos, trois cahiers, trois carnets, trois feuilles, trois papiers, trois documents, trois écrans, trois angles, trois tableaux, la première, le premier',
  ],
  plain_hands_on: [
    'hands over, hands its, hands on, passes its, passes on, picks up where, picks up the, starts where, carries over, copied into, copied to, copy it into, is where the next, feeds the, feeds into, ends up in, end up in, must match, have to match, have to agree, agree with each other, linked to, tied together, one system, one story, same story, same machine, never separate, fit together, lock together, hook together, feed each other, feed one another',
    'passe à la suivante, passe le relais, reprend le, reprend la, reprend son, part de la fin, recopie, recopié, alimente, se retrouve dans, doivent coller, doivent tomber d’accord, doivent concorder, s’emboîtent, s’emboîte, liés, se tiennent, un seul système, même histoire, même appareil, même machine, jamais séparés, engrenage',
  ],
  plain_others_follow: [
    'other two move, other two have to, other two must, other two change, the others move, the others have to, others follow, moves the others, move with it, moves with it, shift the others, touch one, move one, change one, knock on, see it in all, shows up in all',
    'deux autres bougent, deux autres suivent, deux autres doivent, les autres bougent, les autres suivent, les autres doivent, ça bouge les autres, touchez à l’un, si l’un bouge, si l’un change, changer l’un, bouge aussi dans, change un chiffre, le voit partout',
  ],
  plain_worn: [
    'worn, wears out, wear out, wore, wearing out, used up, ages, aged, older, gets old, lost its shine, wear and tear',
    'usé, usée, usure, vieilli, vieillit, vieillie, plus vieille, fatigué, abîmé',
  ],
  plain_shows_less: [
    'less profit, lower profit, profit is lower, profit drops, profit falls, earns less on paper, shows less, looks poorer, less before tax, lower before tax, lower operating, off my profit, off the profit, eats into the profit, poorer on paper',
    'moins de bénéfice, bénéfice en moins, moins de résultat, moins de profit, bénéfice baisse, bénéfice recule, bénéfice tombe, affiche moins, en moins avant impôt, de moins avant impôt, retire du bénéfice, rogne le bénéfice',
  ],
  plain_state_bears: [
    'pays part of, pays a quarter, pays a bit, pays some of, chips in, picks up part, picks up a quarter, covers part, covers a quarter, takes a quarter, swallows a quarter, absorbs a quarter, shares the hit, shares the pain, gives a quarter back, gives me back, hands me back, softens, cushions, bears, mops up, refunds a quarter, takes care of',
    'prend un quart, prend une part, prend sa part, à sa charge, absorbe un quart, absorbe une partie, paie une partie, paie un quart, supporte une partie, supporte un quart, partage la, rend un quart, amortit le choc, adoucit, compense un quart, m’en rend, laisse un quart, éponge, rembourse un quart',
  ],
  plain_gain: [
    'richer, better off, to the good, in my pocket, left for me, left with, left over, for myself, i have made, i made, i have gained, earned, profit, mine to keep, i keep, what i make, is left',
    'enrichi, enrichis, plus riche, dans ma poche, en poche, pour moi, me reste, j’ai gagné, je gagne, gagné au final, bénéfice, c’est à moi, je garde, reste net, au final je',
  ],
  plain_marked_at: [
    'marked, stand at, stands at, stood at, listed at, listed for, noted at, written at, down at, down as, shown at, shows at, appears at, counted at, counted for, worth, valued at',
    'marqué, marquée, noté, notée, inscrit, inscrite, écrit à, écrite à, affiché, affichée, comptée, compté pour, figure pour, valait, ne vaut plus que, n’est plus marquée, plus que',
  ],
  same_moment: [
    'same day, same time, same moment, at once, simultaneous, simultaneously, coincide, no timing gap',
    'même jour, en même temps, même moment, simultané, coïncident, sans décalage, aucun décalage',
  ],
  plain_day_sold: [
    'day i sell, day you sell, day it sells, day we sell, moment i sell, moment you sell, when i sell, when you sell, when it sells, leaves the shop, leave the shop, goods leave, goods go out, once i sell, once you sell, when the customer takes, when a customer takes, when someone buys, once the goods are sold, when the goods are sold, once they are sold, on the sale, at the sale, with the sale, wait to sell, wait till i sell, goods that went, what went out',
    'jour où je vends, jour où on vend, moment où je vends, quand je vends, quand on vend, quand ça se vend, dès que je vends, quand ça sort, quand ils sortent, quand elle sort, quand le client emporte, quand le client repart, quand quelqu’un achète, avec la vente, attend de vendre, attends de vendre, ceux qui sont partis, cartons partis, ce qui est parti',
  ],
  plain_cost_counts: [
    'count as a cost, counts as a cost, cost counts, the cost, becomes a cost, becomes an expense, turns into a cost, my cost, expense only, expense counts, cost only, spending only counts, spent nothing yet, nothing earned, nothing lost, not lost, what they cost, what they had cost, what it cost',
    'dépense ne compte, dépense compte, coût ne compte, coût compte, compte comme un coût, compte comme une dépense, devient un coût, devient une charge, devient une dépense, le coût, mon coût, charge seulement, rien gagné, rien perdu, ni perdu, ce qu’ont coûté, ce qu’a coûté, compte seulement, perdu quelque chose',
  ],
  plain_purse: [
    'wallet, purse, pocket, drawer, till, cash box, tin, jar, bank account, my account, cash in hand, the cash, cash pile, pile of notes, real money, in money, hard cash',
    'poche, portefeuille, porte-monnaie, tiroir, caisse, boîte, liquide, en banque, mon compte, espèces, billets, argent réel, vrai argent, en argent',
  ],
  plain_purse_moves: [
    'loses, is down, goes down, down by, poorer, gets back, back to, ends up, end up, comes back, come back, goes out, going out, comes in, fuller, lighter, emptier, up by, out of, net of it, short',
    'perd, sors, sort, sortent, reviennent, revient, partent, part aux, rentrent, rentre, entre, plus pauvre, plus léger, plus légère, plus vide, recule de, baisse de, monte de, me retrouve, se retrouve, manque, récupère, remonte',
  ],
  plain_in_all: [
    'both steps, two steps, over the two, overall, in all, net net, in total, in the end, altogether, second step, step two, so net, so i am, so we are, so you are, both days, counting both, counting everything, than at the start, than when i started',
    'deux étapes, sur les deux, au total, au final, en tout, à l’arrivée, en net, étape 2, deuxième étape, seconde étape, je me retrouve, on se retrouve, tout compris, les deux jours, qu’au départ, qu’au début',
  ],
  plain_on_paper: [
    'on paper, in my notebook, looks rich, i am rich, counts as earned, count it as earned, counted as earned, call it earned, booked, already counted, it is earned',
    'sur le papier, dans mes livres, dans mon cahier, je suis riche, compté comme gagné, compte comme gagné, déjà compté, je l’ai noté, noté comme gagné, on affiche, affiche de beaux, c’est gagné, considéré comme gagné',
  ],
  plain_no_money_yet: [
    'cannot pay, can not pay, still cannot, still can not, not been paid, no money yet, not seen a cent, not seen a penny, money comes later, money arrives later, money comes months, money only comes, pays months later, pays me later, pays in, pays later, wires me, wires it, paid much later, transfer comes, transfer arrives, not transferred, not made the transfer, not wired',
    'ne peux pas payer, peux pas payer, peut pas payer, toujours pas payé, pas encore payé, pas vu la couleur, pas vu un centime, argent arrive, argent vient, argent ne vient, argent tombe, paie plus tard, paiera plus tard, paie en, paye en, règle plus tard, vire en, attends toujours l’argent, virement arrive, virement tombe, rien encaissé, pas encore fait le virement, pas fait le virement, pas encore viré',
  ],
  plain_takes_back: [
    'takes back, take back, wants its money, wants it back, wants back, collects, gets its money back, comes for its, claims its, asks for its, give back, giving back, hand back, handing back, pay back, monthly payments, instalments, mortgage, payments on the loan, loan payments, repay',
    'reprend, récupère, réclame, prélève, ponctionne, vient chercher, veut son argent, veut revoir, rendre à, rendre ce qu’on, rendre l’argent, rend à, mensualité, mensualités, traites, échéances, échéance, le crédit à, crédit immobilier, rembourser',
  ],
  plain_on_shelf: [
    'shelf, shelves, hanger, rack, rail, cellar, fridge, back room, back of the shop, storeroom, store room, barn, yard, warehouse, gathers dust, gathering dust, sits there, sits in the',
    'étagère, étagères, cintre, portant, cave, frigo, réserve, arrière-boutique, entrepôt, hangar, remise, cour, prend la poussière, en rayon, dans les rayons',
  ],
  settle_up: ['settle, settling, pay, paying', 'régler, règle, payer, paie'],
  plain_our_money: [
    'my money, our money, its money, my cash, our cash',
    'mes sous, nos sous, mon argent, notre argent, son argent, ma mise',
  ],
  plain_tradesman: [
    'butcher, miller, grower, farmer, wholesaler, brewer, grocer, who sells me, guy who sells, i buy from, vendors',
    'boucher, meunier, grossiste, maraîcher, paysan, brasseur, celui qui me vend, ceux qui me vendent, ceux qui nous vendent, chez qui j’achète, à qui j’achète, à qui on achète, producteur',
  ],
  plain_lends_free: [
    'lends me, lends us, lend me, lending me, lending us, finances me, finances us, finance us, carries me, free loan, free credit, interest free, gives me time, gives us time, days he gives, days they give, gives me days, wait for their money, waits for his money, off my wait, breathing space, take off, takes off, come off',
    'me prête, nous prête, nous prêtent, me prêtent, me finance, nous finance, nous financent, crédit gratuit, prêt gratuit, sans intérêt, me laisse du temps, nous laisse du temps, me fait crédit, nous fait crédit, jours de répit, me laisse souffler, attend son argent, attendent leur argent, de moins que je porte, je retire, on retire, en moins',
  ],
  plain_sooner: [
    'earlier, sooner, faster, quicker, days less, fewer days, ahead of before, on the spot instead',
    'plus tôt, plus vite, plus rapidement, jours de moins, jours avant, en avance',
  ],
  plain_lands: [
    'lands on, lands in, drops into, falls into, arrives on, comes in, shows up in, comes into, in my account, in the account, in the bank, one off, only once, once only',
    'tombe sur, tombent sur, tombe dans, arrive sur, arrivent sur, rentre, rentrent, sur mon compte, sur le compte, en caisse, une seule fois, coup unique, une fois pour toutes, gain unique',
  ],
  // A company at the end of its means.
  line_used_up: [
    'make payroll, meet payroll, line is drawn, lines are drawn, revolver is full, revolver is drawn, rcf is drawn, fully drawn, maxed out, no headroom, nothing left to draw',
    'ligne est tirée, lignes sont tirées, rcf est tiré, découvert est plein, découvert au plafond, entièrement tirée, entièrement tiré, tiré à fond, plus rien à tirer, plus de ligne',
  ],
  wages_word: ['wages, salaries, payroll, staff', 'salaires, paies, salariés'],
  parked_in_capex: [
    'parked in capex, put in capex, put through capex, put into capex, pushed into capex, moved to capex, moved into capex, shifted to capex, shifted into capex, booked in capex, hidden in capex, sitting in capex, run through capex, called capex, dressed up as capex',
    'passé en capex, passée en capex, mis en capex, mise en capex, glissé en capex, cachés en capex, caché en capex, basculé en capex, inscrit en capex, rangé en capex, logé en capex, comptabilisé en capex, déguisés en capex, passé en immobilisations, passée en immobilisations',
  ],
  laid_beside: [
    'against, reconcile, reconciles, tie, tied, compare, bridge',
    'rapproche, rapprocher, recoupe, recouper, compare, comparer, confronte, confronter',
  ],
} as const satisfies Lexicon;

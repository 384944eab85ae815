import type { Lexicon } from '../../types.ts';

/** When revenue is booked and when cash comes in, in the words people use for it. */
export const accrualNotions: Lexicon = {
  as_delivered: [
    'evening of the show, night of the show, day of the show, the night you eat, the day you eat, monthly, over twelve months, done the job, done the work, once the job, once the work is, finished the job, month at a time, week at a time, work is done, job is done, match after match, game after game, issue after issue, visit after visit, lesson after lesson, class after class, week after week, day after day, as the work gets done, drips into, until the course has, until the lesson has, until the service has, until the work has, until we have delivered, until it has been delivered, until it is delivered, until it’s delivered, as you deliver, as we deliver, as it is delivered, as the service, as it delivers, as you provide, as you go, over the year, over the contract, over the subscription, over the period, month by month, month after month, each month, every month, bit by bit, little by little, gradually, once delivered, once you have delivered, when delivered, when you deliver, when it is delivered, upon delivery, on delivery, only when, as the months go, at the pace, in line with delivery, as and when, released over, one twelfth, a twelfth, each session, trickles, have served, served them, becomes yours, next twelve months, while you serve, as you serve, as they are served',
    'soir du concert, soir du spectacle, soir où le, travail fait, une fois le travail, travail accompli, boulot fait, travail rendu, mois à la fois, travail est fait, travail soit fait, travail n’est pas fait, match après match, cours après cours, numéro après numéro, semaine après semaine, jour après jour, visite après visite, leçon après leçon, coule dans, tant que le cours, tant que le service, tant que le travail, tant qu’on n’a pas livré, tant que la prestation, au fil du temps, au fil de, à mesure, mois après mois, mois par mois, chaque mois, petit à petit, à la livraison, une fois livré, quand on livre, au moment de la livraison, avant de l’avoir livré, avant d’avoir livré, étalé sur, sur la durée, prorata temporis, une fois la prestation, une fois le service, une fois la livraison, au rythme, un douzième, douzième par mois, chaque séance, mois de service, tant que ce n’est pas livré, goutte à goutte, au compte-gouttes, les a servis, devient à nous, sur les douze mois, mois écoulé',
  ],
  as_rich: [
    'not make us poorer, not make you poorer, not make it poorer, not make anyone poorer, none the poorer, nothing is earned or lost, nothing gained or lost, nothing is gained or lost, neither richer, no richer, not richer, nor poorer, no poorer, no better off, earned nothing, gained nothing, made nothing, not earned anything, not made anything, have not made, no gain, no profit, not a cost, not an expense, no expense, no cost, neither profit nor loss, neither a gain, neither a profit, just as rich, just as poor, same wealth, not made a cent, not made a penny, changed shape, changed form, one pocket to another',
    'ni gagner ni perdre, gagner ni perdre, ne nous appauvrit pas, ne vous appauvrit pas, n’appauvrit pas, n’appauvrit personne, ne gagne ni ne perd, ne perd ni ne gagne, ni plus riche, pas plus riche, ni plus pauvre, rien gagné, pas gagné, n’a rien gagné, ne gagne rien, aucun gain, aucun bénéfice, pas de bénéfice, aucune charge, pas de charge, pas une charge, pas une dépense, ni gain ni perte, ni profit ni perte, ni bénéfice ni perte, ni gagné ni perdu, changé de forme, aussi riche qu’avant, même richesse, plus riche ni plus pauvre',
  ],
  becomes_ours: [
    'becomes ours, become ours, becomes theirs, really ours, really theirs, is ours, belongs to us, is earned',
    'devient à nous, devient à eux, vraiment à nous, nous appartient, est à nous, est acquis',
  ],
  becomes_sale: [
    'becomes a sale, turns into a sale, becomes real revenue, becomes a real sale, not a sale yet',
    'devient une vente, devient une vraie vente, devient du chiffre d’affaires, pas encore une vente',
  ],
  before_cash: [
    'before the cash, before cash, before you are paid, before being paid, before it is paid, before we are paid, before the money, before collecting, before you collect, timing gap, timing difference, gap between, not the same day, not the same moment, lag, not seen a penny, not seen a cent, not seen a euro, nothing has arrived, still nothing, money turns up, money shows up later, money comes later, cash comes later, pays later, pay later',
    'avant l’encaissement, avant d’encaisser, avant d’être encaissé, avant d’être payé, avant de toucher, avant de recevoir, décalage, décalé, pas le même jour, pas au même moment, avant que le client paie, pas vu un centime, pas vu un euro, rien n’est arrivé, argent arrive quand, argent arrive plus tard, argent vient plus tard, paie plus tard',
  ],
  booked_word: [
    'booked, book, recognised, recognise, recorded, record, counted, count, accounted, taken, appears, exists, is earned, is revenue, written down, noted down',
    'comptabilisé, comptabiliser, comptabilise, constaté, constater, constate, reconnu, reconnaître, reconnaît, enregistré, enregistre, inscrit, compté, naît, acquis, notée, noté, écrite, retiennent, le retient, retenu',
  ],
  cash_short: [
    'not have enough, not enough to pay, run dry, short of cash, short of money, empty account, nothing in the bank',
    'pas assez pour payer, pas de quoi payer, à sec, à court, compte vide, rien en banque',
  ],
  cheque_arrives: [
    'cheque turns up, cheque comes, cheque arrives, money turns up, wire turns up, cheque lands',
    'chèque arrive, chèque vient, chèque tombe, chèque n’arrive, sous arrivent',
  ],
  counts_then: [
    'only now, only then, only at that point, and not before',
    'à ce moment-là seulement, à ce moment seulement, seulement là, seulement maintenant, et pas avant',
  ],
  deliver: [
    'deliver, delivery, ship, hand over, provide, serve, service, perform, give the lessons, do the work',
    'livrer, livraison, expédier, expédie, expédition, rendre, rendu, fournir, prestation, service, servir, délivrer, exécuter, honorer, donne les cours',
  ],
  early: [
    'too soon, early, ahead of delivery, before delivery, before it is earned, pulled forward, brought forward, prematurely, aggressively, really arrived, arrived at the bank',
    'trop tôt, anticipé, avant l’heure, avant livraison, avant la livraison, prématurément, en avance, agressive',
  ],
  expense_word: ['expense, cost, charge', 'charge, dépense'],
  gainful: [
    'profit, profitable, net income, margin, ebitda, earnings, makes money',
    'bénéfice, bénéficiaire, rentable, résultat, marge, ebitda, profit, gagne de l’argent',
  ],
  names_a_sale: [
    'call it a sale, calls it a sale, call it sales, count it as a sale, call it revenue',
    'appeler ça une vente, appelle ça une vente, compter une vente, parler de vente, appeler ça du chiffre',
  ],
  not_paid_yet: [
    'nobody has paid, no one has paid, not given you a penny, not given us a penny, not given a penny, not handed over a penny, before anyone pays, before anyone has paid, before anybody pays, without anyone having paid, bank has seen nothing, bank has not seen, account has seen nothing, not paid yet, unpaid, not been paid, not collected, not yet collected, still waiting',
    'personne n’a encore payé, personne n’a payé, pas donné un sou, pas versé un sou, pas donné un centime, sans que personne, sans que le client ait, mais pas encaissé, mais non encaissé, banque n’a rien vu, compte n’a rien vu, pas encore payé, impayé, pas encaissé, pas encore encaissé, attend encore',
  ],
  not_yet_sold: [
    'once they are gone, once it is gone, once they go, leaves the shop, leave the shop, leaves the store, leave the store, until somebody takes, until someone takes, until they go, when they’re sold, when it’s sold, once they’re sold, when they sell, when the goods go, nothing sold, nothing has been sold, nothing is sold, nothing was sold, not sold, not been sold, not yet sold, unsold, nobody has bought, no one has bought, not bought anything, until you sell, until we sell, until it sells, until it is sold, until sold, until the sale, until you actually sell, before you sell, no sale yet, only when sold, only when you sell, when you sell it, when it is sold, once sold, once it is sold, units sold, goods sold, those units cost, what was sold, half that was sold, the ones sold, the part sold, units you sold, units you have sold, ones you sold, what you sold, what you have sold, units we sold, what we sold, until somebody buys, until someone buys, are sold, day it is sold, with the sale, customer takes, client takes, goods leave, goods go out, leaves the warehouse, out of the door',
    'quand ça part, quand elle part, quand il part, quand elles partent, quand ils partent, quitte le magasin, quittent le magasin, quitte l’entrepôt, quittent l’entrepôt, quand on les vend, quand ils sont vendus, quand elles sont vendues, quand elle se vend, rien n’a été vendu, rien vendu, rien n’est vendu, n’a rien vendu, pas encore vendu, pas vendu, pas été vendu, tant qu’on n’a pas vendu, invendu, personne n’a acheté, au moment de la vente, à la vente, lors de la vente, quand on vend, quand on revend, aucune vente, pas de vente, pas encore de vente, une fois vendu, unités vendues, marchandises vendues, ce qui est vendu, la moitié vendue, stock vendu, partie vendue, n’ait rien vendu, moment où on vend, jour où on vend, quand c’est vendu, quand il est vendu, quand elle est vendue, que ce qui part, client emporte, client prend, marchandise sort, marchandise sorte, avec la vente',
  ],
  on_billing: [
    'when you send the bill, when we send the bill, when they send the bill, bill goes out, bill is sent, when you invoice, when it is invoiced, when they invoice, day you send the invoice, day the invoice goes, day of the invoice, day you bill',
    'quand on envoie la facture, facture part, facture est envoyée, quand on facture, quand ils facturent, à la facture, à la facturation, jour de la facture, jour où la facture, jour de la facturation',
  ],
  one_at_a_time: [
    'one issue at a time, one at a time, one lesson at a time, one month at a time, a slice at a time, a twelfth at a time',
    'un à la fois, une à la fois, un numéro à la fois, un mois à la fois, douzième par douzième, tranche par tranche, au fur et à mesure des',
  ],
  pays_up: [
    'coughed up, coughs up, cough up, stumped up, put his hand in his pocket, opened his wallet, reached for his wallet',
    'mis la main à la poche, met la main à la poche, sorti le chéquier, sort le chéquier, ouvert son portefeuille, craché, aligné',
  ],
  plain_cost_counts: [
    'call it an expense, call it a cost, hits the profit, hit the profit, goods had cost, goods cost, count as a cost, counts as a cost, cost counts, the cost, becomes a cost, becomes an expense, turns into a cost, my cost, expense only, expense counts, cost only, spending only counts, spent nothing yet, nothing earned, nothing lost, not lost, what they cost, what they had cost, what it cost, become a cost',
    'appelle ça une charge, appelle ça un coût, vient en charge, marchandise a coûté, marchandises ont coûté, stock a coûté, que ça a coûté, qu’elle a coûté, qu’elles ont coûté, dépense ne compte, dépense compte, coût ne compte, coût compte, compte comme un coût, compte comme une dépense, devient un coût, devient une charge, devient une dépense, le coût, mon coût, charge seulement, rien gagné, rien perdu, ni perdu, ce qu’ont coûté, ce qu’a coûté, compte seulement, perdu quelque chose, deviennent un coût, deviennent une charge',
  ],
  plain_day_sold: [
    'walks out with it, walks off with it, walks out with them, walks off with them, it’s been sold, it has been sold, they’ve been sold, they have been sold, out of the door, out the door, over the counter, day it goes out, day they leave, day it leaves, day they are sold, day it is sold, day i sell, day you sell, day it sells, day we sell, moment i sell, moment you sell, when i sell, when you sell, when it sells, leaves the shop, leave the shop, goods leave, goods go out, once i sell, once you sell, when the customer takes, when a customer takes, when someone buys, once the goods are sold, when the goods are sold, once they are sold, on the sale, at the sale, with the sale, wait to sell, wait till i sell, goods that went, what went out, day they go',
    'jour où ça part, jour où ils partent, jour où elles partent, part chez le client, partis chez le client, passe la porte, sort du magasin, repart avec, jour où elle part, jour où il part, jour de la vente, jour où je vends, jour où on vend, moment où je vends, quand je vends, quand on vend, quand ça se vend, dès que je vends, quand ça sort, quand ils sortent, quand elle sort, quand le client emporte, quand le client repart, quand quelqu’un achète, avec la vente, attend de vendre, attends de vendre, ceux qui sont partis, cartons partis, ce qui est parti, jour où l’article quitte, jour où la marchandise quitte, jour où l’on vend',
  ],
  plain_no_money_yet: [
    'not sent the money, still has not sent, not sent us the money, cash not in, cash is not in, money is not in, money not in, not in yet, customers have not paid, customer has not paid, clients have not paid, not money in the bank, not cash in the bank, until the client pays, until the customer pays, cannot pay, can not pay, still cannot, still can not, not been paid, no money yet, not seen a cent, not seen a penny, money comes later, money arrives later, money comes months, money only comes, pays months later, pays me later, pays in, pays later, wires me, wires it, paid much later, transfer comes, transfer arrives, not transferred, not made the transfer, not wired, nothing in the bank for, nothing shows in the bank, cash only shows up, money only shows up, cash only turns up',
    'toujours pas envoyé l’argent, pas envoyé l’argent, toujours pas envoyé, pas rentré, pas encore rentré, cash pas là, argent pas là, clients n’ont pas payé, client n’a pas payé, n’ont pas encore payé, n’a pas encore payé, pas du cash, ne peux pas payer, peux pas payer, peut pas payer, toujours pas payé, pas encore payé, pas vu la couleur, pas vu un centime, argent arrive, argent vient, argent ne vient, argent tombe, paie plus tard, paiera plus tard, paie en, paye en, règle plus tard, vire en, attends toujours l’argent, virement arrive, virement tombe, rien encaissé, pas encore fait le virement, pas fait le virement, pas encore viré, on ne voit rien, ne voit rien arriver, rien sur le compte, rien à la banque, argent n’arrive que, on ne paie pas les gens, pas de l’argent en banque',
  ],
  plain_on_paper: [
    'on paper, in my notebook, looks rich, i am rich, counts as earned, count it as earned, counted as earned, call it earned, booked, already counted, it is earned',
    'sur le papier, dans mes livres, dans mon cahier, je suis riche, compté comme gagné, compte comme gagné, déjà compté, je l’ai noté, noté comme gagné, on affiche, affiche de beaux, c’est gagné, considéré comme gagné',
  ],
  same_moment: [
    'same day, same time, same moment, at once, simultaneous, simultaneously, coincide, no timing gap',
    'même jour, en même temps, même moment, simultané, coïncident, sans décalage, aucun décalage',
  ],
  taken_to_profit: [
    'released to, released into, taken to the p&l, moved to the p&l, drip fed, feeds the p&l, goes to the p&l',
    'repris en résultat, repris au résultat, passe en résultat, reprise en résultat, rapporté au résultat, viré en résultat',
  ],
  unable_word: [
    'nothing left to pay, nothing left for, not enough to pay, cannot, can not, can t, can never, could never, can hardly, impossible, is never going to, will never, no way',
    'plus de quoi, pas de quoi, ne peut pas, ne peut, ne peuvent pas, ne risque pas, ne risque jamais, ne pourra jamais, impossible, ne saurait, aucun risque',
  ],
};

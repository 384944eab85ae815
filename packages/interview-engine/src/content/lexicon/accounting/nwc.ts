import type { Lexicon } from '../../types.ts';

/** Working capital, in the words people use for it. */
export const nwcNotions: Lexicon = {
  before_it_sells: [
    'before you have sold, before you sell, before selling, before it is sold, before we sell, before anything is sold',
    'avant d’avoir vendu, avant de vendre, avant d’avoir été payé, avant d’être payé, avant même de vendre',
  ],
  between: ['between, from the day, until, till', 'entre, jusqu’à, depuis le jour, du jour'],
  comes_round: [
    'every september, every january, rolls in again, same money again, every july, each july, each january, next january, pays again, pay again, next september, next july, recurring, renews, every year, each year, year after year, year in year out, rolls, replenished, replaced by new, ongoing, normal course, ordinary course, part of the business, day to day, normal level, always there, permanent, comes back, again and again, how the business runs, starts again, happens again each, same again, every season, usual rhythm, fills up again, refills',
    'chaque septembre, chaque janvier, chaque rentrée, revient chaque, chaque juillet, repaient, repayent, repaie, se réabonnent, remettent au pot, septembre prochain, janvier prochain, juillet prochain, récurrent, renouvelle, reconstitue, tous les ans, chaque année, d’une année sur l’autre, année après année, tourne, roulement, permanent, normatif, habituel, cours normal, cycle normal, exploitation courante, fait partie, ça revient, cela revient, revient tous, reviennent chaque, reviennent tous, recommence, même rythme, se remplit à nouveau, se reforme',
  ],
  daily_float: [
    'ordinary rhythm, normal rhythm, ebb and flow, everyday float, daily float, day to day balances, everyday business, normal run',
    'rythme ordinaire, rythme normal, cycle normal, va-et-vient normal, besoin courant, exploitation courante, fonctionnement courant, vie normale, quotidien de l’entreprise',
  ],
  deals_normal_capital: [
    'ordinary month, normal month, usual month, usual stock, stock and unpaid, unpaid bills, unpaid invoices, how much stock, empty the till, emptied the till, normal level, normal working capital, peg, average working capital, target working capital, ordinary level, usual level, stocks and customers, tied up in stock, swept cash, sweep cash',
    'mois normal, mois ordinaire, stocks et factures, factures impayées, combien de stock, vider la caisse, vider les caisses, vidé la caisse, niveau habituel, niveau normal, bfr normatif, bfr normal, bfr de référence, bfr moyen, d’ordinaire, argent dort, stocks et chez les clients, en stocks, cash pooling, remontée de trésorerie',
  ],
  eats: [
    'tying up, eat, eats, drain, drains, absorb, consume, burn, cost, costs, uses, tie up, ties up, swallow, drag on',
    'font perdre, fait perdre, prennent, font sortir, engloutissent, consomme, absorbe, mange, coûte, immobilise, brûle, pompe, fait sortir, prend, nécessite, engloutit',
  ],
  everyday_float: [
    'day to day float, everyday float',
    'stock et factures de tous les jours, fonds de caisse de tous les jours',
  ],
  fast: ['faster, quickly, sooner, earlier', 'plus vite, rapidement, plus tôt'],
  frozen: [
    'tied, locked, stuck, sitting, parked, trapped, sunk, piled up, held, asleep, sleeping, dormant, stranded, buried, waiting on the shelf, lies idle',
    'enfermé, immobilisé, bloqué, coincé, dort, dorment, dormant, gelé, figé, retenu, mobilisé, avancer, porter, attend, en sommeil, enterré, endormi, à l’arrêt',
  ],
  how_it_lives: [
    'how the shop breathes, shop breathes, business breathes, how it breathes, breathes from month, the rhythm of the, tide of the business, ebb and flow, rolls in again, day to day stuff',
    'respiration de la maison, respiration de la boîte, la maison respire, vie normale de la boutique, rythme de la maison, la marée, flux et reflux, rentre à nouveau, train-train',
  ],
  how_long: [
    'how long, how many days, number of days, time it takes, time between, how much time',
    'combien de temps, combien de jours, nombre de jours, temps qu’il faut, temps entre, délai entre',
  ],
  idle_goods: [
    'asleep, sleeping, gathering dust, too much, more than we need, full of, discount, at a loss, lying around, depot, yard',
    'dort, dorment, prend la poussière, trop, plus que nécessaire, plein de, rabais, à perte, traîne, dépôt, réserve',
  ],
  late_payers: [
    'late payers, who owe us, slow payers, make them pay, get them to pay',
    'retardataires, mauvais payeurs, nous doivent, faire payer, font payer',
  ],
  later_pay: [
    'sixty days, ninety days, pay them later, pay later, wait for their money, a bit longer, instead of thirty',
    'soixante jours, quatre-vingt-dix jours, payer plus tard, attendre leur argent, un peu plus longtemps, au lieu de trente, patienter',
  ],
  leaves_first: [
    'go out first, goes out first, paid first, leaves first',
    'partent avant, sortent avant, payés avant, part avant, sort avant, à payer avant',
  ],
  leaves_purse: [
    'leaves your wallet, leaves your pocket, leaves my pocket, leaves our pocket, leaves the wallet, leaves your hands',
    'quitte la poche, quitte ta poche, quitte notre poche, quitte le portefeuille, sort de la poche, sort de ta poche',
  ],
  makes_it_up: [
    'pays the difference, makes up the difference, makes good the difference, has to top up, gives it back',
    'rembourse la différence, paie la différence, rend la différence, paie ce qui manque, complète la différence',
  ],
  money_gone: [
    'out of my pocket, out of our pocket, out of your pocket, away from home, money is away, money is out, cash is out, cash is away, without your money, wait for your money, asleep',
    'hors de ma poche, hors de notre poche, hors de la poche, en voyage, argent est dehors, argent dehors, sans votre argent, sans son argent, attend son argent, dort dans',
  ],
  must_carry: [
    'bridge, carry, hold out, cover, tide over',
    'tenir, porter, avancer, faire le pont, combler',
  ],
  my_money_is_out: [
    'my euro is out, my money is out, own euro is away, own money is away, own euro is out, away from home, my pound is out, money is on the road, money is out of the house, euro is travelling',
    'mon euro est dehors, mon argent est dehors, argent est dehors, euro est en voyage, argent est en route, sous sont dehors, euro met à revenir, argent met à revenir',
  ],
  new_order: [
    'every order, each order, extra order, new order, new contract, each contract, every contract',
    'chaque commande, nouvelle commande, commande en plus, nouveau contrat, chaque contrat',
  ],
  normal_level: [
    'target level, average, enough stock, peg, normalised level, reference level, normalised working capital, seasonal, adjustment, shortfall, less than that, pay the difference, at closing, at completion, squeezed, stretched, true up, normal, usual, required level',
    'moyenne, assez de stock, normatif, référence, d’habitude, habituel, peg, saisonnier, saisonnalité, ajuste, écart, au closing, à la date de closing, pressé les clients, gonflé, étirer, fournisseurs plus tard, normal, niveau requis',
  ],
  overdue: ['overdue, late, outstanding', 'retard, impayés'],
  own_purse: [
    'own purse, own pocket, own money, own savings',
    'propre argent, propre poche, de sa poche, propres deniers, ses deniers',
  ],
  plain_carries: [
    'normally carries, normally holds, normally has, usually carries, usually holds, usual pile',
    'a d’habitude, a normalement, normalement en stocks, porte d’habitude, en temps normal',
  ],
  plain_handover: [
    'moving day, day of the keys, handover, hand over day, day i take over, day you take over, day he takes over, closing day, at closing, at completion, on the day, day of the sale, the day we sign, date of closing, day the keys, get the keys, gets the keys, before he leaves, keys change hands',
    'jour de la remise, remise des clés, jour des clés, jour du passage, jour de la vente, jour de la signature, le jour j, au closing, à la clôture, le jour où on signe, quand je reprends, date de closing, du closing, avant de partir, reçoit les clés, reçoive les clés, clés changent',
  ],
  plain_leaves_behind: [
    'leave, leaves, hand over, left behind, find it',
    'laisser, laisse, trouve',
  ],
  plain_makes_good: [
    'price comes down, price drops, price falls, price is cut, pays the gap, pay the gap, pays the shortfall, pay the shortfall, makes up the gap, makes up the shortfall, docked for, gets paid for any excess, owe me, owes me, pays me back, gives me back, gives back, pay the difference, pays the difference, makes up, refund, refunds, tops it up, top it up, knock it off the price, comes off the price, price goes down, adjusts, price moves, euro for euro, dollar for dollar, true up, less money, pay you less, pays less, gap moves the price, shortfall moves the price, moves by the gap, price moves by, difference is settled, settle the difference',
    'paie l’écart, paient l’écart, règle l’écart, paie le manque, compense l’écart, prix diminue, prix recule, me doit, me rend, rend la différence, paie la différence, me rembourse, rembourse la différence, complète, compense, comble, retire du prix, prix baisse, le prix s’ajuste, ajuste le prix, on ajuste, euro pour euro, prix descend, paie moins, écart bouge le prix, écart fait bouger, différence se règle, règle la différence, rendre la différence, prix bouge, se règle en plus',
  ],
  plain_our_money: [
    'my money, our money, its money, my cash, our cash',
    'mes sous, nos sous, mon argent, notre argent, son argent, ma mise',
  ],
  plain_refills: [
    'new customers pay, new clients pay, topped up, never runs out, never run out, refilled, always full, fills up again, fills again, fills back up, refills, tops up, never empties, never empty, another one pays, another pays, another one comes, another comes, someone else pays, new one pays, new ones pay, next one pays, replaced by another, replaced by the next, comes round again, same again next year, keeps coming back, runs out another, how the shop lives, how the place runs, day to day life, everyday in and out, daily in and out, everyday running, day to day running, how the place ticks, how the house ticks, the way the shop lives, way the place lives, the way the house lives, always someone paying, always somebody paying, always a new lot, always new ones, new lot of, pot never runs dry, never runs dry, replaces the old, replace the old, money replaces, topping itself up, tops itself up, replenishes itself, fills the pot again',
    'nouveaux paient, nouveaux clients paient, se recharge, ne se vide pas, toujours plein, toujours pleine, se remplit, se remplissent, jamais vide, ne se vide jamais, un autre paie, un autre arrive, un autre règle, d’autres paient, d’autres arrivent, remplacé par un autre, remplacé par le suivant, le suivant paie, un nouveau paie, revient tous les ans, ça revient chaque année, fait partie de la vie, tourne comme ça, va-et-vient, vie courante, petit train-train, allées et venues, vit comme ça, toujours quelqu’un qui paie, toujours un client qui paie, toujours de nouveaux, toujours des nouveaux, marche normale de la maison, roulement habituel, roulement de la maison, clients repaient, ils repaient, la cagnotte ne se vide, remplacent les anciennes, remplace les anciennes, remplacent les anciens, remplace l’ancien, se reconstitue, se régénère, remplit à nouveau, remplit de nouveau, remplit le pot',
  ],
  plain_seller_camp: [
    'seller, vendor, the one selling, who is selling, the other side, the owner says, says the owner',
    'vendeur, cédant, celui qui vend, le patron qui vend, en face on dit, l’autre camp',
  ],
  plain_usual_amount: [
    'usually, average, half full, normally, runs with, runs on, enough to run, needed to run',
    'd’habitude, habituel, habituelle, normalement, moyenne, normatif, tourne avec, tourner avec, besoin pour tourner, de quoi tourner, à moitié plein, à leur hauteur',
  ],
  ran_down_stock: [
    'emptied the shelves, empties the shelves, empty the shelves, runs down the stock, ran down the stock, ran the stock down, sold off the stock',
    'vide les rayons, vidé les rayons, vider les rayons, vide le stock, vidé le stock, vide les étagères, liquidé le stock',
  ],
  shift_it: [
    'sell, clear, shift, get rid, empty, flog',
    'vendre, écouler, vider, se débarrasser, liquider, solder',
  ],
  squeeze_cash: [
    'get the money in, bring the money in, stop ordering, order less, turn into cash, turn it into cash, sell it cheap, get in what customers owe, bring in what customers owe, hold on to what we owe, get in what we are owed, push the clients, push clients, push customers, settle their bills, settle up, settle what they owe, behind with their bills, pay late, pay us sooner, pay us faster, pay us now, upfront payment, ask for a deposit, stop buying, buy fewer, buy less, wait a little, another thirty days, thirty more days, two more weeks, dump stock, empty the warehouse, empty the shelves, sell what sits, chase, collect, overdue invoices, factoring, sell surplus stock, sell stock, sell off stock, run down stock, longer terms, stretch, delay suppliers, extend supplier, pay suppliers later, get customers to pay, ask customers, bring in receivables',
    'rentrer l’argent, arrêter de commander, commander moins, transformer en argent, brader, bradant, faire rentrer ce que les clients doivent, faire rentrer ce qu’on nous doit, fait rentrer ce que les clients doivent, pousser les clients, presser les clients, régler leurs factures, clients en retard, clients qui traînent, rentrer les factures, faire rentrer, payer plus tôt, demander un acompte, arrêter d’acheter, acheter moins, jours de plus, faire patienter, attendre un peu, payer plus tard, vider l’entrepôt, vider les rayons, vendre ce qui traîne, écouler, relancer, recouvrer, encaisser les retards, encaisser plus vite, accélérer les encaissements, affacturage, affacturer, déstocker, vider le stock, vider un peu le stock, réduire les stocks, décaler des fournisseurs, décaler les fournisseurs, étirer, négocier des délais, allonger les délais, faire payer les clients',
  ],
  time_span: ['time, days, weeks', 'temps, jours, semaines, durée'],
  turns_back_later: [
    'will reverse, swings back, will swing back, goes back out to suppliers, paid out to suppliers, seasonal swing, seasonal',
    'va se retourner, se retournera, repart chez les fournisseurs, saisonnier, saisonnière, saisonnalité',
  ],
  yields: [
    'freeing, bring, brings, generate, generates, free, frees, release, releases, creates, gives, boosts, improves, produces, throws off, increases, help, helps',
    'font gagner, fait gagner, produisent, apporte, génère, dégage, libère, rapporte, crée, améliore, procure, fait rentrer, produit, augmente, soulage, font rentrer, font entrer, soutient',
  ],
};

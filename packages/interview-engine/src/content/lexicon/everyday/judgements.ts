import type { Lexicon } from '../../types.ts';

/** Broad everyday words for judging a deal and for where its money comes from and goes. */
export const everydayJudgementNotions = {
  judge_ought: [
    'should have, ought to, could have had, could have waited, would have been better, better off, had better',
    'auraient dû, aurait dû, auraient pu, aurait pu, aurait mieux valu, feraient mieux, ferait mieux, valait mieux, vaudrait mieux',
  ],
  judge_cannot_make: [
    'cannot make, not make, only make, only knew how, only know how, plants were old, too old, outdated, not able to, no way to, never managed, were asking for, customers ask for, clients asked, customers wanted, customers want, running out of, losing customers, losing ground, squeezed',
    'ne savaient faire que, ne savent faire que, ne savent pas, ne savaient pas, n’arrivaient pas, usines étaient vieilles, trop vieilles, dépassé, incapables de, clients leur demandaient, clients demandaient, clients voulaient, perdent des clients, perdaient du terrain, à court de',
  ],
  judge_other_can: [
    'other can, the other does, other one does, target had, target has, target knows, target makes, target already, they already, just built, modern ones, knows how, does it well, owns, brings, has exactly',
    'l’autre sait, l’autre fait, l’autre en a, la cible a, la cible avait, la cible sait, la cible fait, sait le faire, sait faire, vient de construire, plus modernes, possède, apporte, a exactement',
  ],
  judge_quicker: [
    'quicker than, faster than, cheaper than, easier than, simpler than, sooner than, instead of building, rather than build, rather than building',
    'plus vite que, plus rapide que, moins cher que, plus simple que, plus facile que, plutôt que de construire, au lieu de construire, plutôt que de bâtir',
  ],
  judge_buying: [
    'buy, buying, bought, acquire, purchase',
    'acheter, achat, racheter, rachat, acquérir',
  ],
  judge_fund_side: [
    'fund, funds, sponsor, buyer, buyers, bidder, bidders, acquirer, private equity, buyout',
    'fonds, acheteur, acheteurs, acquéreur, acquéreurs, repreneur, repreneurs, candidat, candidats',
  ],
  judge_can_afford: [
    'afford, can pay, can offer, can put, able to pay, outbid, stretch, room to pay, pay as much, go higher, pay up, walk away, drop out, bid less, offer less, come back, bid a turn, bid lower, bid higher, pay less, pay more, chip in, get financed, find the money, deals get done, deals stop, pay the price',
    'les moyens, peut payer, peuvent payer, peut offrir, peut mettre, surenchérir, monter, se permettre, payer autant, aller plus haut, se retirent, offrent moins, reviennent, enchérissent moins, paient moins, paient plus, financer, trouver l’argent, affaires se font, suivre le prix',
  ],
  judge_bank_bill: [
    'bank, banks, loan, loans, interest, lenders, credit, borrowed, borrow, financing',
    'banque, banques, prêt, prêts, intérêts, prêteurs, crédit, emprunt, emprunter, financement',
  ],
  judge_costlier: [
    'twice as much, double, doubled, more than before, used to pay, paid, costs, eight, seven, six, less than, half, no longer',
    'deux fois plus, doublé, plus qu’avant, payait, paie, coûte, huit, sept, six, moins que, moitié, coûtait, n’a plus, ne peut plus',
  ],
  judge_we_get: [
    'we get, comes back to us, back over, left for us, we gain, we keep, we earn, we make, we recover, for our side, our shareholders get, we get the rest, the rest is ours',
    'on récupère, nous revient, il nous reste, on gagne, on garde, nous gagnons, on y gagne, pour nous, nos actionnaires, nous le reste, le reste est à nous, le reste est pour nous',
  ],
  judge_seller_gets: [
    'sellers get, seller gets, they get, goes to the sellers, hand the sellers, give the sellers, give them, to the other side, leave with, walk off with, sellers take, seller takes, sellers pocket, sellers keep, we give away, they receive, sellers receive',
    'vendeurs touchent, vendeurs reçoivent, vendeur touche, vendeur reçoit, on donne aux vendeurs, va aux vendeurs, repartent avec, leur donne, on leur laisse, vendeurs prennent, vendeur prend, vendeurs empochent, vendeur empoche, vendeurs gardent, en donne, en cède, en lâche, eux reçoivent, ils reçoivent, eux touchent',
  ],
  judge_life: [
    'your days, your day, retire, retirement, boat, garden, children, kids, daughter, son, wife, husband, family, grandchildren, holiday, tired, health, how old, your age, monday morning, morning after, day after, wake up, keep working, still enjoy, hand it, the keys, dream, house, legacy, your name on, your people, your staff, sleep, see yourself, five years from, in five years, in ten years, ten years from now, afterwards, once it is sold, hand over, stay on, get up for, do next, old age, succession, energy',
    'vos journées, vos matinées, retraite, bateau, jardin, enfants, fille, fils, femme, mari, famille, vacances, fatigué, santé, quel âge, votre âge, lundi matin, lendemain, vous lever, continuer à travailler, encore plaisir, les clés, rêve, maison, héritage, votre nom sur, vos équipes, vos salariés, dormir, vous voyez, dans cinq ans, dans dix ans, au bureau, une fois vendu, après la vente, passer la main, rester, ensuite, reprendre, relève, énergie, vieux jours',
  ],
  judge_you: [
    'you, your, yours, yourself, i am about to say, tell me',
    'vous, votre, vos, dites moi',
  ],
  judge_property: [
    'land, building, buildings, warehouse, warehouses, walls, premises, offices, property, real estate, factory, site, car park, forest, vineyard',
    'terrain, terrains, bâtiment, bâtiments, entrepôt, entrepôts, murs, locaux, bureaux, immobilier, immeuble, usine, site, parking, forêt',
  ],
  judge_rent: ['rent, lease, tenant', 'loyer, louer, relouer, locataire, bail, loue'],
  judge_to_holders: [
    'to the shareholders, to shareholders, to the family, to the owners, straight to, to themselves, pay themselves, pay the family, hand it out, pay out, into their pocket, into the family',
    'aux actionnaires, à la famille, aux propriétaires, aux cousins, se verser, se distribuer, reverser, verser à, dans leur poche, remonter à',
  ],
  judge_former_owner: [
    'old owner, former owner, parent, mother company, seller, group, head office',
    'ancien propriétaire, ancienne maison, maison mère, vendeur, groupe, siège',
  ],
  judge_still_need: [
    'still need, still use, still rely, keep using, keep supplying, for the first year, for a year, for eighteen months, for a while, until they have, in the meantime, temporarily',
    'encore besoin, encore utiliser, encore dépendre, continuer à utiliser, continuer à fournir, la première année, pendant un an, pendant dix huit mois, un certain temps, en attendant, provisoirement, le temps de',
  ],
  judge_pay_for_it: [
    'charge, invoice, bill, pay, cost, costs, price, million',
    'facturer, facture, payer, paie, coûter, coûte, coûtera, prix, million',
  ],
  judge_no_green: [
    'said no, says no, say no, refused, refuse, blocked, block, falls through, fall through, fails, failed, never comes, does not come, not allowed, not get it through',
    'disait non, dit non, disent non, refusait, refuse, bloque, bloquait, capote, échoue, échouait, n’arrive pas, n’obtient pas, interdit',
  ],
  judge_owes: [
    'owed, owes, pay, compensation, compensate, cheque, billion, free to go, could leave, can leave, walk away',
    'verser, payer, dédommager, indemnité, chèque, milliard, libre de partir, peut partir',
  ],
} as const satisfies Lexicon;

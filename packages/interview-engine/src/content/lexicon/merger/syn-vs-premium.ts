import type { Lexicon } from '../../types.ts';

/** Synergies weighed against the premium, in the words people use for it. */
export const synVsPremiumNotions: Lexicon = {
  case_destroys: [
    'they lose, destroys, lose, short, is ours, left for us',
    'il détruit, détruit, trinquent, reste deux cents, il nous en reste, nous en reste, on perd, de notre poche',
  ],
  case_exceeds: [
    'bigger than, larger than, more than, exceed, worth more, below, smaller than',
    'dépasser, plus grand que, valoir plus, valent plus, vaut plus, rester sous, inférieur à, supérieur à',
  ],
  case_handed_over: [
    'handed over above, handing the sellers, premium',
    'cadeau fait au vendeur, donnés au vendeur, la prime, en plus de sa valeur',
  ],
  case_marriage_brings: [
    'earned back, save by swallowing, gain by swallowing',
    'que le mariage rapporte, tire de nous, tirera de nous',
  ],
  covered: [
    'come back through, comes back through, win back, won back, weigh more, heavier, make good, earn it back, bring back, brings back, back to zero, catch up, climb back, dig out, worth it, cover, pay for, justify, earn back, recoup, outweigh, exceed, bigger than, more than, pays off, worth more, larger than, less than, below, above, has to be bigger, have to be bigger, enough to, needs, break even, pay back, paid back, add up to, make up, reach',
    'revenir par, revienne par, regagner, peser plus, plus lourd, rentrer dans ses frais, rentabiliser, ramène à zéro, remonter, rattraper, se refaire, revenir à zéro, vaut le coup, compenser, couvrir, couverte, justifier, justifie, récupérer, dépasser, dépasse, plus que, valent plus, supérieur, inférieur, amortir, excède, suffit, suffisent, suffire, rembourser, nécessite, faut, récupérait, faire le compte, font le compte, atteignent, atteindre',
  ],
  cuts_word: [
    'cuts, savings, gains, economies, synergies, being together, more cheaply, cheaper together, running the two together, run together, merger will bring, deal will bring',
    'économies, gains, coupes, baisses, synergies, ensemble, à moindre coût, fera gagner, va rapporter',
  ],
  deals_extra_paid: [
    'premium, extra, on top, overpay, price paid, to sellers, cheque above, over going rate, over the going rate, above going rate, top up',
    'prime, surcoût payé, ce qu’on paie en plus, payé en plus, supplément, surprix, au-delà du cours, versé aux vendeurs, au-dessus du tarif, en plus du cours, rallonge',
  ],
  deals_give_away: [
    'hand over, give, goes to seller, go to seller, to the seller, seller gets, rest is ours, rest is for us, hand to, pass to',
    'donner, pour le vendeur, au vendeur',
  ],
  deals_joint_gains: [
    'the two save together, save together, synergies, savings, benefit, overheads, sixty, gains, cost cuts, shaving costs, extra created, what we create',
    'que les deux économisent, synergies, économies, gains, ce qu’on gagne, bénéfices attendus, réductions de coûts, gâteau, ce qu’on crée, ce qu’on économise, économiser ensemble',
  ],
  deals_left_for_buyer: [
    'left for, remains for, left to, goes to our shareholders, for acquirer, for the acquirer, for buyer, for our shareholders, acquirer keeps, buyer keeps, we keep, stays with us, remains with us, ours to keep, acquirer is minus, acquirer loses, acquirer is short, buyer is short, short by',
    'reste pour, pour l’acquéreur, à l’acquéreur, pour nos actionnaires, il reste, acquéreur garde, on garde, nous gardons, il nous reste, reste chez nous, il manque, acquéreur détruit, acquéreur perd, on y laisse',
  ],
  deals_weigh: [
    'against the ten, against the, compare, against, versus, cover, exceed, justify, minus, less, left, remains, next to, generous, more than, share of, keep most, worth, meaning, capitalised, divided, over',
    'face au, comparer, face à, contre, couvrir, dépasser, dépasse, justifier, justifie, moins, reste, plus que, part, pour cent, divisé, égale, capitaliser',
  ],
  earned_together: [
    'the pairing, scrape back, buying together, delivering together, under one roof, throws off, thrown off, cost we cut, costs we cut, the wedding brings, marriage brings, brings, bring, saves, save, earn together, earns together, pushing it through, our lorries, our trucks, gain together, we gain, comes back, in our shops, through our, our kitchens, our buying, make up that, make up the, makes up for, what the two gain, two gain together, get back',
    'économiser ensemble, économisera ensemble, mutualisant, en achetant ensemble, le mariage rapporte, le mariage ramène, rapporte, rapportent, fait gagner, économise, économies, à deux, nos camions, on gagne, revient, dans nos magasins, dans nos rayons, nos achats, nos cuisines, nos usines, combler, ventes croisées, ce que les deux gagnent, deux gagnent ensemble, on récupère',
  ],
  gains_make_it_up: [
    'more than pays for it, worth more, more than covers it, comes back and more, we come out ahead, come out on top, covers it and more, get it all back',
    'vaut plus, valent plus, on s’y retrouve, on y gagne, on rentre dans nos frais, rembourse et au-delà, couvre largement, ça passe, on récupère tout',
  ],
  gains_to_come: [
    'tomorrow’s gains, gains of tomorrow, future gains, gains to come, what we hope to save, hoped to gain, hoped to save, hoping to gain, everything he hoped',
    'gains de demain, gains futurs, gains à venir, ce qu’on espère économiser, espérait gagner, espérait économiser, tout ce qu’il espérait, tout ce qu’on espérait',
  ],
  given_beyond_worth: [
    'over the market, over the odds, more than the place was worth, more than it was worth, more than it’s worth, above its price, extra for the seller, extra you gave, more than the shop was worth, percent extra, too much for it, overpay, overpaid, overpaying, over the asking price, paid extra, extra to get it, extra they handed over, extra they paid, extra we handed over, way over, fat premium, extra up front, over the going rate, over the sticker price, more than the going rate, more than the market, more than the market price, too dear, over what it was worth, with his bonus, with their bonus, paid on top, what you paid on top, what we paid on top, put on top',
    'plus que ça ne valait, plus que ça valait, plus que ça ne vaut, plus que ce que ça vaut, au-dessus du marché, au-dessus du cours, surplus lâché, de trop au vendeur, pour cent de trop, trop payé, surpayé, surpaie, surpayer, payé trop cher, payer trop cher, paie trop cher, au-dessus du prix, surcoût, rallonge, surprix, payé en trop, mis de trop, lâché de trop, de plus que le marché, supplément payé, plus cher que ça ne vaut, de plus que ça ne vaut, de plus que ça vaut, de plus que la valeur, avec son bonus, avec leur bonus, payé en plus, ce qu’on a payé en plus, mis en plus, ce qu’on a mis en plus',
  ],
  greater_than: [
    'exceed, exceeds, higher than, above, bigger than, greater than, more than, larger than, outweighs',
    'dépasse, dépassent, supérieure, supérieur, au-dessus, plus élevée, plus grande, excède',
  ],
  handed_to_seller: [
    'given the seller, give the seller, gave the seller, paid the seller, to the seller, extra for the seller, seller got it, more than the sticker, above the sticker, more than the listed, more than the exchange, more than the market price, pockets of those who, in their pockets, hand over',
    'au vendeur, de rab, c’est le vendeur, le vendeur qui, cadeau, de plus que la bourse, que la bourse, plus que le prix affiché, que le prix affiché, surcote, de plus que le cours, poche de ceux qui, dans leurs poches, finissent dans la poche',
  ],
  judge_seller_gets: [
    'sellers get, seller gets, they get, goes to the sellers, hand the sellers, give the sellers, give them, to the other side, leave with, walk off with, sellers take, seller takes, sellers pocket, sellers keep, we give away, they receive, sellers receive',
    'vendeurs touchent, vendeurs reçoivent, vendeur touche, vendeur reçoit, on donne aux vendeurs, va aux vendeurs, repartent avec, leur donne, on leur laisse, vendeurs prennent, vendeur prend, vendeurs empochent, vendeur empoche, vendeurs gardent, en donne, en cède, en lâche, eux reçoivent, ils reçoivent, eux touchent',
  ],
  judge_we_get: [
    'we get, comes back to us, back over, left for us, we gain, we keep, we earn, we make, we recover, for our side, our shareholders get, we get the rest, the rest is ours',
    'on récupère, nous revient, il nous reste, on gagne, on garde, nous gagnons, on y gagne, pour nous, nos actionnaires, nous le reste, le reste est à nous, le reste est pour nous',
  ],
  makes_good: [
    'pay back, paid back, pay for, make good, make up for, refund, repay',
    'rembourse, remboursent, couvrent, compensent, rattrapent, paient',
  ],
  market_capitalise: ['capitalise, capitalised', 'capitaliser, capitalise, capitalisées'],
  market_covered_by: [
    'cover, exceed, more than, above, worth, pay for, justify, outweigh, compare, against, capitalised, touch more, just, half, share, less than, below, minus',
    'couvrir, couverte, dépasser, dépasse, supérieur, valent, vaut, justifier, justifie, compenser, comparer, face à, en face, capitalisées, moitié, moins, inférieur, absorbe, valoir',
  ],
  market_extra_paid: [
    'premium, extra, paid above, pay above, over the share price, overpay, overpaid, what we pay, price paid, paid on top',
    'prime, surprix, payé en plus, surpayer, surpayé, au dessus du cours, ce qu’on paie, prix payé, surcoût',
  ],
  market_extra_sales: [
    'selling more to each other’s customers, each other’s customers, selling more to the same customers, extra sales, additional sales, cross selling, revenue synergies',
    'vendre plus aux clients, vendre davantage aux mêmes clients, ventes en plus, ventes supplémentaires, ventes croisées, synergies de revenus',
  ],
  market_number_word: [
    'number, figure, method, way you count',
    'chiffre, nombre, méthode, façon de compter',
  ],
  market_per_share_profit: [
    'earnings per share, eps, profit for each share, profit per share, earnings for each share, accretive, accretion, each share earns, each share makes',
    'bénéfice par action, bénéfice net par action, bpa, bnpa, résultat par action, relutif, chaque action gagne, chaque action rapporte, chaque titre gagne',
  ],
  market_saving: [
    'synergies, savings, cut costs, merging',
    'synergies, économies, économiser, réduction de coûts, gain de coûts',
  ],
  market_worth_today: [
    'worth, capitalised, present value, value of, at a multiple, today, at ten percent',
    'valent, vaut, capitalisé, valeur actuelle, valeur de, aujourd’hui',
  ],
  married_gain: [
    'putting us together, putting them together, putting the two together, marrying, by combining, from combining, the marriage, being together creates, joining the two, once together, creates together, joining up, joining forces, teaming up, getting together, coming together, win together, gain together, earn together, get out of it together, together we gain, together we win, merger is worth, deal is worth, get something worth, merger was meant to bring, deal was meant to bring',
    'en mariant, le mariage, mariage rapporte, en se mariant, mis bout à bout, une fois ensemble, en réunissant, en nous réunissant, en rapprochant, nous marier, unir nos forces, à deux, en s’unissant, gagner ensemble, gagne ensemble, gagner à deux, gagne à deux, ensemble on gagne, rapprochement rapporte, vaut la fusion, vaut le rapprochement, vaut le mariage, fusion vaut, pour recevoir, rapprochement devait rapporter, fusion devait rapporter, mariage devait rapporter',
  ],
  misstated_recovered_alone: [
    'automatically recovered, recovered automatically, comes back automatically, recouped automatically, comes back by itself',
    'se récupère d’elle-même, récupérée automatiquement, automatiquement récupérée, se récupère automatiquement, récupérée d’office, revient automatiquement',
  ],
  money_saved: [
    'being together, by joining, running cheaper, runs cheaper, run cheaper, ever save, anything we save, all we save, saving, shavings, avoided costs, costs avoided, avoided spending, spending avoided, money not spent',
    'être ensemble, en s’unissant, économie annuelle, fait gagner, tourner moins cher, tournant moins cher, tourne moins cher, économisera, épargnera, qu’on épargne, épargne ensemble, on va épargner, économies de coûts, économies annuelles, économise, les économies, des économies, d’économies, ces économies, leurs économies, économies réalisées, économies attendues, dépenses évitées, coûts évités, frais évités, dépenses en moins, ce qu’on évite',
  ],
  more_than_ever_back: [
    'more than you’ll ever, more than we’ll ever, more than we will ever, more than it will ever, ever get back, more than you will ever',
    'rapportera jamais, récupérera jamais, plus qu’on n’en récupère, plus que ça ne rapporte',
  ],
  outweighs: [
    'cover, pay for, justify, earn back, recoup, outweigh, exceed, bigger than, more than the, worth more, larger than, less than the, below, above, swallow, eaten, eats, wipe out, absorb, all of the, give away, gave away, given away, handed to the seller, hand over, handed over, goes to the seller, go to the seller, pay back, paid back, break even, never come, fail to, do not materialise, transfers, in advance, upfront, up front, too much, capitalised, npv, half of the, shares, nothing left, minus, net of, day one, side by side, come over time, come later, whereas, might never, may never',
    'couvrir, couvre, couvrent, justifier, justifie, compenser, récupérer, dépasser, dépasse, dépassent, plus que, valent plus, supérieur, inférieur, excède, excèdent, suffit, suffisent, rembourser, rattraper, avaler, avale, mange, mangent, absorbe, absorber, effacer, donner au vendeur, donne au vendeur, donnée au vendeur, revient au vendeur, va au vendeur, vont au vendeur, laisse au vendeur, d’avance, n’arrivent pas, ne viennent pas, trop cher, capitalisées, van, moitié des, moins la, face à la, plus élevée que, plus haute que, plus grosse que, premier jour, côte à côte, viennent plus tard, arrivent plus tard, alors que, n’arriveront',
  ],
  own_limit: [
    'my ceiling, my limit, my maximum, i stop at, no more than, not a penny more, not more than, that much at most, so i pay, in today’s money, gifting, past that, beyond that, not a cent',
    'mon plafond, ma limite, mon maximum, je m’arrête à, pas plus de, pas un sou de plus, au plus, jusqu’à, en argent d’aujourd’hui, au-delà, pas un sou, cadeau',
  ],
  paid_above_worth: [
    'beyond the sticker, over the sticker, sweetener, pay on top, paid on top, above its worth, too much, extra we pay, extra you pay, extra i pay, above its value, over the odds, extra paid, extra they pay, hand to the sellers, premium is',
    'cadeau aux fondateurs, cadeau aux vendeurs, lâche de trop, donne de trop, met de trop, payé en plus, plus que ce qu’elle vaut, plus que sa valeur, de trop, supplément, le surplus, au-dessus de ce, supplément versé, supplément qu’on donne, on donne aux vendeurs',
  ],
  paid_to_seller: [
    'pay, paid, give, gave, given, hand, offer, cost, to the seller, to the target, walks off, pocket',
    'payer, paye, donner, verser, laisser, offrir, offert, au vendeur, aux vendeurs, à la cible, empoche, abandonné',
  ],
  part_overpaid: [
    'what you overpaid, what we overpaid, extra you paid, extra we paid, what you paid too much, what was overpaid, the overpayment',
    'ce que tu as mis en trop, ce qu’on a mis en trop, ce qu’on a payé en trop, ce que tu as payé en trop, mis en trop, trop payé, payé de trop',
  ],
  passing_his_extra: [
    'the extra, extra he, adds on top, what he adds, tops up, the top up, the sweetener',
    'le supplément, rajoute, la rallonge',
  ],
  passing_sums_up: [
    'smaller than, bigger than, less than, more than, below, above, exceed, cover, outweigh, beat, otherwise, or else, burnt, burned, left for us, left over, in our pocket, lose money, poorer, has to be, must be, worth it',
    'plus petit, plus grand, plus gros, plus que, moins que, dépasser, couvrir, sous, au-dessus, sinon, sans quoi, brûlé, parti en fumée, il reste, reste pour nous, reste chez nous, dans notre poche, on y perd, on perd, s’appauvrit, doit rester, doit être, vaut le coup',
  ],
  plain_ends_poorer: [
    'end up poorer, million poorer, millions poorer, poorer by, worse off by, give away all, gives away all, giving away all, hand over all the, all the good, so minus, in the red by, out of pocket by, lose on it',
    's’appauvrit, s’appauvrissent, plus pauvres de, plus pauvre de, perd au change, perdent au change, y laisse, y laissent, y perd, y perdent, tout le gain aux vendeurs, tout le bénéfice aux vendeurs',
  ],
  plain_gets_back: [
    'to get, get back, in return, comes back, brings in',
    'récupérer, ramener, rapporter, en échange, en retour',
  ],
  plain_over_its_worth: [
    'the sweetener, over the odds, more than its worth alone, over its worth, extra, above the price, the bonus, sweetener, the premium',
    'de plus que ce que ça vaut seul, plus que sa valeur, au-dessus du cours, le supplément, un supplément, en plus du prix, rallonge, le bonus, la prime',
  ],
  plain_over_worth: [
    'over its value, the top up, more than it is worth, above what it is worth',
    'de plus que sa valeur, la rallonge, le surplus, de plus que ça ne vaut, au-dessus de ce que ça vaut',
  ],
  plain_that_is_the_limit: [
    'the limit, limit is there, one euro more, one dollar more, one penny more, beyond that, above that, past that, working for the seller, gives it all away, give it all away, leaves us, left for us, still leaves, leaves something',
    'la limite, limite est là, un euro de plus, un centime de plus, au-delà, au-dessus de ça, plus haut, travaille pour le vendeur, tout part au vendeur, tout va au vendeur, on donne tout, plus rien pour nous, nous reste, reste pour nous',
  ],
  plain_together_brings: [
    'shared buying, sharing routes, save together, routes and purchasing, working together, work together, together brings, savings, saving, put together, what we gain together, synergies',
    'mettre la marque dans, doublons qu’on supprime, travailler ensemble, ensemble on gagne, économise ensemble, on économise, économies, nous fait économiser, en se réunissant, en se mariant, à deux on gagne, mise en commun, synergies',
  ],
  premium_paid: [
    'extra you pay, extra we pay, the extra, overpaid, too much for it, sweetener, overpay, too dear, bonus, extra we gave, gave the sellers, handed the sellers, on top of what, price was too high, price is too high, too high a price, paid too much, pay too much, hand the owner over, give the owner over, give on top, hand over on top, premium, paid above, pay above, above the market, over the market, above the share price, above the undisturbed, over the share price, more than the market, above its value, extra paid, extra we paid, extra price, overpayment, on top of the price, what you handed over, what we handed over, quarter more, third more, percent more than, percent above, percent over, % above, % over, more than the neighbours, more than the shares, more than their shares, more than it traded, above what it traded, over the odds, the tip',
    'surpaie, surpayer, donné dans le prix, rallonge, cadeau au vendeur, payé de trop, trop cher, au-dessus de ce que, payé en plus, sucrerie, bonus, donné aux vendeurs, offert aux vendeurs, prix trop haut, prix trop élevé, prix était trop, payé trop, de plus que ça ne vaut, donne en plus, donner en plus, paie en plus, verse en plus, versé en plus, donné en plus, prime, au-dessus du cours, au-dessus du marché, plus que le cours, plus que la bourse, de plus que, plus que le marché, surprix, surpayé, payé plus que, en plus du cours, trop payé, payé en trop, plus que ce que la bourse, plus que sa valeur, plus cher que le cours, au-dessus de la valeur, supplément, plus que le prix, plus que ce que la société cotait, plus que sa cote, la surprime, le supplément',
  ],
  savings_fall_short: [
    'never add up to that, never add up to it, never came to as much, never come to as much, never make up for it, never catch up, never caught up, never pay for it, never amount to as much, never cover it, came to less than that, never gets that back, never get that back, never gets it back, never get it back, never makes it back, never make it back, don’t make up the difference, doesn’t make up the difference, never make up the difference, never makes up the difference, never add up to the extra, never adds up to, never add up to, not enough to pay it back, falls short of it, fall short of it, never earn it back, never earns it back, never recover it, don’t cover it, doesn’t cover it, never pays it back, never pay it back, never fill the hole, worth less than what they paid, worth less in the end, comes to less, only ever squeeze out, only squeeze out, only ever save, only ever get, never matches it, never match it, don’t match it, usually it doesn’t, usually doesn’t, often it doesn’t, mostly it doesn’t, rarely does, hardly ever does',
    'n’y suffisent jamais, n’y suffisent pas, ne rattrapent jamais, ne font jamais le compte, n’ont jamais fait autant, ne font pas autant, ne pèsent jamais autant, n’arrivent jamais à autant, ne le rembourse jamais, ne la rembourse jamais, ne les rembourse jamais, ne le récupère jamais, ne la récupère jamais, ne le récupèrent jamais, n’en récupère pas autant, ne compense pas, ne compensent pas, ne compense jamais, ne compensent jamais, ne couvre pas, ne couvrent pas, ne le couvre jamais, ne la couvre jamais, produit vaut moins, vaut souvent moins, jamais remboursé, jamais rattrapé, ne rattrape pas, ne suffit pas à, ne suffisent pas à, mange tout ce qu’on gagne, mange tout ce que, n’arrivent jamais à cette somme, rapporte moins, n’en grattes que, n’en gratte que, n’en tire que, n’en tires que, n’en sort que, n’en récupère que, n’économise que, ne font pas le compte, n’en sauve que, souvent ça ne suffit pas, ça ne suffit pas, ne suffit souvent pas, rarement le cas, ça suffit rarement',
  ],
  say_balance: [
    'smaller than, bigger than, more than, less than, earned back, earn back, get back, covers, cover, most i am ready, maximum, ceiling, compare, twice that, otherwise, want to see, worked for the seller, made them rich, worth roughly, part of what',
    'plus petit que, plus grand que, plus que, moins que, plus de, regagné, regagner, récupère, récupérer, remboursé, maximum, plafond, compare, le double, sinon, je veux voir, travaillé pour le vendeur, enrichit, une partie de',
  ],
  say_extra: [
    'pay extra, extra we, the extra, on top of the share price, on top of what it, above its value, above the value, pay too much, overpay, too much today, pay a hundred too, hundred too much, more than it trades, more than the market says, more than the market, the top up, what i hand the seller, hand over on top, we give on top',
    'supplément, en plus du cours, au dessus du cours, au dessus de la bourse, paie en trop, payer en trop, de trop, paie trop, rallonge, de plus que la bourse, de plus que le cours, ce que je donne en plus, donne de trop, on donne en plus',
  ],
  say_gain_together: [
    'we save, can save, they save, save by, save together, being together, better together, two do better, sharing, cutting the double, from cheaper, cheaper ingredients, putting it in our, in our lorries, brings a year, drop the double, second head office, cutting the second, closing the second, one head office, sharing the depots, sharing the lorries, closing one, get back by',
    'économiser, à deux, mieux ensemble, en partageant, en supprimant, on gagne, ingrédients moins chers, dans nos camions, rapporte, de la mettre dans, deuxième siège, fermer le deuxième, fermer un siège, un seul siège, partager les dépôts, à deux on économise, fermer une, fermer un',
  ],
  stays_with: [
    'left, remain, stays, keep, kept, ends up with, net, the rest, remainder, for us, leaves, is ours, better off by, comes out with, really ours, really theirs, is theirs, truly ours, truly theirs',
    'reste, solde, garde, conserve, pour nous, revient, laisse, net pour, s’en sort avec, ressort avec, est à nous, pour notre côté, gain net, vraiment à nous, vraiment à eux, est à eux',
  ],
  synergy: [
    'synergy, gains from combining, gains of the merger, benefits, what you save, what we save, what they save, what it saves, what the union saves, cost cuts, yearly cuts, cost reductions',
    'synergie, gains de la fusion, gains du rapprochement, bénéfices du rapprochement, bénéfice de l’union, gains de l’union, ce qu’on économise, ce qu’ils économisent, gains attendus, fera économiser, baisses de coûts, réductions de coûts',
  ],
  to_the_good: [
    'to the good, ahead, in the black, in the red, out of pocket, to the bad',
    'gagnant de, perdant de, dans le vert, dans le rouge, s’enrichit de, y gagne, y perd',
  ],
  walks_off_with_all: [
    'walk away with all, walk away with everything, walk off with all, take all the gain, takes all the gain, take all the gains, pocket all, pocket everything, pocket the gains, get all the benefit, got all the benefit, keep all the gains, got everything',
    'repartent avec tout, repart avec tout, empochent tout, empoche tout, prennent tout, prend tout le gain, raflent tout, rafle tout, captent tout, capte tout, tout le gain, tout le bénéfice de l’opération',
  ],
  win_or_lose: [
    'i lose, we lose, buyer loses, acquirer loses, it loses, comes up short, falls short, is short, lost, destroy, destroys, destroyed, only create, creates only, left over, out of pocket, i am down, we create, worth only, i keep, only get, get back only, never get back, never see again, poorer by, worse off by, we are poorer, come out ahead',
    'je perds, on perd, acquéreur perd, acheteur perd, nous manque, il manque, perdu, détruit, détruire, ne crée que, on ne crée, ne récupère que, ne récupères que, en récupères, on crée, en reste, il reste, à peine, très juste, n’en récupère que, jamais récupéré, ne revoit jamais, appauvri, appauvrit, plus pauvre, y gagne',
  ],
  worth_alone: [
    'alone it is worth, worth alone, alone worth, alone the brand, value alone, alone value',
    'seule la marque, valeur seule, valeur toute seule, seule elle vaut, vaut seule',
  ],
  worth_now: [
    'worth, value, capitalise, discounted, today’s money, npv, forever, perpetuity, dividing by, today’s terms, as of today',
    'vaut, valent, valeur, capitaliser, actualiser, argent d’aujourd’hui, van, à l’infini, pour toujours, rente, perpétuité, euros d’aujourd’hui',
  ],
};

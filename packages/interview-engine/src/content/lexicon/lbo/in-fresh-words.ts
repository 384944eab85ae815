import type { Lexicon } from '../../types.ts';

/** A buyout in fresh words: who foots the bill, who gets fed, what a stake comes home as. */
export const buyoutsInFreshWords = {
  lbo_the_bill: [
    'what has to be paid for, the money needed, money that is needed, money we need, what the purchase costs, everything to be paid, the invoice, whole invoice, add up the bill, total bill, whole bill, all that has to be paid',
    'ce que coûte l’affaire, l’argent nécessaire, argent qu’il faut, note à payer, ce qu’il y a à payer, toute la facture, la douloureuse, faut débourser, tout ce qu’il faut, tout ce qui sort, ce qu’il y a à débourser',
  ],
  lbo_who_chips_in: [
    'whose money, who foots, who puts in what, who stumps up, where it all comes from, who pays which part, who is paying',
    'ceux qui sortent, qui sort les billets, qui règle quoi, qui met quoi, qui allonge quoi, ceux qui paient, ceux qui financent',
  ],
  lbo_both_columns: [
    'total the same, same total, have to match, must match, both be equal, must be equal, have to be equal, add up to the same, need to match, have to tie',
    'totaux sont égaux, totaux égaux, même total, doivent correspondre, deux totaux, doivent tomber juste, total identique',
  ],
  lbo_someone_buys: [
    'somebody to take it, someone to take it, takes it off our hands, take it off my hands, for sale sign, changes hands, new owner pays, the next one pays',
    'quelqu’un me la, quelqu’un nous la, quelqu’un te la, quelqu’un la reprend, on me la reprend, on nous la reprend, trouve preneur, trouver preneur, un autre la rachète, change de mains, remet l’affaire',
  ],
  lbo_clears_the_loan: [
    'settle with the lenders, settle with the bank, settle up with, square the lenders, pay the lenders off, pays off the lenders, pay off the lenders, bank gets squared, lenders get squared, squared away with the bank',
    'règle les prêteurs, on éponge, éponge le crédit, éponge l’ardoise, règle l’ardoise, solde ce qu’on doit, rend aux prêteurs, on rembourse les banques, je rends aux banques',
  ],
  lbo_keeps_rest: [
    'leftover is yours, leftover is ours, leftover is mine, rest is profit, is in hand, is in our hands, ours to keep, mine to keep, walk off with, comes home with us',
    'surplus est pour, surplus est à nous, on empoche, garde la différence, garde le surplus, garde presque, tombe chez nous, finit chez nous',
  ],
  lbo_annualised: [
    'on a yearly basis, year by year, each and every year, per year on average',
    'ramené à l’année, ramenée à l’année, à l’année, année par année, chaque année qui passe',
  ],
  lbo_surplus: [
    'puts aside, sets aside, puts by, spare change, makes after the bills, spare penny, every penny, spare cent, free cash',
    'met de côté, mettre de côté, met de côté chaque année, gagne après les factures, sou disponible, chaque sou, sous disponibles, ce qui dépasse',
  ],
  eats_the_debt: [
    'chew through, chews through, nibble at, nibbles at, gnaw at, gnaws at, wear down, wears down, wear away, wears away, whittles away, grinds down, munches through, slim down, slims down, trims, knocks a bit off, knock a bit off, takes a bit off, takes a bite out of, shaves, shaves off, takes a slice off',
    'fait maigrir, faire maigrir, font maigrir, maigrir, grignote, grignotent, ronge, rongent, use peu à peu, fait fondre, faire fondre, font fondre, éponge peu à peu, mange peu à peu, amincit, enlève un bout, rabote, allège, retire un bout, ôte un bout',
  ],
  pays_instalments: [
    'pays the instalments, pay the instalments, meets the instalments, pays the mortgage, keeps up the payments, meets the repayments, pays its own loan, pays down the mortgage, pay down the mortgage, pays off your mortgage, pays your mortgage',
    'paie les traites, paient les traites, honore les traites, règle les traites, paie les mensualités, règle les échéances, honore les échéances, paie ses traites, paie son propre crédit, paie ton crédit, paie votre crédit, paie le crédit, rembourse ton crédit, paie ton prêt',
  ],
  lbo_steady: [
    'in a boom and in a bust, boom or bust, boom and bust alike, order book is filled, order book is full, full order book, set your watch, like clockwork, whatever the weather, hard times too, when times are hard, recession or not, years ahead, booked in advance, signed for years, creature of habit, never skip, cannot do without, can’t do without, boringly, boring, every single month, year after year after year, good guess for next, same as last year, looks like last year, like a tap, as reliably as, reliably, drip, drips in, nobody haggles, next year’s too',
    'réglée comme, réglé comme, papier à musique, sous contrat, sait en janvier, même en temps de crise, en temps de crise, en période de crise, carnet de commandes plein, carnet rempli, comme une horloge, métronome, signé pour, signés pour, peut pas s’en passer, peuvent pas s’en passer, ennuyeux, ennuyeuse, sans surprise, mois après mois, année après année, comme un robinet, celles de l’an prochain, celui de l’an prochain, pareil que l’an dernier, ressemble à l’an dernier, tombe tous les mois, fiablement, avec régularité',
  ],
  lbo_money_stream: [
    'something people, order book, bookings, invoices, bill every',
    'métier, carnet, encaissera, on encaisse, factures, on facture',
  ],
  lbo_money_hungry: [
    'next to nothing to invest, hardly anything to invest, nothing to invest, runs on people and laptops, runs on laptops, not hungry for equipment, nothing heavy to buy',
    'rien à investir, peu à investir, presque rien à remettre, rien à remettre, peu d’argent à remettre, tourne avec trois, rien de lourd à acheter',
  ],
  newcomer_word: [
    'newcomer, new entrant, new entrants, new rival, somebody new, a rival starting, copycat',
    'nouvel entrant, nouveaux entrants, nouveau venu, un nouveau, un concurrent qui arrive, un petit nouveau',
  ],
  would_take_years: [
    'would take years, takes years, would need years, ten years to, years to catch up, would struggle, years to build, years to get',
    'mettrait dix ans, mettrait des années, mettre des années, faut des années, faudrait des années, des années pour, aurait du mal, dix ans pour',
  ],
  lbo_shield_from_rivals: [
    'certifications, approvals needed, accreditation, installed base, only one in town',
    'agréments, agrément, certifications, homologation, base installée, seul sur le marché, seule sur le marché',
  ],
  lbo_one_euro: [
    'every pound, every euro put in, each one staked, every coin, each coin',
    'chaque euro placé, chaque euro mis, chaque euro posé, chaque euro de départ, chaque pièce',
  ],
  lbo_become: [
    'came home as, come home as, came back as, come back as, comes back as, come out as, comes out as, turned into, turns into',
    'sont devenus, ramène, en ramène, revient sous forme, ressort à, ressortent à',
  ],
  came_back_as: [
    'came back as, come back as, comes back as, came home as, turned into, turns into, have become, comes out as',
    'sont devenus, est devenu, devient, deviennent, sont revenus, ont fait',
  ],
  lbo_stake: [
    'our cash, my cash, what I staked, what we staked, our ticket, my ticket, its ticket, money put down, money laid down, money we put in, money I put in',
    'nos sous, mes sous, ses sous, leurs sous, son billet, mon billet, ton billet, notre billet, nos billes, l’argent mis, argent mis, argent posé, l’argent placé',
  ],
  lbo_growth_on_growth: [
    'on the first year’s, on the gains of the first, on last year’s gain, on the gains already, on the gains of the year before, on gains already made, on what you have already made, on an amount already',
    'faire des petits, font des petits, travaille sur les gains, sur les gains de la première, montant déjà grossi, sur les gains passés, sur les gains déjà, gains de l’année d’avant, sur un montant déjà',
  ],
  comes_down_to: [
    'down to, drops to, falls to, slides to, sinks to, nearly halves, almost halves, halves, collapses, melts, plummets, tumbles, goes to pot, suffers',
    's’effondre, rendement fond, taux fond, tri fond, descend à, tombe à, chute à, dégringole, retombe à, presque divisé par deux, en prend un coup, s’écroule',
  ],
  lbo_longer_hold: [
    'years over it, over five years instead, five years instead, years more, takes us longer, have to wait, year or two longer, year or two more',
    'deux ans plus tard, ans de plus, en cinq ans au lieu, cinq ans au lieu, au lieu de trois, met plus de temps, an ou deux de plus, un an de plus, an de plus',
  ],
  lbo_multiple_paid: [
    'I’d paid, we’d paid, I had paid, we had paid, you had paid, they had paid, price you paid, paid going in, what you paid, you paid per',
    'que j’avais payé, qu’on avait payé, qu’il avait payé, prix qu’on avait, prix que j’avais, payé en entrant',
  ],
  profit_took_on: [
    'sells more, makes more money, makes more than before, takings are up, bigger takings, it makes more, earns more each year, fatter earnings, bigger earnings, makes more than it did',
    'vend plus, vend davantage, gagne davantage qu’avant, recettes ont monté, elle rapporte plus, rapporte davantage, plus de bénéfice',
  ],
  priced_dearer: [
    'fatter price, better price tag, richer price, pays a better price, dearer price tag, pay more for each, pays more per, more per pound, more per euro, sold dearer, sell it dearer, sell dearer, sells it for more',
    'étiquette plus chère, meilleure étiquette, nous paie plus cher, on nous paie mieux, paie mieux chaque, paie plus cher chaque, vend plus cher, la vend plus cher, vendue plus cher',
  ],
  it_owes_less: [
    'thinner mortgage, smaller mortgage, mortgage has shrunk, thinner loan, slimmer debt',
    'crédit allégé, crédit a maigri, crédit plus petit, emprunt allégé, ardoise plus petite',
  ],
  lbo_owes_no_more: [
    'no longer owe, do not owe any more, don’t owe any more, is no longer owed, are no longer owed',
    'qu’on ne doit plus, on ne doit plus, que l’on ne doit plus, n’est plus dû, ne sont plus dus',
  ],
  lbo_on_more_profit: [
    'on the new profit, on the extra profit, on the added profit, for the extra, on the profit gained, lost on the extra, on the bit gained',
    'perdu sur l’ebitda supplémentaire, sur le bénéfice en plus, sur l’ebitda gagné, sur ce qu’on a gagné en plus, sur le résultat supplémentaire',
  ],
  lbo_own_line: [
    'drawer of its own, own drawer, separate box, own bar, bar of its own, own column, column of its own, separate bar, box of its own, on it own line, own bucket, kept apart',
    'propre barre, case séparée, barre à part, tiroir à part, case à lui, ligne à lui, propre ligne, colonne à part, barre séparée, isole à part',
  ],
  lbo_bit_between: [
    'mix of the two, mixture of the two, belongs to both, belong to both, bit of both, product of the two, where the two meet, the two together',
    'mélange des deux, tient aux deux, à cheval sur les deux, appartient aux deux, un peu des deux, produit des deux, croisement des deux, rencontre des deux',
  ],
  winds_back: [
    'rewind, rewinds, wind back, winds back, walk back, walk it back, roll back, rolled back, peel back, shrinks to, boils down to, run it backwards',
    'rembobine, rembobiner, remonte le temps, remonter le temps, retombe à, retombent à, fond jusqu’à, redescend à, redescendent à, à l’envers',
  ],
  ours_plus_theirs: [
    'our money plus theirs, our money and theirs, their money plus ours, equity plus debt, debt plus equity, our cheque plus the, our cheque and the loan, fund’s money plus, both purses, the two purses, equity and debt together',
    'nos sous plus les leurs, notre argent plus le leur, notre argent et le leur, fonds propres plus dette, fonds propres plus la dette, dette plus fonds propres, les deux bourses, les deux poches, leur argent plus le nôtre, mise plus la dette, mise plus dette',
  ],
  lbo_yearly_placement: [
    'bank account would, savings account would, account would have to pay, deposit would have to',
    'livret devrait, livret devrait-il, compte devrait, placement devrait',
  ],
  lbo_second_rank: [
    'served after, fed after, fed when, paid afterwards, once they are full, once they’re full, second table, second sitting, second to eat, after the first has eaten, eats second',
    'servie après, servi après, servis après, payée ensuite, payé ensuite, une fois les autres, une fois les premiers, deuxième table, second service, mange en second, mange après, passe à table après',
  ],
  served_after: [
    'served after, fed after, paid after, repaid after, paid afterwards, only after the senior, once the senior, once they are full, once they’re full, eats second',
    'servie après, servi après, servis après, payée après, payé après, remboursée après, payée ensuite, une fois la senior, une fois les autres, une fois les premiers, mange après',
  ],
  lbo_wants_more: [
    'twice the interest, twice the rate, twice the price, double the interest, ten or twelve, charges ten, charges twelve, paid for the wait, for the wait, paid for waiting, for waiting, paid for its patience',
    'se fait payer, payer l’attente, pour l’attente, pour attendre, réclame le double, demande le double, le double d’intérêts, payé pour sa patience, fait payer sa patience',
  ],
  lbo_leftovers: [
    'the scraps, eats the scraps, the crumbs, what is on the plate, left on the plate',
    'les restes, mange les restes, les miettes, fond de l’assiette',
  ],
  lbo_first_rank: [
    'eats first, first at the table, served first, fed first, sits down first, first in the queue, front of the queue, first dibs, first claim, first call',
    'à table la première, à table le premier, mange en premier, mange d’abord, se sert en premier, premier de la file, premier droit, droit en premier',
  ],
  lbo_security: [
    'hands on the shares, claim on everything, claim on the assets, holds the shares, grip on the shares',
    'titres en gage, a un gage, main sur les titres, tient les titres, a les titres en garantie',
  ],
  lbo_cheap: [
    'asks for so little, asks for little, happy with a thin, happy with little, makes do with, charges little, takes little, sleeps well',
    'demande si peu, se satisfait de peu, se contente de peu, petit taux suffit, prend peu, prend pas cher, dort bien',
  ],
  lbo_refuse: [
    'gets cold feet, get cold feet, balks, balk, loses its nerve, lose their nerve, runs out of nerve, won’t follow, will not follow, gets queasy',
    'cale, calent, a le vertige, ont le vertige, se dégonfle, ne suit plus, ne suivent plus, a froid aux pieds, dit stop, disent stop',
  ],
  lbo_free_of_debt: [
    'to wipe the slate, wipe the slate clean, to be clean, to be out of debt, to clear the slate, to be square, to be done with the bank, to pay the lot',
    'pour tout effacer, tout effacer, pour être propre, tout éponger, pour être à zéro, pour être quitte, finir de payer, être débarrassé',
  ],
  lbo_turns: [
    'years’ worth, years’ profit, years of ebitda',
    'années d’ebitda, ans d’ebitda, année d’ebitda, années d’ebe, années d’excédent',
  ],
  lbo_can_vanish: [
    'crash, collapse, slump, sink, tumble, nosedive, go down, melt away, evaporate',
    's’écrouler, s’effondrer, dégringoler, plonger, s’évaporer, fondre de, dévisser',
  ],
  lbo_bank_acts: [
    'bang on the door, bang on the table, bangs on the table, come knocking, blow the whistle, blows the whistle, come running, starts shouting, raise hell',
    'tape du poing, taper du poing, vient frapper, ne se fâche, siffle la fin, hausse le ton, tape à la porte',
  ],
  lbo_step_in: [
    'bang on the door, bang on the table, come knocking, blow the whistle, come running',
    'tape du poing, taper du poing, ne se fâche, hausse le ton, tape à la porte',
  ],
  lbo_crossing: [
    'hit the tripwire, hits the tripwire, hit the wall, trips the wire, trip the alarm',
    'toucher la corde, touche la corde, toucher le mur, heurter le mur, toucher le fil, déclencher l’alarme',
  ],
  lbo_barrier: ['tripwire, the wall, house rules', 'la corde, le mur, le fil, un règlement'],
  makes_it_over: [
    'make that, makes that, make it, makes it, earns that, earn that, pays it, pays that, covers it, covers that, could pay it',
    'gagne ça, gagne cela, les gagne, la gagne, le gagne, les couvre, la couvre, les paie, les paye, la paie, pourrait les payer',
  ],
  cannot_pay_wages: [
    'pay wages, pay the wages, meet payroll, make payroll, pay salaries, pay the salaries, pay the staff, pay suppliers, pay the suppliers, pay the rent',
    'payer les salaires, payer la paie, faire la paie, payer les fournisseurs, régler les salaires, verser les salaires, payer le loyer',
  ],
  nothing_in_hand: [
    'nothing to, have nothing, has nothing, not enough, no money to, not have enough, unable to, without the cash to, cannot',
    'plus de quoi, pas de quoi, plus rien, rien pour, pas assez, n’a plus, ne plus pouvoir, incapable de, ne peut plus',
  ],
  lbo_bank_bill: [
    'instalment, instalments, monthly instalment, mortgage payment, loan payment, the repayments, servicing the loan, cost of servicing',
    'la traite, les traites, une traite, l’échéance de prêt, remboursement mensuel, charge de la dette',
  ],
  lbo_eat_strict: [
    'goes on interest, go on interest, out in interest, out the door in interest, gobbled up, gobbles up, gobble up, swallowed by, nibbles',
    'filent en intérêts, file en intérêts, filent dans les intérêts, grignote, grignotent, bouffés par, bouffe, engloutit, partent en fumée',
  ],
  lbo_closes_gap: [
    'make up the shortfall, makes up the shortfall, cover the shortfall, plug the hole, plugs the hole, plug the gap, plugs the gap, fill the hole, fill the gap, make up the difference',
    'boucher le trou, boucher le vide, comble le vide, mettre la différence, met la différence, couvre la différence, combler le trou, combler l’écart',
  ],
  lbo_lend_less: [
    'opens his hand less, opens its hand less, less generous, tighten the purse, tightens the purse, keeps its purse, tighter fisted, purse strings, lends a smaller, lend a smaller',
    'ouvre moins grand, ouvrent moins grand, serre les cordons, serrent les cordons, moins généreux, moins généreuse, moins généreuses, plus radin, plus radine, ferme le robinet',
  ],
  same_price_paid: [
    'the old price, that old price, old price tag, price we had agreed, price as before, original price, unchanged price, price unchanged',
    'au vieux prix, à l’ancien prix, le vieux prix, l’ancien prix, au prix d’avant, prix d’origine, prix de départ, à prix inchangé, prix inchangé, même prix',
  ],
  lbo_accept: [
    'swallow, swallows, stomach, make do with, makes do with, put up with, be happy with',
    'avaler, avale, se résigner, se résigne, encaisser, faire avec, s’en contenter',
  ],
  lbo_lower_target: [
    'poorer, thinner, leaner, meagre',
    'moins bon, moins bonne, plus maigre, plus mince, moins joli',
  ],
  poorer_return: [
    'poorer return, lower return, smaller return, thinner return, leaner return, lower irr, meagre return, less of a return, returns less',
    'rendement moins bon, rendement plus faible, rendement plus maigre, rendement plus bas, tri plus faible, tri plus bas, moins de rendement, rendement moindre',
  ],
  lbo_later_buyer: [
    'whoever buys it off, whoever takes it, whoever comes after, the one after us, buyer after us, person buying it later',
    'celui qui nous la, celui qui la, celui qui me la, celui d’après, la personne qui rachètera, celui qui viendra, acheteur d’après',
  ],
  leaves_own_money_in: [
    'keeps a larger slice, keeps a bigger slice, keeps a bigger share, keeps a larger share, keeps a bigger piece, keeps more of his, leaves more in, rolls more, keeps more in, keeps skin in, leaves a larger share',
    'laisse davantage, laisse plus de billes, remet davantage, remet plus, garde une plus grosse part, garde une plus grande part, garde davantage, reste davantage au capital',
  ],
  lbo_where_from: [
    'whose pocket, which pocket, out of which pocket, whose purse',
    'de quelle poche, quelle poche, de quelles poches',
  ],
  little_of_ours: [
    'little of your money, little of our money, little of our own, little of my own, bit of our own money, bit of your own money',
    'un peu de notre argent, peu de notre argent, un peu de son argent, un peu du nôtre, peu de son propre argent',
  ],
  lots_of_theirs: [
    'a lot of theirs, lots of theirs, much of theirs, plenty of theirs',
    'beaucoup du leur, beaucoup de celui, surtout le leur, plein du leur',
  ],
  lbo_give_back: [
    'works for the bank, working for the bank, work for the bank',
    'travaille pour la banque, bosse pour la banque, travaillent pour la banque',
  ],
  lbo_spend_on_assets: [
    'ovens, foundry, furnaces, workshops, cranes, trucks',
    'fours, fonderie, ateliers, grues, camions, chaînes de montage',
  ],
  lender_gets_crumbs: [
    'gets crumbs, only crumbs, crumbs for the bank, nothing for the bank, leaves the bank hungry',
    'des miettes, que des miettes, rien pour la banque, plus rien pour la banque',
  ],
  only_needs: [
    'only needs, needs only, just needs, runs on, all it needs is, works with',
    'n’a besoin que, besoin que de, tourne avec, lui suffit, marche avec, qu’il lui faut',
  ],
  light_things: [
    'desks, phones, laptops, computers, people and screens',
    'bureaux, téléphones, ordinateurs, écrans, des gens et des',
  ],
  steals_clients: [
    'steal its clients, steal its customers, take its customers, take its clients, open next door, set up next door, steal its business',
    'piquer ses clients, voler ses clients, prendre ses clients, s’installer à côté, ouvrir à côté, lui prendre sa place',
  ],
  lbo_who_buys_it: [
    'who will want it, who would want it, who’d want it, who will take it, who takes it next',
    'qui en voudra, qui la voudra, qui la prendra, qui voudra l’acheter',
  ],
  lbo_one_day: [
    'when you’re done, when we’re done, when you are done, when we are done',
    'quand on aura fini, le jour venu, quand ce sera fini',
  ],
  lbo_room_to_improve: [
    'fat to trim, fat to cut, prices to nudge, prices to push, slack to take out, costs to trim',
    'gras à couper, gras à enlever, prix à pousser, prix à relever, coûts à raboter',
  ],
  i_hold: [
    'holding, am holding, I hold, I have, we have, we hold',
    'j’en tiens, j’en ai, on en a, je tiens, on en tient',
  ],
  lbo_resell: [
    'let it go for, lets it go for, let it go',
    'la lâche, on lâche, laisse partir, la laisse partir',
  ],
  lbo_original_profit: ['of before, we had before, the old', 'd’avant, du début, qu’on avait'],
  from_bank_to_me: [
    'from the bank’s side, from the bank to me, from the bank to us, from the bank to the shareholders, from the lender to us',
    'du côté de la banque au, de la banque à moi, de la banque à nous, de la banque aux actionnaires, du prêteur à nous',
  ],
  lbo_cap_on_stake: [
    'all I can afford, all we can afford, all I can put, all we can put, most I can put, most we can put',
    'tout ce que je peux mettre, tout ce qu’on peut mettre, le plus que je puisse mettre',
  ],
  to_give_back: [
    'to give back, to hand back, to pay back, to return',
    'à rendre, à rembourser, à restituer',
  ],
  a_bit_too: [
    'too much, too high, too low, not enough, a bit too, slightly too',
    'un peu trop, trop haut, trop bas, pas assez, trop',
  ],
  lbo_money_in: ['', 'dedans'],
  lbo_money_out: ['', 'dehors'],
  longer_you_keep: [
    'longer it drags, longer this drags, longer you drag',
    'plus ça traîne, plus on traîne, plus ça s’éternise',
  ],
  earns_less_a_year: [
    'fewer percent, fewer points, less it makes a year, less percent a year',
    'moins ça fait par an, moins on gagne par an, moins de pour cent, moins ça rapporte par an',
  ],
  lbo_stops_short: [
    'not give you enough, won’t give you enough, not give enough, not enough on their own, not far enough',
    'ne donnent pas assez, ne donne pas assez, donnent pas assez, pas assez à elles seules',
  ],
  fits_into: ['fits, goes, would fit', 'rentre, tient, entre'],
  empty_till: [
    'empty till, empty account, empty drawer, bare till',
    'caisse vide, compte vide, tiroir vide, comptes vides, comptes à sec',
  ],
  slips_from: ['slips, slides, drops, goes, slipping', 'glisse, recule, passe, tombe, dégringole'],
  lbo_results_come: [
    'numbers come in, figures come in, it works out',
    'les chiffres sont là, chiffres suivent, si ça marche',
  ],
  lbo_hold_word: ['sit on it, sits on it', 'on la garderait, garderait, garderions'],
  lbo_operating_profit: ['years’ profit', ''],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';

/** How people outside the trade speak of what a business is worth, and whose it is. */
export const plainClaims = {
  plain_shop: [
    'shop, stall, bakery, kitchen, restaurant, cafe, farm, garage, house, flat, stand, the business, business itself, business alone, business by itself, business on its own, the firm, firm itself, the whole thing, the trade, the company, the operation, company itself, operating value',
    'échoppe, boutique, boulangerie, cuisine, restaurant, café, ferme, garage, maison, appartement, l’affaire, affaire elle-même, commerce, l’entreprise, la société, la boîte, l’atelier, l’activité, le métier, valeur opérationnelle, outil opérationnel',
  ],
  plain_loan_or_not: [
    'mortgage or not, loan or not, loan or no loan, debt or no debt, debt or not, with or without debt, whether or not, however you paid, however it was paid, whoever paid, whoever put, whoever funded, no matter who, no matter how you paid, borrowed or not',
    'crédit ou non, crédit ou pas, dette ou pas, dette ou non, emprunt ou pas, emprunt ou non, avec ou sans crédit, avec ou sans dette, avec ou sans emprunt, que j’aie un crédit, peu importe qui, peu importe comment, peu importe la façon, peu importe le crédit, payé comptant ou',
  ],
  plain_bank_and_me: [
    'bank and you, bank and me, bank and i, you and the bank, me and the bank, bank and the owner, bank and the owners, owner and the bank, banks and owners, lenders and owners, bank and your, bank as well as, for the bank and, for everyone, for everybody, everyone who put, lender and owner, lenders alike, bankers and shareholders, banks as well as',
    'banque et moi, banque et vous, moi et la banque, banquier et moi, vous et la banque, banque et le propriétaire, banque et les propriétaires, banquiers comme aux actionnaires, banquiers comme les actionnaires, banques et propriétaires, pour tout le monde, à tout le monde, tous ceux qui ont mis, prêteurs et propriétaires, banque comme aux',
  ],
  plain_mine: [
    'mine, yours, is his, is hers, theirs, belongs to me, belongs to you, for me, for you, what is left for, my share, your share, my piece, my bit, i keep, you keep, i walk away with, you walk away with, owner keeps, owners keep, what the owner gets',
    'à moi, à vous, à lui, pour moi, pour vous, m’appartient, me revient, ma part, mon morceau, ce morceau, mon bout, je garde, il me reste, ce qui me reste, reste au propriétaire, reste aux propriétaires, dans ma poche',
  ],
  plain_really_owe: [
    'only owe, only owes, truly owe, in fact owe, in truth, in reality, really, in the end, at the end of the day, all told, true debt, real debt, the real bill, left to pay, so the bill is, so the debt is',
    'au fond, en réalité, vraiment, au final, tout compte fait, ne doit que, ne dois que, ne devons que, ne reprend que, dette réelle, reste à payer, reste dû, en fait',
  ],
  plain_slice_elsewhere: [
    'slice of a, slice of another, slice of somebody, slice of someone, bit of another, piece of another, part of another, share of another, stake in another, percent of another, percent in another, side stake, stake on the side, friend’s, neighbour’s, cousin’s, another shop, another company, someone else’s business',
    'bout d’une autre, morceau d’une autre, part d’une autre, part dans une autre, % d’une autre, parts d’ailleurs, part ailleurs, d’une autre boîte, d’une autre société, dans une autre boîte, dans une autre société, chez le voisin, chez un ami, d’un ami, autre commerce, qu’on ne dirige pas, à côté',
  ],
  plain_own_trade: [
    'our own kitchen, own business, own trade, own shop, own operations, what we run ourselves, what we really do, just our, only our, only the business, just the business',
    'notre métier, notre activité, notre propre, nos propres, notre boutique, notre cuisine, son métier, sa propre, ses propres, seulement le métier, que le métier, rien que l’activité, que notre, seulement notre, ce qu’on fait vraiment',
  ],
  plain_in_the_price: [
    'price counts it, share price counts, in the share price, inside the share price, already in the price, included in the price, price includes, counted in the price, market counts it',
    'compris dans le prix, compris dans le cours, déjà dans le prix, déjà dans le cours, inclus dans le prix, inclus dans le cours, cours en tient compte, cours le compte, prix le compte, dans le prix de l’action',
  ],
  plain_apiece: [
    'apiece, each, a piece, per share, for one, costs',
    'pièce, chacune, l’une, l’unité, par action, l’action, chaque',
  ],
  plain_every_share: [
    'every single one, every one of them, all of them, every share, all the shares, every piece, all the pieces, the lot, buying them all, buy them all, buy every, buying every, buy all',
    'tous les bouts, tous les morceaux, tous les titres, toutes, chacun des titres, racheter tous, acheter tous',
  ],
  plain_by_itself: [
    'business by itself, business alone, business on its own, by itself comes, on its own comes, the business comes, whole business comes, business for yourself, business all to yourself, whole lot comes, everything adds up to',
    'l’affaire seule, rien que pour soi, tout seul, activité seule, entreprise seule, l’affaire entière, l’affaire rien que, le tout fait, au total ça fait, on arrive à, ça fait',
  ],
  plain_everyone_with_claim: [
    'everyone else who has, everyone else with, everybody else who has, everybody with a claim, everyone with a claim, other partners, the others who, banks and partners, banks and the partners, all those with, preferred',
    'tous ceux qui ont, autres associés, les autres qui ont, banques et associés, préférence, prioritaires',
  ],
  plain_others: [
    'neighbour, neighbours, cousin, partner, partners, friend, somebody else, someone else, other people, others, a third party, outsiders, brother',
    'voisin, voisins, cousin, associé, associés, ami, les autres, d’autres, tiers, frère',
  ],
  plain_counted_whole: [
    'count all of, counts all of, counted in full, count the whole, counts the whole, all its sales, all of its sales, whole of its, all its profit, hundred percent of, 100 percent of, 100% of, full ebitda, all the ebitda, whole ebitda, all of its ebitda, fully consolidated, consolidated in full, fully consolidate, consolidate in full, consolidate it fully, consolidate fully, sales are all in',
    'compte toutes, compte tout, compte la totalité, toutes les ventes, toutes ses ventes, tout son résultat, cent pour cent, 100 pour cent, 100 %, à 100, tout l’ebitda, totalité de l’ebitda, l’ebitda entier, intégration globale, intégré globalement, intégralement, en intégration, en entier',
  ],
  plain_as_before: [
    'this morning, yesterday, the day before, as before, not a penny more, not a cent more, still worth, worth the same, worth what it was, before and after, not worth more, worth as much',
    'ce matin, hier, la veille, comme avant, qu’avant, ni plus ni moins, vaut toujours, toujours la même valeur, vaut pareil, vaut la même, vaut autant, avant et après, avant comme après, ne vaut pas plus',
  ],
  plain_same_stuff: [
    'ovens, croissants, same customers, same clients, same machines, same staff, same recipes, same bread, same products, sells as much, sell as much, sells no more, sell more, earns as much, makes as much, brings in as much, throws off the same, same flows, same cash flows, same sales, same profit before, not the assets, same assets, no more customers, no new customers, as many customers, works the same',
    'fours, croissants, mêmes clients, mêmes machines, mêmes recettes, mêmes salariés, même pain, mêmes produits, vend autant, vend pareil, ne vend pas plus, vend plus, gagne autant, rapporte autant, produit autant, mêmes flux, mêmes ventes, mêmes actifs, pas les actifs, pas plus de clients, autant de clients, tourne pareil, marche pareil',
  ],
  plain_borrowing_act: [
    'a loan, the loan, taking a mortgage, borrowing, borrowed, borrow, bank money, the funding, the financing, debt',
    'un crédit, le crédit, emprunter, la dette, le financement, de la banque',
  ],
  plain_nothing_for_owner: [
    'nothing on day one, nothing day one, nothing the first day, no richer, no poorer, neither richer nor poorer, not a cent richer, not a penny richer, neither gained nor lost, gained nothing, lost nothing, no change for, nothing changes for, same as before for',
    'rien le premier jour, rien au départ, rien dans l’immédiat, ni plus riche ni plus pauvre, pas plus riche, pas plus pauvre, n’a rien gagné, n’a rien perdu, rien gagné ni perdu, rien ne change pour, ne change rien pour, aucun changement pour',
  ],
  plain_owe_no_more: [
    'owe no more, owes no more, not owe more, not owe any more, do not really owe, no deeper in debt, not more in debt, no more in debt, nothing more owed, owe 100 more, owes 100 more, one cancels the other, zero net, net zero, nothing in net, nil net, balance out, even out, cancel out, cancels out, wash, owe nothing more, owes nothing more',
    'dois pas plus, doit pas plus, ne dois pas plus, ne doit pas plus, pas plus endetté, pas plus endettée, pas plus de dette, zéro en net, net zéro, net nul, nul en net, s’annulent, se compensent, blanc, dois rien de plus, doit rien de plus',
  ],
  plain_extra_printed: [
    'printed, created, really new, truly new, brand new, extra, new ones, added, are new, on top',
    'nouvelles, imprimer, imprimées, créer, créées, en plus, de plus, ajoutées, en net',
  ],
  plain_only_word: [
    'only, just, no more than, net, remaining',
    'que, seulement, plus que, net, restent, reste',
  ],
  plain_more_than: [
    'more than, bigger than, higher than, above, exceeds, beats, is the higher, is the bigger, larger than',
    'plus que, plus élevée, plus grand que, plus grande que, supérieure, au-dessus, dépasse, plus cher que',
  ],
  plain_plus_the_till: [
    'plus the cash, plus the till, plus the money, plus what is in, plus the drawer, plus the contents, with its cash, and the money inside, cash on top, and its cash',
    'plus la caisse, plus le contenu, plus l’argent, plus le coffre, plus le cash, plus la trésorerie, et la caisse, avec sa caisse, avec le cash, avec l’argent dedans',
  ],
  plain_container: [
    'purse, wallet, box, safe, handbag, envelope, jar, drawer, piggy bank, in cash, of cash, in the bank, in its account, on its account, in the till',
    'porte-monnaie, portefeuille, boîte, coffre, sac, enveloppe, bocal, tiroir, tirelire, en caisse, de cash, en banque, sur son compte, de trésorerie',
  ],
  plain_sold_for: [
    'sold for, selling for, sells for, on sale for, for sale at, buy for, buys for, buy it for, yours for, goes for, priced at, trades at, trading at, valued at, costs only, market pays, market values',
    'vendu, vendue, vend à, se vend, acheter pour, achète pour, l’avoir pour, s’échange à, se négocie à, cote à, valorisée, en bourse pour, ne coûte que, laisse acheter pour, pour seulement',
  ],
  plain_will_waste: [
    'spend the, waste, wastes, burn it, burn through, burns through, blow it, eat it, gone before, bill hidden, hidden bill, hidden bills, something nasty, spend it before, fritter',
    'gaspiller, gaspille, dilapider, brûler, brûle, claquer, tout dépenser, va dépenser, aura dépensé, manger, fondre, facture cachée, factures cachées, mauvaise surprise, cadavre dans',
  ],
  plain_owed_bills: [
    'roof, unpaid bonuses, unpaid tax, unpaid taxes, taxes not paid, tax not paid, tax due, overdue, postponed, put off, provisions, unpaid bills, bonuses owed, repairs, late invoices',
    'toit, primes dues, impôts pas encore payés, impôts non payés, impôt à payer, impôt dû, reporté, reportés, reportées, repoussé, provisions, provision, factures en retard, factures impayées, travaux, bonus dus, réparations',
  ],
  plain_treated_as_debt: [
    'like debt, as debt, like a debt, as a debt, debt like, like a loan, as a loan, quasi debt, call it debt, is debt, are debt, off the price, comes off, come off, deducted, subtracted, taken off, lowers the price, brings the price down, less for the shares',
    'comme un crédit, comme une dette, comme un emprunt, en dette, quasi-dette, assimilés, assimilées, est une dette, vient en moins, viennent en moins, en déduction, déduit, déduire, déduite, je la retire, je le retire, retire de mon chèque, baisse le prix, retire du prix, de la dette',
  ],
  plain_cash_doubt: [
    'stuck in, locked in, trapped, cannot get out, can not get out, cannot use, needed to run, needed in the shop, needed for the till, change in the till, i do not count, does not count, will not count, every euro of cash counted, counts all the cash',
    'coincé, bloqué, piégé, ne peut pas sortir, ne peux pas sortir, inutilisable, besoin pour tourner, nécessaire pour tourner, fond de caisse, je ne le compte pas, ne compte pas, compte tout le cash, chaque euro de cash',
  ],
  plain_handover: [
    'moving day, day of the keys, handover, hand over day, day i take over, day you take over, day he takes over, closing day, at closing, at completion, on the day, day of the sale, the day we sign, date of closing, day the keys',
    'jour de la remise, remise des clés, jour des clés, jour du passage, jour de la vente, jour de la signature, le jour j, au closing, à la clôture, le jour où on signe, quand je reprends, date de closing, du closing',
  ],
  plain_makes_good: [
    'owe me, owes me, pays me back, gives me back, gives back, pay the difference, pays the difference, makes up, refund, refunds, tops it up, top it up, knock it off the price, comes off the price, price goes down, adjusts, price moves, euro for euro, dollar for dollar, true up, less money, pay you less, pays less',
    'me doit, me rend, rend la différence, paie la différence, me rembourse, rembourse la différence, complète, compense, comble, retire du prix, prix baisse, le prix s’ajuste, ajuste le prix, on ajuste, euro pour euro, prix descend, paie moins',
  ],
  plain_usual_amount: [
    'usually, average, half full, normally, runs with, runs on, enough to run, needed to run',
    'd’habitude, habituel, habituelle, normalement, moyenne, normatif, tourne avec, tourner avec, besoin pour tourner, de quoi tourner, à moitié plein, à leur hauteur',
  ],
  plain_old_hands: [
    'former workers, former staff, old workers, old hands, old staff, retired workers, people who retired, retirees, pensioners, ex employees, past employees, staff who leave, people who left',
    'anciens, retraités, ex-salariés, vieux salariés, ceux qui partent, à leur départ, pensions',
  ],
  plain_nothing_aside: [
    'nothing aside, no money aside, not put aside, never put aside, nothing saved, no money saved, no money behind, nothing behind it, no one put, nobody put, not funded, unfunded, underfunded, not covered, hole in, a hole, shortfall, missing money, deficit, without money aside, without setting money aside',
    'rien mis de côté, pas mis de côté, sans argent de côté, personne n’a mis, jamais mis, pas provisionné, pas provisionnés, pas financé, non financé, non financés, pas couvert, non couvert, il manque, un trou, déficit, rien en face, sans argent mis de côté, sans mettre d’argent de côté, sans rien mettre, n’a mis l’argent de côté',
  ],
  plain_somebody_pays: [
    'will pay, has to pay, have to pay, whoever takes over, new owner pays, buyer pays, buyer will, off the price, wants it off, deduct, comes off, as debt, like debt, after tax, net of tax',
    'devrai la sortir, devra la sortir, nouveau patron, nouveau propriétaire, paiera, du prix, de mon chèque, en déduction, en moins, déduit, déduire, comme une dette, en dette, après impôt, net d’impôt',
  ],
  plain_leaves_behind: [
    'leave, leaves, hand over, left behind, find it',
    'laisser, laisse, trouve',
  ],
  plain_rather_than_deduct: [
    'instead of taking off, instead of deducting, instead of subtracting, rather than taking off, rather than deducting, instead of taking away',
    'au lieu d’enlever, au lieu de retirer, au lieu de déduire, au lieu de soustraire, plutôt que d’enlever, plutôt que de déduire',
  ],
  each_side_wants: [
    'seller wants, seller argues, seller claims, seller pushes, seller says, seller will want',
    'vendeur veut, vendeur réclame, vendeur voudrait, vendeur dit, vendeur plaide',
  ],
} as const satisfies Lexicon;

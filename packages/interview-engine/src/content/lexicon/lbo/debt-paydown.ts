import type { Lexicon } from '../../types.ts';

/** Paying down the debt, in the words people use for it. */
export const debtPaydownNotions: Lexicon = {
  all_mine_word: [
    'all mine, all ours, that is mine, into my pocket, in my pocket, for me',
    'pour ma poche, pour notre poche, dans ma poche, c’est pour moi, c’est à moi, tout à moi',
  ],
  already_handed_back: [
    'handed back, gave back, given back, sent back, already paid off',
    'déjà rendu, ai rendu, a rendu, avons rendu, déjà remboursé, rendus à la banque',
  ],
  back_to_bank: [
    'give the bank, giving the bank, hand back, give back to the bank, loan instalments, what we borrowed',
    'rendre à la banque, rendre l’argent, prêts à rendre, emprunts à rendre, mensualités du crédit, ce qu’on a emprunté',
  ],
  drains_account: [
    'empties the account, empties the bank, empties the till, drains the account, drains the bank, leaves the account',
    'vide le compte, vident le compte, vide la caisse, vident la caisse, sort du compte, quitte le compte',
  ],
  eats_the_debt: [
    'chew through, chews through, nibble at, nibbles at, gnaw at, gnaws at, wear down, wears down, wear away, wears away, whittles away, grinds down, munches through, slim down, slims down, trims, knocks a bit off, knock a bit off, takes a bit off, takes a bite out of, shaves, shaves off, takes a slice off',
    'fait maigrir, faire maigrir, font maigrir, maigrir, grignote, grignotent, ronge, rongent, use peu à peu, fait fondre, faire fondre, font fondre, éponge peu à peu, mange peu à peu, amincit, enlève un bout, rabote, allège, retire un bout, ôte un bout',
  ],
  from_bank_to_me: [
    'from the bank’s side, from the bank to me, from the bank to us, from the bank to the shareholders, from the lender to us',
    'du côté de la banque au, de la banque à moi, de la banque à nous, de la banque aux actionnaires, du prêteur à nous',
  ],
  give: ['give, given, hand', 'donner, rendre'],
  goes_to_banker: [
    'goes to the bank, go to the bank, goes to the banker, goes back to the bank, sent to the bank, is for the bank',
    'part chez le banquier, va chez le banquier, file chez le banquier, part à la banque, repart à la banque, est pour la banque, partaient chez le banquier, partent chez le banquier',
  ],
  instalment: [
    'slice of the loan, slice of its loan, piece of the loan, chunk of the loan, part of the loan, part of its loan, slice of the debt, pay down the loan, amortise the loan, amortise the debt, instalment, principal, debt service, servicing the debt, service its debt',
    'part du prêt, part de l’emprunt, morceau du prêt, tranche du prêt, bout de l’emprunt, bout du prêt, partie de l’emprunt, partie du prêt, capital de l’emprunt, capital du prêt, amortir l’emprunt, amortir la dette, amortir le prêt, échéances de la dette, échéances de prêt, échéances de remboursement, service de la dette, mensualités, traites, annuités',
  ],
  lbo_at_the_end: [
    'at the end, bullet, maturity, in one go',
    'in fine, à l’échéance, d’un coup, en une fois, à la fin',
  ],
  lbo_back_to_bank: [
    'bank back, lenders back, to the bank, to the lenders',
    'à la banque, aux banques, au banquier, au prêteur, aux prêteurs',
  ],
  lbo_belong_to: [
    'belong, goes to, for the fund, for the sponsor, theirs',
    'revient, appartient, va au fonds, pour le fonds',
  ],
  lbo_company: [
    'company, business, firm, it, asset, investment, target',
    'société, entreprise, boîte, affaire, cible, participation, la',
  ],
  lbo_each_year: [
    'bit by bit, little by little, step by step, year by year, year after year, over the years, each year, every year, amortising, gradually, instalments',
    'petit à petit, peu à peu, au fil des ans, année après année, d’année en année, chaque année, amortissable, s’amortit, progressivement, échéances',
  ],
  lbo_give_back: [
    'goes to shrinking, shrinks the loan, shrinking the loan, eats into the loan, eats into the debt, given back, handed back, gave back, goes back to the bank, settles the mortgage, settles the loan, get some of their money back, chips at the loan, repay, repaid, repayment, pay down, paid down, paydown, pay back, paid back, pay off, paid off, pay debt, reduce debt, give back, gave the bank back, give the bank back, return to the bank, deleverage, delever, sweep, retire, chip away, reimburse, work down, clear debt, hand over, handed to the bank, goes to the lenders, goes to the bank, works for the lenders, amortise that debt, amortise the debt, debt amortises, debt is amortised, knocks down, wipe out, whittle down, cut the debt, eats down, brings down the loan, takes down the loan, goes to killing, kills off the loan, get rid of the loan, get rid of the debt, pays its own mortgage, mortgage down, bank gets its money, lenders get their money, works for the bank, working for the bank, work for the bank',
    'fondre l’emprunt, fondre la dette, fondre le crédit, crédit fond, dette fond, emprunt fond, rendue, redonner, efface l’ardoise, rembourser, rendre à, rendre aux, rendre au, rend à, rend aux, rend au, on rend, il rend, elle rend, boîte rend, société rend, leur rend, rendre ce, rend ce, rendre l’argent, rend l’argent, désendetter, apurer, solder, réduire la dette, réduit la dette, éponger, payer la dette, paye la dette, amortir la dette, dette s’amortit, part aux banques, va aux banques, va à la banque, verse à la banque, reverse à la banque, travaille pour les banques, éteindre la dette, dette qu’on amortit, amortit chaque année, rendus, éteint la dette, efface la dette, grignote la dette, disparaître l’emprunt, disparaître la dette, paie elle même son crédit, paie son crédit, purger la dette, banque récupère, travaille pour la banque, bosse pour la banque, travaillent pour la banque',
  ],
  lbo_hands_over: [
    'went, gone, handed, give, gave, given, sends, sent',
    'retournés, repartis, rendre, rend, rendu, donné, versé',
  ],
  lbo_less_debt: [
    'deleveraging, delever, paying down debt, paid down, debt repaid, repay debt, repaid debt, debt repayment, paydown, paying off debt, less debt, debt comes down, debt goes down, debt falls, debt is repaid, lower debt, debt reduction, reducing debt, owe less, loan shrinks, debt shrinks, debt is paid, debt paid, less owed to, owe the bank less, smaller debt, debt gets smaller, debt has come down, debt has fallen, debt has shrunk, borrowings fall, debt pile shrinks, less is owed, debt is smaller',
    'désendettement, remboursement, moins de dette, dette baisse, dette qui baisse, dette fond, crédit a fondu, crédit fond, dette qui fond, réduction de la dette, baisse de la dette, dette diminue, dette qui diminue, doit moins, dette en moins, dette plus petite, dette s’allège, rendu au banquier, dette fondue',
  ],
  lbo_less_debt_own: [
    'paying down debt, debt repaid, repaying debt, repaid debt, debt repayment, paydown, less debt, debt comes down, debt reduction, debt falls, debt we repaid, owe less, paid back, euro of debt, every euro repaid, smaller debt pile, less is owed',
    'remboursement, moins de dette, dette baisse, baisse de la dette, dette fond, réduction de la dette, on doit moins, rendu à la banque, rendu aux banques, euro de dette, ne lui doit plus, ne leur doit plus, euro rendu',
  ],
  lbo_ours: [
    'across to us, lands with us, over to our side, ours, belongs to us, for us, we own, we pocket, we keep, in our hands, in our pockets, comes to us, fund pockets, fund keeps, for the fund, to the fund',
    'au nôtre, de notre côté, chez nous, à nous, pour nous, empoche, nous revient, nous reviennent, dans nos mains, nous tombe, dans notre poche, on garde, nous reste, chez les actionnaires, pour le fonds, revient au fonds',
  ],
  lbo_owes: [
    'owing, half repaid, still to pay back, loan left, left to repay',
    'devoir, doit, dois, doivent, devions, devaient, devons, devez, dû, dus, reste à rembourser',
  ],
  lbo_owes_no_more: [
    'no longer owes, not owe any more, no longer owe, do not owe any more, don’t owe any more, is no longer owed, are no longer owed',
    'ne doit plus, doit plus, ne doivent plus, qu’on ne doit plus, on ne doit plus, que l’on ne doit plus, n’est plus dû, ne sont plus dus',
  ],
  lbo_paydown_word: [
    'paydown, pay down, debt paid down, debt repaid, repayments, debt we repaid, amount repaid',
    'remboursements, désendettement',
  ],
  lbo_pieces: [
    'chunk, piece, part, slice, component, effects, drivers, three',
    'morceau, partie, composante, effets, bloc, moteurs, trois',
  ],
  lbo_reduce_word: [
    'reduce, lower, deduct, subtract, come off, count',
    'réduire, réduit, diminuer, changer, déduire, déduite, retirer, soustraire, soustrait, compter, retrancher',
  ],
  lbo_still_due: [
    'still due, still owed, still waiting for, left to repay, left to pay back, to go, still have to pay, only owe, I only owe, it only owes, just owe, left to clear',
    'encore dus, encore due, attendent encore, reste à rendre, reste à payer, ne me reste que, ne reste que, reste plus que, plus que cent, encore à payer, reste que',
  ],
  lbo_surplus: [
    'fcf, cash, money, surplus, what is left, what remains, profits, earnings, spare euro, till, kitty, takings, puts aside, sets aside, puts by, spare change, makes after the bills, spare penny, every penny, spare cent, free cash',
    'fcf, ce que la boîte dégage, ce qu’elle dégage, ce que la société dégage, cash, argent, trésorerie, flux, excédent, excédents, ce qui reste, reliquat, bénéfices, caisse, ce qu’elle gagne, ce qui entre, recettes, met de côté, mettre de côté, met de côté chaque année, gagne après les factures, sou disponible, chaque sou, sous disponibles, ce qui dépasse',
  ],
  lbo_swap_of_figures: [
    'instead of, rather than, down from, not, where it was, against, versus, compared with, used to be',
    'au lieu de, plutôt que, contre, pas, alors que, avant, par rapport à, au départ',
  ],
  only_on_the_list: [
    'one of the things, one of the points, one of the topics, things to analyse, things to look at, worth a look, also to look at, among the topics, very closely, has to watch its, part of the picture, a central point, a key point, start by talking',
    'une des choses, un des points, un des sujets, fait partie des choses, fait partie des points, fait partie des sujets, choses à analyser, choses à regarder, parmi les sujets, de très près, il faut suivre le, point central, point absolument central, sujet central, par parler',
  ],
  pays_down: [
    'paying down, pays down, pay down, paying off, pays off, pay off, paying back, pays back, pay back',
    'rembourser, rembourse, remboursent, en remboursant',
  ],
  pays_instalments: [
    'pays the instalments, pay the instalments, meets the instalments, pays the mortgage, keeps up the payments, meets the repayments, pays its own loan, pays down the mortgage, pay down the mortgage, pays off your mortgage, pays your mortgage',
    'paie les traites, paient les traites, honore les traites, règle les traites, paie les mensualités, règle les échéances, honore les échéances, paie ses traites, paie son propre crédit, paie ton crédit, paie votre crédit, paie le crédit, rembourse ton crédit, paie ton prêt',
  ],
  plain_takes_back: [
    'takes back, take back, wants its money, wants it back, wants back, collects, gets its money back, comes for its, claims its, asks for its, give back, giving back, hand back, handing back, pay back, monthly payments, instalments, mortgage, payments on the loan, loan payments, repay',
    'veulent revoir, veulent récupérer, veulent leur argent, veulent être remboursés, réclament, reprend, récupère, réclame, prélève, ponctionne, vient chercher, veut son argent, veut revoir, rendre à, rendre ce qu’on, rendre l’argent, rend à, mensualité, mensualités, traites, échéances, échéance, le crédit à, crédit immobilier, rembourser',
  ],
  principal: [
    'principal, repayments',
    'remboursements, amortissement de la dette, échéances de capital',
  ],
  till_money: [
    'left in the till, in the till, left over, left at the end of the year, spare cash, extra cash',
    'traîne en caisse, reste en caisse, en caisse, reste en fin d’année, cash en trop, de trop en caisse',
  ],
  want_back: [
    'want back, want their money back, wants its money back, want its loan back',
    'réclame, réclament, veut récupérer, rendre',
  ],
  works_free_of_debt: [
    'buys itself free, works itself free, frees itself, gets out of debt, works off its debt, digs itself out of debt',
    'se libère de sa dette, se libère petit à petit, sort de ses dettes, se désendette, s’affranchit de sa dette, rembourse peu à peu',
  ],
};

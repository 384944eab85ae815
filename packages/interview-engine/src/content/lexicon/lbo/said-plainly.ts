import type { Lexicon } from '../../types.ts';

/** A buyout as somebody tells it who thinks of a house, a shop and a bank. */
export const plainBuyoutNotions = {
  lbo_someone_buys: [
    'find somebody to buy, find someone to buy, find a buyer, somebody buys, someone buys, gets sold, is sold, sell it, sell the house, sell the shop, sell up, up for sale, somebody gives us, someone gives us, someone pays us, day of the sale, day I sell, day we sell, when I sell, when we sell, somebody takes it over, somebody pays',
    'trouve un acheteur, trouver quelqu’un, quelqu’un achète, quelqu’un rachète, quelqu’un nous donne, on nous donne, on vend, je vends, on revend, je revends, jour de la vente, au moment de vendre, remettre en vente, on cède, quelqu’un paie',
  ],
  lbo_clears_the_loan: [
    'give the bank, pay off the bank, pays the bank, clear the loan, clear what, settle the loan, settle what, bank what, still owed, bank takes its, repay the bank, after the bank, once the bank, bank has had its, bank is paid, bank gets its, we clear the, goes to the bank, straight to the bank',
    'rend à la banque, rendre à la banque, on rend la banque, paie la banque, rembourse la banque, doit encore, doivent encore, reste dû, reste à devoir, solde le crédit, solde la dette, banque récupère, banque prend, banque est payée, banque payée, une fois la banque, va à la banque, aux banques',
  ],
  lbo_keeps_rest: [
    'pocket what, pocket the rest, keep what is left, keep the rest, is ours, is mine, in our hands, in my hands, in my pocket, left for us, left for me, we keep, i keep, walk away with, ours when, mine when, the rest is for, keep the difference',
    'empoche, garde le reste, reste est à nous, reste est pour nous, est à moi, à moi le, nous reste, me reste, mon gain, on garde, je garde, dans ma poche, repart avec, repars avec, reste pour moi, de plus à moi',
  ],
  lbo_hands_over: ['handed, give, gave, given, sends, sent', 'rendre, rend, rendu, donné, versé'],
  lbo_back_to_bank: [
    'bank back, lenders back, to the bank, to the lenders',
    'à la banque, aux banques, au banquier, au prêteur, aux prêteurs',
  ],
  lbo_owes: [
    'owing, half repaid, still to pay back, loan left, left to repay',
    'devoir, doit, dois, doivent, devions, devaient, devons, devez, dû, dus, reste à rembourser',
  ],
  lbo_annualised: [
    'annualised, compounded, a year, per year, every year, each year, per annum, yearly',
    'annualisée, l’an, par an, chaque année, par année, annuel, composé',
  ],
  lbo_savings_book: [
    'savings account, savings book, bank account paying, account that pays, deposit that pays, an account, coins, piggy bank, my money, on our money',
    'livret, compte épargne, placement, placer mes, placer mon, compte qui sert, pièce, tirelire, mon argent, notre argent',
  ],
  lbo_cap_on_stake: [
    'put in more than, put in over, put more than, pay more than, pay over, invest more than, no more than, at most, cannot put in, write more than, commit more than',
    'mettre plus de, engager plus de, payer plus de, investir plus de, pas plus de, plus de la, au maximum, au plus, engager que, mettre que',
  ],
  lbo_only_make: [
    'only make, make only, I’m at, we are at, we’re at, down to, ends up at, left with, comes out at, I land at, what is left is, used to make, used to earn',
    'ne fais plus que, ne gagne plus que, ne me reste que, ne reste que, ne nous reste que, je suis à, on est à, tombe à, descend à, me retrouve à, se retrouve à, je sortais, on sortait, je gagnais, on gagnait, je touchais',
  ],
  lbo_swap_of_figures: [
    'instead of, rather than, down from, not, where it was, against, versus, compared with, used to be',
    'au lieu de, plutôt que, contre, pas, alors que, avant, par rapport à, au départ',
  ],
  lbo_the_bill: [
    'the bill, cost of everything, all it costs, what it all costs, price tag, everything to pay, shopping list, what has to be paid, what must be paid, to pay for',
    'la facture, l’addition, ce qu’il faut payer, la note, la liste des dépenses, ce que ça coûte',
  ],
  lbo_who_chips_in: [
    'chip in, who brings, who puts, who pays, where the money comes from, where it comes from, who provides, who finds the money, who funds, who gives the money',
    'qui met, qui apporte, qui paie, qui participe, d’où vient, d’où sort, qui finance, qui avance, qui fournit, qui amène, qui donne l’argent',
  ],
  lbo_rented_flat: [
    'flat, apartment, house, property',
    'appartement, locatif, maison, studio, un bien, l’immobilier',
  ],
  lbo_small_deposit: [
    'deposit, down payment, of my own, of his own, out of pocket, own money, i put in, on my money',
    'apport, à moi, de ma poche, ma mise, sa mise, j’ai mis, de côté',
  ],
  lbo_free_of_debt: [
    'to be free, to get free, debt free, to clear it, to clear the debt, to pay it all, to pay everything back, to pay it off, to be rid, to repay it all, pay everybody off, pay everyone off, pay everything off',
    's’en libérer, être libre, tout rendre, tout rembourser, pour solder, s’en débarrasser, en sortir, effacer l’ardoise, tout payer',
  ],
  lbo_must_find: [
    'missing, must come from, has to come from, difference comes from, find the rest, make up the rest, the rest from, gap comes from',
    'la différence, manquants, doit venir, trouver le reste, complète avec, le reste vient, combler',
  ],
  lbo_own_purse: [
    'own pocket, my pocket, our pocket, my own money, our own money, own savings, from us, the fund itself',
    'ma poche, notre poche, sa poche, leur poche, mon propre argent, mes économies, nos économies',
  ],
} as const satisfies Lexicon;

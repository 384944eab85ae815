import type { Lexicon } from '../../types.ts';

/** A buyout as it is told over a table: the till, the banker, the purse. */
export const buyoutsSaidAtTheTable = {
  lbo_the_bill: [
    'what the deal costs, what the deal cost, what we owe on the day',
    'ce que l’opération coûte, ce qu’on doit régler, ce qu’il y a à régler',
  ],
  lbo_both_columns: [
    'two have to match, both have to match, one equals the other, tie out',
    'les deux tombent juste, les deux se valent, l’un égale l’autre',
  ],
  lbo_who_chips_in: [
    'who hands over, who puts up, who comes up with the money',
    'qui sort l’argent, qui allonge, qui débourse',
  ],
  lbo_most: [
    'the lion’s share, nearly all of, most of it',
    'gros de la note, gros de la facture, gros de l’addition, gros du chèque',
  ],
  banks_own_money: [
    'the bank’s money, banks’ money, lenders’ money, borrowed money, other people’s money',
    'argent de la banque, argent des banques, argent du banquier, argent des prêteurs, argent emprunté, argent des autres',
  ],
  lbo_someone_buys: [
    'flip it to, flip it on, pass it to somebody, hand it to somebody else, pays me',
    'la refile à, la repasse à, me la rachète, nous la rachète, un autre me la, un autre la reprend',
  ],
  lbo_keeps_rest: [
    'keep the change, pocket the difference, pocket the change',
    'garde la monnaie, garde la différence, empoche la différence',
  ],
  lbo_clears_the_loan: [
    'clear what the bank, square the bank, square it with the bank',
    'solde la banque, règle la banque, solde le banquier',
  ],
  works_free_of_debt: [
    'buys itself free, works itself free, frees itself, gets out of debt, works off its debt, digs itself out of debt',
    'se libère de sa dette, se libère petit à petit, sort de ses dettes, se désendette, s’affranchit de sa dette, rembourse peu à peu',
  ],
  till_money: [
    'left in the till, in the till, left over, left at the end of the year, spare cash, extra cash',
    'traîne en caisse, reste en caisse, en caisse, reste en fin d’année, cash en trop, de trop en caisse',
  ],
  goes_to_banker: [
    'goes to the bank, go to the bank, goes to the banker, goes back to the bank, sent to the bank, is for the bank',
    'part chez le banquier, va chez le banquier, file chez le banquier, part à la banque, repart à la banque, est pour la banque, partaient chez le banquier, partent chez le banquier',
  ],
  lbo_spend_on_assets: [
    'in kit, in its machines, into its machines, into machines, new kit, new lorries',
    'dans ses machines, dans les machines, dans son matériel, dans le matériel, racheter du matériel',
  ],
  lbo_put_in: ['stump up, stumps up, stumped up', 'allonge, allongent'],
  rest_from_me: [
    'I find the other, we find the other, fund finds the other, I find the rest, I put the other, we put the other, I cover the other, fund covers the rest, we cover the rest',
    'je sors les, on sort les, je mets les, je complète avec, le fonds complète, le fonds sort les, je trouve les, qui manquent, le reste vient de moi',
  ],
  lbo_still_due: [
    'still have to pay, only owe, I only owe, it only owes, just owe, left to clear',
    'ne me reste que, ne reste que, reste plus que, plus que cent, encore à payer, reste que',
  ],
  already_handed_back: [
    'handed back, gave back, given back, sent back, already paid off',
    'déjà rendu, ai rendu, a rendu, avons rendu, déjà remboursé, rendus à la banque',
  ],
  on_my_savings: [
    'on my savings, on my money, on our savings, on our money, on what I put in, on my stake',
    'sur mes économies, sur mon argent, sur notre argent, sur ma mise, sur ce que j’ai mis, à mon argent',
  ],
  profit_took_on: [
    'profit went up, profit is up, earnings went up, it earns more, earns more than, makes more than before, makes more a year, rent went up, rents went up',
    'bénéfice a pris, résultat a pris, bénéfice a monté, elle gagne plus, elle gagne davantage, gagne plus qu’avant, loyer a pris, loyers ont pris, loyer a monté',
  ],
  paid_so_many_years: [
    'you paid eleven, paid eleven years, you paid, years for it, times for it, years of rent for',
    'payé onze fois, payés onze fois, payé neuf fois, payé dix fois, payé sept fois, payée onze années, payé onze années, payé dix années',
  ],
  priced_dearer: [
    'priced dearer, priced higher, sells for more, sells dearer, fetches more',
    'se vend plus cher, se paie plus cher, vaut plus cher, part plus cher',
  ],
  it_owes_less: [
    'it owes less, owes less, less to repay, loan is lighter, lighter loan, loan is smaller',
    'elle doit moins, doit moins, moins à rembourser, crédit plus léger, crédit est plus léger, prêt est plus léger',
  ],
  all_mine_word: [
    'all mine, all ours, that is mine, into my pocket, in my pocket, for me',
    'pour ma poche, pour notre poche, dans ma poche, c’est pour moi, c’est à moi, tout à moi',
  ],
  debt_brings: [
    'debt brings, debt provides, debt gives, debt covers, debt contributes, debt pays for, lenders found, lenders find, bank finds, banks find, debt puts in',
    'dette apporte, dette amène, dette fournit, dette couvre, dette paie, dette met, banques apportent, banques trouvent, banque amène',
  ],
  lbo_growth_on_growth: [
    'grow on the one before, grows on the one before, each year on the one before, on top of nine, on top of ten, on top of the previous, builds on the one before, each year stacks on',
    'pousse sur la précédente, sur la précédente, sur neuf sur, par dessus la précédente, chaque année sur la précédente, neuf sur neuf, dix sur dix, huit sur huit',
  ],
  put_one_get_two: [
    'put in one and got two, put in one get two, one in and two out, one in two out, put in one and take out two, one goes in two come out',
    'posé un et récupéré deux, mis un et récupéré deux, posé un et tu récupères deux, mets un et récupère deux, un qui entre deux qui sortent, mis un je récupère deux, mis un pour deux',
  ],
  rate_year_on_year: [
    'what rate year after year, what yearly rate, which yearly rate, what rate each year, what annual rate, rate that turns',
    'quel taux année après année, quel taux par an, quel taux annuel, quel taux chaque année, taux qui transforme, taux qui fait passer',
  ],
  stretches_it: [
    'stretches total leverage, stretch the leverage, stretches leverage, stretches the total, pushes leverage further, takes leverage further, tops up the debt, adds a turn or two, gets you another turn',
    'étire le levier, pousse le levier, fait monter le levier, complète la dette, ajoute un ou deux tours, donne un tour de plus, monte le levier',
  ],
  lbo_step_in: [
    'rings the bell, rings, pulls the plug, raises its hand, gets nervous, calls it in, before they knock',
    'sonne la cloche, sonne, siffle, lève la main, tire le signal, s’énerve',
  ],
  what_bank_asks: [
    'what the bank asks, what they ask, what the lenders ask, what the bank wants, what the lenders want, what it pays the bank, what it owes in interest',
    'ce que réclame la banque, ce que demande la banque, ce que la banque réclame, ce que la banque demande, ce qu’il faut à la banque, ce qu’elle paie à la banque',
  ],
  so_many_times: ['times, twice, time', 'fois, double'],
  gone_in_a_bad_month: [
    'soon gone, gone quickly, gone in a month, goes fast, goes quickly, does not last, will not last',
    'part vite, file vite, vite parti, ne dure pas, fond vite, s’envole vite',
  ],
  bad_month_word: [
    'bad month, one month goes badly, slow month, month goes wrong, bad quarter, a customer pays late',
    'mois est mauvais, mauvais mois, mois se passe mal, mois creux, mauvais trimestre, client paie en retard',
  ],
  bank_bites_more: [
    'bigger bite, bigger slice, bigger share goes to the bank, takes more of every, bank eats more, more goes to the bank',
    'plus grosse part de chaque, croque une plus grosse, prend une plus grosse, mange une plus grosse, plus gros morceau',
  ],
  before_and_now: [
    'before, used to, now, instead of',
    'avant, maintenant, désormais, au lieu de, aujourd’hui',
  ],
  same_price_paid: [
    'pay the same, paying the same, at the same price, for the same price',
    'payant pareil, payant le même prix, au même prix, à prix égal, payer pareil',
  ],
  so_much_instead: [
    'a year instead of, instead of twenty, instead of twenty five, instead of, not twenty',
    'par an au lieu de, au lieu de vingt, au lieu de vingt cinq, au lieu de, et non vingt',
  ],
  the_boss: [
    'boss, founder, managers, owner, seller, management',
    'patron, fondateur, managers, dirigeant, vendeur, cédant, équipe',
  ],
  leaves_own_money_in: [
    'leaves more of his money in, leaves more of his own money, leaves money in, leaves some of his money, keeps more of his money in, leaves a bigger piece, puts more back in',
    'laisse une plus grosse part de ses sous, laisse plus d’argent dans, laisse ses sous, laisse une part de ses sous, laisse de l’argent dans, remet plus de ses sous, garde plus de billes, laisse plus de billes, laisse davantage dans',
  ],
  hit_by_it_too: [
    'is hit by it too, hit by it as well, is also worth less, also sold cheaper, also sells for less, suffers the lower multiple, also priced lower, gets the lower multiple too',
    'se vend aussi moins cher, vaut aussi moins, subit aussi le multiple, est touché aussi, prend aussi la baisse, aussi au multiple plus bas',
  ],
  lbo_own_line: [
    'in its own box, in its own line, a separate line, separate box, a line of its own',
    'ligne à part, case à part, dans sa case, ligne séparée, sur sa ligne',
  ],
} as const satisfies Lexicon;

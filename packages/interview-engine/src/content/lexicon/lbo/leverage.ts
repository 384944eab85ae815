import type { Lexicon } from '../../types.ts';

/** Leverage, in the words people use for it. */
export const leverageNotions: Lexicon = {
  banks_own_money: [
    'the bank’s money, banks’ money, lenders’ money, borrowed money, other people’s money',
    'argent de la banque, argent des banques, argent du banquier, argent des prêteurs, argent emprunté, argent des autres',
  ],
  ceiling: [
    'only so much, say stop, says stop, no room, little room, too heavy, heavy load, weighed down, can carry, cannot carry, bend under, no slack, no margin for error, too many debts, limit, ceiling, cap, headroom, capacity, beyond, too much, too far, overload, fragile, no further, covenant, balance sheet strength, tense, stretched, overstretched, dangerous, back breaks',
    'disent stop, dit stop, pas tout porter, peut porter, aucune marge, plus de marge, trop chargé, trop lourd, plie sous, marge d’erreur, étouffe, trop de dette, trop de dettes, trop emprunter, trop emprunté, limite, plafond, capacité, marge de manœuvre, au-delà, trop loin, alourdir, fragile, fragiliser, covenant, surendettement, sans limite, tendu, se tend, dangereux, étranglé',
  ],
  deals_debt_turns: [
    'six times, seven times, that many times, heavy to carry, heavy load, bank sits, bank at breakfast, turns, times ebitda, five times, four times, borrow, debt, leverage, interest burden, interest cost, covenant, banks',
    'six fois, sept fois, lourd à porter, sur le dos, tours, fois l’ebitda, cinq fois, quatre fois, emprunter, dette, levier, charge d’intérêts, frais financiers, covenants, banques, endettement',
  ],
  debt_brings: [
    'debt brings, debt provides, debt gives, debt covers, debt contributes, debt pays for, lenders found, lenders find, bank finds, banks find, debt puts in',
    'dette apporte, dette amène, dette fournit, dette couvre, dette paie, dette met, banques apportent, banques trouvent, banque amène',
  ],
  ebitda_turns: [
    'times ebitda, times the ebitda, turns, ebitda multiple, debt to ebitda, debt over ebitda, years of ebitda, years of cash flow, years of earnings, years of profit, years of gains, times operating profit, years of results, years of income',
    'fois l’ebitda, fois ebitda, fois son ebitda, x ebitda, tours d’ebitda, dette sur ebitda, années d’ebitda, années de résultat, années de bénéfice, années de cash flow, années de gains, fois le résultat, ans de profits, ans de bénéfice, ans de résultat, années de profits',
  ],
  first_cheque_word: [
    'entry ticket, entry cheque, equity ticket, equity cheque, equity in, fund’s ticket, fund puts',
    'ticket d’entrée, ticket du fonds, chèque d’entrée, mise de départ, mise d’entrée, ticket equity, apport du fonds',
  ],
  lbo_amplify: [
    'amplify, magnify, multiply the return, boost, gear up, enhance, lift the return, juice',
    'amplifier, amplifie, démultiplier, démultiplie, booster, doper, accélérer',
  ],
  lbo_bigger: [
    'bigger, larger, more, deeper, higher, increase',
    'plus gros, plus grand, grossit, gonfle, plus élevé, davantage, augmente, combler',
  ],
  lbo_bring_in: ['bring, give, supply', 'amener, apporte, donner'],
  lbo_carry_debt: [
    'support, carry, bear, service, afford, handle, sustain, cope with, capacity, cover',
    'supporter, porter, tenir, assumer, servir, absorber, capacité d’endettement, couvrir, permettent',
  ],
  lbo_closes_gap: [
    'closes the hole, closes the gap, fills the gap, fills the hole, bridges the gap, makes up the rest, fills in the rest, make up the shortfall, makes up the shortfall, cover the shortfall, plug the hole, plugs the hole, plug the gap, plugs the gap, fill the hole, fill the gap, make up the difference',
    'comble le trou, bouche le trou, fait l’appoint, comble l’écart, comble la différence, fournit le reste, boucher le trou, boucher le vide, comble le vide, mettre la différence, met la différence, couvre la différence, combler le trou, combler l’écart',
  ],
  lbo_debt_amount: [
    'amount of debt, debt capacity, debt quantum, leverage, how much debt',
    'quantité de dette, capacité d’endettement, montant de dette, levier, combien emprunter',
  ],
  lbo_equity_part: [
    'equity, own pocket, out of pocket, his pocket, its pocket, own funds, own money, fund’s money, cheque, sponsor’s money',
    'fonds propres, equity, apport, sa poche, leur poche, mise de départ, sa mise, ticket, chèque, argent du fonds, capital',
  ],
  lbo_fill_gap: [
    'fill, dig deeper, own pocket, make up, top up, put in more, more equity, put more',
    'combler, compenser, de sa poche, mettre plus, remettre, plus de fonds propres, plus d’equity, compléter',
  ],
  lbo_free_of_debt: [
    'to wipe it out, to be clear, to be quits, to wipe the slate, wipe the slate clean, to be clean, to be out of debt, to clear the slate, to be square, to be done with the bank, to pay the lot, to be free, to get free, debt free, to clear it, to clear the debt, to pay it all, to pay everything back, to pay it off, to be rid, to repay it all, pay everybody off, pay everyone off, pay everything off',
    'pour l’effacer, effacer la dette, être quittes, pour tout effacer, tout effacer, pour être propre, tout éponger, pour être à zéro, pour être quitte, finir de payer, être débarrassé, s’en libérer, être libre, tout rendre, tout rembourser, pour solder, s’en débarrasser, en sortir, effacer l’ardoise, tout payer',
  ],
  lbo_give: [
    'give, gave, stop, go up to, go to',
    's’arrêtent, donner, monter, aller jusqu’à, va jusqu’à',
  ],
  lbo_higher_in_debt: [
    'higher in leverage, more leverage, further in leverage',
    'plus haut en levier, plus de levier, plus loin en levier',
  ],
  lbo_house_image: [
    'mortgage, tenants, buy to let',
    'crédit immobilier, appartement à crédit, maison à crédit, locataires, hypothèque',
  ],
  lbo_lend: [
    'on credit, mortgage, lend, lent, advance, borrow, raise debt, put debt, take on debt, lever up, loan, leverage',
    'crédit, prêter, avancer, emprunter, endetter, lever de la dette, levier',
  ],
  lbo_loss_of_money: ['loss, both ways, downside', 'perte, dans les deux sens, à la baisse'],
  lbo_max_price: [
    'pay for, maximum price, at most, ceiling, total price, buy the target, price of',
    'prix maximum, prix total, payer, au maximum, au plus, plafond, prix de',
  ],
  lbo_mix_word: [
    'mixing, combining, several tranches, blend, layering',
    'mélange, combine, plusieurs tranches, empiler, panacher',
  ],
  lbo_more_debt_word: [
    'more debt, more leverage, higher leverage, maximum debt',
    'plus de dette, plus de levier, plus il y a de dette, maximum de dette, plus on s’endette, levier maximum, plus on emprunte',
  ],
  lbo_more_money: [
    'more debt, further, more money, go higher, gets you to, takes you to, borrow more, bigger package, reach, extra leverage, additional leverage',
    'plus de dette, aller plus haut, aller plus loin, permet d’aller, monter à, on monte, emprunter plus, emprunter davantage, montant total, levier supplémentaire',
  ],
  lbo_more_than: ['more than, beyond, above, past, over', 'plus de, au delà, dépasser, au dessus'],
  lbo_most: [
    'most of, bulk of, large part, big part, biggest part, larger part, majority, mostly, mainly, lion’s share, the lion share, the lion’s share, nearly all of, most of it',
    'plus grande partie, grande partie, majeure partie, l’essentiel, gros du prix, la plupart, surtout, essentiellement, la part du lion, gros de la note, gros de la facture, gros de l’addition, gros du chèque',
  ],
  lbo_must_find: [
    'missing, must come from, has to come from, difference comes from, find the rest, make up the rest, the rest from, gap comes from',
    'la différence, manquants, doit venir, trouver le reste, complète avec, le reste vient, combler',
  ],
  lbo_others_money: [
    'other people’s money, money of others, not mine, not ours, people we have to pay back, bank’s money, lent to us, lent to me',
    'argent des autres, argent de la banque, argent du banquier, pas à nous, qu’on me prête, qu’on nous prête, pas à moi',
  ],
  lbo_own_money_word: [
    'own money, own pocket, its pocket, out of its own, investors’ money',
    'propre argent, sa poche, ses propres deniers, argent de ses investisseurs, ses fonds propres',
  ],
  lbo_own_purse: [
    'his savings, its savings, his own money, own pocket, my pocket, our pocket, my own money, our own money, own savings, from us, the fund itself',
    'ses économies, son propre argent, ma poche, notre poche, sa poche, leur poche, mon propre argent, mes économies, nos économies',
  ],
  lbo_part_of_price: [
    'percent, per cent, %, half, third, 30%, 35%, 40%, 45%, 50%, 55%, 60%, 65%, 70%',
    'pour cent, %, moitié, tiers, 30%, 35%, 40%, 45%, 50%, 55%, 60%, 65%, 70%',
  ],
  lbo_plus_strict: ['plus, add, together with', 'plus, ajoute'],
  lbo_reduce_amount: [
    'trim, shave, reduce what, cut what, pull back, cautious, less generous, tighten, stricter, step back',
    'raboter, frileuse, réduisent, réduire ce, prudents, plus frileux, resserrent, durcissent',
  ],
  lbo_refuse: [
    'refuse, not want, decline, not go beyond, not go above, stop at, gets cold feet, get cold feet, balks, balk, loses its nerve, lose their nerve, runs out of nerve, won’t follow, will not follow, gets queasy',
    'refuser, ne veut pas, ne veulent pas, ne va pas au delà, s’arrête à, cale, calent, a le vertige, ont le vertige, se dégonfle, ne suit plus, ne suivent plus, a froid aux pieds, dit stop, disent stop',
  ],
  lbo_rented_flat: [
    'flat, apartment, house, property',
    'appartement, locatif, maison, studio, un bien, l’immobilier',
  ],
  lbo_room_to_borrow: [
    'so it can take on, so it can bear, can take on five, room for more loans, room to lever, room to borrow, room for debt, space for debt, capacity to borrow',
    'pouvoir en ajouter, pouvoir en remettre, en remettre quatre, place pour de la dette, place pour s’endetter, marge pour s’endetter, encore s’endetter, peu de dette aujourd’hui',
  ],
  lbo_small_deposit: [
    'deposit, down payment, of my own, of his own, out of pocket, own money, i put in, on my money',
    'apport, à moi, de ma poche, ma mise, sa mise, j’ai mis, de côté',
  ],
  lbo_smaller_cheque: [
    'smaller cheque, smaller loan, less willing to lend, lend a smaller part',
    'plus petit chèque, chèque plus petit, plus petit prêt, prêt plus petit, rechigne à prêter',
  ],
  lbo_stops_at: [
    'stops at, only go to, go no further than, goes less far, will not go as far',
    's’arrête à, ne vont que jusqu’à, vont pas plus loin, ne monte plus qu’à, ne vont plus qu’à, ne va plus qu’à, va moins loin, ira moins loin',
  ],
  lbo_stops_short: [
    'stop too early, not lend enough, not go far enough, not give you enough, won’t give you enough, not give enough, not enough on their own, not far enough',
    's’arrêtent trop tôt, ne prêtent pas assez, ne va pas assez loin, ne vont pas assez loin, ne donnent pas assez, ne donne pas assez, donnent pas assez, pas assez à elles seules',
  ],
  lbo_the_rest: ['rest, remainder, balance, remaining', 'reste, complément, solde'],
  lbo_to_find: ['have to find, left to find', 'à trouver, reste à trouver'],
  lbo_turn_of_debt: [
    'turn of debt, turn of leverage, turns of borrowing, times levered, times leverage, turns of senior, extra turn, half a turn, turns of EBITDA, turn and a half',
    'tour de dette, tour de levier, tours d’ebitda, fois de levier, tour et demi, demi tour',
  ],
  lbo_turns: [
    'turn, times, years of, years worth, 0x, 1x, 2x, 3x, 4x, 5x, 6x, 7x, 8x, 9x, years’ worth, years’ profit, years of ebitda',
    'tour, fois, années de, ans de, ans et demi, années et demie, 0x, 1x, 2x, 3x, 4x, 5x, 6x, 7x, 8x, 9x, années d’ebitda, ans d’ebitda, année d’ebitda, années d’ebe, années d’excédent',
  ],
  little_of_ours: [
    'little of your money, little of our money, little of our own, little of my own, bit of our own money, bit of your own money',
    'un peu de notre argent, peu de notre argent, un peu de son argent, un peu du nôtre, peu de son propre argent',
  ],
  lots_of_theirs: [
    'a lot of theirs, lots of theirs, much of theirs, plenty of theirs',
    'beaucoup du leur, beaucoup de celui, surtout le leur, plein du leur',
  ],
  mind_of_lender: ['banker', 'banquier'],
  passing_bank_takes: [
    'holding the keys, bank takes over, hands the keys, lenders take over, bank in charge',
    'rend les clés, banquier décide, banque aux commandes',
  ],
  rating: [
    'rating, agencies, downgrade, moody’s, s&p, grade, judge your credit, judge our credit, people who grade, grade us, grade our credit, those who grade, mark us down, marks us down',
    'notation, agence, dégrader, note de crédit, note baisse, investment grade, moody’s, baissent la note, baisse la note, jugent notre crédit, juge le crédit, perdre sa note, abaisse la note, nous notent, qui nous note, ceux qui notent, perd la note, perd notre note, perd la bonne note, bonne note, abîme la note',
  ],
  rest_from_me: [
    'I find the other, we find the other, fund finds the other, I find the rest, I put the other, we put the other, I cover the other, fund covers the rest, we cover the rest',
    'je sors les, on sort les, je mets les, je complète avec, le fonds complète, le fonds sort les, je trouve les, qui manquent, le reste vient de moi',
  ],
  spares_the_sheet: [
    'doesn’t add to debt, adds no debt, adds nothing to debt, doesn’t add to what you owe, keeps debt where it is, no extra debt, no extra borrowing, leaves leverage alone, spares the balance sheet, protects the balance sheet, spares the rating, protects the rating, preserves the rating, doesn’t add to borrowings, doesn’t load the balance sheet, leaves the balance sheet alone, doesn’t weigh on the balance sheet',
    'n’alourdit pas l’endettement, n’ajoute pas de dette, ménage le bilan, préserve le bilan, épargne le bilan, ne charge pas le bilan, n’endette pas davantage, laisse le levier inchangé, sans s’endetter davantage, ménage la notation, préserve la notation, protège la notation, n’alourdit pas la dette, n’alourdit pas le bilan, n’augmente pas la dette, ne pèse pas sur le bilan',
  ],
  stretches_it: [
    'stretches total leverage, stretch the leverage, stretches leverage, stretches the total, pushes leverage further, takes leverage further, tops up the debt, adds a turn or two, gets you another turn',
    'étire le levier, pousse le levier, fait monter le levier, complète la dette, ajoute un ou deux tours, donne un tour de plus, monte le levier',
  ],
  threatens_it: [
    'threatens, endangers, puts at risk, puts in danger, would break, jeopardises, at risk, under threat, slips, lost, lose, keep, stay, hold, floor, threshold, too high, watch list, notch, downgrade, weaken',
    'menace, met en danger, fragilise, ferait sauter, risque de casser, fait dépasser, menacée, en danger, perd, perdre, garder, conserver, seuil, trop élevé, sous surveillance, cran, dégrader, dégradent, dégradation, note tient',
  ],
  worry: [
    'stop lending, think twice, do not sleep, scared, sink, go under, go bust, drown, bring you down, pull a face, pulls a face, pulling a face, pulling faces, grimace, get nervous, twitchy, jumpy, jittery, get cold feet, gets cold feet, look at you sideways, looks at you sideways, look at us sideways, marks you down, mark you down, mark us down, raises an eyebrow, gulp, gets shy, close the tap, turns off the tap, drop us a notch, drop you a notch, down a notch, a notch lower, cut us a notch, worry, trust us less, trust it less, lose faith, nervous, refuse, balk, pull back, concerned, uneasy, phone, start calling, frown, sweat, gets tense, still sleep, sleep at night, bad year, bring us down, one bad year',
    'ne veulent plus prêter, arrêtent de prêter, réfléchissent à deux fois, froides, peur, couler, faire faillite, plonger, noyer, mettre à genoux, tiquer, tirer la tronche, tire la tronche, fait la grimace, grimacer, tord le nez, d’un autre œil, font la grimace, regarde de travers, regardent de travers, tousse, toussent, grincent des dents, grince des dents, enlever une étoile, enlèvent une étoile, enlève une étoile, retirer une étoile, perdre une étoile, ferme le robinet, ferment le robinet, tique, descendre d’un cran, baisser d’un cran, perdre un cran, descendent d’un cran, cran plus bas, inquiète, fait moins confiance, font moins confiance, perdent confiance, nerveux, refuse, se méfient, hésitent, commencent à appeler, tiquent, froncent, dorment encore, dorment tranquilles, font la tête, mauvaise année, mettre à terre, nous mettre à terre',
  ],
};

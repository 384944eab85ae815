import type { Lexicon } from '../../types.ts';

/** How the deal is paid, in the words people use for it. */
export const financingMixNotions: Lexicon = {
  as_far_as_it_goes: [
    'owe too much, only so much, until the bank, first, what is left, last, as long as you can sleep, as far as is safe, as is safe, as is prudent, as we dare, up to the limit, as much as is safe, before it hurts',
    'tant que la banque, tant qu’on dort, tant que ça passe, d’abord, ensuite, en dernier, que si, jusqu’à ce que, pas trop devoir, trop devoir, tant que c’est raisonnable, tant que c’est prudent, jusqu’à la limite, seulement pour le reste, tant que c’est sain',
  ],
  borrows_nothing: [
    'borrow nothing, borrows nothing, nothing is borrowed, nothing borrowed, no borrowing, no loan, without borrowing, no money leaves, no money goes out, hands over no money, hand over no money, no cash goes out, no money changes hands, no interest to take, no interest to deduct, zero interest, no interest',
    'n’emprunte rien, rien emprunté, aucun emprunt, pas d’emprunt, sans emprunter, ne sort pas d’argent, aucun euro ne sort, sans sortir d’argent, aucun cash, zéro dette, aucun intérêt, zéro intérêt, aucun intérêt à',
  ],
  by_slices: [
    'bits of yourself, bits of itself, bits of ourselves, bits of the company, bits of our, slices, giving shares, give shares, giving them shares, offer shares, pieces of, in shares, with shares, own shares, parts of, hand over pieces, handing over pieces, hand out shares, pieces of ourselves',
    'bouts de soi, bouts de la société, bouts de nous, bouts de notre, morceaux de soi, des parts, en parts, des morceaux, en actions, avec mes actions, en titres, donner des actions, donne des actions, distribuer des actions, distribue des actions',
  ],
  case_bank_too: [
    'at the bank, the bank, the banks, credit line, a loan, borrowing, no share, single share, keep paper out',
    'la banque, banques, un emprunt, ligne de crédit, emprunte, sans créer de papier, pas d’action nouvelle, au capital',
  ],
  case_cash_then_bank: [
    'cash pile, from the till, money on hand, cash on hand, the till and the banks',
    'matelas, avec la caisse, viderais un peu la caisse',
  ],
  case_gives_part: [
    'takes part, takes a part, part of our future, share our future, own part of us, piece of us',
    'prend un bout, bout de notre avenir, part de notre avenir, morceau de nous',
  ],
  case_in_hand: [
    'in the bank, in the till, what they have, money at hand, lying around, cash they have',
    'en banque, en caisse, de côté, argent disponible, de quoi payer',
  ],
  case_later: [
    'years later, later if, if the brand keeps, in two years',
    'ans plus tard, plus tard si, si la marque continue, dans deux ans',
  ],
  case_mostly_debt: ['mostly in debt', 'surtout en dette'],
  case_rest_in_shares: [
    'rest in shares, balance in shares, remainder in shares, rest in stock, balance in stock, rest in paper, part in shares, partly in shares',
    'solde en titres, reste en titres, solde en actions, reste en actions, solde en papier, reste en papier, partie en titres, partie en actions',
  ],
  case_up_front: [
    'up front, now, today, straight away, half, part',
    'tout de suite, aujourd’hui, comptant, moitié, une partie',
  ],
  case_with_debt: [
    'in debt, with debt, debt first, debt up to, debt as long as, borrowing up to, loans up to',
    'en dette, par dette, avec de la dette, dette d’abord, dette jusqu’à, dette tant que, endettement jusqu’à, emprunt jusqu’à',
  ],
  certainty: [
    'certain, certainty, sure, quick, fast, speed, simple, clean, immediate, fastest, quickest, safest, surest, believes it',
    'certain, certitude, sûr, rapide, rapidité, simple, immédiat, plus rapide, plus sûr, plus simple, y croit',
  ],
  cheap_or_dear: [
    'cheap, cheaper, cheapest, expensive, dear, dearer, dearest, costs little, costs nothing much, costs least, costs most, less costly, low cost, least costly',
    'bon marché, plus cher, cher, coûteux, coûte peu, coûte guère, coûte moins, coûte plus',
  ],
  deals_cash_means: ['cash', 'numéraire, cash, trésorerie'],
  deals_debt_means: ['debt, bonds, loan, borrowing', 'dette, obligations, emprunt'],
  deals_fund_verb: ['finance, fund', 'financer'],
  deals_share_means: [
    'shares, stock, equity, rights issue',
    'titres, actions, augmentation de capital, fonds propres',
  ],
  earns_little: [
    'brings in nothing, brings in almost nothing, asleep, sleeping, doing nothing, sits there, earns little, earns nothing, earns next to nothing, earns almost nothing, idle, yields little, yields nothing, hardly earns, barely earns, brings little, earns hardly anything, no return',
    'ne sert à rien, ne travaille pas, rapporte des clopinettes, rapporte trois fois rien, ne rapporte rien, rapporte peu, ne rapporte presque rien, rapporte presque rien, dort, dorment, oisif, rapporte à peine, rapporte guère, rapporte quasiment rien',
  ],
  favours: [
    'prefer, rather, would go for, start with, begin with, favour, first choice, first use, use first, go first, last resort, choose, like',
    'préférer, plutôt, commencer par, privilégier, privilégie, d’abord, en premier, en dernier, dernier recours, choisir, favoriser, préférait',
  ],
  for_the_rest: [
    'the rest, other half, what is left, the remainder',
    'le reste, autre moitié, une moitié en titres, le solde',
  ],
  forgo_interest: [
    'lost interest, interest lost, lose the interest, loses interest, interest forgone, forgone interest, foregone interest, interest income, interest on the cash, interest on cash, give up the interest, lose what it earned, lose what it was earning, no longer earns, gives up what it earned',
    'intérêts perdus, perte d’intérêts, manque à gagner, produits financiers, intérêts sur la trésorerie, intérêts de la trésorerie, renonce aux intérêts, intérêts non perçus, revenus de placement, rémunération de la trésorerie, perd ce que, perdre ce que, perd le rendement, ne rapporte plus, renonce au rendement',
  ],
  from_the_bank: ['borrow, bank, loan, credit', 'emprunter, emprunte, banque, crédit, prêt'],
  gave_up_interest: [
    'what it was earning, what the money was earning, interest it was earning, interest it earned',
    'ce que l’argent rapportait, ce qu’il rapportait, ce qu’elle rapportait, les intérêts du placement',
  ],
  gives_slice: [
    'piece of our, part of our house, shares in us, shares of ours, shares in our, some of our shares, some of our paper, slices, seat at our table, gets some of us, in our shares, in shares, few shares, shares to the founder',
    'parts de chez nous, bout de chez nous, morceau de chez nous, des parts, une part de nous, nos parts, nos actions, en titres, en papier, place à notre table, un peu d’actions, en actions, actions au fondateur, actions à la fondatrice',
  ],
  half_of_it: ['half, half of it, a part', 'moitié, une moitié, une partie'],
  idle_money: [
    'money sitting in the account, cash sitting idle, cash sitting there, cash lying around, money lying idle, money asleep, piggy bank, empty the account, dip into our savings',
    'argent sur le compte dort, argent qui dort, argent dort, trésorerie qui dort, tirelire, bas de laine, vide le compte, vider le compte, pioche dans la caisse',
  ],
  in_the_same_boat: [
    'in it with you, in it with us, suffer too, suffers too, suffers with, sweat with, sweats with, share the pain, lose too, loses too, same boat, share the risk, if it flops',
    'souffre avec, souffrent avec, souffre aussi, même bateau, partage le risque, partagent le risque, perd aussi, perdent aussi, risque avec, trinque, mouillent',
  ],
  interest_comes_off: [
    'take the interest off, interest off the profit, interest comes off, interest is taken off, take interest off, knock the interest off, interest eats',
    'intérêts viennent en moins, intérêts en moins, intérêts mangent, ôte les intérêts, enlève les intérêts, retire les intérêts',
  ],
  market_means_of_payment: [
    'hand over their own, currency for, leaned on the banks, every dollar in money, pay, paid, fund, finance, currency, offered, hand out, settle, hand over paper, with paper',
    'règlent, met du sien, payé sur, réglé, régler, payer, payé, financer, monnaie, offert, sort son, sortent leur, sort le chéquier, plutôt que le chéquier',
  ],
  market_paper_money: [
    'hand those over, those over instead of money, useful currency, leaned on the banks, every dollar in money, in cash, in shares, in stock, own shares, all cash, all stock, bonds, cash on hand, new shares, mix of cash, stock and cash, cash and stock, stock rather than cash, paper, pay in money, with debt, borrowed, acquisition loan, bridge loan, rights issue, savings, huge loan, stock to hand out, shares to print, paid in money, own paper, in their own stock, own stock',
    'sur la caisse, sans émettre, leur propre papier, emprunte le reste, emprunter le reste, en cash, en numéraire, en titres, en actions, en papier, titres chers, obligations, émission obligataire, trésorerie disponible, nouvelles actions, augmentation de capital, mélange de cash, par dette, crédit relais, emprunté, en dette, leurs propres titres, ses propres titres, propres actions, propre papier, du papier',
  ],
  mixed: [
    'mix, mixture, blend, combine, half and half, fifty fifty, part cash, part shares, part stock, partly, half cash, half shares, half in cash, half in shares, as well, for a part, part of it in, for the rest, some of each, bit of',
    'mix, mixte, mélange, combiner, combinaison, moitié moitié, moitié cash, moitié titres, moitié numéraire, moitié en, en partie, une partie, panacher, panachage, un peu de chaque, pour le reste',
  ],
  no_pieces_made: [
    'nothing gets printed, nothing is printed, nothing new is printed, print nothing, prints nothing, issue none, issues none, printing none, count stays put, count stays the same, count doesn’t move, count does not move, number of shares stays, no printing, issue nothing, issues nothing, no extra pieces, no extra slices, no new slices, no new pieces, no extra shares, no new shares, no extra paper, no new paper, nothing issued, same number of shares, as many shares as before',
    'imprime rien, imprime aucun, imprime aucune, rien imprimé, aucun titre créé, aucun titre nouveau, compte ne bouge pas, nombre de titres ne bouge pas, nombre de titres ne change pas, autant de titres, aucune action créée, zéro titre, zéro action, n’émet rien, n’émet aucune, nombre d’actions ne bouge pas, nombre d’actions ne change pas, pas de nouvelles parts, pas de parts en plus, aucune nouvelle part, aucune part en plus, pas d’actions nouvelles, aucune action nouvelle, rien à émettre, autant de parts, autant d’actions, même nombre d’actions',
  ],
  nobody_new: [
    'nobody new, no new partner, no new partners, no extra owners, not invited anybody, not invited anyone, invited nobody',
    'personne de plus, personne de nouveau, aucun nouvel associé, pas de nouvel associé, invité personne, invite personne, convié personne',
  ],
  only_the_interest: [
    'only the interest, just the interest, only interest, just interest, interest bill, interest to bear, interest to pay, cost of the loan',
    'seulement les intérêts, juste les intérêts, que les intérêts, intérêts à payer, intérêts à supporter, facture d’intérêts, coût de l’emprunt, coût du prêt',
  ],
  overvalued: [
    'overvalued, overpriced, too expensive, fully valued, shares are high, share price is high, stock is high, expensive stock, expensive paper, richly valued, strong share price',
    'surévalué, surcoté, trop cher, se trouve cher, cours est élevé, cours élevé, bien valorisé, valorisé cher',
  ],
  own_cash: [
    'in the till, from the till, out of the till, the kitty, writing a cheque, write a cheque, out of our pocket, what we have saved, piggy bank, money we have, cash, money it has, savings account, idle money, treasury, bank account, in the bank, in the drawer, in his drawer, use savings, some savings, its savings, own savings, our savings, savings are the, money in hand, hard money, cold cash, money on the table, money up front',
    'sort le chèque, faire un chèque, signer un chèque, cagnotte, avec nos économies, nos réserves, tirelire, argent qu’on a, de notre poche, cash, trésorerie, numéraire, argent disponible, argent en banque, argent qui dort, liquidités, caisse, au comptant, compte en banque, à la banque, argent de côté, bas de laine, tiroir, ses économies à elle, argent comptant, du comptant, sonnant et trébuchant, argent sur la table, nos sous, mes sous',
  ],
  own_savings: [
    'the drawer, kitty, rainy day money, cash box, own purse, savings, piggy bank, our own money, own pocket, money we have, money put aside, out of our pocket, from the drawer, under the mattress, till, bit of cash, some cash, part in cash, out of the till, own cash, emptied the account, emptied its account',
    'le tiroir, la tirelire, de notre poche, la cassette, argent qui dort, économies, tirelire, notre argent, propre poche, notre poche, l’argent de côté, bas de laine, sous le matelas, cagnotte, caisse, bout en cash, un peu de cash, partie en cash, vidé le compte, vidé la caisse, vidé leur compte, fonds de tiroir, propre cash',
  ],
  pays_shares: [
    'stock deal, all stock, all share, share deal, share exchange, stock payment, share payment, share consideration, stock consideration, stock offer, share offer, issue shares, issuing shares, use its shares, use shares, use stock, using its shares, using shares, shares as currency, use its paper, shares as payment, with shares, in shares, in stock, with stock, issuing stock, use your paper, use your shares, use its own shares, issue stock',
    'échange de titres, échange d’actions, émettre des actions, émettre des titres, utiliser ses titres, utiliser ses actions, payer avec ses titres, payer avec ses actions, payer en papier, payer par échange, avec des titres, en titres, avec des actions, en actions, utiliser son papier, utilise ses titres',
  ],
  same_count: [
    'same share count, same number of shares, count unchanged, number of shares does not change',
    'même nombre d’actions, nombre d’actions ne change pas, autant d’actions qu’avant, autant de parts qu’avant',
  ],
  shares_the_risk: [
    'carries part of the risk, carries some of the risk, takes some of the risk, bears some of the risk, shoulders part, shares our luck, share our luck, rides along with us, takes his chances with us, share the risk, share risk, risk is shared, bears part of the risk, in the same boat, suffers too, suffers with, pays for it too, loses with us, takes part of the risk, exposed as well, skin in the game, shares the pain, share bad luck, share the bad luck, eat part of it, eat some of it, take part of the pain, loses too, feel it too',
    'court le risque avec, prend le risque avec, porte une part du risque, porte une partie du risque, partage notre sort, monte dans le même bateau, partage le risque, partage du risque, risque est partagé, supporte une partie, même bateau, souffre aussi, souffre avec, le paie aussi, perd avec nous, prend une part du risque, exposé aussi, partage la peine, partage la casse, perdent aussi, trinque avec nous, prennent leur part, prend sa part, partagent la malchance',
  ],
  signal: [
    'as a sign, a sign that, takes it as, signal, sends a message, tells the market, suggests, market reads, market thinks, investors read, makes people think, looks as if',
    'un signe que, le signe que, y voit la preuve, y voit un signe, signal, envoie un message, dit au marché, fait croire, laisse croire, laisse penser, marché lit, marché comprend, marché se dit, suggère',
  ],
  takes_loan: [
    'ring the bank, call the bank, half borrowed, the rest borrowed, ask the bank, from the lender, from lenders, the banker, borrow, borrows, borrowing, a loan, bank lends, bank gives, mortgage, from the bank, bonds, they owe little, in debt, on credit, borrowed the rest, borrow the rest, rest from a bank, rest from the bank, rest on credit, rest in debt, rest borrowed',
    'au banquier, le banquier, appelle la banque, à crédit, le reste emprunté, moitié emprunté, emprunte, emprunter, un prêt, banque prête, à la banque, crédit, empruntent, obligations, ils doivent peu, peu de dettes, endetter un peu, emprunté le reste, emprunter le reste, reste à crédit, reste en dette',
  ],
  tax_deferral: [
    'defer tax, defer the tax, deferred capital gain, roll over tax, capital gains tax, taxed on the gain, postpone tax, postpones the tax',
    'report d’imposition, reporter l’imposition, reporter l’impôt, différer l’impôt, plus-value, sursis d’imposition, fiscalité des vendeurs, fiscalité du vendeur',
  ],
  unlike_cost: [
    'not the same cost, doesn’t cost the same, don’t cost the same, costs differently, each has its price, each one has a price, none of it is free, nothing is free, none is free',
    'coûte pas la même chose, coûtent pas la même chose, coûte pas pareil, coûtent pas pareil, pas le même prix, pas le même coût, chacun son prix, chacune son prix, a son prix, aucun n’est gratuit, rien n’est gratuit, aucune n’est gratuite',
  ],
  way_of_paying: [
    'means of payment, way of paying, way you pay, way it is paid, how you pay, how we pay, how it is paid, how it is funded, how you fund, form of payment, form of consideration, financing',
    'mode de paiement, moyen de paiement, façon de payer, manière de payer, comment on paie, comment c’est payé, financement',
  ],
  what_is_saved: [
    'savings, own money, own cash, money in the bank, money on the side, money you have, drawer, what you have, put aside, our pocket, our own pocket',
    'ses économies, mes économies, nos économies, l’épargne, ce qui dort, dort sur le compte, son argent, mon argent, argent de côté, le livret, ce qu’on a, nos sous, mes sous, notre poche',
  ],
};

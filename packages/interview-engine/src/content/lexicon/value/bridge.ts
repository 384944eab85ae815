import type { Lexicon } from '../../types.ts';

/** The bridge from EV to equity, in the words people use for it. */
export const bridgeNotions: Lexicon = {
  called_debt: [
    'manage to call debt, call debt, called debt, calls debt, label as debt, put in the debt box, slip into debt, slips into debt, push into debt',
    'appelle dette, appelle de la dette, appeler dette, baptise dette, baptiser dette, case dette, glisse dans la dette, glisse en dette, range en dette, fait passer en dette',
  ],
  deals_definitions: [
    'definition, wording, counts as, is it debt, debt like, debt item, debt or not, is pension debt, normal working capital, normal level, peg, target level, dictionary, glossary, borrowing or not, is a borrowing, treated as debt, treated as a loan',
    'définition, rédaction, ce qui compte comme, quasi-dette, dette ou pas, bfr normatif, niveau normal, peg, bfr de référence, dictionnaire, glossaire, est un emprunt, traité comme un emprunt, traité comme de la dette',
  ],
  deals_euro_for_euro: [
    'euro for euro, each euro, every euro, dollar for dollar, straight off, knocked off, straight from, one for one, comes off price, off the price, that much less, gets less, so much less',
    'euro pour euro, chaque euro, un pour un, vient en moins, en déduction, directement du prix, se déduit du prix, autant de moins, touche moins, reçoit moins',
  ],
  divide_by_shares: [
    'divide by the shares, divide by the number of shares, divided by the number of shares, over the number of shares, divide by the share count, split by the number of shares',
    'divise par le nombre d’actions, divisé par le nombre d’actions, divise par les actions, rapporte au nombre d’actions, par le nombre d’actions',
  ],
  headline_price: [
    'headline price, price of the whole thing, advertised price, headline number, headline figure, price for the lot, price for the whole',
    'prix de l’ensemble, prix pour le tout, prix affiché, prix annoncé',
  ],
  is_mine: [
    'is mine, is ours, is yours, is theirs, belongs to me, belongs to us',
    'est à moi, est à nous, est à toi, est à eux, me revient, te revient, nous revient',
  ],
  left_over: [
    'your share, my share, what’s over, what is over, what’s left over, whatever is over, left to, what remains to, left, remains, remainder, residual, rest, leftover, slice, portion, part, piece, share of the value, belongs, goes to, accrue, reserved, value to',
    'reliquat, ce qui subsiste, ta part, sa part, ce qui dépasse, ce qui déborde, le surplus, reste aux, reste, résiduel, solde, part, portion, tranche, morceau, revient, reviennent, revenir, appartient, appartiennent, tombe dans, poche',
  ],
  one_bridge_only: [
    'one bridge, single bridge, one debt deduction, one deduction, bridge once',
    'un seul passage, un seul bridge, passage unique, une seule déduction',
  ],
  out_of_pocket: [
    'from my pocket, out of my pocket, out of our pocket, out of the pocket, from the till, straight out of the owner’s pocket, out of the owner’s pocket, out of the seller’s pocket, out of his pocket, off his cheque, off the seller’s cheque, comes off what he gets',
    'sortent de ma poche, sort de ma poche, de ma poche, de notre poche, sort de la poche, poche du vendeur, poche du cédant, poche du patron, de sa poche, de moins pour le vendeur, de moins sur le chèque, en moins pour le vendeur, en moins sur son chèque',
  ],
  owed_to_bank: [
    'hand the bank what it’s owed, the bank what it’s owed, what the bank is owed, hand the bank its, first pay the bank, pay the bank first, clear the loan first, owed to the bank, owe to the bank, owe the bank, goes back to the bank, belongs to the bank, give back to the bank, hand back to the bank, settle the bank, settle with the bank, pay the bank back, pay back the bank, the bank’s share, the bank’s due, the bank’s money, bank takes its, goes to the banks, go to the banks, goes to the lenders, go to the lenders, owed to lenders, owed to the lenders, owes the lenders, owe the lenders, earmarked for the lenders, lenders take, bank is owed, spoken for by the, promised to the lenders',
    'la banque ce qu’on lui doit, à la banque ce qu’elle, d’abord la banque, banque se sert d’abord, solder l’emprunt, rendre à la banque, rends à la banque, dois à la banque, doit à la banque, dû à la banque, dû aux banques, dus aux banques, dus à la banque, revient à la banque, la banque son dû, part de la banque, part du banquier, rembourser la banque, rembourse la banque, rendre au banquier, rends au banquier, régler la banque, solder la banque, banque reprend, part aux banques, partent aux banques, va aux banques, vont aux banques, part à la banque, va à la banque, revient aux banques, reviennent aux banques, rendre aux banques, doit aux banques, doit aux prêteurs, revient aux prêteurs, réservés aux prêteurs, pour les prêteurs, prêteurs prennent, promis aux prêteurs, promis à la banque, rend aux banques, rend à la banque',
  ],
  reach: ['reach, get to, arrive at, left with', 'arriver à, obtenir, aboutir, il reste'],
  seller_gets: [
    'seller pockets, really pockets, seller’s pocket, seller really gets, each share gets, less for the seller, lost to the seller, out of the seller, before the cheque, wire to the seller, each holder gets, each holder receives, cheque, what the seller receives, what the seller gets, net proceeds, lowers the price, reduces the price, price he receives',
    'vendeur touche, touche vraiment, poche du vendeur, touche chaque action, vendeur empoche, de moins pour le vendeur, moins pour le vendeur, perdu pour le vendeur, virement au vendeur, avant le virement, signer le chèque, touche chacun, chacun touche, chèque, ce que touche le vendeur, produit net, fait baisser le prix, réduit le prix, prix touché',
  ],
  told_called_debt: [
    'what you call a debt, what you call debt, counts as borrowings, count as borrowings, labelled borrowings, labelled debt, call a debt',
    'range avec les emprunts, ranger parmi les emprunts, rangé parmi les dettes, range parmi les dettes, appelle une dette, comptent comme des emprunts',
  ],
  walk_down: [
    'go down from, starting from the price, from the price of, bridge, walk from, walk down, walk up, step down, get from, go from, move from, pass from, way down, way up, come down to, work down, work back, start with enterprise value, start with ev, from one to the other, from ev, from enterprise value, down to equity, to get to equity, to reach equity, to arrive at equity, to land on equity, get to the equity, reach the equity, down to the equity, down to what belongs, get down to, back to enterprise value, up to enterprise value, up to ev, climb down, climb up, step by step, down from the first, from the first to the second, walk me down, go down the ladder',
    'en partant du prix, passage, bridge, pont, descendre, descends, redescendre, redescend, remonter, passer de, on passe, pour passer, passer à, passe aux, pour arriver, aller de, on va de, partir de la ve, part de la valeur d’entreprise, pars de la valeur d’entreprise, de l’une à l’autre, de la ve aux, de la ve à, jusqu’aux actionnaires, jusqu’au prix, jusqu’à ce que touche, de marche en marche, marche par marche, vers le haut, vers le bas, pas à pas, échelle, escalier',
  ],
};

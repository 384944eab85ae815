import type { Lexicon } from '../../types.ts';

/** The balance sheet, in the words people use for it. */
export const balanceSheetNotions: Lexicon = {
  closing_cash: [
    'closing cash, ending cash, final cash, cash at the end, cash at year end, money at the end, end up with, left with, left in the bank, finish with, you end on, closing balance, ending balance, change in cash, cash balance, opening cash, cash line, left in the till, ends in the till, pot at the end, opening pot, cash you finish, cash it finishes, cash we finish, finish the year, money you finish',
    'trésorerie de clôture, trésorerie finale, trésorerie de fin, trésorerie à la fin, cash de clôture, cash de fin, cash final, cash à la fin, argent à la fin, solde de clôture, solde final, le solde, trésorerie d’ouverture, variation de trésorerie, variation de cash, ligne cash, ligne trésorerie, ligne de trésorerie, à la clôture, on termine, on finit, reste dans la caisse, reste en caisse, reste en banque, reste à la banque, reste sur le compte, ce qu’il y a en caisse, argent avec lequel, trésorerie avec laquelle, en fin d’année',
  ],
  comes_to_as_much: [
    'add up to, adds up to, equal, match, be the same as, is the same as, come to as much, comes to as much, exactly what',
    'égal à, égale, le même que, la même que, correspond à, correspondre à, autant que, pareil que',
  ],
  copied_over: [
    'number you just found, figure you just found, gets copied, copied on the list, copied onto, is copied, copied to, carried over to, carried onto, found again, figure that sits, number that sits, figure you see, number you see, same number',
    'chiffre qu’on vient de trouver, solde qu’on vient de trouver, est recopiée, recopiée dans, se recopie, est recopié, on recopie, tel quel, retrouve tel, reporté, chiffre qui figure, chiffre qu’on lit, chiffre qu’on retrouve, même chiffre',
  ],
  left_right: [
    'on the left, on the right, on one side, on the other side, one column',
    'à gauche, à droite, d’un côté, de l’autre côté',
  ],
  must_match: [
    'and they tie, the two tie, they have to tie, come out level, come to the same, has to be the same, must be the same, has to tie, have to tie, everything ties, must match, have to match, has to match, equals, same total, same as the, add up to the same',
    'font pareil, faire pareil, tombent pareil, font toujours le même, se valent, s’équilibrer, s’équilibrent, tomber pareil, tombe pareil, même total, doivent être les mêmes, être identiques, pareil au, pareil que, égal au, égaux, faire la même somme, font la même somme',
  ],
  position_paper: [
    'page of what we own, list of what we own, page of what you own, list of what you own, balance sheet, what we own, what it owns, what you own, what we have, what you have, owns and owes, assets and liabilities, photograph, snapshot, picture, asset side, a photo, the photo, same photo, what the company owns, what the firm owns, what the business owns, list of what, things you have',
    'feuille des biens, page des biens, feuille de ce qu’on a, liste de ce qu’on a, bilan, actif et passif, ce qu’on possède, ce qu’elle possède, ce qu’elle a, photo, photographie, cliché, patrimoine, à l’actif, côté actif, ce que la société possède, la liste de ce',
  ],
  sides_equal: [
    'both sides, two sides, two halves, must be equal, has to be equal, has to balance, must balance, balances out, tie out, must tie, left equals right, sides agree, both halves, sides match, sides still foot, adds up on both',
    'équilibré, boucle, tombe juste, tombe pile, doit tomber, retombe sur, les deux côtés, les deux colonnes, deux moitiés, même total, égalité, ça colle, se répondent',
  ],
  things_owned: [
    'what the shop owns, what the business owns, everything it owns, things you own, things we own, things it owns, things they own, what you own, what we own, what it owns, what they own, what the company owns, list of possessions, list of belongings',
    'ce que la boîte possède, ce que l’entreprise possède, ce que la société possède, ce que la maison possède, ce qu’il possède, ce qu’on possède, ce qu’elle possède, parmi les biens, liste des biens, liste des possessions, total des biens, ce qu’on a, ce qu’elle a',
  ],
  weigh_same: [
    'weighs the same, same weight on both, and they tie, the two tie, come out level, weigh as much, weighs as much, weigh the same, add up to the same, come to the same, end on the same',
    'pèse pareil, pèsent pareil, même poids des deux côtés, font pareil, faire pareil, se valent, pèse autant, peser autant, pèsent autant, tomber sur le même, tombent sur le même, tombe sur le même, font le même, arrivent au même',
  ],
};

import type { Lexicon } from '../../types.ts';

/** Equity value, in the words people use for it. */
export const equityValueNotions: Lexicon = {
  all_shares: [
    'all the shares, all shares together, buy everyone out, buy everybody out, buy them all, all the owners, for all of it, buying out everyone, buying everyone out, buying everybody out',
    'toutes les actions, racheter tout le monde, tout racheter, pour tous les propriétaires, l’intégralité des titres, achat de tout le monde',
  ],
  as_much_as_before: [
    'the same, as much as before, same as before, no more no less, same amount, same sum, not a penny more',
    'pareil, pareille, pareils, autant, autant qu’avant, la même chose, ni plus ni moins, même somme, même montant',
  ],
  come_last: [
    'come last, comes last, served last, last in line, paid last',
    'passent en dernier, passe en dernier, servis en dernier, payés en dernier',
  ],
  is_theirs: [
    'is theirs, are theirs, for the holders, left for them, left for those',
    'sont à eux, est à eux, reste pour eux, leur reste, leur revient',
  ],
  keeps_rest: [
    'remainder, residual, what is left, left with, end up with, pocket, keep, get the rest, own, get what remains, settled',
    'ce qu’il te reste, te reste en main, reste en main, solde est à lui, gardent, récupèrent, ce qui reste, touchent, empochent, le reste, le solde',
  ],
  last_line: [
    'net profit, bottom line, final profit',
    'bénéfice final, dernière ligne, bénéfice net, gain final',
  ],
  lenders_already_out: [
    'lenders are out by then, lenders are already, banks are already, lenders have already, banks have already',
    'prêteurs sont déjà, banques sont déjà, prêteurs ont déjà, banques ont déjà, banque a déjà',
  ],
  not_the_owners_matter: [
    'nothing to do with shareholders, no business of the shareholders, the banks’ problem, the lender’s problem, company s problem, the bank s problem, matter for the banks, matter for the company, not the shareholders problem, not their problem, not their concern, not concern shareholders, not concern the shareholders',
    'concerne pas les actionnaires, regarde pas les actionnaires, l’affaire du prêteur, affaire des banques, affaire de la société, problème de la société, problème des banques, pas leur problème, rien à voir avec les actionnaires',
  ],
  nothing_for_the_bank: [
    'nothing left in it for, nothing for the bank, nothing left for the bank, bank gets nothing',
    'plus rien pour la banque, rien pour la banque, plus rien pour les prêteurs',
  ],
  once_spent: [
    'blow the money, blow it on, spend it on, spent on holidays, once it is spent, the day you spend, the day it’s spent, the day you blow, goes out as a dividend, paid out',
    'claques, claquer, claqué, claque les, dépenses les, le jour où tu dépenses, le jour où on dépense, en vacances, flambes, flambé, une fois dépensé, sort en dividende, distribue',
  ],
  only_ones: [
    'only, just, solely, alone, purely, exclusively, simply',
    'seules celles, seuls ceux, rien que celles, seulement, uniquement, exclusivement, simplement',
  ],
  owner_part: [
    'owner’s bit, owners’ bit, owner’s part, owner’s slice, my bit, his bit, her bit, owner alone, owner on his own',
    'part du propriétaire, propriétaire tout seul, propriétaire seul, revient au propriétaire, ma part à moi, sa part à lui',
  ],
  owners_alone: [
    'owners’ alone, owners alone, shareholders alone, only the owners, owners only, equity only, shareholders only',
    'au patron seul, patron seul, actionnaires seuls, propriétaires seuls, aux seuls propriétaires, seuls actionnaires, actionnaire seul',
  ],
  paper_units: ['pieces of paper, bits of paper, shares', 'titres, actions, parts, papiers'],
  plain_apiece: [
    'apiece, each, a piece, per share, for one, costs',
    'pièce, chacune, l’une, l’unité, par action, l’action, chaque',
  ],
  plain_entire_pie: [
    'whole pie, total pie, entire pie, full pie, all of the pie, whole cake, total cake, entire cake, full cake, all of the cake, whole shebang, lenders bought out',
    'tout le gâteau, gâteau entier, gâteau complet, totalité du gâteau, ensemble du gâteau, gâteau tout entier, paierait pour le tout, rachetant aussi les banquiers, en rachetant aussi',
  ],
  plain_every_share: [
    'every single one, every one of them, all of them, every share, all the shares, every piece, all the pieces, the lot, buying them all, buy them all, buy every, buying every, buy all',
    'tous les bouts, tous les morceaux, tous les titres, toutes, chacun des titres, racheter tous, acheter tous',
  ],
  plain_mine: [
    'your holding, my holding, what i own, what you own, what i hold, what you hold, mine, yours, is his, is hers, theirs, belongs to me, belongs to you, for me, for you, what is left for, my share, your share, my piece, my bit, i keep, you keep, i walk away with, you walk away with, owner keeps, owners keep, what the owner gets',
    'ce que je possède, ce que vous possédez, ce que je détiens, ce que vous détenez, à moi, à vous, à lui, pour moi, pour vous, m’appartient, me revient, ma part, mon morceau, ce morceau, mon bout, je garde, il me reste, ce qui me reste, reste au propriétaire, reste aux propriétaires, dans ma poche',
  ],
  plain_more_than: [
    'more than, bigger than, higher than, above, exceeds, beats, is the higher, is the bigger, larger than',
    'plus que, plus élevée, plus grand que, plus grande que, supérieure, au-dessus, dépasse, plus cher que',
  ],
  plain_nothing_for_owner: [
    'no better off, no worse off, neither better nor worse off, not better off, not worse off, nothing on day one, nothing day one, nothing the first day, no richer, no poorer, neither richer nor poorer, not a cent richer, not a penny richer, neither gained nor lost, gained nothing, lost nothing, no change for, nothing changes for, same as before for',
    'ni mieux ni plus mal, ni mieux ni moins bien, ni gagnants ni perdants, ni gagnant ni perdant, rien le premier jour, rien au départ, rien dans l’immédiat, ni plus riche ni plus pauvre, pas plus riche, pas plus pauvre, n’a rien gagné, n’a rien perdu, rien gagné ni perdu, rien ne change pour, ne change rien pour, aucun changement pour',
  ],
  plain_owners_cheque: [
    'cheque the owners, cheque the shareholders, cheque for the owners, owners would get, owners would pocket, owners would be left, shareholders would get, shareholders would pocket, owners can pocket, owners walk away with, owners take home',
    'toucheraient les propriétaires, toucheraient les actionnaires, chèque des propriétaires, chèque des actionnaires, poche des actionnaires, poche des propriétaires, propriétaires toucheraient, actionnaires toucheraient, chèque pour les actionnaires',
  ],
  plain_plus_the_till: [
    'plus the cash, plus the till, plus the money, plus what is in, plus the drawer, plus the contents, with its cash, and the money inside, cash on top, and its cash, plus the mattress, plus the hoard, get the hoard, and the hoard, cash mountain',
    'plus la caisse, plus le contenu, plus l’argent, plus le coffre, plus le cash, plus la trésorerie, et la caisse, avec sa caisse, avec le cash, avec l’argent dedans, plus le matelas, plus le magot, et le magot, magot est, montagne de cash, cette montagne',
  ],
  price_of_shares_word: [
    'price of the shares, share price, value of their shares, price of their shares, worth of their shares',
    'prix des actions, cours, valeur de leurs actions, prix de leurs actions, valeur de leurs titres',
  ],
  richer: [
    'same wealth, same fortune, richer, poorer, better off, worse off, wealthier',
    'même fortune, aussi riches, plus riches, plus pauvres, enrichis, appauvris, gagnent, perdent',
  ],
  someone: ['someone, somebody, anyone, whoever', 'quelqu’un, celui qui, ceux qui'],
  taken_as_equity: [
    'as the equity value, as equity value, as the equity',
    'comme valeur des titres, comme valeur des fonds propres',
  ],
  tops_it: ['tops, overtakes, outgrows', 'passent au-dessus, passe au-dessus, passe devant'],
  walks_away_with: [
    'you’d walk away with, you would walk away with, walk away with, what you pocket, what you keep, what is left for you, what’s left for you, left in your hands, paid everyone off',
    'ce qui te reste, ce qui vous reste, ce qui me reste, ce que tu empoches, ce que tu gardes, ce que vous gardez, ce que vous empochez, te reste à toi, dans ta main',
  ],
  your_share: [
    'your share, your slice, your part, owner’s share, what is yours, your equity',
    'ta part, votre part, sa part, ma part, part du patron, ce qui est à toi',
  ],
};

import type { Lexicon } from '../../types.ts';

/** What sellers or managers reinvest, in the words people use for it. */
export const mgmtPackageNotions: Lexicon = {
  deals_insiders: [
    'the father, the owner, the bosses, family, parents, founder, manager, cousins, siblings, executives, bosses, sellers, they',
    'le père, le patron, les patrons, famille, parents, fondateur, manager, managers, dirigeants, cousins, cadres, frères et sœurs, vendeurs, ils',
  ],
  deals_stay_invested: [
    'keep a piece, keeps a piece, keep a slice, keeps a slice, hold on to a part, put money back in, keeping some shares, keep some shares, keeps some shares, reinvest, roll over, rollover, roll part, roll some, put some back, put back in, put part back, keep stake, keep a stake, keep foot, keep a foot, keep skin, stay in capital, alongside fund, alongside new investor, sweet equity, management package, put money alongside, managers invest, managers co invest, sweet slice',
    'garder un morceau, garde un morceau, garder un bout, garde un bout, conserver une part, remettent de l’argent, gardent des actions, garde des actions, réinvestir, réinvestissent, remettre une part, remettent une part, remettre au pot, mettent au pot, mettre au pot, remet de l’argent, garder un pied, garder une part, rester au capital, aux côtés du fonds, à ses côtés, à côté du nouvel investisseur, management package, actions gratuites, investir aux côtés, mettent de leur poche',
  ],
  gets_slices: [
    'gets a slice, few slices, gets slices, gets some shares, gets shares, get shares, own a bit, gets a bit, gets a piece, share of the cake, slice of the cake, worth a lot if',
    'reçoit des parts, a des parts, quelques parts, des parts aussi, reçoit un bout, un bout aussi, part du gâteau, morceau du gâteau, bout du gâteau, qui vaudront, vaut beaucoup si, gagne gros si',
  ],
  household_heads: [
    'members, cousins, those who stay, dad, father, mum, mother, parents, the family, the owner, the boss, factory boss, foreman, the founder, the managers, the manager, the chief, uncle, brothers, directors, executives, they',
    'eux, ceux de la famille, les cousins, papa, père, maman, mère, parents, la famille, le patron, patron de l’usine, chef d’atelier, contremaître, le fondateur, la fondatrice, les cadres, l’oncle, frères, directeurs, dirigeants, ils',
  ],
  in_stake: [
    'stake, percent, %, minority, part, price, proceeds, shares, equity, alongside, upside, sell it later, align, seller, owner, founder, management',
    'part, participation, %, pour cent, minorité, prix, produit, actions, capital, aux côtés, aligner, vendeur, propriétaire, fondateur, management, dirigeant',
  ],
  lbo_manager: [
    'management, executives, directors, ceo, founder, people running, the people who run, seller, vendor, family, bosses, team in place',
    'management, managers, dirigeant, cadres, patron, fondateur, vendeur, cédant, famille, équipe',
  ],
  lbo_own_share: ['their own', 'leur propre, de leur poche, de leur argent'],
  lbo_reinvest: [
    'some of theirs in, put some of theirs, reinvest, roll, rollover, put in more, put in their own, put in some, own money, own savings, invest alongside, co invest, skin in the game, sweet equity, keep a stake, stay invested, stake in, put money in, more of their own, stay in, managers put back, slice the managers, leave some money in, put some back, put back in',
    'réinvestir, réinvestissent, remettre, remettent, leurs économies, au pot, propre argent, leur argent, investit à côté, investissent à côté, co investir, sweet equity, garde une part, reste au capital, argent à côté, mis ses économies, ses économies dedans',
  ],
  leaves_own_money_in: [
    'keeps a larger slice, keeps a bigger slice, keeps a bigger share, keeps a larger share, keeps a bigger piece, keeps more of his, leaves more in, rolls more, keeps more in, keeps skin in, leaves a larger share, leaves more of his money in, leaves more of his own money, leaves money in, leaves some of his money, keeps more of his money in, leaves a bigger piece, puts more back in',
    'laisse davantage, laisse plus de billes, remet davantage, remet plus, garde une plus grosse part, garde une plus grande part, garde davantage, reste davantage au capital, laisse une plus grosse part de ses sous, laisse plus d’argent dans, laisse ses sous, laisse une part de ses sous, laisse de l’argent dans, remet plus de ses sous, garde plus de billes, laisse davantage dans',
  ],
  passing_shell: [
    'shell company, a shell, shell that borrows, new company borrows, holding borrows, box that borrows',
    'une coquille, coquille qui emprunte, monte une société, crée une société',
  ],
  puts_back_in: [
    'chips back in, put their chips, slip some back, money back in, own money in, savings in too, puts half back, puts back, back in the pot, back into the pot, other half back, back on the table, puts some back, keeps a slice, keeps a piece, leaves half in, leaves some in, leaves part, goes back in, stays in the game, stays in for, put the rest, put in their savings, their own savings, own savings in, put part of what, put some of it back, put some back, part of it back in, puts some of its cash back, some of its cash back',
    'remettent dedans, remettre dedans, y remettent, remet des sous, leurs sous, leur propre argent, remet la moitié, remet l’autre moitié, remet une partie, remet dans le pot, remet au pot, remise dans le pot, remet sur la table, repose sur la table, garde une part, garde un bout, laisse la moitié, laisse une part, laisse une partie, reste dans le jeu, remet de l’argent, remettent le reste, remet le reste, remettent une partie, remettent la moitié, mettent aussi, leurs économies, y remettant, y remettre, remettre une part, remettre une partie, y remet, remet une part de son argent',
  ],
  reinvests: [
    'put some of your cash back in, put some of your money back in, put his money back in, cash back in next to mine, puts his money back in, stays in the adventure, of his proceeds, of its proceeds, of their proceeds, of what he gets back, back into the new company, back into newco, puts part of his cheque, puts some of his cheque, buys a slice of the new company, buys into the new company, buys a slice, roles twenty percent, rolls part, rolls some, rolls a, stays in for, jumps back in, reinvest, roll over, rollover, roll part, stay invested, remain invested, keep a stake, keep a minority, retain a stake, keep twenty percent, keep 20, keep part, second bite, come along, remain an owner, stays an owner, leave the founder in, leave him in, let him keep, letting the owner keep, keep a fifth, leave him a fifth, stay a partner, remain a partner, sell with us, sell alongside, exit with us, sell the rest later, keep a piece of the firm, keep a piece, put some of it back, put some of the money back, put part of it back, keep a slice, hangs on to a, hang on to a, holds on to a fifth, still owning some, still owns some, leaves some of his own, chips on the table',
    'remet de l’argent à côté, reste dans l’aventure, rester dans l’aventure, garde vingt pour cent, garder vingt pour cent, remets de l’argent avec moi, reste dans le bateau, remet un cinquième, remet une partie, remet une part, remet de l’argent, remet au pot, remet dans, reprend une part, dans la nouvelle société, dans la holding, de la holding, remonte à bord, repart avec nous, gagne avec nous, réinvestir, réinvestissent, rester investi, rester au capital, garder une part, garder une participation, conserver une part, garder 20, garder un pied, minorité, apport de titres, deuxième cession, rester propriétaire, fondateur au capital, vendeur au capital, management au capital, laisser au capital, petit bout, au capital à hauteur, lui laisser un, lui laisser une, laisser une part, laisser des parts, le laisser propriétaire, rester associé, rester actionnaire, garder un cinquième, sortir avec nous, vendre avec nous, vend avec nous, vendre le reste, remettre une partie, remettre de l’argent, garder un morceau, garde un morceau, garder un bout, à nos côtés, garder quelques parts, garde quelques parts, garder quelques titres, laisse quelques jetons, jetons sur la table',
  ],
  the_boss: [
    'boss, founder, managers, owner, seller, management',
    'patron, fondateur, managers, dirigeant, vendeur, cédant, équipe',
  ],
};

import type { Lexicon } from '../../types.ts';

/** What a business is worth and to whom, as said by people who shun the terms of the trade. */
export const valueInOtherWords = {
  whoever_funds: [
    'from a bank or, from the bank or, from banks or, from lenders or, from savings or, from a lender or',
    'vienne de la banque, viennent de la banque, vienne d’une banque, viennent des banques, qui a mis l’argent, qui ont mis l’argent',
  ],
  debt_free: [
    'free of loans, free of any loan, clean of debt, no loans attached, no debt attached, holding an iou, nobody left to repay, and clear its loans, and clear its debts',
    'sans dette dessus, libre de tout crédit, libre de toute dette, sans crédit dessus, plus personne à rembourser, et solder ses crédits, et solder ses dettes',
  ],
  plain_before_the_split: [
    'before asking who, before you ask who, before we ask who, before anyone shares, before it is shared, before sharing it, before the split, before splitting it, before deciding who, before working out who, never mind who gets, before anybody gets, no matter who is owed, whoever is owed',
    'avant de se demander qui, avant de savoir qui, avant de partager, avant le partage, avant de répartir, avant de regarder qui, sans se demander qui, avant de décider qui, avant que chacun, sans regarder à qui, peu importe à qui on doit',
  ],
  plain_entire_pie: [
    'whole pie, total pie, entire pie, full pie, all of the pie, whole cake, total cake, entire cake, full cake, all of the cake',
    'tout le gâteau, gâteau entier, gâteau complet, totalité du gâteau, ensemble du gâteau, gâteau tout entier',
  ],
  plain_owners_cheque: [
    'cheque the owners, cheque the shareholders, cheque for the owners, owners would get, owners would pocket, owners would be left, shareholders would get, shareholders would pocket, owners can pocket, owners walk away with, owners take home',
    'toucheraient les propriétaires, toucheraient les actionnaires, chèque des propriétaires, chèque des actionnaires, poche des actionnaires, poche des propriétaires, propriétaires toucheraient, actionnaires toucheraient, chèque pour les actionnaires',
  ],
  borrowings: ['', 'les crédits, ses crédits, de crédits, des crédits, leurs crédits'],
  plain_counting_savings: [
    'counting the money, counting its cash, counting its money, counting what it has, counting its savings, counting the savings, counting the cash, net of what it has, net of its savings, less what it has, minus what it has, less its savings, minus its savings, less what is in, minus what is in, less what sits, after counting, allowing for its cash, credit for the cash, credit for its cash',
    'en comptant l’argent, en comptant son épargne, en comptant sa trésorerie, après avoir compté, moins ce qu’elle a, moins ce qu’il y a, moins ce qu’ils ont, moins ce qu’on a, moins son épargne, une fois compté l’argent, en tenant compte de l’argent, en comptant ce qu’elle a, net de ce qu’elle a, en tenant compte de sa trésorerie',
  ],
  plain_loan_or_not: [
    'with your savings or, with savings or, in cash or with, savings or a loan, out of your pocket or, cash or a loan, loan or savings, borrowed a lot or, owes a lot or, banks or shareholders who, banks or owners who, lenders or shareholders who, out of your own pocket or',
    'avec votre épargne ou, avec son épargne ou, avec ton épargne ou, avec mon épargne ou, comptant ou à crédit, cash ou à crédit, de votre poche ou, de sa poche ou, crédit ou épargne, emprunté beaucoup, beaucoup ou pas du tout, banque ou les actionnaires qui, banques ou les actionnaires qui, banque ou les propriétaires qui',
  ],
  no_effect_on: ['changes nothing to, changes nothing in, changes nothing about', ''],
  plain_knows_no_lender: [
    'not know who paid, not know who financed, not know who funded, not care who paid, not care who financed, not care who funded, not care where the money, not know where the money, blind to financing, blind to the financing, blind to funding',
    'ne sait pas qui paie, ne sait pas qui finance, se fiche de qui, se moque de qui, se fiche d’où vient, se moque d’où vient, aveugle au financement, aveugle à la structure, ne sait pas qui l’a payé, ne savent pas qui les a',
  ],
  plain_only_the_split: [
    'only decides who gets, only changes who gets, just decides who gets, just changes who gets, not how big the pie, only changes the split, just changes the split, only moves the split, moves the slices, only moves the shares, only decides how it is shared, only changes how it is shared, not the size of the pie, not the size of the cake',
    'décide seulement qui, ne décide que de qui, change seulement qui, change juste qui, ne change que le partage, ne change que la répartition, pas la taille du gâteau, change seulement le partage, change juste le partage, change seulement la répartition, déplace juste les parts, déplace seulement les parts, déplace les parts',
  ],
  stays_put: [
    'worth what they were, worth what it was, worth exactly what it, worth what it is worth',
    'bouge pas, bougent pas, change pas, changent pas, varie pas, valent ce qu’elles valaient, vaut ce qu’elle valait, vaut ce qu’il valait, exactement ce qu’elle valait, vaut ce qu’elle vaut, vaut ce qu’il vaut',
  ],
  funding_mix: [
    'paying in cash, paying cash',
    'd’où vient l’argent, d’où viennent les fonds, d’où vient le financement, payer comptant, payer cash',
  ],
  plain_no_better_for_it: [
    'not make the factory, not make the business, not make the shop, not make the company, not make it better, not make it worth, not make it any better, not make it sell, not make it earn, not make the flat, not make the house',
    'ne rend pas l’usine, ne rend pas l’affaire, ne rend pas la boutique, ne rend pas l’entreprise, ne la rend pas, ne rend pas la société, ne fait pas vendre, ne fait pas gagner, ne rend pas l’appartement, ne rend pas la maison',
  ],
  plain_borrowing_act: [
    'lent them money, lent it money, lent them the money, lent it the money',
    'prêté de l’argent, prêté l’argent, prêter de l’argent',
  ],
  plain_nothing_for_owner: [
    'no better off, no worse off, neither better nor worse off, not better off, not worse off',
    'ni mieux ni plus mal, ni mieux ni moins bien, ni gagnants ni perdants, ni gagnant ni perdant',
  ],
  plain_use_only_if: [
    'only use, only uses, only used, only exercise, only exercises, only exercised, only make use, nobody uses, no one uses',
    'n’utilise que, n’utilise le droit que, n’utilise ce droit que, n’utilise le droit, n’exerce que, n’exercent que, n’exerce son droit que, personne n’exerce',
  ],
  plain_nobody_overpays: [
    'nobody pays, no one pays, nobody would pay, no one would pay, who would pay, nobody will pay, why pay, why would anyone pay',
    'personne ne paie, personne ne paierait, personne ne va payer, qui paierait, pourquoi payer, personne n’achète à',
  ],
  plain_thing_worth: [
    'what is worth, something worth, something that is worth, a thing worth, what sells for',
    'ce qui vaut, ce qui en vaut, quelque chose qui vaut, un titre qui vaut, une action qui vaut, ce qui s’achète',
  ],
  buys_back: [
    'take some shares out, takes shares out, take shares out, take shares off, takes shares off, mop up, mops up, mopping up, soak up, soaks up, take back shares, takes back shares',
    'retirer une partie des titres, retirer des titres, retire des titres, retire des actions, éponger, éponge, reprendre des titres, enlever des actions du marché',
  ],
  only_ones: ['', 'seules celles, seuls ceux, rien que celles'],
  plain_mine: [
    'your holding, my holding, what i own, what you own, what i hold, what you hold',
    'ce que je possède, ce que vous possédez, ce que je détiens, ce que vous détenez',
  ],
  plain_sold_for: [
    'together cost, shares cost, shares together cost',
    'actions coûtent, titres coûtent, ensemble coûtent',
  ],
  burns: ['wasted, squandered, frittered', 'gaspillé, dilapidé'],
  seller_gets: [
    'less for the seller, lost to the seller, out of the seller',
    'de moins pour le vendeur, moins pour le vendeur, perdu pour le vendeur',
  ],
  stuck_cash: [
    'can not be touched, can not touch, out of reach',
    'pas y toucher, hors de portée, hors d’atteinte',
  ],
  plain_treated_as_debt: [
    'like loans, as loans, like debts, as debts, like borrowings',
    'comme des emprunts, comme des dettes, comme des crédits, comme de la dette',
  ],
  what_goes_in: [
    'what counts as, what is counted as, what gets counted as',
    'ce qui compte comme, ce qu’on compte comme, ce qui est compté comme, ce qui passe pour',
  ],
  plain_makes_good: [
    'price comes down, price drops, price falls, price is cut, pays the gap, pay the gap, pays the shortfall, pay the shortfall, makes up the gap, makes up the shortfall, docked for, gets paid for any excess',
    'paie l’écart, paient l’écart, règle l’écart, paie le manque, compense l’écart, prix diminue, prix recule',
  ],
  from_the_shares: [
    'is equity plus, equals equity plus, is market cap plus, is the market cap plus, equity value plus, equity plus net, equity plus debt',
    'c’est l’equity plus, c’est la capi plus, est la capitalisation plus, c’est la valeur des titres plus',
  ],
  plain_throws_in: [
    'throws in, throw in, puts in, wants to add, slips in, wants in the debt, counts in, adds in',
    'y met, veut ajouter, veut mettre, y glisse, y fait entrer, fait entrer, veut compter',
  ],
  plain_twice_or_only_if: [
    'only if, only when, count them twice, counted twice, counts twice, count twice, double count',
    'seulement si, uniquement si, que si, compte deux fois, comptés deux fois, double compte, double comptage',
  ],
} as const satisfies Lexicon;

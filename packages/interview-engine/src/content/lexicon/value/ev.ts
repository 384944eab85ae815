import type { Lexicon } from '../../types.ts';

/** Enterprise value, in the words people use for it. */
export const evNotions: Lexicon = {
  all_funders: [
    'people who fund it, people who finance it, those who fund it, those who finance it, everyone who funds it, everybody who put money, everyone who lent or invested, all providers, all who put money, all who finance, whoever funded, all who funded, people who put up the money, those who put up the money, banks and owners, owners and lenders, banks as well, banks included, lenders included, banks outside partners, value for everyone, belongs to all, belongs to everyone, belongs to everybody, lender or shareholder, everyone’s claim, everybody’s claim, must be everybody’s, must be everyone’s, is everybody’s, is everyone’s, nobody has shared out, everyone who put money, profit for everyone, profit for everybody, anyone with money in, everyone with money in, everybody with money in, whoever put money, whoever chipped in, everyone who chipped in, be it the bank, shareholders and banks, owners and banks, all investors, providers of capital, providers of funds, providers of finance, capital providers, fund providers, all stakeholders, everyone who, everybody who, everyone with a claim, all claimholders, all claims, all financiers, all funders, all those who, lenders and shareholders, lenders and owners, lenders and equity, shareholders and lenders, banks and shareholders, banks and the owners, bank as much as, creditors and shareholders, shareholders and creditors, debt and equity holders, debt and equity investors, debt holders and shareholders, bondholders and shareholders, debt and equity providers, both lenders, both debt, both the banks, both creditors, both banks, whoever funds, whoever finances, anyone who funds, debt and shareholders together, regardless of who, claims of everybody, shared among everyone, everybody together, feeds everyone, pays everybody, pays everyone, for all, for everybody, banks or stockholders, banks or shareholders, lenders or shareholders, lenders or owners, debt or equity, banks and stockholders, bankers and owners, bankers and shareholders, for both, both of them, both groups, creditors and owners, lenders as well as, bank and the family, banker and the owner, banker and the boss, feeds two, who put money in',
    'ceux qui financent, ceux qui la financent, ceux qui apportent l’argent, ceux qui ont mis de l’argent, ceux qui avancent l’argent, ensemble des bailleurs, tous les apporteurs, tous les financeurs, tous ceux qui apportent, ceux qui ont financé, ceux qui ont mis l’argent, banques et aux propriétaires, banques et les propriétaires, banques et aux actionnaires, prêteurs comme, banques comprises, banques les minoritaires, prêteur ou actionnaire, argent de tout le monde, est à tout le monde, celle de tout le monde, personne n’a encore été payé, n’a encore payé personne, profit de tout le monde, quiconque a mis, ceux qui y ont mis, prêteurs et les associés, prêteurs et les propriétaires, banques et propriétaires, actionnaires et aux prêteurs, ensemble des apporteurs, apporteurs de capitaux, apporteurs de fonds, pourvoyeurs de fonds, pourvoyeurs de capitaux, fournisseurs de capitaux, tous les investisseurs, ensemble des investisseurs, ensemble des financeurs, tous ceux qui ont, toutes les parties, actionnaires et créanciers, créanciers et actionnaires, actionnaires et prêteurs, prêteurs et actionnaires, banques et actionnaires, actionnaires et banques, banquiers et actionnaires, banque autant que, banques comme aux actionnaires, créanciers comme aux actionnaires, banquiers compris, banque comprise, prêteurs compris, dette comprise, emprunts compris, à tout le monde, pour tout le monde, aussi bien les prêteurs, aussi bien aux prêteurs, à la fois les prêteurs, à la fois aux prêteurs, à la fois les banques, à la fois à payer les banques, pour tous, de tous, à tous, prêteurs ou actionnaires, banques ou actionnaires, dette ou fonds propres, banquiers comme actionnaires, créanciers ou actionnaires, pour les deux, aux deux, prêteurs autant que, banquier et le patron, banquier et patron, nourrit deux, banque et le patron, prêteur et le propriétaire, banque et la famille',
  ],
  all_in_word: [
    'all in, all told, altogether, total bill, true bill, full bill',
    'tout compris, en tout, au total, tout confondu, facture totale',
  ],
  bankers_word: ['the banker, bankers, creditors', 'le banquier, les banquiers, créanciers'],
  burns: [
    'wasted, squandered, frittered, burn, losing money, losses, spends it, spent, be gone, gone in, runs out, disappear, eaten, consume, melt, used up, biotech, eats, bleeds, runs dry, month after month, how long it lasts',
    'gaspillé, dilapidé, brûle, cash burn, consomme, consomment, perd de l’argent, perdre de l’argent, pertes, dépenser, fond, fondre, s’évapore, disparaître, disparaisse, partir en fumée, épuise, mange, biotech, saigne, vide la caisse, mois après mois, combien de mois',
  ],
  debt_free: [
    'nothing owed, owing nothing, no debts at all, free of loans, free of any loan, clean of debt, no loans attached, no debt attached, holding an iou, nobody left to repay, and clear its loans, and clear its debts, debt free, free of debt, free of any debt, cash free, without debt and cash, before debt and cash',
    'sans rien devoir, ne rien devoir, rien devoir à personne, sans dette dessus, libre de tout crédit, libre de toute dette, sans crédit dessus, plus personne à rembourser, et solder ses crédits, et solder ses dettes, ni dette ni trésorerie, sans dette ni trésorerie, ni dette ni cash, sans dette ni cash, hors dette, hors trésorerie et dette',
  ],
  equals_word: [
    'is, are, equals, means, being, be, take, start from, starts from',
    'est, sont, égale, vaut, se calcule, se définit, prend, prenant, part, pars, partant, désigne, correspond',
  ],
  hidden_claims: [
    'liabilities, litigation, lawsuit, off balance sheet, contingent, liability you do not see, environmental, fraud, does not believe, distrust, bad management, value destruction, destroy value, not trust',
    'passifs, litige, procès, hors bilan, éventuels, dépollution, fraude, ne croit pas, méfie, destruction de valeur, détruit de la valeur, détruire de la valeur',
  ],
  investors_fear: [
    'investors reckon, market reckons, investors figure, investors think, investors fear, investors expect, market thinks, market fears, market expects, people expect, people think, shareholders fear, shareholders think',
    'investisseurs se disent, marché se dit, investisseurs se doutent, investisseurs pensent, investisseurs craignent, marché pense, marché craint, marché s’attend, actionnaires craignent, les gens pensent, on pense que',
  ],
  market_value_below: [
    'market cap is below, market cap below, market cap is lower, market cap lower, market cap is less, market cap less, market cap is smaller, market cap smaller, market cap is even lower, market value is below, market value is lower, market value lower, market value is less, trades below, trades for less, priced below, valued below, valued at less, worth less than, less than the cash, less than its cash, less than the net cash, lower than the cash, lower than its cash, lower than the net cash, below the cash, below its cash, below its net cash, below net cash, below the net cash, below the pile, below cash, below zero, cheaper than its cash, cash exceeds the market cap, cash exceeds market cap, net cash exceeds, net cash is greater, above the market cap, trades under, under its cash, valued under',
    'capitalisation inférieure, capitalisation est inférieure, capitalisation plus faible, capitalisation est plus faible, capitalisation sous, capitalisation passe sous, capitalisation boursière inférieure, capitalisation boursière est inférieure, valeur boursière inférieure, valeur boursière est inférieure, capi inférieure, capi est inférieure, vaut moins en bourse, vaut moins que, valent moins que, cote moins que, cote sous, se traite sous, se traite en dessous, traite moins cher, inférieure à la trésorerie, inférieure à sa trésorerie, inférieure au cash, inférieure à son cash, moins que sa trésorerie, moins que son cash, moins que le cash, moins que la trésorerie, sous sa trésorerie, sous la trésorerie, en dessous du cash, trésorerie dépasse la capitalisation, trésorerie nette dépasse, cash dépasse la capitalisation, plus que sa capitalisation, sous zéro',
  ],
  more_than_it_cost: [
    'more cash than you spent, more money than you spent, more than you paid, more than you spent, more cash than you paid, more than it cost you',
    'plus que sa mise, plus d’argent qu’on n’en, plus qu’on n’a payé, plus que ce qu’on a payé, plus que ce qu’on a mis, plus d’argent qu’on n’a',
  ],
  negative_value: [
    'less than nothing, priced at minus, negative, below zero, less than zero, under zero, minus',
    'moins que rien, compté pour moins, comptée pour moins, valorisé à moins, négatif, sous zéro, en dessous de zéro, inférieure à zéro, moins de zéro',
  ],
  pays_less_for_it: [
    'come cheaper, comes cheaper, are cheaper, pays less, pay less, paid less',
    'coûte moins cher, coûtent moins cher, se paie moins, paie moins, paient moins, paierait moins',
  ],
  plain_bank_and_me: [
    'bankers included, lenders included, the bank and the family, bank and you, bank and me, bank and i, you and the bank, me and the bank, bank and the owner, bank and the owners, owner and the bank, banks and owners, lenders and owners, bank and your, bank as well as, for the bank and, for everyone, for everybody, everyone who put, lender and owner, lenders alike, bankers and shareholders, banks as well as',
    'banque comme pour la famille, banque comme le patron, banque comme patron, banquiers compris, prêteurs compris, banque et moi, banque et vous, moi et la banque, banquier et moi, vous et la banque, banque et le propriétaire, banque et les propriétaires, banquiers comme aux actionnaires, banquiers comme les actionnaires, banques et propriétaires, pour tout le monde, à tout le monde, tous ceux qui ont mis, prêteurs et propriétaires, banque comme aux',
  ],
  plain_before_the_split: [
    'before asking who, before you ask who, before we ask who, before anyone shares, before it is shared, before sharing it, before the split, before splitting it, before deciding who, before working out who, never mind who gets, before anybody gets, no matter who is owed, whoever is owed',
    'avant de se demander qui, avant de savoir qui, avant de partager, avant le partage, avant de répartir, avant de regarder qui, sans se demander qui, avant de décider qui, avant que chacun, sans regarder à qui, peu importe à qui on doit',
  ],
  plain_by_itself: [
    'business by itself, business alone, business on its own, by itself comes, on its own comes, the business comes, whole business comes, business for yourself, business all to yourself, whole lot comes, everything adds up to',
    'l’affaire seule, rien que pour soi, tout seul, activité seule, entreprise seule, l’affaire entière, l’affaire rien que, le tout fait, au total ça fait, on arrive à, ça fait',
  ],
  plain_container: [
    'purse, wallet, box, safe, handbag, envelope, jar, drawer, piggy bank, in cash, of cash, in the bank, in its account, on its account, in the till',
    'porte-monnaie, portefeuille, boîte, coffre, sac, enveloppe, bocal, tiroir, tirelire, en caisse, de cash, en banque, sur son compte, de trésorerie',
  ],
  plain_everyone_with_claim: [
    'everyone else who has, everyone else with, everybody else who has, everybody with a claim, everyone with a claim, other partners, the others who, banks and partners, banks and the partners, all those with, preferred',
    'tous ceux qui ont, autres associés, les autres qui ont, banques et associés, préférence, prioritaires',
  ],
  plain_shop: [
    'shop, stall, bakery, kitchen, restaurant, cafe, farm, garage, house, flat, stand, the business, business itself, business alone, business by itself, business on its own, the firm, firm itself, the whole thing, the trade, the company, the operation, company itself, operating value',
    'échoppe, boutique, boulangerie, cuisine, restaurant, café, ferme, garage, maison, appartement, l’affaire, affaire elle-même, commerce, l’entreprise, la société, la boîte, l’atelier, l’activité, le métier, valeur opérationnelle, outil opérationnel',
  ],
  plain_sold_for: [
    'together cost, shares cost, shares together cost, sold for, selling for, sells for, on sale for, for sale at, buy for, buys for, buy it for, yours for, goes for, priced at, trades at, trading at, valued at, costs only, market pays, market values, in it for',
    'actions coûtent, titres coûtent, ensemble coûtent, vendu, vendue, vend à, se vend, acheter pour, achète pour, l’avoir pour, s’échange à, se négocie à, cote à, valorisée, en bourse pour, ne coûte que, laisse acheter pour, pour seulement',
  ],
  plain_will_waste: [
    'spend the, waste, wastes, burn it, burn through, burns through, blow it, eat it, gone before, bill hidden, hidden bill, hidden bills, something nasty, spend it before, fritter, squander, burn the pile, will be gone, be gone by',
    'gaspiller, gaspille, dilapider, brûler, brûle, claquer, tout dépenser, va dépenser, aura dépensé, manger, fondre, facture cachée, factures cachées, mauvaise surprise, cadavre dans, cramer, crame, dilapide, auront fondu, aura fondu, aura disparu, dilapidé, gaspillé',
  ],
  takes_it_off: [
    'subtract, subtracted, deduct, deducted, take off, taken off, take out, taken out, remove, removed, minus, comes off, come off',
    'déduis, déduit, déduire, déduits, soustrais, soustrait, soustraire, retranche, retrancher, retranchés, retire, retirer, enlève, enlever, moins, viennent en déduction',
  ],
  whoever_funds: [
    'who paid for it, who pays for it, where the money came from, whoever funds, from a bank or, from the bank or, from banks or, from lenders or, from savings or, from a lender or',
    'qui met l’argent, qui a payé, d’où vient l’argent, qui finance, vienne de la banque, viennent de la banque, vienne d’une banque, viennent des banques, qui a mis l’argent, qui ont mis l’argent',
  ],
  whole_business: [
    'value of the whole, price of the whole, the whole is worth, worth as a whole, whole plant, entire shop, business in one piece, whole farm, whole bakery, whole place, price of the place, entire cow, whole cow, entire farm, price of the farm, tab for everything, thing as a whole, shop as a whole, value of the lot, price of the lot, whole business, whole company, whole firm, whole thing, whole enterprise, whole cake, whole pie, whole house, whole building, whole group, whole operation, entire business, entire company, entire firm, entire operation, entire thing, full company, full business, total company, company as a whole, business as a whole, firm as a whole, business itself, company itself, core business, core operations, core activity, operating business, underlying business, underlying operations, the operations, operating assets, operating activities, the machine, the engine, the house itself, house price, factories, business is worth, business alone, before anyone is paid, all of the business, all of the company, operating company, total worth, the enterprise, whole activity, entire group, productive assets, business overall, all the assets, shop itself, shop by itself, whole shop, whole flat, entire block, whole block, the flat, the shop, whole restaurant, building itself, price of the house, everything included, drawer included',
    'prix de la maison, le tout vaut, valeur des opérations, boîte entière, société entière, entreprise entière, affaire entière, tout l’outil de travail, toute la ferme, toute la boulangerie, fonds de commerce, tout le commerce, valeur du fonds, vache entière, ferme entière, tout l’immeuble, la note entière, tout le bazar, valeur du tout, prix du tout, affaire dans son ensemble, commerce dans son ensemble, boutique dans son ensemble, toute l’entreprise, toute la société, toute la boîte, toute l’affaire, immeuble entier, gâteau entier, ensemble de l’entreprise, ensemble de la société, entreprise dans son ensemble, société dans son ensemble, entreprise dans sa globalité, totalité de l’entreprise, totalité de la société, outil complet, outil de production, outil industriel, outil économique, l’outil, actif économique, actifs opérationnels, actifs d’exploitation, entreprise elle-même, activités, l’exploitation, exploitation elle-même, la machine, le business, cœur de métier, le métier, murs compris, la maison elle-même, valeur globale, valeur totale, outil de travail, totalité de la boîte, entreprise tout entière, patrimoine productif, maison complète, maison entière, restaurant entier, boutique entière, boulangerie entière, commerce entier, immeuble complet, toute la maison, tout le restaurant, prêt compris, crédit compris, l’ensemble',
  ],
};

import type { Lexicon } from '../types.ts';

/** What the acts are about: the everyday words for the notions of the trade, and who they concern. */
export const things = {
  after: ['after, once, following, later, subsequently', 'après, une fois, ensuite, plus tard'],
  asset: ['asset', 'actif'],
  before: [
    'before, ahead of, prior to, first, in advance, upfront, up front',
    'avant, d’avance, en avance, préalable, d’abord',
  ],
  both: [
    'both, all, everyone, whole, together, entire',
    'les deux, tous, tout le monde, ensemble, entier',
  ],
  buyer: [
    'one who buys, whoever buys, person who buys, who is buying, taker, buyer, acquirer, acquiror, bidder, purchaser, suitor',
    'qui achète, preneur, acheteur, acquéreur, repreneur, initiateur',
  ],
  cash: [
    'cash, money, liquidity, bank account',
    'cash, trésorerie, liquidités, argent, caisse, compte en banque',
  ],
  competitor: [
    'competitor, rival, peers, similar companies',
    'concurrent, rival, pairs, sociétés similaires',
  ],
  costs: ['cost, expense, charges, overheads, opex, spending', 'coût, charges, frais, dépenses'],
  customer: [
    'shoppers, subscribers, people who buy, those who buy, consumers, customer, client, buyers of its products, eaters, diners, punters',
    'abonnés, consommateurs, ceux qui achètent, gens qui achètent, client, clientèle, mangeurs, chalands',
  ],
  debt: [
    'debt, loan, borrowing, bond, leverage, owed',
    'dette, emprunt, prêt, endettement, obligations, doit',
  ],
  equipment: [
    'second kitchen, new kitchen, bigger kitchen, second warehouse, bigger workshop, crane, cranes, digger, van, oven, boat, new shop, tools, new line, truck, trucks, lorry, robots, ovens, equipment, machine, machinery, plant, factory, building, capacity, capex, fixed assets, premises, new site, tooling',
    'deuxième cuisine, nouvelle cuisine, lignes de production, deuxième entrepôt, nouvel entrepôt, grue, grues, pelleteuse, camionnette, four, bateau, nouveau magasin, atelier, outils, nouvelle ligne, camion, camions, robots, fours, presse, ateliers, équipement, machine, usine, bâtiment, capacité, capex, immobilisations, investissement, matériel',
  ],
  equity: ['equity, own money, own funds', 'fonds propres, capital, equity, apport'],
  forever: [
    'till kingdom come, until kingdom come, ad infinitum, no end in sight, end of time, for good, for ever, without end, endless, never ends, all later years, ever after, infinite, eternity, no end, without ever stopping, never ending, never stops, for all time, forever, perpetuity, infinity, indefinitely, long run, long term growth, after that',
    'saint-glinglin, ad vitam aeternam, à tout jamais, jusqu’à plus soif, fin des temps, sans fin, éternellement, ad vitam, à jamais, toutes les années suivantes, durera toujours, éternité, pas de fin, sans jamais s’arrêter, jamais s’arrêter, pour toujours, qui pond toujours, éternelle, infini, perpétuité, perpétuel, indéfiniment, long terme, normatif',
  ],
  future: [
    'future, forward, next year, coming years, five years, horizon, later, eventually',
    'futur, avenir, l’an prochain, prochaines années, années à venir, cinq ans, horizon, à terme, plus tard',
  ],
  goods: [
    'merchandise, stockpile, destocking, flour, raw stuff, ingredients, pallets, bottles, shirts, crates, back room, cupboard, materials, supplies, parts, components, fabric, clothes, shoes, bikes, phones, furniture, cartons, sweaters, tyres, timber, toys, depot, storeroom, boxes, shed, sheds, goods, stock, inventory, warehouse, unsold product, shelf, shelves',
    'déstockage, la matière, articles, produits finis, farine, ingrédients, palettes, bouteilles, chemises, arrière-boutique, placard, les matériaux, fournitures, composants, pièces détachées, tissu, vêtements, chaussures, vélos, téléphones, meubles, pulls, pneus, bois, jouets, étagère, étagères, dépôt, rayon, rayons, réserve, cartons, hangar, hangars, remise, stock, marchandises, matières premières, entrepôt, invendus, inventaire',
  ],
  growth: [
    'grows, grown, more orders, orders double, sell twice, twice as much, bigger orders, get bigger, more customers, growth, growing, expand, scale up, more sales',
    'croissent, grandissent, grandit, plus de commandes, commandes doublent, deux fois plus, grossir, grossit, plus de clients, croissance, croître, croît, grandir, développement',
  ],
  interest: [
    'interest, coupon, finance cost',
    'intérêts, frais financiers, coupon, charges financières',
  ],
  late: ['late, later, delay, wait, terms', 'retard, tard, plus tard, attendre, délai, échéance'],
  lender: [
    'people who lent, those who lent, whoever lent, ones who lent, finance company, credit company, leasing company, those who lend, people who lend, lender, creditor, bank, bondholder, debt holders',
    'ceux qui lui ont prêté, ceux qui nous ont prêté, organisme de crédit, société de crédit, le crédit veut, ceux qui prêtent, ceux qui ont prêté, prêteur, créancier, banque, obligataires',
  ],
  liability: ['liability, obligation, owed', 'passif, engagement, obligation'],
  loss_of_value: [
    'loses worth, bit less every year, goes down in value, loses a bit, loses value, worth less, write down, written down, wear, obsolete',
    'vaut un peu moins, perd chaque année, perd de la valeur, perte de valeur, vaut moins, déprécier, usure, obsolète',
  ],
  management: [
    'management, team, ceo, cfo, founder',
    'management, managers, équipe, dirigeant, dg, daf, fondateur',
  ],
  market: ['market, stock exchange, listed', 'marché, bourse, coté, boursier'],
  not_cash: [
    'nobody wired, nobody sent, no one sent, no one wired, only ink, just ink, ink on paper, only an entry, just an entry, just a book entry, a pencil mark, for show, no coin moved, no note moved, only a number on paper, just a number on paper, only a figure, just a figure, not write a cheque, not write a check, without money moving, without any money, money had already left, no money changed hands, no money changes hands, nobody wrote a cheque, no banknote, paper expense, paper cost, no wire, no transfer, wrote a cheque, wrote a check, writes a cheque, nobody paid, nobody actually paid, nobody pays, no one paid, no one pays, no money goes, no money went, no money left, nothing left the bank, nothing goes out, nothing is paid, nothing was paid, not a payment, no payment, not a real payment, not real money, no actual cash, only on paper, purely accounting, bookkeeping entry, book entry, cost no money, not cost any money, not cost any cash, not touch cash, not spend, no one has written a cheque, nobody wrote, nobody has paid, nobody’s paid, never left the bank, no one was paid, nobody was paid, no one gets paid, nobody gets paid, never spent, not a single euro, not a euro, not one euro, not a penny goes, not a cent goes, spent years ago, paid years ago, paid for years ago, spent long ago, no bill attached, no bill to pay, nothing to pay, no invoice for it, not send any money, not take any money, non cash, not cash, not a cash, no cash, no money leaves, nothing leaves, without cash, paper charge, paper loss, accounting entry, accounting charge, no cheque, no cash leaves, not paid in cash, only a number in the books, just a number in the books, only a line in the books, just a line in the books',
    'personne n’a viré, personne n’a envoyé, jeu d’écriture, que de l’encre, juste de l’encre, simple écriture, écriture sans argent, pour la forme, coup de crayon, qu’un chiffre sur, juste un chiffre, simple chiffre, pas fait de chèque, pas signé de chèque, sans que l’argent, sans argent qui, rien ne part, aucun billet, personne n’a rien versé, personne n’a rien payé, rien versé à personne, rien payé à personne, charge de papier, perte de papier, dépense de papier, fait de virement, aucun virement, pas de virement, personne n’a sorti, personne n’a payé, personne ne paie, personne ne sort, n’a rien coûté, ne coûte rien, ne coûte pas, rien n’est sorti, rien n’est décaissé, rien n’est payé, sans sortir, pas une sortie, pas une vraie sortie, pas un paiement, aucun paiement, aucun chèque, pas de chèque, pas d’argent, sans qu’un centime, sans qu’un euro, pas un centime, pas un euro, aucune sortie, non décaissable, non monétaire, sans effet de trésorerie, que sur le papier, aucun euro, aucun centime, pas un sou, rien ne quitte, personne ne l’a payé, personne n’a signé, c’est une écriture, n’est payé, jamais été dépensé, jamais dépensés, dépensé il y a, payé il y a, perte sur le papier, charge sur le papier, aucun argent ne sort, aucun argent, pas de facture, rien à payer, rien à régler, aucune facture, aucun versement, non cash, pas cash, pas du cash, sans décaissement, non décaissé, pas décaissé, aucun décaissement, rien ne sort, pas de sortie de cash, écriture comptable, purement comptable, charge calculée, sans sortie, qu’une ligne dans les livres',
  ],
  operations: ['operations, business, trading', 'exploitation, opérationnel, activité, métier'],
  owner: [
    'those who own, people who own, whoever owns, own the company, own the shares, those who risk their money, people risking their money, buy the shares, buying shares, hold the shares, holding shares, who own it, their own money in, puts his own money, put their own money, whoever owns it, shareholder, owner, equity holders, stockholder, investors',
    'les porteurs, entre les porteurs, ceux qui détiennent, ceux qui possèdent, ceux à qui elle appartient, porteurs de titres, celui qui met son argent, ceux qui mettent leur argent, ceux qui risquent leurs sous, ceux qui risquent leur argent, ceux qui mettent les fonds, ceux qui mettent au pot, achètent des actions, acheter des actions, détiennent des actions, détenir des actions, met son propre argent, mettent leur propre argent, porteurs de parts, actionnaire, propriétaire, associés, investisseurs',
  ],
  percent_of: [
    'percent, half, third, quarter, most, majority',
    'pour cent, moitié, tiers, quart, la plupart, majorité, l’essentiel',
  ],
  premium: ['premium, over the market price, above the share price', 'prime, au-dessus du cours'],
  price: [
    'price, amount paid, consideration, offer',
    'tarif, tarifs, prix, montant payé, offre, cours',
  ],
  profit: [
    'profit, earnings, net income, margin, bottom line, money made, gain',
    'bénéfice, profit, résultat, marge, gain',
  ],
  rate: ['rate, yield', 'taux, rendement'],
  revenue: [
    'revenue, sales, turnover, top line, takings',
    'chiffre d’affaires, ventes, revenus, revenu',
  ],
  risk: [
    'risk, risky, riskier, uncertainty, uncertain, danger, downside',
    'risque, incertitude, incertain, danger, aléa',
  ],
  seller: [
    'one who sells, whoever sells, person who sells, who is selling, seller, vendor, target',
    'qui vend, vendeur, cédant, cible',
  ],
  share_of_company: ['share, stock, stake', 'action, titre, participation'],
  shares_count: [
    'number of shares, share count, shares outstanding, shares in issue',
    'nombre d’actions, nombre de titres, actions en circulation',
  ],
  sponsor: [
    'sponsor, fund, private equity, pe firm, financial buyer',
    'fonds, sponsor, lbo, private equity',
  ],
  supplier: ['supplier, vendor', 'fournisseur'],
  value: ['valued, value, worth, valuation', 'valent, vaudra, valeur, vaut, valorisation'],
  year: ['year, annual, period', 'an, année, annuel, exercice'],
} as const satisfies Lexicon;

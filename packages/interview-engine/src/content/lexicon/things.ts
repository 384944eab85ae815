import type { Lexicon } from '../types.ts';

/** What the acts are about: the everyday words for the notions of the trade, and who they concern. */
export const things = {
  cash: [
    'cash, money, liquidity, bank account, cash balance, cash position',
    'cash, trésorerie, liquidités, argent, caisse, compte en banque',
  ],
  profit: [
    'profit, earnings, net income, margin, bottom line, money made, gain',
    'bénéfice, profit, résultat, résultat net, marge, gain',
  ],
  revenue: [
    'revenue, revenues, sales, turnover, top line, takings',
    'chiffre d’affaires, ventes, revenus, revenu',
  ],
  costs: [
    'cost, costs, expense, expenses, charges, overheads, opex, spending',
    'coût, coûts, charges, frais, dépenses',
  ],
  debt: [
    'debt, loan, loans, borrowing, borrowings, bank debt, bond, bonds, leverage, what it owes, owed, owes',
    'dette, dettes, emprunt, emprunts, prêt, prêts, endettement, obligations, ce qu’elle doit, doit',
  ],
  interest: [
    'interest, coupon, interest cost, interest expense, finance cost',
    'intérêts, intérêt, frais financiers, coupon, charges financières',
  ],
  lender: [
    'lender, lenders, creditor, creditors, bank, banks, bondholder, bondholders, debt holders',
    'prêteur, prêteurs, créancier, créanciers, banque, banques, obligataires',
  ],
  owner: [
    'shareholder, shareholders, owner, owners, equity holders, stockholder, stockholders, investors',
    'actionnaire, actionnaires, propriétaire, propriétaires, associés, investisseurs',
  ],
  equity: [
    'equity, own money, own funds, equity cheque',
    'fonds propres, capitaux propres, capital, equity, apport',
  ],
  customer: [
    'customer, customers, client, clients, buyers of its products',
    'client, clients, clientèle',
  ],
  supplier: ['supplier, suppliers, vendor, vendors', 'fournisseur, fournisseurs'],
  goods: [
    'goods, stock, inventory, inventories, warehouse, raw material, raw materials, unsold product, shelf, shelves',
    'stock, stocks, marchandises, matières premières, entrepôt, invendus, inventaire',
  ],
  equipment: [
    'equipment, machine, machines, machinery, plant, plants, factory, factories, building, buildings, capacity, capex, fixed assets, premises, new site, new sites, tooling',
    'équipement, équipements, machine, machines, usine, usines, bâtiment, bâtiments, capacité, capacités, capex, immobilisations, outil industriel, investissement, investissements, matériel',
  ],
  price: ['price, priced, amount paid, consideration, offer', 'prix, montant payé, offre, cours'],
  premium: [
    'premium, control premium, over the market price, above the share price',
    'prime, prime de contrôle, au-dessus du cours',
  ],
  value: ['value, worth, valuation', 'valeur, vaut, valorisation, valoriser'],
  share_of_company: [
    'share, shares, stock, stake',
    'action, actions, titre, titres, participation',
  ],
  shares_count: [
    'number of shares, share count, shares outstanding, shares in issue',
    'nombre d’actions, nombre de titres, actions en circulation',
  ],
  rate: ['rate, rates, discount rate, yield', 'taux, rendement'],
  risk: [
    'risk, risky, riskier, uncertainty, uncertain, danger, downside',
    'risque, risqué, incertitude, incertain, danger, aléa',
  ],
  year: ['year, years, annual, annually, period', 'an, ans, année, années, annuel, exercice'],
  future: [
    'future, forward, next year, next years, coming years, five years, horizon, later, eventually',
    'futur, avenir, l’an prochain, prochaines années, années à venir, cinq ans, horizon, à terme, plus tard',
  ],
  forever: [
    'forever, perpetuity, perpetual, in perpetuity, infinity, indefinitely, long run, long term growth, after that',
    'infini, à l’infini, perpétuité, perpétuel, perpétuelle, indéfiniment, long terme, normatif',
  ],
  operations: [
    'operations, operating, business, core business, underlying business, trading',
    'exploitation, opérationnel, opérationnelle, activité, métier',
  ],
  buyer: [
    'buyer, buyers, acquirer, acquiror, bidder, bidders, purchaser, suitor',
    'acheteur, acheteurs, acquéreur, acquéreurs, repreneur, initiateur',
  ],
  seller: ['seller, sellers, vendor, target', 'vendeur, vendeurs, cédant, cible'],
  sponsor: [
    'sponsor, fund, private equity, pe fund, pe firm, financial buyer',
    'fonds, fonds d’investissement, sponsor, lbo, private equity',
  ],
  management: [
    'management, manager, managers, team, ceo, cfo, founder, founders',
    'management, manager, managers, équipe, dirigeant, dirigeants, dg, daf, fondateur',
  ],
  competitor: [
    'competitor, competitors, rival, rivals, peers, similar companies',
    'concurrent, concurrents, rival, pairs, sociétés similaires',
  ],
  market: [
    'market, markets, stock market, stock exchange, listed',
    'marché, marchés, bourse, coté, cotée, boursier',
  ],
  asset: ['asset, assets', 'actif, actifs'],
  liability: [
    'liability, liabilities, obligation, obligations, owed',
    'passif, engagement, engagements, obligation',
  ],
  before: [
    'before, ahead of, prior to, first, in advance, upfront, up front',
    'avant, d’avance, en avance, préalable, d’abord',
  ],
  after: ['after, once, following, later, subsequently', 'après, une fois, ensuite, plus tard'],
  late: [
    'late, later, delay, delayed, wait, weeks later, months later, days later, terms',
    'retard, tard, plus tard, attendre, délai, délais, échéance',
  ],
  growth: [
    'growth, growing, grow, grows, expand, expands, expanding, scale up, more sales',
    'croissance, croître, croît, grandir, grandit, se développer, développement',
  ],
  loss_of_value: [
    'loses value, lose value, worth less, write down, written down, wear, wear and tear, obsolete',
    'perd de la valeur, perte de valeur, vaut moins, déprécier, dépréciation, usure, obsolète',
  ],
  not_cash: [
    'non cash, not cash, not a cash, no cash, no money leaves, nothing leaves, without cash, paper charge, paper loss, accounting entry, accounting charge, no cash moves, no cash out, no cheque, no cash leaves, not paid in cash',
    'non cash, pas cash, pas du cash, sans décaissement, non décaissé, non décaissée, pas décaissé, pas décaissée, aucun décaissement, rien ne sort, pas de sortie de cash, pas de sortie de trésorerie, écriture comptable, purement comptable, charge calculée, sans sortie',
  ],
  rank: [
    'rank, ranking, ranks, senior, order, priority, first in line, in line, queue, ahead of, waterfall',
    'rang, rangs, ordre, priorité, prioritaire, cascade, premier servi, avant les autres',
  ],
  both: [
    'both, all, everyone, whole, together, entire',
    'les deux, tous, tout le monde, ensemble, l’ensemble, entier',
  ],
  percent_of: [
    'percent, half, third, quarter, most, majority, two thirds',
    'pour cent, moitié, tiers, quart, la plupart, majorité, deux tiers, l’essentiel',
  ],
} as const satisfies Lexicon;

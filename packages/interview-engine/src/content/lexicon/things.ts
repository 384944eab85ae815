import type { Lexicon } from '../types.ts';

/** What the acts are about: the everyday words for the notions of the trade, and who they concern. */
export const things = {
  cash: [
    'cash, money, liquidity, bank account',
    'cash, trésorerie, liquidités, argent, caisse, compte en banque',
  ],
  profit: [
    'profit, earnings, net income, margin, bottom line, money made, gain',
    'bénéfice, profit, résultat, marge, gain',
  ],
  revenue: [
    'revenue, sales, turnover, top line, takings',
    'chiffre d’affaires, ventes, revenus, revenu',
  ],
  costs: ['cost, expense, charges, overheads, opex, spending', 'coût, charges, frais, dépenses'],
  debt: [
    'debt, loan, borrowing, bond, leverage, owed',
    'dette, emprunt, prêt, endettement, obligations, doit',
  ],
  interest: [
    'interest, coupon, finance cost',
    'intérêts, frais financiers, coupon, charges financières',
  ],
  lender: [
    'lender, creditor, bank, bondholder, debt holders',
    'prêteur, créancier, banque, obligataires',
  ],
  owner: [
    'shareholder, owner, equity holders, stockholder, investors',
    'actionnaire, propriétaire, associés, investisseurs',
  ],
  equity: ['equity, own money, own funds', 'fonds propres, capital, equity, apport'],
  customer: ['customer, client, buyers of its products', 'client, clientèle'],
  supplier: ['supplier, vendor', 'fournisseur'],
  goods: [
    'goods, stock, inventory, warehouse, unsold product, shelf, shelves',
    'stock, marchandises, matières premières, entrepôt, invendus, inventaire',
  ],
  equipment: [
    'equipment, machine, machinery, plant, factory, building, capacity, capex, fixed assets, premises, new site, tooling',
    'équipement, machine, usine, bâtiment, capacité, capex, immobilisations, investissement, matériel',
  ],
  price: ['price, amount paid, consideration, offer', 'prix, montant payé, offre, cours'],
  premium: ['premium, over the market price, above the share price', 'prime, au-dessus du cours'],
  value: ['value, worth, valuation', 'valeur, vaut, valorisation'],
  share_of_company: ['share, stock, stake', 'action, titre, participation'],
  shares_count: [
    'number of shares, share count, shares outstanding, shares in issue',
    'nombre d’actions, nombre de titres, actions en circulation',
  ],
  rate: ['rate, yield', 'taux, rendement'],
  risk: [
    'risk, risky, riskier, uncertainty, uncertain, danger, downside',
    'risque, incertitude, incertain, danger, aléa',
  ],
  year: ['year, annual, period', 'an, année, annuel, exercice'],
  future: [
    'future, forward, next year, coming years, five years, horizon, later, eventually',
    'futur, avenir, l’an prochain, prochaines années, années à venir, cinq ans, horizon, à terme, plus tard',
  ],
  forever: [
    'forever, perpetuity, infinity, indefinitely, long run, long term growth, after that',
    'infini, perpétuité, perpétuel, indéfiniment, long terme, normatif',
  ],
  operations: ['operations, business, trading', 'exploitation, opérationnel, activité, métier'],
  buyer: [
    'buyer, acquirer, acquiror, bidder, purchaser, suitor',
    'acheteur, acquéreur, repreneur, initiateur',
  ],
  seller: ['seller, vendor, target', 'vendeur, cédant, cible'],
  sponsor: [
    'sponsor, fund, private equity, pe firm, financial buyer',
    'fonds, sponsor, lbo, private equity',
  ],
  management: [
    'management, team, ceo, cfo, founder',
    'management, managers, équipe, dirigeant, dg, daf, fondateur',
  ],
  competitor: [
    'competitor, rival, peers, similar companies',
    'concurrent, rival, pairs, sociétés similaires',
  ],
  market: ['market, stock exchange, listed', 'marché, bourse, coté, boursier'],
  asset: ['asset', 'actif'],
  liability: ['liability, obligation, owed', 'passif, engagement, obligation'],
  before: [
    'before, ahead of, prior to, first, in advance, upfront, up front',
    'avant, d’avance, en avance, préalable, d’abord',
  ],
  after: ['after, once, following, later, subsequently', 'après, une fois, ensuite, plus tard'],
  late: ['late, later, delay, wait, terms', 'retard, tard, plus tard, attendre, délai, échéance'],
  growth: [
    'growth, growing, expand, scale up, more sales',
    'croissance, croître, croît, grandir, développement',
  ],
  loss_of_value: [
    'loses value, worth less, write down, written down, wear, obsolete',
    'perd de la valeur, perte de valeur, vaut moins, déprécier, usure, obsolète',
  ],
  not_cash: [
    'non cash, not cash, not a cash, no cash, no money leaves, nothing leaves, without cash, paper charge, paper loss, accounting entry, accounting charge, no cheque, no cash leaves, not paid in cash, only a number in the books, just a number in the books, only a line in the books, just a line in the books',
    'non cash, pas cash, pas du cash, sans décaissement, non décaissé, pas décaissé, aucun décaissement, rien ne sort, pas de sortie de cash, écriture comptable, purement comptable, charge calculée, sans sortie, qu’une ligne dans les livres',
  ],
  both: [
    'both, all, everyone, whole, together, entire',
    'les deux, tous, tout le monde, ensemble, entier',
  ],
  percent_of: [
    'percent, half, third, quarter, most, majority',
    'pour cent, moitié, tiers, quart, la plupart, majorité, l’essentiel',
  ],
} as const satisfies Lexicon;

import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is falsely sought in a target. */
export const untruthsOfTargetsNotions = {
  lbo_seek: [
    'looking for, I want, we want, you want, seek, prefer, I like, I love, should be, needs to be, must be, should have, must have, ideally, give me, the more, best targets are, best target is, lenders love, lenders like, banks love, banks like, good target has',
    'il faut aussi qu’elle, cherche, je veux, on veut, préférer, privilégie, privilégier, j’aime, doit être, doit avoir, faut qu’elle, faut qu’il, faut que, idéalement, il me faut, plus elle est, plus c’est, prêteurs aiment, banques aiment, il faut une, il faut un, bonne cible a, bonne cible c’est',
  ],
  lbo_swinging: [
    'yo yo, yoyo, up and down, rollercoaster, roller coaster, swing, volatile, cyclical, erratic, lumpy, unpredictable, irregular, all over the place',
    'yoyo, yo yo, montagnes russes, dents de scie, volatil, très cyclique, fortement cyclique, bien cyclique, imprévisible, irrégulier, irrégulière, en accordéon, qui bougent beaucoup, qui varient beaucoup, aléatoires',
  ],
  lbo_volatility_word: [
    'volatility, cyclicality, swings, ups and downs, unpredictability',
    'volatilité, volatile, cyclicité, cyclique, hauts et bas, irrégularité',
  ],
  lbo_makes_win: [
    'makes the money, makes the fund win, drives the return, creates upside, the better, is what makes, earns the fund, boosts the return, is a plus, is an advantage, is an asset',
    'fait gagner, crée le gain, mieux c’est, est un atout, est un avantage, est un plus, c’est bon pour, fait le rendement, tire le rendement, rapporte le plus',
  ],
  lbo_debt_adapts: [
    'debt adapts, debt adjusts, debt follows the cycle, debt flexes, loan adapts, banks wait, banks adapt, repayments adapt, debt can wait',
    'dette s’adapte, dette s’ajuste, dette suit le cycle, banques attendent, banques s’adaptent, échéances s’adaptent, dette peut attendre, remboursements s’adaptent',
  ],
  lbo_heavy_spending: [
    'heavy capex, capex is high, high investment needs, high capex, big capex, lots of capex, large capex, capital intensive, capital hungry, heavy investment, big investments, heavy spending, lots of factories, many factories, lots of plants, lots of machines, heavy machinery, lots of inventory, lots of stock, heavy working capital, large working capital, asset heavy, big plants',
    'capex lourd, investissement est élevé, investissements sont élevés, capex élevé, gros capex, beaucoup de capex, capex important, capitalistique, gros investissements, investissements lourds, investissements massifs, beaucoup d’usines, beaucoup de machines, beaucoup de stock, bfr élevé, gros bfr, soit lourde, grosses dépenses, dépenses d’investissement chaque année, usines et du stock, industrie lourde',
  ],
  lbo_leaves_cash: [
    'leaves more cash, leaves the most cash, leaves most cash, frees cash, frees up cash, generates more cash, helps repay, helps pay, reassures the banks, makes it better, is good, is a plus, is better, is ideal, is great, good sign, lets you borrow more',
    'laisse plus d’argent, laisse le plus d’argent, laisse plus de cash, dégage plus de cash, dégage du cash, libère du cash, aide à rembourser, rassure les banques, est un plus, c’est mieux, est un atout, est idéal, bon signe, permet d’emprunter plus',
  ],
  lbo_weak_position: [
    'fierce competition, many competitors, lots of competitors, crowded market, very competitive market, low barriers, no barriers, small market share, weak position, weak market position, losing market share, commodity product, one big customer, one large customer, single customer, single big customer, customer concentration, low margins, thin margins, weak margins, only one customer',
    'concurrence féroce, beaucoup de concurrents, plein de concurrents, marché très concurrentiel, marché encombré, peu de barrières, aucune barrière, petite part de marché, position faible, produit banal, marges faibles, faibles marges, sans barrière, pas de barrières, un seul gros client, un seul client, client unique',
  ],
  lbo_already_indebted: [
    'already indebted, already in debt, already carries a lot, already has a lot, already carries high, already highly leveraged, already leveraged, already carries debt, lots of existing debt, already full of debt, heavily indebted',
    'déjà endettée, déjà fortement endettée, déjà beaucoup de dette, déjà chargée en dette, très endettée, lourdement endettée, bilan déjà chargé',
  ],
  lbo_weak_team: [
    'weak management, weak team, management can leave, management should leave, management leaves, management goes, replaced on day one, replace the management, management should be replaced, replace the whole team',
    crossed(
      'équipe, management, dirigeants',
      'faible, à remplacer, doit être remplacé, peut partir, doit partir, n’a pas d’importance, peu importe, importe peu',
    ),
  ],
} as const satisfies Lexicon;
